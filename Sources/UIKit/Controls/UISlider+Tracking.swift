import CoreGraphics
import Foundation

/// Choosing a value by touch and key.
extension UISlider {
  /// How large the thumb is at least for a finger, in points.
  private static var fingerSize: CGFloat { 44 }

  private func thumbRect(for value: Float) -> CGRect {
    thumbRect(forBounds: bounds, trackRect: trackRect(forBounds: bounds), value: value)
  }

  /// Answers whether a touch is on the thumb.
  func grasp(_ touch: UITouch) -> Bool {
    let thumb = thumbRect(for: value)
    let location = touch.location(in: self)
    let least = touch.type == .direct ? Self.fingerSize : 0
    let reach = thumb.insetBy(
      dx: min(0, (thumb.width - least) / 2),
      dy: min(0, (thumb.height - least) / 2)
    )
    guard reach.contains(location) else { return false }
    grip = Grip(offset: location.x - thumb.midX, value: value)
    return true
  }

  func drag(_ touch: UITouch) {
    guard let grip else { return }
    let (start, end) = (thumbRect(for: minimumValue).midX, thumbRect(for: maximumValue).midX)
    guard abs(end - start) > 0 else { return }
    let place = touch.location(in: self).x - grip.offset
    choose(value(at: (place - start) / (end - start)), isSent: isContinuous)
  }

  /// Lets go of the thumb; `nil` for a touch that was taken away.
  func release(_ touch: UITouch?) {
    if let touch { drag(touch) }
    guard let grip else { return }
    self.grip = nil
    if !isContinuous, value != grip.value { sendChange() }
  }

  /// Answers whether a key moves the thumb.
  func moveThumb(_ presses: Set<UIPress>) -> Bool {
    guard isEnabled, isFirstResponder, let key = presses.first?.key,
      let target = target(of: key)
    else { return false }
    // Keys wait for a touch.
    if grip == nil { choose(value(at: target), isSent: true) }
    return true
  }

  /// Moves the thumb by a part of the range, as a person does; not while a touch has it.
  func moveThumb(by part: Double) {
    guard isEnabled, grip == nil else { return }
    choose(value(at: fraction + part), isSent: true)
  }

  /// Moves the thumb to a value, or to the bound that it is beyond, as a person does; not while a touch has it.
  func moveThumb(to value: Double) {
    guard isEnabled, grip == nil else { return }
    choose(Float(min(max(value, Double(minimumValue)), Double(maximumValue))), isSent: true)
  }

  /// How far along the range a key moves the thumb to.
  private func target(of key: UIKey) -> Double? {
    guard key.modifierFlags.isDisjoint(with: [.control, .alternate, .command]) else { return nil }
    let onward = effectiveUserInterfaceLayoutDirection == .rightToLeft ? -0.05 : 0.05
    switch key.keyCode {
    case .keyboardRightArrow: return fraction + onward
    case .keyboardLeftArrow: return fraction - onward
    case .keyboardUpArrow: return fraction + 0.05
    case .keyboardDownArrow: return fraction - 0.05
    case .keyboardPageUp: return fraction + 0.2
    case .keyboardPageDown: return fraction - 0.2
    case .keyboardHome: return 0
    case .keyboardEnd: return 1
    default: return nil
    }
  }

  /// Sets the value as a person does.
  private func choose(_ newValue: Float, isSent: Bool) {
    guard newValue != value else { return }
    value = newValue
    if isSent { sendChange() }
  }

  private func sendChange() { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
}
