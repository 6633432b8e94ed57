import CoreGraphics
import Foundation
import TesseraTestSupport
import Testing

@testable import UIKit
@testable import UIKitTestSupport

/// A text view as it is written for iOS, whose designated initialiser takes a container.
private final class NoteView: UITextView {
  let note: String

  override init(frame: CGRect, textContainer: NSTextContainer?) {
    note = "made"
    super.init(frame: frame, textContainer: textContainer)
    text = "abc"
  }

  required init?(coder: NSCoder) { nil }
}

/// Creates a view through a parameter.
@MainActor
private func make<Content: UIView>(_ type: Content.Type) -> Content { Content(frame: .zero) }

// The view is 111 wide. Letters of 10 points are 5 wide, in lines of 12, with 8 points above and below.
@Suite("The text container of a text view")
@MainActor
struct TextContainerTests {
  private func fixture(_ text: String, isEditable: Bool = true) -> TextViewFixture {
    let test = TextViewFixture()
    test.view.isScrollEnabled = false
    test.view.isEditable = isEditable
    test.view.text = text
    return test
  }

  private func height(_ test: TextViewFixture) -> CGFloat {
    test.view.sizeThatFits(CGSize(width: 111, height: 0)).height
  }

  /// The lines that the view draws itself; `nil` where the area shows the text.
  private func lines(_ test: TextViewFixture) -> [String]? {
    guard let view = test.view.styled.view,
      case .text(let layout, _)? = view.backendDrawings().first
    else { return nil }
    return (layout as? HeadlessTextLayout)?.lines
  }

  @Test("keeps lines 5 points away from its edges, or as far as its padding says")
  func padding() {
    let test = fixture("abcdefghij klmnopqrst")
    expectEqual(test.view.textContainer.lineFragmentPadding, 5)
    expectEqual(height(test), 40)
    test.view.textContainer.lineFragmentPadding = 0
    expectEqual(height(test), 28)
    expectEqual(test.area?.textInsets, UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0))
    test.view.textContainer.lineFragmentPadding = 20
    expectEqual(height(test), 40)
    expectEqual(test.area?.textInsets, UIEdgeInsets(top: 8, left: 20, bottom: 8, right: 20))
  }

  @Test("refuses a padding that is not finite")
  func unusablePadding() {
    let test = fixture("abc")
    let messages = reports { test.view.textContainer.lineFragmentPadding = .infinity }
    expectEqual(messages.count, 1)
    expectEqual(test.view.textContainer.lineFragmentPadding, 5)
  }

  @Test("limits the lines of a view that is not editable, of which the last ends as it says")
  func limit() {
    let test = fixture("abcdefghij klmnopqrs tuvwxyz", isEditable: false)
    test.view.textContainer.maximumNumberOfLines = 1
    expectEqual(height(test), 28)
    expectEqual(lines(test), ["abcdefghij klmnopqrs "])
    test.view.textContainer.lineBreakMode = .byTruncatingTail
    expectEqual(lines(test), ["abcdefghij klmnopqr…"])
    test.view.textContainer.maximumNumberOfLines = 2
    expectEqual(height(test), 40)
  }

  @Test("shows another text with the same limit; without one, all of it can be selected")
  func anotherText() {
    let test = fixture("abc", isEditable: false)
    test.view.textContainer.maximumNumberOfLines = 1
    test.view.text = "abcdefghij klmnopqrs tuvwxyz"
    expectEqual(lines(test), ["abcdefghij klmnopqrs "])
    #expect(!test.view.canBecomeFirstResponder)
    test.view.textContainer.maximumNumberOfLines = 0
    expectEqual(lines(test), nil)
    expectEqual(height(test), 40)
    #expect(test.view.canBecomeFirstResponder)
  }

  @Test("limits no lines of a view that is editable")
  func editable() {
    let test = fixture("abcdefghij klmnopqrs tuvwxyz")
    test.view.textContainer.maximumNumberOfLines = 1
    expectEqual(lines(test), nil)
    expectEqual(height(test), 40)
    test.view.isEditable = false
    expectEqual(lines(test), ["abcdefghij klmnopqrs "])
  }

  @Test("makes the view ask for another height when it changes")
  func selfSizing() {
    let test = fixture("abcdefghij klmnopqrs tuvwxyz", isEditable: false)
    let stack = UIStackView(arrangedSubviews: [test.view])
    stack.axis = .vertical
    stack.alignment = .leading
    stack.translatesAutoresizingMaskIntoConstraints = false
    test.view.widthAnchor.constraint(equalToConstant: 111).isActive = true
    test.fixture.show(stack)
    expectEqual(test.view.frame.height, 40)
    test.view.textContainer.maximumNumberOfLines = 1
    test.fixture.backend.makeFrame()
    expectEqual(test.view.frame.height, 28)
  }

  @Test("is given to the designated initialiser, which every other way to create a view calls")
  func creation() {
    let container = NSTextContainer()
    container.lineFragmentPadding = 2
    let test = TextViewFixture()
    let given = NoteView(frame: .zero, textContainer: container)
    test.fixture.show(given)
    #expect(given.textContainer === container)
    expectEqual((given.area as? HeadlessTextArea)?.textInsets.left, 2)
    for view in [NoteView(), NoteView(frame: .zero), make(NoteView.self)] {
      expectEqual(view.note, "made")
      expectEqual(view.text, "abc")
      expectEqual(view.textContainer.lineFragmentPadding, 5)
    }
  }
}
