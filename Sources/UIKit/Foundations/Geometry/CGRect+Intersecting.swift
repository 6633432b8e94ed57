import CoreGraphics
public import Foundation

// Swift prefers what a module declares over what it re-exports, so that a file which imports UIKit alone has this method. A file
// that imports Foundation or Core Graphics beside it finds two of the same type, and must not be left with an ambiguous call.
extension CGRect {
  /// Whether the two rectangles have more in common than an edge.
  ///
  /// Foundation's own on Linux returns `true` for rectangles that only touch, and is the one that is called in files which import
  /// Foundation or Core Graphics themselves. A rectangle without an extent intersects one that it is inside of, or on whose left or top
  /// edge it lies, and not one on whose right or bottom edge it lies, as Core Graphics has it.
  @_disfavoredOverload
  public func intersects(_ rect2: CGRect) -> Bool {
    Self.haveMoreThanAnEnd((minX, maxX), (rect2.minX, rect2.maxX))
      && Self.haveMoreThanAnEnd((minY, maxY), (rect2.minY, rect2.maxY))
  }

  private typealias Extent = (start: CGFloat, end: CGFloat)

  private static func haveMoreThanAnEnd(_ first: Extent, _ second: Extent) -> Bool {
    // False for what is no number, too.
    guard first.start <= first.end, second.start <= second.end else { return false }
    let start = max(first.start, second.start)
    let end = min(first.end, second.end)
    guard start == end else { return start < end }
    guard first.start != second.start else { return true }
    return (first.start == first.end || second.start == second.end)
      && start < max(first.end, second.end)
  }
}
