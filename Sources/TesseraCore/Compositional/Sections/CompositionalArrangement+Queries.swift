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
  /// Items of an orthogonal section, and what is anchored to them, stand in the coordinates of their
  /// ``scroller(ofSection:)``. O(log sections + log m).
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
    guard solved.isOrthogonal, kind.isContent else { return space.rect(rect.offsetBy(main: start)) }
    return scrollerSpace(of: solved).rect(rect)
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
  public func unsolvedSections(in rect: Rect, limit: Int) -> [Int] {
    let range = sections(in: rect)
    guard !range.isEmpty else { return [] }
    var found: [Int] = []
    for section in range where found.count < limit {
      if awaitsDeclaration(section) { found.append(section) }
    }
    return found
  }

  /// The place in depth that the frame of a custom group asks for; zero for everything else.
  public func zIndex(of kind: CompositionalElementKind, inSection section: Int?) -> Int {
    guard let section, case .item(let item) = kind else { return 0 }
    return self.section(at: section)?.instances.placement(ofItem: item)?.leaf.zIndex ?? 0
  }

  /// Whether any boundary element is pinned, of the content or of a solved section in O(1).
  public var pins: Bool { strip.pins || sections.summary.pins }

  /// The pinned boundary elements of a section, or of the whole content for nil.
  public func pinnedBoundaries(ofSection section: Int?) -> [Int] {
    let strip = section.map { self.section(at: $0)?.strip } ?? self.strip
    guard let boundaries = strip?.boundaries else { return [] }
    return boundaries.indices.filter { boundaries[$0].isPinned }
  }

  /// How many sections have not been solved.
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

/// The stretches that pinned elements are held in.
struct SectionPinning {
  /// For elements of the whole content; nil if nothing is pinned.
  let content: VisibleRange?
  /// For elements of sections, which stay clear of those of the whole content: rule N5.
  let section: VisibleRange?

  init(_ arrangement: CompositionalArrangement, _ visibleRect: Rect?) {
    guard let visibleRect else {
      content = nil
      section = nil
      return
    }
    let visible = arrangement.space.axisRect(visibleRect)
    guard visible.main.isFinite, visible.mainExtent.isFinite else {
      content = nil
      section = nil
      return
    }
    let range = VisibleRange(start: visible.main, end: visible.mainEnd)
    let strip = arrangement.strip
    content = range
    section = VisibleRange(
      start: max(range.start, strip.pinnedEnd(range) ?? range.start),
      end: min(range.end, strip.pinnedStart(range) ?? range.end)
    )
  }
}

/// Takes up the elements that overlap a rectangle.
struct ElementCollector {
  let rect: Rect
  let space: AxisSpace
  var elements: [CompositionalElement] = []
  var section: Int?
  var sectionStart = 0.0

  init(rect: Rect, space: AxisSpace) {
    self.rect = rect
    self.space = space
  }

  mutating func add(
    _ kind: CompositionalElementKind,
    _ solved: AxisRect,
    zIndex: Int = 0,
    isDisplaced: Bool = false
  ) {
    let frame = space.rect(solved.offsetBy(main: sectionStart))
    guard frame.width > 0, frame.height > 0, frame.overlaps(rect) else { return }
    elements.append(
      CompositionalElement(
        section: section,
        kind: kind,
        frame: frame,
        zIndex: zIndex,
        isDisplaced: isDisplaced
      )
    )
  }

  /// Takes up what a section shows.
  mutating func collect(_ solved: SolvedSection, near area: AxisRect, _ visible: VisibleRange?) {
    let strip = solved.strip
    for number in solved.declaration.backgrounds.indices {
      add(.background(number), solved.backgroundRect(number))
    }
    for number in strip.boundaries.indices {
      let rect = strip.rect(of: number, visible: visible)
      add(
        .boundary(number),
        rect,
        isDisplaced: strip.boundaries[number].isPinned && rect != strip.rect(of: number)
      )
    }
    guard !solved.isOrthogonal else { return }
    let start = solved.groupsStart
    let leading = solved.groupsLeading
    collectInstances(solved, near: area.offsetBy(main: -sectionStart - start, cross: -leading)) {
      $0.offsetBy(main: start, cross: leading)
    }
  }

  /// Takes up the items of a section, and what is anchored to them.
  mutating func collectInstances(
    _ solved: SolvedSection,
    near area: AxisRect,
    _ place: (AxisRect) -> AxisRect
  ) {
    let area = area.widened
    solved.instances.visitInstances(near: area) { firstItem, start, layout in
      layout.visitLeaves(near: area.offsetBy(main: -start)) { leaf, rect in
        add(
          .item(firstItem + leaf),
          place(rect.offsetBy(main: start)),
          zIndex: layout.leaves[leaf].zIndex
        )
      }
      for attachment in layout.attachments {
        add(
          .supplementary(number: attachment.number, item: firstItem + attachment.leaf),
          place(attachment.rect.offsetBy(main: start))
        )
      }
    }
  }
}

extension AxisRect {
  /// Grown by more than rounding can move a border; exact frames decide afterwards.
  fileprivate var widened: AxisRect {
    let margin = GroupSolver.tolerance
    return AxisRect(
      main: main - margin,
      cross: cross - margin,
      mainExtent: mainExtent + 2 * margin,
      crossExtent: crossExtent + 2 * margin
    )
  }
}

extension SolvedSection {
  /// Where an element stands: in section coordinates, or in those of the scroller's content.
  func rect(of kind: CompositionalElementKind, visible: VisibleRange?) -> AxisRect? {
    switch kind {
    case .background(let number):
      return declaration.backgrounds.indices.contains(number) ? backgroundRect(number) : nil
    case .boundary(let number):
      let strip = strip
      guard strip.boundaries.indices.contains(number) else { return nil }
      return strip.rect(of: number, visible: visible)
    case .item(let item):
      return instances.placement(ofItem: item).map { place($0.rect) }
    case .supplementary(let number, let item):
      return instances.rect(ofAttachment: number, atItem: item).map { place($0) }
    }
  }

  private func place(_ rect: AxisRect) -> AxisRect {
    isOrthogonal
      ? rect.offsetBy(main: groupsLeading)
      : rect.offsetBy(main: groupsStart, cross: groupsLeading)
  }

  /// Where the element behind the section stands: rule D1.
  func backgroundRect(_ number: Int) -> AxisRect {
    let space = AxisSpace(axis: axis, direction: .leftToRight, contentWidth: 0)
    let section = AxisRect(
      main: 0,
      cross: 0,
      mainExtent: extent,
      crossExtent: template.configuration.container.extent(along: axis.crossing)
    )
    return space.axisRect(space.rect(section).inset(by: declaration.backgrounds[number]))
  }
}

extension CompositionalElementKind {
  /// Whether an orthogonal section scrolls the element.
  var isContent: Bool {
    switch self {
    case .item, .supplementary: true
    case .background, .boundary: false
    }
  }
}
