import CoreGraphics
public import Foundation

/// Recognises fingers, or a mouse button, that rest on a view.
///
/// It begins while they are still down, when the time is over on the backend's clock, changes when
/// they move and ends when they are lifted.
@preconcurrency @MainActor
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  private var requirements = Requirements()
  private var countdown: Countdown?

  private struct Requirements {
    var duration: TimeInterval = 0.5
    var movement: CGFloat = 10
    var taps = 0
    var touches = 1
  }

  /// The minimum duration of the press, in seconds; 0.5 by default.
  open var minimumPressDuration: TimeInterval {
    get { requirements.duration }
    set { requirements.duration = newValue.isNaN ? 0 : max(0, newValue) }
  }

  /// The maximum movement of a finger before the press is recognised, in points; 10 by default.
  open var allowableMovement: CGFloat {
    get { requirements.movement }
    set { requirements.movement = newValue.isNaN ? 0 : max(0, newValue) }
  }

  /// The number of taps that come before the press; 0 by default.
  open var numberOfTapsRequired: Int {
    get { requirements.taps }
    set { requirements.taps = max(0, newValue) }
  }

  /// The number of fingers that press together; 1 by default.
  open var numberOfTouchesRequired: Int {
    get { requirements.touches }
    set { requirements.touches = max(1, newValue) }
  }

  override func watches(_ touch: UITouch) -> Bool {
    touch.type != .indirectPointer || touch.button == 1
  }

  /// Starts to wait once enough fingers are down.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .possible else { return }
    guard numberOfTouches <= requirements.touches,
      progress.touches.allSatisfy({ $0.tapCount > requirements.taps })
    else { return fail() }
    guard numberOfTouches == requirements.touches else { return }
    countdown = Countdown(for: requirements.duration) { [weak self] in self?.state = .began }
  }

  /// Fails when a finger moves too far before the time is over; changes after it.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard !state.isActive else { return state = .changed }
    let hasMoved = touches.contains { touch in
      let start = touch.startWindowLocation
      let location = touch.state.windowLocation
      return hypot(location.x - start.x, location.y - start.y) > requirements.movement
    }
    if hasMoved { fail() }
  }

  /// Ends, or fails when the time was not over.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state.isActive else { return fail() }
    if progress.touches.allSatisfy(touches.contains) { state = .ended }
  }

  /// Forgets the press.
  open override func reset() {
    super.reset()
    countdown?.cancel()
    countdown = nil
  }

  private func fail() {
    countdown?.cancel()
    state = .failed
  }
}
