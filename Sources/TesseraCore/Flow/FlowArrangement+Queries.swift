extension FlowArrangement {
  /// The frame of an element in content coordinates, or nil if there is none such.
  ///
  /// Pinning moves headers and footers only. O(log sections + log m), m being the number of runs of
  /// equal sizes in the section.
  public func frame(
    of kind: FlowElementKind,
    inSection section: Int,
    pinning: FlowPinning = .none
  ) -> Rect? {
    guard let (before, solved) = sections.run(at: section) else { return nil }
    let pinned = pinnedRange(pinning).relative(to: before.extent)
    let crossExtent = configuration.crossExtent
    guard let rect = solved.rect(of: kind, crossExtent: crossExtent, pinned: pinned) else {
      return nil
    }
    return space.rect(rect.offsetBy(main: before.extent))
  }

  /// The frame of everything in a section, from header to footer, or nil if there is none such.
  public func frame(ofSection section: Int) -> Rect? {
    guard let (before, solved) = sections.run(at: section) else { return nil }
    return space.rect(
      AxisRect(
        main: before.extent,
        cross: 0,
        mainExtent: solved.extent,
        crossExtent: configuration.crossExtent
      )
    )
  }

  /// Fills `elements` with everything whose frame overlaps `rect`, in content coordinates.
  ///
  /// Sections follow each other, and in each of them header, items in order, footer. Elements that
  /// only touch the rectangle, or that have no area, are not among them. What the buffer held
  /// before is gone; its memory is used again, so that with a buffer kept between calls nothing is
  /// allocated.
  ///
  /// O(log sections + visible lines · log m + visible elements).
  public func elements(
    in rect: Rect,
    pinning: FlowPinning = .none,
    into elements: inout [FlowElement]
  ) {
    elements.removeAll(keepingCapacity: true)
    let space = space
    let area = space.axisRect(rect).widened
    let range = pinnedRange(pinning)
    sections.visit(where: { $0.extent > area.main }, passingOver: { $0.extent <= 0 }) {
      before,
      section in
      guard before.extent < area.mainEnd else { return false }
      let pinned = range.relative(to: before.extent)
      let query = FlowSectionQuery(section: section, index: before.count, pinned: pinned)
      query.visitElements(near: area.offsetBy(main: -before.extent), configuration.crossExtent) {
        kind,
        solved,
        isDisplaced in
        let frame = space.rect(solved.offsetBy(main: before.extent))
        guard frame.width > 0, frame.height > 0, frame.overlaps(rect) else { return }
        elements.append(
          FlowElement(section: before.count, kind: kind, frame: frame, isDisplaced: isDisplaced)
        )
      }
      return true
    }
  }

  /// The sections that share any extent along the scroll axis with `rect`, in content coordinates.
  ///
  /// Sections without extent between them are among them. O(log sections).
  public func sections(in rect: Rect) -> Range<Int> {
    let area = space.axisRect(rect)
    guard let first = sections.firstRun(where: { $0.extent > area.main }),
      first.before.extent < area.mainEnd
    else { return 0..<0 }
    let last = sections.firstRun { $0.extent >= area.mainEnd }?.before.count
    return first.before.count..<((last ?? sectionCount - 1) + 1)
  }

  /// The number of lines of a section, or nil if there is none such.
  public func lineCount(ofSection section: Int) -> Int? {
    sections.run(at: section)?.run.lines.lines.count
  }

  /// The items of one line of a section, or nil if there is none such.
  public func items(inLine line: Int, ofSection section: Int) -> Range<Int>? {
    guard let line = sections.run(at: section)?.run.lines.line(at: line) else { return nil }
    return line.firstItem..<(line.firstItem + line.itemCount)
  }

  /// How solved coordinates become those of the content.
  var space: AxisSpace {
    AxisSpace(
      axis: configuration.axis,
      direction: configuration.direction,
      contentWidth: contentSize.width
    )
  }

  private func pinnedRange(_ pinning: FlowPinning) -> FlowPinnedRange {
    guard pinning.headers || pinning.footers else { return .none }
    let visible = space.axisRect(pinning.visibleRect)
    guard visible.main.isFinite, visible.mainExtent.isFinite else { return .none }
    return FlowPinnedRange(
      headers: pinning.headers,
      footers: pinning.footers,
      start: visible.main,
      end: visible.mainEnd
    )
  }
}

extension AxisRect {
  /// Grown by more than rounding can move a border; exact frames decide afterwards.
  fileprivate var widened: AxisRect {
    let margin = FlowLineRules.tolerance
    return AxisRect(
      main: main - margin,
      cross: cross - margin,
      mainExtent: mainExtent + 2 * margin,
      crossExtent: crossExtent + 2 * margin
    )
  }
}

/// The search for the elements of one section.
private struct FlowSectionQuery {
  let section: FlowSectionArrangement
  let index: Int
  let pinned: FlowPinnedRange

  func visitElements(
    near area: AxisRect,
    _ crossExtent: Double,
    _ body: (_ kind: FlowElementKind, _ rect: AxisRect, _ isDisplaced: Bool) -> Void
  ) {
    visit(.header, crossExtent, body)
    section.visitItems(near: area) { item, rect in body(.item(item), rect, false) }
    visit(.footer, crossExtent, body)
  }

  private func visit(
    _ kind: FlowElementKind,
    _ crossExtent: Double,
    _ body: (_ kind: FlowElementKind, _ rect: AxisRect, _ isDisplaced: Bool) -> Void
  ) {
    guard let natural = section.rect(of: kind, crossExtent: crossExtent),
      let rect = section.rect(of: kind, crossExtent: crossExtent, pinned: pinned)
    else { return }
    body(kind, rect, rect.main != natural.main)
  }
}
