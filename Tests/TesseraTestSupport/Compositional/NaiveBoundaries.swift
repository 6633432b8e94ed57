package import TesseraCore

/// The boundary elements of a section, in coordinates of the section.
struct NaiveBoundaries {
  private(set) var rects: [AxisRect] = []
  private(set) var start = 0.0
  /// The extent between those at the start and those at the end.
  private(set) var region = 0.0
  private(set) var extent = 0.0
  private let declared: [CompositionalBoundary]
  private let axis: Axis

  init(
    _ declaration: CompositionalSection,
    _ axis: Axis,
    _ container: Size,
    _ content: Double
  ) {
    declared = declaration.boundaries
    self.axis = axis
    let across = axis.crossing
    let insets = declaration.contentInsets
    let leading = insets.start(of: across)
    let room = max(
      0,
      container.extent(along: across) - leading - insets.end(of: across)
    )
    let available = Size(main: container.extent(along: axis), cross: room, axis: axis)
    region = content
    var end = 0.0
    let sizes = declaration.boundaries.map { boundary in
      Size(
        width: boundary.size.width.naiveExtent(in: available, along: .horizontal),
        height: boundary.size.height.naiveExtent(in: available, along: .vertical)
      )
    }
    for (boundary, size) in zip(declaration.boundaries, sizes) {
      let length = size.extent(along: axis)
      switch boundary.side(of: axis) {
      case 0: region = max(region, length)
      case 1 where boundary.extendsBoundary: end = max(end, length + boundary.shift(axis))
      case -1 where boundary.extendsBoundary: start = max(start, length - boundary.shift(axis))
      default: break
      }
    }
    start += declaration.startPadding
    extent = start + region + end
    for (boundary, size) in zip(declaration.boundaries, sizes) {
      let length = size.extent(along: axis)
      let width = size.extent(along: across)
      let main =
        switch (boundary.side(of: axis), boundary.extendsBoundary) {
        case (-1, true): start - length
        case (-1, false): start
        case (1, true): start + region
        case (1, false): start + region - length
        default: start + (region - length) / 2
        }
      let cross = leading + (room - width) * Double(boundary.side(of: across) + 1) / 2
      rects.append(
        AxisRect(
          main: main + boundary.shift(axis),
          cross: cross + boundary.shift(across),
          mainExtent: length,
          crossExtent: width
        )
      )
    }
  }

  /// The elements while a range along the axis shows: rules N1 to N4.
  func rects(visible: ClosedRange<Double>) -> [AxisRect] {
    var pinned = rects
    for number in numbersOfPinned(side: -1) {
      let last = extent - rects[number].mainExtent
      pinned[number].main = min(max(rects[number].main, visible.lowerBound), last)
    }
    let headerEnd = numbersOfPinned(side: -1).map { pinned[$0].mainEnd }.max()
    for number in numbersOfPinned(side: 1) {
      let natural = rects[number].main
      let end = max(0, min(natural, visible.upperBound - rects[number].mainExtent))
      // A footer gives way to headers, but is never pushed below its place.
      pinned[number].main = headerEnd.map { min(natural, max(end, $0)) } ?? end
    }
    return pinned
  }

  private func numbersOfPinned(side: Int) -> [Int] {
    declared.indices.filter { declared[$0].isPinned && declared[$0].side(of: axis) == side }
  }
}

extension CompositionalBoundary {
  /// Which end of an axis the element stands at: −1, 0 or 1.
  fileprivate func side(of axis: Axis) -> Int {
    let (first, last): (CompositionalEdges, CompositionalEdges) =
      axis == .horizontal ? (.leading, .trailing) : (.top, .bottom)
    return (edges.contains(last) ? 1 : 0) - (edges.contains(first) ? 1 : 0)
  }

  fileprivate func shift(_ axis: Axis) -> Double { axis == .horizontal ? offset.x : offset.y }
}

extension CompositionalSubitem {
  package var size: CompositionalSize {
    switch self {
    case .item(let item): item.size
    case .group(let group): group.size
    }
  }

  var edges: CompositionalEdgeSpacing {
    switch self {
    case .item(let item): item.edgeSpacing
    case .group(let group): group.edgeSpacing
    }
  }

  var badges: [CompositionalSupplementary] {
    switch self {
    case .item(let item): item.supplementaries
    case .group(let group): group.supplementaries
    }
  }

  /// The children as declared, a repeated one once.
  package var declaredChildren: [CompositionalSubitem] {
    guard case .group(let group) = self else { return [] }
    switch group.content {
    case .list(_, let subitems): return subitems
    case .repeating(_, let subitem, _), .slots(_, let subitem, _): return [subitem]
    case .custom: return []
    }
  }
}

extension CompositionalDimension {
  var isUniform: Bool { if case .uniformAcrossSiblings = self { true } else { false } }

  /// The extent along an axis, beside siblings at a distance.
  func naiveExtent(in container: Size, along axis: Axis, gap: Double = 0) -> Double {
    switch self {
    case .absolute(let length): length
    case .fractionalWidth(let factor): container.width * factor
    case .fractionalHeight(let factor): container.height * factor
    case .gapAwareFraction(let part):
      // Two halves and a gap are the whole: each is half of it less half of the gap.
      max(0, part * container.extent(along: axis) - (1 - part) * gap)
    case .estimated(let estimate), .uniformAcrossSiblings(let estimate): estimate
    }
  }
}

extension CompositionalSize {
  func dimension(_ axis: Axis) -> CompositionalDimension {
    axis == .horizontal ? width : height
  }

  /// Whether the extent along an axis is a fraction of that axis.
  func isFraction(of axis: Axis) -> Bool {
    switch (dimension(axis), axis) {
    case (.fractionalWidth, .horizontal), (.fractionalHeight, .vertical): true
    case (.gapAwareFraction, _): true
    default: false
    }
  }

  /// Whether any extent is a fraction of an axis.
  func reads(_ axis: Axis) -> Bool {
    Axis.allCases.contains { side in
      switch (dimension(side), axis) {
      case (.fractionalWidth, .horizontal), (.fractionalHeight, .vertical): true
      case (.gapAwareFraction, _): side == axis
      default: false
      }
    }
  }
}

extension CompositionalSupplementary {
  func naiveFrame(on host: Rect) -> Rect {
    let own = Size(
      width: size.width.naiveExtent(in: host.size, along: .horizontal),
      height: size.height.naiveExtent(in: host.size, along: .vertical)
    )
    func middle(_ rect: Rect, _ edges: CompositionalEdges) -> Point {
      var point = Point(x: rect.midX, y: rect.midY)
      if edges.contains(.leading) { point.x = rect.minX }
      if edges.contains(.trailing) { point.x = rect.maxX }
      if edges.contains(.top) { point.y = rect.minY }
      if edges.contains(.bottom) { point.y = rect.maxY }
      return point
    }
    func distance(_ anchor: CompositionalAnchor?) -> Point {
      switch anchor?.offset {
      case .absolute(let distance): distance
      case .fractional(let factor): Point(x: factor.x * own.width, y: factor.y * own.height)
      case nil: .zero
      }
    }
    let there = middle(host, containerAnchor.edges)
    let here = middle(
      Rect(origin: .zero, size: own),
      itemAnchor?.edges ?? containerAnchor.edges
    )
    let (first, second) = (distance(containerAnchor), distance(itemAnchor))
    return Rect(
      x: there.x - here.x + first.x + second.x,
      y: there.y - here.y + first.y + second.y,
      width: own.width,
      height: own.height
    )
  }
}

extension CompositionalEdgeSpacing {
  func start(of axis: Axis) -> CompositionalSpacing { axis == .horizontal ? leading : top }
  func end(of axis: Axis) -> CompositionalSpacing { axis == .horizontal ? trailing : bottom }
}

extension Size {
  func with(_ extent: Double, along axis: Axis) -> Size {
    Size(main: extent, cross: self.extent(along: axis.crossing), axis: axis)
  }
}

extension Insets {
  func without(_ axes: [Axis]) -> Insets {
    Insets(
      top: axes.contains(.vertical) ? 0 : top,
      leading: axes.contains(.horizontal) ? 0 : leading,
      bottom: axes.contains(.vertical) ? 0 : bottom,
      trailing: axes.contains(.horizontal) ? 0 : trailing
    )
  }
}
