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
  public var isScrolled: Bool {
    switch self {
    case .item, .supplementary: true
    case .background, .boundary: false
    }
  }
}
