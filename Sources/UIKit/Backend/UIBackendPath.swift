public import CoreGraphics
public import Foundation

/// Lines and curves, in the coordinates of a layer.
public struct UIBackendPath: Hashable, Sendable {
  /// One step of a path.
  public enum Step: Hashable, Sendable {
    /// Begins an outline at a point.
    case move(CGPoint)
    /// Draws a line to a point.
    case line(CGPoint)
    /// Draws a curve to a point that leaves and arrives in the direction of two others.
    case curve(CGPoint, control1: CGPoint, control2: CGPoint)
    /// Draws a line to where the outline began, and ends it.
    case close
  }

  /// The steps, the first of which begins an outline.
  public var steps: [Step]

  /// Creates a path of steps.
  public init(steps: [Step]) { self.steps = steps }

  /// Creates the path that `path` is; `nil` if it has no elements, or points that are not finite.
  public init?(_ path: CGPath) { self.init(path.steps) }

  init?(_ source: [PathStep]) {
    var steps: [Step] = []
    var current = CGPoint.zero
    for step in source {
      switch step {
      case .move(let end): steps.append(.move(end))
      case .line(let end): steps.append(.line(end))
      case .cubic(let end, let control1, let control2):
        steps.append(.curve(end, control1: control1, control2: control2))
      case .quad(let end, let control):
        steps.append(
          .curve(
            end,
            control1: current.mixed(with: control, 2 / 3),
            control2: end.mixed(with: control, 2 / 3)
          )
        )
      case .close: steps.append(.close)
      }
      guard step.end?.isFinite != false else { return nil }
      current = step.end ?? current
    }
    guard !steps.isEmpty else { return nil }
    self.init(steps: steps)
  }
}

/// An outline that is filled, drawn as a line, or both.
public struct UIBackendShape: Hashable, Sendable {
  /// The line along an outline.
  public struct Stroke: Hashable, Sendable {
    /// The part of the path that the line follows.
    public var path: UIBackendPath
    /// The colour.
    public var color: UIBackendColor
    /// The width, in points; more than 0.
    public var width: CGFloat
    /// The shape of the ends of the line.
    public var cap: CGLineCap
    /// The shape of the corners between two lines.
    public var join: CGLineJoin
    /// The greatest length of a pointed corner, as a multiple of the line width.
    public var miterLimit: CGFloat
    /// The lengths of what is drawn and left out in turn, in points; empty for a whole line.
    public var dashes: [CGFloat]
    /// The offset into the dashes at which the line begins.
    public var dashPhase: CGFloat
  }

  /// The outline.
  public var path: UIBackendPath
  /// The colour inside, if any.
  public var fillColor: UIBackendColor?
  /// The rule by which a point counts as inside.
  public var fillRule: CGPathFillRule
  /// The line, in front of the fill, if any.
  public var stroke: Stroke?

  /// Creates a shape that is filled at most.
  public init(
    path: UIBackendPath,
    fillColor: UIBackendColor?,
    fillRule: CGPathFillRule = .winding
  ) {
    self.path = path
    self.fillColor = fillColor
    self.fillRule = fillRule
  }
}
