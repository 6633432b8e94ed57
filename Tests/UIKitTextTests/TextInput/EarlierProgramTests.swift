import TesseraTestSupport
import Testing

@testable import UIKit

/// Rule: a text editor belongs to the program whose window shows it, wherever it was made.
@Suite("Text input that was made before its program started")
@MainActor
struct EarlierProgramTests {
  /// Makes a view while one program runs, and shows it in the window of the next, when the first has ended.
  private func show<View: UIView>(_ make: () -> View) -> (fixture: Fixture, view: View) {
    _ = Fixture()
    let view = make()
    let fixture = Fixture(width: 300, height: 200)
    view.frame = CGRect(x: 0, y: 0, width: 300, height: 100)
    fixture.show(view)
    return (fixture, view)
  }

  /// Types two letters into the view at the top, selects them and copies them.
  private func typeAndCopy(_ fixture: Fixture) {
    fixture.screen.tap(at: CGPoint(x: 150, y: 20))
    for letter in ["o", "k"] { fixture.screen.press(.keyboardA, characters: letter) }
    fixture.screen.press(.keyboardA, modifiers: .control)
    UIKeyboardHIDUsage.letter("c").map { fixture.screen.press($0, modifiers: .control) }
    fixture.backend.makeFrame()
  }

  @Test("takes keys in a text field, and copies to the clipboard of its window")
  func field() {
    let (fixture, field) = show { UITextField() }
    typeAndCopy(fixture)
    expectEqual(field.text, "ok")
    expectEqual(fixture.backend.clipboard, "ok")
  }

  @Test("takes keys in a search bar")
  func searchBar() {
    let (fixture, bar) = show { UISearchBar() }
    bar.searchTextField.becomeFirstResponder()
    typeAndCopy(fixture)
    expectEqual(bar.text, "ok")
  }

  @Test("takes keys in a text view, which is drawn")
  func view() throws {
    let (fixture, view) = show { UITextView() }
    typeAndCopy(fixture)
    expectEqual(view.text, "ok")
    expectEqual(fixture.backend.clipboard, "ok")
    let area = try #require(view.area as? HeadlessTextArea)
    expectEqual(area.drawings(in: view.bounds.size).count, 1)
  }

  @Test("has a size and a drawing after its program has ended")
  func ended() throws {
    let (_, field) = show { UITextField() }
    field.text = "ok"
    _ = Fixture()
    let editor = try #require(field.editorView.editor as? HeadlessTextEditor)
    expectEqual(editor.drawings(in: field.bounds.size).count, 1)
    #expect(!editor.perform(.paste))
  }
}
