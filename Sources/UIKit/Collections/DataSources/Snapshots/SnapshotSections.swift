import TesseraCore

/// The sections of a snapshot and their order.
@usableFromInline
struct SnapshotSections<Identifier: Hashable & Sendable>: Sendable {
  var table = IdentifierTable<Identifier>()
  /// The rows of the sections, in their order.
  @usableFromInline private(set) var order: [Int32] = []
  /// Where each row is in the order.
  @usableFromInline private(set) var indices: [Int32] = []

  /// Where a section is.
  @inlinable
  func index(of row: Int32) -> Int { Int(indices[Int(row)]) }

  /// Puts sections in, so that the first of them has an index.
  mutating func insert(_ rows: [Int32], at index: Int) {
    while indices.count < table.rowCapacity { indices.append(-1) }
    order.insert(contentsOf: rows, at: index)
    renumber(from: index)
  }

  mutating func remove(_ rows: Set<Int32>) {
    order.removeAll { rows.contains($0) }
    for row in rows { table.remove(row) }
    renumber(from: 0)
  }

  /// Moves a section, so that it comes to stand in front of, or behind, another one.
  mutating func move(_ row: Int32, next other: Int32, isBehind: Bool) {
    let source = index(of: row)
    order.remove(at: source)
    let neighbour = index(of: other)
    let target = (neighbour > source ? neighbour - 1 : neighbour) + (isBehind ? 1 : 0)
    order.insert(row, at: target)
    renumber(from: min(source, target))
  }

  private mutating func renumber(from start: Int) {
    for index in start..<order.count { indices[Int(order[index])] = Int32(index) }
  }
}
