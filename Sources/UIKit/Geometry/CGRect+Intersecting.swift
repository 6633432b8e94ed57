import CoreGraphics
public import Foundation

// Swift prefers what a module declares over what it re-exports, so that a file which imports UIKit alone has this method. A file
// that imports Foundation or Core Graphics beside it finds two of the same type, and must not be left with an ambiguous call.
extension CGRect {
  /// Whether the two rectangles have more in common than an edge.
  ///
  /// Foundation's own on Linux returns `true` for rectangles that only touch, and is the one that is called in files which import
  /// Foundation or Core Graphics themselves. A rectangle without an extent intersects one that it is inside of, and not one on whose edge
  /// it lies.
  @_disfavoredOverload
  public func intersects(_ rect2: CGRect) -> Bool { overlaps(rect2) }
}
