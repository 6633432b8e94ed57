import TesseraTestSupport
import Testing

@testable import UIKit
@testable import UIKitTestSupport

@Suite("A button with a menu")
@MainActor
struct UIButtonMenuTests {
  /// A button of 100 × 40 with the menu small, large and huge.
  @MainActor
  private final class ButtonFixture {
    let fixture = Fixture()
    let button = UIButton(configuration: .gray())
    var log: [String] = []

    init(isPrimary: Bool, isPopUp: Bool = false) {
      button.frame = CGRect(10, 20, 100, 40)
      button.configuration?.title = "Size"
      button.menu = UIMenu(
        children: ["small", "large", "huge"].map { title in
          UIAction(title: title) { [unowned self] _ in log.append(title) }
        }
      )
      button.showsMenuAsPrimaryAction = isPrimary
      button.changesSelectionAsPrimaryAction = isPopUp
      for (event, name) in [
        (UIControl.Event.menuActionTriggered, "menu"), (.primaryActionTriggered, "primary"),
        (.touchUpInside, "up inside"),
      ] {
        button.addAction(UIAction { [unowned self] _ in log.append(name) }, for: event)
      }
      fixture.show(button)
    }

    func press(button number: Int = 1) {
      for action in [UIBackendPointerEvent.Action.pressed, .released] {
        let time = fixture.backend.currentTime
        let event = UIBackendPointerEvent(
          action,
          at: CGPoint(x: 50, y: 40),
          timestamp: time,
          button: number
        )
        fixture.screen.send(.pointer(event))
      }
    }

    var lines: [String]? { fixture.screen.menu?.lines }
  }

  @Test("shows another menu that is set while one is open in its place, and closes without one")
  func replacing() {
    let button = ButtonFixture(isPrimary: true)
    button.press()
    button.button.menu = UIMenu(children: [UIAction(title: "other") { _ in }])
    expectEqual(button.lines, ["other"])
    button.button.menu = nil
    expectEqual(button.lines, nil)
  }

  @Test("opens it beside itself when it is pressed, and does nothing else")
  func primary() {
    let button = ButtonFixture(isPrimary: true)
    button.press()
    expectEqual(button.lines, ["small", "large", "huge"])
    expectEqual(button.fixture.screen.menu?.rect, CGRect(10, 20, 100, 40))
    expectEqual(button.log, ["menu"])
    button.fixture.screen.menu?.choose("large")
    expectEqual(button.log, ["menu", "large"])
    #expect(!button.button.isHighlighted)
    button.press()
    #expect(button.lines != nil)
  }

  @Test(
    "opens it by space, return and the Menu key",
    arguments: [
      UIKeyboardHIDUsage.keyboardSpacebar, .keyboardReturnOrEnter,
    ]
  )
  func keys(key: UIKeyboardHIDUsage) {
    let button = ButtonFixture(isPrimary: true)
    button.button.becomeFirstResponder()
    button.fixture.screen.press(key)
    expectEqual(button.lines?.count, 3)
    // The menu has the keys now.
    button.fixture.screen.press(.keyboardSpacebar)
    expectEqual(button.log, ["menu"])
  }

  @Test("opens nothing while it is disabled, or has no menu")
  func disabled() {
    let button = ButtonFixture(isPrimary: true)
    button.button.isEnabled = false
    button.press()
    #expect(button.lines == nil)
    button.button.isEnabled = true
    button.button.menu = nil
    button.press()
    #expect(button.lines == nil)
    expectEqual(button.log, ["primary", "up inside"])
  }

  @Test("opens it by the secondary button and the Menu key where a press does something else")
  func secondary() {
    let button = ButtonFixture(isPrimary: false)
    button.press()
    #expect(button.lines == nil)
    expectEqual(button.log, ["primary", "up inside"])
    button.press(button: 2)
    expectEqual(button.lines?.count, 3)
    button.fixture.screen.menu?.choose("huge")
    button.button.becomeFirstResponder()
    button.fixture.screen.press(.keyboardApplication)
    expectEqual(button.lines?.count, 3)
    button.fixture.screen.press(.keyboardEscape)
    button.fixture.screen.press(.keyboardF10, modifiers: .shift)
    expectEqual(button.lines?.count, 3)
    expectEqual(button.log, ["primary", "up inside", "huge"])
  }

  @Test("shows the action that is marked, as a pop-up button")
  func popUp() {
    let button = ButtonFixture(isPrimary: true, isPopUp: true)
    expectEqual(button.button.currentTitle, "small")
    button.press()
    expectEqual(button.lines, ["☑ small", "☐ large", "☐ huge"])
    button.fixture.screen.menu?.choose("huge")
    expectEqual(button.button.currentTitle, "huge")
    expectEqual(button.log, ["menu", "huge"])
    #expect(!button.button.isSelected)
    button.press()
    expectEqual(button.lines, ["☐ small", "☐ large", "☑ huge"])
    button.fixture.screen.press(.keyboardEscape)
    button.button.changesSelectionAsPrimaryAction = false
    expectEqual(button.button.currentTitle, "Size")
  }
}
