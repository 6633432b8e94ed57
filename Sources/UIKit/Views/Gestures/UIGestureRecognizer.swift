import CoreGraphics
public import Foundation

/// Watches the touches of a view and says when they are the movement it knows.
///
/// Subclasses override the `touches…` methods and set `state`. Actions are methods of targets by a `Selector`, or closures: see
/// `Tessera`'s `addHandler(_:)`.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
  /// The states of a gesture recogniser.
  public enum State: Int, Sendable {
    /// It has not made up its mind.
    case possible
    /// A continuous movement was recognised.
    case began
    /// A continuous movement goes on.
    case changed
    /// A continuous movement has ended, or a discrete one was recognised.
    case ended
    /// A continuous movement was taken away.
    case cancelled
    /// It is not the movement.
    case failed

    /// A discrete movement was recognised.
    public static let recognized = State.ended

    /// Whether a movement is recognised and goes on.
    var isActive: Bool { self == .began || self == .changed }
    /// Whether nothing more comes until the touches are lifted.
    var isFinal: Bool { self == .ended || self == .cancelled || self == .failed }
  }

  /// Decides when the recogniser may begin, and beside which others.
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  /// The view whose touches are watched.
  open private(set) weak var view: UIView?
  var settings = Settings()
  var progress = Progress()
  private var calls: [Call] = []

  private enum Call {
    case handler((UIGestureRecognizer) -> Void)
    case method(TargetAction)

    var method: TargetAction? {
      guard case .method(let method) = self else { return nil }
      return method
    }
  }

  struct Settings {
    var isEnabled = true
    var cancelsTouchesInView = true
    var delaysTouchesBegan = false
    var delaysTouchesEnded = true
    var requiredFailures: [UIGestureRecognizer] = []
    var name: String?
  }

  struct Progress {
    var state = State.possible
    /// What was recognised, began or ended, but has to wait until others have failed.
    var waitingState: State?
    /// The touches that are down.
    var touches: [UITouch] = []
    /// All touches since the recogniser was made ready.
    var watched: [UITouch] = []
    /// Where the movement was last, in the window's coordinates.
    var lastWindowLocation = CGPoint.zero
  }

  /// Creates a recogniser that calls a method of `target`, which is not held; none for `nil`.
  public init(target: Any?, action: Selector?) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }

  /// Creates a recogniser without actions.
  public override convenience init() { self.init(target: nil, action: nil) }

  /// Calls a method of `target` with the recogniser at each change of `state` from began, or recognised, to the last.
  ///
  /// That is once for a tap, and for a continuous movement once as it begins, for every change and as it ends or is cancelled. The
  /// target is not held. What is added twice is called once.
  open func addTarget(_ target: Any, action: Selector) {
    calls.removeAll { $0.method?.isOver ?? false }
    let isPresent = calls.contains { call in
      call.method.map { $0.isFor(target) && $0.selector == action } ?? false
    }
    if !isPresent { calls.append(.method(TargetAction(action, of: target))) }
  }

  /// Removes methods: those of a target, or of all for `nil`; one of them, or all for `nil`.
  ///
  /// Where a method cannot be told from others of its target, it is reported, and none is removed; see `Selector`.
  open func removeTarget(_ target: Any?, action: Selector?) {
    let meant = action.map { calls.compactMap(\.method).meant(by: $0, of: target) }
    calls.removeAll { call in
      guard let method = call.method, target == nil || method.isFor(target) else { return false }
      return meant.map { $0 == method.selector } ?? true
    }
  }

  /// The state of the recogniser; subclasses set it.
  ///
  /// A state that the rules do not allow now is not taken: a recogniser that may not begin fails
  /// instead, and one that must wait for others to fail is taken later.
  open var state: State {
    get { progress.state }
    set { GestureArbiter.move(self, to: newValue) }
  }

  /// Whether touches are watched; turning it off cancels what is recognised now.
  open var isEnabled: Bool {
    get { settings.isEnabled }
    set {
      settings.isEnabled = newValue
      if !newValue { GestureArbiter.cancel(self) }
    }
  }

  /// Whether the view gets its touches cancelled when the movement is recognised; `true` by default.
  open var cancelsTouchesInView: Bool {
    get { settings.cancelsTouchesInView }
    set { settings.cancelsTouchesInView = newValue }
  }

  /// Whether the view gets its touches only once this recogniser has failed; `false` by default.
  ///
  /// What is lifted meanwhile begins and ends in the view then. If the movement is recognised, the view does not get its touches at all
  /// where `cancelsTouchesInView` is `true`.
  open var delaysTouchesBegan: Bool {
    get { settings.delaysTouchesBegan }
    set { settings.delaysTouchesBegan = newValue }
  }

  /// Whether touches end in the view only once this recogniser has failed; `true` by default.
  ///
  /// That counts for recognisers that wait for more when touches are lifted, such as one for two taps. If the movement is recognised, the
  /// touches are cancelled in the view where `cancelsTouchesInView` is `true`, and else they end then.
  open var delaysTouchesEnded: Bool {
    get { settings.delaysTouchesEnded }
    set { settings.delaysTouchesEnded = newValue }
  }

  /// A name of the app's choice, for finding the recogniser while looking for a fault.
  open var name: String? {
    get { settings.name }
    set { settings.name = newValue }
  }

  /// The number of touches that are part of the movement.
  open var numberOfTouches: Int { progress.touches.count }

  /// Returns the location of the gesture in `view`'s coordinates: the middle of its touches.
  ///
  /// Without touches it is where the last ones were; before any it is the origin.
  open func location(in view: UIView?) -> CGPoint {
    guard let window = self.view?.window else { return .zero }
    return window.convert(windowLocation, to: view)
  }

  /// Returns the location of one of the touches in `view`'s coordinates; the middle for an index without a touch.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    guard progress.touches.indices.contains(touchIndex) else { return location(in: view) }
    return progress.touches[touchIndex].location(in: view)
  }

  /// Makes this recogniser wait until `otherGestureRecognizer` has failed.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    settings.requiredFailures.append(otherGestureRecognizer)
  }

  /// Fingers or buttons went down.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Fingers or pressed buttons moved.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called when fingers or buttons go up.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Touches were taken away; cancels what is recognised unless overridden.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    GestureArbiter.cancel(self)
  }

  /// Forgets the movement; called after it has ended or failed, before the next touch.
  open func reset() {}

  /// Whether this recogniser keeps `preventedGestureRecognizer` from its movement; `true` here.
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Whether `preventingGestureRecognizer` may keep this one from its movement; `true` here.
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Whether this recogniser waits until the other one has failed; `false` unless overridden.
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  /// Whether the other recogniser waits until this one has failed; `false` unless overridden.
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    false
  }

  /// A pinch of two fingers on a touchpad; answers whether it was taken.
  func magnify(_ event: UIBackendMagnifyEvent) -> Bool { false }

  /// Whether the recogniser cares for touches like `touch`; it does unless overridden.
  func watches(_ touch: UITouch) -> Bool { true }

  func attach(to view: UIView?) {
    self.view?.window?.touches.abandon(self)
    self.view = view
  }

  /// Calls `handler` for each state from began, or recognised, to the last.
  package func addHandlerClosure(_ handler: @escaping (UIGestureRecognizer) -> Void) {
    calls.append(.handler(handler))
  }

  func callHandlers() {
    for call in calls {
      switch call {
      case .handler(let handler): handler(self)
      case .method(let method): method.send(from: self, origin: view)
      }
    }
  }
}

extension UIGestureRecognizer {
  /// The middle of the touches, or where they were last, in the window's coordinates.
  var windowLocation: CGPoint {
    progress.touches.windowCentroid ?? progress.lastWindowLocation
  }

  /// Keeps where the touches are for when they are gone.
  func noteLocation() { progress.lastWindowLocation = windowLocation }
}

extension [UITouch] {
  /// The middle of the touches in the window's coordinates; `nil` without touches.
  @MainActor
  var windowCentroid: CGPoint? { map(\.state.windowLocation).centroid }
}

extension [CGPoint] {
  /// The middle of points; `nil` without any.
  var centroid: CGPoint? {
    guard !isEmpty else { return nil }
    let sum = reduce(CGPoint.zero, +)
    return CGPoint(x: sum.x / CGFloat(count), y: sum.y / CGFloat(count))
  }
}
