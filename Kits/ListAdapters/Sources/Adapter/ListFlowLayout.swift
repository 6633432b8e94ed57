public import UIKit

/// A flow layout that asks for the sizes of new rows alone when rows come and go.
///
/// Other flow layouts ask for the size of every row at every update. With a long list, make the collection view with this
/// one.
@preconcurrency @MainActor
open class ListFlowLayout: UICollectionViewFlowLayout {
  /// Leaves the sizes of rows that stay as they are.
  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    if context.invalidateDataSourceCounts, !context.invalidateEverything,
      let context = context as? UICollectionViewFlowLayoutInvalidationContext
    {
      context.invalidateFlowLayoutDelegateMetrics = false
    }
    super.invalidateLayout(with: context)
  }
}
