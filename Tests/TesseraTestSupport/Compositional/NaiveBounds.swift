import TesseraCore

/// Where across the scroll axis a section shows what it scrolls, and where it has room for groups, from the leading
/// edge of the container.
struct NaiveBounds {
  let shown: ClosedRange<Double>
  let groups: ClosedRange<Double>

  init(_ declaration: CompositionalSection, _ configuration: CompositionalConfiguration) {
    let across = configuration.axis.crossing
    let whole = 0...configuration.container.extent(along: across)
    let inner = whole.less(declaration.contentInsets, across)
    guard declaration.orthogonalScrolling != .none else {
      shown = whole
      groups = inner
      return
    }
    switch (declaration.orthogonalBounds, declaration.backgrounds.first) {
    case (.container, _), (.background, nil):
      shown = whole
      groups = inner
    case (.contentInsets, _):
      shown = inner.clamped(to: whole)
      groups = shown
    case (.background, let background?):
      let around = background.span == .groups ? inner : whole
      shown = around.less(background.contentInsets, across).clamped(to: whole)
      groups = inner.clamped(to: shown)
    }
  }
}

/// Where an element behind a section stands, from the start of the section.
func naiveFrame(
  of background: CompositionalBackground,
  _ declaration: CompositionalSection,
  _ configuration: CompositionalConfiguration,
  _ edges: NaiveBoundaries
) -> AxisRect {
  let axis = configuration.axis
  let across = axis.crossing
  var main = 0...edges.extent
  var cross = 0...configuration.container.extent(along: across)
  if background.span != .section { main = edges.start...(edges.start + edges.region) }
  if background.span == .groups {
    main = main.less(declaration.contentInsets, axis)
    cross = cross.less(declaration.contentInsets, across)
  }
  main = main.less(background.contentInsets, axis)
  cross = cross.less(background.contentInsets, across)
  return AxisRect(
    main: main.lowerBound,
    cross: cross.lowerBound,
    mainExtent: main.upperBound - main.lowerBound,
    crossExtent: cross.upperBound - cross.lowerBound
  )
}

extension ClosedRange<Double> {
  /// The range without insets at its ends; nothing at its start if they are longer.
  fileprivate func less(_ insets: Insets, _ axis: Axis) -> ClosedRange {
    let start = lowerBound + insets.start(of: axis)
    return start...Swift.max(start, upperBound - insets.end(of: axis))
  }
}
