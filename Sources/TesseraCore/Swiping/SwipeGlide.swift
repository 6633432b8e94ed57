/// How a row moves on by itself: to where it comes to rest, without swinging, from the speed it had.
///
/// A function of time; the frames at which it is looked at do not change it.
package struct SwipeGlide: Sendable, Equatable {
  /// How stiff the spring is, in radians per second: a closed row is open after about a third of a second.
  package static let angularFrequency = 24.0
  /// The row is at rest when it is this near to its target for good, in points.
  package static let restingDistance = 0.25

  /// Where the row comes to rest.
  package let target: Double
  /// How long the movement takes, in seconds.
  package let duration: Double
  private let oscillation: DampedOscillation

  /// A movement from a distance to another one.
  ///
  /// - Parameters:
  ///   - start: How far the row is moved aside.
  ///   - velocity: How fast that grows, in points per second; one that is not finite counts as 0.
  ///   - target: Where it comes to rest.
  package init(from start: Double, velocity: Double, to target: Double) {
    self.target = target
    oscillation = DampedOscillation(
      displacement: start - target,
      velocity: velocity.isFinite ? velocity : 0,
      angularFrequency: Self.angularFrequency,
      dampingRatio: 1
    )
    duration = oscillation.settlingDuration(within: Self.restingDistance)
  }

  /// How far the row is moved aside after a time, in seconds.
  package func distance(at time: Double) -> Double {
    time < duration ? target + oscillation.displacement(at: time) : target
  }

  /// How fast that grows after a time, in points per second.
  package func velocity(at time: Double) -> Double {
    time < duration ? oscillation.velocity(at: time) : 0
  }
}
