public import CoreGraphics
public import Foundation

// Longer than 500 lines: a subclass can override only what the class itself declares. The files beside this one say how each thing
// is done.

/// A rectangle that is drawn: where it stands, its background, border, corners, shadow and the layers in it.
///
/// Every view has exactly one, which follows the view. Other layers, made with `CALayer()`, are put into them and take no
/// touches. Changes of the layers of views animate inside of animation blocks.
@preconcurrency @MainActor
open class CALayer: NSObject {
  weak var view: UIView?
  /// What the layer is set to look like; changed by `update` and `updateDirectly`, and by what a copy takes over.
  final var model = LayerProperties()
  /// The changes of the model that are on their way.
  final var animations = LayerAnimations()
  /// What only few layers have; `nil` for the others.
  final var rare: RareLayerState?
  /// The pictures that the backend caches with this layer; see `UIBackendLayerCache`.
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
  open var superlayer: CALayer? {
    if let view { return view.superview?.ownLayer }
    return rare?.tree.superlayer
  }

  /// The layer whose picture this one is part of: the one it is in, or the one that it masks.
  var enclosingLayer: CALayer? {
    superlayer ?? rare?.tree.maskedLayer ?? view?.hierarchy.maskedView?.ownLayer
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

  /// Returns the action for a change of the property of this name: the one of `actions`, that of the class, or an animation.
  ///
  /// It is asked for layers of no view that were shown, unless their transaction disables actions. With `nil` the property
  /// changes at once.
  open func action(forKey event: String) -> (any CAAction)? { usualAction(forKey: event) }

  /// Returns the action for changes of the property of this name in all layers of the class; `nil`, for an animation, unless overridden.
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

  /// Draws the contents of the layer, by `draw(in:)`; called before the next frame after `setNeedsDisplay()`.
  open func display() { recordContent() }

  /// Draws the content, over the background and under the sublayers; the layer of a view has that draw, others draw nothing
  /// unless it is overridden.
  ///
  /// - Parameter ctx: Where to draw, with the origin of the bounds. It is not the current context.
  open func draw(in ctx: CGContext) { view?.draw(self, in: ctx) }

  /// What casts the shadow of the layer; `nil` for its rounded bounds.
  var shapeOfShadow: UIBackendPath? { rare?.shadowPath.flatMap(UIBackendPath.init) }

  /// Copies the appearance of `layer` at the time of the frame; overridden by layers that draw.
  func takeAppearance(of layer: CALayer) { model = layer.shown }

  /// What the layer draws over its background, back to front; overridden by layers that draw.
  func ownDrawings() -> [UIBackendDrawing] { pictureDrawings() }

  /// Runs a copy of `anim` in place of the one that was added under the same name, if any.
  ///
  /// It changes how the layer looks and not its properties, and is added to what other animations do. It starts now, or once the
  /// layer is in a window, and goes when the layer leaves it. What it names by key paths that there are not has no effect.
  /// A `CATransition` is always added under `kCATransition`.
  open func add(_ anim: CAAnimation, forKey key: String?) {
    if let transition = anim as? CATransition { return start(transition) }
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
  open func presentation() -> Self? {
    guard window != nil else { return nil }
    let copy = Self.make(like: self)
    copy.takeAppearance(of: self)
    return copy
  }

  /// The rectangle the layer shows, in its own coordinates.
  ///
  /// An override is called for what is set on the layer, by `frame` too. What is set on the view whose layer it is calls none.
  open var bounds: CGRect {
    get { model.bounds }
    set { if let view { view.bounds = newValue } else { place(bounds: newValue) } }
  }

  /// The position of the layer's anchor point, which is its middle by default, in the superlayer's coordinates.
  open var position: CGPoint {
    get { model.position }
    set { if let view { view.center = newValue } else { place(position: newValue) } }
  }

  /// The upright rectangle the layer fills in the superlayer's coordinates.
  ///
  /// Setting it with a transform other than the identity changes the size as if there were none and then the position.
  open var frame: CGRect {
    get { model.frame }
    set { if let view { view.frame = newValue } else { place(frame: newValue) } }
  }

  /// The point of the layer that lies at `position`, about which it is transformed, in unit coordinates; the middle, (0.5, 0.5), by
  /// default.
  ///
  /// (0, 0) is the top left corner and (1, 1) the bottom right one. Setting it moves the layer, at once also in animation
  /// blocks. A point with a number that is not finite is reported and changes nothing.
  open var anchorPoint: CGPoint {
    get { model.anchorPoint }
    set {
      guard newValue.isFinite else {
        return Diagnostics.report(
          .geometry,
          "A layer was given the anchor point \(newValue); it keeps \(anchorPoint). Both numbers must be finite."
        )
      }
      updateDirectly { $0.anchorPoint = newValue }
      view?.observedPropertiesMayHaveChanged()
    }
  }

  /// The transform of the layer about its anchor point; the identity by default.
  ///
  /// With `m34` set it has perspective. Sublayers are projected to the plane of the layer; layers that cross in space do not cut each
  /// other, and are in the order of `zPosition`.
  open var transform: CATransform3D {
    get { model.transform.matrix }
    set {
      update(.transform) { $0.transform = LayerTransform(newValue) }
      view?.observedPropertiesMayHaveChanged()
    }
  }

  /// Returns the transform of the layer in its plane.
  open func affineTransform() -> CGAffineTransform { model.transform.affine }

  /// Sets the transform to one of the plane.
  open func setAffineTransform(_ m: CGAffineTransform) { transform = CATransform3D(m) }

  /// The transform of the sublayers after their own transforms, about the anchor point of this layer; the identity by default.
  ///
  /// A perspective set here has one vanishing point for all of them, and those with a larger `zPosition` look larger.
  open var sublayerTransform: CATransform3D {
    get { model.sublayerTransform.matrix }
    set { update(.sublayerTransform) { $0.sublayerTransform = LayerTransform(newValue) } }
  }

  /// Whether the layer is seen from behind too, when a transform has turned it over; `true` by default.
  open var isDoubleSided: Bool {
    get { model.isDoubleSided }
    set { updateDirectly { $0.isDoubleSided = newValue } }
  }

  /// The opacity of the layer with all it holds, 0…1.
  open var opacity: Float {
    get { Float(model.opacity) }
    set { update(.opacity) { $0.opacity = CGFloat(newValue) } }
  }

  /// Whether neither the layer nor anything in it is drawn.
  open var isHidden: Bool {
    get { model.isHidden }
    set {
      if let view { return view.isHidden = newValue }
      updateDirectly { $0.isHidden = newValue }
    }
  }

  /// Whether what the layer holds is cut off at its bounds and rounded corners.
  open var masksToBounds: Bool {
    get { model.masksToBounds }
    set { updateDirectly { $0.masksToBounds = newValue } }
  }

  /// The colour behind everything.
  open var backgroundColor: CGColor? {
    get { model.backgroundColor.isClear ? nil : CGColor(model.backgroundColor) }
    set {
      update(.backgroundColor) {
        $0.backgroundColor = newValue.map(UIBackendColor.init) ?? $0.backgroundColor.cleared
      }
    }
  }

  /// The radius of the rounded corners, in points.
  open var cornerRadius: CGFloat {
    get { model.cornerRadius }
    set { update(.cornerRadius) { $0.cornerRadius = newValue } }
  }

  /// The corners that are rounded; all by default.
  open var maskedCorners: CACornerMask {
    get { model.maskedCorners }
    set { updateDirectly { $0.maskedCorners = newValue } }
  }

  /// The shape of the rounded corners, which is not seen: parts of circles are drawn for both.
  open var cornerCurve: CALayerCornerCurve {
    get { rare?.cornerCurve ?? .circular }
    set { if newValue != cornerCurve { ownRare.cornerCurve = newValue } }
  }

  /// The extent of a corner of this shape on Apple's platforms, in parts of its radius.
  open class func cornerCurveExpansionFactor(_ curve: CALayerCornerCurve) -> CGFloat {
    curve == .continuous ? 1.528665 : 1
  }

  /// The width of the line just inside the bounds, in points.
  open var borderWidth: CGFloat {
    get { model.border.width }
    set { update(.border) { $0.border.width = newValue } }
  }

  /// The colour of that line; opaque black by default.
  open var borderColor: CGColor? {
    get { CGColor(model.border.color) }
    set { update(.border) { $0.border.color = newValue.map(UIBackendColor.init) ?? .clear } }
  }

  /// The colour of the shadow; opaque black by default.
  open var shadowColor: CGColor? {
    get { CGColor(model.shadow.color) }
    set { update(.shadow) { $0.shadow.color = newValue.map(UIBackendColor.init) ?? .clear } }
  }

  /// The opacity of the shadow, 0…1; 0 by default, which casts none.
  open var shadowOpacity: Float {
    get { Float(model.shadow.opacity) }
    set { update(.shadow) { $0.shadow.opacity = CGFloat(newValue) } }
  }

  /// The offset of the shadow, in points; (0, −3) by default.
  open var shadowOffset: CGSize {
    get { model.shadow.offset }
    set { update(.shadow) { $0.shadow.offset = newValue } }
  }

  /// The blur radius of the shadow, in points; 3 by default.
  open var shadowRadius: CGFloat {
    get { model.shadow.radius }
    set { update(.shadow) { $0.shadow.radius = newValue } }
  }

  /// The shape that casts the shadow, in the coordinates of the layer; `nil`, for its rounded bounds, by default.
  ///
  /// A copy of the path is kept. The shadow of a path is drawn inside of it too, behind the layer.
  open var shadowPath: CGPath? {
    get { rare?.shadowPath }
    set {
      guard newValue != rare?.shadowPath else { return }
      ownRare.shadowPath = newValue?.copy()
      invalidateOwn()
    }
  }

  /// The rate of time in the layer and its sublayers, relative to the layer around it; 1 by default.
  ///
  /// With 0 time stops there, at `timeOffset`: animations stop where they are, and no frames are made for it. It applies to animations of
  /// views and to added animations; those of a `UIViewPropertyAnimator`, which can be paused itself, and to scrolling it does not apply.
  /// A value that is not finite is reported and changes nothing.
  open var speed: Float {
    get { rare?.time.speed ?? 1 }
    set { changeTime("speed", to: Double(newValue)) { $0.speed = newValue } }
  }

  /// The offset that is added to the time of the layer, in seconds; 0 by default.
  open var timeOffset: CFTimeInterval {
    get { rare?.time.timeOffset ?? 0 }
    set { changeTime("time offset", to: newValue) { $0.timeOffset = newValue } }
  }

  /// The time at which the time of the layer begins, in seconds of the layer around it; 0 by default.
  open var beginTime: CFTimeInterval {
    get { rare?.time.beginTime ?? 0 }
    set { changeTime("begin time", to: newValue) { $0.beginTime = newValue } }
  }

  /// Takes a time of `l` to the time of this layer, in seconds; with `nil` one of `CACurrentMediaTime()`.
  ///
  /// Where the time of `l`, or that of a layer around it, stops, the current time is used.
  open func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval {
    localTime(at: l?.clockTime(at: t) ?? t)
  }

  /// Takes a time of this layer to the time of `l`, in seconds; with `nil` to that of `CACurrentMediaTime()`.
  open func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
    let time = clockTime(at: t)
    return l?.localTime(at: time) ?? time
  }

  /// The distance of the layer in front of its siblings; layers with the same distance keep their order.
  open var zPosition: CGFloat {
    get { model.zPosition }
    set { updateDirectly { $0.zPosition = newValue } }
  }

  /// The picture that the layer shows over its background: a `UIImage`, as there is no `CGImage`; `nil` by default.
  ///
  /// One that is to be tinted takes the tint of the view that the layer is in. Anything else is reported and shows nothing.
  open var contents: Any? {
    get { rare?.picture.image }
    set {
      let image = newValue as? UIImage
      if let newValue, image == nil {
        Diagnostics.report(
          .image,
          "\(type(of: self)) was given contents of type \(type(of: newValue)); it shows a UIImage only."
        )
      }
      changePicture { $0.image = image }
    }
  }

  /// The placement of a picture that is smaller or larger than the layer; stretched by default.
  open var contentsGravity: CALayerContentsGravity {
    get { rare?.picture.gravity ?? .resize }
    set { changePicture { $0.gravity = newValue } }
  }

  /// The number of pixels of the picture in a point, where it is not scaled to the layer.
  ///
  /// Those of the screen for layers of views and 1 for others by default. A number that is not positive and finite is
  /// reported and changes nothing.
  open var contentsScale: CGFloat {
    get { rare?.picture.scale ?? view?.traitCollection.displayScale ?? 1 }
    set {
      guard newValue > 0, newValue.isFinite else {
        return Diagnostics.report(
          .image,
          "\(type(of: self)) was given the contents scale \(newValue); it keeps \(contentsScale)."
        )
      }
      changePicture { $0.scale = newValue }
    }
  }

  /// The layers in this one, back to front but for `zPosition`; `nil` without any.
  ///
  /// Those of subviews are among them, in the order of the views. Setting it takes out the layers that are not in the
  /// list and puts the others in its order; layers of views stay, each in front of the same layers of views as before.
  open var sublayers: [CALayer]? {
    get {
      if let listed = rare?.tree.sublayers { return listed.isEmpty ? nil : listed }
      guard let view, !view.subviews.isEmpty else { return nil }
      return view.subviews.map(\.ownLayer)
    }
    set { replaceSublayers(with: newValue ?? []) }
  }

  /// Puts `layer` into this one, in front of all others; it leaves where it was.
  ///
  /// The layer of a view goes where its view does, and cannot be put elsewhere: that is reported and changes nothing. So
  /// is putting a layer into itself or into one that it holds.
  open func addSublayer(_ layer: CALayer) { insert(layer) { $0.count } }

  /// Puts `layer` into this one, so that `idx` of the others are behind it; in front of all if there are not so many.
  open func insertSublayer(_ layer: CALayer, at idx: UInt32) { insert(layer) { _ in Int(idx) } }

  /// Puts `layer` into this one, right behind `sibling`; in front of all if that is not in this layer.
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    insert(layer) { others in others.firstIndex { $0 === sibling } ?? others.count }
  }

  /// Puts `layer` into this one, right in front of `sibling`; in front of all if that is not in this layer.
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    insert(layer) { others in
      others.firstIndex { $0 === sibling }.map { $0 + 1 } ?? others.count
    }
  }

  /// Puts `newLayer` where `oldLayer` is in this one; does nothing if that is not in it.
  open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    guard oldLayer !== newLayer, oldLayer.superlayer === self,
      oldLayer.isFree("replaced by another")
    else { return }
    insertSublayer(newLayer, above: oldLayer)
    if newLayer.superlayer === self { oldLayer.leaveTree() }
  }

  /// Takes the layer out of the one that it is in, or away from the one that it masks.
  ///
  /// The layer of a view leaves with its view only: that is reported and changes nothing.
  open func removeFromSuperlayer() {
    guard enclosingLayer != nil, isFree("taken out of its superlayer") else { return }
    leaveTree()
  }

  /// The layer whose opacity says how much of this one is seen at each place, in this one's coordinates; `nil` for all.
  ///
  /// It is in no other layer and masks one at a time. The mask of a view is the view whose layer this is, if `mask` of the
  /// view was set; setting a layer here takes the place of that. The layer of a view cannot be set: that is reported and
  /// changes nothing.
  open var mask: CALayer? {
    get { rare?.tree.mask ?? view?.viewStyle.mask?.ownLayer }
    set {
      guard newValue !== mask else { return }
      if let newValue {
        guard newValue.isFree("made a mask"), newValue.canGo(into: self) else { return }
        newValue.leaveTree()
      }
      if let view, view.viewStyle.mask != nil { view.mask = nil }
      replaceMask(with: newValue)
    }
  }

  /// A word of the app's choice to tell the layer by; `nil` by default.
  open var name: String? {
    get { rare?.name }
    set { ownRare.name = newValue }
  }

  /// Takes a point of `l` to this layer's coordinates; with `nil` one of the outermost layer around this one.
  ///
  /// As in `UIView.convert(_:from:)`, what animations have still to go does not count, and with perspective a point is
  /// followed to where it is seen.
  open func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint {
    guard l !== self else { return p }
    return pointFromRoot(l?.pointToRoot(p) ?? p)
  }

  /// Takes a point of this layer to the coordinates of `l`; with `nil` to those of the outermost layer around this one.
  open func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint {
    guard l !== self else { return p }
    return l?.pointFromRoot(pointToRoot(p)) ?? pointToRoot(p)
  }

  /// Takes a rectangle of `l` to the upright one around it in this layer's coordinates.
  open func convert(_ r: CGRect, from l: CALayer?) -> CGRect {
    UIView.around(r) { convert($0, from: l) }
  }

  /// Takes a rectangle of this layer to the upright one around it in the coordinates of `l`.
  open func convert(_ r: CGRect, to l: CALayer?) -> CGRect {
    UIView.around(r) { convert($0, to: l) }
  }

  /// Redraws the contents of the layer before the next frame, by `display()`.
  open func setNeedsDisplay() {
    displayIsDue()
    if let view { view.setNeedsDisplay() } else { invalidateOwn() }
  }

  /// Redraws all contents of the layer before the next frame, whatever `r` is.
  open func setNeedsDisplay(_ r: CGRect) { setNeedsDisplay() }

  /// Whether `display()` is going to be called, once the layer has a size.
  open func needsDisplay() -> Bool {
    if let rare, rare.display.isDue { return true }
    return view?.drawsByCode == true && rare?.display.content == nil
  }

  /// Redraws the contents now, if that was requested and the layer has a size.
  open func displayIfNeeded() {
    guard needsDisplay(), bounds.width > 0, bounds.height > 0 else { return }
    ownRare.display.isDue = false
    display()
  }

  /// Whether the contents are redrawn when the size changes; `false` by default, and they are stretched then.
  ///
  /// For the layer of a view, `contentMode` of the view says so too.
  open var needsDisplayOnBoundsChange: Bool {
    get { rare?.display.isDueOnBoundsChange ?? false }
    set {
      if newValue != needsDisplayOnBoundsChange { ownRare.display.isDueOnBoundsChange = newValue }
    }
  }

  /// Draws this layer and all that is in it into `ctx`, as they are now, in the coordinates of this layer.
  ///
  /// Its own place, transform and opacity are left out. Widgets of the desktop, conic gradients and layers that are turned in
  /// space are left out too, and shadows of paths are cast by what is drawn. Layers that asked for it draw their content first.
  ///
  /// - Complexity: O(n) in the layers that are shown in this one.
  open func render(in ctx: CGContext) {
    ctx.keepingState { record(into: ctx) }
  }

  /// Schedules a call of `layoutSublayers()` before the next frame.
  open func setNeedsLayout() {
    if let view { return view.setNeedsLayout() }
    ownRare.activity.needsLayout = true
    awaitFrame()
  }

  /// Whether `layoutSublayers()` is going to be called.
  open func needsLayout() -> Bool {
    if let view { return view.layoutState.needsLayout }
    return rare?.activity.needsLayout ?? false
  }

  /// Lays out this layer and all it holds now, where layers asked for it.
  open func layoutIfNeeded() {
    if let view { view.layoutIfNeeded() }
    forEachFreeLayer { $0.layOutOwnSublayers() }
  }

  /// The actions for changes of properties, by their names; `nil` by default.
  ///
  /// With `NSNull()` a property changes at once.
  open var actions: [String: any CAAction]? {
    get { rare?.actions }
    set { ownRare.actions = newValue }
  }

  /// The names of the animations that were added, in the order in which they were; `nil` without any.
  open func animationKeys() -> [String]? {
    let keys = rare?.running.compactMap(\.key) ?? []
    return keys.isEmpty ? nil : keys
  }

  /// The animation that was added under a name, or its copy that the layer keeps; `nil` without one.
  open func animation(forKey key: String) -> CAAnimation? {
    rare?.running.first { $0.key == key }?.animation
  }

  /// Takes out the animation that was added under a name; its delegate is told that it has not finished.
  open func removeAnimation(forKey key: String) {
    removeAddedAnimations { $0.key == key }
  }
}
