/// How fast content scrolls by itself because an item is held near an edge.
///
/// ```
///   speed  ▁▁▂▃▅█        Slow where the strip along the edge begins, growing with the square of the distance
///          strip →│edge  into it, and no faster beyond the edge.
/// ```
package struct EdgePull: Hashable, Sendable {
  /// How much of the view shows content, with the origin where the view starts.
  package let visible: Rect
  /// Where the item was picked up, in the same coordinates.
  package let start: Point
  /// Where the touch is that holds it, in the same coordinates.
  package let touch: Point

  /// Creates a pull.
  package init(visible: Rect, start: Point, touch: Point) {
    self.visible = visible
    self.start = start
    self.touch = touch
  }

  /// How wide the strip along an edge is at most, in points.
  private static var strip: Double { 56 }
  /// The least and the greatest speed, in points per second.
  private static var leastSpeed: Double { 30 }
  private static var greatestSpeed: Double { 900 }

  /// The speed at which the content offset changes along an axis, in points per second.
  ///
  /// Nothing is pulled towards an edge that the touch has come no nearer to, nor by a touch at a place that is
  /// not finite.
  package func velocity(along axis: Axis) -> Double {
    let lower = axis == .horizontal ? visible.minX : visible.minY
    let upper = axis == .horizontal ? visible.maxX : visible.maxY
    let width = min(Self.strip, (upper - lower) / 4)
    let position = touch[axis]
    guard width > 0, position.isFinite else { return 0 }
    let distance = position - start[axis]
    if distance < 0 { return -speed(depth: (lower + width - position) / width) }
    return distance > 0 ? speed(depth: (position - upper + width) / width) : 0
  }

  private func speed(depth: Double) -> Double {
    guard depth > 0 else { return 0 }
    let share = min(1, depth)
    return Self.leastSpeed + (Self.greatestSpeed - Self.leastSpeed) * share * share
  }
}
