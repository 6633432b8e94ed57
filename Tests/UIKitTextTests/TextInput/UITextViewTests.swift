import Foundation
import TesseraTestSupport
import Testing

@testable import UIKit
@testable import UIKitTestSupport

@MainActor
private final class Posted {
  var names: [Notification.Name] = []
}

@Suite("A text view")
@MainActor
struct UITextViewTests {
  @Test("begins editing when it is pressed, and ends when another view gets the keys")
  func beginsAndEnds() {
    let test = TextViewFixture()
    let field = test.fixture.show(UITextField(frame: CGRect(x: 20, y: 150, width: 200, height: 30)))
    test.fixture.screen.tap(at: CGPoint(x: 60, y: 60))
    #expect(test.view.isFirstResponder)
    expectEqual(test.takeLog(), ["should begin", "did begin"])
    test.fixture.screen.tap(at: CGPoint(x: 60, y: 160))
    #expect(field.isFirstResponder)
    #expect(!test.view.isFirstResponder)
    expectEqual(test.takeLog(), ["should end", "did end"])
  }

  @Test("takes no keys if its delegate refuses, and keeps them if it refuses to end")
  func refusals() {
    let test = TextViewFixture()
    test.refusals = ["should begin"]
    #expect(!test.view.becomeFirstResponder())
    expectEqual(test.takeLog(), ["should begin"])
    test.refusals = ["should end"]
    #expect(test.view.becomeFirstResponder())
    #expect(!test.view.resignFirstResponder())
    test.type("a")
    expectEqual(test.view.text, "a")
    #expect(test.view.endEditing(true))
    #expect(!test.view.isFirstResponder)
  }

  @Test("begins a line with Return, and asks for each change")
  func typing() {
    let test = TextViewFixture()
    #expect(test.view.becomeFirstResponder())
    _ = test.takeLog()
    test.type("a\nb")
    expectEqual(test.view.text, "a\nb")
    expectEqual(test.shown, "a⏎b|")
    expectEqual(
      test.takeLog(),
      [
        "should change 0+0 “a”", "changed “a”", "selection",
        "should change 1+0 “\n”", "changed “a\n”", "selection",
        "should change 2+0 “b”", "changed “a\nb”", "selection",
      ]
    )
  }

  @Test("sends with Return where its delegate does so")
  func composer() {
    let test = TextViewFixture()
    var sent: [String] = []
    test.whenAsked = { _, text in
      guard text == "\n" else { return true }
      sent.append(test.view.text)
      test.view.text = ""
      return false
    }
    #expect(test.view.becomeFirstResponder())
    test.type("hello\nyou\n")
    expectEqual(sent, ["hello", "you"])
    expectEqual(test.shown, "|")
  }

  @Test("moves the cursor over lines, those that break by themselves too")
  func arrows() {
    let test = TextViewFixture()
    // Lines of 20 letters: “aaaaaaaaaa bbbbbbbb ”, “cccc” and “dd”.
    test.view.text = "aaaaaaaaaa bbbbbbbb cccc\ndd"
    #expect(test.view.becomeFirstResponder())
    test.press(.keyboardUpArrow)
    expectEqual(test.shown, "aaaaaaaaaa bbbbbbbb cc|cc⏎dd")
    test.press(.keyboardUpArrow)
    expectEqual(test.shown, "aa|aaaaaaaa bbbbbbbb cccc⏎dd")
    test.press(.keyboardEnd)
    expectEqual(test.shown, "aaaaaaaaaa bbbbbbbb| cccc⏎dd")
    test.press(.keyboardDownArrow)
    expectEqual(test.shown, "aaaaaaaaaa bbbbbbbb cccc|⏎dd")
    test.press(.keyboardHome)
    expectEqual(test.shown, "aaaaaaaaaa bbbbbbbb |cccc⏎dd")
    test.press(.keyboardEnd, [.control, .shift])
    expectEqual(test.shown, "aaaaaaaaaa bbbbbbbb [cccc⏎dd]")
    test.press(.keyboardUpArrow)
    test.press(.keyboardUpArrow)
    test.press(.keyboardUpArrow)
    expectEqual(test.shown, "|aaaaaaaaaa bbbbbbbb cccc⏎dd", "The start of the text is above all")
  }

  @Test("has the cursor where it is pressed")
  func presses() {
    let test = TextViewFixture()
    test.view.text = "abcd\nefgh"
    test.fixture.backend.makeFrame()
    // 5 beside and 8 above the text, then two and a bit letters in the second line.
    test.fixture.screen.tap(at: CGPoint(x: 20 + 5 + 11, y: 20 + 8 + 12 + 6))
    expectEqual(test.shown, "abcd⏎ef|gh")
    test.fixture.screen.tap(at: CGPoint(x: 30, y: 110))
    expectEqual(test.shown, "abcd⏎efgh|", "Below the text")
  }

  @Test("scrolls with the cursor, and is scrolled like any scroll view")
  func scrolling() {
    let test = TextViewFixture()
    test.view.text = (0..<20).map { "\($0)" }.joined(separator: "\n")
    test.fixture.backend.makeFrame()
    // 20 lines of 12, and 8 above and below.
    expectEqual(test.view.contentSize, CGSize(width: 111, height: 256))
    expectEqual(test.view.contentOffset.y, 0)
    #expect(test.view.becomeFirstResponder())
    test.type("x")
    // The last line ends at 248, and the inset below it at 256.
    expectEqual(test.view.contentOffset.y, 156)
    test.press(.keyboardHome, .control)
    expectEqual(test.view.contentOffset.y, 0)
    test.view.setContentOffset(CGPoint(x: 0, y: 60), animated: false)
    expectEqual(test.area?.scrollOffset, 60)
    expectEqual(test.view.editorView.frame, CGRect(x: 0, y: 60, width: 111, height: 100))
    test.fixture.screen.turnWheel(by: 1, at: CGPoint(x: 60, y: 60))
    test.fixture.backend.advanceUntilIdle()
    #expect(test.view.contentOffset.y > 60)
    expectEqual(test.area?.scrollOffset, test.view.contentOffset.y.rounded())
    test.view.scrollRangeToVisible(NSRange(location: 0, length: 1))
    expectEqual(test.view.contentOffset.y, 0)
  }

  @Test("leaves its text at the end when it is pulled beyond it")
  func bouncing() {
    let test = TextViewFixture()
    test.view.text = (0..<20).map { "\($0)" }.joined(separator: "\n")
    test.fixture.backend.makeFrame()
    test.view.contentOffset.y = -30
    expectEqual(test.view.editorView.frame.minY, 0)
    test.view.contentOffset.y = 200
    // 256 of content, of which 100 show.
    expectEqual(test.view.editorView.frame.minY, 156)
    test.view.text = "short"
    test.fixture.backend.makeFrame()
    expectEqual(test.view.contentOffset.y, 0)
  }

  @Test("asks for the height of its text in its width, unless it scrolls")
  func size() {
    let test = TextViewFixture()
    test.view.text = "aaaaaaaaaa bbbbbbbb cccc\ndd"
    expectEqual(test.view.intrinsicContentSize.height, UIView.noIntrinsicMetric)
    // 19 letters, 10 beside them and the cursor; 3 lines and 16.
    let inWidth = CGSize(width: 106, height: 52)
    expectEqual(test.view.sizeThatFits(CGSize(width: 111, height: 5)), inWidth)
    test.view.isScrollEnabled = false
    expectEqual(test.view.intrinsicContentSize, CGSize(width: 131, height: 40))
    expectEqual(
      test.view.systemLayoutSizeFitting(
        CGSize(width: 111, height: 0),
        withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel
      ).height,
      52
    )
    test.view.textContainerInset = UIEdgeInsets(top: 1, left: 20, bottom: 2, right: 0)
    expectEqual(test.view.sizeThatFits(CGSize(width: 131, height: 0)).height, 39)
    let messages = reports {
      test.view.textContainerInset = UIEdgeInsets(top: .nan, left: 0, bottom: 0, right: 0)
    }
    expectEqual(messages.count, 1)
    expectEqual(test.view.textContainerInset.top, 1)
  }

  @Test("shows its text from the top while it does not scroll")
  func unscrolled() {
    let test = TextViewFixture()
    test.view.isScrollEnabled = false
    #expect(test.view.becomeFirstResponder())
    for line in 0..<20 { test.type("\(line)\n") }
    expectEqual(test.view.contentOffset.y, 0)
    expectEqual(test.area?.scrollOffset, 0)
  }

  @Test("can be selected and copied, but not edited, if it is not editable")
  func readOnly() {
    let test = TextViewFixture()
    test.view.text = "read"
    test.view.isEditable = false
    test.fixture.screen.tap(at: CGPoint(x: 60, y: 60))
    #expect(test.view.isFirstResponder)
    #expect(test.takeLog().isEmpty, "Nothing is edited")
    test.type("x")
    test.press(UIKeyboardHIDUsage(rawValue: 0x04), .control)
    test.press(UIKeyboardHIDUsage(rawValue: 0x06), .control)
    expectEqual(test.view.text, "read")
    expectEqual(test.fixture.backend.clipboard, "read")
    _ = test.takeLog()
    test.view.isSelectable = false
    #expect(!test.view.isFirstResponder)
    test.fixture.screen.tap(at: CGPoint(x: 60, y: 60))
    test.type("x")
    test.press(UIKeyboardHIDUsage(rawValue: 0x04), .control)
    expectEqual(test.view.text, "read")
    #expect(test.takeLog().isEmpty)
  }

  @Test("ends editing when it is made read-only, and when it leaves its window")
  func ends() {
    let test = TextViewFixture()
    #expect(test.view.becomeFirstResponder())
    test.view.isEditable = false
    expectEqual(test.takeLog(), ["should begin", "did begin", "did end"])
    test.view.isEditable = true
    #expect(test.view.becomeFirstResponder())
    test.view.removeFromSuperview()
    #expect(!test.view.isFirstResponder)
  }

  @Test("selects what the program says")
  func selection() throws {
    let test = TextViewFixture()
    test.view.text = "a👍\nb"
    expectEqual(test.view.selectedRange, NSRange(location: 5, length: 0))
    #expect(test.view.becomeFirstResponder())
    test.view.selectedRange = NSRange(location: 1, length: 3)
    expectEqual(test.shown, "a[👍⏎]b")
    let range = try #require(test.view.selectedTextRange)
    expectEqual(test.view.text(in: range), "👍\n")
    test.view.insertText("c")
    test.view.deleteBackward()
    expectEqual(test.view.text, "ab")
    test.view.selectedRange = NSRange(location: 0, length: 100)
    expectEqual(test.view.selectedRange, NSRange(location: 0, length: 2))
  }

  @Test("posts what happens to it")
  func notifications() {
    let test = TextViewFixture()
    let posted = Posted()
    let names = [
      UITextView.textDidBeginEditingNotification, UITextView.textDidChangeNotification,
      UITextView.textDidEndEditingNotification,
    ]
    let observers = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: test.view, queue: nil) { _ in
        MainActor.assumeIsolated { posted.names.append(name) }
      }
    }
    #expect(test.view.becomeFirstResponder())
    test.type("a")
    #expect(test.view.resignFirstResponder())
    expectEqual(posted.names, names)
    for observer in observers { NotificationCenter.default.removeObserver(observer) }
  }

  @Test("survives ten thousand lines, and five hundred keys")
  func masses() {
    let test = TextViewFixture()
    test.view.text = String(repeating: "line\n", count: 10_000)
    test.fixture.backend.makeFrame()
    expectEqual(test.view.contentSize.height, 120_028, "10,001 lines of 12")
    test.view.contentOffset.y = 60_000
    expectEqual(test.view.editorView.frame.minY, 60_000)
    test.view.text = ""
    #expect(test.view.becomeFirstResponder())
    for _ in 0..<500 { test.fixture.screen.press(.keyboardReturnOrEnter) }
    expectEqual(test.view.text.count, 500)
  }
}
