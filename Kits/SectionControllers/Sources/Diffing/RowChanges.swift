import Foundation
import TesseraCore

/// The changes of several updates to the rows of one section, combined into one.
///
/// Each row of the section before has a number; rows that are added have none. Every update counts in the rows
/// that the one before it has left.
struct RowChanges {
  /// The changes of a row that stays.
  enum Mark {
    case reconfigure
    case reload
  }

  /// The rows as they are by now; the number before for those that were there and are not shown anew.
  private(set) var rows: [Int?]
  /// The changes of rows that existed before, by their number.
  private(set) var marks: [Int: Mark] = [:]
  /// The number of rows before.
  let countBefore: Int
  /// Whether the whole section is shown anew.
  private(set) var isReloaded = false

  init(count: Int) {
    rows = (0..<count).map { $0 }
    countBefore = count
  }

  /// Shows the whole section anew, with `count` rows from now on: what is stated next is stated in these.
  mutating func reload(count: Int) {
    isReloaded = true
    rows = Array(repeating: nil, count: count)
    marks = [:]
  }

  /// Puts the rows in the order of `origins`: the index of each by now, or nil for a new one.
  mutating func rearrange(_ origins: [Int?]) {
    rows = origins.map { origin in origin.flatMap { rows[$0] } }
  }

  /// Marks a row by its index by now; a reload prevails over a reconfiguration.
  mutating func mark(_ index: Int, _ mark: Mark) {
    guard let number = rows[index], marks[number] != .reload else { return }
    marks[number] = mark
  }

  /// The difference between the rows before and now.
  var difference: (deleted: [Int], inserted: [Int], moved: [(from: Int, to: Int)]) {
    let survivors = Set(rows.compactMap { $0 })
    let deleted = (0..<countBefore).filter { !survivors.contains($0) }
    let inserted = rows.indices.filter { rows[$0] == nil }
    var places: [Int: Int] = [:]
    for (index, number) in rows.enumerated() {
      if let number { places[number] = index }
    }
    let moves = ListDifference(
      from: (0..<countBefore).filter { survivors.contains($0) },
      to: rows.compactMap { $0 }
    ).moves
    let kept = (0..<countBefore).filter { survivors.contains($0) }
    let moved = moves.compactMap { move in
      places[kept[move.old]].map { (from: kept[move.old], to: $0) }
    }
    return (deleted, inserted, moved)
  }
}

/// The operations that one update reports of a section, as a collection view takes them.
struct RowOperations {
  var deleted = IndexSet()
  var inserted = IndexSet()
  var moved: [(from: Int, to: Int)] = []
  var reloaded = IndexSet()

  /// Where each row comes from; nil when the operations do not add up with `count` rows before.
  func origins(count: Int) -> [Int?]? {
    let leaving = Set(deleted).union(moved.map(\.from))
    let arriving = Set(inserted).union(moved.map(\.to))
    let after = count - deleted.count + inserted.count
    let isUnique =
      leaving.count == deleted.count + moved.count
      && arriving.count == inserted.count + moved.count
    guard isUnique, after >= 0, leaving.allSatisfy({ (0..<count).contains($0) }),
      arriving.allSatisfy({ (0..<after).contains($0) })
    else { return nil }
    let targets = Dictionary(uniqueKeysWithValues: moved.map { ($0.to, $0.from) })
    var staying = (0..<count).filter { !leaving.contains($0) }[...]
    return (0..<after).map { index in
      if let source = targets[index] { return source }
      return inserted.contains(index) ? nil : staying.popFirst()
    }
  }
}

/// The changes of an update to the rows of a section.
struct RowUpdate {
  /// Where each row comes from; nil for a new one.
  var origins: [Int?] = []
  /// Rows whose cells are filled in again, by their indexes after.
  var rebound = IndexSet()
  /// Rows of instances that may have been changed in place, by their indexes after.
  var perhapsChanged = IndexSet()
  /// Rows whose cells are made anew, by their indexes after.
  var reloaded = IndexSet()

  /// Whether nothing changes in a section of `count` rows.
  func isNothing(for count: Int?) -> Bool {
    origins.count == count && rebound.isEmpty && perhapsChanged.isEmpty
      && reloaded.isEmpty && origins.enumerated().allSatisfy { $0.offset == $0.element }
  }
}
