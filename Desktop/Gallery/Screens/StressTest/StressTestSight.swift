import Tessera
import UIKit

/// What of a collection view shows according to its layout.
@MainActor
struct StressTestSight {
  let list: UICollectionView

  /// An element, and where it is in the content of the collection view.
  struct Element {
    let attributes: UICollectionViewLayoutAttributes
    /// Where it shows, its section scrolled as it is, and not cut off.
    let frame: CGRect
  }

  /// Finds what has something in sight.
  ///
  /// - Parameter margin: How far beyond the edges something still counts as in sight, in points.
  /// - Returns: Cells and supplementary views, in no order.
  func elements(margin: CGFloat) -> [Element] {
    let bounds = list.bounds.insetBy(dx: -margin, dy: -margin)
    guard !bounds.isNull, !bounds.isEmpty else { return [] }
    let found = list.collectionViewLayout.layoutAttributesForElements(in: bounds) ?? []
    let elements = found.filter { $0.representedElementCategory != .decorationView }.map {
      let place = place(of: $0)
      return Element(attributes: place, frame: place.frame)
    }
    let scrolled = (0..<list.numberOfSections).flatMap { section in
      list.orthogonalScroller(forSection: section).map { cells(in: $0, margin: margin) } ?? []
    }
    return (elements + scrolled).filter {
      !$0.attributes.isHidden && Self.overlap($0.frame, bounds)
    }
  }

  /// The cells of which something shows inside their section.
  private func cells(in scroller: OrthogonalScroller, margin: CGFloat) -> [Element] {
    let room = scroller.frame.insetBy(dx: -margin, dy: -margin)
    let distance = scroller.contentOffset.x - Self.offset(of: scroller, atShare: 0)
    // The layout places them as if the section were not scrolled.
    return (0..<list.numberOfItems(inSection: scroller.section)).compactMap { item in
      let path = IndexPath(item: item, section: scroller.section)
      guard let place = list.layoutAttributesForItem(at: path) else { return nil }
      let frame = place.frame.offsetBy(dx: -distance, dy: 0)
      return Self.overlap(frame, room) ? Element(attributes: place, frame: frame) : nil
    }
  }

  /// Where the collection view says that an element is, which is mirrored where reading is.
  private func place(
    of attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let path = attributes.indexPath
    let place =
      if let kind = attributes.representedElementKind {
        list.layoutAttributesForSupplementaryElement(ofKind: kind, at: path)
      } else {
        list.layoutAttributesForItem(at: path)
      }
    return place ?? attributes
  }

  /// The offset at which a share of what a section can be scrolled is behind where reading begins.
  static func offset(of scroller: OrthogonalScroller, atShare share: Double) -> CGFloat {
    let reach = max(0, scroller.contentSize.width - scroller.frame.width)
    let isRightToLeft =
      scroller.collectionView.effectiveUserInterfaceLayoutDirection == .rightToLeft
    return (reach * (isRightToLeft ? 1 - share : share)).rounded()
  }

  /// The view of an element.
  func view(of attributes: UICollectionViewLayoutAttributes) -> UICollectionReusableView? {
    let path = attributes.indexPath
    return switch attributes.representedElementCategory {
    case .cell: list.cellForItem(at: path)
    default:
      list.supplementaryView(forElementKind: attributes.representedElementKind ?? "", at: path)
    }
  }

  /// The views of items and headers of which something is in sight, whatever they belong to.
  var views: [UIView] {
    // Views of what only touches an edge may be there.
    views(in: list, showing: list.bounds.insetBy(dx: 1, dy: 1))
  }

  private func views(in view: UIView, showing bounds: CGRect) -> [UIView] {
    view.subviews.flatMap { subview -> [UIView] in
      guard !subview.isHidden, Self.overlap(subview.frame, bounds) else { return [] }
      if subview is StressTestCell || subview is StressTestHeader { return [subview] }
      let inside = view.convert(bounds.intersection(subview.frame), to: subview)
      return views(in: subview, showing: inside)
    }
  }

  static func overlap(_ first: CGRect, _ second: CGRect) -> Bool {
    first.minX < second.maxX && second.minX < first.maxX
      && first.minY < second.maxY && second.minY < first.maxY
  }
}
