/// Rows that follow each other, as they do where they were only ever added at the end.
///
/// Takes no memory for each row: where a row is follows from its number.
struct RowRun: Sendable {
  /// The first row, if there is one.
  private var first: Int32 = 0
  /// How many rows there are.
  private(set) var count = 0
  /// The same object in copies of which none has changed; nil as long as there is no row.
  private var origin: RunOrigin?

  /// Whether nothing has changed since one of both was copied from the other; O(1).
  func sharesStorage(with other: RowRun) -> Bool { count == other.count && origin === other.origin }

  /// The rows.
  var range: Range<Int> { Int(first)..<Int(first) + count }

  /// Where a row is; nil if it is not in the run.
  func position(of row: Int32) -> Int? {
    let position = Int(row) - Int(first)
    return (0..<count).contains(position) ? position : nil
  }

  /// The row at a position, which must exist.
  func row(at position: Int) -> Int32 { first + Int32(position) }

  /// The rows at some positions, which must exist.
  func rows(in positions: Range<Int>) -> [Int32] {
    Array(row(at: positions.lowerBound)..<row(at: positions.upperBound))
  }

  /// Whether a row can be the next one.
  func takes(_ row: Int32) -> Bool { count == 0 || row == self.row(at: count) }

  /// Whether some rows, of which there is at least one, can be the next ones.
  func takes(contentsOf added: [Int32]) -> Bool {
    takes(added[0]) && zip(added, added.dropFirst()).allSatisfy { $0 &+ 1 == $1 }
  }

  /// Adds rows, of which the first must be one that the run takes.
  mutating func append(_ row: Int32, count added: Int = 1) {
    if count == 0 { first = row }
    count += added
    didChange()
  }

  /// Leaves the rows at some positions, and no others.
  mutating func keep(_ positions: Range<Int>) {
    first = row(at: positions.lowerBound)
    count = positions.count
    didChange()
  }

  private mutating func didChange() {
    if count == 0 {
      origin = nil
    } else if !isKnownUniquelyReferenced(&origin) {
      origin = RunOrigin()
    }
  }
}

/// An identity that the unchanged copies of a run share.
private final class RunOrigin: Sendable {}
