import CoreGraphics
public import Foundation

/// The part of a view that is drawn: where it stands, its background, border, corners and shadow.
///
/// Every view has exactly one and every layer belongs to a view; separate layer
/// trees do not exist. Changes made inside an animation block animate.
@preconcurrency @MainActor
open class CALayer: NSObject {
  weak var view: UIView?
  final private(set) var model = LayerProperties()
  final private(set) var animations = LayerAnimations()
  /// What a layer that was hidden leaves the screen with.
  final private var leaving: UIViewAnimationTransaction?
  /// What the backend keeps with this layer; see `UIBackendLayerCache`.
  public var backendCache = UIBackendLayerCache()

  init(view: UIView) {
    self.view = view
    super.init()
  }

  private init(model: LayerProperties) {
    self.model = model
    super.init()
  }

  /// The layer of the superview, if any.
  public var superlayer: CALayer? { view?.superview?.layer }

  /// The layer whose picture this one is part of: that of the superview, or the one that it masks.
  private var enclosingLayer: CALayer? { superlayer ?? view?.hierarchy.maskedView?.layer }

  /// The window that shows the layer, be it as a mask.
  private var window: UIWindow? {
    var layer = self
    while let view = layer.view {
      if let window = view.window { return window }
      guard let enclosing = layer.enclosingLayer else { return nil }
      layer = enclosing
    }
    return nil
  }

  /// The layers of the subviews in the order of the views, back to front but for `zPosition`.
  public var sublayers: [CALayer]? { view.map { $0.subviews.map(\.layer) } }

  /// Changes the model in one animated part, or at once outside animation blocks.
  func update(_ key: LayerKey, _ change: (inout LayerProperties) -> Void) {
    var changed = model
    change(&changed)
    guard changed != model else { return }
    let before = model
    model = changed
    if let transaction = UIViewAnimationTransaction.current, window != nil {
      let delta = before.delta(from: changed, key: key)
      animations.add(LayerAnimation(key: key, delta: delta, transaction: transaction))
      UIApplication.shared.animationClock.start(self)
    }
    invalidate(key)
  }

  /// Changes a part of the model that never animates.
  func updateDirectly(_ change: (inout LayerProperties) -> Void) {
    var changed = model
    change(&changed)
    guard changed != model else { return }
    let isPlacement =
      changed.isHidden != model.isHidden || changed.zPosition != model.zPosition
      || changed.anchorPoint != model.anchorPoint || changed.isDoubleSided != model.isDoubleSided
    model = changed
    guard isPlacement, let enclosingLayer else { return invalidateOwn() }
    enclosingLayer.invalidateSubtree()
  }

  /// Keeps the layer on screen while `transaction` runs although it is hidden; not any more for `nil`.
  func leave(with transaction: UIViewAnimationTransaction?) { leaving = transaction }

  /// Whether the layer is hidden and still on screen.
  var isLeaving: Bool {
    guard let leaving, model.isHidden else { return false }
    return leaving.isRunning
  }

  /// Goes what another layer in its place still has to go to its position and its size, at the same speed.
  func joinMovement(of other: CALayer) {
    join(other) { $0.key == .position || $0.key == .bounds ? $0 : nil }
  }

  /// Goes what a layer around it still has to go; or the same way back, so that it stays where it is.
  func joinMovement(ofContentOf other: CALayer, isReversed: Bool = false) {
    join(other) { $0.movementOfContent(isReversed: isReversed) }
  }

  private func join(_ other: CALayer, as change: (LayerAnimation) -> LayerAnimation?) {
    guard !other.animations.isEmpty else { return }
    animations.join(other.animations, as: change)
    guard !animations.isEmpty else { return }
    UIApplication.shared.animationClock.start(self)
    for key in animations.keys { invalidate(key) }
  }

  /// When a part of the layer comes to rest; `nil` when it does not move.
  func endOfMovement(of key: LayerKey) -> TimeInterval? {
    animations.isEmpty ? nil : animations.end(of: key)
  }

  /// Drops what animations have ended by `time`; answers whether any is left.
  func advanceAnimations(to time: TimeInterval) -> Bool {
    for key in animations.keys { invalidate(key) }
    for animation in animations.removeEnded(at: time) {
      animation.transaction.animationDidEnd(finished: true)
    }
    return !animations.isEmpty
  }

  /// Ends all animations of this layer at once, at the values of the model.
  open func removeAllAnimations() {
    guard !animations.isEmpty else { return }
    let removed = animations.removeAll()
    for key in Set(removed.map(\.key)) { invalidate(key) }
    for animation in removed { animation.transaction.animationDidEnd(finished: false) }
  }

  /// A copy of the layer as it is on screen at the time of the frame, animations included.
  ///
  /// It belongs to no view: setting its properties changes nothing on screen. `nil` for a layer that is
  /// in no window.
  public func presentation() -> CALayer? {
    guard window != nil else { return nil }
    return CALayer(model: shown)
  }

  /// The properties on screen at the time of the frame.
  var shown: LayerProperties {
    animations.isEmpty
      ? model : animations.applied(to: model, at: UIApplication.shared.backend.currentTime)
  }
}

extension CALayer {
  private func invalidate(_ key: LayerKey) {
    guard key.isPlacement, let enclosingLayer else { return invalidateOwn() }
    enclosingLayer.invalidateSubtree()
  }

  /// Says that what the layer itself draws has changed.
  func invalidateOwn() {
    backendCache.own = nil
    invalidateSubtree()
  }

  /// Says that a picture of the layer with its sublayers is out of date, up to the window.
  ///
  /// Stops at the first layer above that has no such picture: then none above it has one either,
  /// unless that layer is hidden, and then the change is not visible.
  func invalidateSubtree() {
    backendCache.subtree = nil
    var layer = enclosingLayer
    while let current = layer, current.backendCache.subtree != nil {
      current.backendCache.subtree = nil
      layer = current.enclosingLayer
    }
    window?.setNeedsDisplay()
  }
}
