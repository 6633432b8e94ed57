import Foundation
import TesseraCore

/// One call of `UIView.animate`: its timing, and who is to hear of its end.
///
/// It lives as long as an animation that it started.
@MainActor
final class UIViewAnimationTransaction {
  let startTime: TimeInterval
  let duration: TimeInterval
  let curve: TimingCurve
  let options: UIView.AnimationOptions
  private var runningCount = 0
  private var completion: ((Bool) -> Void)?

  /// The transaction that changes made now belong to; `nil` outside animation blocks.
  private(set) static var current: UIViewAnimationTransaction?

  init(
    delay: TimeInterval,
    duration: TimeInterval,
    curve: TimingCurve,
    options: UIView.AnimationOptions,
    completion: ((Bool) -> Void)?
  ) {
    startTime = UIApplication.shared.backend.currentTime + max(0, delay)
    self.duration = curve.runningTime(ofDuration: duration)
    self.curve = curve
    self.options = options
    self.completion = completion
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

  func animationWillStart() { runningCount += 1 }

  func animationDidEnd(finished: Bool) {
    runningCount -= 1
    guard runningCount == 0 || !finished else { return }
    complete(finished: finished)
  }

  /// Runs `changes` so that what they change belongs to `transaction`; `nil` turns animations off.
  static func perform(in transaction: UIViewAnimationTransaction?, _ changes: () -> Void) {
    let outer = current
    current = transaction
    defer { current = outer }
    changes()
  }

  /// Runs `changes` and, if nothing of what they changed animates, completes in the next frame.
  func run(_ changes: () -> Void) {
    Self.perform(in: self, changes)
    guard runningCount == 0, completion != nil else { return }
    UIApplication.shared.animationClock.performAtNextFrame { self.complete(finished: true) }
  }

  private func complete(finished: Bool) {
    let completion = self.completion
    self.completion = nil
    completion?(finished)
  }
}
