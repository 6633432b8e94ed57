public import CoreGraphics
public import Foundation

// Longer than 500 lines: a subclass can override only what the class itself declares, and what
// UIKit lets it override it may override here. The files beside this one say how each thing is done.

/// A rectangle on screen that draws itself, holds other views and takes events.
///
/// A view is a model object: it is laid out and animated here and drawn by the backend. The
/// behaviour is that of Apple's `UIView` as documented there, for the part that list screens need.
@preconcurrency @MainActor
open class UIView: UIResponder, UITraitEnvironment, UIFocusItem, UIAppearance,
  UIAppearanceContainer
{
  /// The part of the view that is drawn, of the class that `layerClass` says.
  ///
  /// A subclass may override it to return `super.layer` as the class that it is. Whatever an override returns, the view is drawn,
  /// placed and animated by its own layer.
  open var layer: CALayer { ownLayer }
  /// The layer of the view, also where a subclass overrides `layer`; made when it is first needed.
  package private(set) final lazy var ownLayer = makeLayer()
  // Final, so that reading one number of a group does not copy the whole group through a getter.
  final var hierarchy = Hierarchy()
  final var layoutState = LayoutState()
  final var viewStyle = ViewStyle()
  final var interaction = Interaction()
  final var traitState = TraitState()
  final var observers = KeyValueObservers()

  /// A number of the app's choice to find the view by; 0 by default.
  open var tag = 0

  /// Creates a view at `frame`, in the coordinates of the superview it will have.
  ///
  /// A frame with a number that is not finite is reported and taken as empty.
  public init(frame: CGRect) {
    super.init()
    setGeometry(frame: frame)
    noteInitialAppearance()
  }

  /// Creates an empty view at the origin.
  public override convenience init() { self.init(frame: .zero) }

  /// Creates an empty view at the origin; there are no archives of views to read.
  public required init?(coder: NSCoder) {
    super.init()
    noteInitialAppearance()
  }

  /// The view this one is in, if any.
  open var superview: UIView? { hierarchy.superview }

  /// The views in this one, back to front.
  open var subviews: [UIView] { hierarchy.subviews }

  /// The window this view is in, if any; a window is in itself.
  open var window: UIWindow? { hierarchy.window }

  /// The controller of the view if it is one's root, else the superview.
  open override var next: UIResponder? { hierarchy.controller ?? hierarchy.superview }

  override var responderWindow: UIWindow? { window }

  /// Puts `view` in this one, in front; it leaves where it was.
  open func addSubview(_ view: UIView) { place(view, at: subviews.count) }

  /// Puts `view` in this one, so that `index` of the others are behind it; clamped to what is there.
  open func insertSubview(_ view: UIView, at index: Int) { place(view, at: index) }

  /// Puts `view` in this one, right behind `sibling`, or at the back if that is not in this view.
  open func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    place(view, below: sibling)
  }

  /// Puts `view` in this one, right in front of `sibling`, or in front of all if that is not here.
  open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    place(view, above: sibling)
  }

  /// Exchanges two subviews; an index that does not exist is reported and changes nothing.
  open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) { exchange(index1, index2) }

  /// Puts a subview in front of the others.
  open func bringSubviewToFront(_ view: UIView) {
    if view.superview === self { place(view, at: subviews.count) }
  }

  /// Puts a subview behind the others.
  open func sendSubviewToBack(_ view: UIView) {
    if view.superview === self { place(view, at: 0) }
  }

  /// Takes this view out of its superview.
  open func removeFromSuperview() { leaveSuperview() }

  /// Whether this view is `view` or somewhere in it.
  open func isDescendant(of view: UIView) -> Bool {
    // Asked of each view that is added: without a list of the views around, and without a closure that is checked for its actor.
    var candidate: UIView? = self
    while let current = candidate {
      if current === view { return true }
      candidate = current.superview
    }
    return false
  }

  /// The first view with the given tag, this one or one in it, depth first.
  open func viewWithTag(_ tag: Int) -> UIView? {
    self.tag == tag ? self : subviews.lazy.compactMap { $0.viewWithTag(tag) }.first
  }

  /// The identifier that tests find the view by; `nil` by default.
  open var accessibilityIdentifier: String? {
    get { accessibility?.identifier }
    set { changeAccessibility { $0.identifier = newValue } }
  }

  override var defaultAccessibilityFrame: CGRect { convert(bounds, to: nil) }

  /// A subview was added.
  open func didAddSubview(_ subview: UIView) {}
  /// A subview is about to be removed.
  open func willRemoveSubview(_ subview: UIView) {}
  /// The superview is about to change.
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// The superview has changed.
  open func didMoveToSuperview() {}
  /// The window is about to change.
  open func willMove(toWindow newWindow: UIWindow?) {}
  /// The window has changed.
  open func didMoveToWindow() {}

  /// The surroundings of the view: the superview's, changed by what this view overrides.
  open var traitCollection: UITraitCollection { resolvedTraits }

  /// Light or dark for this view and its subviews, whatever the traits around it.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { traitState.overrides.userInterfaceStyle }
    set { traitOverrides.userInterfaceStyle = newValue }
  }

  /// The traits of this view and what it holds that are not those around it; none by default.
  open var traitOverrides: UITraitOverrides {
    get { traitState.overrides }
    set { overrideTraits(newValue) }
  }

  /// The relation of the view's content to the layout direction; unspecified by default.
  open var semanticContentAttribute: UISemanticContentAttribute {
    get { traitState.semanticContentAttribute }
    set { setSemanticContentAttribute(newValue) }
  }

  /// The direction in which the view arranges its content.
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    resolvedLayoutDirection
  }

  /// The direction in which views with such content arrange it in this program, where no traits say otherwise.
  open class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    userInterfaceLayoutDirection(
      for: attribute,
      relativeTo: UIApplication.shared.userInterfaceLayoutDirection
    )
  }

  /// The direction in which views with such content arrange it, in surroundings of a direction.
  open class func userInterfaceLayoutDirection(
    for semanticContentAttribute: UISemanticContentAttribute,
    relativeTo layoutDirection: UIUserInterfaceLayoutDirection
  ) -> UIUserInterfaceLayoutDirection {
    semanticContentAttribute.direction(in: layoutDirection)
  }

  /// The surroundings have changed from `previousTraitCollection`; does nothing unless overridden.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// What the view draws by itself, back to front; nothing unless overridden.
  func backendDrawings() -> [UIBackendDrawing] { [] }

  /// What the view shows by means of the backend, over its drawings; overridden by `UIBackendSurfaceView`.
  var backendSurface: (any UIBackendSurface)? { nil }

  /// The bounds are about to change; overridden by views whose content depends on them.
  func boundsWillChange(to newBounds: CGRect) {}

  /// The bounds have changed; overridden by views that depend on where they are scrolled to.
  func boundsDidChange(from oldBounds: CGRect) {}

  /// Draws over the background and under the subviews, into the current context; does nothing unless overridden.
  ///
  /// The origin of the context is that of the bounds. What is outside of them is not shown. Colours resolve in the surroundings
  /// of the view. It is called before the first frame that shows the view with a size, and again after `setNeedsDisplay()` and
  /// when the surroundings have changed; when the size changes, only where `contentMode` is `.redraw`, and else what was drawn
  /// is placed as that says. Views whose class does not override it are never asked. Views of UIKit that show something draw
  /// it by this method only where a subclass overrides it and calls `super`; an image view never calls it.
  ///
  /// - Parameter rect: What is to be drawn: the bounds.
  open func draw(_ rect: CGRect) {}

  /// Draws the content of the layer of this view: calls `draw(_:)` while `ctx` is the current context.
  open func draw(_ layer: CALayer, in ctx: CGContext) {
    if layer === ownLayer { drawByCode(in: ctx) }
  }

  /// Draws this view and all that is in it into the current context, its bounds stretched over `rect`; see `CALayer.render(in:)`.
  ///
  /// - Parameters:
  ///   - rect: Where it is drawn.
  ///   - afterUpdates: Whether views are laid out first where they asked for it.
  /// - Returns: Whether everything was drawn: `false`, and a report, without a current context or a finite `rect`, and for a view
  ///   without a width or a height.
  @discardableResult
  open func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    recordHierarchy(in: rect, afterScreenUpdates: afterUpdates)
  }

  /// A view that shows what this one shows now, and goes on showing that.
  ///
  /// Its size is that of the bounds, and what is outside of them is cut off. The opacity, the transform and the visibility of
  /// this view are left out, as the snapshot has its own. What a widget of the desktop shows, such as the text in a text
  /// field there, is left out too. When its size is changed it is stretched.
  ///
  /// - Parameter afterUpdates: Whether views are laid out first where they asked for it. What was changed already is
  ///   shown in any case.
  /// - Returns: The snapshot, which is in no view.
  /// - Complexity: O(n) in the views that are shown in this one.
  open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    resizableSnapshotView(from: bounds, afterScreenUpdates: afterUpdates, withCapInsets: .zero)
  }

  /// A view that shows what this one shows now in `rect`, in its coordinates; see `snapshotView(afterScreenUpdates:)`.
  ///
  /// - Parameters:
  ///   - rect: What is shown; one with a number that is not finite is reported, and there is no snapshot.
  ///   - afterUpdates: Whether views are laid out first where they asked for it.
  ///   - capInsets: How far from the edges the snapshot keeps its thickness when its size is changed; what is between
  ///     is stretched.
  /// - Returns: The snapshot, which is in no view.
  open func resizableSnapshotView(
    from rect: CGRect,
    afterScreenUpdates afterUpdates: Bool,
    withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? {
    makeSnapshot(of: rect, afterScreenUpdates: afterUpdates, capInsets: capInsets)
  }

  /// Whether the view promises to cover its bounds; `true` by default.
  ///
  /// A hint, which changes nothing that is shown.
  open var isOpaque: Bool {
    get { viewStyle.isOpaque }
    set { viewStyle.isOpaque = newValue }
  }

  /// Whether `draw(_:)` begins with an empty context; `true` by default.
  ///
  /// A hint of what the drawing code covers: it always begins with an empty one.
  open var clearsContextBeforeDrawing: Bool {
    get { viewStyle.clearsContextBeforeDrawing }
    set { viewStyle.clearsContextBeforeDrawing = newValue }
  }

  /// Redraws the contents of the view itself in the next frame.
  open func setNeedsDisplay() { contentIsOutOfDate() }

  /// Redraws all contents of the view itself in the next frame, whatever `rect` is.
  open func setNeedsDisplay(_ rect: CGRect) { setNeedsDisplay() }

  /// Schedules a call of `layoutSubviews()` before the next frame.
  open func setNeedsLayout() { markNeedsLayout() }

  /// Lays out this view and all it holds now, if anything in it asked for it.
  ///
  /// Constraints that this view takes part in are met first.
  open func layoutIfNeeded() {
    solveConstraints()
    layOutUntilDone()
  }

  /// Places the subviews; called when `setNeedsLayout()` was, or when the size has changed.
  ///
  /// Subviews without a frame of their own get the one that constraints say; overrides call `super` for that, and
  /// again after they have changed constraints. May change frames of other subviews, and may call
  /// `setNeedsLayout()` on them; on itself it should not.
  open func layoutSubviews() { solveConstraints() }

  /// Places the layers in `layer`; for the layer of this view, which asks for it, calls `layoutSubviews()`.
  open func layoutSublayers(of layer: CALayer) {
    if layer === ownLayer { layoutSubviews() }
  }

  /// Whether the frame counts, which follows the superview as the autoresizing mask says, and not constraints.
  ///
  /// `true` by default. Set it to `false` for views that constraints are to place.
  open var translatesAutoresizingMaskIntoConstraints: Bool {
    get { layoutState.translatesAutoresizingMask }
    set { setTranslatesAutoresizingMask(newValue) }
  }

  /// The class of `layer`; `CALayer` by default.
  ///
  /// Asked when the layer is first needed. It is made with the `init()` of that class. A class of something else is reported,
  /// and the layer is a `CALayer` then.
  open class var layerClass: AnyClass { CALayer.self }

  /// Whether views of the class need constraints, so that `updateConstraints()` is called for them; `false` by
  /// default.
  open class var requiresConstraintBasedLayout: Bool { false }

  /// The constraints that this view holds: those whose items are this view and what is in it.
  open var constraints: [NSLayoutConstraint] { layoutState.membership?.held ?? [] }

  /// Adds a constraint between this view and views in it, and activates it.
  ///
  /// Activating a constraint finds the view to hold it; this is for code that names the view. A constraint with
  /// an item that is not in this view is reported and does not become active.
  open func addConstraint(_ constraint: NSLayoutConstraint) {
    guard constraint.activation?.holder !== self else { return }
    constraint.activate(in: self)
  }

  /// Adds several constraints; see `addConstraint(_:)`.
  open func addConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { addConstraint(constraint) }
  }

  /// Deactivates a constraint that this view holds; others are left as they are.
  open func removeConstraint(_ constraint: NSLayoutConstraint) {
    guard constraint.activation?.holder === self else { return }
    constraint.deactivate()
  }

  /// Deactivates those of `constraints` that this view holds.
  open func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }

  /// Whether constraints leave the view another place or size than the one it has.
  ///
  /// Constraints are met first. `false` for a view whose frame is given.
  ///
  /// - Complexity: a few pivots of the solver; this is for finding mistakes.
  open var hasAmbiguousLayout: Bool {
    guard !isPlacedByFrame, superview != nil else { return false }
    return isAmbiguous
  }

  /// The active constraints that the view's place and size along an axis depend on, directly or through other views,
  /// in the order in which they were activated.
  open func constraintsAffectingLayout(
    for axis: NSLayoutConstraint.Axis
  ) -> [NSLayoutConstraint] {
    constraints(affecting: axis)
  }

  /// The guides that were added to the view.
  open var layoutGuides: [UILayoutGuide] { layoutState.membership?.guides ?? [] }

  /// Adds a guide, which leaves the view it was in; constraints to it were deactivated then.
  ///
  /// A guide that a view has by itself cannot be added to another one, which is reported.
  open func addLayoutGuide(_ layoutGuide: UILayoutGuide) { adopt(layoutGuide) }

  /// Removes a guide that was added; constraints to it are deactivated.
  open func removeLayoutGuide(_ layoutGuide: UILayoutGuide) { release(layoutGuide) }

  /// The rectangle inside the layout margins.
  open var layoutMarginsGuide: UILayoutGuide { systemGuide(.margins) }

  /// The rectangle inside the safe area.
  open var safeAreaLayoutGuide: UILayoutGuide { systemGuide(.safeArea) }

  /// The rectangle inside the layout margins, in the middle and no wider than lines of text should be.
  open var readableContentGuide: UILayoutGuide { systemGuide(.readable) }

  /// The edge at which reading begins.
  open var leadingAnchor: NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(ConstraintSide(self, .leading))
  }
  /// The edge at which reading ends.
  open var trailingAnchor: NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(ConstraintSide(self, .trailing))
  }
  /// The left edge.
  open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(ConstraintSide(self, .left)) }
  /// The right edge.
  open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(ConstraintSide(self, .right)) }
  /// The top edge.
  open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(ConstraintSide(self, .top)) }
  /// The bottom edge.
  open var bottomAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(ConstraintSide(self, .bottom))
  }
  /// The width.
  open var widthAnchor: NSLayoutDimension { NSLayoutDimension(ConstraintSide(self, .width)) }
  /// The height.
  open var heightAnchor: NSLayoutDimension { NSLayoutDimension(ConstraintSide(self, .height)) }
  /// The middle of the width.
  open var centerXAnchor: NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(ConstraintSide(self, .centerX))
  }
  /// The middle of the height.
  open var centerYAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(ConstraintSide(self, .centerY))
  }
  /// The baseline of the first line of text, or the bottom of a view that shows none.
  open var firstBaselineAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(ConstraintSide(self, .firstBaseline))
  }
  /// The baseline of the last line of text, or the bottom of a view that shows none.
  open var lastBaselineAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(ConstraintSide(self, .lastBaseline))
  }

  /// Changes constraints before they are met; overrides call `super` last.
  ///
  /// Called before the first layout of a view that takes part in Auto Layout, and again after
  /// `setNeedsUpdateConstraints()`; inner views first.
  open func updateConstraints() {}

  /// Schedules a call of `updateConstraints()` before the next layout.
  open func setNeedsUpdateConstraints() { markNeedsUpdateConstraints() }

  /// Whether `updateConstraints()` is going to be called.
  open func needsUpdateConstraints() -> Bool { layoutState.constraintUpdates.isDue }

  /// Calls `updateConstraints()` now for this view and all it holds, where it is due.
  open func updateConstraintsIfNeeded() { updateConstraintsInSubtree() }

  /// Whether this view places a subview itself, whatever constraints say of it; overridden by stacks and cells.
  func places(_ subview: UIView) -> Bool { false }

  /// A constraint on a subview is about to be met; overridden by stacks.
  func subviewWillBeConstrained(_ subview: UIView, by constraint: NSLayoutConstraint) {}

  /// Constraints ask for another size of this view; overridden by views whose superviews ask for it.
  func constrainedContentDidChange() { tellSuperviewOfContentSize() }

  /// The size that fits the view best in `size`; the current one unless overridden, as in UIKit.
  open func sizeThatFits(_ size: CGSize) -> CGSize {
    if layoutState.sizeQuestion == .fit { layoutState.sizeQuestion = .fitOfUIView }
    return bounds.size
  }

  /// The size the view's content asks for; `noIntrinsicMetric` in both directions by default.
  open var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
  }

  /// Returns the priority with which the view resists being larger than its content along `axis`.
  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    layoutState.huggingPriorities[axis]
  }

  /// Says how strongly the view refuses to be larger than its content; 250 by default.
  open func setContentHuggingPriority(
    _ priority: UILayoutPriority,
    for axis: NSLayoutConstraint.Axis
  ) {
    guard layoutState.huggingPriorities[axis] != priority else { return }
    layoutState.huggingPriorities[axis] = priority
    contentPriorityDidChange()
  }

  /// Returns the priority with which the view resists being smaller than its content along `axis`.
  open func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority {
    layoutState.compressionResistancePriorities[axis]
  }

  /// Says how strongly the view refuses to be smaller than its content; 750 by default.
  open func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority,
    for axis: NSLayoutConstraint.Axis
  ) {
    guard layoutState.compressionResistancePriorities[axis] != priority else { return }
    layoutState.compressionResistancePriorities[axis] = priority
    contentPriorityDidChange()
  }

  /// The size that constraints give the view where it is offered `proposal`; `nil` where none decide it.
  func constrainedSize(for proposal: MeasureProposal) -> MeasuredSize? {
    sizeByConstraints(for: proposal)
  }

  /// Whether the content asks for another height in another width; overridden by views that show text.
  var contentHeightFollowsWidth: Bool { false }

  /// The size the content asks for; overridden by views whose height depends on their width.
  ///
  /// Offers in `proposal` are to be kept, whatever their priority. Call `measure(_:)` instead.
  func contentSize(for proposal: MeasureProposal) -> MeasuredSize {
    declaredContentSize(for: proposal)
  }

  /// Where text stands in the view when it has the given size; overridden by views that show text.
  func textBaselines(in size: CGSize) -> TextBaselines? { nil }

  /// The view in this one, or itself, whose first baseline is that of this view.
  ///
  /// The same as `forLastBaselineLayout` unless overridden. Labels and buttons have the baseline of their text; other views have their
  /// baseline at the bottom.
  open var forFirstBaselineLayout: UIView { forLastBaselineLayout }

  /// The view in this one, or itself, whose last baseline is that of this view; itself by default.
  open var forLastBaselineLayout: UIView { self }

  /// The insets from the frame to the alignment rectangle of the view, in points; zero by default.
  ///
  /// Overridden by views with ornaments, such as a shadow or a badge. `intrinsicContentSize` is the
  /// size without them, and stacks place views without them.
  open var alignmentRectInsets: UIEdgeInsets { .zero }

  /// Returns the alignment rectangle of the view for a frame: `frame` without `alignmentRectInsets`.
  open func alignmentRect(forFrame frame: CGRect) -> CGRect {
    withoutAlignmentInsets(frame)
  }

  /// The frame of a view that is aligned by `alignmentRect`: the reverse of `alignmentRect(forFrame:)`.
  open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    withAlignmentInsets(alignmentRect)
  }

  /// A value for a direction in which a view's content requests no size.
  public class var noIntrinsicMetric: CGFloat { -1 }

  /// The interactions of the view; none by default.
  open var interactions: [any UIInteraction] {
    get { interaction.interactions }
    set {
      for old in interactions where !newValue.contains(where: { $0 === old }) {
        removeInteraction(old)
      }
      for new in newValue where new.view !== self { addInteraction(new) }
    }
  }

  /// Makes `interaction` part of this view, and of no other.
  open func addInteraction(_ interaction: any UIInteraction) {
    interaction.view?.removeInteraction(interaction)
    interaction.willMove(to: self)
    self.interaction.interactions.append(interaction)
    interaction.didMove(to: self)
  }

  /// Takes `interaction` out of this view, if it is part of it.
  open func removeInteraction(_ interaction: any UIInteraction) {
    guard interactions.contains(where: { $0 === interaction }) else { return }
    interaction.willMove(to: nil)
    self.interaction.interactions.removeAll { $0 === interaction }
    interaction.didMove(to: nil)
  }

  /// Resigns the first responder, if it is this view or one in it.
  ///
  /// - Parameter force: Whether it stops even if it refuses to.
  /// - Returns: Whether no view in this one is the first responder now.
  @discardableResult
  open func endEditing(_ force: Bool) -> Bool { resignHeldResponder(force: force) }

  /// Whether the view and what it holds take touches; `true` by default, but not for all classes.
  open var isUserInteractionEnabled: Bool {
    get { interaction.isEnabled }
    set {
      guard newValue != interaction.isEnabled else { return }
      interaction.isEnabled = newValue
      userInteractionDidChange()
    }
  }

  /// Whether more than one touch at a time reaches the view; `false` by default.
  open var isMultipleTouchEnabled: Bool {
    get { interaction.allowsMultipleTouches }
    set { interaction.allowsMultipleTouches = newValue }
  }

  /// The recognisers that see the touches of this view and of what it holds.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { interaction.gestureRecognizers.isEmpty ? nil : interaction.gestureRecognizers }
    set { replaceGestureRecognizers(with: newValue ?? []) }
  }

  /// Lets `gestureRecognizer` see the touches of this view; it leaves the view it was on.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    attach(gestureRecognizer)
  }

  /// Takes `gestureRecognizer` off this view; what it recognises now is cancelled.
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    detach(gestureRecognizer)
  }

  /// Whether `point`, in this view's coordinates, is inside; by default whether the bounds hold it.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    let bounds = self.bounds
    return point.x >= bounds.minX && point.x < bounds.maxX
      && point.y >= bounds.minY && point.y < bounds.maxY
  }

  /// The view furthest in front under `point`, in this view's coordinates, that takes touches.
  ///
  /// Views that are hidden, nearly clear (opacity below 0.01), moving in an animation that does not
  /// allow interaction, or that take no touches are passed by with all they hold.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard takesTouches, self.point(inside: point, with: event) else { return nil }
    for subview in subviewsFrontToBack {
      let shown = hitsSubviewsWhereShown ? convert(point, shownIn: self, toShownIn: subview) : nil
      let inside = shown ?? convert(point, to: subview)
      if let hit = subview.hitTest(inside, with: event) { return hit }
    }
    return self
  }

  /// Whether touches reach subviews where they are on screen while an animation moves them, and not where the
  /// animation takes them.
  var hitsSubviewsWhereShown: Bool { false }

  /// Whether a recogniser may begin; `true` unless overridden.
  ///
  /// The view of the recogniser is asked, and each view in it whose touches would be cancelled.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// The view takes touches now that did not, or the other way round.
  func userInteractionDidChange() {}

  /// The pointer is at `location` in this view's coordinates, or has left it for `nil`.
  func pointerHovers(at location: CGPoint?) {}

  /// Looks pressed, because a drag that rests here is about to activate the view, or no longer.
  func lookPressed(_ isPressed: Bool) { alpha = isPressed ? 0.5 : 1 }

  /// The shape of the pointer at a place in the view, where no interaction says another; `nil` leaves it to the view around.
  func pointerShape(at location: CGPoint) -> UIBackendPointerShape? { nil }

  /// Whether the focus may come to the view, by Tab or in code: that of a control that is enabled, a text that can be edited, or a
  /// collection view that lets its cells have it.
  ///
  /// The focus engine of a collection view asks its cells as well. Override it to leave a view out, or to have Tab stop at a view that
  /// takes keys by `pressesBegan(_:with:)`.
  open var canBecomeFocused: Bool { isKeyStop }

  /// Whether the view has the focus, so that keys act on it.
  ///
  /// A view that keys were moved to has it until a pointer takes over.
  open var isFocused: Bool { window?.focusedView === self }

  /// The sign that the view has the focus: a line around it by default; with `nil` nothing shows it.
  open var focusEffect: UIFocusEffect? {
    get { viewStyle.focusEffect.value }
    set {
      viewStyle.focusEffect = .own(newValue)
      window?.focusEffectDidChange(of: self)
    }
  }

  /// Returns whether the focus may move from this view, or to it; `true` unless overridden.
  open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }

  /// The focus has moved to this view or away from it, or inside it; does nothing unless overridden.
  open func didUpdateFocus(
    in context: UIFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) {}

  /// What keys are for in the view, beside which a menu stands that a key opens; `nil` where there is nothing.
  var rectOfKeys: CGRect? { bounds }

  /// Whether the view stands in front of siblings that are no overlays, whenever those were added.
  var isOverlay: Bool { false }

  /// Whether touches in this view are for it alone, and recognisers do not see them.
  var keepsTouchesFromRecognizers: Bool { false }

  /// Whether a press in this view has keys go to it.
  var takesKeysWhenPressed: Bool { false }

  /// Whether keys may be brought to this view; overridden by views that take keys only when they are asked to.
  var isKeyStop: Bool { takesKeysWhenPressed }

  /// Whether Tab stops at this view; overridden by cells, at which arrows stop.
  var isTabStop: Bool { canBecomeFocused }

  /// Tab has come here: takes the keys; answers whether that was allowed.
  func takeKeysFromTab(_ heading: UIFocusHeading) -> Bool {
    window?.makeFirstResponder(self) ?? false
  }

  /// Moves the keys from one part of what the view shows to the next, or the one before, before Tab leaves the view; returns whether it did.
  func moveKeysAmongParts(isForward: Bool) -> Bool { false }

  /// Whether the view itself shows that it has the keys, so that it needs no ring.
  var showsKeyFocusItself: Bool { false }

  /// How round the corners are that the ring goes round; overridden by views that draw their own.
  var keyFocusCornerRadius: CGFloat { ownLayer.cornerRadius }

  /// The subviews as they are read; overridden by views that know more than where those stand.
  var subviewsInReadingOrder: [UIView] { subviewsByPlace }
  /// Whether nothing behind the view, in the view around it, is reached by keys or read.
  var coversWhatIsBehind: Bool { false }

  /// The subviews that keys may go to while no view has asked for them, from the back; overridden by views that show one
  /// of several.
  var subviewsForKeys: [UIView] { subviews }

  /// Whether keys go to this view while no view has asked for them.
  var takesKeysUnasked: Bool { takesKeysWhenPressed }

  /// The placement of content that is smaller or larger than the view; stretched by default.
  open var contentMode: ContentMode {
    get { viewStyle.contentMode }
    set { setContentMode(newValue) }
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The colour of things that can be pressed, for this view and what it holds.
  ///
  /// Setting `nil` goes back to the superview's; at the top it is the desktop's accent colour or the system blue. Reading it never gives
  /// `nil`; Apple declares it so that code need not unwrap it.
  open var tintColor: UIColor! {
    get { resolvedTintColor }
    set { setTintColor(newValue) }
  }

  /// The tint colour, own or inherited, has changed.
  open func tintColorDidChange() {}

  /// The distances that content keeps from the edges, in points; 8 each by default.
  ///
  /// The value that is read includes the safe area and, where asked for, the superview's margins
  /// that it inherits. What is set is the view's own part; a distance that is not finite is reported and counts as 0.
  open var layoutMargins: UIEdgeInsets {
    get { effectiveMargins }
    set { directionalLayoutMargins = directional(newValue) }
  }

  /// The view's own part of the margins, its sides following the reading direction.
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { layoutState.margins.own }
    set { changeMargins { $0.own = usable(newValue) } }
  }

  /// Whether the superview's margins count here as far as the view reaches into them.
  open var preservesSuperviewLayoutMargins: Bool {
    get { layoutState.margins.inheritedAxes == .both }
    set { changeMargins { $0.inheritedAxes = newValue ? .both : [] } }
  }

  /// Whether the safe area is added to the margins; `true` by default.
  open var insetsLayoutMarginsFromSafeArea: Bool {
    get { layoutState.margins.takesInSafeArea }
    set { changeMargins { $0.takesInSafeArea = newValue } }
  }

  /// The distances by which bars and the like cover the view at each edge, in points.
  ///
  /// A window of the desktop has none; view controllers add to it with `additionalSafeAreaInsets`.
  open var safeAreaInsets: UIEdgeInsets { inheritedSafeAreaInsets }

  /// What of the safe area reaches into subviews; overridden by views that keep them clear of it.
  var safeAreaInsetsForSubviews: UIEdgeInsets { safeAreaInsets }

  /// The layout margins have changed.
  open func layoutMarginsDidChange() { setNeedsLayout() }
  /// The safe area has changed.
  open func safeAreaInsetsDidChange() {}

  /// The rectangle the view shows, in its own coordinates.
  ///
  /// The origin says which point of the content is at the top left corner; the middle of the view
  /// stays where it is when the size changes.
  open var bounds: CGRect {
    get { ownLayer.model.bounds }
    set { setGeometry(bounds: newValue) }
  }

  /// The upright rectangle the view fills, in the superview's coordinates.
  ///
  /// With a transform other than the identity it is the rectangle around the transformed view, and
  /// setting it changes the size as if there were none and then the middle, as in UIKit.
  open var frame: CGRect {
    get { ownLayer.model.frame }
    set { setGeometry(frame: newValue) }
  }

  /// The middle of the view in the superview's coordinates, or the anchor point of the layer, if that is elsewhere.
  open var center: CGPoint {
    get { ownLayer.model.position }
    set { setGeometry(center: newValue) }
  }

  /// The point of the view that lies at `center`, about which it is transformed, in unit coordinates; the middle, (0.5, 0.5), by default.
  ///
  /// That of the layer.
  open var anchorPoint: CGPoint {
    get { ownLayer.anchorPoint }
    set { ownLayer.anchorPoint = newValue }
  }

  /// The class, the address, the frame and what is out of the ordinary about the view, on the main actor.
  ///
  /// The text is for people, and is like that of Apple's platforms.
  open nonisolated override var description: String {
    MainActor.ifCurrent { "<\(descriptionParts.joined(separator: "; "))>" } ?? super.description
  }

  /// The text that the view shows, where it is a part of its description.
  var describedText: String? { nil }

  /// The parts of the description, in their order.
  var descriptionParts: [String] { [summary] }

  /// Takes a point of this view to the coordinates of `view`, or of the window for `nil`.
  ///
  /// Animations on their way do not count: points are where they will end up. With perspective, the point is followed to
  /// where it is seen, and from there straight back to the plane of `view`; where that plane is not seen there, as edge
  /// on, the answer is infinitely far away.
  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { converted(point, to: view) }

  /// Takes a point of `view`, or of the window for `nil`, to this view's coordinates.
  open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    converted(point, from: view)
  }

  /// Takes a rectangle of this view to the upright one around it in the coordinates of `view`.
  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    Self.around(rect) { convert($0, to: view) }
  }

  /// Takes a rectangle of `view` to the upright one around it in this view's coordinates.
  open func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    Self.around(rect) { convert($0, from: view) }
  }

  /// The transform of the view about its middle; the identity by default.
  open var transform: CGAffineTransform {
    get { ownLayer.model.transform.affine }
    set {
      ownLayer.update(.transform) { $0.transform = .affine(newValue) }
      observedPropertiesMayHaveChanged()
    }
  }

  /// The transform of the view about its middle, in space; the identity by default.
  ///
  /// The same as the transform of the layer. `transform` is what it does in the plane, and setting either sets the other.
  open var transform3D: CATransform3D {
    get { ownLayer.transform }
    set { ownLayer.transform = newValue }
  }

  /// The opacity of the view with all it holds, 0…1; 1 by default.
  open var alpha: CGFloat {
    get { ownLayer.model.opacity }
    set {
      ownLayer.update(.opacity) { $0.opacity = newValue.isNaN ? 0 : min(max(newValue, 0), 1) }
      observedPropertiesMayHaveChanged()
    }
  }

  /// The parts of this view's frame that follow the size of its superview; none by default.
  ///
  /// What the superview gains or loses in a direction is shared among the flexible parts in the
  /// ratio of their lengths, or evenly when all of them are zero.
  open var autoresizingMask: AutoresizingMask {
    get { layoutState.autoresizingMask }
    set {
      layoutState.autoresizingMask = newValue
      geometryDidChangeInConstraints()
    }
  }

  /// Whether subviews follow the size of this view as their masks say; `true` by default.
  open var autoresizesSubviews: Bool {
    get { layoutState.autoresizesSubviews }
    set { layoutState.autoresizesSubviews = newValue }
  }

  /// Whether neither the view nor anything in it is shown; `false` by default.
  open var isHidden: Bool {
    get { ownLayer.model.isHidden }
    set {
      guard newValue != isHidden else { return }
      ownLayer.updateDirectly { $0.isHidden = newValue }
      superview?.subviewVisibilityDidChange(self)
      observedPropertiesMayHaveChanged()
    }
  }

  /// A subview was hidden or shown; overridden by views that arrange their subviews.
  func subviewVisibilityDidChange(_ subview: UIView) {}

  /// A subview asks for another size than before; overridden by views that arrange their subviews.
  func subviewIntrinsicContentSizeDidChange(_ subview: UIView) {}

  /// Whether what the view holds is cut off at its bounds; `false` by default.
  open var clipsToBounds: Bool {
    get { ownLayer.masksToBounds }
    set { ownLayer.masksToBounds = newValue }
  }

  /// A view whose opacity says how much of this one is seen, at each place; `nil` by default, and all is seen.
  ///
  /// Where the mask is clear, or does not reach, nothing of the view is visible: neither its subviews nor its background, border and
  /// shadow. The mask is in the coordinates of this view and scrolls with its content. It is not a subview and takes no touches; touches
  /// in this view do not depend on it. A view masks one view at a time, and leaves its superview for that. The view itself and one that
  /// it is in cannot be its mask; that is reported.
  open var mask: UIView? {
    get { viewStyle.mask }
    set { setMask(newValue) }
  }

  /// The colour behind everything in the view; `nil`, which shows nothing, by default.
  open var backgroundColor: UIColor? {
    get { viewStyle.backgroundColor }
    set {
      noteBackgroundColor()
      viewStyle.backgroundColor = newValue
      applyBackgroundColor()
    }
  }

  /// Makes the view as large as `sizeThatFits` says, its top left corner where it is.
  open func sizeToFit() {
    frame = CGRect(origin: frame.origin, size: sizeThatFits(bounds.size))
  }

  /// Says that `intrinsicContentSize` has changed.
  open func invalidateIntrinsicContentSize() {
    spreadContentSizeChange {
      contentDidChangeInConstraints()
      tellSuperviewOfContentSize()
    }
    superview?.setNeedsLayout()
  }

  /// The size that suits the view best, for a target whose two sides are both hints.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize,
      withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel
    )
  }

  /// The size that suits the view best in `targetSize`.
  ///
  /// A side whose priority is `required`, or above that with which the content refuses to have that
  /// length, is the target's. The others are as the view asks: by constraints, else as
  /// `intrinsicContentSize` and `sizeThatFits` say. A view that asks for nothing keeps its size.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize,
    withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    fittingSize(
      MeasureProposal(
        target: targetSize,
        horizontal: horizontalFittingPriority,
        vertical: verticalFittingPriority
      )
    )
  }
}
