/// A direction of the plane.
public enum Axis: Sendable, CaseIterable {
  /// From leading to trailing.
  case horizontal
  /// From top to bottom.
  case vertical

  /// The other direction.
  public var crossing: Axis { self == .horizontal ? .vertical : .horizontal }
}
