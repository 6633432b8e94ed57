import CoreGraphics
import Foundation
import TesseraTestSupport
import Testing
import UIKit

@testable import UIKitTestSupport

/// A controller with commands for keys, as it is written for iOS.
@MainActor
private final class EditorController: UIViewController {
  var calls: [String] = []

  override var keyCommands: [UIKeyCommand]? {
    [
      UIKeyCommand(input: "s", modifierFlags: .command, action: Selector(Self.save)),
      UIKeyCommand(
        title: "Close",
        action: Selector(Self.closed(_:)),
        input: "w",
        modifierFlags: .command
      ),
      UIKeyCommand(
        action: Selector(Self.save),
        input: "d",
        modifierFlags: .command,
        attributes: .disabled
      ),
    ]
  }

  func save() { calls.append("save") }
  func closed(_ command: UIKeyCommand) { calls.append(command.title) }
  func sorted(_ command: UICommand) { calls.append(command.propertyList as? String ?? "") }
}

@Suite("A method that a command calls")
@MainActor
final class CommandTargetTests {
  // Made by the test itself: suites are made one after the other, and a fixture starts a program of its own.
  private lazy var fixture = {
    let fixture = Fixture()
    fixture.window.rootViewController = controller
    fixture.backend.makeFrame()
    return fixture
  }()
  private let controller = EditorController()
  private let keyS = UIKeyboardHIDUsage(rawValue: 0x16)
  private let keyW = UIKeyboardHIDUsage(rawValue: 0x1A)
  private let keyD = UIKeyboardHIDUsage(rawValue: 0x07)

  @Test("is called for its key, with the command, unless the command is disabled")
  func keys() {
    fixture.screen.press(keyS, characters: "s", modifiers: .command)
    fixture.screen.press(keyW, characters: "w", modifiers: .command)
    fixture.screen.press(keyD, characters: "d", modifiers: .command)
    expectEqual(controller.calls, ["save", "Close"])
  }

  @Test("is called for its line in a menu")
  func menu() {
    let sorted = Selector(EditorController.sorted(_:))
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    button.showsMenuAsPrimaryAction = true
    button.menu = UIMenu(
      children: ["Name", "Date"].map { name in
        UICommand(title: name, action: sorted, propertyList: name.lowercased())
      }
    )
    controller.view.addSubview(button)
    fixture.backend.makeFrame()
    fixture.screen.tap(at: CGPoint(x: 50, y: 25))
    expectEqual(fixture.screen.menu?.lines.count, 2)
    fixture.screen.menu?.choose("Date")
    expectEqual(controller.calls, ["date"])
  }

  @Test("is that of the command")
  func members() {
    let save = Selector(EditorController.save)
    let command = UICommand(title: "Save", action: save, discoverabilityTitle: "Saves", state: .on)
    expectEqual(command.action, save)
    expectEqual(command.discoverabilityTitle, "Saves")
    expectEqual(command.state, .on)
    expectEqual(command.attributes, [])
    #expect(command.image == nil)
  }
}
