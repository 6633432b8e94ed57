import Foundation
import TesseraCore

/// How far an animation has come at a time.
@MainActor
enum AnimationTiming {
  /// By the clock.
  case clock(ClockTiming)
  /// As a property animator says, which can be paused and reversed; from a fraction of its time on.
  case animator(AnimatorTimeline, from: Double)

  /// The share of the way travelled at a time; a spring's passes 1 and comes back.
  func progress(at time: TimeInterval) -> Double {
    switch self {
    case .clock(let timing): timing.progress(at: time)
    case .animator(let timeline, let start): timeline.playhead.progress(at: time, from: start)
    }
  }

  /// When it arrives; the present time for an animator that is paused.
  var endTime: TimeInterval {
    switch self {
    case .clock(let timing): timing.startTime + timing.runningTime
    case .animator(let timeline, _):
      timeline.playhead.endTime ?? UIApplication.shared.backend.currentTime
    }
  }

  /// Whether it is over at a time; those of an animator are when that says so.
  func hasEnded(at time: TimeInterval) -> Bool {
    switch self {
    case .clock(let timing): time >= timing.startTime + timing.runningTime
    case .animator: false
    }
  }

  /// Whether it stands still until it is moved or sent on.
  var isPaused: Bool {
    switch self {
    case .clock: false
    case .animator(let timeline, _): !timeline.playhead.isRunning
    }
  }

  /// What moves it, if that is an animator.
  var timeline: AnimatorTimeline? {
    guard case .animator(let timeline, _) = self else { return nil }
    return timeline
  }

  /// Whether it plays more than one way.
  var repeats: Bool {
    switch self {
    case .clock(let timing): timing.cycles.repeats
    case .animator: false
    }
  }
}

/// The timing of an animation that runs by the clock.
struct ClockTiming {
  let startTime: TimeInterval
  /// How long one way takes, in seconds.
  let duration: TimeInterval
  let curve: TimingCurve
  var cycles = AnimationCycles.once

  /// An animation that begins after a delay; numbers that are not finite count as none.
  @MainActor
  init(delay: TimeInterval, duration: TimeInterval, curve: TimingCurve) {
    let runningTime = curve.runningTime(ofDuration: duration)
    startTime = UIApplication.shared.backend.currentTime + (delay.isFinite ? max(0, delay) : 0)
    self.duration = runningTime.isFinite ? runningTime : 0
    self.curve = curve
  }

  var runningTime: TimeInterval { cycles.runningTime(ofWay: duration) }

  func progress(at time: TimeInterval) -> Double {
    let elapsed = cycles.timeOnWay(at: time - startTime, ofWay: duration)
    guard elapsed > 0 else { return 0 }
    guard elapsed < duration else { return 1 }
    return curve.progress(at: elapsed, ofDuration: duration)
  }
}
