import CoreGraphics
import Foundation
import UIKit

/// A list layout as it is often written: attributes for every row, made in `prepare()`, and all of
/// them looked at for every rectangle.
final class NaiveLayout: UICollectionViewLayout {
  private let rowSize: CGSize
  private var attributes: [UICollectionViewLayoutAttributes] = []

  init(rowSize: CGSize) {
    self.rowSize = rowSize
    super.init()
  }

  required init?(coder: NSCoder) { nil }

  override func prepare() {
    let count = collectionView?.numberOfItems(inSection: 0) ?? 0
    attributes = (0..<count).map { row in
      let attributes = UICollectionViewLayoutAttributes(
        forCellWith: IndexPath(item: row, section: 0)
      )
      attributes.frame = CGRect(
        origin: CGPoint(x: 0, y: CGFloat(row) * rowSize.height),
        size: rowSize
      )
      return attributes
    }
  }

  override var collectionViewContentSize: CGSize {
    CGSize(width: rowSize.width, height: rowSize.height * CGFloat(attributes.count))
  }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    attributes.filter { $0.frame.intersects(rect) }
  }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { attributes[indexPath.item] }
}
