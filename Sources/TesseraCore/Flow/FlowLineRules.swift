/// How items are broken into lines and spread along them: rules F-a, F-b, F-d, F-e, F-i.
struct FlowLineRules: Equatable, Sendable {
  /// The scroll axis.
  var axis: Axis
  /// Whether the viewport has any extent across; one that has not been placed has none.
  var hasRoom: Bool
  /// The room for items in a line, in points.
  var lineLength: Double
  /// The least gap between items of a line, in points.
  var itemSpacing: Double
  /// The gap between lines, in points.
  var lineSpacing: Double
  /// How the last line is spread.
  var lastLine: FlowLastLine

  /// How far items may run over the end of a line, in points.
  ///
  /// Sizes that are meant to fill a line exactly rarely add up exactly (F15).
  static let tolerance = 0.01

  /// The most items that a line can be thought to hold, so that quotients fit into integers.
  private static let largestCapacity = 1 << 30

  /// The extent of an item along its line.
  func crossExtent(of size: Size) -> Double { size.extent(along: axis.crossing) }

  /// The extent of an item across its line.
  func mainExtent(of size: Size) -> Double { size.extent(along: axis) }

  /// The thickness of a line whose thickest item has a size.
  func thickness(of size: Size) -> Double { thickness(ofItem: mainExtent(of: size)) }

  /// The thickness of a line whose thickest item has an extent across the line.
  ///
  /// Where lines overlap, each begins at least a point behind the one in front of it, so that their order is that of their places.
  func thickness(ofItem extent: Double) -> Double {
    lineSpacing < 0 ? max(1 - lineSpacing, extent) : extent
  }

  /// Whether an item is longer than the line.
  func exceedsLine(_ extent: Double) -> Bool { extent > lineLength + FlowLineRules.tolerance }

  /// How many items of one extent a line holds; at least one, because an item too long stands alone.
  func capacity(of extent: Double) -> Int {
    let room = lineLength + FlowLineRules.tolerance - extent
    return 1 + fitting(extent, into: room)
  }

  /// How many more items of one extent fit into a line that already has some.
  func capacity(of extent: Double, behind count: Int, used: Double) -> Int {
    let spacing = Double(count - 1) * itemSpacing
    return fitting(extent, into: lineLength + FlowLineRules.tolerance - used - spacing)
  }

  private func fitting(_ extent: Double, into room: Double) -> Int {
    guard room >= 0 else { return 0 }
    let pitch = extent + itemSpacing
    // Without a pitch, of -0.0 as well, there is no end to what fits.
    if room < pitch { return 0 }
    guard pitch > 0, room / pitch < Double(FlowLineRules.largestCapacity) else {
      return FlowLineRules.largestCapacity
    }
    return Int(room / pitch)
  }
}

/// Where the first item of a line starts, and the gap in front of each further one.
struct FlowLineAlignment: Equatable, Sendable {
  var start: Double
  var gap: Double
}

extension FlowLineRules {
  /// The grid of a section of uniform sizes: the columns are those of a full line (F-d).
  ///
  /// A single column is centred, also for a single item. Where more than one column would fit, a
  /// single item stands in the first.
  func grid(of extent: Double) -> FlowLineAlignment {
    let columns = capacity(of: extent)
    guard columns > 1 else { return centred(extent) }
    guard columns < FlowLineRules.largestCapacity else {
      return FlowLineAlignment(start: 0, gap: 0)
    }
    let gap = (lineLength - Double(columns) * extent) / Double(columns - 1)
    return FlowLineAlignment(start: 0, gap: gap)
  }

  /// First and last item at the edges, equal gaps between; a lone item in the middle (F-e, F-i).
  func justified(_ line: FlowLine) -> FlowLineAlignment {
    guard line.itemCount > 1 else { return centred(line.used) }
    return FlowLineAlignment(
      start: 0,
      gap: (lineLength - line.used) / Double(line.itemCount - 1)
    )
  }

  /// From the leading edge with the least gap; an item longer than the line is centred (F-e, F-i).
  func leading(_ line: FlowLine) -> FlowLineAlignment {
    exceedsLine(line.used)
      ? centred(line.used) : FlowLineAlignment(start: 0, gap: itemSpacing)
  }

  /// With the gaps of the line in front, as ``FlowLastLine/grid`` says.
  func continued(_ line: FlowLine, behind previous: FlowLine) -> FlowLineAlignment {
    guard previous.itemCount > 1 else {
      return line.itemCount > 1 ? leading(line) : centred(line.used)
    }
    guard line.itemCount > 1 else { return leading(line) }
    return FlowLineAlignment(start: 0, gap: min(justified(previous).gap, justified(line).gap))
  }

  private func centred(_ used: Double) -> FlowLineAlignment {
    FlowLineAlignment(start: (lineLength - used) / 2, gap: 0)
  }
}
