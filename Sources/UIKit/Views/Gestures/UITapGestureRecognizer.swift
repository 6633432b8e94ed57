import CoreGraphics
import Foundation

/// Recognises short presses of one or several fingers, or of a mouse button, once or in a row.
///
/// A press that lasts longer than three quarters of a second, or moves more than 10 points, is none.
/// Between taps in a row there may be a third of a second; the time is that of the backend's clock.
@preconcurrency @MainActor
open class UITapGestureRecognizer: UIGestureRecognizer {
  private var requirements = Requirements()
  private var tapping = Tapping()

  private struct Requirements {
    var taps = 1
    var touches = 1
    var buttons = UIEvent.ButtonMask.primary
  }

  private struct Tapping {
    var finishedTaps = 0
    /// The most fingers that were down at once in this tap.
    var fingers = 0
    var firstLocation: CGPoint?
    var countdown: Countdown?
  }

  /// How long a press may last, in seconds.
  static let longestPress: TimeInterval = 0.75
  /// How far a press may move, in points.
  static let allowableMovement: CGFloat = 10
  /// How far taps in a row may be from the first, in points.
  static let largestDistance: CGFloat = 45

  /// The number of taps in a row; 1 by default.
  open var numberOfTapsRequired: Int {
    get { requirements.taps }
    set { requirements.taps = max(1, newValue) }
  }

  /// The number of fingers that tap together; 1 by default.
  open var numberOfTouchesRequired: Int {
    get { requirements.touches }
    set { requirements.touches = max(1, newValue) }
  }

  /// The mouse button that taps; the primary one by default.
  ///
  /// Fingers have none and always count.
  open var buttonMaskRequired: UIEvent.ButtonMask {
    get { requirements.buttons }
    set { requirements.buttons = newValue }
  }

  override func watches(_ touch: UITouch) -> Bool {
    touch.type != .indirectPointer || .button(touch.button) == requirements.buttons
  }

  /// Starts a tap, or takes another finger into it.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard progress.waitingState == nil else { return }
    tapping.fingers = max(tapping.fingers, numberOfTouches)
    let location = progress.touches.first?.startWindowLocation ?? .zero
    let first = tapping.firstLocation ?? location
    tapping.firstLocation = first
    guard tapping.fingers <= requirements.touches,
      hypot(location.x - first.x, location.y - first.y) <= Self.largestDistance
    else { return fail() }
    failUnlessDone(within: Self.longestPress)
  }

  /// Fails when a finger moves too far.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    let hasMoved = touches.contains { touch in
      let start = touch.startWindowLocation
      let location = touch.state.windowLocation
      return hypot(location.x - start.x, location.y - start.y) > Self.allowableMovement
    }
    if hasMoved { fail() }
  }

  /// Counts the tap once its last finger goes up.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard progress.waitingState == nil, progress.touches.allSatisfy(touches.contains) else {
      return
    }
    guard tapping.fingers == requirements.touches else { return fail() }
    tapping.finishedTaps += 1
    tapping.fingers = 0
    tapping.countdown?.cancel()
    if tapping.finishedTaps == requirements.taps {
      state = .ended
    } else {
      failUnlessDone(within: TapCounter.interval)
    }
  }

  /// Forgets the taps.
  open override func reset() {
    super.reset()
    tapping.countdown?.cancel()
    tapping = Tapping()
  }

  private func failUnlessDone(within duration: TimeInterval) {
    tapping.countdown?.cancel()
    tapping.countdown = Countdown(for: duration) { [weak self] in self?.fail() }
  }

  private func fail() {
    tapping.countdown?.cancel()
    state = .failed
  }
}
