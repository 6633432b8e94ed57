/// The number of times that an animation plays, and whether it reverses each time.
///
/// A cycle is one way there, and with ``autoreverses`` the way back as well, which is the way there backwards in time.
public struct AnimationCycles: Sendable, Equatable {
  /// The number of cycles; the last may be a part of one.
  ///
  /// Infinite for an animation that does not end.
  public let count: Double
  /// Whether each cycle goes back to where it began.
  public let autoreverses: Bool

  /// Once, and there it stays.
  public static let once = AnimationCycles(count: 1, autoreverses: false)

  /// A number of cycles; one that is not positive, and NaN, count as one.
  public init(count: Double, autoreverses: Bool) {
    self.count = count > 0 ? count : 1
    self.autoreverses = autoreverses
  }

  /// Whether the animation plays more than one way.
  public var repeats: Bool { count != 1 || autoreverses }

  /// Returns the duration of all cycles, where one way takes `time`; all times are in seconds.
  public func runningTime(ofWay time: Double) -> Double {
    time > 0 ? count * cycle(ofWay: time) : 0
  }

  /// Returns the time on a single forward way at which everything is where it is at a time since the start.
  ///
  /// Up to the start it is zero, and at the end of the last cycle the end of the way, as things stay there then, even if
  /// that cycle went back.
  public func timeOnWay(at elapsed: Double, ofWay time: Double) -> Double {
    guard repeats else { return min(max(elapsed, 0), time) }
    guard elapsed > 0, time > 0 else { return 0 }
    guard elapsed < runningTime(ofWay: time) else { return time }
    let inCycle = elapsed.truncatingRemainder(dividingBy: cycle(ofWay: time))
    return inCycle <= time ? inCycle : 2 * time - inCycle
  }

  private func cycle(ofWay time: Double) -> Double { autoreverses ? 2 * time : time }
}
