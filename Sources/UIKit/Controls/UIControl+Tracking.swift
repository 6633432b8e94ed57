import CoreGraphics
import Foundation

/// Following a touch or a key, from when it goes down until it is lifted.
extension UIControl {
  /// How far outside the control a finger that went down in it still counts as inside, in points.
  ///
  /// A finger covers what it presses; a pointer does not.
  private static var fingerReach: CGFloat { 70 }

  /// Follows an event, which methods with two parameters get meanwhile.
  func during<Result>(_ event: UIEvent?, _ body: () -> Result) -> Result {
    let former = currentEvent
    currentEvent = event
    defer { currentEvent = former }
    return body()
  }

  func tracked(in touches: Set<UITouch>) -> UITouch? {
    guard case .touch(let touch) = tracking, touches.contains(touch) else { return nil }
    return touch
  }

  func begin(_ touch: UITouch, with event: UIEvent?) {
    guard isEnabled, touch.button == 1, case .idle = tracking,
      beginTracking(touch, with: event)
    else { return }
    tracking = .touch(touch)
    isTouchInside = true
    isHighlighted = true
    sendActions(for: touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown)
  }

  func follow(_ touch: UITouch, with event: UIEvent?) {
    let wasInside = isTouchInside
    isTouchInside = isInside(touch)
    guard continueTracking(touch, with: event) else {
      tracking = .idle
      isHighlighted = false
      return
    }
    isHighlighted = isTouchInside
    if isTouchInside != wasInside {
      sendActions(for: isTouchInside ? .touchDragEnter : .touchDragExit)
    }
    sendActions(for: isTouchInside ? .touchDragInside : .touchDragOutside)
  }

  func end(_ touch: UITouch, with event: UIEvent?) {
    isTouchInside = isInside(touch)
    tracking = .idle
    isHighlighted = false
    endTracking(touch, with: event)
    sendActions(for: isTouchInside ? activationEvents : .touchUpOutside)
  }

  /// Gives up the touch or the key that is down, if any.
  func cancelPress(with event: UIEvent?) {
    switch tracking {
    case .idle: return
    case .key:
      tracking = .idle
      isHighlighted = false
    case .touch:
      tracking = .idle
      isTouchInside = false
      isHighlighted = false
      cancelTracking(with: event)
      sendActions(for: .touchCancel)
    }
  }

  private func isInside(_ touch: UITouch) -> Bool {
    let location = touch.location(in: self)
    guard !point(inside: location, with: nil) else { return true }
    guard touch.type == .direct else { return false }
    return bounds.insetBy(dx: -Self.fingerReach, dy: -Self.fingerReach).contains(location)
  }

  /// Answers whether the control takes the keys that went down.
  func begin(_ presses: Set<UIPress>) -> Bool {
    guard isEnabled, isFirstResponder, let key = presses.first?.key,
      key.modifierFlags.isDisjoint(with: [.control, .alternate, .command])
    else { return false }
    switch (key.keyCode, tracking) {
    case (.keyboardReturnOrEnter, .idle):
      sendActions(for: .touchDown)
      keyDidActivate()
      return true
    case (.keyboardSpacebar, .idle):
      tracking = .key(.keyboardSpacebar)
      isHighlighted = true
      sendActions(for: .touchDown)
      return true
    case (.keyboardEscape, .key):
      cancelPress(with: nil)
      return true
    default: return false
    }
  }

  /// Answers whether the key that went up is the one that pressed the control.
  func end(_ presses: Set<UIPress>) -> Bool {
    guard case .key(let code) = tracking, presses.first?.key?.keyCode == code else { return false }
    tracking = .idle
    isHighlighted = false
    keyDidActivate()
    return true
  }
}
