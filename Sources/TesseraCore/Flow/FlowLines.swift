/// The items of one section, broken into lines.
///
/// Coordinates start at the first line and at the leading edge of the lines. Both lists are ropes:
/// items of one size and lines of one kind cost the memory of one, so a section of uniform or of
/// unmeasured items is a closed form.
///
/// The lines are always those that breaking all items one after the other would give (F-b): an edit
/// breaks again from the line in front of the first changed item, and stops where a new line starts
/// with the same item as an old one (Z7).
struct FlowLines: Sendable {
  private(set) var items: Rope<FlowItemRun>
  private(set) var lines: Rope<FlowLineRun>
  private(set) var rules: FlowLineRules
  /// Whether an item may be longer than the line; false where none is.
  private(set) var mayOverflow: Bool

  /// Breaks items into lines, in O(m) for m runs of items.
  init(items: Rope<FlowItemRun>, rules: FlowLineRules) {
    self.items = items
    self.rules = rules
    var breaker = FlowLineBreaker(rules)
    items.forEachRun { breaker.add($0) }
    lines = breaker.finish()
    mayOverflow = breaker.hasLongItem
    checkInvariants()
  }

  /// The extent of all lines with the spacing between them; zero without items.
  var extent: Double { end(of: lines.summary) }

  /// Whether all sizes are declared and equal, so that lines follow one grid (F-d).
  ///
  /// Estimated sections never do, even while all their sizes are equal: a first differing
  /// measurement would otherwise move the last line. Their full lines agree with the grid anyway,
  /// and only the last line differs: it is leading-aligned with the least gap (F-e).
  var isUniform: Bool { items.onlyRun?.origin == .declared }

  /// The distance from the start of the first line to the end of the last one that is summed up.
  func end(of summary: FlowLineSummary) -> Double {
    summary.thickness + Double(max(0, summary.count - 1)) * rules.lineSpacing
  }
}

extension FlowLines {
  /// Replaces the items in `range` and breaks again what that touches.
  mutating func replaceItems(_ range: Range<Int>, with runs: [FlowItemRun]) {
    if !mayOverflow {
      mayOverflow = runs.contains { rules.exceedsLine(rules.crossExtent(of: $0.size)) }
    }
    let countBefore = items.count
    items.replace(range, with: runs)
    let inserted = range.count + items.count - countBefore
    breakLines(from: range.lowerBound, removed: range.count, inserted: inserted)
  }

  /// Remembers another reason for the size that an item has; lines stay as they are.
  mutating func retainSize(ofItem item: Int, as run: FlowItemRun) {
    items.replace(item..<(item + 1), with: [run])
    let index = line(containingItem: item)?.index ?? 0
    checkInvariants(of: index..<(index + 1))
  }

  /// Breaks lines anew for other rules, with all sizes replaced by what `change` makes of them.
  mutating func resolve(for rules: FlowLineRules, _ change: (FlowItemRun) -> FlowItemRun) {
    self = FlowLines(items: Rope(items.runs(in: 0..<items.count).map(change)), rules: rules)
  }

  private mutating func breakLines(from first: Int, removed: Int, inserted: Int) {
    // The first changed item may now fit into the line in front of it.
    let start = line(containingItem: first - 1)
    let edit = FlowLineEdit(end: first + inserted, shift: inserted - removed)
    var broken: [FlowLineRun] = []
    let firstLine = start?.index ?? 0
    var lineEnd = firstLine
    var position = start?.firstItem ?? 0
    while position < items.count, !isStillLineStart(position, edit) {
      let run = nextLines(from: position, edit)
      broken.append(run)
      lineEnd += run.lineCount
      position += run.lineCount * run.itemsPerLine
    }
    let end = line(containingItem: position - edit.shift)?.index ?? lines.count
    lines.replace(firstLine..<end, with: broken)
    checkInvariants(of: firstLine..<lineEnd)
  }

  /// Whether lines from the item `position` on are the old ones.
  private func isStillLineStart(_ position: Int, _ edit: FlowLineEdit) -> Bool {
    position >= edit.end && oldLineStart(from: position, edit) == position
  }

  /// The first item from `position` on with which an old line started; items counted anew.
  private func oldLineStart(from position: Int, _ edit: FlowLineEdit) -> Int? {
    let old = position - edit.shift
    guard let (before, run) = lines.firstRun(where: { $0.items > old }) else { return nil }
    let line = (old - before.items + run.itemsPerLine - 1) / run.itemsPerLine
    return before.items + line * run.itemsPerLine + edit.shift
  }

  /// The line that starts with the item `position`, with as many equal ones as can be told at once.
  private func nextLines(from position: Int, _ edit: FlowLineEdit) -> FlowLineRun {
    guard let (before, run) = items.run(at: position) else {
      preconditionFailure("Item \(position) is not in 0..<\(items.count)")
    }
    let extent = rules.crossExtent(of: run.size)
    let capacity = rules.capacity(of: extent)
    let remaining = before.count + run.count - position
    // The last full line of a run stays open: smaller items behind it may still fit.
    guard remaining > capacity else { return nextLine(from: position) }
    var lineCount = (remaining - 1) / capacity
    if position >= edit.end, let old = oldLineStart(from: position, edit) {
      let (linesToOld, rest) = (old - position).quotientAndRemainder(dividingBy: capacity)
      if rest == 0 { lineCount = min(lineCount, linesToOld) }
    }
    return FlowLineRun(
      lineCount: lineCount,
      itemsPerLine: capacity,
      thickness: rules.thickness(of: run.size),
      used: Double(capacity) * extent
    )
  }

  private func nextLine(from position: Int) -> FlowLineRun {
    var line = FlowLineRun(lineCount: 1, itemsPerLine: 0, thickness: 0, used: 0)
    items.visit(where: { $0.count > position }) { before, run in
      let available = before.count + run.count - max(position, before.count)
      let extent = rules.crossExtent(of: run.size)
      let capacity =
        line.itemsPerLine == 0
        ? rules.capacity(of: extent)
        : rules.capacity(of: extent, behind: line.itemsPerLine, used: line.used)
      let taken = min(available, capacity)
      guard taken > 0 else { return false }
      line.itemsPerLine += taken
      line.used += Double(taken) * extent
      line.thickness = max(line.thickness, rules.thickness(of: run.size))
      return taken == available
    }
    return line
  }
}

/// Which items an edit has touched, while lines are broken again.
private struct FlowLineEdit {
  /// The first item behind the touched ones, counted after the edit.
  let end: Int
  /// How far items behind have moved.
  let shift: Int
}
