/// Distances from the four edges of a rectangle towards its inside, in points.
///
/// Leading and trailing follow the layout direction: layouts are solved from left to right and
/// mirrored once, by ``AxisSpace``. A negative inset reaches outside.
public struct Insets: Hashable, Sendable {
  /// The distance from the top edge.
  public var top: Double
  /// The distance from the edge at which reading starts.
  public var leading: Double
  /// The distance from the bottom edge.
  public var bottom: Double
  /// The distance from the edge at which reading ends.
  public var trailing: Double

  /// No distance at any edge.
  public static let zero = Insets(top: 0, leading: 0, bottom: 0, trailing: 0)

  /// Creates insets from the four distances.
  public init(top: Double, leading: Double, bottom: Double, trailing: Double) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// Creates insets of the same distance at every edge.
  public init(all distance: Double) {
    self.init(top: distance, leading: distance, bottom: distance, trailing: distance)
  }
}

extension Insets {
  /// The distance from the edge at which `axis` starts.
  public func start(of axis: Axis) -> Double {
    axis == .horizontal ? leading : top
  }

  /// The distance from the edge at which `axis` ends.
  public func end(of axis: Axis) -> Double {
    axis == .horizontal ? trailing : bottom
  }
}
