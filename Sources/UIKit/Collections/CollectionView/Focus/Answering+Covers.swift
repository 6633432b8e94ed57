import CoreGraphics
import Foundation
import TesseraCore

/// How much of what shows lies behind pinned elements, at the start and at the end of an axis.
struct Covers: Equatable {
  var start: CGFloat = 0
  var end: CGFloat = 0
}

extension Answering {
  /// Returns how far pinned elements cover the visible area where an item is, along the scroll axis.
  ///
  /// An element covers that is in front of the item and stands at the edge of what shows, or behind another one that does: a pinned
  /// header, or a row that its layout pins. One that takes more than half of what shows is no cover.
  func covers(of path: ShownPath?, at frame: CGRect) -> Covers {
    let (lower, upper) = uncoveredRect.ends(along: axis)
    guard upper > lower else { return Covers() }
    // A section that scrolls by itself brings its item to where something shows.
    let across = frame.overlaps(uncoveredRect, across: axis) ? frame : uncoveredRect
    let own = path.map { ElementIdentity<Before>(cell: $0) }
    let depth = own.flatMap { views.mounted[$0]?.shown?.zIndex } ?? 0
    var ends: [(CGFloat, CGFloat)] = []
    for element in views.mounted.values where element.key != own && element.isInFront(of: depth) {
      let other = element.view.frame
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
  func clearRect(at frame: CGRect) -> CGRect {
    let covers = covers(of: nil, at: frame)
    return uncoveredRect.inset(by: UIEdgeInsets(covers, along: axis))
  }

  /// Whether an item shows whole, and nothing is in front of it.
  func isUncovered(_ path: DataPath) -> Bool {
    let path = shownPath(of: path)
    guard let frame = arranging.frameOnScreen(ofItemAt: path) else { return false }
    let covers = UIEdgeInsets(covers(of: path, at: frame), along: axis)
    return uncoveredRect.inset(by: covers).encloses(frame, within: 0.5)
  }

  /// The offset at an end of the content, if an item is uncovered there.
  func outermostOffset(for target: ScrollTarget, _ frame: CGRect, _ visible: CGRect) -> CGPoint? {
    let isAtEnd: Bool
    switch target.sight {
    case .asked, .uncovered: return nil
    case .uncoveredAtStart: isAtEnd = false
    case .uncoveredAtEnd: isAtEnd = true
    }
    let isMirrored = axis == .horizontal && preparing.mirror != .off
    var offset = host.contentOffset
    offset[axis] = (isAtEnd != isMirrored ? 1 : -1) * CGFloat(Int32.max) * 1_024
    let edge = host.restingOffset(nearest: offset)
    let distance = edge[axis] - host.contentOffset[axis]
    let (lower, upper) = visible.ends(along: axis)
    let (start, end) = frame.ends(along: axis)
    guard start >= lower + distance - 0.5, end <= upper + distance + 0.5 else { return nil }
    offset[axis] = edge[axis]
    return offset
  }
}

extension MountedElement {
  /// Whether it is shown in the collection view itself and in front of elements at a depth.
  fileprivate func isInFront(of depth: Int) -> Bool {
    guard case .root? = container, let shown, !shown.isHidden, shown.alpha > 0 else { return false }
    return shown.zIndex > depth
  }
}

extension CGFloat {
  /// The length to a thousandth of a point: the difference of two ends is inexact while the content moves.
  fileprivate var withoutNoise: CGFloat { (self * 1_024).rounded() / 1_024 }
}

extension UIEdgeInsets {
  init(_ covers: Covers, along axis: Axis) {
    self =
      axis == .vertical
      ? UIEdgeInsets(top: covers.start, left: 0, bottom: covers.end, right: 0)
      : UIEdgeInsets(top: 0, left: covers.start, bottom: 0, right: covers.end)
  }
}

extension CGRect {
  fileprivate func ends(along axis: Axis) -> (CGFloat, CGFloat) {
    axis == .vertical ? (minY, maxY) : (minX, maxX)
  }

  /// Whether two rectangles have a part of the other axis in common.
  fileprivate func overlaps(_ other: CGRect, across axis: Axis) -> Bool {
    axis == .vertical
      ? min(maxX, other.maxX) > max(minX, other.minX)
      : min(maxY, other.maxY) > max(minY, other.minY)
  }
}
