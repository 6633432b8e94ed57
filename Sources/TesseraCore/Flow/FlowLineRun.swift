/// Neighbouring lines that hold equally many items and are equally thick and full.
struct FlowLineRun: RopeRun, Equatable {
  /// The number of lines.
  var lineCount: Int
  /// The number of items in each line.
  var itemsPerLine: Int
  /// The extent of each line along the scroll axis: that of its thickest item.
  var thickness: Double
  /// The sum of the extents of the items of a line, without gaps.
  var used: Double

  var summary: FlowLineSummary {
    FlowLineSummary(
      count: lineCount,
      items: lineCount * itemsPerLine,
      thickness: Double(lineCount) * thickness
    )
  }

  func slice(_ range: Range<Int>) -> FlowLineRun {
    FlowLineRun(
      lineCount: range.count,
      itemsPerLine: itemsPerLine,
      thickness: thickness,
      used: used
    )
  }

  func joined(with next: FlowLineRun) -> FlowLineRun? {
    guard itemsPerLine == next.itemsPerLine, thickness == next.thickness, used == next.used else {
      return nil
    }
    return FlowLineRun(
      lineCount: lineCount + next.lineCount,
      itemsPerLine: itemsPerLine,
      thickness: thickness,
      used: used
    )
  }
}

/// How many lines and items there are, and how thick the lines are together.
struct FlowLineSummary: RopeSummary {
  var count: Int
  var items: Int
  var thickness: Double

  static var zero: FlowLineSummary { FlowLineSummary(count: 0, items: 0, thickness: 0) }

  static func + (left: FlowLineSummary, right: FlowLineSummary) -> FlowLineSummary {
    FlowLineSummary(
      count: left.count + right.count,
      items: left.items + right.items,
      thickness: left.thickness + right.thickness
    )
  }
}

/// One line of a section.
struct FlowLine: Equatable, Sendable {
  /// Its index among the lines of the section.
  var index: Int
  /// The index of its first item.
  var firstItem: Int
  /// The number of its items; at least one.
  var itemCount: Int
  /// The distance from the start of the first line to the start of this one.
  var offset: Double
  /// Its extent along the scroll axis.
  var thickness: Double
  /// The sum of the extents of its items, without gaps.
  var used: Double
}

/// Neighbouring items of one line that have the same size.
struct FlowLineSegment: Equatable, Sendable {
  /// The index of the first item.
  var firstItem: Int
  /// The number of items; at least one.
  var count: Int
  /// Where the first item stands.
  var first: AxisRect
  /// The distance from the start of one item to the start of the next.
  var pitch: Double

  /// Where the item at `index` within the segment stands.
  func rect(at index: Int) -> AxisRect {
    first.offsetBy(main: 0, cross: Double(index) * pitch)
  }
}
