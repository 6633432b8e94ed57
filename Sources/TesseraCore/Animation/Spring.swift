/// A spring that carries an animation from 0 to 1.
///
/// Time is in seconds since the start, progress as a fraction of the distance: 1 is arrival, more is overshoot. The initial velocity is
/// in distances per second, as in `UIView`: a view that moves at 200 points per second when it is released 100 points from its
/// destination has a velocity of 2.
public struct Spring: Sendable, Equatable {
  /// The distance from arrival, in whole ways, that counts as arrived: a thousandth.
  public static let settlingDistance = 0.001

  private let oscillation: DampedOscillation

  /// The time after which the progress stays within ``settlingDistance`` of 1, in seconds.
  ///
  /// Infinite without damping, zero for a spring that is no spring.
  public let settlingDuration: Double

  /// A spring by its physical constants.
  ///
  /// In kilograms, newtons per metre and newton seconds per metre, as `UISpringTimingParameters` takes
  /// them. When the mass or the stiffness is not positive, or a number is not finite, there is no such
  /// spring: the progress is 1 at all times.
  public init(mass: Double, stiffness: Double, damping: Double, initialVelocity: Double = 0) {
    self.init(
      angularFrequency: (stiffness / mass).squareRoot(),
      dampingRatio: damping / (2 * (stiffness * mass).squareRoot()),
      initialVelocity: initialVelocity
    )
  }

  /// A spring that settles in a given time, as `UIView.animate(withDuration:delay:usingSpringWithDamping:…)`.
  ///
  /// From a damping ratio of 1 on there is no overshoot unless the velocity brings one; towards 0 it
  /// swings more and more, and ratios below 0.01 count as 0.01, because an undamped spring never
  /// settles. When the duration is not positive, or a number is not finite, the progress is 1 at all
  /// times.
  ///
  /// - Complexity: O(1); the stiffness is found by about two hundred exponentials.
  public init(dampingRatio: Double, duration: Double, initialVelocity: Double = 0) {
    let ratio = max(dampingRatio, 0.01)
    guard duration > 0, duration.isFinite, !dampingRatio.isNaN, initialVelocity.isFinite else {
      self.init(angularFrequency: 0, dampingRatio: 1, initialVelocity: 0)
      return
    }
    // In units of the duration, so that the search does not depend on how long it is.
    let frequency = Self.frequencySettlingAtOne(
      dampingRatio: ratio,
      initialVelocity: initialVelocity * duration
    )
    self.init(
      angularFrequency: frequency / duration,
      dampingRatio: ratio,
      initialVelocity: initialVelocity
    )
  }

  /// A spring by the time it seems to take and how much it bounces, as `UIView.animate(springDuration:bounce:…)`.
  ///
  /// The duration is the period of the undamped swing; the spring settles later. A bounce of 0 is
  /// critically damped, 1 swings for ever, and below 0, down to -1, it creeps; values outside are
  /// brought inside. When the duration is not positive, or a number is not finite, the progress is 1 at
  /// all times.
  public init(duration: Double, bounce: Double, initialVelocity: Double = 0) {
    let bounce = min(max(bounce, -1), 1)
    self.init(
      angularFrequency: duration > 0 ? 2 * Double.pi / duration : 0,
      dampingRatio: bounce < 0 ? 1 / (1 + bounce) : 1 - bounce,
      initialVelocity: initialVelocity
    )
  }

  /// A spring by how fast it would swing undamped, in radians per second, and how much it is damped.
  ///
  /// Numbers that make no spring are treated as ``DampedOscillation`` treats them.
  public init(angularFrequency: Double, dampingRatio: Double, initialVelocity: Double = 0) {
    oscillation = DampedOscillation(
      displacement: -1,
      velocity: initialVelocity,
      angularFrequency: angularFrequency,
      dampingRatio: dampingRatio
    )
    settlingDuration = oscillation.settlingDuration(within: Self.settlingDistance)
  }

  /// The ratio of the damping to critical damping: below 1 the spring overshoots.
  public var dampingRatio: Double { oscillation.dampingRatio }

  /// The angular frequency of the undamped spring, in radians per second.
  public var angularFrequency: Double { oscillation.angularFrequency }

  /// The progress at a time; 0 before the start.
  public func value(at time: Double) -> Double { 1 + oscillation.displacement(at: time) }

  /// The velocity at a time, in whole ways per second; the initial one before the start.
  public func velocity(at time: Double) -> Double { oscillation.velocity(at: time) }

  /// The angular frequency with which a spring settles after one unit of time: the stiffer, the sooner.
  private static func frequencySettlingAtOne(
    dampingRatio: Double,
    initialVelocity: Double
  ) -> Double {
    func settles(at frequency: Double) -> Bool {
      let oscillation = DampedOscillation(
        displacement: -1,
        velocity: initialVelocity,
        angularFrequency: frequency,
        dampingRatio: dampingRatio
      )
      return oscillation.isSettled(at: 1, within: settlingDistance)
    }
    var bounds = (lower: 0.0, upper: 1.0)
    while !settles(at: bounds.upper) && bounds.upper < 1e9 {
      bounds = (bounds.upper, bounds.upper * 2)
    }
    for _ in 0..<50 {
      let middle = (bounds.lower + bounds.upper) / 2
      if settles(at: middle) { bounds.upper = middle } else { bounds.lower = middle }
    }
    return bounds.upper
  }
}
