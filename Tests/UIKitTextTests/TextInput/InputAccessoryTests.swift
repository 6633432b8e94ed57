import CoreGraphics
import Foundation
import TesseraTestSupport
import Testing

@testable import UIKit

/// A bar of 44 points with a field in it.
private final class Bar: UIView {
  let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 44))

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(field)
  }

  required init?(coder: NSCoder) { nil }

  override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 44) }
}

/// A controller with two fields above each other in a scroll view.
private final class FieldsController: UIViewController {
  let scrollView = UIScrollView()
  let fields = [
    UITextField(frame: CGRect(x: 20, y: 20, width: 200, height: 30)),
    UITextField(frame: CGRect(x: 20, y: 60, width: 200, height: 30)),
  ]
  var accessory: UIView?

  override var inputAccessoryView: UIView? { accessory }

  override func loadView() {
    view = scrollView
    for field in fields { scrollView.addSubview(field) }
  }
}

/// A window with two fields, and a bar that one of them may have.
///
/// Made inside of each test: a suite's properties are made before another test's body runs, which then has their program.
@MainActor
private struct AccessoryStage {
  let fixture = Fixture(width: 300, height: 200)
  let controller = FieldsController()
  let bar = Bar(frame: CGRect(x: 0, y: 0, width: 10, height: 20))

  func show() {
    fixture.window.rootViewController = controller
    frame()
  }

  func frame() { fixture.backend.makeFrame() }

  /// Where the bar is in the window; nothing while it is in none.
  var place: CGRect? { bar.window == nil ? nil : bar.convert(bar.bounds, to: nil) }
}

@Suite("An input accessory view")
@MainActor
struct InputAccessoryTests {
  @Test("stands at the bottom while its field is edited, as high as it asks to be")
  func placing() {
    let stage = AccessoryStage()
    stage.controller.fields[0].inputAccessoryView = stage.bar
    stage.show()
    #expect(stage.place == nil)
    stage.controller.fields[0].becomeFirstResponder()
    stage.frame()
    expectEqual(stage.place, CGRect(x: 0, y: 156, width: 300, height: 44))
    stage.controller.fields[1].becomeFirstResponder()
    stage.frame()
    #expect(stage.place == nil)
    stage.controller.fields[0].becomeFirstResponder()
    stage.controller.fields[0].resignFirstResponder()
    stage.frame()
    #expect(stage.place == nil)
  }

  @Test("has the safe area end above it, so that a scroll view can show all of its content")
  func safeArea() {
    let stage = AccessoryStage()
    stage.controller.fields[0].inputAccessoryView = stage.bar
    stage.show()
    stage.controller.scrollView.contentSize = CGSize(width: 300, height: 500)
    stage.controller.fields[0].becomeFirstResponder()
    stage.frame()
    expectEqual(stage.controller.scrollView.safeAreaInsets.bottom, 44)
    expectEqual(stage.controller.scrollView.adjustedContentInset.bottom, 44)
    expectEqual(stage.bar.safeAreaInsets, .zero)
    stage.controller.fields[0].resignFirstResponder()
    stage.frame()
    expectEqual(stage.controller.scrollView.adjustedContentInset.bottom, 0)
  }

  @Test(
    "of a controller is that of every field in its view, and stays when the keys go from one to another"
  )
  func chain() {
    let stage = AccessoryStage()
    stage.controller.accessory = stage.bar
    stage.show()
    stage.controller.fields[0].becomeFirstResponder()
    stage.frame()
    #expect(stage.place != nil)
    let host = stage.bar.superview
    stage.controller.fields[1].becomeFirstResponder()
    stage.frame()
    #expect(stage.place != nil)
    #expect(stage.bar.superview === host)
  }

  @Test("stays while a field in it is edited")
  func fieldInside() {
    let stage = AccessoryStage()
    stage.controller.fields[0].inputAccessoryView = stage.bar
    stage.show()
    stage.controller.fields[0].becomeFirstResponder()
    stage.frame()
    stage.bar.field.becomeFirstResponder()
    stage.frame()
    #expect(stage.bar.field.isFirstResponder)
    #expect(stage.place != nil)
    stage.bar.field.resignFirstResponder()
    stage.frame()
    #expect(stage.place == nil)
  }

  @Test("is as wide as the window, and is asked for again when the program says so")
  func reloading() {
    let stage = AccessoryStage()
    stage.show()
    stage.controller.fields[0].becomeFirstResponder()
    stage.frame()
    #expect(stage.place == nil)
    stage.controller.accessory = stage.bar
    stage.controller.reloadInputViews()
    stage.frame()
    expectEqual(stage.place, CGRect(x: 0, y: 156, width: 300, height: 44))
    stage.fixture.screen.resize(to: CGSize(width: 400, height: 30))
    stage.frame()
    // No higher than the window.
    expectEqual(stage.place, CGRect(x: 0, y: 0, width: 400, height: 30))
  }

  @Test("without a size of its own is as high as its frame")
  func frame() {
    let stage = AccessoryStage()
    let plain = UIView(frame: CGRect(x: 5, y: 5, width: 10, height: 33))
    let text = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    text.inputAccessoryView = plain
    stage.show()
    stage.controller.scrollView.addSubview(text)
    text.becomeFirstResponder()
    stage.frame()
    expectEqual(plain.convert(plain.bounds, to: nil), CGRect(x: 0, y: 167, width: 300, height: 33))
  }
}

@Suite("A text that is composed")
@MainActor
struct MarkedTextTests {
  @Test("has a marked range in a field as long as an input method composes")
  func field() {
    let test = TextFieldFixture()
    test.field.text = "ab"
    test.field.becomeFirstResponder()
    #expect(test.field.markedTextRange == nil)
    test.editor?.compose("x")
    expectEqual(test.field.markedTextRange?.start.offset, 2)
    #expect(test.field.markedTextRange?.isEmpty == true)
    test.editor?.compose("")
    #expect(test.field.markedTextRange == nil)
  }

  @Test("has a marked range in a text view as long as an input method composes")
  func view() {
    let test = TextViewFixture()
    test.view.becomeFirstResponder()
    test.area?.compose("x")
    expectEqual(test.view.markedTextRange?.start.offset, 0)
    test.area?.compose("")
    #expect(test.view.markedTextRange == nil)
  }

  @Test("of a text view is edited in the looks at its start, all of it")
  func attributed() {
    let test = TextViewFixture()
    let font = UIFont.boldSystemFont(ofSize: 20)
    let text = NSMutableAttributedString(
      string: "bold",
      attributes: [.font: font, .foregroundColor: UIColor.red]
    )
    text.append(NSAttributedString(string: " and not"))
    test.view.attributedText = text
    expectEqual(test.view.text, "bold and not")
    expectEqual(test.view.font, font)
    expectEqual(test.view.textColor, .red)
    // What was set is read until it is edited.
    #expect(test.view.attributedText.attribute(.font, at: 6, effectiveRange: nil) == nil)
    test.view.becomeFirstResponder()
    test.type("!")
    expectEqual(test.view.text, "bold and not!")
    let fontOfRest = test.view.attributedText.attribute(.font, at: 6, effectiveRange: nil)
    #expect(fontOfRest as? UIFont == font)
    test.view.attributedText = nil
    expectEqual(test.view.text, "")
    expectEqual(test.view.font, font)
  }
}
