/// A width and a height, in points.
public struct Size: Hashable, Sendable {
  /// The horizontal extent.
  public var width: Double
  /// The vertical extent.
  public var height: Double

  /// No extent in either direction.
  public static let zero = Size(width: 0, height: 0)

  /// Creates a size from its two extents.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }
}

extension Size {
  /// The extent along `axis`.
  public func extent(along axis: Axis) -> Double {
    axis == .horizontal ? width : height
  }

  /// Creates a size from its extents along an axis and across it.
  public init(main: Double, cross: Double, axis: Axis) {
    self =
      axis == .horizontal ? Size(width: main, height: cross) : Size(width: cross, height: main)
  }
}
