import TesseraCore

/// The items of a snapshot, by section.
struct SnapshotItems<Identifier: Hashable & Sendable>: Sendable {
  var table = IdentifierTable<Identifier>()
  /// The items of each section, by the section's row.
  private(set) var contents: [RankedRows] = []
  /// The section of each item.
  private var owners: [Int32] = []
  /// The leaf of each item in its section's order.
  private var leaves: [Int32] = []

  /// How many items there are.
  var count: Int { table.count }

  /// How many items a section has.
  func count(of section: Int32) -> Int { contents[Int(section)].count }

  /// The items of a section, in their order.
  func rows(of section: Int32) -> [Int32] { contents[Int(section)].rows }

  /// The item at a position in a section, both of which must exist.
  func row(at position: Int, in section: Int32) -> Int32 {
    contents[Int(section)].row(at: position)
  }

  /// The section of an item.
  func owner(of row: Int32) -> Int32 { owners[Int(row)] }

  /// Where an item is in its section.
  func position(of row: Int32) -> Int {
    contents[Int(owner(of: row))].position(of: row, leaves: leaves)
  }

  /// Makes room for the items of sections up to a number of rows.
  mutating func prepare(sections rowCapacity: Int) {
    while contents.count < rowCapacity { contents.append(RankedRows()) }
  }

  /// Puts items that are in the table into a section.
  mutating func insert(_ rows: [Int32], into section: Int32, at position: Int) {
    let missing = table.rowCapacity - owners.count
    if missing > 0 {
      owners += repeatElement(-1, count: missing)
      leaves += repeatElement(-1, count: missing)
    }
    for row in rows { owners[Int(row)] = section }
    contents[Int(section)].insert(rows, at: position, leaves: &leaves)
  }

  /// Takes an item out of its section and leaves it in the table.
  mutating func take(_ row: Int32) {
    let position = position(of: row)
    contents[Int(owner(of: row))].remove(position..<(position + 1), leaves: &leaves)
  }

  /// Takes items out.
  mutating func remove(_ rows: [Int32]) {
    for row in rows { take(row) }
    table.remove(rows)
  }

  /// Takes the items at some positions of a section out.
  mutating func remove(_ positions: Range<Int>, of section: Int32) {
    table.remove(contents[Int(section)].remove(positions, leaves: &leaves))
  }

  /// Takes all items of a section out.
  mutating func removeAll(in section: Int32) -> [Int32] {
    let rows = takeAll(in: section)
    table.remove(rows)
    return rows
  }

  /// Takes all items of a section out and leaves them in the table.
  mutating func takeAll(in section: Int32) -> [Int32] {
    let contents = contents[Int(section)]
    self.contents[Int(section)] = RankedRows()
    return contents.rows
  }
}
