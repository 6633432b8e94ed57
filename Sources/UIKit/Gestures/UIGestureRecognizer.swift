import CoreGraphics
public import Foundation

/// Watches the touches of a view and says when they are the movement it knows.
///
/// Subclasses override the `touches…` methods and set `state`. There are no Objective-C selectors
/// here, so actions are closures: see `Tessera`'s `addHandler(_:)`.
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
  private var handlers: [(UIGestureRecognizer) -> Void] = []

  struct Settings {
    var isEnabled = true
    var cancelsTouchesInView = true
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

  /// Creates a recogniser without actions.
  public override init() { super.init() }

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
    handlers.append(handler)
  }

  func callHandlers() {
    for handler in handlers { handler(self) }
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
  var windowCentroid: CGPoint? {
    guard !isEmpty else { return nil }
    let sum = reduce(CGPoint.zero) { $0 + $1.state.windowLocation }
    return CGPoint(x: sum.x / CGFloat(count), y: sum.y / CGFloat(count))
  }
}
