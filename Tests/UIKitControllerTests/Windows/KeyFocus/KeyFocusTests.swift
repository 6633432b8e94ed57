import CoreGraphics
import Foundation
import TesseraTestSupport
import Testing

@testable import UIKit

@Suite("The Tab key")
@MainActor
struct KeyFocusTests {
  /// Buttons and fields with names, and the one that has the keys.
  @MainActor
  private final class Form {
    let fixture: Fixture

    init(isRightToLeft: Bool = false) {
      fixture = Fixture(environment: UIBackendEnvironment(isRightToLeft: isRightToLeft))
    }

    @discardableResult
    func button(_ name: String, x: CGFloat, y: CGFloat, in view: UIView? = nil) -> UIButton {
      let button = UIButton(frame: CGRect(x: x, y: y, width: 60, height: 30))
      button.accessibilityName = name
      (view ?? fixture.window).addSubview(button)
      return button
    }

    @discardableResult
    func field(_ name: String, x: CGFloat, y: CGFloat, in view: UIView? = nil) -> UITextField {
      let field = UITextField(frame: CGRect(x: x, y: y, width: 60, height: 30))
      field.accessibilityName = name
      (view ?? fixture.window).addSubview(field)
      return field
    }

    func tab(_ modifiers: UIKeyModifierFlags = []) {
      fixture.screen.press(.keyboardTab, modifiers: modifiers)
      fixture.backend.advanceUntilIdle()
    }

    var holder: String { (fixture.window.firstResponder as? UIView)?.accessibilityName ?? "-" }

    /// Where the keys go with so many presses of Tab, one after the other.
    func walk(_ count: Int, _ modifiers: UIKeyModifierFlags = []) -> String {
      (0..<count).map { _ in
        tab(modifiers)
        return holder
      }.joined(separator: " ")
    }

    /// The view with the ring around it.
    var ringed: String {
      fixture.window.keyFocus.ring?.superview?.accessibilityName ?? "-"
    }
  }

  @Test("goes through controls and fields in reading order, round at the end, and back with Shift")
  func order() {
    let form = Form()
    form.button("d", x: 100, y: 50)
    form.field("c", x: 10, y: 50)
    form.button("b", x: 100, y: 12)
    form.field("a", x: 10, y: 10)
    form.fixture.backend.makeFrame()
    expectEqual(form.walk(5), "a b c d a")
    expectEqual(form.walk(3, .shift), "d c b")
  }

  @Test("goes from right to left where one reads so")
  func rightToLeft() {
    let form = Form(isRightToLeft: true)
    form.button("a", x: 10, y: 10)
    form.button("b", x: 100, y: 10)
    form.button("c", x: 100, y: 50)
    expectEqual(form.walk(3), "b a c")
  }

  @Test("goes through a view before what comes behind it")
  func nesting() {
    let form = Form()
    let left = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    let right = UIView(frame: CGRect(x: 100, y: 0, width: 100, height: 200))
    form.fixture.window.addSubview(right)
    form.fixture.window.addSubview(left)
    form.button("a", x: 0, y: 10, in: left)
    form.button("b", x: 0, y: 50, in: left)
    form.button("c", x: 0, y: 10, in: right)
    form.button("d", x: 0, y: 50, in: right)
    expectEqual(form.walk(4), "a b c d")
  }

  @Test("passes what is hidden, clear, disabled, or takes no touches")
  func passes() {
    let form = Form()
    form.button("hidden", x: 0, y: 0).isHidden = true
    form.button("clear", x: 0, y: 40).alpha = 0
    form.button("disabled", x: 0, y: 80).isEnabled = false
    form.field("disabled field", x: 0, y: 120).isEnabled = false
    form.button("deaf", x: 0, y: 160).isUserInteractionEnabled = false
    form.button("a", x: 0, y: 200)
    expectEqual(form.walk(2), "a a")
  }

  /// Begins no editing.
  private final class Refusal: NSObject, UITextFieldDelegate {
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { false }
  }

  @Test("passes a field that may not be edited")
  func refusal() {
    let form = Form()
    let refusal = Refusal()
    form.button("a", x: 0, y: 0)
    form.field("b", x: 0, y: 40).delegate = refusal
    form.button("c", x: 0, y: 80)
    expectEqual(form.walk(3), "a c a")
  }

  @Test("shows a ring around a control until a pointer is used, and none around a field")
  func ring() {
    let form = Form()
    let button = form.button("a", x: 10, y: 10)
    form.field("b", x: 10, y: 50)
    expectEqual(form.ringed, "-")
    form.tab()
    expectEqual(form.ringed, "a")
    // A ring of 2 stands 1 point off the button.
    expectEqual(
      form.fixture.window.keyFocus.ring?.frame,
      CGRect(x: -3, y: -3, width: 66, height: 36)
    )
    form.tab()
    #expect(form.ringed == "-" && form.holder == "b")
    form.tab()
    expectEqual(form.ringed, "a")
    form.fixture.screen.tap(at: CGPoint(x: 200, y: 200))
    expectEqual(form.ringed, "-")
    form.tab(.shift)
    form.tab()
    expectEqual(form.ringed, "a")
    button.removeFromSuperview()
    #expect(form.ringed == "-" && form.holder == "-")
  }

  @Test("shows a ring as round as the control")
  func roundRing() {
    let form = Form()
    let toggle = UISwitch(frame: CGRect(x: 10, y: 10, width: 0, height: 0))
    let button = form.button("a", x: 10, y: 60)
    button.layer.cornerRadius = 8
    form.fixture.window.addSubview(toggle)
    form.tab()
    // Half its height of 31, and 3 more.
    expectEqual(form.fixture.window.keyFocus.ring?.layer.cornerRadius, 18.5)
    form.tab()
    expectEqual(form.fixture.window.keyFocus.ring?.layer.cornerRadius, 11)
  }

  @Test("shows the ring along the edge where it would be cut off, with the corners that cut it")
  func cutRing() {
    let form = Form()
    let card = UIView(frame: CGRect(x: 10, y: 10, width: 60, height: 80))
    card.clipsToBounds = true
    card.layer.cornerRadius = 12
    form.fixture.window.addSubview(card)
    form.button("a", x: 0, y: 50, in: card)
    form.tab()
    let ring = form.fixture.window.keyFocus.ring
    expectEqual(ring?.frame, CGRect(x: 0, y: 0, width: 60, height: 30))
    expectEqual(ring?.layer.cornerRadius, 12)
  }

  /// A view that takes keys, and one that does not let them go.
  private final class Keeper: UIView {
    var keeps = false
    var told: [UIFocusHeading] = []
    override var canBecomeFirstResponder: Bool { true }
    override var canBecomeFocused: Bool { true }
    override func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool {
      !keeps || context.previouslyFocusedView !== self
    }
    override func didUpdateFocus(
      in context: UIFocusUpdateContext,
      with coordinator: UIFocusAnimationCoordinator
    ) { told.append(context.focusHeading) }
  }

  @Test("stops at a view of the app's own that can have the focus, and that may keep it")
  func ownViews() {
    let form = Form()
    let keeper = Keeper(frame: CGRect(x: 0, y: 40, width: 60, height: 30))
    keeper.accessibilityName = "b"
    form.button("a", x: 0, y: 0)
    form.fixture.window.addSubview(keeper)
    expectEqual(form.walk(2), "a b")
    #expect(keeper.isFocused)
    expectEqual(keeper.told, [.next])
    expectEqual(form.walk(1, .shift), "a")
    expectEqual(keeper.told, [.next, .previous])
    keeper.keeps = true
    expectEqual(form.walk(3), "b b b")
    let system = UIFocusSystem.focusSystem(for: keeper)
    #expect(system?.focusedItem === keeper)
    keeper.keeps = false
    keeper.focusEffect = nil
    form.tab()
    form.tab()
    #expect(form.holder == "b" && form.ringed == "-")
  }

  @Test("leaves a text of many lines, and with Control types a tab in it")
  func textView() {
    let form = Form()
    let text = UITextView(frame: CGRect(x: 0, y: 40, width: 200, height: 60))
    text.accessibilityName = "b"
    form.button("a", x: 0, y: 0)
    form.fixture.window.addSubview(text)
    form.field("c", x: 0, y: 120)
    expectEqual(form.walk(3), "a b c")
    expectEqual(form.walk(1, .shift), "b")
    expectEqual(form.walk(1, .control), "b")
    expectEqual(text.text, "\t")
    expectEqual(form.walk(1, .shift), "a")
  }

  @Test("does nothing where nothing takes keys, and with the Alt key")
  func nothing() {
    let form = Form()
    form.tab()
    expectEqual(form.holder, "-")
    form.button("a", x: 0, y: 0)
    form.tab(.alternate)
    expectEqual(form.holder, "-")
  }

  @Test("stops at what scrolls, if nothing in it can have the focus, with a ring that stays")
  func scrollingByKeys() throws {
    let form = Form()
    let text = UIScrollView(frame: CGRect(x: 0, y: 50, width: 200, height: 100))
    text.accessibilityName = "b"
    text.contentSize = CGSize(width: 200, height: 1_000)
    text.addSubview(UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 1_000)))
    form.button("a", x: 0, y: 0)
    form.fixture.window.addSubview(text)
    form.button("c", x: 0, y: 160)
    expectEqual(form.walk(2), "a b")
    let ring = try #require(form.fixture.window.keyFocus.ring)
    // Along the edge, outside of which it would be cut off.
    expectEqual(ring.convert(ring.bounds, to: nil), text.frame)
    form.fixture.screen.press(.keyboardDownArrow)
    form.fixture.backend.advanceUntilIdle()
    expectEqual(text.contentOffset.y, 40)
    expectEqual(ring.convert(ring.bounds, to: nil), text.frame)
    expectEqual(form.walk(2), "c a")
    text.contentSize.height = 100
    expectEqual(form.walk(1), "c")
  }

  @Test("scrolls to where the keys go")
  func scrolling() {
    let form = Form()
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
    scrollView.contentSize = CGSize(width: 320, height: 1_000)
    form.fixture.window.addSubview(scrollView)
    form.button("a", x: 0, y: 10, in: scrollView)
    form.button("b", x: 0, y: 500, in: scrollView)
    expectEqual(form.walk(2), "a b")
    // Its bottom edge, at 530, is at the bottom of what shows.
    expectEqual(scrollView.contentOffset.y, 430)
    expectEqual(form.walk(1), "a")
    expectEqual(scrollView.contentOffset.y, 10)
  }
}

extension UIView {
  /// A name for tests to tell views apart by.
  fileprivate var accessibilityName: String? {
    get { tag == 0 ? nil : UIView.names[tag - 1] }
    set {
      guard let newValue else { return tag = 0 }
      UIView.names.append(newValue)
      tag = UIView.names.count
    }
  }

  fileprivate static var names: [String] = []
}
