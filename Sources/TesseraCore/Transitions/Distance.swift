/// How far something goes along both axes, in points.
package struct Distance: Hashable, Sendable {
  /// To the right, or to the left below zero.
  package var x: Double
  /// Down, or up below zero.
  package var y: Double

  /// Nowhere.
  package static let zero = Distance(x: 0, y: 0)

  /// Creates a distance from its two parts.
  package init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// Creates the distance between two points.
  package init(from start: Point, to end: Point) {
    self.init(x: end.x - start.x, y: end.y - start.y)
  }

  /// One distance after the other.
  package static func + (one: Distance, other: Distance) -> Distance {
    Distance(x: one.x + other.x, y: one.y + other.y)
  }

  /// The same distance the other way.
  package static prefix func - (distance: Distance) -> Distance {
    Distance(x: -distance.x, y: -distance.y)
  }

  /// The part along an axis.
  package subscript(axis: Axis) -> Double { axis == .horizontal ? x : y }
}
