import CoreGraphics
import Foundation

/// The order in which one reads elements, by where they stand.
///
/// Elements that a line across can part are read from top to bottom, and else those that a line down can part from where lines begin,
/// each part in the same way. Elements that no line parts are in `ReadingOrder`.
struct AccessibilityOrder {
  var isRightToLeft: Bool

  /// The indices of frames in the order in which they are read.
  func indices(of frames: [CGRect]) -> [Int] { order(Array(frames.indices), of: frames) }

  private func order(_ indices: [Int], of frames: [CGRect]) -> [Int] {
    guard indices.count > 1 else { return indices }
    let rows = parts(indices) { (frames[$0].minY, frames[$0].maxY) }
    if rows.count > 1 { return rows.flatMap { order($0, of: frames) } }
    let columns = parts(indices) { (frames[$0].minX, frames[$0].maxX) }
    if columns.count > 1 {
      return (isRightToLeft ? columns.reversed() : columns).flatMap { order($0, of: frames) }
    }
    let rest = ReadingOrder(isRightToLeft: isRightToLeft)
    return rest.indices(of: indices.map { frames[$0] }).map { indices[$0] }
  }

  /// The parts along an axis, from the start on, between places that no frame reaches over.
  private func parts(
    _ indices: [Int],
    _ range: (Int) -> (start: CGFloat, end: CGFloat)
  ) -> [[Int]] {
    let sorted = indices.sorted { (range($0).start, $0) < (range($1).start, $1) }
    var parts: [[Int]] = []
    var end = -CGFloat.infinity
    for index in sorted {
      let (start, ownEnd) = range(index)
      if start >= end - Self.tolerance { parts.append([]) }
      parts[parts.count - 1].append(index)
      end = max(end, ownEnd)
    }
    return parts
  }

  /// How far frames may overlap that are parted, in points: lines of text do by a little.
  private static let tolerance: CGFloat = 2
}
