extension ScrollMotion {
  /// The limits and the deceleration of a motion.
  struct Environment: Sendable, Equatable {
    var limits: ScrollLimits
    var rate: DecelerationRate

    /// The leg that an offset begins when it is let go with a velocity.
    func released(from offset: Double, velocity: Double) -> Leg {
      guard ScrollLimits.isUsable(offset) else { return .resting(limits.clamped(offset)) }
      let velocity = ScrollLimits.isUsable(velocity) ? velocity : 0
      guard limits.contains(offset) else {
        return .bouncing(BounceBack(from: offset, velocity: velocity, to: limits.clamped(offset)))
      }
      return .decelerating(Deceleration(from: offset, velocity: velocity, rate: rate))
    }

    /// The leg that an offset begins when it is let go to come to rest at a target.
    func landing(on target: Double, from offset: Double, velocity: Double) -> Leg {
      let target = limits.clamped(target)
      guard ScrollLimits.isUsable(offset) else { return .resting(target) }
      guard limits.contains(offset) else {
        return .settling(BounceBack(from: offset, velocity: velocity, to: target))
      }
      return .decelerating(Deceleration(from: offset, landingOn: target, rate: rate))
    }
  }

  /// A part of a motion that one formula describes.
  enum Leg: Sendable, Equatable {
    case resting(Double)
    case decelerating(Deceleration)
    /// On the way back to an edge; thrown inside, it leaves the spring.
    case bouncing(BounceBack)
    /// On the way to a chosen target, which the spring does not let go.
    case settling(BounceBack)
    case animating(ScrollAnimation)
  }
}

extension ScrollMotion.Leg {
  var phase: ScrollMotion.Phase {
    switch self {
    case .resting: .resting
    case .decelerating: .decelerating
    case .bouncing, .settling: .bouncing
    case .animating: .animating
    }
  }

  func offset(at time: Double) -> Double {
    switch self {
    case .resting(let offset): offset
    case .decelerating(let movement): movement.offset(at: time)
    case .bouncing(let spring), .settling(let spring): spring.offset(at: time)
    case .animating(let animation): animation.offset(at: time)
    }
  }

  func velocity(at time: Double) -> Double {
    switch self {
    case .resting: 0
    case .decelerating(let movement): movement.velocity(at: time)
    case .bouncing(let spring), .settling(let spring): spring.velocity(at: time)
    case .animating(let animation): animation.velocity(at: time)
    }
  }

  func shifted(by distance: Double) -> Self {
    switch self {
    case .resting(let offset): .resting(offset + distance)
    case .decelerating(let movement): .decelerating(movement.shifted(by: distance))
    case .bouncing(let spring): .bouncing(spring.shifted(by: distance))
    case .settling(let spring): .settling(spring.shifted(by: distance))
    case .animating(let animation): .animating(animation.shifted(by: distance))
    }
  }

  /// When the leg ends and what follows it; nil for the last.
  func ending(in environment: ScrollMotion.Environment) -> (time: Double, next: Self)? {
    switch self {
    case .resting: nil
    case .decelerating(let movement): ending(of: movement, in: environment)
    case .bouncing(let spring): ending(of: spring, in: environment)
    case .settling(let spring): (spring.duration, .resting(spring.target))
    case .animating(let animation): (animation.duration, .resting(animation.target))
    }
  }

  private func ending(
    of movement: Deceleration,
    in environment: ScrollMotion.Environment
  ) -> (time: Double, next: Self) {
    let edge = environment.limits.clamped(movement.target)
    // An edge so near to the target that the movement counts as arrived before it gets there is where it arrives:
    // the time of passing grows without bound towards the target.
    guard let hit = movement.time(passing: edge), hit < movement.duration else {
      return (movement.duration, .resting(edge))
    }
    guard environment.limits.edge == .bouncing else { return (hit, .resting(edge)) }
    return (hit, .bouncing(BounceBack(from: edge, velocity: movement.velocity(at: hit), to: edge)))
  }

  private func ending(
    of spring: BounceBack,
    in environment: ScrollMotion.Environment
  ) -> (time: Double, next: Self) {
    guard let crossing = spring.timePassingTarget, crossing < spring.duration else {
      return (spring.duration, .resting(spring.target))
    }
    let movement = Deceleration(
      from: spring.target,
      velocity: spring.velocity(at: crossing),
      rate: environment.rate
    )
    return (crossing, .decelerating(movement))
  }
}
