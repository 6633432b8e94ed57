public import Foundation

/// The path that is drawn next.
///
/// Its points are transformed when they are added. Drawing and clipping begin a new one.
extension CGContext {
  /// Drops the path and begins a new one.
  public func beginPath() { pathSteps = [] }

  /// Begins a subpath at a point.
  public func move(to point: CGPoint) { pathSteps.append(.move(point.applying(state.transform))) }

  /// Draws a line to a point.
  public func addLine(to point: CGPoint) { add { $0.addLine(to: point, transform: $1) } }

  /// Draws a curve to `end` that leaves towards `control1` and arrives from `control2`.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    add { $0.addCurve(to: end, control1: control1, control2: control2, transform: $1) }
  }

  /// Draws a curve to `end` that is bent towards `control`.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    add { $0.addQuadCurve(to: end, control: control, transform: $1) }
  }

  /// Draws a line to the beginning of the subpath, and ends it.
  public func closePath() { add { path, _ in path.closeSubpath() } }

  /// Adds the outline of a rectangle.
  public func addRect(_ rect: CGRect) { add { $0.addRect(rect, transform: $1) } }

  /// Adds the outlines of rectangles.
  public func addRects(_ rects: [CGRect]) { add { $0.addRects(rects, transform: $1) } }

  /// Adds a subpath of lines from each point to the next.
  public func addLines(between points: [CGPoint]) {
    add { $0.addLines(between: points, transform: $1) }
  }

  /// Adds the ellipse that touches the sides of a rectangle.
  public func addEllipse(in rect: CGRect) { add { $0.addEllipse(in: rect, transform: $1) } }

  /// Adds a part of a circle, with a line to its start from the current point, if there is one.
  ///
  /// Angles are in radians from the right, growing downwards. As in Core Graphics, whose y grows upwards, `clockwise` means
  /// towards smaller angles, which is counterclockwise on screen.
  public func addArc(
    center: CGPoint,
    radius: CGFloat,
    startAngle: CGFloat,
    endAngle: CGFloat,
    clockwise: Bool
  ) {
    add {
      $0.addArc(
        center: center,
        radius: radius,
        startAngle: startAngle,
        endAngle: endAngle,
        clockwise: clockwise,
        transform: $1
      )
    }
  }

  /// Adds a line towards `tangent1End` that turns, in a part of a circle, into one towards `tangent2End`, and ends there.
  public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
    guard let path else { return }
    let changed = CGMutablePath(steps: path.steps)
    changed.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius)
    pathSteps = changed.steps.applying(state.transform)
  }

  /// Adds the elements of another path.
  public func addPath(_ path: CGPath) { add { $0.addPath(path, transform: $1) } }

  /// The path in the coordinates of now; `nil` where a transform has flattened them.
  public var path: CGPath? {
    guard state.transform.isInvertible else { return nil }
    return CGPath(steps: pathSteps.applying(state.transform.inverted()))
  }

  /// Whether the path has no elements.
  public var isPathEmpty: Bool { pathSteps.isEmpty }

  /// The point at which the next element continues; (0, 0) for an empty path.
  public var currentPointOfPath: CGPoint { path?.currentPoint ?? .zero }

  /// The rectangle around all points of the path; null for an empty one.
  public var boundingBoxOfPath: CGRect { path?.boundingBox ?? .null }

  /// Whether what is drawn of the path in the given mode holds `point`; the line along it counts as no part of it.
  public func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool {
    guard let rule = mode.fillRule else { return false }
    return path?.contains(point, using: rule) ?? false
  }

  private func add(_ change: (CGMutablePath, CGAffineTransform) -> Void) {
    let path = CGMutablePath(steps: pathSteps)
    pathSteps = []
    change(path, state.transform)
    pathSteps = path.steps
  }

  /// The path, in the coordinates that the context began with; a new one begins.
  func takePath() -> [PathStep] {
    defer { pathSteps = [] }
    return pathSteps
  }
}
