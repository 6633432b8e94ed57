import Foundation
package import TesseraCore

extension UICollectionViewDiffableDataSource: @MainActor SelfReportingDataSource {
  /// Items that were moved in the data by a call of `collectionView(_:moveItemAt:to:)`.
  struct MovedItems {
    /// What was shown before.
    let origin: Content
    var moves: [UpdateOperation] = []
  }

  func noteMovedItem(at source: IndexPath, to destination: IndexPath, _ before: Content) {
    movedItems = movedItems ?? MovedItems(origin: before)
    movedItems?.moves.append(
      .moveItem(
        from: OldPath(section: source.section, item: source.item),
        to: NewPath(section: destination.section, item: destination.item)
      )
    )
  }

  package func forgetMovedItems() { movedItems = nil }

  package func changes(reportedAs operations: [UpdateOperation]) -> [UpdateOperation] {
    guard let moved = movedItems else { return [] }
    movedItems = nil
    if operations == moved.moves { return operations }
    let changes = transition(from: moved.origin.snapshot, to: store.shown.snapshot)
    return RecordedBatch(changes).operations
  }
}
