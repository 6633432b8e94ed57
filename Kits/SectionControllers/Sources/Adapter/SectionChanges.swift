import Foundation
import TesseraCore

/// The difference between two lists of objects.
@MainActor
struct SectionChanges {
  /// The objects before, in their order.
  let entriesBefore: [SectionEntry]
  private(set) var deleted = IndexSet()
  private(set) var inserted = IndexSet()
  private(set) var moved: [(from: Int, to: Int)] = []
  /// The objects that stay and have another value, or may have, with how they compare.
  private(set) var updated: [(entry: SectionEntry, change: ObjectChange)] = []

  init(entriesBefore: [SectionEntry]) { self.entriesBefore = entriesBefore }

  /// The number of sections that come, go, move or show something else.
  var count: Int {
    deleted.count + inserted.count + moved.count + updated.count { $0.change == .content }
  }

  /// Gives an object that stays its new value.
  mutating func note(_ entry: SectionEntry, _ object: any ListDiffable) {
    let change =
      entry.isInstance
      ? ObjectChange(from: entry.object, to: object)
      : object.isEqual(toDiffableObject: entry.object) ? .none : .content
    entry.object = object
    // An object without a controller shows nothing yet; it is asked for what it holds when it has one.
    guard entry.controller != nil || entry.count != nil else { return }
    // A value that is equal is the value that is shown.
    if change == .none, !entry.isInstance, entry.controller?.followsEveryUpdate != true { return }
    updated.append((entry, change))
  }

  /// Finds what makes the objects `after`, from `start` on, out of those `before`.
  mutating func find(from before: [SectionEntry], to after: [SectionEntry], _ start: Int) {
    let difference = ListDifference(
      from: before.map { ObjectIdentifier($0) },
      to: after.map { ObjectIdentifier($0) }
    )
    deleted = IndexSet(difference.deletions.map { $0 + start })
    inserted = IndexSet(difference.insertions.map { $0 + start })
    moved = difference.moves.map { (from: $0.old + start, to: $0.new + start) }
    for index in difference.insertions {
      after[index].indexBefore = nil
      after[index].count = nil
    }
  }

  /// Replaces moves of sections by deletions and insertions.
  mutating func replaceMoves() {
    for (from, to) in moved {
      deleted.insert(from)
      inserted.insert(to)
      entriesBefore[from].indexBefore = nil
    }
    moved = []
  }
}
