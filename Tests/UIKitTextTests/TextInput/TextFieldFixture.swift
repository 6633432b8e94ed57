import Foundation
import TesseraTestSupport

@testable import UIKit

/// A window with a text field of 200 × 30 at (20, 20), whose delegate and events write down what they hear.
@MainActor
final class TextFieldFixture: NSObject, UITextFieldDelegate {
  let fixture = Fixture(width: 300, height: 200)
  let field = UITextField(frame: CGRect(x: 20, y: 20, width: 200, height: 30))
  private(set) var log: [String] = []
  var refusals: Set<String> = []
  var whenAsked: ((NSRange, String) -> Bool)?

  init(isShown: Bool = true) {
    super.init()
    field.delegate = self
    let events: [(UIControl.Event, String)] = [
      (.editingDidBegin, "event begin"), (.editingChanged, "event changed"),
      (.editingDidEnd, "event end"), (.editingDidEndOnExit, "event exit"),
      (.primaryActionTriggered, "event primary"),
    ]
    for (event, name) in events where event != .editingDidEndOnExit {
      field.addAction(UIAction { [unowned self] _ in self.log.append(name) }, for: event)
    }
    if isShown { fixture.show(field) }
  }

  /// What was heard since this was asked last.
  func takeLog() -> [String] {
    defer { log = [] }
    return log
  }

  var editor: HeadlessTextEditor? { field.editorView.editor as? HeadlessTextEditor }

  /// What the editor shows, with the cursor.
  var shown: String { editor?.summary ?? "no editor" }

  func type(_ text: String) {
    for character in text {
      let key = UIKeyboardHIDUsage.letter(character) ?? .keyboardSpacebar
      fixture.screen.press(key, characters: String(character))
    }
  }

  func press(_ key: UIKeyboardHIDUsage, _ modifiers: UIKeyModifierFlags = []) {
    fixture.screen.press(key, modifiers: modifiers)
  }

  private func note(_ entry: String) -> Bool {
    log.append(entry)
    return !refusals.contains(entry)
  }

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { note("should begin") }
  func textFieldDidBeginEditing(_ textField: UITextField) { log.append("did begin") }
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { note("should end") }
  func textFieldDidEndEditing(_ textField: UITextField) { log.append("did end") }
  func textFieldDidChangeSelection(_ textField: UITextField) { log.append("selection") }
  func textFieldShouldClear(_ textField: UITextField) -> Bool { note("should clear") }
  func textFieldShouldReturn(_ textField: UITextField) -> Bool { note("should return") }

  func textField(
    _ textField: UITextField,
    shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    if let whenAsked { return whenAsked(range, string) }
    return note("should change \(range.location)+\(range.length) “\(string)”")
  }
}
