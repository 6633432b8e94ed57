import Foundation
import TesseraCore

/// One call of `UIView.animate`: its timing, and the completion to call at its end.
///
/// It lives as long as an animation that it started.
@MainActor
final class UIViewAnimationTransaction {
  let startTime: TimeInterval
  let duration: TimeInterval
  let curve: TimingCurve
  let options: UIView.AnimationOptions
  /// What has not come to its end: animations, and the block while it runs.
  private var runningCount = 0
  /// Whether all that has ended has arrived.
  private var hasFinished = true
  private var completion: ((Bool) -> Void)?
  /// What waits for the end besides, if it has begun.
  private var outerCompletion: TransactionCompletion?
  /// Whether something that the block changed is seen only when views are laid out.
  private(set) var laysOutAtEnd: Bool

  /// The transaction that changes made now belong to; `nil` outside animation blocks.
  private(set) static var current: UIViewAnimationTransaction?

  init(
    delay: TimeInterval,
    duration: TimeInterval,
    curve: TimingCurve,
    options: UIView.AnimationOptions,
    completion: ((Bool) -> Void)?
  ) {
    let runningTime = curve.runningTime(ofDuration: duration)
    startTime = UIApplication.shared.backend.currentTime + (delay.isFinite ? max(0, delay) : 0)
    self.duration = runningTime.isFinite ? runningTime : 0
    self.curve = curve
    self.options = options
    self.completion = completion
    laysOutAtEnd = options.contains(.layoutSubviews)
  }

  var allowsUserInteraction: Bool { options.contains(.allowUserInteraction) }

  /// The share of the way travelled at `time`; a spring's passes 1 and comes back.
  func progress(at time: TimeInterval) -> Double {
    let elapsed = time - startTime
    guard elapsed > 0 else { return 0 }
    guard elapsed < duration else { return 1 }
    return curve.progress(at: elapsed, ofDuration: duration)
  }

  func hasEnded(at time: TimeInterval) -> Bool { time >= startTime + duration }

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

  /// Has all windows laid out at the end of an animation block, so that what follows from its changes animates.
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

  private func complete() {
    let completion = self.completion
    self.completion = nil
    completion?(hasFinished)
    let outerCompletion = self.outerCompletion
    self.outerCompletion = nil
    outerCompletion?.release()
  }
}
