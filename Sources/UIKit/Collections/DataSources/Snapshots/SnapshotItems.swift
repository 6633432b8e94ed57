public import TesseraCore

/// The items of a snapshot, by section.
@usableFromInline
struct SnapshotItems<Identifier: Hashable & Sendable>: Sendable {
  @usableFromInline var table = IdentifierTable<Identifier>()
  @usableFromInline var places = ItemPlaces()

  /// How many items there are.
  var count: Int { table.count }

  /// The items of each section, by the section's row.
  var contents: [RankedRows] { places.contents }

  /// How many items a section has.
  func count(of section: Int32) -> Int { contents[Int(section)].count }

  /// The items of a section, in their order.
  func rows(of section: Int32) -> [Int32] { contents[Int(section)].rows }

  /// Whether a section is seen at a glance to have the items of a section of other ones; false says nothing.
  func isSame(_ section: Int32, as other: Int32, of items: SnapshotItems) -> Bool {
    let (own, others) = (contents[Int(section)], items.contents[Int(other)])
    if own.sharesStorage(with: others) { return true }
    guard let rows = own.run, let otherRows = others.run else { return false }
    return table.isSame(rows, as: otherRows, of: items.table)
  }

  /// The item at a position in a section, both of which must exist.
  func row(at position: Int, in section: Int32) -> Int32 {
    contents[Int(section)].row(at: position)
  }

  /// The section of an item.
  func owner(of row: Int32) -> Int32 { places.owner(of: row) }

  /// Where an item is in its section.
  func position(of row: Int32) -> Int { places.position(of: row) }

  /// Makes room for the items of sections up to a number of rows.
  mutating func prepare(sections rowCapacity: Int) { places.prepare(sections: rowCapacity) }

  /// Puts items that are in the table into a section.
  mutating func insert(_ rows: [Int32], into section: Int32, at position: Int) {
    places.insert(rows, into: section, at: position, rowCapacity: table.rowCapacity)
  }

  /// Takes an item out of its section and leaves it in the table.
  mutating func take(_ row: Int32) {
    let position = position(of: row)
    places.remove(position..<(position + 1), of: owner(of: row))
  }

  /// Takes items out.
  mutating func remove(_ rows: [Int32]) {
    for row in rows { take(row) }
    table.remove(rows)
  }

  /// Takes the items at some positions of a section out.
  mutating func remove(_ positions: Range<Int>, of section: Int32) {
    table.remove(places.remove(positions, of: section))
  }

  /// Takes all items of a section out.
  mutating func removeAll(in section: Int32) -> [Int32] {
    let rows = takeAll(in: section)
    table.remove(rows)
    return rows
  }

  /// Takes all items of a section out and leaves them in the table.
  mutating func takeAll(in section: Int32) -> [Int32] { places.removeAll(of: section) }
}
