import CoreGraphics
import Foundation
import TesseraCore

/// How fast the content scrolls by itself because something is held near an edge.
///
/// ```
///   speed  ▁▁▂▃▅█        Slow where the strip along the edge begins, growing with the square of the way
///          strip →│edge  into it, and no faster beyond the edge.
/// ```
struct EdgePull: Equatable {
  /// How much of the view shows content, with the origin where the view starts.
  let visible: CGRect
  /// Where the item was lifted, and where the hand is, in the same coordinates.
  let lifted: CGPoint
  let hand: CGPoint

  /// How wide the strip along an edge is at most, in points.
  private static var strip: CGFloat { 56 }
  /// The least and the greatest speed, in points per second.
  private static var speeds: ClosedRange<CGFloat> { 30...900 }

  /// The speed at which the content offset changes, in points per second.
  var velocity: CGVector { CGVector(dx: speed(.horizontal), dy: speed(.vertical)) }

  /// Nothing is pulled towards an edge that the hand has come no nearer to.
  private func speed(_ axis: Axis) -> CGFloat {
    let start = visible.origin[axis]
    let end = start + visible.size[axis]
    let width = min(Self.strip, (end - start) / 4)
    guard width > 0, hand.isFinite else { return 0 }
    let moved = hand[axis] - lifted[axis]
    if moved < 0 { return -speed(depth: (start + width - hand[axis]) / width) }
    return moved > 0 ? speed(depth: (hand[axis] - end + width) / width) : 0
  }

  private func speed(depth: CGFloat) -> CGFloat {
    guard depth > 0 else { return 0 }
    let share = min(1, depth)
    return Self.speeds.lowerBound
      + (Self.speeds.upperBound - Self.speeds.lowerBound) * share * share
  }
}
