import TesseraTestSupport

/// Rows below each other as plain arrays: how high each is and where it begins.
///
/// All are added up after every change, a batch makes new arrays, and a query looks at all of them.
struct PlainRows {
  /// How high each row of each section is.
  private(set) var heights: [[Double]] = []
  /// Where each row of each section begins.
  private(set) var tops: [[Double]] = []
  /// How high all rows are together.
  private(set) var height = 0.0

  init(heights: [[Double]] = []) { self.heights = heights }

  mutating func setHeight(_ height: Double, of row: Row) {
    heights[row.section][row.item] = height
  }

  mutating func addUp() {
    height = 0
    tops = heights
    for section in heights.indices {
      for item in heights[section].indices {
        tops[section][item] = height
        height += heights[section][item]
      }
    }
  }

  func contains(_ row: Row) -> Bool {
    tops.indices.contains(row.section) && tops[row.section].indices.contains(row.item)
  }

  /// The rows that show between two edges.
  func rows(from start: Double, to end: Double) -> [Row] {
    var found: [Row] = []
    for section in tops.indices {
      for (item, top) in tops[section].enumerated()
      where top < end && top + heights[section][item] > start {
        found.append(Row(section: section, item: item))
      }
    }
    return found
  }

  mutating func apply(_ batch: Batch) {
    let former = heights
    var staying: [[Double]] = []
    var moving: [Int: [Double]] = [:]
    for section in former.indices {
      let rows = Self.removing(batch.leaving[section] ?? [], from: former[section])
      if batch.leavingSections.contains(section) {
        moving[section] = rows
      } else {
        staying.append(rows)
      }
    }
    let placed = batch.placedSections.mapValues { source in
      switch source {
      case .new(let heights): heights
      case .moved(let section): moving[section] ?? []
      }
    }
    heights = Array(placing: placed, among: staying)
    for (section, rows) in batch.placed {
      let placed = rows.mapValues { source in
        switch source {
        case .new(let height): height
        case .moved(let row): former[row.section][row.item]
        }
      }
      heights[section] = Array(placing: placed, among: heights[section])
    }
  }

  private static func removing(_ leaving: Set<Int>, from rows: [Double]) -> [Double] {
    guard !leaving.isEmpty else { return rows }
    var staying: [Double] = []
    staying.reserveCapacity(rows.count)
    for (item, height) in rows.enumerated() where !leaving.contains(item) {
      staying.append(height)
    }
    return staying
  }
}

extension PlainRows {
  struct Row: Hashable {
    let section: Int
    let item: Int
  }

  /// What comes to a place.
  enum Source<Place, Value> {
    case new(Value)
    case moved(Place)
  }

  /// What a batch does, by where it does it.
  struct Batch {
    /// The rows that leave each section, before the batch.
    var leaving: [Int: Set<Int>] = [:]
    /// The sections that leave, before the batch.
    var leavingSections: Set<Int> = []
    /// The rows that come to each section, after the batch.
    var placed: [Int: [Int: Source<Row, Double>]] = [:]
    /// The sections that come, after the batch.
    var placedSections: [Int: Source<Int, [Double]>] = [:]
  }
}
