package import TesseraCore

/// How much of what shows lies behind pinned elements, at the start and at the end of an axis.
package struct Covers: Equatable {
  package var start: Double = 0
  package var end: Double = 0
}

extension Answering {
  /// Returns how far pinned elements cover the visible area where an item is, along the scroll axis.
  ///
  /// An element covers that is in front of the item and stands at the edge of what shows, or behind another one that does: a pinned
  /// header, or a row that its layout pins. One that takes more than half of what shows is no cover.
  package func covers(of path: ShownPath?, at frame: Rect) -> Covers {
    let (lower, upper) = uncoveredRect.ends(along: axis)
    guard upper > lower else { return Covers() }
    // A section that scrolls by itself brings its item to where something shows.
    let across = frame.overlaps(uncoveredRect, across: axis) ? frame : uncoveredRect
    let own = path.map { ElementIdentity<Before>(cell: $0) }
    let depth = own.flatMap { views.mounted[$0]?.shown?.zIndex } ?? 0
    var ends: [(Double, Double)] = []
    for element in views.mounted.values where element.key != own && element.isInFront(of: depth) {
      let other = element.view.rect
      let (first, last) = other.ends(along: axis)
      guard other.overlaps(across, across: axis), last - first <= (upper - lower) / 2 else {
        continue
      }
      ends.append((first, last))
    }
    var (start, end) = (lower, upper)
    for (first, last) in ends.sorted(by: { $0.0 < $1.0 }) where first <= start + 0.5 {
      start = max(start, last)
    }
    for (first, last) in ends.sorted(by: { $0.1 > $1.1 }) where last >= end - 0.5 {
      end = min(end, first)
    }
    return Covers(start: (start - lower).withoutNoise, end: (upper - end).withoutNoise)
  }

  /// Returns the visible area without the pinned elements that cover it in the column, or row, of `frame`.
  func clearRect(at frame: Rect) -> Rect {
    let covers = covers(of: nil, at: frame)
    return uncoveredRect.inset(by: Insets(covers, along: axis))
  }

  /// Whether an item shows whole, and nothing is in front of it.
  package func isUncovered(_ path: DataPath) -> Bool {
    let path = shownPath(of: path)
    guard let frame = arranging.frameOnScreen(ofItemAt: path) else { return false }
    let covers = Insets(covers(of: path, at: frame), along: axis)
    return uncoveredRect.inset(by: covers).encloses(frame, within: 0.5)
  }

  /// An offset behind the end of any content, and with a minus sign in front of its start, in points.
  static var beyondContent: Double { Double(Int32.max) * 1_024 }

  /// The offset at an end of the content, if an item is uncovered there.
  func outermostOffset(for target: ScrollTarget, _ frame: Rect, _ visible: Rect) -> Point? {
    let isAtEnd: Bool
    switch target.sight {
    case .asked, .uncovered: return nil
    case .uncoveredAtStart: isAtEnd = false
    case .uncoveredAtEnd: isAtEnd = true
    }
    let isMirrored = axis == .horizontal && preparing.mirror != .off
    var offset = host.bounds.origin
    offset[axis] = (isAtEnd != isMirrored ? 1 : -1) * Self.beyondContent
    let edge = host.restingOffset(nearest: offset)
    let distance = edge[axis] - host.bounds.origin[axis]
    let (lower, upper) = visible.ends(along: axis)
    let (start, end) = frame.ends(along: axis)
    guard start >= lower + distance - 0.5, end <= upper + distance + 0.5 else { return nil }
    return edge
  }
}

extension MountedElement {
  /// Whether it is shown in the collection view itself and in front of elements at a depth.
  fileprivate func isInFront(of depth: Int) -> Bool {
    guard case .root? = container, let shown, !shown.isHidden, shown.opacity > 0 else {
      return false
    }
    return shown.zIndex > depth
  }
}

extension Double {
  /// The length to a thousandth of a point: the difference of two ends is inexact while the content moves.
  fileprivate var withoutNoise: Double { (self * 1_024).rounded() / 1_024 }
}

extension Insets {
  init(_ covers: Covers, along axis: Axis) {
    self =
      axis == .vertical
      ? Insets(top: covers.start, leading: 0, bottom: covers.end, trailing: 0)
      : Insets(top: 0, leading: covers.start, bottom: 0, trailing: covers.end)
  }
}

extension Rect {
  func ends(along axis: Axis) -> (Double, Double) {
    axis == .vertical ? (minY, maxY) : (minX, maxX)
  }

  /// Whether two rectangles have a part of the other axis in common.
  fileprivate func overlaps(_ other: Rect, across axis: Axis) -> Bool {
    axis == .vertical
      ? min(maxX, other.maxX) > max(minX, other.minX)
      : min(maxY, other.maxY) > max(minY, other.minY)
  }
}
