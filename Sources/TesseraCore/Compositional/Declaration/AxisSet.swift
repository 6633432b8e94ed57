/// Some of the two axes.
struct AxisSet: OptionSet, Hashable, Sendable {
  let rawValue: UInt8

  static let horizontal = AxisSet(rawValue: 1 << 0)
  static let vertical = AxisSet(rawValue: 1 << 1)

  init(rawValue: UInt8) { self.rawValue = rawValue }

  init(width: Bool, height: Bool) {
    rawValue = (width ? 1 : 0) | (height ? 2 : 0)
  }

  init(_ axis: Axis) { self = axis == .horizontal ? .horizontal : .vertical }

  func contains(_ axis: Axis) -> Bool { contains(AxisSet(axis)) }
}

extension Size {
  /// Changes the extent along `axis`.
  mutating func setExtent(_ extent: Double, along axis: Axis) {
    if axis == .horizontal { width = extent } else { height = extent }
  }

  /// The larger of both extents along each axis.
  func union(_ other: Size) -> Size {
    Size(width: max(width, other.width), height: max(height, other.height))
  }
}
