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
    _ softAxes: AxisSet,
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
        isDisplaced: isDisplaced,
        softAxes: softAxes
      )
    )
  }

  /// Takes up what a section shows.
  mutating func collect(_ solved: SolvedSection, near area: AxisRect, _ visible: VisibleRange?) {
    let strip = solved.strip
    for number in solved.declaration.backgrounds.indices {
      add(.background(number), solved.backgroundRect(number), [])
    }
    for number in strip.boundaries.indices {
      let rect = strip.rect(of: number, visible: visible)
      add(
        .boundary(number),
        rect,
        strip.softAxes(of: number),
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
          layout.leaves[leaf].softAxes,
          zIndex: layout.leaves[leaf].zIndex
        )
      }
      for attachment in layout.attachments {
        add(
          .supplementary(number: attachment.number, item: firstItem + attachment.leaf),
          place(attachment.rect.offsetBy(main: start)),
          []
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
