/// The boundary elements around some content, be it a section or everything: rules B1 to B6.
///
/// Coordinates start at the start of the host along the scroll axis, and at the leading edge of the
/// container across it.
struct BoundaryStrip {
  let boundaries: [CompositionalBoundary]
  /// The measurements of each element; empty if none can be measured.
  let measurements: [Measurement?]
  let axis: Axis
  let container: Size
  /// The insets of the elements across the scroll axis.
  let insets: Insets
  /// The distance in front of the elements at the start.
  var startPadding = 0.0
  /// The extent of the content along the scroll axis.
  let contentExtent: Double

  private var available: Rect {
    Rect(origin: .zero, size: container).inset(by: insets.keeping(axis.crossing))
  }

  /// The extent of everything, from the first edge to the last.
  var extent: Double { startExtent + regionExtent + endExtent }

  /// Where the content starts.
  var startExtent: Double {
    var extent = 0.0
    for number in boundaries.indices where boundaries[number].extends(.start, along: axis) {
      let boundary = boundaries[number]
      extent = max(
        extent,
        size(of: number).extent(along: axis) - boundary.offset.distance(along: axis)
      )
    }
    return startPadding + extent
  }

  private var endExtent: Double {
    var extent = 0.0
    for number in boundaries.indices where boundaries[number].extends(.end, along: axis) {
      let boundary = boundaries[number]
      extent = max(
        extent,
        size(of: number).extent(along: axis) + boundary.offset.distance(along: axis)
      )
    }
    return extent
  }

  /// The extent of the content, which is as long as the longest element beside it: rule B4b.
  var regionExtent: Double {
    var extent = contentExtent
    for number in boundaries.indices where boundaries[number].edge(along: axis) == .middle {
      extent = max(extent, size(of: number).extent(along: axis))
    }
    return extent
  }

  /// Whether the size of an element is measured.
  func softAxes(of number: Int) -> AxisSet { boundaries[number].size.softAxes }

  /// The size of an element, before its own insets: rule B1.
  func size(of number: Int) -> Size {
    let declared = boundaries[number].size
    var size = declared.size(in: available.size)
    guard number < measurements.count, let measured = measurements[number] else { return size }
    let axes = declared.softAxes.intersection(measured.axes)
    for axis in Axis.allCases where axes.contains(axis) {
      size.setExtent(measured.size.extent(along: axis), along: axis)
    }
    return size
  }

  /// Where an element stands if nothing is pinned: rules B2 and B3.
  func rect(of number: Int) -> AxisRect { inset(naturalRect(of: number), number) }

  private func naturalRect(of number: Int) -> AxisRect {
    let boundary = boundaries[number]
    let size = size(of: number)
    let extent = size.extent(along: axis)
    let start = startExtent
    let end = start + regionExtent
    let main =
      switch (boundary.edge(along: axis), boundary.extendsBoundary) {
      case (.start, true): start - extent
      case (.start, false): start
      case (.end, true): end
      case (.end, false): end - extent
      case (.middle, _): start + (regionExtent - extent) / 2
      }
    let across = axis.crossing
    let room = AxisSpace(axis: axis, direction: .leftToRight, contentWidth: 0).axisRect(available)
    let excess = room.crossExtent - size.extent(along: across)
    let cross =
      switch boundary.edge(along: across) {
      case .start: room.cross
      case .middle: room.cross + excess / 2
      case .end: room.cross + excess
      }
    return AxisRect(
      main: main + boundary.offset.distance(along: axis),
      cross: cross + boundary.offset.distance(along: across),
      mainExtent: extent,
      crossExtent: size.extent(along: across)
    )
  }

  private func inset(_ rect: AxisRect, _ number: Int) -> AxisRect {
    let boundary = boundaries[number]
    let insets = boundary.contentInsets.keeping(axesOutside: boundary.size.softAxes)
    guard insets != .zero else { return rect }
    let space = AxisSpace(axis: axis, direction: .leftToRight, contentWidth: 0)
    return space.axisRect(space.rect(rect).inset(by: insets))
  }
}

extension BoundaryStrip {
  /// Where an element stands while some are pinned: rules N1 to N4 and N7.
  func rect(of number: Int, visible: VisibleRange?) -> AxisRect {
    guard let visible, boundaries[number].isPinned else { return rect(of: number) }
    return inset(pinnedRect(of: number, visible), number)
  }

  private func pinnedRect(of number: Int, _ visible: VisibleRange) -> AxisRect {
    var rect = naturalRect(of: number)
    switch boundaries[number].edge(along: axis) {
    case .middle: break
    case .start: rect.main = min(max(rect.main, visible.start), extent - rect.mainExtent)
    case .end:
      let natural = rect.main
      rect.main = max(min(natural, visible.end - rect.mainExtent), 0)
      let header = pinnedEnd(visible)
      if let header { rect.main = min(natural, max(rect.main, header)) }
    }
    return rect
  }

  /// Where the last pinned element at the start ends.
  func pinnedEnd(_ visible: VisibleRange) -> Double? {
    var end: Double?
    for number in boundaries.indices
    where boundaries[number].isPinned && boundaries[number].edge(along: axis) == .start {
      let rect = pinnedRect(of: number, visible)
      end = max(end ?? rect.mainEnd, rect.mainEnd)
    }
    return end
  }

  /// Where the first pinned element at the end starts.
  func pinnedStart(_ visible: VisibleRange) -> Double? {
    var start: Double?
    for number in boundaries.indices
    where boundaries[number].isPinned && boundaries[number].edge(along: axis) == .end {
      let rect = pinnedRect(of: number, visible)
      start = min(start ?? rect.main, rect.main)
    }
    return start
  }

  /// Whether any element is pinned.
  var pins: Bool { boundaries.contains { $0.isPinned } }
}

/// The visible range along the scroll axis.
struct VisibleRange: Equatable, Sendable {
  var start: Double
  var end: Double

  /// The same range seen from a host that starts at `offset`.
  func relative(to offset: Double) -> VisibleRange {
    VisibleRange(start: start - offset, end: end - offset)
  }
}

extension CompositionalBoundary {
  /// Where along an axis an element stands.
  enum Edge {
    case start
    case middle
    case end
  }

  /// The edge of an axis that the element stands at.
  func edge(along axis: Axis) -> Edge {
    let point = edges.fraction
    let fraction = axis == .horizontal ? point.x : point.y
    return fraction < 0.5 ? .start : (fraction > 0.5 ? .end : .middle)
  }

  /// Whether the host makes room for the element at an edge.
  fileprivate func extends(_ edge: Edge, along axis: Axis) -> Bool {
    extendsBoundary && self.edge(along: axis) == edge
  }
}

extension Point {
  fileprivate func distance(along axis: Axis) -> Double { axis == .horizontal ? x : y }
}

extension Insets {
  /// The same insets without those along the other axis.
  func keeping(_ axis: Axis) -> Insets {
    keeping(axesOutside: axis == .horizontal ? .vertical : .horizontal)
  }

  static func + (left: Insets, right: Insets) -> Insets {
    Insets(
      top: left.top + right.top,
      leading: left.leading + right.leading,
      bottom: left.bottom + right.bottom,
      trailing: left.trailing + right.trailing
    )
  }
}
