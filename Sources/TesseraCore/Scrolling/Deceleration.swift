/// A movement that nothing drives and friction slows, as content after a flick.
///
/// The velocity falls by the same part in every millisecond, so the path is an exponential. It is a
/// function of time: the frames at which it is looked at do not change it. Offsets are in points,
/// velocities in points per second, times in seconds since the release; times before it, and NaN, answer
/// as time zero.
public struct Deceleration: Sendable, Equatable {
  /// The distance to the target, in points, that counts as arrived: a quarter of a point.
  public static let restingDistance = 0.25

  /// The offset at the release.
  public let initialOffset: Double
  /// The velocity at the release, positive towards larger offsets.
  public let initialVelocity: Double
  /// The share of the velocity that is left after each millisecond.
  public let rate: DecelerationRate

  /// A movement released with a velocity.
  ///
  /// An offset that is not finite counts as 0, a velocity that is not finite as rest.
  public init(from offset: Double, velocity: Double, rate: DecelerationRate = .normal) {
    initialOffset = offset.isFinite ? offset : 0
    initialVelocity = velocity.isFinite ? velocity : 0
    self.rate = rate
  }

  /// Creates the movement that stops at a given target.
  ///
  /// Its initial velocity is what `scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)` asks
  /// for when the delegate sets another target: chosen so that the deceleration ends there. It points
  /// towards the target even if the finger moved the other way. A target that is not finite is the offset
  /// itself.
  public init(from offset: Double, landingOn target: Double, rate: DecelerationRate = .normal) {
    let start = offset.isFinite ? offset : 0
    let distance = target.isFinite ? target - start : 0
    self.init(from: start, velocity: distance * rate.decayPerSecond, rate: rate)
  }

  /// The offset at which the movement stops when nothing is in its way.
  public var target: Double { initialOffset + initialVelocity / rate.decayPerSecond }

  /// The time until the offset is within ``restingDistance`` of the target; 0 when it starts there.
  public var duration: Double {
    let distance = (target - initialOffset).magnitude
    guard distance > Self.restingDistance else { return 0 }
    return Numerics.logarithm(distance / Self.restingDistance) / rate.decayPerSecond
  }

  /// The offset at a time.
  public func offset(at time: Double) -> Double {
    guard time > 0 else { return initialOffset }
    let travelled = -Numerics.exponentialMinusOne(-rate.decayPerSecond * time)
    return initialOffset + initialVelocity / rate.decayPerSecond * travelled
  }

  /// The velocity at a time.
  public func velocity(at time: Double) -> Double {
    guard time > 0 else { return initialVelocity }
    return initialVelocity * Numerics.exponential(-rate.decayPerSecond * time)
  }

  /// The time at which the movement passes an offset, or nil when it never gets there.
  ///
  /// The offset it starts from is passed at time 0; the ``target`` is only ever approached.
  public func time(passing offset: Double) -> Double? {
    guard offset != initialOffset else { return 0 }
    let share = (offset - initialOffset) / (target - initialOffset)
    guard share > 0, share < 1 else { return nil }
    return -Numerics.logarithm(1 - share) / rate.decayPerSecond
  }

  /// The movement translated along the axis, its velocity unchanged.
  ///
  /// A distance that is not finite moves nothing.
  public func shifted(by distance: Double) -> Deceleration {
    guard distance.isFinite else { return self }
    return Deceleration(from: initialOffset + distance, velocity: initialVelocity, rate: rate)
  }
}
