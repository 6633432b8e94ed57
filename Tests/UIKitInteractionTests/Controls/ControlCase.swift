import TesseraTestSupport
import Testing

@testable import UIKit

/// What is done to a control in some state, what it sends, and what it is like afterwards.
struct ControlCase<Control: UIControl>: Sendable, CustomTestStringConvertible {
  enum Step: Sendable {
    case press(CGFloat)
    case drag(CGFloat)
    case release(CGFloat)
    case cancel
    case wait(Double)
    case key(UIKeyboardHIDUsage, UIKeyModifierFlags = [])
    case character(String)
    case keyDown(UIKeyboardHIDUsage)
    case keyUp(UIKeyboardHIDUsage)
    case keyHeld(UIKeyboardHIDUsage)
    case disable
  }

  let testDescription: String
  var isRightToLeft = false
  var prepare: @MainActor @Sendable (Control) -> Void = { _ in }
  let steps: [Step]
  /// The values that `valueChanged` was sent with.
  let sent: [String]
  let value: String
}

/// A control at the origin of a window, and the values it sends.
@MainActor
final class ControlFixture<Control: UIControl> {
  let fixture: Fixture
  let control: Control
  private let value: @MainActor (Control) -> String
  private(set) var sent: [String] = []
  private(set) var primaryCount = 0

  init(
    _ control: @MainActor () -> Control,
    isRightToLeft: Bool = false,
    value: @escaping @MainActor (Control) -> String
  ) {
    fixture = Fixture(environment: UIBackendEnvironment(isRightToLeft: isRightToLeft))
    self.control = control()
    self.value = value
    fixture.show(self.control)
    RecordingControl.record(self.control) { [unowned self] word in
      if word == "value" { sent.append(value(self.control)) }
      if word == "primary" { primaryCount += 1 }
    }
  }

  var shownValue: String { value(control) }

  func run(_ steps: [ControlCase<Control>.Step]) {
    for step in steps { run(step) }
    fixture.backend.makeFrame()
  }

  private func run(_ step: ControlCase<Control>.Step) {
    switch step {
    case .press(let x): pointer(.pressed, x)
    case .drag(let x): pointer(.dragged, x)
    case .release(let x): pointer(.released, x)
    case .cancel: pointer(.cancelled, 0)
    case .wait(let seconds): fixture.backend.advance(by: seconds)
    case .disable: control.isEnabled = false
    case .key(let key, let modifiers):
      control.becomeFirstResponder()
      fixture.screen.press(key, modifiers: modifiers)
    case .character(let characters):
      control.becomeFirstResponder()
      // The place of the key does not matter for what it types.
      fixture.screen.press(.keyboardA, characters: characters)
    case .keyDown(let code): key(code, isDown: true)
    case .keyHeld(let code): key(code, isDown: true, isRepeat: true)
    case .keyUp(let code): key(code, isDown: false)
    }
  }

  private func pointer(_ action: UIBackendPointerEvent.Action, _ x: CGFloat) {
    let location = CGPoint(x: x, y: control.frame.midY)
    fixture.screen.pointer(action, at: location, device: .mouse)
  }

  private func key(_ code: UIKeyboardHIDUsage, isDown: Bool, isRepeat: Bool = false) {
    control.becomeFirstResponder()
    let time = fixture.backend.currentTime
    fixture.screen.send(
      .key(UIBackendKeyEvent(code, isDown: isDown, isRepeat: isRepeat, timestamp: time))
    )
  }
}

extension ControlCase {
  @MainActor
  func check(
    _ control: @MainActor () -> Control,
    value: @escaping @MainActor (Control) -> String
  ) {
    let fixture = ControlFixture(control, isRightToLeft: isRightToLeft, value: value)
    prepare(fixture.control)
    fixture.fixture.backend.makeFrame()
    fixture.run(steps)
    expectEqual(fixture.sent, sent)
    expectEqual(fixture.primaryCount, sent.count)
    expectEqual(fixture.shownValue, self.value)
    #expect(!fixture.control.isTracking)
    #expect(!fixture.control.isHighlighted)
  }
}
