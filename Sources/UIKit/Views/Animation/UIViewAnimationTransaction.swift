import Foundation
import TesseraCore

/// One call of `UIView.animate`: its timing, and the completion to call at its end.
///
/// It lives as long as an animation that it started.
@MainActor
final class UIViewAnimationTransaction {
  let timing: AnimationTiming
  let options: UIView.AnimationOptions
  /// The keyframe that changes made now belong to; `nil` where there are no keyframes.
  private(set) var keyframe: Keyframe?
  /// What has not come to its end: animations, and the block while it runs.
  private var runningCount = 0
  /// Whether all that has ended has arrived.
  private var hasFinished = true
  private var completion: ((Bool) -> Void)?
  /// What waits for the end besides, if it has begun.
  private var outerCompletion: TransactionCompletion?
  /// Whether something that the block changed is seen only when views are laid out.
  private(set) var laysOutAtEnd: Bool

  /// A part of an animation with keyframes, in fractions of its time.
  struct Keyframe {
    var start = 0.0
    var duration = 1.0
    let interpolation: KeyframeTrack.Interpolation
  }

  /// The transaction that changes made now belong to; `nil` outside animation blocks.
  private(set) static var current: UIViewAnimationTransaction?

  init(
    _ timing: AnimationTiming,
    options: UIView.AnimationOptions,
    keyframes: KeyframeTrack.Interpolation? = nil,
    completion: ((Bool) -> Void)?
  ) {
    self.timing = timing
    self.options = options
    keyframe = keyframes.map { Keyframe(interpolation: $0) }
    self.completion = completion
    laysOutAtEnd = options.contains(.layoutSubviews)
  }

  convenience init(
    delay: TimeInterval,
    duration: TimeInterval,
    curve: TimingCurve,
    options: UIView.AnimationOptions,
    completion: ((Bool) -> Void)?
  ) {
    var timing = ClockTiming(delay: delay, duration: duration, curve: curve)
    timing.cycles = options.cycles
    self.init(.clock(timing), options: options, completion: completion)
  }

  /// When it begins, in the backend's time; now for what an animator moves.
  var startTime: TimeInterval {
    switch timing {
    case .clock(let timing): timing.startTime
    case .animator: UIApplication.shared.backend.currentTime
    }
  }

  /// How long one way takes, in seconds.
  var duration: TimeInterval {
    switch timing {
    case .clock(let timing): timing.duration
    case .animator(let timeline, let start): timeline.playhead.runningTime * (1 - start)
    }
  }

  var curve: TimingCurve {
    switch timing {
    case .clock(let timing): timing.curve
    case .animator(let timeline, _): timeline.playhead.curve
    }
  }

  var allowsUserInteraction: Bool { options.contains(.allowUserInteraction) }

  /// Whether anything that it animates is on its way.
  var isRunning: Bool { runningCount > 0 }

  func animationWillStart() {
    runningCount += 1
    guard runningCount == 1, outerCompletion == nil else { return }
    outerCompletion = CATransaction.completion
    outerCompletion?.hold()
  }

  /// One of the animations is over; the last one to be so completes, once.
  func animationDidEnd(finished: Bool) {
    runningCount -= 1
    if !finished { hasFinished = false }
    if runningCount == 0 { complete() }
  }

  /// Lays out all windows at the end of an animation block, so that the consequences of its changes animate.
  func layOutAtEnd() { laysOutAtEnd = true }

  /// Runs `changes` so that what they change belongs to `transaction`; `nil` turns animations off.
  static func perform(in transaction: UIViewAnimationTransaction?, _ changes: () -> Void) {
    let outer = current
    current = transaction
    defer { current = outer }
    changes()
  }

  /// Runs `changes` and, if nothing of what they changed animates, completes in the next frame.
  func run(_ changes: () -> Void) {
    // Animations that end while others are still to start are not the end of it.
    animationWillStart()
    Self.perform(in: self, changes)
    runningCount -= 1
    guard runningCount == 0, completion != nil || outerCompletion != nil else { return }
    UIApplication.shared.animationClock.performAtNextFrame { self.complete() }
  }

  /// Runs `changes` so that what they change happens in a part of the time, if this has keyframes.
  func performKeyframe(from start: Double, for duration: Double, _ changes: () -> Void) {
    let outer = keyframe
    keyframe?.start = start
    keyframe?.duration = duration
    defer { keyframe = outer }
    changes()
  }

  private func complete() {
    let completion = self.completion
    self.completion = nil
    completion?(hasFinished)
    let outerCompletion = self.outerCompletion
    self.outerCompletion = nil
    outerCompletion?.release()
  }
}

extension UIView.AnimationOptions {
  /// How often the animation plays.
  var cycles: AnimationCycles {
    AnimationCycles(
      count: contains(.repeat) ? .infinity : 1,
      autoreverses: contains(.autoreverse)
    )
  }
}
