public import CoreGraphics
public import Foundation
public import UIKit

extension ListAdapter {
  /// Scrolls to an object, at a position, with its header or other supplementary views.
  ///
  /// An object without items and such views scrolls nothing. Where the layout is mirrored a horizontal list begins at the
  /// right, and an object too: distances go from there.
  ///
  /// - Parameters:
  ///   - object: Found by identifier; an unknown one scrolls nothing.
  ///   - supplementaryKinds: Kinds that count as a part of the object, where they belong: a pinned header counts above its items.
  ///   - scrollDirection: The direction in which the list scrolls.
  ///   - scrollPosition: Where the object is to be: at the start of the list unless it names an edge or the middle.
  ///   - additionalOffset: How much further away from the start of the list, in points.
  ///   - animated: Whether the content is seen moving.
  public func scroll(
    to object: any ListDiffable,
    supplementaryKinds: [String]? = nil,
    scrollDirection: UICollectionView.ScrollDirection = .vertical,
    scrollPosition: UICollectionView.ScrollPosition = .top,
    additionalOffset: CGFloat = 0,
    animated: Bool
  ) {
    guard let collectionView, let section = section(for: object) else { return }
    collectionView.layoutIfNeeded()
    let isVertical = scrollDirection == .vertical
    guard
      let frame = frame(ofSection: section, supplementaryKinds ?? [], isVertical: isVertical)
    else { return }
    let axis = ReadingAxis(of: collectionView, isVertical: isVertical)
    let (start, end) = axis.span(of: frame)
    let room = axis.visibleEnd - axis.visibleStart
    var distance = start
    switch axis.edge(of: scrollPosition) {
    case .start: break
    case .center: distance = (start + end - room) / 2
    case .end: distance = end - room
    }
    collectionView.setContentOffset(
      axis.contentOffset(at: distance + additionalOffset),
      animated: animated
    )
  }

  /// The path of the first item that is on screen; nil while there is none.
  public var indexPathForFirstVisibleItem: IndexPath? {
    collectionView?.indexPathsForVisibleItems.min()
  }

  /// Returns the distance by which the first visible item is scrolled beyond the edge where the content begins, in points; 0 without one.
  public func offsetForFirstVisibleItem(
    scrollDirection: UICollectionView.ScrollDirection
  ) -> CGFloat {
    guard let collectionView, let path = indexPathForFirstVisibleItem,
      let frame = collectionView.layoutAttributesForItem(at: path)?.frame
    else { return 0 }
    let axis = ReadingAxis(of: collectionView, isVertical: scrollDirection == .vertical)
    return axis.visibleStart - axis.span(of: frame).start
  }

  /// Returns the area that the items and some supplementary views of a section cover; nil if it has none.
  private func frame(ofSection section: Int, _ kinds: [String], isVertical: Bool) -> CGRect? {
    guard let collectionView, let entry = map.entry(at: section) else { return nil }
    let count = itemCount(of: entry)
    let ends = count > 0 ? Set([0, count - 1]) : []
    let items = ends.compactMap { item in
      collectionView.layoutAttributesForItem(at: IndexPath(item: item, section: section))?.frame
    }
    .united
    let views = kinds.compactMap { kind -> CGRect? in
      let attributes = collectionView.layoutAttributesForSupplementaryElement(
        ofKind: kind,
        at: IndexPath(item: 0, section: section)
      )
      guard let frame = attributes?.frame, !frame.isEmpty else { return nil }
      guard let items else { return frame }
      let axis = ReadingAxis(of: collectionView, isVertical: isVertical)
      return axis.unpinned(frame, kind, beside: items, controller(of: entry).inset)
    }
    return ([items].compactMap(\.self) + views).united
  }
}

extension [CGRect] {
  /// The smallest rectangle that contains all; nil for none.
  fileprivate var united: CGRect? {
    first.map { dropFirst().reduce($0) { $0.union($1) } }
  }
}
