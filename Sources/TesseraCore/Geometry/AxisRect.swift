/// A rectangle along a scroll axis and across it, in points, before any mirroring.
///
/// Solvers work in these coordinates and so have no horizontal twin. ``AxisSpace`` turns the result
/// into a ``Rect``.
public struct AxisRect: Hashable, Sendable {
  /// The distance from the start of the content along the axis.
  public var main: Double
  /// The distance from the leading edge across the axis.
  public var cross: Double
  /// The extent along the axis.
  public var mainExtent: Double
  /// The extent across the axis.
  public var crossExtent: Double

  /// Creates a rectangle from its start and its extents.
  public init(main: Double, cross: Double, mainExtent: Double, crossExtent: Double) {
    self.main = main
    self.cross = cross
    self.mainExtent = mainExtent
    self.crossExtent = crossExtent
  }
}

extension AxisRect {
  /// The coordinate just past the end along the axis.
  public var mainEnd: Double { main + mainExtent }
  /// The coordinate just past the end across the axis.
  public var crossEnd: Double { cross + crossExtent }

  /// The same rectangle moved along the axis and across it.
  public func offsetBy(main distance: Double, cross crossDistance: Double = 0) -> AxisRect {
    AxisRect(
      main: main + distance,
      cross: cross + crossDistance,
      mainExtent: mainExtent,
      crossExtent: crossExtent
    )
  }
}
