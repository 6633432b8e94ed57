import Foundation
import TesseraTestSupport
import Testing

@testable import UIKit

/// A field for a secret number, which says that it is never empty.
private final class CodeField: UITextField {
  override var keyboardType: UIKeyboardType {
    get { .numberPad }
    set {}
  }
  override var isSecureTextEntry: Bool {
    get { true }
    set {}
  }
  override var hasText: Bool { true }
}

private final class NameField: UITextField {
  override var autocapitalizationType: UITextAutocapitalizationType {
    get { .words }
    set {}
  }
  override var selectedTextRange: UITextRange? {
    get { super.selectedTextRange }
    set { super.selectedTextRange = newValue.flatMap { textRange(from: $0.end, to: $0.end) } }
  }
}

private final class Note: UITextView {
  override var keyboardType: UIKeyboardType {
    get { .emailAddress }
    set {}
  }
  override var autocorrectionType: UITextAutocorrectionType {
    get { .no }
    set {}
  }
}

private final class FilterBar: UISearchBar {
  override var autocapitalizationType: UITextAutocapitalizationType {
    get { .none }
    set {}
  }
}

@Suite("A subclass of a text input")
@MainActor
struct OverriddenInputTests {
  @Test("overrides what input methods are told")
  func traits() {
    let fixture = Fixture()
    let code = fixture.show(CodeField(frame: CGRect(x: 0, y: 0, width: 100, height: 30)))
    expectEqual(code.editorView.editor.style.purpose, .password)
    #expect(code.editorView.editor.style.isSecure)
    let name = fixture.show(NameField(frame: CGRect(x: 0, y: 40, width: 100, height: 30)))
    expectEqual(name.editorView.editor.style.hints, .capitalizesWords)
    let note = fixture.show(Note(frame: CGRect(x: 0, y: 80, width: 100, height: 30)))
    expectEqual(note.area.style.purpose, .email)
    expectEqual(note.area.style.hints, .ignoresSpelling)
    expectEqual(FilterBar().autocapitalizationType, .none)
  }

  @Test("overrides what is selected")
  func selection() {
    let fixture = Fixture()
    let name = fixture.show(NameField(frame: CGRect(x: 0, y: 40, width: 100, height: 30)))
    name.text = "abc"
    #expect(name.becomeFirstResponder())
    name.selectedTextRange = name.textRange(
      from: name.beginningOfDocument,
      to: name.endOfDocument
    )
    expectEqual(name.selectedTextRange?.range, NSRange(location: 3, length: 0))
  }

  @Test("shows its placeholder while it is empty, whatever it says of its text")
  func placeholder() {
    let fixture = Fixture()
    let code = fixture.show(CodeField(frame: CGRect(x: 0, y: 0, width: 100, height: 30)))
    code.placeholder = "Code"
    #expect(code.hasText)
    #expect(!code.placeholderLabel.isHidden)
  }
}
