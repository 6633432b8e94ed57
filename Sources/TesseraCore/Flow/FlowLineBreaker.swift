/// Breaks all items of a section into lines, in one pass over their runs (F-b).
struct FlowLineBreaker {
  /// The lines that are full, or followed by another.
  private var lines = RopeBuilder<FlowLineRun>()
  private let rules: FlowLineRules
  /// The last line, to which the next items may be added; it holds none at the start.
  private var open = FlowLineRun(lineCount: 1, itemsPerLine: 0, thickness: 0, used: 0)
  /// The extent along the line that was asked for last, and how many items of it a line holds: most items are as wide as the one in front.
  private var latest: (extent: Double, capacity: Int)?
  /// Whether an item is longer than a line.
  private(set) var hasLongItem = false

  init(_ rules: FlowLineRules) { self.rules = rules }

  /// Adds items behind all others.
  mutating func add(_ run: FlowItemRun) {
    let extent = rules.crossExtent(of: run.size)
    let thickness = rules.thickness(of: run.size)
    let remaining = run.count - fillOpenLine(run.count, extent, thickness)
    guard remaining > 0 else { return }
    closeLine()
    let capacity = capacity(of: extent)
    // The last full line of a run stays open: smaller items behind it may still fit.
    let fullLineCount = (remaining - 1) / capacity
    if fullLineCount > 0 {
      lines.append(
        FlowLineRun(
          lineCount: fullLineCount,
          itemsPerLine: capacity,
          thickness: thickness,
          used: Double(capacity) * extent
        )
      )
    }
    let last = remaining - fullLineCount * capacity
    open.itemsPerLine = last
    open.used = Double(last) * extent
    open.thickness = max(0, thickness)
  }

  /// Ends the last line, and returns all of them.
  mutating func finish() -> Rope<FlowLineRun> {
    closeLine()
    return lines.finish()
  }

  /// Adds as many of some items as fit to the last line, and returns how many those are.
  private mutating func fillOpenLine(_ count: Int, _ extent: Double, _ thickness: Double) -> Int {
    guard open.itemsPerLine > 0 else { return 0 }
    let room = rules.capacity(of: extent, behind: open.itemsPerLine, used: open.used)
    let added = min(count, room)
    guard added > 0 else { return 0 }
    open.itemsPerLine += added
    open.used += Double(added) * extent
    open.thickness = max(open.thickness, thickness)
    return added
  }

  private mutating func capacity(of extent: Double) -> Int {
    if let latest, latest.extent == extent { return latest.capacity }
    let capacity = rules.capacity(of: extent)
    if rules.exceedsLine(extent) { hasLongItem = true }
    latest = (extent, capacity)
    return capacity
  }

  private mutating func closeLine() {
    guard open.itemsPerLine > 0 else { return }
    lines.append(open)
    open.itemsPerLine = 0
  }
}
