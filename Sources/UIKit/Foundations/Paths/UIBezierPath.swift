public import CoreGraphics
public import Foundation

/// Corners of a rectangle.
public struct UIRectCorner: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The top left corner.
  public static let topLeft = UIRectCorner(rawValue: 1 << 0)
  /// The top right corner.
  public static let topRight = UIRectCorner(rawValue: 1 << 1)
  /// The bottom left corner.
  public static let bottomLeft = UIRectCorner(rawValue: 1 << 2)
  /// The bottom right corner.
  public static let bottomRight = UIRectCorner(rawValue: 1 << 3)
  /// Every corner.
  public static let allCorners = UIRectCorner(rawValue: .max)
}

/// Lines and curves, and how they are to be drawn.
///
/// Its outlines are those of a `CGPath`, for shape layers, shadows and hit tests. May be used on any thread, by one at a time.
open class UIBezierPath: NSObject, NSCopying {
  private var path = CGMutablePath()
  private var dash: (lengths: [CGFloat], phase: CGFloat) = ([], 0)

  /// The width of lines, in points; 1 by default.
  open var lineWidth: CGFloat = 1
  /// The shape of the ends of lines; they end at their last points by default.
  open var lineCapStyle = CGLineCap.butt
  /// The shape of the corners of lines; pointed by default.
  open var lineJoinStyle = CGLineJoin.miter
  /// The greatest length of a pointed corner, as a multiple of the line width; 10 by default.
  open var miterLimit: CGFloat = 10
  /// Whether what is left across an even number of lines is outside; `false` by default.
  open var usesEvenOddFillRule = false

  /// Creates a path without elements.
  public override init() { super.init() }

  /// Creates the outline of a rectangle, clockwise from its top left corner.
  public convenience init(rect: CGRect) {
    self.init()
    path.addRect(rect)
  }

  /// Creates the ellipse that touches the sides of a rectangle, clockwise from the right.
  public convenience init(ovalIn rect: CGRect) {
    self.init()
    path.addEllipse(in: rect)
  }

  /// Creates a rectangle with corners cut round, clockwise from the top left one; the radius is brought between 0 and half of
  /// the shorter side.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    let radius = min(cornerRadius, min(abs(rect.width), abs(rect.height)) / 2)
    self.init(
      roundedRect: rect,
      byRoundingCorners: .allCorners,
      cornerRadii: CGSize(width: radius, height: radius)
    )
  }

  /// Creates a rectangle with some corners cut round; radii are brought between 0 and half of the sides.
  public convenience init(
    roundedRect rect: CGRect,
    byRoundingCorners corners: UIRectCorner,
    cornerRadii: CGSize
  ) {
    self.init()
    let order: [UIRectCorner] = [.topLeft, .topRight, .bottomRight, .bottomLeft]
    path = CGMutablePath(
      steps: PathShapes.roundedRect(
        rect,
        radii: cornerRadii,
        corners: order.map(corners.contains)
      )
    )
  }

  /// Creates a part of a circle; see `addArc(withCenter:radius:startAngle:endAngle:clockwise:)`.
  public convenience init(
    arcCenter center: CGPoint,
    radius: CGFloat,
    startAngle: CGFloat,
    endAngle: CGFloat,
    clockwise: Bool
  ) {
    self.init()
    addArc(
      withCenter: center,
      radius: radius,
      startAngle: startAngle,
      endAngle: endAngle,
      clockwise: clockwise
    )
  }

  /// Creates a path of the elements of `cgPath`.
  public convenience init(cgPath CGPath: CGPath) {
    self.init()
    path.addPath(CGPath)
  }

  /// Creates a path without elements; there are no archives of paths to read.
  public required init?(coder: NSCoder) { super.init() }

  /// The elements as a path that does not change.
  open var cgPath: CGPath {
    get { CGPath(steps: path.steps) }
    set { path = CGMutablePath(steps: newValue.steps) }
  }

  /// Whether the path has no elements.
  open var isEmpty: Bool { path.isEmpty }

  /// The rectangle around what the path draws, the width of its lines left out; zero for an empty path.
  open var bounds: CGRect { isEmpty ? .zero : path.boundingBoxOfPath }

  /// The point at which the next element continues; (0, 0) for an empty path.
  open var currentPoint: CGPoint { path.currentPoint }

  /// Begins a subpath at a point.
  open func move(to point: CGPoint) { path.move(to: point) }

  /// Draws a line to a point.
  open func addLine(to point: CGPoint) { path.addLine(to: point) }

  /// Draws a curve to `endPoint` that leaves towards `controlPoint1` and arrives from `controlPoint2`.
  open func addCurve(
    to endPoint: CGPoint,
    controlPoint1: CGPoint,
    controlPoint2: CGPoint
  ) { path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2) }

  /// Draws a curve to `endPoint` that is bent towards `controlPoint`.
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    path.addQuadCurve(to: endPoint, control: controlPoint)
  }

  /// Adds a part of a circle, with a line to its start from the current point, if there is one.
  ///
  /// Angles are in radians from the right, growing clockwise. Clockwise, an end before the start is a whole number of turns later.
  /// More than a whole turn is one.
  open func addArc(
    withCenter center: CGPoint,
    radius: CGFloat,
    startAngle: CGFloat,
    endAngle: CGFloat,
    clockwise: Bool
  ) {
    // Core Graphics has the word for a y that grows upwards.
    path.addArc(
      center: center,
      radius: radius,
      startAngle: startAngle,
      endAngle: endAngle,
      clockwise: !clockwise
    )
  }

  /// Draws a line to the beginning of the subpath, and ends it.
  open func close() { path.closeSubpath() }

  /// Takes all elements away.
  open func removeAllPoints() { path = CGMutablePath() }

  /// Adds the elements of another path.
  open func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.path) }

  /// The same outlines, each drawn from its end to its start, the last one first.
  open func reversing() -> UIBezierPath {
    let result = styled()
    result.path = CGMutablePath(steps: path.steps.reversed)
    return result
  }

  /// Transforms every point.
  open func apply(_ transform: CGAffineTransform) {
    path = CGMutablePath(steps: path.steps.applying(transform))
  }

  /// Whether a point is inside of the outlines, by the fill rule; open outlines count as closed.
  open func contains(_ point: CGPoint) -> Bool {
    path.contains(point, using: usesEvenOddFillRule ? .evenOdd : .winding)
  }

  /// Sets the dashes of lines: `count` lengths that are drawn and left out in turn, in points, beginning at `phase`.
  ///
  /// Without a pattern lines are whole.
  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    let lengths = pattern.map { Array(UnsafeBufferPointer(start: $0, count: max(0, count))) }
    dash = (lengths ?? [], phase)
  }

  /// Writes how lines are drawn in dashes; what is `nil` is left out.
  ///
  /// `pattern` must have room for as many lengths as `count` says when it alone is asked for.
  open func getLineDash(
    _ pattern: UnsafeMutablePointer<CGFloat>?,
    count: UnsafeMutablePointer<Int>?,
    phase: UnsafeMutablePointer<CGFloat>?
  ) {
    for (index, length) in dash.lengths.enumerated() { pattern?[index] = length }
    count?.pointee = dash.lengths.count
    phase?.pointee = dash.phase
  }

  /// A path with the same elements, drawn in the same way.
  open func copy(with zone: NSZone? = nil) -> Any {
    let result = styled()
    result.cgPath = cgPath
    return result
  }

  /// Fills the inside with the fill colour of the current context; without a context it is reported, and nothing is drawn.
  open func fill() { fillInCurrentContext() }

  /// Fills the inside, mixed with what is there in the given way.
  ///
  /// - Parameters:
  ///   - blendMode: How the colours are mixed.
  ///   - alpha: The opacity, 0…1, besides that of the colour and of the context.
  open func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
    fillInCurrentContext(blendMode, alpha: alpha)
  }

  /// Draws the line along the path with the stroke colour of the current context, in the width and the style of this path.
  open func stroke() { strokeInCurrentContext() }

  /// Draws the line along the path, mixed with what is there in the given way.
  ///
  /// - Parameters:
  ///   - blendMode: How the colours are mixed.
  ///   - alpha: The opacity, 0…1, besides that of the colour and of the context.
  open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
    strokeInCurrentContext(blendMode, alpha: alpha)
  }

  /// Shows only what is inside of the path in the current context from now on.
  open func addClip() { clipCurrentContext() }

  private func styled() -> UIBezierPath {
    let result = UIBezierPath()
    result.lineWidth = lineWidth
    result.lineCapStyle = lineCapStyle
    result.lineJoinStyle = lineJoinStyle
    result.miterLimit = miterLimit
    result.usesEvenOddFillRule = usesEvenOddFillRule
    result.dash = dash
    return result
  }
}
