public import CoreGraphics
public import Foundation

/// A rectangle that is drawn: where it stands, its background, border, corners, shadow and the layers in it.
///
/// Every view has exactly one, which follows the view. Other layers, made with `CALayer()`, are put into them and take no
/// touches. Changes of the layers of views animate inside of animation blocks.
@preconcurrency @MainActor
open class CALayer: NSObject {
  weak var view: UIView?
  final private(set) var model = LayerProperties()
  final private(set) var animations = LayerAnimations()
  /// What only few layers have; `nil` for the others.
  final var rare: RareLayerState?
  /// What the backend keeps with this layer; see `UIBackendLayerCache`.
  public var backendCache = UIBackendLayerCache()

  /// Creates a layer of no size that belongs to no view.
  public override init() { super.init() }

  /// Creates a layer that looks like `layer`, without what is in that one.
  ///
  /// `presentation()` makes its layers with it, also those of classes of the app. Anything that is no layer is reported, and
  /// the new one is as `init()` makes it.
  public init(layer: Any) {
    super.init()
    if let other = layer as? CALayer {
      model = other.model
    } else {
      Diagnostics.report(
        .geometry,
        "A layer was to be made like \(type(of: layer)), which is no layer; it has no size."
      )
    }
  }

  /// Creates a layer of no size; there are no archives of layers to read.
  public required init?(coder: NSCoder) { super.init() }

  /// The layer that this one is in: that of the superview, for the layer of a view.
  public var superlayer: CALayer? {
    if let view { return view.superview?.layer }
    return rare?.tree.superlayer
  }

  /// The layer whose picture this one is part of: the one it is in, or the one that it masks.
  var enclosingLayer: CALayer? {
    superlayer ?? rare?.tree.maskedLayer ?? view?.hierarchy.maskedView?.layer
  }

  /// The window that shows the layer, be it as a mask.
  var window: UIWindow? {
    var layer: CALayer? = self
    while let current = layer {
      if let window = current.view?.window { return window }
      layer = current.enclosingLayer
    }
    return nil
  }

  /// What happens when the property of this name changes: the one of `actions`, that of the class, or an animation.
  ///
  /// It is asked for layers of no view that were shown, unless their transaction disables actions. With `nil` the property
  /// changes at once.
  open func action(forKey event: String) -> (any CAAction)? { usualAction(forKey: event) }

  /// What happens for all layers of the class when the property of this name changes; `nil`, for an animation, unless
  /// overridden.
  open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }

  /// Places the layers in this one; called before the next frame when `setNeedsLayout()` was, or the size has changed.
  ///
  /// The layer of a view has the view lay out its subviews. That of no view does nothing unless overridden.
  open func layoutSublayers() { view?.layoutSublayers(of: self) }

  /// The layer furthest in front at `p`, in the coordinates of the superlayer, of this one and those in it; `nil` outside.
  ///
  /// Layers that are hidden or transparent are passed by with all they hold. What animations have still to go does not
  /// count. What a layer that masks to its bounds holds outside of them cannot be hit.
  open func hitTest(_ p: CGPoint) -> CALayer? { frontmostLayer(at: p) }

  /// Whether the bounds hold `p`, in the coordinates of this layer.
  open func contains(_ p: CGPoint) -> Bool {
    let bounds = model.bounds
    return p.x >= bounds.minX && p.x < bounds.maxX && p.y >= bounds.minY && p.y < bounds.maxY
  }

  /// Draws the content of the layer anew, by `draw(in:)`; called before the next frame when `setNeedsDisplay()` was.
  open func display() { recordContent() }

  /// Draws the content, over the background and under the sublayers; the layer of a view has that draw, others draw nothing
  /// unless it is overridden.
  ///
  /// - Parameter ctx: Where to draw, with the origin of the bounds. It is not the current context.
  open func draw(in ctx: CGContext) { view?.draw(self, in: ctx) }

  /// What casts the shadow of the layer; `nil` for its rounded bounds.
  var shapeOfShadow: UIBackendPath? { rare?.shadowPath.flatMap(UIBackendPath.init) }

  /// Has the layer look as `layer` does at the time of the frame; overridden by layers that draw.
  func takeAppearance(of layer: CALayer) { model = layer.shown }

  /// What the layer draws over its background, back to front; overridden by layers that draw.
  func ownDrawings() -> [UIBackendDrawing] { pictureDrawings() }

  /// Changes the model in one animated part, or at once outside animation blocks.
  func update(_ key: LayerKey, _ change: (inout LayerProperties) -> Void) {
    var changed = model
    change(&changed)
    guard changed != model || replacesRepetition(of: key) else { return }
    let before = model
    model = changed
    if key == .bounds, before.bounds.size != changed.bounds.size { contentSizeDidChange() }
    if let transaction = presentAnimation(of: key, from: before), window != nil {
      animate(key, from: before, transaction)
    }
    invalidate(key)
  }

  /// How what is changed now animates: as an animation block says, or as the transaction does for layers of no view.
  private func presentAnimation(
    of key: LayerKey,
    from former: LayerProperties
  ) -> UIViewAnimationTransaction? {
    guard view == nil else { return UIViewAnimationTransaction.current }
    // Most changes are made before the layer is shown, and cost nothing more.
    guard rare?.activity.wasShown == true,
      animatesImplicitly(model.changedProperty(from: former, key: key))
    else { return nil }
    return CATransaction.implicitAnimation()
  }

  /// Whether a change that is none ends an animation that plays more than once.
  private func replacesRepetition(of key: LayerKey) -> Bool {
    !animations.isEmpty && view != nil && UIViewAnimationTransaction.current != nil
      && animations.repeats(key)
  }

  private func animate(
    _ key: LayerKey,
    from before: LayerProperties,
    _ transaction: UIViewAnimationTransaction
  ) {
    let application = UIApplication.shared
    transaction.timing.timeline?.note(key, of: self, before, view?.backgroundColor)
    let replaced = animations.removeRepeating(
      key,
      at: application.backend.currentTime,
      otherThan: transaction
    )
    animations.add(key, delta: before.delta(from: model, key: key) + replaced.rest, transaction)
    application.animationClock.start(self)
    for animation in replaced.ended { animation.transaction.animationDidEnd(finished: false) }
  }

  /// Starts an animation of a part that the model has no part in.
  ///
  /// - Parameters:
  ///   - key: The part.
  ///   - change: How far the part is from the model at the start.
  ///   - fraction: Until when it is as far, as a fraction of the animation; `nil` for one that comes evenly nearer.
  ///   - transaction: The timing.
  func show(
    _ key: LayerKey,
    changedBy change: SIMD16<Double>,
    until fraction: Double? = nil,
    _ transaction: UIViewAnimationTransaction
  ) {
    transaction.timing.timeline?.note(key, of: self, model, view?.backgroundColor)
    animations.add(
      fraction.map { LayerAnimation(key: key, change, until: $0, transaction) }
        ?? LayerAnimation(key: key, delta: change, transaction: transaction)
    )
    UIApplication.shared.animationClock.start(self)
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
  func leave(with transaction: UIViewAnimationTransaction?) {
    guard transaction != nil || rare != nil else { return }
    ownRare.leaving = transaction
  }

  /// Whether the layer is hidden and still on screen.
  var isLeaving: Bool {
    guard let leaving = rare?.leaving, model.isHidden else { return false }
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

  /// Drops what animations have ended by `time`; answers whether any is left that moves by itself.
  func advanceAnimations(to time: TimeInterval) -> Bool {
    for key in animations.keys { invalidate(key) }
    for animation in animations.removeEnded(at: time) {
      animation.transaction.animationDidEnd(finished: true)
    }
    return advanceAddedAnimations(to: time) || animations.isMoving
  }

  /// Drops those that a property animator moves and answers them; the caller tells their transactions.
  func removeAnimations(of timeline: AnimatorTimeline) -> [LayerAnimation] {
    let removed = animations.remove(of: timeline)
    for key in Set(removed.map(\.key)) { invalidate(key) }
    return removed
  }

  /// Runs a copy of `anim` in place of the one that was added under the same name, if any.
  ///
  /// It changes how the layer looks and not its properties, and is added to what other animations do. It starts now, or once the
  /// layer is in a window, and goes when the layer leaves it. What it names by key paths that there are not has no effect.
  open func add(_ anim: CAAnimation, forKey key: String?) {
    if let key { removeAnimation(forKey: key) }
    guard let copy = anim.copy(with: nil) as? CAAnimation else { return }
    add(RunningAnimation(copy, key: key, completion: CATransaction.completion))
  }

  /// Ends all animations of this layer at once, at the values of the model.
  open func removeAllAnimations() {
    if rare != nil { removeAddedAnimations { _ in true } }
    guard !animations.isEmpty else { return }
    let removed = animations.removeAll()
    for key in Set(removed.map(\.key)) { invalidate(key) }
    for animation in removed { animation.transaction.animationDidEnd(finished: false) }
  }

  /// A copy of the layer as it is on screen at the time of the frame, animations included.
  ///
  /// It is of the same class, made with `init(layer:)`, belongs to no view and is in no layer: setting its properties changes
  /// nothing on screen. `nil` for a layer that is in no window.
  public func presentation() -> Self? {
    guard window != nil else { return nil }
    let copy = Self.make(like: self)
    copy.takeAppearance(of: self)
    return copy
  }

  /// The properties on screen at the time of the frame.
  var shown: LayerProperties {
    let properties =
      animations.isEmpty
      ? model : animations.applied(to: model, at: UIApplication.shared.backend.currentTime)
    return rare == nil ? properties : animated(properties)
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
