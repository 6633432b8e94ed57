import Foundation
import TesseraTestSupport
import Testing

@testable import UIKit

@Suite("A search bar")
@MainActor
struct UISearchBarTests {
  /// A window with a bar of 300 × 56 at its top, whose delegate writes down what it hears.
  @MainActor
  private final class Search: NSObject, UISearchBarDelegate {
    let fixture: Fixture
    let bar: UISearchBar
    private var log: [String] = []
    var refusals: Set<String> = []

    init(isRightToLeft: Bool = false) {
      let environment = UIBackendEnvironment(isRightToLeft: isRightToLeft)
      fixture = Fixture(width: 300, height: 200, environment: environment)
      bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 300, height: 56))
      super.init()
      bar.delegate = self
      fixture.show(bar)
    }

    func takeLog() -> [String] {
      defer { log = [] }
      return log
    }

    func type(_ text: String) {
      for character in text {
        let key = UIKeyboardHIDUsage.letter(character) ?? .keyboardSpacebar
        fixture.screen.press(key, characters: String(character))
      }
    }

    var cancel: UIButton? { bar.subviews.compactMap { $0 as? UIButton }.first }

    private func note(_ entry: String) -> Bool {
      log.append(entry)
      return !refusals.contains(entry)
    }

    func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { note("should begin") }
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { log.append("did begin") }
    func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { note("should end") }
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { log.append("did end") }
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
      log.append("changed “\(searchText)”")
    }
    func searchBar(
      _ searchBar: UISearchBar,
      shouldChangeTextIn range: NSRange,
      replacementText text: String
    ) -> Bool { note("should change \(range.location)+\(range.length) “\(text)”") }
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { log.append("search") }
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { log.append("cancel") }
  }

  @Test("asks and tells its delegate of editing, in order")
  func editing() {
    let search = Search()
    search.fixture.screen.tap(at: CGPoint(x: 150, y: 28))
    #expect(search.bar.isFirstResponder)
    expectEqual(search.takeLog(), ["should begin", "did begin"])
    search.type("a")
    expectEqual(search.takeLog(), ["should change 0+0 “a”", "changed “a”"])
    search.refusals = ["should change 1+0 “b”", "should end"]
    search.type("b")
    expectEqual(search.bar.text, "a")
    #expect(!search.bar.resignFirstResponder())
    search.refusals = []
    #expect(search.bar.resignFirstResponder())
    #expect(!search.bar.isFirstResponder)
    expectEqual(
      search.takeLog(),
      ["should change 1+0 “b”", "should end", "should end", "did end"]
    )
    search.refusals = ["should begin"]
    #expect(!search.bar.becomeFirstResponder())
    search.bar.text = "set"
    expectEqual(search.takeLog(), ["should begin"], "What the program sets is not told")
  }

  @Test("searches with Return, once there is text")
  func searching() {
    let search = Search()
    #expect(search.bar.becomeFirstResponder())
    _ = search.takeLog()
    search.fixture.screen.press(.keyboardReturnOrEnter)
    #expect(search.takeLog().isEmpty)
    search.bar.text = "a"
    search.fixture.screen.press(.keyboardReturnOrEnter)
    expectEqual(search.takeLog(), ["search"])
    #expect(search.bar.isFirstResponder, "The delegate decides whether editing ends")
    search.bar.text = ""
    search.bar.enablesReturnKeyAutomatically = false
    search.fixture.screen.press(.keyboardReturnOrEnter)
    expectEqual(search.takeLog(), ["search"])
  }

  @Test("tells that its text was cleared with the button in the field")
  func clearing() {
    let search = Search()
    search.bar.text = "text"
    search.fixture.backend.makeFrame()
    let button = search.bar.searchTextField.clearButton
    let place = button.convert(CGPoint(x: button.bounds.midX, y: button.bounds.midY), to: nil)
    search.fixture.screen.tap(at: place)
    #expect(search.bar.text?.isEmpty == true)
    expectEqual(search.takeLog(), ["changed “”"])
  }

  @Test("makes room for the cancel button where reading ends", arguments: [false, true])
  func layout(isRightToLeft: Bool) throws {
    let search = Search(isRightToLeft: isRightToLeft)
    expectEqual(search.bar.searchTextField.frame, CGRect(x: 8, y: 10, width: 284, height: 36))
    search.bar.showsCancelButton = true
    search.fixture.backend.makeFrame()
    let cancel = try #require(search.cancel)
    let width = cancel.frame.width
    expectEqual(cancel.frame.minX, (isRightToLeft ? 8 : 292 - width))
    let field = search.bar.searchTextField.frame
    expectEqual(field.width, 284 - width - 8)
    expectEqual(field.minX, (isRightToLeft ? 16 + width : 8))
    search.bar.showsCancelButton = false
    search.fixture.backend.makeFrame()
    expectEqual(search.bar.searchTextField.frame.width, 284)
    expectEqual(cancel.alpha, 0)
  }

  @Test("is cancelled with its button, or with Escape while that is shown")
  func cancelling() throws {
    let search = Search()
    #expect(search.bar.becomeFirstResponder())
    _ = search.takeLog()
    search.fixture.screen.press(.keyboardEscape)
    #expect(search.takeLog().isEmpty)
    search.bar.setShowsCancelButton(true, animated: true)
    search.fixture.backend.advanceUntilIdle()
    let cancel = try #require(search.cancel)
    expectEqual(cancel.alpha, 1)
    search.fixture.screen.tap(at: CGPoint(x: cancel.frame.midX, y: cancel.frame.midY))
    search.fixture.screen.press(.keyboardEscape)
    expectEqual(search.takeLog(), ["cancel", "cancel"])
  }

  @Test("is cancelled by keys: Tab leads from the field to the button, and Shift and Tab back")
  func cancellingByKeys() {
    let search = Search()
    search.fixture.screen.press(.keyboardTab)
    search.bar.showsCancelButton = true
    search.fixture.backend.makeFrame()
    _ = search.takeLog()
    search.fixture.screen.press(.keyboardTab)
    expectEqual(search.takeLog(), ["should end", "did end"])
    search.fixture.screen.press(.keyboardReturnOrEnter)
    expectEqual(search.takeLog(), ["cancel"])
    search.fixture.screen.press(.keyboardTab, modifiers: .shift)
    expectEqual(search.takeLog(), ["should begin", "did begin"])
  }

  @Test("leads past its cancel button with Tab while that is hidden or disabled")
  func noCancelByKeys() {
    let search = Search()
    search.fixture.screen.press(.keyboardTab)
    search.bar.showsCancelButton = true
    search.bar.showsCancelButton = false
    search.fixture.backend.makeFrame()
    _ = search.takeLog()
    search.fixture.screen.press(.keyboardTab)
    search.fixture.screen.press(.keyboardReturnOrEnter)
    expectEqual(search.takeLog(), [])
  }

  @Test("slides the cancel button in")
  func animation() throws {
    let search = Search()
    search.bar.setShowsCancelButton(true, animated: true)
    search.fixture.backend.advance(by: 0.125)
    let cancel = try #require(search.cancel)
    let shown = cancel.layer.presentation()?.opacity ?? 1
    #expect(shown > 0 && shown < 1)
    search.fixture.backend.advanceUntilIdle()
    #expect(search.bar.searchTextField.frame.maxX < cancel.frame.minX)
  }

  @Test("is 56 high, has a background unless it is minimal, and can be disabled")
  func looks() {
    let search = Search()
    expectEqual(
      search.bar.sizeThatFits(CGSize(width: 200, height: 10)),
      CGSize(width: 200, height: 56)
    )
    expectEqual(search.bar.intrinsicContentSize.height, 56)
    #expect(search.bar.backgroundColor != nil)
    search.bar.searchBarStyle = .minimal
    #expect(search.bar.backgroundColor == nil)
    search.bar.placeholder = "Find"
    expectEqual(search.bar.searchTextField.placeholder, "Find")
    search.bar.isEnabled = false
    #expect(!search.bar.becomeFirstResponder())
  }

  @Test("has a view at the bottom of the window while it is edited, and its button in its tint")
  func accessory() {
    let search = Search()
    let accessory = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 20))
    #expect(search.bar.inputAccessoryView == nil)
    search.bar.inputAccessoryView = accessory
    search.fixture.backend.makeFrame()
    #expect(search.bar.inputAccessoryView === accessory && accessory.window == nil)
    search.bar.becomeFirstResponder()
    search.fixture.backend.makeFrame()
    #expect(accessory.window === search.fixture.window)
    search.bar.showsCancelButton = true
    search.bar.tintColor = .red
    search.fixture.backend.makeFrame()
    expectEqual(search.cancel?.currentTitleColor, .red)
    search.bar.resignFirstResponder()
    search.fixture.backend.makeFrame()
    #expect(accessory.window == nil)
  }
}
