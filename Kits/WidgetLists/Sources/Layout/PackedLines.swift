import TesseraCore

/// Lines of rows below each other.
///
/// Each query and each change of one line costs O(log n); equal neighbours cost the memory of one line.
struct PackedLines {
  /// A line: how many rows it has, how far it reaches, and whether that is certain.
  struct Line: Equatable {
    var rowCount: Int
    var extent: Double
    var isSettled: Bool
  }

  private var rowCounts: SizeIndex
  private var extents: SizeIndex
  /// 1 for lines whose extent is certain.
  private var settled: SizeIndex

  init(_ lines: [Line] = []) {
    rowCounts = SizeIndex(lines.map { Double($0.rowCount) })
    extents = SizeIndex(lines.map(\.extent))
    settled = SizeIndex(lines.map { $0.isSettled ? 1 : 0 })
  }

  var count: Int { extents.count }
  var totalExtent: Double { extents.totalExtent }

  /// The line of a row, which must be one.
  func line(ofRow row: Int) -> Int { rowCounts.item(at: Double(row)) ?? 0 }

  func rows(ofLine line: Int) -> Range<Int> {
    let first = Int(rowCounts.offset(ofItem: line))
    return first..<first + Int(rowCounts.extent(ofItem: line))
  }

  /// Where a line starts; the total extent for the number of lines.
  func start(ofLine line: Int) -> Double { extents.offset(ofItem: line) }

  func extent(ofLine line: Int) -> Double { extents.extent(ofItem: line) }

  /// Whether the extents of all lines are certain; O(1).
  var areSettled: Bool { settled.totalExtent == Double(count) }

  func isSettled(_ line: Int) -> Bool { settled.extent(ofItem: line) == 1 }

  /// The line that covers an offset; nil if there are none.
  func line(at offset: Double) -> Int? { extents.item(at: offset) }

  mutating func settle(_ line: Int, extent: Double) {
    if extents.extent(ofItem: line) != extent { extents.setExtent(extent, ofItem: line) }
    if !isSettled(line) { settled.setExtent(1, ofItem: line) }
  }

  /// Marks all extents as uncertain; O(1).
  mutating func unsettleAll() { settled = SizeIndex(repeating: 0, count: count) }

  /// Replaces lines; O(k log n).
  mutating func replace(_ range: Range<Int>, with lines: [Line]) {
    if !range.isEmpty {
      rowCounts.remove(range)
      extents.remove(range)
      settled.remove(range)
    }
    var place = range.lowerBound
    for line in lines {
      rowCounts.insert(1, extent: Double(line.rowCount), at: place)
      extents.insert(1, extent: line.extent, at: place)
      settled.insert(1, extent: line.isSettled ? 1 : 0, at: place)
      place += 1
    }
  }

  /// All lines, for tests and for building anew.
  var lines: [Line] {
    (0..<count).map {
      Line(
        rowCount: Int(rowCounts.extent(ofItem: $0)),
        extent: extent(ofLine: $0),
        isSettled: isSettled($0)
      )
    }
  }
}
