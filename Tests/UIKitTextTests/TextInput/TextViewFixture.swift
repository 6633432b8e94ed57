import Foundation
import TesseraTestSupport

@testable import UIKit

/// A window with a text view of 111 × 100 at (20, 20) in a font of 10 points: 20 letters of 5 fit a line of 12.
@MainActor
final class TextViewFixture: NSObject, UITextViewDelegate {
  let fixture = Fixture(width: 300, height: 200)
  let view = UITextView(frame: CGRect(x: 20, y: 20, width: 111, height: 100))
  private(set) var log: [String] = []
  var refusals: Set<String> = []
  var whenAsked: ((NSRange, String) -> Bool)?

  override init() {
    super.init()
    view.font = .systemFont(ofSize: 10)
    view.delegate = self
    fixture.show(view)
  }

  func takeLog() -> [String] {
    defer { log = [] }
    return log
  }

  var area: HeadlessTextArea? { view.area as? HeadlessTextArea }

  /// What the area shows, with the cursor, and arrows for line breaks.
  var shown: String { area?.summary ?? "no area" }

  func type(_ text: String) {
    for character in text {
      if character == "\n" {
        press(.keyboardReturnOrEnter)
      } else {
        let key = UIKeyboardHIDUsage.letter(character) ?? .keyboardSpacebar
        fixture.screen.press(key, characters: String(character))
      }
    }
    fixture.backend.makeFrame()
  }

  func press(_ key: UIKeyboardHIDUsage, _ modifiers: UIKeyModifierFlags = []) {
    fixture.screen.press(key, modifiers: modifiers)
    fixture.backend.makeFrame()
  }

  private func note(_ entry: String) -> Bool {
    log.append(entry)
    return !refusals.contains(entry)
  }

  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { note("should begin") }
  func textViewDidBeginEditing(_ textView: UITextView) { log.append("did begin") }
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool { note("should end") }
  func textViewDidEndEditing(_ textView: UITextView) { log.append("did end") }
  func textViewDidChange(_ textView: UITextView) { log.append("changed “\(textView.text ?? "")”") }
  func textViewDidChangeSelection(_ textView: UITextView) { log.append("selection") }

  func textView(
    _ textView: UITextView,
    shouldChangeTextIn range: NSRange,
    replacementText text: String
  ) -> Bool {
    if let whenAsked { return whenAsked(range, text) }
    return note("should change \(range.location)+\(range.length) “\(text)”")
  }
}
