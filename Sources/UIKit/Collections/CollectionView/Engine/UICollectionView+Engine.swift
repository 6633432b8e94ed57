import CoreGraphics
import Foundation
import TesseraCore

extension UICollectionView {
  func layoutDidInvalidate(
    _ layout: UICollectionViewLayout,
    with context: UICollectionViewLayoutInvalidationContext
  ) { engine.layoutDidInvalidate(layout, with: context) }

  func defaultInitialAttributes(
    _ element: CollectionElement
  ) -> UICollectionViewLayoutAttributes? { engine.turn.update?.defaultInitialAttributes(element) }

  func defaultFinalAttributes(
    _ element: CollectionElement
  ) -> UICollectionViewLayoutAttributes? { engine.turn.update?.defaultFinalAttributes(element) }

  /// Where content of a size that is yet to come can be at rest.
  func restingOffsets(contentSize: CGSize) -> RestingOffsets {
    let present = content.size
    content.size = contentSize
    defer { content.size = present }
    let limits = limits
    return RestingOffsets(horizontal: limits.horizontal, vertical: limits.vertical)
  }
}
