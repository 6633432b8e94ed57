import Foundation
import TesseraTestSupport
import Testing

@testable import UIKit

@MainActor
private final class Posted {
  var names: [Notification.Name] = []
  var reasons: [Int?] = []
}

@Suite("A text field")
@MainActor
struct UITextFieldTests {
  @Test("begins editing when it is pressed, and ends when another view gets the keys")
  func beginsAndEnds() {
    let test = TextFieldFixture()
    let button = UIButton(frame: CGRect(x: 20, y: 100, width: 50, height: 30))
    test.fixture.show(button)
    test.fixture.screen.tap(at: CGPoint(x: 100, y: 35))
    #expect(test.field.isFirstResponder)
    #expect(test.field.isEditing)
    expectEqual(test.takeLog(), ["should begin", "did begin", "event begin"])
    test.fixture.screen.tap(at: CGPoint(x: 40, y: 110))
    #expect(!test.field.isEditing)
    expectEqual(test.takeLog(), ["should end", "did end", "event end"])
  }

  @Test("ends with a reason for a delegate that has the method, and posts what happens")
  func reasonsAndNotifications() {
    final class Delegate: NSObject, UITextFieldDelegate {
      var log: [String] = []

      func textFieldDidEndEditing(_ textField: UITextField) { log.append("plain") }
      func textFieldDidEndEditing(
        _ textField: UITextField,
        reason: UITextField.DidEndEditingReason
      ) { log.append("\(reason)") }
    }
    let test = TextFieldFixture()
    let delegate = Delegate()
    test.field.delegate = delegate
    let posted = Posted()
    let names = [
      UITextField.textDidBeginEditingNotification, UITextField.textDidChangeNotification,
      UITextField.textDidEndEditingNotification,
    ]
    let observers = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: test.field, queue: nil) {
        let reason = $0.userInfo?[UITextField.didEndEditingReasonUserInfoKey] as? Int
        MainActor.assumeIsolated {
          posted.names.append(name)
          posted.reasons.append(reason)
        }
      }
    }
    defer { for observer in observers { NotificationCenter.default.removeObserver(observer) } }
    #expect(test.field.becomeFirstResponder())
    test.type("a")
    #expect(test.field.resignFirstResponder())
    expectEqual(delegate.log, ["committed"])
    expectEqual(posted.names, names)
    expectEqual(posted.reasons, [nil, nil, 0])
  }

  @Test("takes what is typed, and tells of each change")
  func typing() {
    let test = TextFieldFixture()
    #expect(test.field.becomeFirstResponder())
    _ = test.takeLog()
    test.type("ab")
    expectEqual(test.field.text, "ab")
    expectEqual(test.shown, "ab|")
    expectEqual(
      test.takeLog(),
      [
        "should change 0+0 “a”", "event changed", "selection", "should change 1+0 “b”",
        "event changed", "selection",
      ]
    )
  }

  @Test("leaves what the delegate refuses")
  func refusals() {
    let test = TextFieldFixture()
    test.refusals = ["should begin"]
    #expect(!test.field.becomeFirstResponder())
    test.fixture.screen.tap(at: CGPoint(x: 100, y: 35))
    #expect(!test.field.isEditing)
    test.refusals = ["should change 0+0 “a”", "should end"]
    #expect(test.field.becomeFirstResponder())
    test.type("ab")
    expectEqual(test.field.text, "b")
    #expect(!test.field.resignFirstResponder())
    #expect(test.field.isEditing)
    test.type("c")
    expectEqual(test.field.text, "bc")
    #expect(!test.field.endEditing(false))
    #expect(test.field.endEditing(true), "by force")
    #expect(!test.field.isEditing)
  }

  @Test("lets the delegate put something else in the place of what is typed")
  func formatting() {
    let test = TextFieldFixture()
    test.whenAsked = { [field = test.field] _, string in
      field.text = (field.text ?? "") + string.uppercased()
      return false
    }
    #expect(test.field.becomeFirstResponder())
    test.type("abc")
    expectEqual(test.field.text, "ABC")
    expectEqual(test.shown, "ABC|")
  }

  @Test("does nothing of itself when the program sets its text")
  func settingText() {
    let test = TextFieldFixture()
    #expect(test.field.text?.isEmpty == true)
    test.field.text = "set"
    test.field.text = nil
    #expect(test.field.text?.isEmpty == true)
    test.field.text = "two\nlines"
    expectEqual(test.field.text, "two lines")
    #expect(test.takeLog().isEmpty)
  }

  @Test("shows the placeholder while there is neither text nor something composed")
  func placeholder() {
    let test = TextFieldFixture()
    test.field.placeholder = "Name"
    #expect(!test.field.placeholderLabel.isHidden)
    #expect(test.field.becomeFirstResponder())
    #expect(!test.field.placeholderLabel.isHidden)
    test.editor?.compose("´")
    #expect(test.field.placeholderLabel.isHidden)
    #expect(test.field.text?.isEmpty == true, "What is composed is no text yet")
    expectEqual(test.shown, "{´}|")
    test.editor?.commit("é")
    expectEqual(test.field.text, "é")
    #expect(test.field.placeholderLabel.isHidden)
    test.press(.keyboardDeleteOrBackspace)
    #expect(!test.field.placeholderLabel.isHidden)
  }

  @Test("does what Return does, and ends where something waits for that")
  func returnKey() {
    let test = TextFieldFixture()
    #expect(test.field.becomeFirstResponder())
    _ = test.takeLog()
    test.press(.keyboardReturnOrEnter)
    expectEqual(test.takeLog(), ["should return", "event primary"])
    #expect(test.field.isEditing)
    var exits = 0
    test.field.addAction(UIAction { _ in exits += 1 }, for: .editingDidEndOnExit)
    test.refusals = ["should return"]
    test.press(.keyboardReturnOrEnter)
    expectEqual(exits, 0)
    test.refusals = []
    test.press(.keyboardReturnOrEnter)
    expectEqual(exits, 1)
    #expect(!test.field.isEditing)
  }

  @Test("edits with the keys of the desktop")
  func keys() {
    let test = TextFieldFixture()
    test.field.text = "one two"
    #expect(test.field.becomeFirstResponder())
    test.press(.keyboardLeftArrow, .control)
    expectEqual(test.shown, "one |two")
    test.press(.keyboardLeftArrow, [.control, .shift])
    expectEqual(test.shown, "[one ]two")
    test.press(UIKeyboardHIDUsage(rawValue: 0x1B), .control)
    expectEqual(test.shown, "|two", "X with Control cuts")
    test.press(.keyboardEnd)
    test.press(UIKeyboardHIDUsage(rawValue: 0x19), .control)
    expectEqual(test.shown, "twoone |", "V with Control pastes")
    test.press(UIKeyboardHIDUsage(rawValue: 0x1D), .control)
    expectEqual(test.shown, "two|", "Z with Control undoes")
    test.press(.keyboardA, .control)
    expectEqual(test.shown, "[two]")
    test.press(.keyboardDeleteForward)
    expectEqual(test.shown, "|")
  }

  @Test("undoes what was typed together, by words")
  func undo() {
    let test = TextFieldFixture()
    #expect(test.field.becomeFirstResponder())
    test.type("ab cd")
    expectEqual(test.field.text, "ab cd")
    test.press(UIKeyboardHIDUsage(rawValue: 0x1D), .control)
    test.press(UIKeyboardHIDUsage(rawValue: 0x1D), .control)
    expectEqual(test.field.text, "ab")
    test.press(UIKeyboardHIDUsage(rawValue: 0x1D), [.control, .shift])
    expectEqual(test.field.text, "ab ")
  }

  @Test("hands keys on that it has no use for")
  func otherKeys() {
    final class Outer: UIView {
      var keys: [UIKeyboardHIDUsage] = []
      override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        keys += presses.compactMap { $0.key?.keyCode }
      }
    }
    let test = TextFieldFixture(isShown: false)
    let outer = Outer(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    outer.addSubview(test.field)
    test.fixture.show(outer)
    #expect(test.field.becomeFirstResponder())
    test.type("a ")
    test.press(.keyboardEscape)
    test.press(.keyboardDownArrow)
    expectEqual(outer.keys, [.keyboardEscape, .keyboardDownArrow])
  }

  @Test("selects what the program says, and says what is selected")
  func selection() throws {
    let test = TextFieldFixture()
    test.field.text = "a👍b"
    #expect(test.field.selectedTextRange == nil, "Nothing is edited")
    #expect(test.field.becomeFirstResponder())
    let end = test.field.endOfDocument
    expectEqual(test.field.selectedTextRange, test.field.textRange(from: end, to: end))
    let start = try #require(test.field.position(from: test.field.beginningOfDocument, offset: 1))
    let range = try #require(test.field.textRange(from: end, to: start))
    expectEqual(test.field.text(in: range), "👍b")
    let input: any UITextInput = test.field
    #expect(input.hasText)
    let first: UITextPosition = start
    #expect(first == input.textRange(from: start, to: start)?.start && first != end)
    input.replace(range, withText: "cd")
    expectEqual(test.field.text, "acd")
    test.field.text = "a👍b"
    test.field.selectedTextRange = range
    expectEqual(test.shown, "a[👍b]")
    #expect(test.field.position(from: end, offset: 1) == nil)
    expectEqual(test.field.offset(from: end, to: start), -3)
    expectEqual(test.field.compare(start, to: end), .orderedAscending)
    test.field.insertText("c")
    expectEqual(test.field.text, "ac")
    test.field.deleteBackward()
    test.field.deleteBackward()
    test.field.deleteBackward()
    #expect(test.field.text?.isEmpty == true)
  }

  @Test("shows dots for a password")
  func secure() {
    let test = TextFieldFixture()
    test.field.isSecureTextEntry = true
    test.field.text = "secret"
    expectEqual(test.shown, "••••••")
    expectEqual(test.editor?.style.purpose, .password)
    expectEqual(test.field.text, "secret")
  }

  private nonisolated static let purposes:
    [(UITextContentType?, UIKeyboardType, UIBackendTextEditorStyle.Purpose)] = [
      (.emailAddress, .default, .email), (nil, .phonePad, .phone),
      (.oneTimeCode, .phonePad, .digits), (nil, .URL, .url), (.username, .emailAddress, .email),
      (nil, .default, .text), (nil, .asciiCapable, .text), (nil, .namePhonePad, .text),
      (nil, .twitter, .text), (nil, .webSearch, .text), (nil, .numberPad, .digits),
      (nil, .asciiCapableNumberPad, .digits), (nil, .numbersAndPunctuation, .number),
      (nil, .decimalPad, .number), (.name, .default, .name), (.givenName, .default, .name),
      (.familyName, .default, .name), (.password, .default, .password),
      (.newPassword, .default, .password), (.telephoneNumber, .default, .phone),
      (.URL, .default, .url),
    ]

  @Test("tells input methods what is typed", arguments: purposes)
  func purposes(
    contentType: UITextContentType?,
    keyboardType: UIKeyboardType,
    purpose: UIBackendTextEditorStyle.Purpose
  ) {
    let test = TextFieldFixture()
    test.field.textContentType = contentType
    test.field.keyboardType = keyboardType
    expectEqual(test.editor?.style.purpose, purpose)
  }

  @Test("clears its text with the button, or when editing begins")
  func clearing() {
    let test = TextFieldFixture()
    test.field.clearButtonMode = .always
    #expect(!test.field.showsClearButton, "There is nothing to clear")
    test.field.text = "text"
    test.fixture.backend.makeFrame()
    #expect(test.field.showsClearButton)
    let button = test.field.convert(
      CGPoint(x: test.field.clearButton.frame.midX, y: test.field.clearButton.frame.midY),
      to: nil
    )
    test.refusals = ["should clear"]
    test.fixture.screen.tap(at: button)
    expectEqual(test.field.text, "text")
    test.refusals = []
    test.fixture.screen.tap(at: button)
    #expect(test.field.text?.isEmpty == true)
    expectEqual(test.takeLog().suffix(2), ["should clear", "event changed"])
    #expect(!test.field.isEditing)
    test.fixture.backend.makeFrame()
    #expect(test.field.clearButton.superview == nil)
    #expect(test.field.becomeFirstResponder())
    test.type("a")
    test.fixture.backend.makeFrame()
    test.fixture.screen.tap(at: button)
    #expect(test.field.text?.isEmpty == true)
    #expect(test.field.isEditing, "The button leaves the keys with the text")
    #expect(test.field.resignFirstResponder())
    test.field.clearsOnBeginEditing = true
    test.field.text = "again"
    #expect(test.field.becomeFirstResponder())
    #expect(test.field.text?.isEmpty == true)
  }

  @Test("is as large as its text or its placeholder, with what stands beside it")
  func size() {
    let test = TextFieldFixture()
    // A letter of 17 points is 8.5 wide, a line 21 high; the cursor takes a point.
    test.field.text = "abcd"
    expectEqual(test.field.intrinsicContentSize, CGSize(width: 35, height: 21))
    test.field.placeholder = "abcdefgh"
    expectEqual(test.field.intrinsicContentSize, CGSize(width: 68, height: 21))
    test.field.borderStyle = .roundedRect
    expectEqual(test.field.intrinsicContentSize, CGSize(width: 84, height: 33))
    let icon = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
    test.field.leftView = icon
    test.field.leftViewMode = .always
    expectEqual(test.field.intrinsicContentSize.width, 110)
  }

  @Test("places what stands beside its text by the reading direction")
  func sides() {
    let test = TextFieldFixture()
    test.field.borderStyle = .roundedRect
    let left = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
    let right = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 10))
    (test.field.leftView, test.field.rightView) = (left, right)
    test.field.leftViewMode = .always
    test.field.rightViewMode = .unlessEditing
    test.fixture.backend.makeFrame()
    expectEqual(left.frame, CGRect(x: 8, y: 10, width: 20, height: 10))
    expectEqual(right.frame, CGRect(x: 162, y: 10, width: 30, height: 10))
    // 8 for the frame, 20 or 30 for the view and 6 between.
    expectEqual(test.field.editorView.frame, CGRect(x: 34, y: 3, width: 122, height: 24))
    #expect(test.field.becomeFirstResponder())
    test.fixture.backend.makeFrame()
    #expect(right.superview == nil)
    expectEqual(test.field.editorView.frame, CGRect(x: 34, y: 3, width: 158, height: 24))
    test.field.semanticContentAttribute = .forceRightToLeft
    test.field.setNeedsLayout()
    test.fixture.backend.makeFrame()
    expectEqual(left.frame, CGRect(x: 172, y: 10, width: 20, height: 10))
  }

  @Test("takes no text while it is disabled")
  func disabled() {
    let test = TextFieldFixture()
    test.field.isEnabled = false
    test.fixture.screen.tap(at: CGPoint(x: 100, y: 35))
    #expect(!test.field.isEditing)
    #expect(!test.field.becomeFirstResponder())
    #expect(test.editor?.style.isEditable == false)
  }

  @Test("ends editing when it leaves its window, whatever the delegate says")
  func leaving() {
    let test = TextFieldFixture()
    test.refusals = ["should end"]
    #expect(test.field.becomeFirstResponder())
    _ = test.takeLog()
    test.field.removeFromSuperview()
    #expect(!test.field.isEditing)
    expectEqual(test.takeLog(), ["did end", "event end"])
    test.fixture.show(test.field)
    #expect(test.field.becomeFirstResponder(), "It can be edited again")
  }

  @Test("takes its looks from those at the start of an attributed text")
  func attributed() {
    let test = TextFieldFixture()
    test.field.attributedText = NSAttributedString(
      string: "looks",
      attributes: [.font: UIFont.boldSystemFont(ofSize: 20), .foregroundColor: UIColor.red]
    )
    expectEqual(test.field.text, "looks")
    expectEqual(test.field.font, .boldSystemFont(ofSize: 20))
    expectEqual(test.editor?.style.font.pointSize, 20)
    expectEqual(test.editor?.style.color, UIBackendColor(red: 1, green: 0, blue: 0))
  }

  @Test("survives ten thousand keys, and a megabyte that is pasted")
  func masses() {
    let test = TextFieldFixture()
    #expect(test.field.becomeFirstResponder())
    for _ in 0..<10_000 { test.press(.keyboardLeftArrow, .shift) }
    test.fixture.backend.clipboard = String(repeating: "megabyte\n", count: 120_000)
    test.press(UIKeyboardHIDUsage(rawValue: 0x19), .control)
    expectEqual(test.field.text?.utf16.count, 1_080_000)
    test.fixture.backend.makeFrame()
  }

  @Test("is printed in a scene with its text and cursor")
  func scene() {
    let test = TextFieldFixture()
    test.field.text = "abc"
    #expect(test.field.becomeFirstResponder())
    test.press(.keyboardLeftArrow)
    test.fixture.backend.makeFrame()
    #expect(
      test.fixture.scene.description.contains("TextEditorView (20, 20, 200, 30) “abc” ‹ab|c›")
    )
  }
}
