extension ScrollMotion {
  /// The motion translated along the axis together with its limits, its velocity unchanged.
  ///
  /// It keeps a fling smooth while content is inserted before the visible part. The limits that the content has afterwards follow with
  /// ``continued(from:in:)``. A distance that is not finite moves nothing.
  public func shifted(by distance: Double) -> ScrollMotion {
    guard distance.isFinite else { return self }
    return ScrollMotion(
      leg: firstLeg.shifted(by: distance),
      environment: Environment(
        limits: limits.shifted(by: distance),
        rate: environment.rate
      )
    )
  }

  /// The rest of the motion from a time on, inside other limits; its time zero is that time.
  ///
  /// With the limits it had, the path is unchanged. Otherwise offset and velocity stay what they are,
  /// and:
  /// 1. what decelerates goes on, towards the edge that is there now;
  /// 2. what bounces is drawn to the edge that is there now, or decelerates when the offset has come
  ///    to be inside;
  /// 3. what rests, and has come to be outside, bounces back;
  /// 4. what goes to a chosen target goes to the nearest one inside, and arrives when it would have.
  public func continued(from time: Double, in limits: ScrollLimits) -> ScrollMotion {
    let moment = moment(at: time)
    let environment = Environment(limits: limits, rate: environment.rate)
    let offset = moment.leg.offset(at: moment.time)
    let velocity = moment.leg.velocity(at: moment.time)
    let leg: Leg =
      switch moment.leg {
      case .resting, .decelerating, .bouncing:
        environment.released(from: offset, velocity: velocity)
      case .settling(let spring):
        .settling(
          BounceBack(from: offset, velocity: velocity, to: limits.clamped(spring.target))
        )
      case .animating(let animation):
        .animating(
          animation.corrected(to: limits.clamped(animation.target), at: moment.time)
        )
      }
    return ScrollMotion(leg: leg, environment: environment)
  }

  /// The rest of the motion from a time on, to a target that turned out to be elsewhere.
  ///
  /// An animation goes there with the velocity it has and arrives when it would have, also outside the
  /// limits; see ``ScrollAnimation/corrected(to:at:)``. Other motions have no target of the program's and
  /// go on as they are.
  public func corrected(to target: Double, at time: Double) -> ScrollMotion {
    let moment = moment(at: time)
    guard case .animating(let animation) = moment.leg else {
      return continued(from: time, in: limits)
    }
    return ScrollMotion(animation.corrected(to: target, at: moment.time), limits: limits)
  }
}
