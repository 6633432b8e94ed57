import CoreGraphics
import UIKit

/// The axis along which a list scrolls, in the direction in which it is read: distances begin where its content begins.
@MainActor
struct ReadingAxis {
  private let view: UICollectionView
  private let isVertical: Bool
  /// Whether the content begins at the right.
  private let isMirrored: Bool

  /// Where something is to be seen.
  enum Edge {
    case start
    case center
    case end
  }

  init(of collectionView: UICollectionView, isVertical: Bool) {
    view = collectionView
    self.isVertical = isVertical
    isMirrored =
      !isVertical && collectionView.effectiveUserInterfaceLayoutDirection == .rightToLeft
      && collectionView.collectionViewLayout.flipsHorizontallyInOppositeLayoutDirection
  }

  /// Where a rectangle of the content starts and ends.
  func span(of frame: CGRect) -> (start: CGFloat, end: CGFloat) {
    if isVertical { return (frame.minY, frame.maxY) }
    guard isMirrored else { return (frame.minX, frame.maxX) }
    let width = view.contentSize.width
    return (width - frame.maxX, width - frame.minX)
  }

  /// Where what shows and is not covered starts.
  var visibleStart: CGFloat { span(of: uncovered).start }

  /// Where what shows and is not covered ends.
  var visibleEnd: CGFloat { span(of: uncovered).end }

  private var uncovered: CGRect { view.bounds.inset(by: view.adjustedContentInset) }

  /// The content offset at which what shows starts at a distance, or as near as the content allows.
  func contentOffset(at distance: CGFloat) -> CGPoint {
    let length = isVertical ? view.contentSize.height : view.contentSize.width
    let inside = max(0, min(distance, length - (visibleEnd - visibleStart)))
    let shift = inside - visibleStart
    var offset = view.contentOffset
    if isVertical { offset.y += shift } else { offset.x += isMirrored ? -shift : shift }
    return offset
  }

  /// Which edge a position names.
  func edge(of position: UICollectionView.ScrollPosition) -> Edge {
    if isVertical {
      if position.contains(.bottom) { return .end }
      return position.contains(.centeredVertically) ? .center : .start
    }
    if position.contains(isMirrored ? .left : .right) { return .end }
    return position.contains(.centeredHorizontally) ? .center : .start
  }

  /// Where a header or footer belongs, beside the items of its section: pinned, it stands further inside.
  func unpinned(
    _ frame: CGRect,
    _ kind: String,
    beside items: CGRect,
    _ inset: UIEdgeInsets
  ) -> CGRect {
    let (start, end) = span(of: items)
    let own = span(of: frame)
    switch kind {
    case UICollectionView.elementKindSectionHeader:
      let before = isVertical ? inset.top : inset.left
      return frame.moved(by: min(0, start - before - own.end), isVertical, isMirrored)
    case UICollectionView.elementKindSectionFooter:
      let behind = isVertical ? inset.bottom : inset.right
      return frame.moved(by: max(0, end + behind - own.start), isVertical, isMirrored)
    default: return frame
    }
  }
}

extension CGRect {
  /// The rectangle moved in the direction of reading.
  fileprivate func moved(by distance: CGFloat, _ isVertical: Bool, _ isMirrored: Bool) -> CGRect {
    if isVertical { return offsetBy(dx: 0, dy: distance) }
    return offsetBy(dx: isMirrored ? -distance : distance, dy: 0)
  }
}
