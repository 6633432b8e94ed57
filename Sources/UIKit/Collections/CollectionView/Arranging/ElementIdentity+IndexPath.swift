import Foundation
import TesseraCore

// The engine keys elements in the index space of what is shown now: that before the change that comes next.
extension ElementIdentity {
  /// The element of a kind at an index path of the same index space.
  init(kind: ElementKind, indexPath: IndexPath) {
    self.init(kind: kind, section: SectionIndex(indexPath.section), item: indexPath.item)
  }

  /// The cell of the item at an index path of the same index space.
  init(cell indexPath: IndexPath) { self.init(kind: .cell, indexPath: indexPath) }
}
