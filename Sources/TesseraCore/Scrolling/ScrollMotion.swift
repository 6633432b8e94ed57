/// How the offset of a scroll view moves along one axis while no finger holds it.
///
/// A motion is a function of time made of up to four legs, each in closed form:
///
/// ```
/// offset        edge hit
///   |             .-.
/// upper ─ ─ ─ ─ ./─ ─`--.___________     decelerating → bouncing → resting
///   |        .'
///   |     .'
///   |   /
///   +--------------------------------- seconds since the start
/// ```
///
/// 1. A decelerating offset that reaches an edge bounces with the velocity it has left, or rests there
///    when the edge is firm.
/// 2. A bouncing offset that is thrown inside decelerates from the edge on.
/// 3. Offset and velocity are continuous, but for the last ``Deceleration/restingDistance`` before rest
///    and a firm edge.
/// 4. The frames at which a motion is looked at do not change it.
///
/// Offsets are in points, velocities in points per second. Times before the start answer as time zero,
/// NaN as the end.
public struct ScrollMotion: Sendable, Equatable {
  /// What a motion does at a time.
  public enum Phase: Sendable, Equatable {
    /// It has come to rest.
    case resting
    /// It is slowed by friction.
    case decelerating
    /// It is drawn to an edge or a target by a spring.
    case bouncing
    /// It goes to an offset the program asked for.
    case animating
  }

  let leg: Leg
  let surroundings: Surroundings

  /// The offsets between which the motion comes to rest.
  public var limits: ScrollLimits { surroundings.limits }

  /// A motion that is released with a velocity, as at the end of a drag.
  ///
  /// From outside the limits it bounces back at once. An offset that is not finite counts as the nearest
  /// limit, a velocity that is not finite as rest.
  public init(
    from offset: Double,
    velocity: Double,
    limits: ScrollLimits,
    rate: DecelerationRate = .normal
  ) {
    surroundings = Surroundings(limits: limits, rate: rate)
    leg = surroundings.released(from: offset, velocity: velocity)
  }

  /// A motion that is released with a velocity and comes to rest at a target.
  ///
  /// The target, brought into the limits, is the one that paging or the delegate chose. From inside the
  /// limits it decelerates with the initial velocity that ends there; from outside a spring draws it to
  /// the target with the velocity it has. A target that is not finite is treated as an offset that is
  /// not.
  public init(
    from offset: Double,
    velocity: Double,
    landingOn target: Double,
    limits: ScrollLimits,
    rate: DecelerationRate = .normal
  ) {
    surroundings = Surroundings(limits: limits, rate: rate)
    let target = limits.clamped(target)
    guard offset.isFinite else {
      leg = .resting(target)
      return
    }
    leg =
      limits.contains(offset)
      ? .decelerating(Deceleration(from: offset, landingOn: target, rate: rate))
      : .settling(BounceBack(from: offset, velocity: velocity, to: target))
  }

  /// A motion that follows an animation the program asked for.
  ///
  /// The limits do not hold the animation back, because `setContentOffset(_:animated:)` may lead outside;
  /// they count once it is ``continued(from:in:)``.
  public init(_ animation: ScrollAnimation, limits: ScrollLimits) {
    surroundings = Surroundings(limits: limits, rate: .normal)
    leg = .animating(animation)
  }

  init(leg: Leg, surroundings: Surroundings) {
    self.leg = leg
    self.surroundings = surroundings
  }

  /// The offset at a time.
  public func offset(at time: Double) -> Double {
    let moment = moment(at: time)
    return moment.leg.offset(at: moment.time)
  }

  /// The velocity at a time.
  public func velocity(at time: Double) -> Double {
    let moment = moment(at: time)
    return moment.leg.velocity(at: moment.time)
  }

  /// What the motion does at a time.
  public func phase(at time: Double) -> Phase { moment(at: time).leg.phase }

  /// Where the motion comes to rest.
  public var restingOffset: Double { offset(at: .infinity) }

  /// When the motion comes to rest, in seconds after the start; 0 for one that is at rest.
  public var duration: Double {
    var leg = leg
    var total = 0.0
    while let ending = leg.ending(in: surroundings) {
      total += ending.time
      leg = ending.next
    }
    return total
  }

  /// The leg under way at a time, and the time since it began.
  func moment(at time: Double) -> (leg: Leg, time: Double) {
    var leg = leg
    var rest = time.isNaN ? .infinity : max(0, time)
    while let ending = leg.ending(in: surroundings), rest >= ending.time {
      leg = ending.next
      rest -= ending.time
    }
    return (leg, rest)
  }
}
