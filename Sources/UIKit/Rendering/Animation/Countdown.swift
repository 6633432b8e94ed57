import Foundation

/// Does something once, in the first frame after a time, on the clock of the backend.
@MainActor
final class Countdown: FrameAnimator {
  private let end: TimeInterval
  private var action: (() -> Void)?

  /// Starts to count now.
  init(for duration: TimeInterval, then action: @escaping () -> Void) {
    end = UIApplication.shared.backend.currentTime + duration
    self.action = action
    UIApplication.shared.animationClock.start(self)
  }

  /// Does nothing any more.
  func cancel() {
    action = nil
    UIApplication.shared.animationClock.stop(self)
  }

  func advanceFrame(to time: TimeInterval) -> Bool {
    guard time >= end else { return action != nil }
    let action = self.action
    self.action = nil
    action?()
    return false
  }

  func rest(at time: TimeInterval) -> TimeInterval { max(0, end - time) }
}
