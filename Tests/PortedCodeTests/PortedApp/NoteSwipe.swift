import UIKit

/// A recogniser of the app's own.
final class NoteSwipe: UIPanGestureRecognizer {
  let label: String

  init(name: String, target: Any?, action: Selector?) {
    label = name
    super.init(target: target, action: action)
  }
}

/// Counts the ticks of a timer.
final class NoteTimer: NSObject {
  private(set) var ticks = 0
  private var timer: Timer?

  func start() {
    timer = Timer.scheduledTimer(
      timeInterval: 60,
      target: self,
      selector: Selector(Self.tick),
      userInfo: nil,
      repeats: true
    )
  }

  func fire() { timer?.fire() }

  func stop() {
    timer?.invalidate()
    timer = nil
  }

  private func tick(_ timer: Timer) { ticks += 1 }
}
