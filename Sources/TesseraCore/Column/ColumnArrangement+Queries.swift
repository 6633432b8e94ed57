extension ColumnArrangement {
  /// Returns the place of an element, found in O(log sections + log m); `nil` if it does not exist.
  public func place(of element: ColumnElement) -> ColumnPlace? {
    guard let (before, section) = sections.run(at: element.section),
      let (offset, run) = section.place(of: element.kind)
    else { return nil }
    return ColumnPlace(
      element: element,
      offset: before.extent + offset,
      size: run.size,
      standing: run.standing
    )
  }

  /// Returns the start and the end of a section, without the gap behind it; `nil` if it does not exist.
  public func span(ofSection section: Int) -> ClosedRange<Double>? {
    guard let (before, found) = sections.run(at: section) else { return nil }
    return before.extent...(before.extent + found.summary.length)
  }

  /// Fills `places` with everything that overlaps a stretch of the column, in order.
  ///
  /// What only touches it, or has no extent, is not among them. What the buffer held before is gone; its memory
  /// is used again. O(log sections + log m) plus what is found.
  public func places(from start: Double, to end: Double, into places: inout [ColumnPlace]) {
    places.removeAll(keepingCapacity: true)
    visit(from: start, to: end) { place in
      places.append(place)
      return true
    }
  }

  /// The first element that overlaps a stretch of the column and of which something is true.
  public func firstPlace(
    from start: Double,
    to end: Double,
    where isWanted: (ColumnPlace) -> Bool = { _ in true }
  ) -> ColumnPlace? {
    var found: ColumnPlace?
    visit(from: start, to: end) { place in
      if isWanted(place) { found = place }
      return found == nil
    }
    return found
  }

  /// Calls `body` with everything that overlaps a stretch, in order, until it is false.
  private func visit(from start: Double, to end: Double, _ body: (ColumnPlace) -> Bool) {
    sections.visit(where: { $0.extent > start }, passingOver: { $0.extent <= 0 }) {
      before,
      section in
      guard before.extent < end else { return false }
      return section.visit(from: start - before.extent, to: end - before.extent) {
        kind,
        offset,
        run in
        body(
          ColumnPlace(
            element: ColumnElement(kind, inSection: before.count),
            offset: before.extent + offset,
            size: run.size,
            standing: run.standing
          )
        )
      }
    }
  }
}

extension ColumnSectionArrangement {
  /// Calls `body` with the elements that overlap a stretch of the section, in order, until it is false.
  fileprivate func visit(
    from start: Double,
    to end: Double,
    _ body: (_ kind: ColumnElementKind, _ offset: Double, _ run: ColumnRun) -> Bool
  ) -> Bool {
    if let header, start < header.size.height, end > 0, header.size.height > 0 {
      guard body(.header, 0, header) else { return false }
    }
    let first = itemStart
    var goesOn = true
    items.visit(where: { first + $0.extent > start }) { before, run in
      let offset = first + before.extent
      guard offset < end else { return false }
      guard run.size.height > 0 else { return true }
      goesOn = run.visit(startingAt: offset, from: start, to: end) { index, offset in
        body(.item(before.count + index), offset, run)
      }
      return goesOn
    }
    guard goesOn, let footer, footer.size.height > 0 else { return goesOn }
    let offset = first + items.summary.extent
    guard offset < end, offset + footer.size.height > start else { return true }
    return body(.footer, offset, footer)
  }
}

extension ColumnRun {
  fileprivate func visit(
    startingAt origin: Double,
    from start: Double,
    to end: Double,
    _ body: (_ index: Int, _ offset: Double) -> Bool
  ) -> Bool {
    var index = 0
    let passed = (start - origin) / stride
    // Rounded quotients may be one too far; offsets decide.
    if passed > 1 { index = passed < Double(count) ? Int(passed) - 1 : max(0, count - 2) }
    while index < count {
      let offset = origin + Double(index) * stride
      guard offset < end else { return true }
      if offset + size.height > start, !body(index, offset) { return false }
      index += 1
    }
    return true
  }
}

extension ColumnArrangement {
  /// The element at the end; nil if there is none.
  ///
  /// - Complexity: O(empty sections at the end).
  public var lastElement: ColumnElement? {
    var section = sectionCount - 1
    while section >= 0 {
      let footer = ColumnElement(.footer, inSection: section)
      if place(of: footer) != nil { return footer }
      if let count = itemCount(ofSection: section), count > 0 {
        return ColumnElement(.item(count - 1), inSection: section)
      }
      let header = ColumnElement(.header, inSection: section)
      if place(of: header) != nil { return header }
      section -= 1
    }
    return nil
  }
}
