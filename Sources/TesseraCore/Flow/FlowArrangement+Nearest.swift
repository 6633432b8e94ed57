extension FlowArrangement {
  /// The item nearest to a point in content coordinates, or nil if there are no items.
  ///
  /// The line decides first, by its distance along the scroll axis; then the item in it, by its
  /// distance across. What is equally near goes to the earlier one. A point that is not finite is
  /// near nothing. O(log sections + log m) plus the runs of the line.
  public func nearestItem(to point: Point) -> FlowItemPath? {
    let position = space.axisRect(Rect(origin: point, size: .zero))
    guard position.main.isFinite, position.cross.isFinite else { return nil }
    guard let line = nearestLine(to: position.main) else { return nil }
    return line.nearestItem(to: position.cross)
  }

  private func nearestLine(to position: Double) -> FlowPlacedLine? {
    let next = firstLine(endingBehind: position)
    guard let previous = line(inFrontOf: next) else { return next }
    guard let next else { return previous }
    return previous.distance(to: position) <= next.distance(to: position) ? previous : next
  }

  private func firstLine(endingBehind position: Double) -> FlowPlacedLine? {
    guard let (before, section) = sections.firstRun(where: { $0.extent > position }) else {
      return nil
    }
    let inSection = position - before.extent - section.linesStart
    if let line = section.lines.firstLine(endingBehind: inSection) {
      return FlowPlacedLine(before: before, section: section, line: line)
    }
    let populated = (before + section.summary).populated
    guard let next = sections.firstRun(where: { $0.populated > populated }),
      let line = next.run.lines.line(at: 0)
    else { return nil }
    return FlowPlacedLine(before: next.before, section: next.run, line: line)
  }

  /// The line in front of another one, or the last line of all.
  private func line(inFrontOf next: FlowPlacedLine?) -> FlowPlacedLine? {
    if let next, let line = next.section.lines.line(at: next.line.index - 1) {
      return FlowPlacedLine(before: next.before, section: next.section, line: line)
    }
    let populated = (next?.before ?? sections.summary).populated
    guard populated > 0,
      let (before, section) = sections.firstRun(where: { $0.populated >= populated }),
      let line = section.lines.line(at: section.lines.lines.count - 1)
    else { return nil }
    return FlowPlacedLine(before: before, section: section, line: line)
  }
}

/// A line and the section that it stands in.
private struct FlowPlacedLine {
  let before: FlowSectionSummary
  let section: FlowSectionArrangement
  let line: FlowLine

  /// How far a position along the scroll axis is away; zero within the line.
  func distance(to position: Double) -> Double {
    let start = before.extent + section.linesStart + line.offset
    return max(0, start - position, position - start - line.thickness)
  }

  /// The item nearest to a position across the scroll axis.
  func nearestItem(to position: Double) -> FlowItemPath {
    let position = position - section.linesLeading
    var nearest = line.firstItem
    var least = Double.infinity
    section.lines.visitSegments(of: line) { segment in
      for index in segment.indices(from: position, to: position + segment.pitch) {
        let rect = segment.rect(at: index)
        let distance = max(0, rect.cross - position, position - rect.crossEnd)
        if distance < least {
          least = distance
          nearest = segment.firstItem + index
        }
      }
      return least > 0
    }
    return FlowItemPath(section: before.count, item: nearest)
  }
}
