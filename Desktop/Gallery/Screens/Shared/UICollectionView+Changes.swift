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

extension UICollectionView {
  /// Reports the calls of a batch, in their order, from inside `performBatchUpdates`.
  func report(_ operations: [UpdateOperation]) {
    for operation in operations {
      switch operation {
      case .insertItem(let path): insertItems(at: [path.indexPath])
      case .deleteItem(let path): deleteItems(at: [path.indexPath])
      case .reloadItem(let path): reloadItems(at: [path.indexPath])
      case .reconfigureItem(let path): reconfigureItems(at: [path.indexPath])
      case .moveItem(let from, let to): moveItem(at: from.indexPath, to: to.indexPath)
      case .insertSection(let section): insertSections(IndexSet(integer: section.index))
      case .deleteSection(let section): deleteSections(IndexSet(integer: section.index))
      case .reloadSection(let section): reloadSections(IndexSet(integer: section.index))
      case .moveSection(let from, let to): moveSection(from.index, toSection: to.index)
      }
    }
  }
}

extension ItemPath {
  /// The path as collection views take it.
  fileprivate var indexPath: IndexPath { IndexPath(item: item, section: section.index) }
}
