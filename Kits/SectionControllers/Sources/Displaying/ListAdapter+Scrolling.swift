public import CoreGraphics
public import Foundation
public import UIKit

extension ListAdapter {
  /// Scrolls until an object stands at a position, with its header or other supplementary views in sight.
  ///
  /// - Parameters:
  ///   - object: Found by identifier; an unknown one scrolls nothing.
  ///   - supplementaryKinds: Kinds that count as a part of the object.
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
    guard let frame = frame(ofSection: section, supplementaryKinds ?? []) else { return }
    let inset = collectionView.adjustedContentInset
    let isVertical = scrollDirection == .vertical
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

  /// How far the first visible item is scrolled over the edge where the content begins, in points; 0 without one.
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

  /// What the items and some supplementary views of a section cover; nil if it has nothing of that.
  private func frame(ofSection section: Int, _ kinds: [String]) -> CGRect? {
    guard let collectionView, let entry = map.entry(at: section) else { return nil }
    let count = itemCount(of: entry)
    var frames: [CGRect] = []
    for item in Set([0, count - 1]) where item >= 0 {
      let path = IndexPath(item: item, section: section)
      if let frame = collectionView.layoutAttributesForItem(at: path)?.frame {
        frames.append(frame)
      }
    }
    for kind in kinds {
      let path = IndexPath(item: 0, section: section)
      let attributes = collectionView.layoutAttributesForSupplementaryElement(
        ofKind: kind,
        at: path
      )
      if let frame = attributes?.frame, !frame.isEmpty { frames.append(frame) }
    }
    guard let first = frames.first else { return nil }
    return frames.dropFirst().reduce(first) { $0.union($1) }
  }
}
