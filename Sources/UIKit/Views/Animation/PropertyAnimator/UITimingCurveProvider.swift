public import CoreGraphics
public import Foundation
import TesseraCore

/// The kinds of timing curves.
public enum UITimingCurveType: Int, Sendable {
  /// One of `UIView.AnimationCurve`.
  case builtin
  /// A Bézier curve of its own.
  case cubic
  /// A spring.
  case spring
  /// A Bézier curve and a spring; the spring counts.
  case composed
}

/// A curve that spreads an animation of `UIViewPropertyAnimator` over its time.
@preconcurrency @MainActor
public protocol UITimingCurveProvider: NSObjectProtocol {
  /// The kind of the curve.
  var timingCurveType: UITimingCurveType { get }
  /// The Bézier curve, if there is one.
  var cubicTimingParameters: UICubicTimingParameters? { get }
  /// The spring, if there is one.
  var springTimingParameters: UISpringTimingParameters? { get }
}

extension UITimingCurveProvider {
  /// The curve for an animation of a duration.
  func timing(ofDuration duration: TimeInterval) -> TimingCurve {
    if let spring = springTimingParameters { return spring.timing(ofDuration: duration) }
    return cubicTimingParameters?.timing ?? UIView.AnimationCurve.easeInOut.timing
  }
}

/// A Bézier curve that spreads an animation over its duration.
@preconcurrency @MainActor
open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
  private enum Shape {
    case builtin(UIView.AnimationCurve)
    case cubic(CGPoint, CGPoint)
  }

  private let shape: Shape

  /// Slow at both ends.
  public override init() {
    shape = .builtin(.easeInOut)
    super.init()
  }

  /// One of the curves of `UIView`.
  public init(animationCurve curve: UIView.AnimationCurve) {
    shape = .builtin(curve)
    super.init()
  }

  /// A curve from (0, 0) to (1, 1) by its control points: the time across and the way up.
  ///
  /// Times are brought into 0…1. With a coordinate that is not finite it is linear.
  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    shape = .cubic(point1, point2)
    super.init()
  }

  /// The curve as one of `UIView`; `easeInOut` for a curve that is given by control points.
  open var animationCurve: UIView.AnimationCurve {
    guard case .builtin(let curve) = shape else { return .easeInOut }
    return curve
  }

  /// The control point towards which the curve leaves its start.
  open var controlPoint1: CGPoint { controlPoints.first }

  /// The control point from which the curve comes to its end.
  open var controlPoint2: CGPoint { controlPoints.second }

  private var controlPoints: (first: CGPoint, second: CGPoint) {
    switch shape {
    case .cubic(let first, let second): (first, second)
    case .builtin(.easeInOut): (CGPoint(x: 0.42, y: 0), CGPoint(x: 0.58, y: 1))
    case .builtin(.easeIn): (CGPoint(x: 0.42, y: 0), CGPoint(x: 1, y: 1))
    case .builtin(.easeOut): (.zero, CGPoint(x: 0.58, y: 1))
    case .builtin(.linear): (.zero, CGPoint(x: 1, y: 1))
    }
  }

  /// `builtin` for a curve of `UIView`, else `cubic`.
  open var timingCurveType: UITimingCurveType {
    guard case .builtin = shape else { return .cubic }
    return .builtin
  }

  /// The curve itself.
  open var cubicTimingParameters: UICubicTimingParameters? { self }

  /// `nil`.
  open var springTimingParameters: UISpringTimingParameters? { nil }

  fileprivate var timing: TimingCurve {
    let (first, second) = controlPoints
    return .cubic(
      CubicBezier(Double(first.x), Double(first.y), Double(second.x), Double(second.y))
    )
  }
}

/// A spring that spreads an animation over its time.
@preconcurrency @MainActor
open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
  private enum Shape {
    /// At rest after the duration of the animation.
    case damped(ratio: CGFloat)
    case physical(mass: CGFloat, stiffness: CGFloat, damping: CGFloat)
    case perceptual(duration: TimeInterval, bounce: CGFloat)
  }

  private let shape: Shape

  /// The speed at the start, in whole ways per second.
  ///
  /// A view that moves at 200 points per second and has 100 points to go has a velocity of 2. All that is animated has the
  /// speed of the component that is larger in magnitude.
  open private(set) var initialVelocity: CGVector

  /// A spring of mass 3, stiffness 1000 and damping 500, which does not swing.
  public override init() {
    shape = .physical(mass: 3, stiffness: 1000, damping: 500)
    initialVelocity = .zero
    super.init()
  }

  /// A spring that is at rest after the duration of the animation.
  ///
  /// - Parameters:
  ///   - ratio: 1 settles without oscillation; values towards 0 oscillate more.
  ///   - velocity: The speed at the start.
  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
    shape = .damped(ratio: ratio)
    initialVelocity = velocity
    super.init()
  }

  /// A spring that is at rest after the duration of the animation, and has no speed at the start.
  public convenience init(dampingRatio ratio: CGFloat) {
    self.init(dampingRatio: ratio, initialVelocity: .zero)
  }

  /// A spring by its physical constants, which takes its own time, whatever the duration of the animation.
  public init(
    mass: CGFloat,
    stiffness: CGFloat,
    damping: CGFloat,
    initialVelocity velocity: CGVector
  ) {
    shape = .physical(mass: mass, stiffness: stiffness, damping: damping)
    initialVelocity = velocity
    super.init()
  }

  /// A spring by how long it seems to take and how it bounces, which takes its own time.
  ///
  /// - Parameters:
  ///   - duration: The period of the undamped swing, in seconds.
  ///   - bounce: 0 does not swing, values up to 1 swing more, values down to −1 creep.
  ///   - velocity: The speed at the start.
  public init(
    duration: TimeInterval,
    bounce: CGFloat,
    initialVelocity velocity: CGVector
  ) {
    shape = .perceptual(duration: duration, bounce: bounce)
    initialVelocity = velocity
    super.init()
  }

  /// A spring by how long it seems to take and how it bounces, which has no speed at the start.
  public convenience init(duration: TimeInterval, bounce: CGFloat) {
    self.init(duration: duration, bounce: bounce, initialVelocity: .zero)
  }

  /// `spring`.
  open var timingCurveType: UITimingCurveType { .spring }

  /// `nil`.
  open var cubicTimingParameters: UICubicTimingParameters? { nil }

  /// The spring itself.
  open var springTimingParameters: UISpringTimingParameters? { self }

  fileprivate func timing(ofDuration duration: TimeInterval) -> TimingCurve {
    let velocity = Double(
      abs(initialVelocity.dx) >= abs(initialVelocity.dy) ? initialVelocity.dx : initialVelocity.dy
    )
    switch shape {
    case .damped(let ratio):
      return .spring(
        Spring(dampingRatio: Double(ratio), duration: duration, initialVelocity: velocity)
      )
    case .physical(let mass, let stiffness, let damping):
      return .spring(
        Spring(
          mass: Double(mass),
          stiffness: Double(stiffness),
          damping: Double(damping),
          initialVelocity: velocity
        )
      )
    case .perceptual(let duration, let bounce):
      // A spring that swings for ever would never be at rest.
      let bounce = min(max(bounce.isNaN ? 0 : bounce, -0.99), 0.99)
      return .spring(
        Spring(duration: duration, bounce: Double(bounce), initialVelocity: velocity)
      )
    }
  }
}
