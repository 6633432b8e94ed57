extension CompositionalArrangement {
  /// The size of the whole content; across the scroll axis that of the container.
  public var contentSize: Size {
    Size(
      main: strip.extent,
      cross: configuration.container.extent(along: configuration.axis.crossing),
      axis: configuration.axis
    )
  }

  /// The frame of an element in content coordinates, or nil if there is none such.
  ///
  /// Items of an orthogonal section, and what is anchored to them, are in the coordinates of their ``scroller(ofSection:)``. O(log
  /// sections + log m).
  ///
  /// - Parameters:
  ///   - kind: What the element is within its section.
  ///   - section: The section; nil for a boundary element of the whole content.
  ///   - visibleRect: What is visible, without what insets and bars cover, in content coordinates, if
  ///     pinned elements are to be held there. Nothing is pinned while it is nil or not finite.
  /// - Returns: The frame, mirrored if the configuration reads from right to left.
  public func frame(
    of kind: CompositionalElementKind,
    inSection section: Int?,
    visibleRect: Rect? = nil
  ) -> Rect? {
    let pinning = SectionPinning(self, visibleRect)
    guard let section else {
      guard case .boundary(let number) = kind, strip.boundaries.indices.contains(number) else {
        return nil
      }
      return space.rect(strip.rect(of: number, visible: pinning.content))
    }
    guard let (before, run) = sections.run(at: section), let solved = run.solved else { return nil }
    let start = sectionsStart + before.extent
    guard let rect = solved.rect(of: kind, visible: pinning.section?.relative(to: start)) else {
      return nil
    }
    guard solved.isOrthogonal, kind.isScrolled else {
      return space.rect(rect.offsetBy(main: start))
    }
    return scrollerSpace(of: solved).rect(rect)
  }

  /// Returns the owner of an element; nil for an item.
  ///
  /// What is anchored to an item, or to a group that holds one item, belongs to that item; everything else, such as what
  /// is anchored to a group of several, to its section. O(log sections + log m).
  package func owner(of kind: CompositionalElementKind, inSection section: Int?) -> ViewOwner? {
    switch kind {
    case .item: return nil
    case .background, .boundary: return .section
    case .supplementary(let number, let item):
      let solved = section.flatMap { self.section(at: $0) }
      let attachment = solved?.instances.attachment(number, atItem: item)?.attachment
      return attachment?.isOfOneItem == true ? .item : .section
    }
  }

  /// One element as ``elements(in:visibleRect:into:)`` finds it, wherever that is; nil if there is none such.
  ///
  /// O(log sections + log m).
  public func element(
    _ kind: CompositionalElementKind,
    inSection section: Int?,
    visibleRect: Rect? = nil
  ) -> CompositionalElement? {
    guard let frame = frame(of: kind, inSection: section, visibleRect: visibleRect) else {
      return nil
    }
    let isDisplaced = visibleRect != nil && frame != self.frame(of: kind, inSection: section)
    return CompositionalElement(
      section: section,
      kind: kind,
      frame: frame,
      zIndex: zIndex(of: kind, inSection: section),
      isDisplaced: isDisplaced,
      softAxes: softAxes(of: kind, inSection: section)
    )
  }

  /// The frame of everything in a section, in content coordinates, or nil if there is none such.
  public func frame(ofSection section: Int) -> Rect? {
    guard let (before, run) = sections.run(at: section) else { return nil }
    let position = Double(section - before.count) * (run.sectionExtent + run.spacing)
    return space.rect(
      AxisRect(
        main: sectionsStart + before.extent + position,
        cross: 0,
        mainExtent: run.sectionExtent,
        crossExtent: configuration.container.extent(along: configuration.axis.crossing)
      )
    )
  }

  /// Fills `elements` with everything whose frame overlaps `rect`, in content coordinates.
  ///
  /// First the boundary elements of the whole content; then section by section backgrounds, boundary
  /// elements, and each group's items followed by what is anchored to them. Elements that only touch the
  /// rectangle, or that have no area, are not among them, nor is what an orthogonal section scrolls. What
  /// the buffer held before is gone, and its memory is used again.
  ///
  /// O(log sections + log m + visible elements).
  public func elements(
    in rect: Rect,
    visibleRect: Rect? = nil,
    into elements: inout [CompositionalElement]
  ) {
    elements.removeAll(keepingCapacity: true)
    let area = space.axisRect(rect)
    guard area.main.isFinite || area.mainExtent.isFinite else { return }
    var collector = ElementCollector(rect: rect, space: space)
    swap(&collector.elements, &elements)
    defer { swap(&collector.elements, &elements) }
    let strip = strip
    let pinning = SectionPinning(self, visibleRect)
    for number in strip.boundaries.indices {
      collector.add(
        .boundary(number),
        strip.rect(of: number, visible: pinning.content),
        strip.softAxes(of: number),
        isDisplaced: pinning.content != nil
          && strip.rect(of: number, visible: pinning.content) != strip.rect(of: number)
      )
    }
    let sectionsStart = strip.startExtent
    sections.visit { before, own in
      sectionsStart + before.extent + own.reach.start < area.mainEnd
        && sectionsStart + before.extent + own.reach.end > area.main
    } _: { before, run in
      guard let solved = run.solved else { return true }
      let start = sectionsStart + before.extent
      collector.section = before.count
      collector.sectionStart = start
      collector.collect(solved, near: area, pinning.section?.relative(to: start))
      return true
    }
  }

  /// The sections that share any extent along the scroll axis with `rect`, in content coordinates.
  ///
  /// Sections without extent between them are among them. O(log sections).
  public func sections(in rect: Rect) -> Range<Int> {
    let area = space.axisRect(rect).offsetBy(main: -sectionsStart)
    guard let first = section(endingBehind: area.main) else { return 0..<0 }
    guard let last = section(endingBehind: area.mainEnd) else { return first.index..<sectionCount }
    guard first.start < area.mainEnd else { return 0..<0 }
    return first.index..<(last.start < area.mainEnd ? last.index + 1 : last.index)
  }

  /// The first sections that overlap `rect` and await their declaration, `limit` at most.
  ///
  /// Sections without extent at its start are among them, and so are those at the end of the content if it begins behind that:
  /// what they turn out to be may be in the rectangle.
  public func unsolvedSections(in rect: Rect, limit: Int) -> [Int] {
    guard areSectionsAwaited else { return [] }
    let overlapping = sections(in: rect)
    let start = space.axisRect(rect).main - sectionsStart
    let isBehind = section(endingBehind: start) == nil
    guard isBehind || !overlapping.isEmpty else { return [] }
    let empty = firstSection(from: start)
    let range =
      isBehind
      ? empty..<sectionCount
      : min(empty, overlapping.lowerBound)..<overlapping.upperBound
    var found: [Int] = []
    for section in range {
      guard found.count < limit else { break }
      if awaitsDeclaration(section) { found.append(section) }
    }
    return found
  }

  /// The first section that begins at a position; behind the content, the first one without extent at its end.
  private func firstSection(from position: Double) -> Int {
    let extent = sections.summary.extent
    // Sums of the same extents in another order may differ in their last digits.
    let reached = min(position, extent) - extent * 1e-12
    guard let (before, run) = sections.firstRun(where: { $0.extent >= reached }) else {
      return sectionCount
    }
    return before.extent >= reached ? before.count : before.count + run.count
  }

  /// The place in depth that the frame of a custom group asks for; zero for everything else.
  public func zIndex(of kind: CompositionalElementKind, inSection section: Int?) -> Int {
    guard let section, case .item(let item) = kind else { return 0 }
    return self.section(at: section)?.instances.placement(ofItem: item)?.leaf.zIndex ?? 0
  }

  /// The number of items of the first group of a section; nil if there is none.
  public func itemCountOfFirstGroup(inSection section: Int) -> Int? {
    self.section(at: section)?.instances.instances.run(at: 0)?.run.layout.itemCount
  }

  /// Whether any boundary element is pinned, of the content or of a solved section in O(1).
  public var pins: Bool { strip.pins || sections.summary.pins }

  /// The pinned boundary elements of a section, or of the whole content for nil.
  public func pinnedBoundaries(ofSection section: Int?) -> [Int] {
    let strip = section.map { self.section(at: $0)?.strip } ?? self.strip
    guard let boundaries = strip?.boundaries else { return [] }
    return boundaries.indices.filter { boundaries[$0].isPinned }
  }

  /// Whether any section awaits its declaration; O(1).
  public var areSectionsAwaited: Bool {
    let sums = sections.summary
    return sums.solvedCount < sums.count || sums.oldestRound < declarationRound
  }

  /// The number of sections that have not been solved.
  public var unsolvedSectionCount: Int { sectionCount - sections.summary.solvedCount }

  private func section(endingBehind position: Double) -> (index: Int, start: Double)? {
    guard let (before, run) = sections.firstRun(where: { $0.extent > position }) else { return nil }
    let pitch = run.sectionExtent + run.spacing
    guard run.count > 1, pitch > 0 else { return (before.count, before.extent) }
    let offset = max(0, (position - before.extent) / pitch).rounded(.down)
    let index = Int(min(offset, Double(run.count - 1)))
    return (before.count + index, before.extent + Double(index) * pitch)
  }
}

extension CompositionalArrangement {
  /// The boundary elements of the whole content.
  var strip: BoundaryStrip {
    let sums = sections.summary
    let extent = sums.count == 0 ? 0 : sums.extent - configuration.interSectionSpacing
    return BoundaryStrip(
      boundaries: configuration.boundaries,
      measurements: boundaryMeasurements,
      axis: configuration.axis,
      container: configuration.container,
      insets: .zero,
      contentExtent: extent
    )
  }

  /// Where the first section starts.
  var sectionsStart: Double { strip.startExtent }

  /// How solved coordinates become those of the content.
  var space: AxisSpace {
    AxisSpace(
      axis: configuration.axis,
      direction: configuration.direction,
      contentWidth: contentSize.width
    )
  }
}
