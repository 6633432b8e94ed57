extension Rect {
  /// The rectangle with its four edges on device pixels.
  ///
  /// Edges are rounded, not extents: rectangles that share an edge still share it, so tiles leave
  /// no seam, and the snapped widths of a row of tiles add up to the snapped width of the row. An
  /// edge half-way between two pixels goes to the one further right or down. For output only:
  /// snapped values must not enter sums.
  ///
  /// The scale is the number of device pixels per point. One that is not a positive finite number
  /// leaves the rectangle as it is.
  public func snapped(toScale scale: Double) -> Rect {
    guard scale > 0, scale.isFinite else { return self }
    let left = Rect.snap(minX, scale)
    let top = Rect.snap(minY, scale)
    return Rect(
      x: left,
      y: top,
      width: Rect.snap(maxX, scale) - left,
      height: Rect.snap(maxY, scale) - top
    )
  }

  private static func snap(_ edge: Double, _ scale: Double) -> Double {
    (edge * scale + 0.5).rounded(.down) / scale
  }
}
