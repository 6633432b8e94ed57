public import Foundation
import TesseraCore

extension UICollectionView {
  /// Has the changes that `updates` reports shown together, animated.
  ///
  /// The closure runs at once. It changes the data and calls the insert, delete, move, reload and
  /// reconfigure methods in any order: what goes, moves or is reloaded counts as before the batch, what
  /// comes counts as after it. The data source must say the new numbers when the closure returns. A
  /// batch inside another is a part of it.
  ///
  /// Numbers before the batch are those that were shown last, so data that has changed a little too
  /// early does no harm. What does not add up is reported and mended: what is on screen afterwards is
  /// what the data source says.
  ///
  /// Views that stay go from where they are on screen to where they belong; a batch may interrupt
  /// another. Reported from inside a call that the collection view has made, a batch is shown once that
  /// has returned. In `UIView.performWithoutAnimation` it is shown at once. After `reloadData()`, and
  /// before the first layout, everything is new anyway and nothing moves.
  ///
  /// - Parameters:
  ///   - updates: Changes the data and reports the changes.
  ///   - completion: Hears once, when nothing of the batch moves any more and after the batches before
  ///     it, whether it has arrived as it was reported: `false` when a reload or another layout came in
  ///     between, or when it did not add up. Never called before this method returns.
  public func performBatchUpdates(
    _ updates: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    engine.reportBatch({ updates?() }, completion: completion)
  }

  /// Whether changes were reported that are not on screen yet.
  ///
  /// So it is inside the closure of `performBatchUpdates`, and when a change was reported from inside
  /// a call that the collection view has made, until that has returned.
  public var hasUncommittedUpdates: Bool { !engine.updates.isEmpty }

  /// There are new items at `indexPaths`, in the numbering after the batch.
  ///
  /// Outside of a batch this is a batch of its own, as with all methods that report a change.
  public func insertItems(at indexPaths: [IndexPath]) {
    engine.report(indexPaths.map { .insertItem(NewPath(reported: $0)) })
  }

  /// The items at `indexPaths`, in the numbering before the batch, are no more.
  public func deleteItems(at indexPaths: [IndexPath]) {
    engine.report(indexPaths.map { .deleteItem(OldPath(reported: $0)) })
  }

  /// Has the items at `indexPaths`, in the numbering before the batch, shown by other views.
  ///
  /// The old view fades out while the new one, which the data source is asked for, fades in.
  public func reloadItems(at indexPaths: [IndexPath]) {
    engine.report(indexPaths.map { .reloadItem(OldPath(reported: $0)) })
  }

  /// Has the cells of the items at `indexPaths`, in the numbering before the batch, filled in again.
  ///
  /// The data source is asked for each that is on screen, and dequeuing hands it the same cell. The
  /// cell is asked for its size again. Layouts hear nothing of it.
  public func reconfigureItems(at indexPaths: [IndexPath]) {
    engine.report(indexPaths.map { .reconfigureItem(OldPath(reported: $0)) })
  }

  /// The item at `indexPath`, in the numbering before the batch, is at `newIndexPath` after it.
  ///
  /// It keeps its view. It may be reloaded or reconfigured as well.
  public func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    engine.report([
      .moveItem(from: OldPath(reported: indexPath), to: NewPath(reported: newIndexPath))
    ])
  }

  /// There are new sections, in the numbering after the batch, with all their items.
  public func insertSections(_ sections: IndexSet) {
    engine.report(sections.map { .insertSection(NewSection($0)) })
  }

  /// The sections, in the numbering before the batch, are no more, with all their items.
  public func deleteSections(_ sections: IndexSet) {
    engine.report(sections.map { .deleteSection(OldSection($0)) })
  }

  /// Has everything in the sections, in the numbering before the batch, asked for again.
  ///
  /// They may have other numbers of items afterwards.
  public func reloadSections(_ sections: IndexSet) {
    engine.report(sections.map { .reloadSection(OldSection($0)) })
  }

  /// The section, in the numbering before the batch, is at `newSection` after it.
  ///
  /// Its items may be changed in the same batch.
  public func moveSection(_ section: Int, toSection newSection: Int) {
    engine.report([.moveSection(from: OldSection(section), to: NewSection(newSection))])
  }
}

extension ItemPath {
  /// A path that names no item is that of one that does not exist.
  fileprivate init(reported indexPath: IndexPath) {
    let isItem = indexPath.count == 2
    self.init(
      section: SectionIndex(isItem ? indexPath.section : -1),
      item: isItem ? indexPath.item : -1
    )
  }
}
