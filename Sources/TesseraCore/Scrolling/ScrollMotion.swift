/// The movement of a scroll view's offset along one axis while no finger drags it.
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
///    when the edge is firm or no more than ``Deceleration/restingDistance`` in front of its target.
/// 2. A bouncing offset that is thrown inside decelerates from the edge on.
/// 3. Offset and velocity are continuous, but for the last ``Deceleration/restingDistance`` before rest
///    and a firm edge.
/// 4. The frames at which a motion is looked at do not change it.
///
/// Offsets are in points, velocities in points per second. Times before the start answer as time zero,
/// NaN as the end.
public struct ScrollMotion: Sendable, Equatable {
  /// The phases of a motion.
  public enum Phase: Sendable, Equatable {
    /// The motion has stopped.
    case resting
    /// It is slowed by friction.
    case decelerating
    /// It is drawn to an edge or a target by a spring.
    case bouncing
    /// It goes to an offset the program asked for.
    case animating
  }

  let environment: Environment
  /// The legs in the order of their times; never empty.
  private let stages: [TimedLeg]

  private struct TimedLeg: Sendable, Equatable {
    var start: Double
    var leg: Leg
  }

  /// The offsets between which the motion stops.
  public var limits: ScrollLimits { environment.limits }

  /// A motion that is released with a velocity, as at the end of a drag.
  ///
  /// From outside the limits it bounces back at once. An offset that is not finite, or further away than
  /// ``ScrollLimits/largestMagnitude``, counts as the nearest limit, such a velocity as rest.
  public init(
    from offset: Double,
    velocity: Double,
    limits: ScrollLimits,
    rate: DecelerationRate = .normal
  ) {
    let environment = Environment(limits: limits, rate: rate)
    self.init(
      leg: environment.released(from: offset, velocity: velocity),
      environment: environment
    )
  }

  /// A motion that is released with a velocity and stops at a target.
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
    let environment = Environment(limits: limits, rate: rate)
    self.init(
      leg: environment.landing(on: target, from: offset, velocity: velocity),
      environment: environment
    )
  }

  /// A motion that follows an animation the program asked for.
  ///
  /// The limits do not hold the animation back, because `setContentOffset(_:animated:)` may lead outside;
  /// they count once it is ``continued(from:in:)``.
  public init(_ animation: ScrollAnimation, limits: ScrollLimits) {
    self.init(
      leg: .animating(animation),
      environment: Environment(limits: limits, rate: .normal)
    )
  }

  init(leg: Leg, environment: Environment) {
    self.environment = environment
    var stages = [TimedLeg(start: 0, leg: leg)]
    var last = stages[0]
    while let ending = last.leg.ending(in: environment) {
      last = TimedLeg(start: last.start + ending.time, leg: ending.next)
      stages.append(last)
    }
    self.stages = stages
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

  /// Returns the phase of the motion at a time.
  public func phase(at time: Double) -> Phase { moment(at: time).leg.phase }

  /// The offset at which the motion stops.
  public var restingOffset: Double { offset(at: .infinity) }

  /// The time at which the motion stops, in seconds after the start; 0 for one that is at rest.
  public var duration: Double { stages[stages.count - 1].start }

  /// The leg that the motion starts with.
  var firstLeg: Leg { stages[0].leg }

  /// The leg under way at a time, and the time since it began.
  func moment(at time: Double) -> (leg: Leg, time: Double) {
    let time = time.isNaN ? .infinity : max(0, time)
    var index = stages.count - 1
    while index > 0, stages[index].start > time { index -= 1 }
    return (stages[index].leg, time - stages[index].start)
  }
}
