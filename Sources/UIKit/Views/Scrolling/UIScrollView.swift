import CoreGraphics
public import Foundation
import TesseraCore

// Longer than 500 lines: what UIKit lets a subclass override is declared here.

/// A view that shows a part of content larger than itself.
///
/// The origin of the bounds is the content offset; subviews are in content coordinates. A finger, a mouse with its button pressed, a
/// touchpad, a wheel and keys move the content; released, it decelerates as on Apple's platforms, see `ScrollMotion`. All movement is a
/// function of the backend's time.
///
/// A turn of the wheel and a press of a key are short animations that add up. They end with
/// `scrollViewDidEndScrollingAnimation(_:)`, and no dragging callbacks are made for them.
@preconcurrency @MainActor
open class UIScrollView: UIView {
  final var content = Content()
  final var options = Options()
  final var indicators = Indicators()
  final var refreshing = Refreshing()
  final var zooming = Zooming()
  private var ownActivity = ScrollActivity.idle

  /// The recogniser of the fingers, or of the mouse, that move the content.
  ///
  /// Wheel, touchpad and keys do not go through it.
  open private(set) var panGestureRecognizer: UIPanGestureRecognizer = ScrollPanGestureRecognizer()

  /// The rectangle of the content, in the coordinates of the content.
  ///
  /// Constraints to both of its ends, or to its length, say how large the content is in that direction: as small as they
  /// allow, unless they say a size. Where they do not, it is `contentSize`, which is set by the app then. The layout of a
  /// collection view and the text of a text view decide in any case. Edges of the scroll view itself that are compared
  /// with something in it are those of this guide; its width, height and middle are those of what shows.
  open var contentLayoutGuide: UILayoutGuide { systemGuide(.content) }

  /// The rectangle that shows, in the coordinates of the content.
  ///
  /// Views that are placed by it stay where they are on screen while the content scrolls.
  open var frameLayoutGuide: UILayoutGuide { systemGuide(.frame) }

  struct Content {
    var size = CGSize.zero
    var inset = UIEdgeInsets.zero
    var adjustmentBehavior = ContentInsetAdjustmentBehavior.automatic
    var reportedAdjustedInset = UIEdgeInsets.zero
    /// The offset that is accounted for; another one was set by the program.
    var knownOffset = CGPoint.zero
    /// Whether the Home key has sent the content to its top, and it is on its way.
    var headsForTop = false
    /// Whether the delegate is being told of an animation that another one has replaced.
    var tellsOfReplacement = false
    weak var delegate: (any UIScrollViewDelegate)?
    /// The scroll view that scrolls the content, if it is another one.
    weak var scroller: UIScrollView?
    /// The bar above, where it follows the content.
    weak var follower: (any ScrollFollower)?
  }

  struct Options {
    var isScrollEnabled = true
    var isPagingEnabled = false
    var isDirectionalLockEnabled = false
    var scrollsToTop = true
    var bounces = AxisPair(true)
    var allowsKeyboardScrolling = true
    var alwaysBounces = AxisPair(false)
    var decelerationRate = DecelerationRate.normal
    var delaysContentTouches = true
    var canCancelContentTouches = true
    var keyboardDismissMode = KeyboardDismissMode.none
  }

  /// Creates a scroll view at `frame`, without content.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates an empty scroll view; there are no archives of views to read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    clipsToBounds = true
    addGestureRecognizer(panGestureRecognizer)
    panGestureRecognizer.addHandlerClosure { [weak self] _ in self?.panDidChange() }
  }

  /// Hears what the scroll view does; not retained.
  ///
  /// Collection views and text views have a property of this name for delegates of their own kind. Setting this one
  /// sets theirs.
  // Disfavoured, so that the property of a subclass is meant wherever there is one.
  @_disfavoredOverload
  open weak var delegate: (any UIScrollViewDelegate)? {
    get { content.delegate }
    set { takeDelegate(newValue) }
  }

  /// Takes a delegate that was set as one of scroll views.
  func takeDelegate(_ delegate: (any UIScrollViewDelegate)?) { content.delegate = delegate }

  /// Calls the delegate, if there is one; `name` is that of the method.
  func tellDelegate(_ name: StaticString, _ news: (any UIScrollViewDelegate) -> Void) {
    if let delegate = content.delegate { news(delegate) }
  }

  /// The point of the content that is at the top left corner of the view.
  ///
  /// Any finite offset can be set; it is not kept within the content. Set during a drag or a deceleration, it is the start of the rest of
  /// that movement, at the same speed; while an animation runs, it ends the animation along the axes it changes.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set { bounds.origin = newValue }
  }

  /// The extent of the content, in points; zero by default.
  ///
  /// Content at rest that becomes shorter than the offset is scrolled back to its end at once. What
  /// moves goes on to the edge that is there now.
  open var contentSize: CGSize {
    get { content.size }
    set {
      guard newValue.isFinite else { return reportUnusable("content size", newValue) }
      guard newValue != content.size else { return }
      content.size = newValue
      adjustmentMayHaveChanged()
      edgesDidChange()
      contentSizeDidChangeInConstraints()
      observedPropertiesMayHaveChanged()
      window?.scrollRangeDidChange()
    }
  }

  /// Scrolls by a page, where there is more in the direction.
  open override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
    scrollPage(direction)
  }

  /// Whether constraints may say how large the content is; overridden by views whose content is theirs.
  var takesContentSizeFromConstraints: Bool { true }

  /// The distances by which the content can be scrolled past its edges, in points; zero by default.
  ///
  /// The offset stays as it is unless it comes to be outside.
  open var contentInset: UIEdgeInsets {
    get { content.inset }
    set {
      guard newValue.isFinite else { return reportUnusable("content inset", newValue) }
      guard newValue != content.inset else { return }
      content.inset = newValue
      adjustedContentInsetMayHaveChanged()
      edgesDidChange()
      observedPropertiesMayHaveChanged()
      window?.scrollRangeDidChange()
    }
  }

  /// The way in which the safe area is added to the content inset; `.automatic` by default.
  open var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior {
    get { content.adjustmentBehavior }
    set {
      content.adjustmentBehavior = newValue
      adjustmentMayHaveChanged()
    }
  }

  /// The content inset with the safe area added as `contentInsetAdjustmentBehavior` says, and the room that a control
  /// which refreshes takes at the top.
  open var adjustedContentInset: UIEdgeInsets {
    var inset = contentInset + adjustment
    inset.top += refreshing.inset
    return inset
  }

  /// The control that the user pulls the content down for, to have it reloaded; `nil` by default.
  ///
  /// Content that is shorter than the view can be pulled if `alwaysBounceVertical` says so.
  open var refreshControl: UIRefreshControl? {
    get { refreshing.control }
    set { setRefreshControl(newValue) }
  }

  /// Whether the user can scroll; `true` by default.
  ///
  /// Turning it off ends a drag.
  open var isScrollEnabled: Bool {
    get { options.isScrollEnabled }
    set {
      options.isScrollEnabled = newValue
      panGestureRecognizer.isEnabled = newValue
    }
  }

  /// Whether scrolling stops at multiples of the view's size.
  open var isPagingEnabled: Bool {
    get { options.isPagingEnabled }
    set { options.isPagingEnabled = newValue }
  }

  /// Whether a drag that begins along one axis stays on it; `false` by default.
  open var isDirectionalLockEnabled: Bool {
    get { options.isDirectionalLockEnabled }
    set { options.isDirectionalLockEnabled = newValue }
  }

  /// Whether the Home key scrolls to the top, about which the delegate is asked and notified; `true` by default.
  ///
  /// On iOS it is a tap on the status bar, which a desktop does not have. While it is `false`, Home scrolls to the start
  /// like any other key, and the delegate is not asked.
  open var scrollsToTop: Bool {
    get { options.scrollsToTop }
    set { options.scrollsToTop = newValue }
  }

  /// Whether content can be pulled past its edges and springs back, in both directions; `true` by default.
  open var bounces: Bool {
    get { options.bounces.horizontal && options.bounces.vertical }
    set { setBounces(AxisPair(newValue)) }
  }

  /// Whether content can be pulled past its left and right edge and springs back; `true` by default.
  open var bouncesHorizontally: Bool {
    get { options.bounces.horizontal }
    set { setBounces(AxisPair(horizontal: newValue, vertical: options.bounces.vertical)) }
  }

  /// Whether content can be pulled past its top and bottom edge and springs back; `true` by default.
  open var bouncesVertically: Bool {
    get { options.bounces.vertical }
    set { setBounces(AxisPair(horizontal: options.bounces.horizontal, vertical: newValue)) }
  }

  /// Whether keys scroll the content; `true` by default.
  open var allowsKeyboardScrolling: Bool {
    get { options.allowsKeyboardScrolling }
    set { options.allowsKeyboardScrolling = newValue }
  }

  /// Whether content that is too short to scroll vertically can be pulled all the same.
  open var alwaysBounceVertical: Bool {
    get { options.alwaysBounces.vertical }
    set { setAlwaysBounces(newValue, along: .vertical) }
  }

  /// Whether content that is too narrow to scroll horizontally can be pulled all the same.
  open var alwaysBounceHorizontal: Bool {
    get { options.alwaysBounces.horizontal }
    set { setAlwaysBounces(newValue, along: .horizontal) }
  }

  /// The rate at which the content decelerates after a drag; `.normal` by default.
  open var decelerationRate: DecelerationRate {
    get { options.decelerationRate }
    set { options.decelerationRate = newValue }
  }

  /// Whether views in the content receive a finger only once it has rested or gone up; `true` by default.
  ///
  /// A mouse is never delayed.
  open var delaysContentTouches: Bool {
    get { options.delaysContentTouches }
    set { options.delaysContentTouches = newValue }
  }

  /// Whether a touch that a view in the content already has can become scrolling; `true` by default.
  open var canCancelContentTouches: Bool {
    get { options.canCancelContentTouches }
    set { options.canCancelContentTouches = newValue }
  }

  /// The way in which editing ends when a drag begins to move the content; not at all by default.
  ///
  /// A desktop has a keyboard of its own, so that what is left of it is the editing: a text field or text view in the
  /// window that is the first responder resigns, wherever it is. It decides for two fingers on a touchpad:
  /// a press in a scroll view has keys go to it in any case. A wheel and keys do not end editing.
  open var keyboardDismissMode: KeyboardDismissMode {
    get { options.keyboardDismissMode }
    set { options.keyboardDismissMode = newValue }
  }

  /// The smallest scale at which zooming stops; 1 by default.
  ///
  /// Setting it does not change the scale there is.
  open var minimumZoomScale: CGFloat {
    get { zooming.minimum }
    set { setZoomLimits(minimum: newValue, maximum: maximumZoomScale) }
  }

  /// The largest scale at which zooming stops; 1 by default.
  ///
  /// The user can zoom once it is larger than `minimumZoomScale`. Setting it does not change the current scale.
  open var maximumZoomScale: CGFloat {
    get { zooming.maximum }
    set { setZoomLimits(minimum: minimumZoomScale, maximum: newValue) }
  }

  /// The scale of the delegate's view by zooming; 1 where it has none.
  ///
  /// It is the scale in the transform of that view. Setting it is the same as `setZoomScale(_:animated:)` without
  /// animation.
  open var zoomScale: CGFloat {
    get { viewForZooming?.transform.zoomScale ?? 1 }
    set { setZoomScale(newValue, animated: false) }
  }

  /// Whether a pinch can go past the limits of the scale and springs back; `true` by default.
  open var bouncesZoom: Bool {
    get { zooming.bounces }
    set { zooming.bounces = newValue }
  }

  /// Whether a pinch zooms the content.
  open var isZooming: Bool { zooming.pinch != nil }

  /// Whether the content goes back to a limit of the scale after a pinch went past it.
  open var isZoomBouncing: Bool { zooming.isBouncing }

  /// The recogniser of the fingers that zoom; `nil` while nothing can be zoomed.
  ///
  /// Fingers on a touchpad, and a wheel turned with Control held, go through it too.
  open var pinchGestureRecognizer: UIPinchGestureRecognizer? { zooming.recognizer }

  /// Zooms to `scale`, brought between the two limits, about the middle of what shows.
  ///
  /// The delegate's view is scaled with its top left corner where it is, the content size becomes that of its frame, and the offset stays
  /// inside the content. Nothing happens where the delegate has no view for zooming. Animated, it takes a third of a second, and the
  /// delegate is notified of its beginning and end; otherwise it is notified of the new scale alone.
  open func setZoomScale(_ scale: CGFloat, animated: Bool) { zoom(to: scale, animated: animated) }

  /// Zooms so that `rect`, in the coordinates of the delegate's view, fills what shows as far as the limits allow.
  ///
  /// All of it shows, in the middle of the view, unless the scale or an edge of the content is in the way.
  open func zoom(to rect: CGRect, animated: Bool) {
    guard rect.isFinite else { return reportUnusable("rectangle", rect) }
    zoom(showing: rect.standardized, animated: animated)
  }

  /// Whether a touch is down that may move the content, or does.
  open var isTracking: Bool {
    switch activity {
    case .tracking: true
    case .dragging(let drag): drag.source == .touch
    case .idle, .decelerating, .animating: false
    }
  }

  /// Whether a touch or a pointer drags the content.
  open var isDragging: Bool {
    guard case .dragging = activity else { return false }
    return true
  }

  /// Whether the content moves on after a drag has ended.
  open var isDecelerating: Bool {
    guard case .decelerating = activity else { return false }
    return true
  }

  /// Whether the content is on its way to where the program, a wheel or a key has sent it.
  open var isScrollAnimating: Bool {
    guard case .animating = activity else { return false }
    return true
  }

  /// Whether the content is on its way to a scale that the program has asked for.
  open var isZoomAnimating: Bool { zooming.isAnimating }

  /// Ends all movement and zooming of the content where it is; past an edge, or a limit of the scale, it goes back to that at
  /// once.
  open func stopScrollingAndZooming() {
    stopZooming()
    comeToRest()
  }

  /// Whether the horizontal indicator is shown while the content scrolls; `true` by default.
  open var showsHorizontalScrollIndicator: Bool {
    get { indicators.shows.horizontal }
    set { setShowsIndicator(newValue, along: .horizontal) }
  }

  /// Whether the vertical indicator is shown while the content scrolls; `true` by default.
  open var showsVerticalScrollIndicator: Bool {
    get { indicators.shows.vertical }
    set { setShowsIndicator(newValue, along: .vertical) }
  }

  /// The colours of the indicators.
  open var indicatorStyle: IndicatorStyle {
    get { indicators.style }
    set { setIndicatorStyle(newValue) }
  }

  /// The distances of the vertical indicator from the edges, in points, besides the safe area.
  open var verticalScrollIndicatorInsets: UIEdgeInsets {
    get { indicators.insets.vertical }
    set { setIndicatorInsets(newValue, along: .vertical) }
  }

  /// The distances of the horizontal indicator from the edges, in points, besides the safe area.
  open var horizontalScrollIndicatorInsets: UIEdgeInsets {
    get { indicators.insets.horizontal }
    set { setIndicatorInsets(newValue, along: .horizontal) }
  }

  /// Whether the safe area is added to the insets of the indicators, as far as it is added to those of the content; `true` by default.
  open var automaticallyAdjustsScrollIndicatorInsets: Bool {
    get { indicators.followsSafeArea }
    set {
      indicators.followsSafeArea = newValue
      placeIndicators()
    }
  }

  /// The insets of both indicators; those of the vertical one when they differ.
  open var scrollIndicatorInsets: UIEdgeInsets {
    get { indicators.insets.vertical }
    set { for axis in Axis.allCases { setIndicatorInsets(newValue, along: axis) } }
  }

  /// Shows the indicators for a moment.
  open func flashScrollIndicators() { flashIndicators() }

  /// Goes to `contentOffset`, which need not be within the content.
  ///
  /// Animated, it takes a third of a second and the delegate is notified of its end, except where nothing moves, or in no window. An
  /// animation that was under way goes over into this one and has ended. Not animated, it also stops other movements. During a drag it
  /// is never animated.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    guard contentOffset.isFinite else { return reportUnusable("content offset", contentOffset) }
    if animated, canAnimateScrolling {
      replaceAnimation(to: contentOffset)
    } else {
      holdStill()
      self.contentOffset = contentOffset
    }
  }

  /// Scrolls as little as needed to show `rect`, in content coordinates; not at all if it shows.
  ///
  /// Of a rectangle that is larger than what shows, the start is shown. Parts outside of the content
  /// do not count.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    guard rect.isFinite else { return reportUnusable("rectangle", rect) }
    let offset = offset(showing: rect.standardized)
    guard offset != contentOffset else { return }
    setContentOffset(offset, animated: animated)
  }

  /// Whether a view in the content gets a touch that begins in it; `true` unless overridden.
  open func touchesShouldBegin(
    _ touches: Set<UITouch>,
    with event: UIEvent?,
    in view: UIView
  ) -> Bool { true }

  /// Whether a touch that a view in the content already has may be taken from it to scroll.
  ///
  /// Asked only while `canCancelContentTouches` is `true`; `true` for all but controls.
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

  /// The adjusted content inset has changed; does nothing unless overridden.
  open func adjustedContentInsetDidChange() {}

  /// Where the content shall come to rest that was let go; overridden by views with a say in it.
  ///
  /// - Parameters:
  ///   - proposed: Where friction, or paging, would bring it.
  ///   - velocity: How fast the offset changes, in points per millisecond.
  /// - Returns: The offset to come to rest at.
  func restingOffset(proposed: CGPoint, velocity: CGPoint) -> CGPoint { proposed }

  /// Where a turn of the wheel, or a key, moves the content along an axis; overridden by views with a say in it.
  func offset(_ offset: CGFloat, movedBy distance: CGFloat, along axis: Axis) -> CGFloat {
    offset + distance
  }

  /// What moves a row aside for a movement over a view that reveals what is in a direction; nil where nothing does.
  ///
  /// `time` is that of a turn of a wheel, and nil for fingers on a touchpad.
  func rowSwiping(
    towards direction: CGVector,
    over hit: UIView,
    at time: TimeInterval?
  ) -> RowSwiping? { nil }

  /// Whether a subclass brings the offset inside edges along an axis that are about to change, or have changed.
  func choosesOffsetItself(along axis: Axis) -> Bool { false }

  /// Takes the new safe area into the adjusted content inset; content at its top or left edge stays
  /// there.
  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    adjustmentMayHaveChanged()
  }

  /// Lets the content be dragged only along an axis it can be scrolled along, and zoomed only if there is a view for it.
  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    switch gestureRecognizer {
    case panGestureRecognizer: panShouldBegin()
    case zooming.recognizer: viewForZooming != nil
    default: true
    }
  }

  /// Scrolls with the arrow keys, Page Up and Down, Home, End and the space bar, and refreshes with F5; passes other keys on.
  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if !scroll(with: presses), !refresh(with: presses) {
      super.pressesBegan(presses, with: event)
    }
  }

  /// Scrolls on while keys are held down; passes other keys on.
  open override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if !scroll(with: presses) { super.pressesChanged(presses, with: event) }
  }

  /// The part of the safe area that the content inset keeps content clear of does not reach into it.
  override var safeAreaInsetsForSubviews: UIEdgeInsets { uncoveredSafeArea }

  override var descriptionParts: [String] {
    let inset = adjustedContentInset
    return super.descriptionParts + [
      "contentOffset: \(Self.list(contentOffset.x, contentOffset.y))",
      "contentSize: \(Self.list(contentSize.width, contentSize.height))",
      "adjustedContentInset: \(Self.list(inset.top, inset.left, inset.bottom, inset.right))",
    ]
  }

  override func pointerHovers(at location: CGPoint?) { showIndicators(hoveredAt: location) }

  override var takesKeysWhenPressed: Bool { isScrollEnabled }
  override var isKeyStop: Bool { false }

  /// Where nothing in the view can have the focus, and the content is larger than the view, Tab stops at the view itself: keys scroll it.
  override var isTabStop: Bool { super.isTabStop || scrollsByKeysAlone }

  /// Scrolls as little as needed for a view inside to show; overridden by views in which something may cover it.
  func reveal(_ view: UIView) {
    scrollRectToVisible(view.convert(view.bounds, to: self), animated: true)
  }

  override func boundsDidChange(from oldBounds: CGRect) {
    super.boundsDidChange(from: oldBounds)
    setNeedsLayout()
    if bounds.origin != oldBounds.origin {
      offsetDidChangeInConstraints()
      offsetDidChange(from: oldBounds.origin)
      window?.keepKeyFocusRing(on: self)
    }
    guard bounds.size != oldBounds.size else { return }
    adjustmentMayHaveChanged()
    edgesDidChange()
    placeRefreshControl()
  }

  /// Ends all movement when the view leaves its window.
  open override func willMove(toWindow newWindow: UIWindow?) {
    super.willMove(toWindow: newWindow)
    guard newWindow == nil else { return }
    comeToRest()
    hideIndicators()
  }

  func enter(_ activity: ScrollActivity) {
    let wasMoving = isMoving
    ownActivity = activity
    let clock = UIApplication.shared.animationClock
    if isMoving { clock.start(self) } else if wasMoving { clock.stop(self) }
    if isMoving || isDragging { showIndicators() } else { fadeIndicatorsLater() }
    if !isDragging { refreshing.control?.handDidLetGo() }
  }

  /// The activity of the content.
  final var activity: ScrollActivity { content.scroller?.ownActivity ?? ownActivity }

  func reportUnusable(_ name: String, _ value: Any) {
    Diagnostics.report(
      .scrolling,
      """
      \(type(of: self)) was given the \(name) \(value), which is ignored. Every number must be \
      finite.
      """
    )
  }
}

extension UIScrollView: FrameAnimator {
  func advanceFrame(to time: TimeInterval) -> Bool {
    guard let glide = activity.glide else { return false }
    move(to: glide.offset(at: time))
    // A delegate may have changed the movement, or ended it.
    if activity.glide?.hasEnded(at: time) == true { holdStill() }
    return isMoving
  }
}
