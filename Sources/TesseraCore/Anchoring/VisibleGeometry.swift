/// The visible part of the content, at one time.
package struct VisibleGeometry: Hashable, Sendable {
  /// The bounds of the view, in the coordinates that are shown.
  package var bounds: Rect
  /// The insets that cover the edges at rest; leading is left.
  package let insets: Insets
  /// The size of the content.
  package let contentSize: Size
  /// How the frames on screen follow from those of the layout.
  package let mirror: ContentMirror

  /// Creates what can be seen; all numbers must be finite, in points.
  package init(bounds: Rect, insets: Insets, contentSize: Size, mirror: ContentMirror) {
    self.bounds = bounds
    self.insets = insets
    self.contentSize = contentSize
    self.mirror = mirror
  }

  /// Whether nothing has changed but the offset.
  func differsOnlyInOffset(from other: VisibleGeometry) -> Bool {
    bounds.size == other.bounds.size && insets == other.insets
      && contentSize == other.contentSize && mirror == other.mirror
  }

  /// The bounds in the layout's coordinates.
  var boundsInLayout: Rect { mirror.apply(bounds) }

  /// The bounds in the layout's coordinates, if only what has moved the offset since `before` moved them.
  ///
  /// Another size of the view or of mirrored content changes the coordinates of everything on screen and
  /// moves nothing along the content.
  func boundsInLayout(after before: VisibleGeometry) -> Rect {
    guard mirror != .off || before.mirror != .off else { return bounds }
    let moved = Distance(from: before.bounds.origin, to: bounds.origin)
    let former = before.boundsInLayout
    return Rect(
      x: mirror == .off ? former.x + moved.x : former.x - moved.x,
      y: former.y + moved.y,
      width: bounds.width,
      height: bounds.height
    )
  }
}
