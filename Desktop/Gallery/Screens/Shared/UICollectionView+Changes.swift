import TesseraCore
import UIKit

extension UICollectionView {
  /// Reports changes from inside `performBatchUpdates`.
  func report(_ changes: BatchChanges) {
    deleteSections(IndexSet(changes.deletedSections.map(\.index)))
    insertSections(IndexSet(changes.insertedSections.map(\.index)))
    for pair in changes.movedSections { moveSection(pair.old.index, toSection: pair.new.index) }
    deleteItems(at: changes.deletedItems.map(\.indexPath))
    insertItems(at: changes.insertedItems.map(\.indexPath))
    for pair in changes.movedItems { moveItem(at: pair.old.indexPath, to: pair.new.indexPath) }
    reconfigureItems(at: changes.reconfiguredItems.map(\.old.indexPath))
  }
}

extension ItemPath {
  /// The path as collection views take it.
  fileprivate var indexPath: IndexPath { IndexPath(item: item, section: section.index) }
}
