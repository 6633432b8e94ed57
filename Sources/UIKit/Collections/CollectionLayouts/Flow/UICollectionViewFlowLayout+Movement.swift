import CoreGraphics
import Foundation
import TesseraEngine

extension UICollectionViewFlowLayout {
  /// Returns a context that keeps all sizes and places but those that a batch changes.
  func keepingSizes(
    _ context: UICollectionViewLayoutInvalidationContext
  ) -> UICollectionViewLayoutInvalidationContext {
    if let flow = context as? UICollectionViewFlowLayoutInvalidationContext {
      flow.invalidateFlowLayoutDelegateMetrics = false
      flow.invalidateFlowLayoutAttributes = false
    }
    return context
  }

  /// The item of a context that says of nothing but one that a hand moves, or has let go, that it moves.
  ///
  /// Nil in subclasses, which may have changed what is answered for all elements in a rectangle.
  func movedItemAlone(
    in context: UICollectionViewLayoutInvalidationContext
  ) -> [CollectionElement]? {
    guard type(of: self) == UICollectionViewFlowLayout.self, invalidation.isNothing,
      !context.invalidateDataSourceCounts, let step = context.movement,
      step.previous == step.target
    else { return nil }
    return step.target.map { .cell($0) }
  }
}
