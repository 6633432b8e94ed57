extension FlowLines {
  /// The line with this index, or nil if there is none.
  func line(at index: Int) -> FlowLine? {
    guard let (before, run) = lines.run(at: index) else { return nil }
    return line(index - before.count, of: run, behind: before)
  }

  /// The line that holds `item`, or nil if there is no such item.
  func line(containingItem item: Int) -> FlowLine? {
    guard item >= 0, let (before, run) = lines.firstRun(where: { $0.items > item }) else {
      return nil
    }
    return line((item - before.items) / run.itemsPerLine, of: run, behind: before)
  }

  /// The first line that ends behind `offset`, or nil if none does.
  func firstLine(endingBehind offset: Double) -> FlowLine? {
    guard let (before, run) = lines.firstRun(where: { end(of: $0) > offset }) else { return nil }
    return line(firstLine(of: run, behind: before, endingBehind: offset), of: run, behind: before)
  }

  /// Where `item` stands, or nil if there is no such item.
  func rect(ofItem item: Int) -> AxisRect? {
    guard let line = line(containingItem: item) else { return nil }
    var found: AxisRect?
    visitSegments(of: line) { segment in
      guard item < segment.firstItem + segment.count else { return true }
      found = segment.rect(at: item - segment.firstItem)
      return false
    }
    return found
  }

  /// Calls `body` with each item that may overlap `area`, in order.
  ///
  /// Items without area are left out; a few that do not overlap may be among the others. O(log m)
  /// for each line that meets the area.
  func visitItems(near area: AxisRect, _ body: (_ item: Int, _ rect: AxisRect) -> Void) {
    lines.visit(
      where: { end(of: $0) > area.main },
      passingOver: { $0.thickness <= 0 },
      { before, run in
        var index = firstLine(of: run, behind: before, endingBehind: area.main)
        while index < run.lineCount {
          let line = line(index, of: run, behind: before)
          guard line.offset < area.mainEnd else { return false }
          visitItems(of: line, near: area, body)
          index += 1
        }
        return true
      }
    )
  }

  private func visitItems(
    of line: FlowLine,
    near area: AxisRect,
    _ body: (_ item: Int, _ rect: AxisRect) -> Void
  ) {
    visitSegments(of: line) { segment in
      guard segment.first.crossExtent > 0, segment.first.mainExtent > 0 else { return true }
      for index in segment.indices(from: area.cross, to: area.crossEnd) {
        body(segment.firstItem + index, segment.rect(at: index))
      }
      return true
    }
  }

  /// A line of a run, by its index among the lines of the run.
  func line(
    _ index: Int,
    of run: FlowLineRun,
    behind before: FlowLineSummary
  ) -> FlowLine {
    FlowLine(
      index: before.count + index,
      firstItem: before.items + index * run.itemsPerLine,
      itemCount: run.itemsPerLine,
      offset: start(of: before) + Double(index) * (run.thickness + rules.lineSpacing),
      thickness: run.thickness,
      used: run.used
    )
  }

  private func start(of before: FlowLineSummary) -> Double {
    before.thickness + Double(before.count) * rules.lineSpacing
  }

  /// The first line of the run that ends behind `offset`, given that the last one does.
  private func firstLine(
    of run: FlowLineRun,
    behind before: FlowLineSummary,
    endingBehind offset: Double
  ) -> Int {
    let pitch = run.thickness + rules.lineSpacing
    let distance = offset - start(of: before) - run.thickness
    guard pitch > 0, distance >= 0 else { return 0 }
    let quotient = min(distance / pitch, Double(run.lineCount - 1))
    var index = Int(quotient)
    // The quotient can be rounded across a border; offsets decide.
    if index > 0, Double(index - 1) * pitch > distance { index -= 1 }
    if index < run.lineCount - 1, Double(index) * pitch <= distance { index += 1 }
    return index
  }
}

extension FlowLines {
  /// How the items of a line are spread along it.
  func alignment(of line: FlowLine) -> FlowLineAlignment {
    let isLast = line.index == lines.count - 1
    if isUniform, let size = items.onlyRun?.size, !isLast || !rules.lastLine.leavesGrid {
      return rules.grid(of: rules.crossExtent(of: size))
    }
    guard isLast else { return rules.justified(line) }
    switch rules.lastLine {
    case .justified: return rules.justified(line)
    case .automatic, .leading: return rules.leading(line)
    case .grid:
      guard let previous = self.line(at: line.index - 1) else { return rules.leading(line) }
      return rules.continued(line, behind: previous)
    }
  }

  /// Calls `body` with the stretches of equal items of a line, in order, until it is false.
  ///
  /// Items thinner than the line stand in its middle (F-c).
  func visitSegments(of line: FlowLine, _ body: (FlowLineSegment) -> Bool) {
    let alignment = alignment(of: line)
    let end = line.firstItem + line.itemCount
    var cross = alignment.start
    items.visit(where: { $0.count > line.firstItem }) { before, run in
      let first = max(line.firstItem, before.count)
      let count = min(end, before.count + run.count) - first
      guard count > 0 else { return false }
      let extent = rules.mainExtent(of: run.size)
      let segment = FlowLineSegment(
        firstItem: first,
        count: count,
        first: AxisRect(
          main: line.offset + (line.thickness - extent) / 2,
          cross: cross,
          mainExtent: extent,
          crossExtent: rules.crossExtent(of: run.size)
        ),
        pitch: rules.crossExtent(of: run.size) + alignment.gap
      )
      cross += Double(count) * segment.pitch
      return body(segment) && first + count < end
    }
  }
}

extension FlowLastLine {
  /// Whether the last line of a uniform section leaves the grid that its other lines follow.
  fileprivate var leavesGrid: Bool { self == .leading || self == .justified }
}

extension FlowLineSegment {
  /// The items that may overlap a stretch across the scroll axis; never empty.
  func indices(from start: Double, to end: Double) -> ClosedRange<Int> {
    guard pitch > 0 else { return 0...(count - 1) }
    // Items that overlap reach past the start of the next.
    let first = index(at: start - max(0, self.first.crossExtent - pitch))
    return first...max(first, index(at: end))
  }

  private func index(at position: Double) -> Int {
    let quotient = (position - first.cross) / pitch
    guard quotient > 0 else { return 0 }
    return Int(min(quotient, Double(count - 1)))
  }
}
