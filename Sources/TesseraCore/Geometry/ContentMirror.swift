/// How the coordinates of a layout become those that are shown.
package enum ContentMirror: Hashable, Sendable {
  /// They are the same.
  case off
  /// Left and right are exchanged within a width, in points.
  case on(width: Double)

  /// The rectangle that `rect` becomes; the other way round it is the same.
  package func apply(_ rect: Rect) -> Rect {
    guard case .on(let width) = self else { return rect }
    return Rect(x: width - rect.x - rect.width, y: rect.y, width: rect.width, height: rect.height)
  }

  /// The point that `point` becomes; the other way round it is the same.
  package func apply(_ point: Point) -> Point {
    guard case .on(let width) = self else { return point }
    return Point(x: width - point.x, y: point.y)
  }
}
