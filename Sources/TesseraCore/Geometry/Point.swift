/// A position in one coordinate space, in points.
public struct Point: Hashable, Sendable {
  /// The distance from the space's left edge.
  public var x: Double
  /// The distance from the space's top edge.
  public var y: Double

  /// The origin of the space.
  public static let zero = Point(x: 0, y: 0)

  /// Creates a position from its two coordinates.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
}

extension Point {
  /// The coordinate along an axis.
  public subscript(axis: Axis) -> Double {
    get { axis == .horizontal ? x : y }
    set {
      switch axis {
      case .horizontal: x = newValue
      case .vertical: y = newValue
      }
    }
  }
}
