/// Converts places on screen to places along the axis that anchors are about, and back.
///
/// The axis is that of the layout's own coordinates. It begins where reading begins: at the right edge for
/// a horizontal list that is read from right to left.
package struct AnchorSpace: Hashable, Sendable {
  /// The axis.
  package let axis: Axis

  /// Creates the space of an axis.
  package init(axis: Axis) { self.axis = axis }

  /// Where a frame on screen lies, which follows from that of the layout by `mirror`.
  package func span(_ frame: Rect, _ mirror: ContentMirror) -> AnchorSpan {
    let frame = mirror.apply(frame)
    let start = frame.origin[axis]
    return AnchorSpan(start: start, end: start + frame.size.extent(along: axis))
  }

  /// Whether some of a frame on screen is between the visible edges across the axis; touching an edge is not enough.
  package func isVisibleAcross(_ frame: Rect, in bounds: Rect) -> Bool {
    let across = axis.crossing
    let (start, visibleStart) = (frame.origin[across], bounds.origin[across])
    return start < visibleStart + bounds.size.extent(along: across) - AnchorSpan.rounding
      && start + frame.size.extent(along: across) > visibleStart + AnchorSpan.rounding
  }

  /// Returns the visible part along the axis.
  package func viewport(_ visible: VisibleGeometry) -> AnchorViewport {
    viewport(visible, boundsInLayout: visible.boundsInLayout)
  }

  /// Returns the visible part after a change, if the offset moved along the content since `before`.
  package func viewport(
    _ visible: VisibleGeometry,
    after before: VisibleGeometry
  ) -> AnchorViewport {
    viewport(visible, boundsInLayout: visible.boundsInLayout(after: before))
  }

  private func viewport(_ visible: VisibleGeometry, boundsInLayout: Rect) -> AnchorViewport {
    let (start, end) = (visible.insets.start(of: axis), visible.insets.end(of: axis))
    let isReversed = axis == .horizontal && visible.mirror != .off
    return AnchorViewport(
      offset: boundsInLayout.origin[axis],
      extent: boundsInLayout.size.extent(along: axis),
      startInset: isReversed ? end : start,
      endInset: isReversed ? start : end,
      contentExtent: visible.contentSize.extent(along: axis)
    )
  }

  /// The content offset at which the axis has `offset` at the start of the viewport.
  ///
  /// Across, it is where what moved the offset since `before` has moved it.
  func contentOffset(
    _ offset: Double,
    in visible: VisibleGeometry,
    after before: VisibleGeometry
  ) -> Point {
    let bounds = visible.boundsInLayout(after: before)
    var origin = bounds.origin
    origin[axis] = offset
    return visible.mirror.apply(Rect(origin: origin, size: bounds.size)).origin
  }
}
