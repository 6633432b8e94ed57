public import Foundation
public import UIKit

/// A flow layout whose items come and go as the transition delegates of section controllers say.
///
/// When objects come and go it asks for the sizes of new ones alone, where other flow layouts ask for all.
@preconcurrency @MainActor
open class ListTransitionFlowLayout: UICollectionViewFlowLayout {
  private var change = ChangedItems()

  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    if context.invalidateDataSourceCounts, let bounds = collectionView?.bounds {
      change = ChangedItems(super.layoutAttributesForElements(in: bounds) ?? [])
    }
    if context.invalidateDataSourceCounts, !context.invalidateEverything {
      (context as? UICollectionViewFlowLayoutInvalidationContext)?
        .invalidateFlowLayoutDelegateMetrics = false
    }
    super.invalidateLayout(with: context)
  }

  open override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    super.prepare(forCollectionViewUpdates: updateItems)
    for update in updateItems { change.note(update) }
  }

  open override func finalizeCollectionViewUpdates() {
    super.finalizeCollectionViewUpdates()
    change = ChangedItems()
  }

  open override func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    change.initialAttributes(
      at: itemIndexPath,
      super.initialLayoutAttributesForAppearingItem(at: itemIndexPath),
      in: self
    )
  }

  open override func finalLayoutAttributesForDisappearingItem(at itemIndexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    change.finalAttributes(
      at: itemIndexPath,
      super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath),
      in: self
    )
  }
}
