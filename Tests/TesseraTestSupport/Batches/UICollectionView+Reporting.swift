public import TesseraCore
import Foundation
public import UIKit

extension UICollectionView {
  /// Makes the calls that report these operations, in their order.
  public func report(_ operations: [UpdateOperation]) {
    for operation in operations { report(operation) }
  }

  /// Makes the call that reports an operation.
  public func report(_ operation: UpdateOperation) {
    switch operation {
    case .insertItem(let path): insertItems(at: [IndexPath(path)])
    case .deleteItem(let path): deleteItems(at: [IndexPath(path)])
    case .reloadItem(let path): reloadItems(at: [IndexPath(path)])
    case .reconfigureItem(let path): reconfigureItems(at: [IndexPath(path)])
    case .moveItem(let from, let to): moveItem(at: IndexPath(from), to: IndexPath(to))
    case .moveSection(let from, let to): moveSection(from.index, toSection: to.index)
    case .insertSection(let section): insertSections(section.indexSet)
    case .deleteSection(let section): deleteSections(section.indexSet)
    case .reloadSection(let section): reloadSections(section.indexSet)
    }
  }
}

extension IndexPath {
  fileprivate init<Space>(_ path: ItemPath<Space>) {
    self.init(item: path.item, section: path.section.index)
  }
}

extension SectionIndex {
  /// An index set holds no negative numbers; such a section does not exist either way.
  fileprivate var indexSet: IndexSet {
    index >= 0 && index < .max ? IndexSet(integer: index) : IndexSet(integer: .max - 1)
  }
}
