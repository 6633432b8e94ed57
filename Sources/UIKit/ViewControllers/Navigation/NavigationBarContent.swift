import CoreGraphics
import Foundation

/// What a navigation bar shows for one item: the button back, the title and the item's buttons.
final class NavigationBarContent: UIView {
  /// One view at an edge, and the width that the app gives it; 0 for none.
  private struct Piece {
    let view: UIView?
    let width: CGFloat
  }

  private let back: BackButton?
  private let leading: [Piece]
  private let trailing: [Piece]
  let titleLabel: UILabel?
  private let titleView: UIView?

  /// Shows `item`, with `back` where reading begins unless the item has something else there.
  init(_ item: UINavigationItem, back: BackButton?) {
    let left = item.leftBarButtonItems ?? []
    let showsBack = !item.hidesBackButton && (left.isEmpty || item.leftItemsSupplementBackButton)
    self.back = showsBack ? back : nil
    leading = left.compactMap(Self.piece)
    trailing = (item.rightBarButtonItems ?? []).compactMap(Self.piece)
    titleView = item.titleView
    titleLabel = item.titleView == nil ? UILabel() : nil
    super.init(frame: .zero)
    titleLabel?.font = Self.titleFont
    titleLabel?.textAlignment = .center
    titleLabel?.text = item.title
    titleLabel?.accessibilityTraits = .header
    let pieces = (leading + trailing).map(\.view)
    for view in [self.back, titleView, titleLabel] + pieces {
      if let view { addSubview(view) }
    }
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  private static func piece(_ item: UIBarButtonItem) -> Piece? {
    item.isHidden ? nil : Piece(view: item.makeView(), width: max(0, item.width))
  }

  /// The font of titles: that of a headline in the usual size, for a bar is as high for every size of text.
  static let titleFont = UIFont.systemFont(ofSize: 17, weight: .semibold)
  private static let margin: CGFloat = 8
  private static let spacing: CGFloat = 8

  override func layoutSubviews() {
    super.layoutSubviews()
    let rooms = placeEdges()
    guard let title = titleLabel ?? titleView, title.superview === self else { return }
    let natural = size(of: title, width: 0)
    let room = max(0, bounds.width - rooms.start - rooms.end)
    let width = min(natural.width, room)
    let height = min(natural.height, bounds.height)
    // In the middle of the bar, or as near to it as the buttons let it.
    let start = min(
      max((bounds.width - width) / 2, rooms.start),
      max(rooms.start, bounds.width - rooms.end - width)
    )
    place(title, atStart: start.rounded(), size: CGSize(width: width, height: height))
  }

  /// Places what stands at the edges; returns how far it reaches in from each.
  private func placeEdges() -> (start: CGFloat, end: CGFloat) {
    let end = placeTrailing()
    var start = Self.margin
    if let back {
      let others = leading.reduce(0) { $0 + self.size(of: $1).width }
      let title = (titleLabel ?? titleView).map { self.size(of: $0, width: 0).width } ?? 0
      let room = bounds.width - end - start - others - title - Self.spacing
      back.fit(max(0, room))
      let size = back.intrinsicContentSize
      place(back, atStart: start, size: size)
      start += size.width
    }
    for piece in leading {
      let size = self.size(of: piece)
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
      let size = self.size(of: piece)
      if let view = piece.view, view.superview === self {
        place(view, atStart: bounds.width - end - size.width, size: size)
      }
      end += size.width
    }
    return end == Self.margin ? end : end + Self.spacing
  }

  private func size(of piece: Piece) -> CGSize {
    piece.view.map { size(of: $0, width: piece.width) } ?? CGSize(width: piece.width, height: 0)
  }

  private func size(of view: UIView, width: CGFloat) -> CGSize {
    var size = view.measure(.free).size(or: view.bounds.size)
    if width > 0 { size.width = width }
    return CGSize(width: size.width, height: min(size.height, bounds.height))
  }

  private func place(_ view: UIView, atStart start: CGFloat, size: CGSize) {
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    view.frame = CGRect(
      x: isRightToLeft ? bounds.width - start - size.width : start,
      y: ((bounds.height - size.height) / 2).rounded(),
      width: size.width,
      height: size.height
    )
  }

  override func subviewIntrinsicContentSizeDidChange(_ subview: UIView) { setNeedsLayout() }
}
