import CoreGraphics
import Foundation
import TesseraTestSupport
import Testing

@testable import UIKit

/// What happened, in order.
@MainActor
private final class Record {
  private(set) var entries: [String] = []

  func command(_ name: String, _ input: String, _ flags: UIKeyModifierFlags = []) -> UIKeyCommand {
    UIKeyCommand(input: input, modifierFlags: flags) { [unowned self] _ in entries.append(name) }
  }

  func take() -> [String] {
    defer { entries = [] }
    return entries
  }
}

/// A view that can have the keys, with commands of its own.
private final class CommandView: UIView {
  var commands: [UIKeyCommand] = []

  override var canBecomeFirstResponder: Bool { true }
  override var keyCommands: [UIKeyCommand]? { commands }
}

@Suite("A key command")
@MainActor
struct KeyCommandTests {
  @MainActor
  private struct Stage {
    let fixture = Fixture(width: 200, height: 100)
    let controller = UIViewController()
    let view = CommandView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    let record = Record()

    init() {
      controller.view.addSubview(view)
      fixture.window.rootViewController = controller
      fixture.backend.makeFrame()
    }

    func press(
      _ characters: String,
      _ modifiers: UIKeyModifierFlags = [],
      at code: UIKeyboardHIDUsage = UIKeyboardHIDUsage(rawValue: 0)
    ) -> [String] {
      fixture.screen.press(code, characters: characters, modifiers: modifiers)
      return record.take()
    }
  }

  private let keyS = UIKeyboardHIDUsage(rawValue: 0x16)

  @Test("of the controller in front is found after a button in its bar was pressed")
  func afterBarButton() throws {
    let fixture = Fixture()
    let record = Record()
    let top = UIViewController()
    top.addKeyCommand(record.command("save", "s", .control))
    var presses = 0
    top.navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Edit",
      primaryAction: UIAction { _ in presses += 1 }
    )
    let navigation = UINavigationController(rootViewController: top)
    navigation.addKeyCommand(record.command("navigate", "n", .control))
    fixture.window.rootViewController = navigation
    fixture.backend.makeFrame()
    let place = try #require(fixture.scene.nodes(showing: "Edit").last?.frame)
    fixture.screen.tap(at: CGPoint(x: place.midX, y: place.midY))
    fixture.backend.advance(by: 1)
    expectEqual(presses, 1)
    fixture.screen.press(keyS, characters: "s", modifiers: .control)
    expectEqual(record.take(), ["save"])
    fixture.screen.press(UIKeyboardHIDUsage(rawValue: 0x11), characters: "n", modifiers: .control)
    expectEqual(record.take(), ["navigate"])
  }

  /// Input, its modifiers; what is typed, with what is held down; whether that matches.
  @Test(
    "matches the key with exactly what is held down",
    arguments: [
      ("s", .control, "s", .control, true),
      ("S", .control, "s", .control, true),
      ("s", .control, "s", [], false),
      ("s", [], "s", .control, false),
      ("s", .control, "S", [.control, .shift], false),
      ("s", [.control, .shift], "S", [.control, .shift], true),
      ("s", .control, "s", [.control, .alphaShift], true),
      // Control is where the command key is on Apple's keyboards.
      ("s", .command, "s", .command, true),
      ("s", .command, "s", .control, true),
      ("s", [.command, .control], "s", .control, false),
      ("s", .control, "s", .command, false),
      // Shift is needed to type it.
      ("+", .command, "+", [.control, .shift], true),
      ("+", .command, "=", .control, false),
      // Without a Latin letter, the letter at the place of the key.
      ("s", .command, "ы", .control, true),
      ("ы", .command, "ы", .control, true),
      ("", [], "", [], false),
    ] as [(String, UIKeyModifierFlags, String, UIKeyModifierFlags, Bool)]
  )
  func matching(
    _ input: String,
    _ flags: UIKeyModifierFlags,
    _ typed: String,
    _ held: UIKeyModifierFlags,
    _ matches: Bool
  ) {
    let stage = Stage()
    stage.controller.addKeyCommand(stage.record.command("done", input, flags))
    let place =
      typed.isEmpty || typed.lowercased() == "s" || typed == "ы" ? keyS : .init(rawValue: 0x2E)
    expectEqual(stage.press(typed, held, at: place), (matches ? ["done"] : []))
  }

  @Test("has names for keys that type nothing")
  func names() {
    let stage = Stage()
    let keys: [(String, UIKeyboardHIDUsage)] = [
      (UIKeyCommand.inputUpArrow, .keyboardUpArrow),
      (UIKeyCommand.inputDownArrow, .keyboardDownArrow),
      (UIKeyCommand.inputLeftArrow, .keyboardLeftArrow),
      (UIKeyCommand.inputRightArrow, .keyboardRightArrow),
      (UIKeyCommand.inputEscape, .keyboardEscape), (UIKeyCommand.inputHome, .keyboardHome),
      (UIKeyCommand.inputEnd, .keyboardEnd), (UIKeyCommand.inputPageUp, .keyboardPageUp),
      (UIKeyCommand.inputPageDown, .keyboardPageDown),
      (UIKeyCommand.inputDelete, .keyboardDeleteForward), ("\r", .keyboardReturnOrEnter),
      ("\u{8}", .keyboardDeleteOrBackspace), ("\t", .keyboardTab),
    ]
    for (input, code) in keys {
      stage.controller.addKeyCommand(stage.record.command(input, input))
      expectEqual(stage.press("", at: code), [input])
    }
  }

  @Test("of the first responder comes before those further up; none but the first is carried out")
  func chain() {
    let stage = Stage()
    stage.controller.addKeyCommand(stage.record.command("controller", "a", .control))
    stage.view.commands = [stage.record.command("view", "a", .control)]
    // Without a first responder the chain begins at the root view controller.
    expectEqual(stage.press("a", .control), ["controller"])
    stage.view.becomeFirstResponder()
    expectEqual(stage.press("a", .control), ["view"])
    stage.view.commands = []
    expectEqual(stage.press("a", .control), ["controller"])
  }

  @Test("that was added last comes first, and one that was removed never")
  func adding() {
    let stage = Stage()
    let command = UIKeyCommand(input: "a", modifierFlags: [.control, .alphaShift]) { _ in }
    expectEqual(command.modifierFlags, .control)
    let commands = ["first", "second"].map { stage.record.command($0, "a") }
    for command in commands { stage.controller.addKeyCommand(command) }
    expectEqual(stage.press("a"), ["second"])
    stage.controller.removeKeyCommand(commands[1])
    expectEqual(stage.press("a"), ["first"])
    stage.controller.removeKeyCommand(commands[1])
    expectEqual(stage.controller.keyCommands?.count, 1)
  }

  @Test("leaves to a text what can be typed and edited with, and takes the rest")
  func text() {
    let stage = Stage()
    let field = UITextField(frame: CGRect(x: 0, y: 50, width: 100, height: 30))
    stage.controller.view.addSubview(field)
    stage.controller.addKeyCommand(stage.record.command("plain", "s"))
    stage.controller.addKeyCommand(stage.record.command("control", "s", .command))
    field.becomeFirstResponder()
    expectEqual(stage.press("s", at: keyS), [])
    expectEqual(field.text, "s")
    expectEqual(stage.press("s", .control, at: keyS), ["control"])
    expectEqual(field.text, "s")
  }

  @Test("repeats while its key is held, and not when it is let go")
  func held() {
    let stage = Stage()
    stage.controller.addKeyCommand(stage.record.command("again", "a"))
    for (isDown, isRepeat) in [(true, false), (true, true), (true, true), (false, false)] {
      let event = UIBackendKeyEvent(
        .keyboardA,
        characters: "a",
        isDown: isDown,
        isRepeat: isRepeat,
        timestamp: 0
      )
      stage.fixture.screen.send(.key(event))
    }
    expectEqual(stage.record.take(), ["again", "again", "again"])
  }

  /// A text in which Return sends.
  private final class Composer: UITextView {
    var sent = 0

    override var keyCommands: [UIKeyCommand]? {
      let command = UIKeyCommand(input: "\r") { [unowned self] _ in sent += 1 }
      command.wantsPriorityOverSystemBehavior = true
      return [command]
    }
  }

  @Test("with priority comes before a text that would take its key; Shift makes another key")
  func priority() {
    let fixture = Fixture(width: 200, height: 100)
    let composer = Composer(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    fixture.show(composer)
    composer.becomeFirstResponder()
    composer.insertText("a")
    fixture.screen.press(.keyboardReturnOrEnter)
    expectEqual(composer.sent, 1)
    expectEqual(composer.text, "a")
    fixture.screen.press(.keyboardReturnOrEnter, modifiers: .shift)
    expectEqual(composer.sent, 1)
    expectEqual(composer.text, "a\n")
    let area = composer.area as? HeadlessTextArea
    area?.compose("あ")
    fixture.screen.press(.keyboardReturnOrEnter)
    expectEqual(composer.sent, 1)
  }
}
