import TesseraCore

/// Where the items of a snapshot are, by their rows and those of the sections.
///
/// Does not know the type of identifiers, so that it is compiled once and costs the same for all of them.
@usableFromInline
struct ItemPlaces: Sendable {
  /// The items of each section, by the section's row.
  private(set) var contents: [RankedRows] = []
  /// The section of each item.
  private var owners: [Int32] = []
  /// The leaf of each item in its section's order, where that has leaves.
  private var leaves: [Int32] = []

  /// The section of an item.
  @usableFromInline
  func owner(of row: Int32) -> Int32 { owners[Int(row)] }

  /// Where an item is in its section.
  @usableFromInline
  func position(of row: Int32) -> Int {
    contents.position(of: row, in: Int(owner(of: row)), leaves: leaves)
  }

  /// Makes room for the items of sections up to a number of rows.
  mutating func prepare(sections rowCapacity: Int) {
    while contents.count < rowCapacity { contents.append(RankedRows()) }
  }

  /// Puts an item that follows all others in the table at the end of a section.
  @usableFromInline
  mutating func append(_ row: Int32, to section: Int32) {
    owners.append(section)
    contents[Int(section)].append(row, leaves: &leaves)
  }

  /// Puts items that are in the table into a section.
  mutating func insert(
    _ rows: [Int32],
    into section: Int32,
    at position: Int,
    rowCapacity: Int
  ) {
    let missing = rowCapacity - owners.count
    if missing > 0 { owners += repeatElement(-1, count: missing) }
    for row in rows { owners[Int(row)] = section }
    contents[Int(section)].insert(rows, at: position, leaves: &leaves)
  }

  /// Takes the items at some positions of a section out.
  @discardableResult
  mutating func remove(_ positions: Range<Int>, of section: Int32) -> [Int32] {
    contents[Int(section)].remove(positions, leaves: &leaves)
  }

  /// Takes all items of a section out.
  mutating func removeAll(of section: Int32) -> [Int32] {
    let rows = contents[Int(section)].rows
    contents[Int(section)] = RankedRows()
    return rows
  }
}
