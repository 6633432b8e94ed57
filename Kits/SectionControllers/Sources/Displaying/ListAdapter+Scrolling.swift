public import CoreGraphics
public import Foundation
public import UIKit

extension ListAdapter {
  /// Scrolls to an object, at a position, with its header or other supplementary views.
  ///
  /// An object without items and such views scrolls nothing.
  ///
  /// - Parameters:
  ///   - object: Found by identifier; an unknown one scrolls nothing.
  ///   - supplementaryKinds: Kinds that count as a part of the object, where they belong: a pinned header counts above its items.
  ///   - scrollDirection: The direction in which the list scrolls.
  ///   - scrollPosition: Where the object is to be; `.top` unless it names the end or the middle.
  ///   - additionalOffset: How much further, in points.
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
    let inset = collectionView.adjustedContentInset
    let room =
      isVertical
      ? collectionView.bounds.height - inset.top - inset.bottom
      : collectionView.bounds.width - inset.left - inset.right
    let start = isVertical ? frame.minY : frame.minX
    let extent = isVertical ? frame.height : frame.width
    var target = start
    if scrollPosition.contains(isVertical ? .bottom : .right) {
      target = start + extent - room
    } else if scrollPosition.contains(isVertical ? .centeredVertically : .centeredHorizontally) {
      target = start + (extent - room) / 2
    }
    target += additionalOffset - (isVertical ? inset.top : inset.left)
    let first = isVertical ? -inset.top : -inset.left
    let content =
      isVertical
      ? collectionView.contentSize.height + inset.bottom - collectionView.bounds.height
      : collectionView.contentSize.width + inset.right - collectionView.bounds.width
    target = max(first, min(target, max(first, content)))
    var offset = collectionView.contentOffset
    if isVertical { offset.y = target } else { offset.x = target }
    collectionView.setContentOffset(offset, animated: animated)
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
    let inset = collectionView.adjustedContentInset
    return scrollDirection == .vertical
      ? collectionView.contentOffset.y + inset.top - frame.minY
      : collectionView.contentOffset.x + inset.left - frame.minX
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
      guard let items, isVertical || !isMirrored(collectionView) else { return frame }
      return unpinned(frame, kind, items, controller(of: entry).inset, isVertical: isVertical)
    }
    return ([items].compactMap(\.self) + views).united
  }

  private func isMirrored(_ collectionView: UICollectionView) -> Bool {
    collectionView.effectiveUserInterfaceLayoutDirection == .rightToLeft
      && collectionView.collectionViewLayout.flipsHorizontallyInOppositeLayoutDirection
  }

  /// Where a header or footer belongs, beside the items of its section: pinned, it stands further inside.
  private func unpinned(
    _ frame: CGRect,
    _ kind: String,
    _ items: CGRect,
    _ inset: UIEdgeInsets,
    isVertical: Bool
  ) -> CGRect {
    var frame = frame
    switch kind {
    case UICollectionView.elementKindSectionHeader where isVertical:
      frame.origin.y = min(frame.minY, items.minY - inset.top - frame.height)
    case UICollectionView.elementKindSectionHeader:
      frame.origin.x = min(frame.minX, items.minX - inset.left - frame.width)
    case UICollectionView.elementKindSectionFooter where isVertical:
      frame.origin.y = max(frame.minY, items.maxY + inset.bottom)
    case UICollectionView.elementKindSectionFooter:
      frame.origin.x = max(frame.minX, items.maxX + inset.right)
    default: break
    }
    return frame
  }
}

extension [CGRect] {
  /// The smallest rectangle that contains all; nil for none.
  fileprivate var united: CGRect? {
    first.map { dropFirst().reduce($0) { $0.union($1) } }
  }
}
