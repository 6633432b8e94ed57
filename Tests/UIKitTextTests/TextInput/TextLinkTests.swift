import CoreGraphics
import Foundation
import TesseraTestSupport
import Testing

@testable import UIKit

// The view is 111 × 100 at (20, 20). Letters of 10 points are 5 wide, in lines of 12, with 5 points beside them and 8 above.
@MainActor
private final class LinkFixture {
  let base = TextViewFixture()
  let first = URL(fileURLWithPath: "/tmp/first")
  let second = URL(fileURLWithPath: "/tmp/second")
  let button = UIButton(frame: CGRect(x: 20, y: 140, width: 50, height: 30))

  /// Shows “go here or there”.
  init() {
    let text = NSMutableAttributedString(string: "")
    let font: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 10)]
    for (words, link) in [("go ", nil), ("here", first), (" or ", nil), ("there", second)] {
      var looks = font
      if let link { looks[.link] = link }
      text.append(NSAttributedString(string: words, attributes: looks))
    }
    base.view.isEditable = false
    base.view.attributedText = text
    base.fixture.show(button)
  }

  func press(_ key: UIKeyboardHIDUsage, _ modifiers: UIKeyModifierFlags = []) {
    base.press(key, modifiers)
  }

  var focus: String? {
    (base.fixture.window.focusedView as? TextLinkView)?.words
  }
}

@Suite("Links in a text")
@MainActor
struct TextLinkTests {
  @Test("are stops of Tab, one after the other, and are followed by Return and Space")
  func keys() {
    let test = LinkFixture()
    test.press(.keyboardTab)
    expectEqual(test.focus, "here")
    test.press(.keyboardReturnOrEnter)
    test.press(.keyboardTab)
    expectEqual(test.focus, "there")
    test.press(.keyboardSpacebar)
    expectEqual(test.base.fixture.backend.openedURLs, [test.first, test.second])
    test.press(.keyboardTab)
    #expect(test.base.fixture.window.focusedView === test.button)
    test.press(.keyboardTab, .shift)
    expectEqual(test.focus, "there")
  }

  @Test("are passed where the text cannot be selected, and are no stops where it is edited")
  func selectable() {
    let test = LinkFixture()
    test.base.view.isSelectable = false
    test.press(.keyboardTab)
    #expect(test.base.fixture.window.focusedView === test.button)
    test.base.view.isSelectable = true
    test.base.view.isEditable = true
    expectEqual(test.base.view.styled.view?.links.count, nil)
  }

  @Test("keep the focus while the text around them changes, as long as they are there")
  func changes() {
    let test = LinkFixture()
    test.press(.keyboardTab)
    test.press(.keyboardTab)
    test.base.view.textColor = .red
    test.base.fixture.backend.makeFrame()
    expectEqual(test.focus, "there")
    let plain: [NSAttributedString.Key: Any] = [.underlineStyle: 1]
    test.base.view.attributedText = NSAttributedString(string: "no", attributes: plain)
    expectEqual(test.focus, nil)
  }

  @Test("have a pointing hand over them, and nothing else of the text does")
  func pointer() {
    let test = LinkFixture()
    let screen = test.base.fixture.screen
    // “go here or there”: the first link is 15 to 35 points from the letters, which begin at x = 25.
    for (x, shape) in [(30, UIBackendPointerShape.standard), (45, .hand), (65, .standard)] {
      screen.pointer(.hovered, at: CGPoint(x: x, y: 34), device: .mouse)
      expectEqual(screen.pointerShape, shape, "at \(x)")
    }
  }

  @Test("of two lines take the pointer in both of them, and not beside them")
  func lines() {
    let link = TextLinkView()
    link.surround([
      CGRect(x: 40, y: 0, width: 20, height: 12), CGRect(x: 0, y: 12, width: 10, height: 12),
    ])
    expectEqual(link.frame, CGRect(x: 0, y: 0, width: 60, height: 24))
    #expect(link.point(inside: CGPoint(x: 50, y: 6), with: nil))
    #expect(link.point(inside: CGPoint(x: 5, y: 18), with: nil))
    #expect(!link.point(inside: CGPoint(x: 5, y: 6), with: nil))
  }

  @Test("are read after their text, and are followed by a screen reader")
  func reader() throws {
    let test = LinkFixture()
    let tree = try #require(test.base.fixture.screen.accessibility)
    let names = tree.nodes.filter { $0.role == .link || $0.role == .text }.map(\.label)
    expectEqual(names, ["go here or there", "here", "there"])
    #expect(tree.perform(.activate, on: "there"))
    expectEqual(test.base.fixture.backend.openedURLs, [test.second])
  }
}
