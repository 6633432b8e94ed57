/// The content offsets at which content comes to rest, along both axes.
package struct RestingOffsets: Equatable, Sendable {
  /// Those along the horizontal axis.
  package let horizontal: ScrollLimits
  /// Those along the vertical axis.
  package let vertical: ScrollLimits

  /// Creates the offsets between limits.
  package init(horizontal: ScrollLimits, vertical: ScrollLimits) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// The offset nearest to `offset` at which the content is at rest; its start for what is not a number.
  package func nearest(to offset: Point) -> Point {
    Point(x: horizontal.clamped(offset.x), y: vertical.clamped(offset.y))
  }
}
