import TesseraCore

extension Rect {
  /// Everything, wherever it is.
  static var everywhere: Rect {
    let extent = Double.greatestFiniteMagnitude
    return Rect(x: -extent / 2, y: -extent / 2, width: extent, height: extent)
  }

  /// Whether another rectangle is inside this one, but for a distance by which it may stand out.
  func encloses(_ other: Rect, within distance: Double) -> Bool {
    minX - distance <= other.minX && other.maxX <= maxX + distance
      && minY - distance <= other.minY && other.maxY <= maxY + distance
  }

  /// Whether a point is inside, the top and left edges included.
  func holds(_ point: Point) -> Bool {
    point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }

  /// The rectangle that reaches as much further at each edge.
  func grown(byWidth width: Double, height: Double) -> Rect {
    Rect(
      x: x - width,
      y: y - height,
      width: self.width + 2 * width,
      height: self.height + 2 * height
    )
  }

  /// A point as it is from the top left corner.
  func fromCorner(_ point: Point) -> Point { Point(x: point.x - x, y: point.y - y) }

  /// The part that two rectangles have in common; zero if there is a gap between them.
  func common(_ other: Rect) -> Rect { intersection(other) ?? .zero }

  /// Whether all four numbers are finite.
  var isFinite: Bool { x.isFinite && y.isFinite && width.isFinite && height.isFinite }
}

extension Point {
  static func + (point: Point, distance: Distance) -> Point {
    Point(x: point.x + distance.x, y: point.y + distance.y)
  }

  static func - (end: Point, start: Point) -> Distance { Distance(from: start, to: end) }

  var isFinite: Bool { x.isFinite && y.isFinite }
}

extension Size {
  var isFinite: Bool { width.isFinite && height.isFinite }
}

extension Distance {
  var isFinite: Bool { x.isFinite && y.isFinite }
}

extension ContentMirror {
  /// The rectangle that `rect` becomes by its middle, as views are placed: by rounding it may differ a little from `apply(_:)`.
  func applyToMiddle(_ rect: Rect) -> Rect {
    guard case .on(let width) = self else { return rect }
    return Rect(
      x: width - rect.midX - rect.width / 2,
      y: rect.midY - rect.height / 2,
      width: rect.width,
      height: rect.height
    )
  }
}
