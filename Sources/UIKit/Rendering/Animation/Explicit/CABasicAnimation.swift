import CoreGraphics
public import Foundation
import TesseraCore

/// An animation from one value to another.
///
/// A value that is `nil` is found from the others: without `fromValue` it begins at what the layer shows without the
/// animation, or `byValue` before `toValue`; without `toValue` it ends there, or `byValue` after `fromValue`.
open class CABasicAnimation: CAPropertyAnimation {
  /// The first value; `nil` by default.
  ///
  /// A number, a point, a size, a rectangle, a `CGColor`, a `CATransform3D`, a `CGPath`, or an array of numbers or colours, as
  /// the property is. With a value of another kind the animation shows nothing.
  open var fromValue: Any?
  /// The last value; `nil` by default.
  open var toValue: Any?
  /// The difference between the last and the first value; `nil` by default.
  open var byValue: Any?

  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone)
    guard let animation = copy as? CABasicAnimation else { return copy }
    animation.fromValue = fromValue
    animation.toValue = toValue
    animation.byValue = byValue
    return animation
  }

  override func value(at progress: Double, of present: AnimatedValue) -> AnimatedValue? {
    guard let (start, end) = ends(of: present) else { return nil }
    return start.mixed(with: end, progress)
  }

  private func ends(of present: AnimatedValue) -> (AnimatedValue, AnimatedValue)? {
    let values = [fromValue, toValue, byValue].map { $0.map { present.sameKind($0) } }
    // A value that is given and of another kind is no reason to leave it out.
    guard !values.contains(where: { $0 == .some(nil) }) else { return nil }
    // What an additive animation adds to the present value is nothing where it is not given.
    let rest = isAdditive ? present.zero : present
    switch (values[0] ?? nil, values[1] ?? nil, values[2] ?? nil) {
    case (let from?, let to?, _): return (from, to)
    case (let from?, nil, let by?): return (from, from.adding(by, times: 1))
    case (nil, let to?, let by?): return (to.adding(by, times: -1), to)
    case (let from?, nil, nil): return (from, rest)
    case (nil, let to?, nil): return (rest, to)
    case (nil, nil, let by?): return (rest, rest.adding(by, times: 1))
    case (nil, nil, nil): return (rest, rest)
    }
  }
}

/// An animation from one value to another, as a spring that swings into place.
open class CASpringAnimation: CABasicAnimation {
  /// The mass that moves; 1 by default.
  open var mass: CGFloat = 1
  /// The stiffness of the spring; 100 by default.
  open var stiffness: CGFloat = 100
  /// The damping of the spring; 10 by default.
  open var damping: CGFloat = 10
  /// The speed at the start, in whole ways a second; 0 by default.
  open var initialVelocity: CGFloat = 0

  /// The time until the spring settles, in seconds.
  ///
  /// The animation itself runs as long as its `duration` says.
  open var settlingDuration: CFTimeInterval { spring.settlingDuration }

  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone)
    guard let animation = copy as? CASpringAnimation else { return copy }
    animation.mass = mass
    animation.stiffness = stiffness
    animation.damping = damping
    animation.initialVelocity = initialVelocity
    return animation
  }

  private var spring: Spring {
    Spring(
      mass: Double(mass),
      stiffness: Double(stiffness),
      damping: Double(damping),
      initialVelocity: Double(initialVelocity)
    )
  }

  override func progress(at share: Double) -> Double {
    spring.value(
      at: super.progress(at: share) * (duration > 0 ? duration : CAAnimation.usualDuration)
    )
  }
}
