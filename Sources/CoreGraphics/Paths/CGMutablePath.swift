public import Foundation

/// A path that elements are added to.
///
/// Every element goes on at the current point; where there is none yet, one that draws begins a subpath where it would start,
/// and lines and curves at (0, 0).
public final class CGMutablePath: CGPath {
  /// Creates a path without elements.
  public init() { super.init(steps: []) }

  package override init(steps: [PathStep]) { super.init(steps: steps) }

  /// Begins a subpath at a point.
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    steps.append(.move(point.applying(transform)))
  }

  /// Draws a line to a point.
  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    add(.line(point), transform)
  }

  /// Draws a curve to `end` that is bent towards `control`.
  public func addQuadCurve(
    to end: CGPoint,
    control: CGPoint,
    transform: CGAffineTransform = .identity
  ) { add(.quad(end, control: control), transform) }

  /// Draws a curve to `end` that leaves towards `control1` and arrives from `control2`.
  public func addCurve(
    to end: CGPoint,
    control1: CGPoint,
    control2: CGPoint,
    transform: CGAffineTransform = .identity
  ) { add(.cubic(end, control1: control1, control2: control2), transform) }

  /// Draws a line to the beginning of the subpath, and ends it; does nothing where it was ended.
  public func closeSubpath() {
    guard let last = steps.last, last != .close else { return }
    steps.append(.close)
  }

  /// Adds the outline of a rectangle.
  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    steps += PathShapes.rect(rect).applying(transform)
  }

  /// Adds the outlines of rectangles.
  public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  /// Adds a rectangle with corners cut round; radii are brought between 0 and half of the sides.
  public func addRoundedRect(
    in rect: CGRect,
    cornerWidth: CGFloat,
    cornerHeight: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    let radii = CGSize(width: cornerWidth, height: cornerHeight)
    steps += PathShapes.roundedRect(rect, radii: radii).applying(transform)
  }

  /// Adds the ellipse that touches the sides of a rectangle.
  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    steps += PathShapes.ellipse(in: rect).applying(transform)
  }

  /// Adds a subpath of lines from each point to the next.
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    guard let first = points.first else { return }
    move(to: first, transform: transform)
    for point in points.dropFirst() { addLine(to: point, transform: transform) }
  }

  /// Adds a part of a circle, with a line to its start from the current point, if there is one.
  ///
  /// Angles are in radians from the right, growing downwards where y does. As in Core Graphics, whose y grows upwards,
  /// `clockwise` means towards smaller angles.
  public func addArc(
    center: CGPoint,
    radius: CGFloat,
    startAngle: CGFloat,
    endAngle: CGFloat,
    clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    let delta = PathShapes.sweep(from: startAngle, to: endAngle, towardsSmaller: clockwise)
    addRelativeArc(
      center: center,
      radius: radius,
      startAngle: startAngle,
      delta: delta,
      transform: transform
    )
  }

  /// Adds a part of a circle that begins at an angle and goes on by another, in radians.
  public func addRelativeArc(
    center: CGPoint,
    radius: CGFloat,
    startAngle: CGFloat,
    delta: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    let arc = PathShapes.arc(center: center, radius: radius, start: startAngle, delta: delta)
    let start = arc.start.applying(transform)
    steps.append(steps.currentPoint == nil ? .move(start) : .line(start))
    steps += arc.curves.applying(transform)
  }

  /// Adds a line towards `tangent1End` that turns, in a part of a circle, into one towards `tangent2End`, and ends there.
  ///
  /// Where the points lie on one line, or the radius is 0, it is the line to `tangent1End`.
  public func addArc(
    tangent1End: CGPoint,
    tangent2End: CGPoint,
    radius: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    let corner = tangent1End.applying(transform)
    let start = steps.currentPoint ?? corner
    let end = tangent2End.applying(transform)
    guard let arc = PathShapes.fillet(from: start, around: corner, to: end, radius: radius) else {
      return add(.line(corner), .identity)
    }
    add(.line(arc.start), .identity)
    steps += arc.curves
  }

  /// Adds the elements of another path, after `transform`.
  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
    steps += path.steps.applying(transform)
  }

  private func add(_ step: PathStep, _ transform: CGAffineTransform) {
    if steps.currentPoint == nil { steps.append(.move(.zero)) }
    steps.append(step.mapped { $0.applying(transform) })
  }
}
