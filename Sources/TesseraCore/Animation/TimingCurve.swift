/// The pacing of an animation.
public enum TimingCurve: Sendable, Equatable {
  /// A curve over the whole of the duration the animation is given.
  case cubic(CubicBezier)
  /// A spring, which keeps its own time: the duration the animation is given has no effect.
  case spring(Spring)

  /// Returns the running time of an animation with the given duration, in seconds.
  ///
  /// With a cubic curve that duration, zero when it is negative or NaN; with a spring its
  /// ``Spring/settlingDuration``.
  public func runningTime(ofDuration duration: Double) -> Double {
    switch self {
    case .cubic: max(0, duration.isNaN ? 0 : duration)
    case .spring(let spring): spring.settlingDuration
    }
  }

  /// The progress at a time since the start, in whole ways.
  ///
  /// Exactly 0 up to the start and exactly 1 from ``runningTime(ofDuration:)`` on; in between it may
  /// overshoot. A NaN time counts as after the end, so that nothing is left in the middle.
  public func progress(at elapsed: Double, ofDuration duration: Double) -> Double {
    let runningTime = runningTime(ofDuration: duration)
    guard elapsed < runningTime else { return 1 }
    guard elapsed > 0 else { return 0 }
    return switch self {
    case .cubic(let curve): curve.value(at: elapsed / runningTime)
    case .spring(let spring): spring.value(at: elapsed)
    }
  }

  /// The speed at a time since the start, in whole ways per second.
  ///
  /// The velocity with which an interrupting animation starts. Zero before the start and after the end.
  public func velocity(at elapsed: Double, ofDuration duration: Double) -> Double {
    let runningTime = runningTime(ofDuration: duration)
    guard elapsed >= 0, elapsed < runningTime else { return 0 }
    return switch self {
    case .cubic(let curve): curve.slope(at: elapsed / runningTime) / runningTime
    case .spring(let spring): spring.velocity(at: elapsed)
    }
  }
}
