/// Columns of a sparse matrix, one behind the other in one array.
struct SparseColumns: Sendable {
  struct Entry: Sendable {
    var row: Int32
    var value: Double
  }

  private(set) var entries: [Entry] = []
  private var ends: [Int32] = []

  var count: Int { ends.count }

  var isEmpty: Bool { entries.isEmpty }

  /// The places of a column's entries; none for a column that was not made.
  @inline(__always)
  func range(of column: Int) -> Range<Int> {
    guard column < ends.count else { return 0..<0 }
    return (column == 0 ? 0 : Int(ends[column - 1]))..<Int(ends[column])
  }

  /// Adds an entry to the column that ``endColumn()`` will finish.
  mutating func append(row: Int, value: Double) {
    entries.append(Entry(row: Int32(truncatingIfNeeded: row), value: value))
  }

  mutating func endColumn() { ends.append(Int32(truncatingIfNeeded: entries.count)) }

  mutating func removeAll() {
    entries.removeAll(keepingCapacity: true)
    ends.removeAll(keepingCapacity: true)
  }

  /// Gives each entry another row.
  mutating func renumberRows(_ position: (Int) -> Int) {
    for index in entries.indices {
      entries[index].row = Int32(truncatingIfNeeded: position(Int(entries[index].row)))
    }
  }

  /// Becomes the columns of the transposed matrix; `other` must be square.
  mutating func transpose(_ other: SparseColumns) {
    removeAll()
    let size = other.count
    ends.append(contentsOf: repeatElement(0, count: size))
    for entry in other.entries where Int(entry.row) + 1 < size { ends[Int(entry.row) + 1] += 1 }
    for column in ends.indices.dropFirst() { ends[column] += ends[column - 1] }
    // Each `ends` is now where its column begins, and walks to its end as entries come in.
    entries.append(
      contentsOf: repeatElement(Entry(row: 0, value: 0), count: other.entries.count)
    )
    for column in 0..<size {
      for index in other.range(of: column) {
        let entry = other.entries[index]
        let place = Int(ends[Int(entry.row)])
        entries[place] = Entry(row: Int32(truncatingIfNeeded: column), value: entry.value)
        ends[Int(entry.row)] += 1
      }
    }
  }
}
