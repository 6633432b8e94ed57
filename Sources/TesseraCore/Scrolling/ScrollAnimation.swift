/// A movement to an offset that the program asked for, as `setContentOffset(_:animated:)`.
///
/// The path is the cubic that leaves with the velocity there was and arrives at rest. From rest that is
/// the smooth step *3s² − 2s³*, slow at both ends. Because a cubic is determined by its two ends, an
/// animation taken up in the middle follows the path it would have followed. Offsets are in points,
/// velocities in points per second, times in seconds; times before the start answer as time zero, those
/// after the end and NaN as the end.
public struct ScrollAnimation: Sendable, Equatable {
  /// The time an animation takes from rest, whatever the distance.
  public static let standardDuration = 0.3

  /// The duration for a notch of a wheel or a press of a key: short enough to follow the user.
  public static let quickDuration = 0.2

  /// The offset at the start.
  public let initialOffset: Double
  /// The velocity at the start.
  public let initialVelocity: Double
  /// The offset at which the animation ends.
  public let target: Double
  /// The duration of the animation, in seconds.
  public let duration: Double

  /// An animation to an offset, from rest or in motion.
  ///
  /// It takes the time given, ``standardDuration`` unless said otherwise; less when the velocity would
  /// otherwise carry the offset past the target, which is when it covers three times the distance in
  /// that time. A target that is not finite is the offset itself; an offset that is not finite counts
  /// as the target, a velocity that is not finite as rest.
  public init(
    from offset: Double,
    velocity: Double = 0,
    to target: Double,
    within time: Double = standardDuration
  ) {
    let distance = target - offset
    let longest = velocity == 0 ? Double.infinity : 3 * distance / velocity
    self.init(
      from: offset,
      velocity: velocity,
      to: target,
      duration: longest > 0 ? min(time, longest) : time
    )
  }

  private init(from offset: Double, velocity: Double, to target: Double, duration: Double) {
    let end = target.isFinite ? target : (offset.isFinite ? offset : 0)
    self.target = end
    initialOffset = offset.isFinite ? offset : end
    initialVelocity = velocity.isFinite ? velocity : 0
    self.duration = duration
  }

  /// The offset at a time; exactly the target from ``duration`` on.
  public func offset(at time: Double) -> Double {
    guard time < duration else { return target }
    guard time > 0 else { return initialOffset }
    let part = time / duration
    let rest = 1 - part
    let step = part * part * (3 - 2 * part)
    return initialOffset + (target - initialOffset) * step
      + initialVelocity * duration * part * rest * rest
  }

  /// The velocity at a time; 0 from ``duration`` on.
  public func velocity(at time: Double) -> Double {
    guard time < duration else { return 0 }
    guard time > 0 else { return initialVelocity }
    let part = time / duration
    let rest = 1 - part
    return (target - initialOffset) / duration * 6 * part * rest
      + initialVelocity * rest * (1 - 3 * part)
  }

  /// The animation to another target from where this one is at a time, with the velocity it has there.
  ///
  /// It starts again: what the program requests takes a full duration.
  public func retargeted(to target: Double, at time: Double) -> ScrollAnimation {
    ScrollAnimation(from: offset(at: time), velocity: velocity(at: time), to: target)
  }

  /// The rest of this animation from a time on, to a target that turned out to be elsewhere.
  ///
  /// It ends when this one would have ended, however often it is corrected; needed when sizes that are
  /// measured on the way move the target. With the same target the path is unchanged. When no time is
  /// left it is at the target at once.
  public func corrected(to target: Double, at time: Double) -> ScrollAnimation {
    let elapsed = time.isNaN ? duration : max(0, time)
    return ScrollAnimation(
      from: offset(at: elapsed),
      velocity: velocity(at: elapsed),
      to: target,
      duration: max(0, duration - elapsed)
    )
  }

  /// The animation translated along the axis, its velocity unchanged.
  ///
  /// A distance that is not finite moves nothing.
  public func shifted(by distance: Double) -> ScrollAnimation {
    guard distance.isFinite else { return self }
    return ScrollAnimation(
      from: initialOffset + distance,
      velocity: initialVelocity,
      to: target + distance,
      duration: duration
    )
  }
}
