public import Foundation

/// The kinds of elements of a path.
public enum CGPathElementType: Int32, Sendable {
  /// Begins a subpath at a point.
  case moveToPoint
  /// Draws a line to a point.
  case addLineToPoint
  /// Draws a curve to the second point, bent towards the first.
  case addQuadCurveToPoint
  /// Draws a curve to the third point, bent towards the two others.
  case addCurveToPoint
  /// Draws a line to the beginning of the subpath and ends it.
  case closeSubpath
}

/// An element of a path with its points, which are valid only during the call.
public struct CGPathElement {
  /// The kind of the element.
  public var type: CGPathElementType
  /// Its points: none for a closed subpath, two and three for curves, else one.
  public var points: UnsafeMutablePointer<CGPoint>
}

/// The rule by which parts of a path with several outlines are inside of it.
public enum CGPathFillRule: Int, Sendable {
  /// Parts that the outlines wind around, with all turns added up.
  case winding
  /// Parts that a line from outside reaches across an odd number of outlines.
  case evenOdd
}

/// The shape of the end of a line.
public enum CGLineCap: Int32, Sendable {
  /// Right at its last point.
  case butt
  /// In half a circle round its last point.
  case round
  /// In half a square round its last point.
  case square
}

/// The shape of the corner between two lines.
public enum CGLineJoin: Int32, Sendable {
  /// In a point, unless that would be too long.
  case miter
  /// In a part of a circle.
  case round
  /// Cut off.
  case bevel
}

/// One step of a path.
package enum PathStep: Hashable, Sendable {
  case move(CGPoint)
  case line(CGPoint)
  case quad(CGPoint, control: CGPoint)
  case cubic(CGPoint, control1: CGPoint, control2: CGPoint)
  case close

  /// Where the step ends; `nil` for one that closes a subpath.
  package var end: CGPoint? {
    switch self {
    case .move(let end), .line(let end), .quad(let end, _), .cubic(let end, _, _): end
    case .close: nil
    }
  }

  /// The points in the order in which an element has them.
  package var points: [CGPoint] {
    switch self {
    case .move(let end), .line(let end): [end]
    case .quad(let end, let control): [control, end]
    case .cubic(let end, let control1, let control2): [control1, control2, end]
    case .close: []
    }
  }

  var type: CGPathElementType {
    switch self {
    case .move: .moveToPoint
    case .line: .addLineToPoint
    case .quad: .addQuadCurveToPoint
    case .cubic: .addCurveToPoint
    case .close: .closeSubpath
    }
  }

  package func mapped(_ map: (CGPoint) -> CGPoint) -> PathStep {
    switch self {
    case .move(let end): .move(map(end))
    case .line(let end): .line(map(end))
    case .quad(let end, let control): .quad(map(end), control: map(control))
    case .cubic(let end, let control1, let control2):
      .cubic(map(end), control1: map(control1), control2: map(control2))
    case .close: .close
    }
  }
}
