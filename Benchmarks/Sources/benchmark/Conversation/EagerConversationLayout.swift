import CoreGraphics
import Foundation
import UIKit

/// A conversation layout as it is often written: heights and attributes of every row in arrays, all placed anew after
/// each change, and all looked at for every rectangle.
final class EagerConversationLayout: UICollectionViewLayout {
  private var heights: [CGFloat] = []
  private var attributes: [UICollectionViewLayoutAttributes] = []
  private var awaitsChanges = false

  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    if context.invalidateEverything {
      heights = []
    } else {
      awaitsChanges = context.invalidateDataSourceCounts
    }
    super.invalidateLayout(with: context)
  }

  override func prepare() {
    guard !awaitsChanges, let collectionView else { return }
    if heights.isEmpty {
      let count = collectionView.numberOfItems(inSection: 0)
      heights = Array(repeating: LayoutScene.estimate, count: count)
    }
    place()
  }

  override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    awaitsChanges = false
    for change in updateItems {
      if let row = change.indexPathBeforeUpdate { heights.remove(at: row.item) }
    }
    for change in updateItems {
      if let row = change.indexPathAfterUpdate {
        heights.insert(LayoutScene.estimate, at: row.item)
      }
    }
    place()
  }

  private func place() {
    let width = collectionView?.bounds.width ?? 0
    var top: CGFloat = 0
    attributes = heights.enumerated().map { row, height in
      let attributes = UICollectionViewLayoutAttributes(
        forCellWith: IndexPath(item: row, section: 0)
      )
      attributes.frame = CGRect(x: 0, y: top, width: width, height: height)
      top += height
      return attributes
    }
  }

  override var collectionViewContentSize: CGSize {
    CGSize(width: collectionView?.bounds.width ?? 0, height: attributes.last?.frame.maxY ?? 0)
  }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    attributes.filter { $0.frame.minY < rect.maxY && $0.frame.maxY > rect.minY }
  }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { attributes[indexPath.item] }

  override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { preferredAttributes.size.height != originalAttributes.size.height }

  override func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    heights[originalAttributes.indexPath.item] = preferredAttributes.size.height
    return super.invalidationContext(
      forPreferredLayoutAttributes: preferredAttributes,
      withOriginalAttributes: originalAttributes
    )
  }
}
