public import Foundation

/// Lines and curves, in one or more outlines.
///
/// A `CGPath` does not change; `CGMutablePath` does. Two are equal when they have the same elements.
public class CGPath: Hashable {
  package final var steps: [PathStep]

  /// Creates a path of `steps`.
  package init(steps: [PathStep]) { self.steps = steps }

  /// Creates the outline of a rectangle, from its first corner over (maxX, minY), after `transform`.
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(steps: PathShapes.rect(rect), transform)
  }

  /// Creates the ellipse that touches the sides of a rectangle, after `transform`.
  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(steps: PathShapes.ellipse(in: rect), transform)
  }

  /// Creates a rectangle with corners cut round, after `transform`.
  ///
  /// Radii are brought between 0 and half of the sides.
  public convenience init(
    roundedRect rect: CGRect,
    cornerWidth: CGFloat,
    cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    let radii = CGSize(width: cornerWidth, height: cornerHeight)
    self.init(steps: PathShapes.roundedRect(rect, radii: radii), transform)
  }

  private convenience init(steps: [PathStep], _ transform: UnsafePointer<CGAffineTransform>?) {
    self.init(steps: steps.applying(transform?.pointee ?? .identity))
  }

  /// Whether the path has no elements.
  public var isEmpty: Bool { steps.isEmpty }

  /// The point at which the next element continues; (0, 0) for an empty path.
  public var currentPoint: CGPoint { steps.currentPoint ?? .zero }

  /// The rectangle around all points, those that curves are bent towards among them; null for an empty path.
  public var boundingBox: CGRect { CGRect(around: steps.flatMap(\.points)) }

  /// The rectangle around what the path draws; null for an empty path.
  public var boundingBoxOfPath: CGRect { CGRect(around: steps.extremes) }

  /// Whether the path is one upright rectangle, which is written to `rect` then.
  public func isRect(_ rect: UnsafeMutablePointer<CGRect>?) -> Bool {
    guard let found = steps.rectangle else { return false }
    rect?.pointee = found
    return true
  }

  /// Whether `point`, after `transform`, is inside of the path; open outlines count as closed.
  public func contains(
    _ point: CGPoint,
    using rule: CGPathFillRule = .winding,
    transform: CGAffineTransform = .identity
  ) -> Bool {
    let winding = steps.winding(around: point.applying(transform))
    return rule == .winding ? winding.turns != 0 : winding.crossings % 2 != 0
  }

  /// Calls `block` for each element, in order.
  public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
    for step in steps {
      var points = step.points
      points.withUnsafeMutableBufferPointer { buffer in
        withUnsafeTemporaryAllocation(of: CGPoint.self, capacity: 1) { nothing in
          guard let start = buffer.baseAddress ?? nothing.baseAddress else { return }
          var element = CGPathElement(type: step.type, points: start)
          withUnsafePointer(to: &element) { block($0) }
        }
      }
    }
  }

  /// A path with the same elements.
  public func copy() -> CGPath? { CGPath(steps: steps) }

  /// The path after `transform`.
  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    CGPath(steps: steps, transform)
  }

  /// A path with the same elements that can be changed.
  public func mutableCopy() -> CGMutablePath? { CGMutablePath(steps: steps) }

  /// The path after `transform`, which can be changed.
  public func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
    CGMutablePath(steps: steps.applying(transform?.pointee ?? .identity))
  }

  /// Whether two paths have the same elements.
  public static func == (left: CGPath, right: CGPath) -> Bool { left.steps == right.steps }

  /// Feeds the elements to `hasher`.
  public func hash(into hasher: inout Hasher) { hasher.combine(steps) }
}
