/// The timing of the changes of a list: at once, or over a duration.
///
/// Durations and delays are in seconds. A duration that is not positive shows the change at once.
public enum UpdateTiming: Sendable, Equatable {
  /// Everything is in its place at once.
  case atOnce
  /// A curve over a duration.
  case curve(TimingCurve, duration: Double, delay: Double)
  /// A spring by the time that it seems to take and how much it bounces; see ``Spring/init(duration:bounce:initialVelocity:)``.
  case spring(duration: Double, bounce: Double, delay: Double)

  /// Slow at both ends, 0.3 seconds.
  public static var standard: UpdateTiming {
    .curve(.cubic(.easeInOut), duration: 0.3, delay: 0)
  }
}
