public import Foundation
import UIKit

/// Changes the items of section controllers, inside the closure of a batch.
///
/// Paths of deleted, moved and reloaded items are in the index space before the closure, those of insertions in the one after it. The
/// section controller changes its data inside the closure, too.
@preconcurrency @MainActor
public protocol ListBatchContext: AnyObject {
  /// Shows items anew, by their indexes before.
  func reload(in sectionController: ListSectionController, at indexes: IndexSet)
  /// Shows new items, by their indexes after.
  func insert(in sectionController: ListSectionController, at indexes: IndexSet)
  /// Takes items away, by their indexes before.
  func delete(in sectionController: ListSectionController, at indexes: IndexSet)
  /// Moves an item from its index before to its index after.
  func move(in sectionController: ListSectionController, from fromIndex: Int, to toIndex: Int)
  /// Invalidates the sizes of items, by their indexes after the update.
  func invalidateLayout(in sectionController: ListSectionController, at indexes: IndexSet)
  /// Shows a whole section anew.
  func reload(_ sectionController: ListSectionController)
  /// Rearranges the rows of a section: for each row its index before, or nil for a new one.
  func rearrange(
    in sectionController: ListSectionController,
    origins: [Int?],
    rebinding indexes: IndexSet,
    reloading reloaded: IndexSet
  )
}

/// The changes that one closure of a batch reports.
@MainActor
final class BatchBlock: ListBatchContext {
  private let transition: ListTransition
  private var operations: [ObjectIdentifier: (entry: SectionEntry, operations: RowOperations)] = [:]
  private var reloaded: [ObjectIdentifier: SectionEntry] = [:]

  init(_ transition: ListTransition) { self.transition = transition }

  func reload(in sectionController: ListSectionController, at indexes: IndexSet) {
    note(sectionController) { $0.reloaded.formUnion(indexes) }
  }

  func insert(in sectionController: ListSectionController, at indexes: IndexSet) {
    note(sectionController) { $0.inserted.formUnion(indexes) }
  }

  func delete(in sectionController: ListSectionController, at indexes: IndexSet) {
    note(sectionController) { $0.deleted.formUnion(indexes) }
  }

  func move(in sectionController: ListSectionController, from fromIndex: Int, to toIndex: Int) {
    note(sectionController) { $0.moved.append((from: fromIndex, to: toIndex)) }
  }

  func invalidateLayout(in sectionController: ListSectionController, at indexes: IndexSet) {
    guard let entry = entry(of: sectionController) else { return }
    transition.recordChanges(of: entry) { changes in
      for index in indexes where changes.rows.indices.contains(index) {
        changes.mark(index, .reconfigure)
      }
    }
  }

  func reload(_ sectionController: ListSectionController) {
    guard let entry = entry(of: sectionController) else { return }
    reloaded[ObjectIdentifier(entry)] = entry
  }

  func rearrange(
    in sectionController: ListSectionController,
    origins: [Int?],
    rebinding indexes: IndexSet,
    reloading reloaded: IndexSet
  ) {
    guard let entry = entry(of: sectionController) else { return }
    transition.rearrange(
      entry,
      RowUpdate(origins: origins, rebound: indexes, reloaded: reloaded)
    )
  }

  /// Takes what was reported into account.
  func end() {
    for (key, (entry, operations)) in operations where reloaded[key] == nil {
      transition.recordChanges(of: entry) { changes in
        let count = changes.rows.count
        let isInside = operations.reloaded.allSatisfy { (0..<count).contains($0) }
        guard let origins = operations.origins(count: count), isInside else {
          transition.adapter.report(
            "A batch of section \(entry.index) of object \(entry.identity) with \(count) items deletes "
              + "\(Array(operations.deleted)), inserts \(Array(operations.inserted)), moves \(operations.moved) and "
              + "reloads \(Array(operations.reloaded)), which does not add up; the section is reloaded."
          )
          return reloaded[key] = entry
        }
        for index in operations.reloaded { changes.mark(index, .reload) }
        changes.rearrange(origins)
      }
    }
    for entry in reloaded.values { transition.reload(entry) }
    operations = [:]
    reloaded = [:]
  }

  private func note(
    _ sectionController: ListSectionController,
    _ change: (inout RowOperations) -> Void
  ) {
    guard let entry = entry(of: sectionController) else { return }
    change(&operations[ObjectIdentifier(entry), default: (entry, RowOperations())].operations)
  }

  private func entry(of sectionController: ListSectionController) -> SectionEntry? {
    guard let entry = sectionController.entry else {
      transition.adapter.report(
        "\(type(of: sectionController)) reports changes of items and is not in the list; they are left out."
      )
      return nil
    }
    // The object may be deleted in the same update, for instance by a second tap. That is no mistake, and there is nothing to change.
    return entry.index >= 0 ? entry : nil
  }
}
