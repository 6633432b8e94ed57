// The numbers alone, in the order in which they are declared, as diagnostics name them.

extension Point: CustomStringConvertible {
  /// The coordinates in parentheses.
  public var description: String { "(\(x), \(y))" }
}

extension Size: CustomStringConvertible {
  /// The extents in parentheses.
  public var description: String { "(\(width), \(height))" }
}

extension Rect: CustomStringConvertible {
  /// The corner and the extents in parentheses.
  public var description: String { "(\(x), \(y), \(width), \(height))" }
}

extension Distance: CustomStringConvertible {
  /// The parts in parentheses.
  package var description: String { "(\(x), \(y))" }
}
