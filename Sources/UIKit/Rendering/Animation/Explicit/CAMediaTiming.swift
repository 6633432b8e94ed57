import Foundation

/// The values that an animation displays before it begins and after it has ended.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  /// The name of the mode.
  public let rawValue: String

  /// Creates a mode from its name; one that has none of the names below counts as `removed`.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Its last value after its end.
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  /// Its first value before it begins.
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  /// Its first value before it begins and its last one after its end.
  public static let both = CAMediaTimingFillMode(rawValue: "both")
  /// Nothing: the layer displays the values of its properties.
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
}

/// The time at which an animation begins, its duration and its repetition.
public protocol CAMediaTiming {
  /// The time at which it begins, in seconds of its parent: the time of `CACurrentMediaTime()` for animations of layers.
  ///
  /// 0, the default, for animations of layers means when they are added.
  var beginTime: CFTimeInterval { get set }
  /// The duration of one run, in seconds; 0, the default, means a quarter of a second, and in a group the duration of the group.
  var duration: CFTimeInterval { get set }
  /// The rate of its time, relative to its parent; 1 by default.
  var speed: Float { get set }
  /// The offset into its time at which it begins, in seconds; 0 by default.
  var timeOffset: CFTimeInterval { get set }
  /// The number of runs; 0, the default, means one. `.infinity` runs until it is removed.
  var repeatCount: Float { get set }
  /// The duration of all runs together, in seconds; 0, the default, leaves that to `repeatCount`.
  var repeatDuration: CFTimeInterval { get set }
  /// Whether each run goes back as well, which takes as long again; `false` by default.
  var autoreverses: Bool { get set }
  /// The values that are displayed before it begins and after it has ended; `removed` by default.
  var fillMode: CAMediaTimingFillMode { get set }
}

/// Where in its time an animation is.
struct AnimationMoment: Equatable {
  /// The share of a run that is over, 0…1, before the timing function.
  var share: Double
  /// How many runs are over, there and back counted as one.
  var iteration: Int
}

/// When an animation runs, without what it changes.
struct AnimationSchedule {
  let begin: TimeInterval
  let speed: Double
  let timeOffset: TimeInterval
  let duration: TimeInterval
  let autoreverses: Bool
  /// How long all runs take together, in its own seconds.
  let activeDuration: TimeInterval
  let fillMode: CAMediaTimingFillMode

  init(_ timing: any CAMediaTiming, begin: TimeInterval, defaultDuration: TimeInterval) {
    func usable(_ value: Double) -> Double { value.isFinite ? max(0, value) : 0 }
    self.begin = begin
    speed = timing.speed.isFinite ? Double(timing.speed) : 1
    timeOffset = timing.timeOffset.isFinite ? timing.timeOffset : 0
    let own = usable(timing.duration)
    duration = own > 0 ? own : defaultDuration
    autoreverses = timing.autoreverses
    fillMode = timing.fillMode
    let run = autoreverses ? duration * 2 : duration
    if timing.repeatDuration > 0 {
      activeDuration = timing.repeatDuration
    } else if timing.repeatCount > 0 {
      activeDuration = run * Double(timing.repeatCount)
    } else {
      activeDuration = run
    }
  }

  /// The time of the animation itself at a time of what it is in.
  private func localTime(at time: TimeInterval) -> TimeInterval {
    (time - begin) * speed + timeOffset
  }

  func hasBegun(at time: TimeInterval) -> Bool { time >= begin }

  func hasEnded(at time: TimeInterval) -> Bool {
    hasBegun(at: time) && localTime(at: time) >= activeDuration
  }

  /// Where it is at a time of what it is in; `nil` where it shows nothing.
  func moment(at time: TimeInterval) -> AnimationMoment? {
    let local = localTime(at: time)
    guard hasBegun(at: time), local >= 0 else {
      return fillMode == .backwards || fillMode == .both
        ? AnimationMoment(share: 0, iteration: 0) : nil
    }
    if local >= activeDuration, fillMode != .forwards, fillMode != .both { return nil }
    return moment(atLocalTime: min(local, activeDuration))
  }

  private func moment(atLocalTime local: TimeInterval) -> AnimationMoment {
    guard duration > 0 else { return AnimationMoment(share: 1, iteration: 0) }
    let run = autoreverses ? duration * 2 : duration
    var iteration = (local / run).rounded(.down)
    // The end of the last run is no beginning of another.
    if local >= activeDuration, iteration > 0, iteration * run == local { iteration -= 1 }
    let inside = (local - iteration * run) / duration
    let share = inside > 1 ? 2 - inside : inside
    return AnimationMoment(
      share: min(max(share, 0), 1),
      iteration: Int(min(iteration, Double(Int32.max)))
    )
  }
}
