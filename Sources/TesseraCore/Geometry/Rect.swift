/// A rectangle in one coordinate space, in points, with its origin at the left top corner.
public struct Rect: Hashable, Sendable {
  /// The distance from the space's left edge to this rectangle's left edge.
  public var x: Double
  /// The distance from the space's top edge to this rectangle's top edge.
  public var y: Double
  /// The horizontal extent; must not be negative.
  public var width: Double
  /// The vertical extent; must not be negative.
  public var height: Double

  /// The empty rectangle at the origin.
  public static let zero = Rect(x: 0, y: 0, width: 0, height: 0)

  /// Creates a rectangle from its left top corner and its extents.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// Creates a rectangle from its left top corner and its size.
  public init(origin: Point, size: Size) {
    self.init(x: origin.x, y: origin.y, width: size.width, height: size.height)
  }
}

extension Rect {
  /// The coordinate of the left edge.
  public var minX: Double { x }
  /// The coordinate of the top edge.
  public var minY: Double { y }
  /// The coordinate just past the right edge.
  public var maxX: Double { x + width }
  /// The coordinate just past the bottom edge.
  public var maxY: Double { y + height }
  /// The horizontal coordinate of the centre.
  public var midX: Double { x + width / 2 }
  /// The vertical coordinate of the centre.
  public var midY: Double { y + height / 2 }
  /// The left top corner.
  public var origin: Point { Point(x: x, y: y) }
  /// The width and the height.
  public var size: Size { Size(width: width, height: height) }

  /// Whether the two rectangles share any area.
  ///
  /// Rectangles that only touch share none. A rectangle of no extent overlaps what strictly
  /// surrounds it. A rectangle that holds a NaN overlaps nothing.
  public func overlaps(_ other: Rect) -> Bool {
    x < other.maxX && other.x < maxX && y < other.maxY && other.y < maxY
  }

  /// Whether an element at the rectangle is in sight where `visible` shows.
  ///
  /// That is what overlaps it; without width or height also what stands on its left or its top edge, as with Apple's
  /// `CGRectIntersectsRect`.
  package func isInSight(of visible: Rect) -> Bool {
    Self.isInSight((x, maxX), (visible.x, visible.maxX))
      && Self.isInSight((y, maxY), (visible.y, visible.maxY))
  }

  private typealias Ends = (start: Double, end: Double)

  private static func isInSight(_ own: Ends, _ visible: Ends) -> Bool {
    own.start < visible.end && visible.start < own.end
      || own.start == visible.start && own.start == own.end && visible.start < visible.end
  }

  /// Whether it has no area; true where width or height is negative or NaN.
  package var isEmpty: Bool { !(width > 0 && height > 0) }

  /// The part that two rectangles have in common, which may be a line or a point; `nil` if there is a gap between them,
  /// or a NaN in one.
  package func intersection(_ other: Rect) -> Rect? {
    guard x <= other.maxX, other.x <= maxX, y <= other.maxY, other.y <= maxY else { return nil }
    let (left, top) = (max(x, other.x), max(y, other.y))
    let (right, bottom) = (min(maxX, other.maxX), min(maxY, other.maxY))
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// The same rectangle moved by a distance.
  public func offsetBy(x distanceX: Double, y distanceY: Double) -> Rect {
    Rect(x: x + distanceX, y: y + distanceY, width: width, height: height)
  }

  /// The rectangle inside `insets`; an extent that the insets use up becomes zero.
  ///
  /// Leading is taken as left: mirroring happens once, in ``AxisSpace``.
  public func inset(by insets: Insets) -> Rect {
    Rect(
      x: x + insets.leading,
      y: y + insets.top,
      width: max(0, width - insets.leading - insets.trailing),
      height: max(0, height - insets.top - insets.bottom)
    )
  }
}
