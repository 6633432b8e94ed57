import CoreGraphics
import Foundation

/// What a navigation bar shows for one item: the button back, the title and the item's buttons.
final class NavigationBarContent: UIView {
  private let back: BackButton?
  private let leading: [BarPiece]
  private let trailing: [BarPiece]
  let titleLabel: UILabel?
  private let titleView: UIView?
  /// The title below the buttons; `nil` in a bar without a controller.
  let largeTitleLabel: UILabel?
  private let searchBar: UISearchBar?
  /// Cuts off what is below the buttons and goes.
  private let lower = UIView()
  private let expansion: NavigationBarExpansion?

  /// Shows `item`, with `back` where reading begins unless the item has something else there.
  init(_ item: UINavigationItem, back: BackButton?, expansion: NavigationBarExpansion?) {
    let left = item.leftBarButtonItems ?? []
    let showsBack = !item.hidesBackButton && (left.isEmpty || item.leftItemsSupplementBackButton)
    self.back = showsBack ? back : nil
    leading = left.compactMap { BarPiece($0) }
    trailing = (item.rightBarButtonItems ?? []).compactMap { BarPiece($0) }
    titleView = item.titleView
    titleLabel = item.titleView == nil ? UILabel() : nil
    self.expansion = expansion
    largeTitleLabel = expansion == nil ? nil : UILabel()
    searchBar = expansion == nil ? nil : item.searchController?.searchBar
    super.init(frame: .zero)
    titleLabel?.font = Self.titleFont
    titleLabel?.textAlignment = .center
    lower.clipsToBounds = true
    addSubview(lower)
    for view in [largeTitleLabel, searchBar] { if let view { lower.addSubview(view) } }
    for label in [titleLabel, largeTitleLabel] { label?.accessibilityTraits = .header }
    show(title: item.title)
    let pieces = (leading + trailing).map(\.view)
    for view in [self.back, titleView, titleLabel] + pieces {
      if let view { addSubview(view) }
    }
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  /// The font of titles: that of a headline in the usual size, for a bar is as high for every size of text.
  static let titleFont = UIFont.systemFont(ofSize: 17, weight: .semibold)
  /// The font of large titles, which are bold.
  static let largeTitleFont = UIFont.systemFont(ofSize: 34, weight: .bold)
  private static let margin: CGFloat = 8
  private static let spacing: CGFloat = 8

  func show(title: String?) {
    for label in [titleLabel, largeTitleLabel] { label?.text = title }
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    placeLower()
    let rooms = placeEdges()
    guard let title = titleLabel ?? titleView, title.superview === self else { return }
    let natural = title.sizeInBar(width: 0, height: rowHeight)
    let room = max(0, bounds.width - rooms.start - rooms.end)
    let width = min(natural.width, room)
    let height = min(natural.height, rowHeight)
    // In the middle of the bar, or as near to it as the buttons let it.
    let start = min(
      max((bounds.width - width) / 2, rooms.start),
      max(rooms.start, bounds.width - rooms.end - width)
    )
    place(title, atStart: start.rounded(), size: CGSize(width: width, height: height))
  }

  /// Without the row of buttons while that is hidden above the edge.
  override var subviewsInReadingOrder: [UIView] {
    super.subviewsInReadingOrder.filter { $0.frame.maxY > bounds.minY }
  }

  private var rowHeight: CGFloat { min(bounds.height, UINavigationBar.height) }

  /// The top of the row of buttons, which is above the edge while the row is hidden.
  private var rowTop: CGFloat { (expansion?.row).map { $0 - UINavigationBar.height } ?? 0 }

  /// Places the large title and the search bar.
  private func placeLower() {
    guard let expansion else { return lower.frame = .zero }
    let heights = expansion.heights
    let row = expansion.row
    lower.frame = CGRect(x: 0, y: row, width: bounds.width, height: max(0, bounds.height - row))
    let titleHeight = heights.largeTitle + expansion.pulled
    placeLargeTitle(above: titleHeight, isShown: expansion.parts.largeTitle > 0)
    if let searchBar, searchBar.superview === lower {
      let height = expansion.parts.search
      searchBar.frame = CGRect(x: 0, y: titleHeight, width: bounds.width, height: height)
      searchBar.alpha = height > 0 ? heights.search / height : 1
    }
    // The row has its title once the large one has gone.
    titleLabel?.alpha = max(0, 1 - heights.largeTitle / Self.titleFade)
  }

  private func placeLargeTitle(above end: CGFloat, isShown: Bool) {
    guard let largeTitleLabel else { return }
    let room = max(0, bounds.width - 2 * Self.largeMargin)
    let size = largeTitleLabel.measure(.width(room)).size(or: .zero)
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    largeTitleLabel.isHidden = !isShown
    largeTitleLabel.frame = CGRect(
      x: isRightToLeft ? bounds.width - Self.largeMargin - size.width : Self.largeMargin,
      y: (end - 6 - size.height).rounded(),
      width: size.width,
      height: size.height
    )
  }

  private static let largeMargin: CGFloat = 16
  /// The height of what is left of a large title at which the one in the row appears.
  private static let titleFade: CGFloat = 12

  /// Places what stands at the edges; returns how far it reaches in from each.
  private func placeEdges() -> (start: CGFloat, end: CGFloat) {
    let end = placeTrailing()
    var start = Self.margin
    if let back {
      let others = leading.reduce(0) { $0 + $1.size(inHeight: rowHeight).width }
      let title = (titleLabel ?? titleView)?.sizeInBar(width: 0, height: rowHeight).width ?? 0
      let room = bounds.width - end - start - others - title - Self.spacing
      back.fit(max(0, room))
      let size = back.intrinsicContentSize
      place(back, atStart: start, size: size)
      start += size.width
    }
    for piece in leading {
      let size = piece.size(inHeight: rowHeight)
      if let view = piece.view, view.superview === self {
        place(view, atStart: start, size: size)
      }
      start += size.width
    }
    return (start == Self.margin ? start : start + Self.spacing, end)
  }

  private func placeTrailing() -> CGFloat {
    var end = Self.margin
    for piece in trailing {
      let size = piece.size(inHeight: rowHeight)
      if let view = piece.view, view.superview === self {
        place(view, atStart: bounds.width - end - size.width, size: size)
      }
      end += size.width
    }
    return end == Self.margin ? end : end + Self.spacing
  }

  private func place(_ view: UIView, atStart start: CGFloat, size: CGSize) {
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    view.frame = CGRect(
      x: isRightToLeft ? bounds.width - start - size.width : start,
      y: rowTop + ((rowHeight - size.height) / 2).rounded(),
      width: size.width,
      height: size.height
    )
  }

  override func subviewIntrinsicContentSizeDidChange(_ subview: UIView) { setNeedsLayout() }
}
