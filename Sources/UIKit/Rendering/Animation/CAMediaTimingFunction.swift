public import Foundation
import TesseraCore

/// The names of the usual timing functions.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates a name from a word.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The same speed throughout.
  public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
  /// Slow at the start.
  public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
  /// Slow at the end.
  public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
  /// Slow at both ends.
  public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
  /// Fast at the start and slow at the end, as layers move that have no animation of their own.
  public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}

/// The pacing of an animation: a curve from (0, 0) to (1, 1) with two control points.
open class CAMediaTimingFunction: NSObject {
  private let points: [Float]
  let curve: CubicBezier

  /// Creates the function of a name; one that is not among the constants is `linear`.
  public convenience init(name: CAMediaTimingFunctionName) {
    switch name {
    case .easeIn: self.init(controlPoints: 0.42, 0, 1, 1)
    case .easeOut: self.init(controlPoints: 0, 0, 0.58, 1)
    case .easeInEaseOut: self.init(controlPoints: 0.42, 0, 0.58, 1)
    case .default: self.init(controlPoints: 0.25, 0.1, 0.25, 1)
    default: self.init(controlPoints: 0, 0, 1, 1)
    }
  }

  /// Creates a function with the control points (`c1x`, `c1y`) and (`c2x`, `c2y`).
  ///
  /// Time does not run backwards, so that `c1x` and `c2x` are brought into 0…1. With a number that is not finite it is linear.
  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    points = [0, 0, c1x, c1y, c2x, c2y, 1, 1]
    curve = CubicBezier(Double(c1x), Double(c1y), Double(c2x), Double(c2y))
    super.init()
  }

  /// Writes the horizontal and the vertical coordinate of the start (0), a control point (1 and 2) or the end (3) to `values`.
  ///
  /// An index outside of 0…3 writes nothing.
  open func getControlPoint(at idx: Int, values ptr: UnsafeMutablePointer<Float>) {
    guard (0...3).contains(idx) else { return }
    ptr[0] = points[2 * idx]
    ptr[1] = points[2 * idx + 1]
  }
}
