public import Foundation

// Foundation prints its geometry as structs, with the names of modules and members; Apple's prints numbers. These
// conformances also decide what `print` and interpolations show, since the types have no `description` of their own.

extension CGPoint: @retroactive CustomDebugStringConvertible {
  /// Both coordinates, as in `(1.0, 2.0)`.
  public var debugDescription: String { "(\(x), \(y))" }
}

extension CGSize: @retroactive CustomDebugStringConvertible {
  /// Both extents, as in `(3.0, 4.0)`.
  public var debugDescription: String { "(\(width), \(height))" }
}

extension CGRect: @retroactive CustomDebugStringConvertible {
  /// The origin and the extents, as in `(1.0, 2.0, 3.0, 4.0)`.
  public var debugDescription: String {
    "(\(origin.x), \(origin.y), \(size.width), \(size.height))"
  }
}
