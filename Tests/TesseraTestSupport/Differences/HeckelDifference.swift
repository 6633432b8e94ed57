/// The differences of two lists by Paul Heckel's method of 1978: the slow twin of a list difference.
///
/// Every identifier of both lists is looked up in one dictionary, nothing is skipped, and rows move when
/// they are not next to the row that was in front of them. Right for lists in which no identifier stands
/// twice, with more moves than are needed.
public struct HeckelDifference {
  /// The rows that go, by their positions before.
  public private(set) var deletions: [Int] = []
  /// The rows that come, by their positions after.
  public private(set) var insertions: [Int] = []
  /// For each row after, the row before that it is.
  public private(set) var origins: [Int?]
  /// The number of rows that deletions and insertions alone would not bring to their places.
  public private(set) var moveCount = 0

  private struct Symbol {
    var countBefore = 0
    var countAfter = 0
    var rowBefore = 0
  }

  /// Finds what makes the identifiers `after` out of the identifiers `before`.
  public init<Identifier: Hashable>(from before: [Identifier], to after: [Identifier]) {
    var symbols: [Identifier: Symbol] = [:]
    for identifier in after { symbols[identifier, default: Symbol()].countAfter += 1 }
    for (row, identifier) in before.enumerated() {
      symbols[identifier, default: Symbol()].countBefore += 1
      symbols[identifier, default: Symbol()].rowBefore = row
    }
    var fates = [Int?](repeating: nil, count: before.count)
    origins = Array(repeating: nil, count: after.count)
    for (row, identifier) in after.enumerated() {
      guard let symbol = symbols[identifier], symbol.countBefore == 1, symbol.countAfter == 1
      else { continue }
      origins[row] = symbol.rowBefore
      fates[symbol.rowBefore] = row
    }
    collect(fates)
  }

  private mutating func collect(_ fates: [Int?]) {
    var deletedInFront = [Int](repeating: 0, count: fates.count)
    for (row, fate) in fates.enumerated() {
      deletedInFront[row] = deletions.count
      if fate == nil { deletions.append(row) }
    }
    for (row, origin) in origins.enumerated() {
      guard let origin else {
        insertions.append(row)
        continue
      }
      if origin - deletedInFront[origin] + insertions.count != row { moveCount += 1 }
    }
  }
}
