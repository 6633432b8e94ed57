/// A movement that a critically damped spring brings to an offset, as content past its edge.
///
/// Released at rest, or moving away, it returns without passing the target. Offsets are in points,
/// velocities in points per second, times in seconds; times before the start, and NaN, answer as time
/// zero.
public struct BounceBack: Sendable, Equatable {
  /// The angular frequency of the spring, in radians per second.
  ///
  /// A flick that hits the edge at 1,000 points per second goes 1,000 / (10 · *e*) = 37 points past it and
  /// is back to within a quarter of a point after 0.81 seconds.
  public static let angularFrequency = 10.0

  /// The offset at which the movement stops.
  public let target: Double
  private let oscillation: DampedOscillation

  /// A movement from an offset to a target.
  ///
  /// When a number is not finite the movement is at rest at the target; a target that is not finite is
  /// 0.
  public init(from offset: Double, velocity: Double, to target: Double) {
    self.target = target.isFinite ? target : 0
    oscillation = DampedOscillation(
      displacement: offset - self.target,
      velocity: velocity,
      angularFrequency: Self.angularFrequency,
      dampingRatio: 1
    )
  }

  /// The time after which the offset stays within ``Deceleration/restingDistance`` of the target.
  public var duration: Double {
    oscillation.settlingDuration(within: Deceleration.restingDistance)
  }

  /// The offset at a time.
  public func offset(at time: Double) -> Double { target + oscillation.displacement(at: time) }

  /// The velocity at a time.
  public func velocity(at time: Double) -> Double { oscillation.velocity(at: time) }

  /// The time at which the movement passes its target, or nil when it only approaches it.
  ///
  /// It passes when it is thrown towards the target faster than the spring would bring it. One that
  /// starts at the target does not pass it again.
  public var timePassingTarget: Double? {
    let displacement = oscillation.initialDisplacement
    let push = oscillation.initialVelocity + Self.angularFrequency * displacement
    guard displacement * push < 0 else { return nil }
    return -displacement / push
  }

  /// The movement translated along the axis, its velocity unchanged.
  ///
  /// A distance that is not finite moves nothing.
  public func shifted(by distance: Double) -> BounceBack {
    guard distance.isFinite else { return self }
    return BounceBack(
      from: target + oscillation.initialDisplacement + distance,
      velocity: oscillation.initialVelocity,
      to: target + distance
    )
  }
}
