import CoreGraphics
import Foundation

@testable import UIKit

/// A vertical grid of equal items in one section, written for tests.
@MainActor
final class GridLayout: UICollectionViewLayout {
  let columns: Int
  let itemHeight: CGFloat
  var mirrors = false
  var decorates = false

  init(columns: Int, itemHeight: CGFloat = 50) {
    self.columns = columns
    self.itemHeight = itemHeight
    super.init()
  }

  required init?(coder: NSCoder) { nil }

  private var count: Int {
    guard let collectionView, collectionView.numberOfSections > 0 else { return 0 }
    return collectionView.numberOfItems(inSection: 0)
  }
  private var width: CGFloat { collectionView?.bounds.width ?? 0 }

  override var flipsHorizontallyInOppositeLayoutDirection: Bool { mirrors }

  override var collectionViewContentSize: CGSize {
    CGSize(width: width, height: CGFloat((count + columns - 1) / columns) * itemHeight)
  }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    var found = (0..<count).compactMap {
      layoutAttributesForItem(at: IndexPath(item: $0, section: 0))
    }
    if decorates {
      let shade = UICollectionViewLayoutAttributes(
        forDecorationViewOfKind: "shade",
        with: IndexPath(item: 0, section: 0)
      )
      shade.frame = CGRect(origin: .zero, size: collectionViewContentSize)
      shade.zIndex = -1
      found.append(shade)
    }
    return found.filter { $0.frame.overlaps(rect) }
  }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    let width = width / CGFloat(columns)
    attributes.frame = CGRect(
      x: CGFloat(indexPath.item % columns) * width,
      y: CGFloat(indexPath.item / columns) * itemHeight,
      width: width,
      height: itemHeight
    )
    return attributes
  }
}
