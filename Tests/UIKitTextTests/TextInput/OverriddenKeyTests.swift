import Foundation
import TesseraTestSupport
import Testing

@testable import TesseraHeadless
@testable import UIKit

/// What fields, text views and their delegates write down.
@MainActor
private final class Story {
  var lines: [String] = []
  /// Whether what is typed and asked for goes no further.
  var swallows = false
  /// Whether responders say that they can perform no action.
  var forbids = false

  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}

private final class KeyField: UITextField {
  let story = Story()

  private func tell(_ line: String) -> Bool {
    story.lines.append(line)
    return !story.swallows
  }

  override func insertText(_ text: String) {
    if tell("insert “\(text)”") { super.insertText(text.uppercased()) }
  }
  override func deleteBackward() { if tell("delete") { super.deleteBackward() } }
  override func cut(_ sender: Any?) { if tell("cut") { super.cut(sender) } }
  override func copy(_ sender: Any?) { if tell("copy") { super.copy(sender) } }
  override func paste(_ sender: Any?) { if tell("paste") { super.paste(sender) } }
  override func selectAll(_ sender: Any?) { if tell("select all") { super.selectAll(sender) } }
  override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    !story.forbids && super.canPerformAction(action, withSender: sender)
  }
}

private final class KeyNote: UITextView {
  let story = Story()

  override func insertText(_ text: String) {
    story.lines.append("insert “\(text)”")
    super.insertText(text)
  }
  override func deleteBackward() {
    story.lines.append("delete")
    super.deleteBackward()
  }
  override func paste(_ sender: Any?) {
    story.lines.append("paste")
    super.paste(sender)
  }
}

@MainActor
private final class Delegate: NSObject, UITextFieldDelegate, UITextViewDelegate {
  let story: Story
  var refuses = false
  var whenAsked: () -> Void = {}

  init(_ story: Story) { self.story = story }

  private func allows(_ range: NSRange, _ text: String) -> Bool {
    story.lines.append("should change \(range.location)+\(range.length) “\(text)”")
    whenAsked()
    return !refuses
  }

  func textField(
    _ textField: UITextField,
    shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { allows(range, string) }

  func textView(
    _ textView: UITextView,
    shouldChangeTextIn range: NSRange,
    replacementText text: String
  ) -> Bool { allows(range, text) }

  func textViewDidChange(_ textView: UITextView) {
    story.lines.append("changed “\(textView.text ?? "")”")
  }
}

/// A window with a field and a text view that write down which of their methods keys have called.
@MainActor
private final class KeyFixture {
  let fixture = Fixture(width: 300, height: 200)
  let field = KeyField(frame: CGRect(x: 20, y: 20, width: 200, height: 30))
  let note = KeyNote(frame: CGRect(x: 20, y: 60, width: 200, height: 100))
  let delegate: Delegate
  let noteDelegate: Delegate

  init() {
    delegate = Delegate(field.story)
    noteDelegate = Delegate(note.story)
    field.delegate = delegate
    note.delegate = noteDelegate
    field.addAction(
      UIAction { [unowned field] _ in field.story.lines.append("changed “\(field.text ?? "")”") },
      for: .editingChanged
    )
    fixture.show(field)
    fixture.show(note)
  }

  func type(_ character: String) {
    let key = character.first.flatMap { UIKeyboardHIDUsage.letter($0) } ?? .keyboardSpacebar
    fixture.screen.press(key, characters: character)
  }

  func press(_ key: UIKeyboardHIDUsage, _ modifiers: UIKeyModifierFlags = []) {
    fixture.screen.press(key, modifiers: modifiers)
  }

  func pressControl(_ character: Character) {
    if let key = UIKeyboardHIDUsage.letter(character) { press(key, .control) }
  }
}

@Suite("A key in a text field")
@MainActor
struct OverriddenKeyTests {
  private let test = KeyFixture()
  private var field: KeyField { test.field }
  private var story: Story { test.field.story }

  init() { test.field.becomeFirstResponder() }

  @Test("calls the method that deletes for Backspace, also where there is nothing to delete")
  func emptyField() {
    test.press(.keyboardDeleteOrBackspace)
    expectEqual(story.take(), ["delete"])
    test.type("a")
    _ = story.take()
    test.press(.keyboardDeleteOrBackspace)
    expectEqual(story.take(), ["delete", "should change 0+1 “”", "changed “”"])
    expectEqual(field.text, "")
  }

  @Test("deletes the selection, or a whole character")
  func selection() {
    field.text = "ab👨‍👩‍👧"
    test.press(.keyboardDeleteOrBackspace)
    // The family has eight units.
    expectEqual(story.take(), ["delete", "should change 2+8 “”", "changed “ab”"])
    field.selectedTextRange = field.textRange(
      from: field.beginningOfDocument,
      to: field.endOfDocument
    )
    test.press(.keyboardDeleteOrBackspace)
    expectEqual(story.take(), ["delete", "should change 0+2 “”", "changed “”"])
  }

  @Test("deletes nothing that the delegate or the subclass keeps")
  func keeping() {
    field.text = "ab"
    test.delegate.refuses = true
    test.press(.keyboardDeleteOrBackspace)
    expectEqual(story.take(), ["delete", "should change 1+1 “”"])
    test.delegate.refuses = false
    story.swallows = true
    test.press(.keyboardDeleteOrBackspace)
    expectEqual(story.take(), ["delete"])
    expectEqual(field.text, "ab")
  }

  @Test("inserts what the subclass makes of a letter, and once what an input method commits")
  func letters() {
    test.type("a")
    expectEqual(story.take(), ["insert “a”", "should change 0+0 “A”", "changed “A”"])
    let editor = field.editorView.editor as? HeadlessTextEditor
    editor?.compose("´")
    expectEqual(story.take(), [])
    editor?.commit("é")
    expectEqual(story.take(), ["insert “é”", "should change 1+0 “É”", "changed “AÉ”"])
    story.swallows = true
    test.type("b")
    expectEqual(story.take(), ["insert “b”"])
    expectEqual(field.text, "AÉ")
  }

  @Test("can be taken back, by what was deleted and by what was typed")
  func undoing() {
    test.type("a")
    test.press(.keyboardDeleteOrBackspace)
    test.pressControl("z")
    expectEqual(field.text, "A")
    test.pressControl("z")
    expectEqual(field.text, "")
  }

  // As on iOS: the delegate is asked about the user alone.
  @Test("asks the delegate, which a call by the program does not")
  func programs() {
    field.insertText("x")
    field.deleteBackward()
    expectEqual(story.take(), ["insert “x”", "changed “X”", "delete", "changed “”"])
    test.delegate.whenAsked = { [field, delegate = test.delegate] in
      delegate.whenAsked = {}
      field.insertText("-")
    }
    test.delegate.refuses = true
    test.type("a")
    expectEqual(
      story.take(),
      ["insert “a”", "should change 0+0 “A”", "insert “-”", "changed “-”"]
    )
    expectEqual(field.text, "-")
  }

  @Test("calls the actions for editing with Control")
  func actions() {
    field.text = "ab"
    test.pressControl("a")
    test.pressControl("c")
    expectEqual(story.take(), ["select all", "copy"])
    expectEqual(test.fixture.backend.clipboard, "ab")
    test.pressControl("x")
    expectEqual(story.take(), ["cut", "should change 0+2 “”", "changed “”"])
    test.pressControl("v")
    expectEqual(story.take(), ["paste", "should change 0+0 “ab”", "changed “ab”"])
    story.swallows = true
    test.pressControl("v")
    expectEqual(story.take(), ["paste"])
    expectEqual(field.text, "ab")
  }

  @Test("calls no action that the field says it cannot perform")
  func forbidden() {
    test.fixture.backend.clipboard = "x"
    story.forbids = true
    test.pressControl("v")
    expectEqual(story.take(), [])
    expectEqual(field.text, "")
  }

  @Test("is not needed for the actions, which a program calls as well")
  func calledActions() {
    field.text = "ab"
    field.selectAll(nil)
    field.delete(nil)
    expectEqual(story.take(), ["select all", "should change 0+2 “”", "changed “”"])
    field.delete(nil)
    expectEqual(story.take(), [])
  }
}

@Suite("A key in a text view")
@MainActor
struct OverriddenNoteKeyTests {
  private let test = KeyFixture()
  private var note: KeyNote { test.note }
  private var story: Story { test.note.story }

  init() { test.note.becomeFirstResponder() }

  @Test("calls the methods that insert and delete, for Return too")
  func keys() {
    test.press(.keyboardDeleteOrBackspace)
    expectEqual(story.take(), ["delete"])
    test.type("a")
    expectEqual(story.take(), ["insert “a”", "should change 0+0 “a”", "changed “a”"])
    test.press(.keyboardReturnOrEnter)
    expectEqual(story.take(), ["insert “\n”", "should change 1+0 “\n”", "changed “a\n”"])
    test.noteDelegate.refuses = true
    test.press(.keyboardDeleteOrBackspace)
    expectEqual(story.take(), ["delete", "should change 1+1 “”"])
    expectEqual(note.text, "a\n")
  }

  @Test("calls neither where the text is not editable")
  func notEditable() {
    note.text = "ab"
    note.isEditable = false
    note.becomeFirstResponder()
    test.press(.keyboardDeleteOrBackspace)
    test.type("c")
    expectEqual(story.take(), [])
    expectEqual(note.text, "ab")
  }

  @Test("pastes by the method")
  func pasting() {
    test.fixture.backend.clipboard = "x"
    test.pressControl("v")
    expectEqual(story.take(), ["paste", "should change 0+0 “x”", "changed “x”"])
  }
}

@Suite("An action for editing")
@MainActor
struct EditActionTests {
  private typealias Actions = UIResponderStandardEditActions

  private final class Board: UIView {
    var calls: [String] = []

    override func paste(_ sender: Any?) { calls.append("paste") }
    func copy(_ text: String) { calls.append("copy “\(text)”") }
  }

  private final class Outer: UIView {
    var calls = 0

    override var canBecomeFirstResponder: Bool { true }
    override func copy(_ sender: Any?) { calls += 1 }
  }

  @Test("can be performed by what overrides it, and by nothing else")
  func overriding() {
    _ = Fixture()
    let board = Board()
    let paste = Selector(Actions.paste(_:), named: "paste(_:)")
    let copy = Selector(Actions.copy(_:), named: "copy(_:)")
    #expect(board.canPerformAction(paste, withSender: nil))
    #expect(!board.canPerformAction(copy, withSender: nil))
    #expect(!UIView().canPerformAction(paste, withSender: nil))
    #expect(!UIButton().canPerformAction(copy, withSender: nil))
    #expect(UITextField().canPerformAction(paste, withSender: nil))
    for name in ["cut", "copy", "paste", "delete", "selectAll"] {
      let action = EditAction.allCases.first { "\($0)" == name }
      #expect(action.map { UITextView().canPerformAction($0.selector, withSender: nil) } == true)
    }
    UIView().paste(nil)
    board.paste(nil)
    board.copy("x")
    expectEqual(board.calls, ["paste", "copy “x”"])
  }

  @Test("goes along the chain to the first that overrides it")
  func chain() {
    let fixture = Fixture()
    let outer = fixture.show(Outer(frame: CGRect(x: 0, y: 0, width: 100, height: 100)))
    let board = Board(frame: outer.bounds)
    outer.addSubview(board)
    let copy = Selector(Actions.copy(_:), named: "copy(_:)")
    #expect(UIApplication.shared.sendAction(copy, to: nil, from: board, for: nil))
    expectEqual(outer.calls, 1)
    let cut = Selector(Actions.cut(_:), named: "cut(_:)")
    #expect(!UIApplication.shared.sendAction(cut, to: nil, from: board, for: nil))
  }
}
