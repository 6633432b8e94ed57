import CoreGraphics
import Foundation
import TesseraTestSupport
import Testing

@testable import UIKit

/// Frames of a line are 5 points wide and 3 high together, round ones 8 and 6.
@Suite("The parts of a text field")
@MainActor
struct TextFieldLayoutTests {
  private func field(_ style: UITextField.BorderStyle = .roundedRect) -> UITextField {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 30))
    field.borderStyle = style
    return field
  }

  private func box() -> UIView { UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20)) }

  @Test("have the text inside the frame, between the views that are shown")
  func text() {
    _ = Fixture()
    let field = field()
    let inside = CGRect(x: 8, y: 3, width: 184, height: 24)
    expectEqual(field.borderRect(forBounds: field.bounds), field.bounds)
    expectEqual(field.textRect(forBounds: field.bounds), inside)
    expectEqual(field.editingRect(forBounds: field.bounds), inside)
    expectEqual(field.placeholderRect(forBounds: field.bounds), inside)
    // A view of 20 points has 6 points between it and the text.
    field.leftView = box()
    expectEqual(field.textRect(forBounds: field.bounds), inside)
    field.leftViewMode = .always
    expectEqual(
      field.leftViewRect(forBounds: field.bounds),
      CGRect(x: 8, y: 5, width: 20, height: 20)
    )
    expectEqual(field.textRect(forBounds: field.bounds).minX, 34)
    field.rightView = box()
    field.rightViewMode = .always
    let right = field.rightViewRect(forBounds: field.bounds)
    expectEqual(right, CGRect(x: 172, y: 5, width: 20, height: 20))
    expectEqual(field.textRect(forBounds: field.bounds).maxX, 166)
    field.semanticContentAttribute = .forceRightToLeft
    expectEqual(field.leftViewRect(forBounds: field.bounds).minX, 172)
    expectEqual(field.rightViewRect(forBounds: field.bounds).minX, 8)
    field.borderStyle = .none
    expectEqual(field.textRect(forBounds: field.bounds).height, 30)
  }

  @Test("have the clear button at the end while there is text")
  func clearButton() {
    _ = Fixture()
    let field = field()
    field.clearButtonMode = .always
    expectEqual(field.clearButtonRect(forBounds: field.bounds), .zero)
    field.text = "some"
    let button = field.clearButtonRect(forBounds: field.bounds)
    #expect(button.maxX == 192 && abs(button.midY - 15) <= 0.5 && button.width > 0)
    expectEqual(field.textRect(forBounds: field.bounds).maxX, button.minX - 6)
  }

  @Test("stand where a subclass says")
  func overridden() throws {
    final class Field: UITextField {
      override func textRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 20, dy: 0) }
      override func editingRect(forBounds bounds: CGRect) -> CGRect {
        bounds.insetBy(dx: 30, dy: 0)
      }
      override func placeholderRect(forBounds bounds: CGRect) -> CGRect {
        bounds.insetBy(dx: 40, dy: 0)
      }
      override func leftViewRect(forBounds bounds: CGRect) -> CGRect {
        CGRect(x: 1, y: 2, width: 3, height: 4)
      }
      override func rightViewRect(forBounds bounds: CGRect) -> CGRect {
        CGRect(x: 5, y: 6, width: 7, height: 8)
      }
      override func borderRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 2, dy: 2) }
      override func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
        CGRect(x: 9, y: 9, width: 9, height: 9)
      }
    }
    let fixture = Fixture()
    let field = Field(frame: CGRect(x: 0, y: 0, width: 200, height: 30))
    field.borderStyle = .line
    (field.leftView, field.rightView) = (box(), box())
    (field.leftViewMode, field.rightViewMode) = (.always, .always)
    fixture.show(field)
    #expect(field.editorView.frame.minX == 20 && field.placeholderLabel.frame.minX == 40)
    expectEqual(field.leftView?.frame, CGRect(x: 1, y: 2, width: 3, height: 4))
    expectEqual(field.rightView?.frame, CGRect(x: 5, y: 6, width: 7, height: 8))
    expectEqual(field.subviews.first?.frame, CGRect(x: 2, y: 2, width: 196, height: 26))
    field.becomeFirstResponder()
    fixture.backend.makeFrame()
    expectEqual(field.editorView.frame.minX, 30)
    field.rightViewMode = .never
    field.clearButtonMode = .always
    field.text = "x"
    fixture.backend.makeFrame()
    expectEqual(field.clearButton.frame, CGRect(x: 9, y: 9, width: 9, height: 9))
  }

  @Test("show a placeholder with looks of its own until there is text")
  func attributedPlaceholder() {
    let fixture = Fixture()
    let field = field()
    let words = NSAttributedString(string: "Name", attributes: [.foregroundColor: UIColor.red])
    field.attributedPlaceholder = words
    fixture.show(field)
    #expect(field.attributedPlaceholder == words && field.placeholder == "Name")
    #expect(!fixture.scene.nodes(showing: "Name").isEmpty)
    let look = field.placeholderLabel.resolvedText.runs.first
    expectEqual(look?.color, UIBackendColor(red: 1, green: 0, blue: 0))
    field.text = "x"
    fixture.backend.makeFrame()
    #expect(fixture.scene.nodes(showing: "Name").isEmpty)
    field.placeholder = "Other"
    expectEqual(field.attributedPlaceholder?.string, "Other")
    expectEqual(field.placeholderLabel.textColor, .placeholderText)
  }

  @Test("keep the looks of the placeholder when those of the field change")
  func placeholderLooks() {
    _ = Fixture()
    let field = field()
    field.attributedPlaceholder = NSAttributedString(
      string: "Name",
      attributes: [.font: UIFont.systemFont(ofSize: 30)]
    )
    field.textColor = .red
    field.font = .systemFont(ofSize: 12)
    expectEqual(field.placeholderLabel.resolvedText.runs.map(\.font.pointSize), [30])
    field.attributedPlaceholder = NSAttributedString(string: "Name")
    field.font = .systemFont(ofSize: 13)
    expectEqual(field.placeholderLabel.resolvedText.runs.map(\.font.pointSize), [13])
    expectEqual(field.placeholderLabel.textColor, .placeholderText)
  }

  @Test("have the looks of the field, and the text stands where it says")
  func looks() {
    let test = TextFieldFixture()
    let paragraph = NSMutableParagraphStyle()
    paragraph.alignment = .right
    test.field.defaultTextAttributes = [
      .font: UIFont.systemFont(ofSize: 30), .foregroundColor: UIColor.red,
      .paragraphStyle: paragraph,
    ]
    #expect(test.field.font?.pointSize == 30 && test.field.textColor == .red)
    #expect(test.field.textAlignment == .right && test.editor?.style.alignment == .right)
    #expect(test.field.defaultTextAttributes[.font] as? UIFont == .systemFont(ofSize: 30))
    let alignments: [(NSTextAlignment, UIBackendText.Alignment)] = [
      (.left, .left), (.center, .center), (.right, .right), (.justified, .justified),
      (.natural, .left),
    ]
    for (alignment, expected) in alignments {
      test.field.textAlignment = alignment
      expectEqual(test.editor?.style.alignment, expected)
      expectEqual(test.field.placeholderLabel.textAlignment, alignment)
    }
  }
}
