import CoreGraphics
public import Foundation

/// A row of dots, one for each page, of which the current one stands out.
///
/// The behaviour is that of Apple's `UIPageControl` as documented there. A tap beside the current page goes a page back
/// or on, and a drag along the dots goes to the page under it; each change sends `valueChanged` and
/// `primaryActionTriggered`. While the control has the keys, arrows and page keys go a page back or on, and home and end to
/// the first and the last. Where there are more pages than room, the dots around the current one show, smaller where
/// there are more.
@preconcurrency @MainActor
open class UIPageControl: UIControl {
  let background = UIView()
  private(set) var dots = PageDots()
  private(set) var indicators: [Int: UIImageView] = [:]
  private var pages = Pages()
  private var appearance = Appearance()
  private var grip: Grip?

  /// The interaction that currently changes the page.
  public enum InteractionState: Int, Sendable {
    /// Not at all.
    case none
    /// By a tap or a key.
    case discrete
    /// By a drag.
    case continuous
  }

  /// The conditions under which the background of the dots is visible.
  public enum BackgroundStyle: Int, Sendable {
    /// The user drags along the dots.
    case automatic
    /// Always.
    case prominent
    /// Never.
    case minimal
  }

  private struct Pages {
    var count = 0
    var current = 0
    var allowsDrags = true
    var interaction = InteractionState.none
  }

  private struct Appearance {
    var hidesForSinglePage = false
    var tint: UIColor?
    var currentTint: UIColor?
    var background = BackgroundStyle.automatic
    var image: UIImage?
    var images: [Int: UIImage] = [:]
  }

  private struct Grip {
    let start: CGFloat
    var isDrag = false
  }

  /// How far a touch moves before it drags along the dots, in points.
  private static let dragDistance: CGFloat = 10

  /// Creates a control without pages.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a control without pages; there are no archives of views to read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    background.isUserInteractionEnabled = false
    background.backgroundColor = .secondarySystemFill
    addSubview(background)
  }

  /// The number of pages; 0 by default, and never less.
  open var numberOfPages: Int {
    get { pages.count }
    set {
      pages.count = max(0, newValue)
      pages.current = min(pages.current, max(0, pages.count - 1))
      appearance.images = appearance.images.filter { $0.key < pages.count }
      sizeDidChange()
    }
  }

  /// The current page; 0 by default.
  ///
  /// A page that does not exist becomes the first or the last.
  open var currentPage: Int {
    get { pages.current }
    set {
      pages.current = min(max(0, newValue), max(0, pages.count - 1))
      setNeedsLayout()
    }
  }

  /// Whether nothing shows when there is one page; `false` by default.
  open var hidesForSinglePage: Bool {
    get { appearance.hidesForSinglePage }
    set { change { $0.hidesForSinglePage = newValue } }
  }

  /// The colour of the pages that are not current; `nil`, the default, leaves it to the surroundings.
  open var pageIndicatorTintColor: UIColor? {
    get { appearance.tint }
    set { change { $0.tint = newValue } }
  }

  /// The colour of the current page; `nil`, the default, leaves it to the surroundings.
  open var currentPageIndicatorTintColor: UIColor? {
    get { appearance.currentTint }
    set { change { $0.currentTint = newValue } }
  }

  /// The condition under which the background of the dots is visible; `.automatic` by default.
  open var backgroundStyle: BackgroundStyle {
    get { appearance.background }
    set { change { $0.background = newValue } }
  }

  /// The interaction that currently changes the page; actions for `valueChanged` read it.
  open var interactionState: InteractionState { pages.interaction }

  /// Whether a drag goes along the pages; `true` by default.
  open var allowsContinuousInteraction: Bool {
    get { pages.allowsDrags }
    set { pages.allowsDrags = newValue }
  }

  /// The picture of pages that have none of their own; `nil`, the default, is a dot.
  open var preferredIndicatorImage: UIImage? {
    get { appearance.image }
    set {
      change { $0.image = newValue }
      sizeDidChange()
    }
  }

  /// The picture that was set for a page.
  open func indicatorImage(forPage page: Int) -> UIImage? { appearance.images[page] }

  /// Shows a picture for a page; a page that does not exist is reported.
  open func setIndicatorImage(_ image: UIImage?, forPage page: Int) {
    guard (0..<numberOfPages).contains(page) else {
      return Diagnostics.report(
        .selection,
        "Page \(page) of \(numberOfPages) was given a picture; there is no such page."
      )
    }
    change { $0.images[page] = image }
    sizeDidChange()
  }

  /// The size in which the indicators of `pageCount` pages have room.
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    CGSize(
      width: PageDots.width(of: max(0, pageCount), indicator: indicatorWidth),
      height: max(PageDots.height, indicatorHeight + 2 * PageDots.spacing)
    )
  }

  /// The size in which all indicators have room.
  open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }

  /// The size in which all indicators fit, whatever `size` is.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// Places the indicators in the middle.
  open override func layoutSubviews() {
    super.layoutSubviews()
    placeIndicators()
  }

  /// Takes the touch.
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    grip = Grip(start: touch.location(in: self).x)
    return true
  }

  /// Goes to the page under the touch once it has moved.
  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    drag(to: touch.location(in: self).x)
    return true
  }

  /// Goes a page back or on, if the touch has not moved.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    let isTap = grip?.isDrag == false && isTouchInside
    grip = nil
    if isTap, let touch { tap(at: touch.location(in: self).x) }
    setNeedsLayout()
  }

  /// Leaves the page as it is.
  open override func cancelTracking(with event: UIEvent?) {
    grip = nil
    setNeedsLayout()
  }

  /// Goes to other pages by arrows, page keys, home and end.
  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    // Not what other controls do: nothing is triggered by space and return.
    if !takeKeys(presses) { next?.pressesBegan(presses, with: event) }
  }

  /// Goes on while such a key is held.
  open override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if !takeKeys(presses) { super.pressesChanged(presses, with: event) }
  }

  /// Refuses a pan along the dots that a view around it waits for, while it is dragged along them.
  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    guard isTracking, allowsContinuousInteraction, gestureRecognizer.view !== self,
      let pan = gestureRecognizer as? UIPanGestureRecognizer
    else { return super.gestureRecognizerShouldBegin(gestureRecognizer) }
    let translation = pan.translation(in: self)
    return abs(translation.y) > abs(translation.x)
  }

  /// Goes to the next page.
  open override func accessibilityIncrement() { goToPage(currentPage + 1) }

  /// Goes to the page before.
  open override func accessibilityDecrement() { goToPage(currentPage - 1) }

  override func chooseForReaders(_ value: Double) {
    goToPage(Int(min(max(value.rounded(), 1), Double(numberOfPages))) - 1)
  }

  override var isAdjustable: Bool { true }

  override var accessibilityDefaults: AccessibilityDefaults {
    accessibilityDefaults(
      value: numberOfPages > 0 ? "page \(currentPage + 1) of \(numberOfPages)" : nil,
      range: numberOfPages > 0
        ? .init(Double(currentPage + 1), from: 1, to: Double(numberOfPages)) : nil,
      traits: [.adjustable, .updatesFrequently]
    )
  }

  override var isPressedByTaps: Bool { true }
}

extension UIPageControl {
  private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  private var shownImages: [UIImage] {
    Array(appearance.images.values) + [appearance.image].compactMap { $0 }
  }

  private var indicatorWidth: CGFloat {
    max(PageDots.diameter, shownImages.map(\.size.width).max() ?? 0)
  }

  private var indicatorHeight: CGFloat {
    max(PageDots.diameter, shownImages.map(\.size.height).max() ?? 0)
  }

  private func change(_ change: (inout Appearance) -> Void) {
    change(&appearance)
    setNeedsLayout()
  }

  private func sizeDidChange() {
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }

  private func placeIndicators() {
    let isShown = numberOfPages > 1 || numberOfPages == 1 && !hidesForSinglePage
    let width = indicatorWidth
    dots.show(currentPage, of: isShown ? numberOfPages : 0, in: bounds.width, indicator: width)
    for (page, view) in indicators where !dots.shown.contains(page) {
      view.removeFromSuperview()
      indicators[page] = nil
    }
    for page in dots.shown { place(indicator(of: page), of: page) }
    let length = PageDots.width(of: dots.shown.count, indicator: width)
    background.frame = CGRect(
      x: bounds.midX - length / 2,
      y: bounds.midY - PageDots.height / 2,
      width: length,
      height: PageDots.height
    )
    background.layer.cornerRadius = PageDots.height / 2
    background.isHidden = !showsBackground || dots.shown.isEmpty
  }

  private var showsBackground: Bool {
    switch backgroundStyle {
    case .automatic: grip?.isDrag == true
    case .prominent: true
    case .minimal: false
    }
  }

  private func indicator(of page: Int) -> UIImageView {
    if let view = indicators[page] { return view }
    let view = UIImageView()
    view.contentMode = .scaleAspectFit
    indicators[page] = view
    addSubview(view)
    return view
  }

  private func place(_ view: UIImageView, of page: Int) {
    let color =
      page == currentPage
      ? appearance.currentTint ?? .label : appearance.tint ?? .tertiaryLabel
    view.image = appearance.images[page] ?? appearance.image
    view.backgroundColor = view.image == nil ? color : nil
    view.tintColor = color
    view.alpha = isEnabled ? 1 : 0.5
    let scale = dots.scale(of: page, count: numberOfPages)
    let size = view.image?.size ?? CGSize(width: PageDots.diameter, height: PageDots.diameter)
    let place = dots.position(of: page, in: bounds.width, indicator: indicatorWidth)
    view.bounds = CGRect(x: 0, y: 0, width: size.width * scale, height: size.height * scale)
    view.center = CGPoint(x: isMirrored ? bounds.width - place : place, y: bounds.midY)
    view.ownLayer.cornerRadius = view.image == nil ? view.bounds.width / 2 : 0
  }

  private func drag(to place: CGFloat) {
    guard allowsContinuousInteraction, let grip else { return }
    guard grip.isDrag || abs(place - grip.start) > Self.dragDistance else { return }
    self.grip?.isDrag = true
    setNeedsLayout()
    let along = isMirrored ? bounds.width - place : place
    if let page = dots.page(at: along, in: bounds.width, indicator: indicatorWidth) {
      choose(page, by: .continuous)
    }
  }

  private func tap(at place: CGFloat) {
    choose(currentPage + ((place > bounds.midX) != isMirrored ? 1 : -1), by: .discrete)
  }

  /// Goes to a page as a person does, and nowhere for one that does not exist.
  private func choose(_ page: Int, by interaction: InteractionState) {
    guard page != currentPage, (0..<numberOfPages).contains(page) else { return }
    pages.current = page
    setNeedsLayout()
    pages.interaction = interaction
    sendActions(for: [.valueChanged, .primaryActionTriggered])
    pages.interaction = .none
  }

  /// Goes to a page as a person does; not while a touch does so.
  private func goToPage(_ page: Int) {
    guard isEnabled, grip == nil else { return }
    choose(page, by: .discrete)
  }

  /// Returns whether a key goes to another page.
  private func takeKeys(_ presses: Set<UIPress>) -> Bool {
    guard isEnabled, isFirstResponder, let key = presses.first?.key,
      key.modifierFlags.isDisjoint(with: [.control, .alternate, .command]),
      let target = target(of: key)
    else { return false }
    // Keys wait for a touch.
    if grip == nil { choose(target, by: .discrete) }
    return true
  }

  private func target(of key: UIKey) -> Int? {
    switch key.keyCode {
    case .keyboardRightArrow: currentPage + (isMirrored ? -1 : 1)
    case .keyboardLeftArrow: currentPage + (isMirrored ? 1 : -1)
    case .keyboardDownArrow, .keyboardPageDown: currentPage + 1
    case .keyboardUpArrow, .keyboardPageUp: currentPage - 1
    case .keyboardHome: 0
    case .keyboardEnd: numberOfPages - 1
    default: nil
    }
  }
}
