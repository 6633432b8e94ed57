import CoreGraphics
import Foundation

/// The view in which pages lie side by side, or one below the other, and are scrolled.
///
/// It is longer than the pages by the space between them, half on each side.
@MainActor
final class PageTrackView: UIScrollView {
  let isVertical: Bool
  let spacing: CGFloat
  /// The pages that can be scrolled to, in reading order; the view of a page is a subview while it is seen.
  private(set) var pages: [UIViewController] = []

  init(isVertical: Bool, spacing: CGFloat) {
    self.isVertical = isVertical
    self.spacing = spacing
    super.init(frame: .zero)
    isPagingEnabled = true
    showsHorizontalScrollIndicator = false
    showsVerticalScrollIndicator = false
    contentInsetAdjustmentBehavior = .never
    scrollsToTop = false
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  /// The length from one page to the next.
  private var stride: CGFloat { isVertical ? bounds.height : bounds.width }

  private var isMirrored: Bool {
    !isVertical && effectiveUserInterfaceLayoutDirection == .rightToLeft
  }

  /// Lays out other pages with one of them in sight; nothing is seen to move.
  func show(_ pages: [UIViewController], at page: UIViewController) {
    self.pages = pages
    let length = stride * CGFloat(pages.count)
    contentSize =
      isVertical
      ? CGSize(width: bounds.width, height: length) : CGSize(width: length, height: bounds.height)
    for page in pages where page.viewIfLoaded?.superview === self { place(page) }
    let offset = offset(of: page)
    if contentOffset != offset { contentOffset = offset }
  }

  /// Puts the view of a page in its place.
  func place(_ page: UIViewController) {
    guard let view = page.view else { return }
    var frame = CGRect(origin: offset(of: page), size: bounds.size)
    frame =
      isVertical ? frame.insetBy(dx: 0, dy: spacing / 2) : frame.insetBy(dx: spacing / 2, dy: 0)
    view.frame = frame
    if view.superview !== self { addSubview(view) }
  }

  /// Where the content is scrolled to when a page fills the view.
  func offset(of page: UIViewController) -> CGPoint {
    guard var index = pages.firstIndex(of: page) else { return contentOffset }
    if isMirrored { index = pages.count - 1 - index }
    let start = CGFloat(index) * stride
    return isVertical ? CGPoint(x: 0, y: start) : CGPoint(x: start, y: 0)
  }

  /// How many pages the content is scrolled away from one, 0 where that fills the view.
  func distance(from page: UIViewController) -> CGFloat {
    guard stride > 0 else { return 0 }
    let offset = offset(of: page)
    let way = isVertical ? contentOffset.y - offset.y : contentOffset.x - offset.x
    return (isMirrored ? -way : way) / stride
  }
}
