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
    let background = declaration.backgrounds[number]
    return span(background.span).inset(by: background.contentInsets, axis)
  }

  /// The part of the section that an element behind it spans.
  private func span(_ span: CompositionalBackground.Span) -> AxisRect {
    let strip = strip
    var rect = AxisRect(
      main: 0,
      cross: 0,
      mainExtent: strip.extent,
      crossExtent: template.configuration.container.extent(along: axis.crossing)
    )
    guard span != .section else { return rect }
    rect.main = strip.startExtent
    rect.mainExtent = strip.regionExtent
    return span == .content ? rect : rect.inset(by: insets, axis)
  }
}

// What the section scrolls.
extension SolvedSection {
  /// Where the scroller stands: as wide as its bounds, and as thick as its groups.
  var scrollerRect: AxisRect {
    let bounds = declaration.boundInsets(along: axis).keeping(axis.crossing)
    let whole = AxisRect(
      main: groupsStart,
      cross: 0,
      mainExtent: thickness,
      crossExtent: template.configuration.container.extent(along: axis.crossing)
    )
    return whole.inset(by: bounds, axis)
  }

  /// Where what the section scrolls is cut off; nil if it is not.
  var scrollerClip: AxisRect? {
    switch declaration.orthogonalBounds {
    case .container: nil
    case .contentInsets: scrollerRect
    case .background: declaration.backgrounds.isEmpty ? nil : backgroundRect(0)
    }
  }

  /// The size of what the section scrolls.
  var scrollerContentSize: Size {
    Size(
      main: groupsLeading + instances.extent + groupsTrailing,
      cross: thickness,
      axis: axis.crossing
    )
  }
}

extension AxisRect {
  /// The rectangle less insets, which are those of a layout along `axis`.
  fileprivate func inset(by insets: Insets, _ axis: Axis) -> AxisRect {
    let space = AxisSpace(axis: axis, direction: .leftToRight, contentWidth: 0)
    return space.axisRect(space.rect(self).inset(by: insets))
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
