import Foundation
import UIKit

/// The items that an update inserts and deletes, and the frames of the visible items before.
@MainActor
struct ChangedItems {
  private var inserted: Set<IndexPath> = []
  private var deleted: Set<IndexPath> = []
  private var insertedSections = IndexSet()
  private var deletedSections = IndexSet()
  private var placesBefore: [IndexPath: UICollectionViewLayoutAttributes] = [:]

  /// Nothing.
  init() {}

  /// Begins with what is visible before an update.
  init(_ visible: [UICollectionViewLayoutAttributes]) {
    for attributes in visible where attributes.representedElementCategory == .cell {
      placesBefore[attributes.indexPath] = attributes.copy() as? UICollectionViewLayoutAttributes
    }
  }

  /// Takes note of an insertion or a deletion.
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

  /// Where an item comes from, as the delegate of its list says; `proposed` if that says nothing.
  func initialAttributes(
    at path: IndexPath,
    _ proposed: UICollectionViewLayoutAttributes?,
    in layout: UICollectionViewLayout
  ) -> UICollectionViewLayoutAttributes? {
    guard inserted.contains(path) || insertedSections.contains(path.section),
      let view = layout.collectionView,
      let delegate = view.delegate as? any ListCollectionViewDelegateLayout,
      let appearing = proposed ?? layout.layoutAttributesForItem(at: path)?.faded
    else { return proposed }
    return delegate.collectionView(
      view,
      layout: layout,
      customizedInitialLayoutAttributes: appearing,
      at: path
    ) ?? proposed
  }

  /// Where an item goes to, by its path before the update; `proposed` if the delegate says nothing.
  func finalAttributes(
    at path: IndexPath,
    _ proposed: UICollectionViewLayoutAttributes?,
    in layout: UICollectionViewLayout
  ) -> UICollectionViewLayoutAttributes? {
    guard deleted.contains(path) || deletedSections.contains(path.section),
      let view = layout.collectionView,
      let delegate = view.delegate as? any ListCollectionViewDelegateLayout,
      let disappearing = proposed ?? placesBefore[path]?.faded
    else { return proposed }
    return delegate.collectionView(
      view,
      layout: layout,
      customizedFinalLayoutAttributes: disappearing,
      at: path
    ) ?? proposed
  }
}

extension UICollectionViewLayoutAttributes {
  /// A copy that cannot be seen.
  fileprivate var faded: UICollectionViewLayoutAttributes? {
    let copy = copy() as? UICollectionViewLayoutAttributes
    copy?.alpha = 0
    return copy
  }
}
