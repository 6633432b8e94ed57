import CoreGraphics
import Foundation

extension UICollectionView {
  func layoutDidInvalidate(
    _ layout: UICollectionViewLayout,
    with context: UICollectionViewLayoutInvalidationContext
  ) { engine.layoutDidInvalidate(layout, with: context) }

  func defaultInitialAttributes(
    _ element: CollectionElement
  ) -> UICollectionViewLayoutAttributes? { engine.defaultInitialAttributes(element) }

  func defaultFinalAttributes(
    _ element: CollectionElement
  ) -> UICollectionViewLayoutAttributes? { engine.defaultFinalAttributes(element) }

  /// The offset nearest to `offset` at which content of a size that is yet to come can be at rest.
  func restingOffset(nearest offset: CGPoint, contentSize: CGSize) -> CGPoint {
    let present = content.size
    content.size = contentSize
    defer { content.size = present }
    return restingOffset(nearest: offset)
  }
}
