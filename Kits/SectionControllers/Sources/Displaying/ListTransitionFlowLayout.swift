public import Foundation
public import UIKit

/// A flow layout whose items come and go as the transition delegates of section controllers say.
///
/// When objects come and go it asks for the sizes of new ones alone, where other flow layouts ask for all.
@preconcurrency @MainActor
open class ListTransitionFlowLayout: UICollectionViewFlowLayout {
  private var change = ChangedItems()

  /// What an update inserts and deletes, and where the visible items were.
  @MainActor
  private struct ChangedItems {
    var inserted: Set<IndexPath> = []
    var deleted: Set<IndexPath> = []
    var insertedSections = IndexSet()
    var deletedSections = IndexSet()
    var placesBefore: [IndexPath: UICollectionViewLayoutAttributes] = [:]

    mutating func note(_ update: UICollectionViewUpdateItem) {
      if update.updateAction == .insert, let path = update.indexPathAfterUpdate {
        if path.item == NSNotFound {
          insertedSections.insert(path.section)
        } else {
          inserted.insert(path)
        }
      } else if update.updateAction == .delete, let path = update.indexPathBeforeUpdate {
        if path.item == NSNotFound {
          deletedSections.insert(path.section)
        } else {
          deleted.insert(path)
        }
      }
    }
  }

  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    if context.invalidateDataSourceCounts, let bounds = collectionView?.bounds {
      change = ChangedItems()
      for attributes in super.layoutAttributesForElements(in: bounds) ?? []
      where attributes.representedElementCategory == .cell {
        change.placesBefore[attributes.indexPath] =
          attributes.copy() as? UICollectionViewLayoutAttributes
      }
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
    let attributes = super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
    guard
      change.inserted.contains(itemIndexPath)
        || change.insertedSections.contains(itemIndexPath.section),
      let adapter = collectionView?.delegate as? ListAdapter,
      let appearing = attributes ?? faded(layoutAttributesForItem(at: itemIndexPath))
    else { return attributes }
    return adapter.initialAttributes(appearing, at: itemIndexPath) ?? attributes
  }

  open override func finalLayoutAttributesForDisappearingItem(at itemIndexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    let attributes = super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)
    guard
      change.deleted.contains(itemIndexPath)
        || change.deletedSections.contains(itemIndexPath.section),
      let adapter = collectionView?.delegate as? ListAdapter,
      let disappearing = attributes ?? faded(change.placesBefore[itemIndexPath])
    else { return attributes }
    return adapter.finalAttributes(disappearing, at: itemIndexPath) ?? attributes
  }

  private func faded(
    _ attributes: UICollectionViewLayoutAttributes?
  ) -> UICollectionViewLayoutAttributes? {
    let copy = attributes?.copy() as? UICollectionViewLayoutAttributes
    copy?.alpha = 0
    return copy
  }
}

extension ListAdapter {
  /// Where an item comes from; nil if its section controller has no delegate for that.
  fileprivate func initialAttributes(
    _ attributes: UICollectionViewLayoutAttributes,
    at path: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard let controller = map.entry(at: path.section)?.controller else { return nil }
    return controller.transitionDelegate?.listAdapter(
      self,
      customizedInitialLayoutAttributes: attributes,
      sectionController: controller,
      at: path.item
    )
  }

  /// Where an item goes to, by its path before the update; nil if its section controller has no delegate for that.
  fileprivate func finalAttributes(
    _ attributes: UICollectionViewLayoutAttributes,
    at path: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard entriesBefore.indices.contains(path.section),
      let controller = entriesBefore[path.section].controller
    else { return nil }
    return controller.transitionDelegate?.listAdapter(
      self,
      customizedFinalLayoutAttributes: attributes,
      sectionController: controller,
      at: path.item
    )
  }
}
