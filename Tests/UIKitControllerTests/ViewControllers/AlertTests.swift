import CoreGraphics
import Foundation
import TesseraTestSupport
import Testing

@testable import UIKit
@testable import UIKitTestSupport

/// A window with an alert in front, and a log of the actions that were performed.
@MainActor
private final class AlertFixture {
  let fixture = Fixture(width: 400, height: 600)
  let log = ControllerLog()
  let alert: UIAlertController
  let root = UIViewController()

  init(_ style: UIAlertController.Style = .alert) {
    alert = UIAlertController(title: "Delete?", message: "It is gone then.", preferredStyle: style)
    fixture.show(root: root)
  }

  @discardableResult
  func add(_ title: String, _ style: UIAlertAction.Style = .default) -> UIAlertAction {
    let action = UIAlertAction(title: title, style: style) { [log] _ in log.add(title) }
    alert.addAction(action)
    return action
  }

  func present() {
    root.present(alert, animated: true)
    fixture.backend.advanceUntilIdle()
  }

  func press(_ text: String) throws {
    let place = try #require(fixture.frame(of: text))
    fixture.screen.tap(at: CGPoint(x: place.midX, y: place.midY))
    fixture.backend.advanceUntilIdle()
  }

  func press(_ key: UIKeyboardHIDUsage) {
    fixture.screen.press(key)
    fixture.backend.advanceUntilIdle()
  }

  var isShown: Bool { root.presentedViewController != nil }
}

@Suite("An alert")
@MainActor
struct AlertTests {
  @Test(
    "shows its words in the middle of the window, with two actions side by side, the one that cancels first"
  )
  func layout() throws {
    let setUp = AlertFixture()
    expectEqual(setUp.alert.preferredStyle, .alert)
    setUp.add("Cancel", .cancel)
    setUp.add("Delete", .destructive)
    setUp.present()
    let title = try #require(setUp.fixture.frame(of: "Delete?"))
    let message = try #require(setUp.fixture.frame(of: "It is gone then."))
    let cancel = try #require(setUp.fixture.frame(of: "Cancel"))
    let delete = try #require(setUp.fixture.frame(of: "Delete"))
    #expect(abs(title.midX - 200) <= 1 && title.maxY <= message.minY)
    #expect(message.maxY < cancel.minY && cancel.midY == delete.midY && cancel.maxX < delete.minX)
    #expect(abs(setUp.alert.view.convert(setUp.alert.view.bounds, to: nil).midY - 300) <= 1)
    expectEqual(setUp.alert.view.bounds.width, 280)
  }

  @Test("has its actions below each other where there are more, the one that cancels last")
  func stack() throws {
    let setUp = AlertFixture()
    for (title, style) in [
      ("Cancel", UIAlertAction.Style.cancel), ("A", .default), ("B", .default),
    ] {
      setUp.add(title, style)
    }
    setUp.present()
    let places = try ["A", "B", "Cancel"].map { try #require(setUp.fixture.frame(of: $0)).midY }
    #expect(places[1] - places[0] == 44 && places[2] - places[1] == 44)
  }

  @Test("is mirrored from right to left")
  func rightToLeft() throws {
    let setUp = AlertFixture()
    setUp.fixture.backend.environment.isRightToLeft = true
    setUp.add("Cancel", .cancel)
    setUp.add("Delete", .destructive)
    setUp.present()
    let cancel = try #require(setUp.fixture.frame(of: "Cancel"))
    #expect(cancel.minX > (try #require(setUp.fixture.frame(of: "Delete"))).maxX)
  }

  @Test("is dismissed by an action, whose handler is called then")
  func action() throws {
    let setUp = AlertFixture()
    setUp.add("Cancel", .cancel)
    setUp.add("Delete", .destructive)
    setUp.present()
    try setUp.press("Delete")
    #expect(setUp.log.take() == ["Delete"] && !setUp.isShown)
    #expect(setUp.alert.view.superview == nil)
  }

  @Test("takes Escape for the action that cancels, and stays if there is none")
  func escape() {
    let setUp = AlertFixture()
    setUp.add("OK")
    setUp.add("More")
    setUp.present()
    setUp.press(.keyboardEscape)
    #expect(setUp.isShown)
    setUp.add("Cancel", .cancel)
    setUp.press(.keyboardEscape)
    #expect(setUp.log.take() == ["Cancel"] && !setUp.isShown)
  }

  @Test("takes Return for the preferred action, or for the only one that does something usual")
  func returnKey() {
    let setUp = AlertFixture()
    setUp.add("Cancel", .cancel)
    setUp.add("Delete", .destructive)
    setUp.present()
    setUp.press(.keyboardReturnOrEnter)
    #expect(setUp.isShown)
    let keep = setUp.add("Keep")
    setUp.press(.keyboardReturnOrEnter)
    expectEqual(setUp.log.take(), ["Keep"])
    setUp.alert.preferredAction = setUp.alert.actions[1]
    setUp.present()
    setUp.press(.keyboardReturnOrEnter)
    expectEqual(setUp.log.take(), ["Delete"])
    keep.isEnabled = false
    setUp.alert.preferredAction = keep
    setUp.present()
    setUp.press(.keyboardReturnOrEnter)
    #expect(setUp.isShown && setUp.log.take() == [])
  }

  @Test("has the arrow keys lead from button to button")
  func arrows() {
    let setUp = AlertFixture()
    for title in ["A", "B", "C"] { setUp.add(title) }
    setUp.present()
    setUp.press(.keyboardDownArrow)
    setUp.press(.keyboardDownArrow)
    setUp.press(.keyboardReturnOrEnter)
    expectEqual(setUp.log.take(), ["B"])
  }

  @Test("stays when the window is pressed beside it; an action sheet is cancelled")
  func beside() {
    let alert = AlertFixture()
    alert.add("Cancel", .cancel)
    alert.present()
    alert.fixture.screen.tap(at: CGPoint(x: 10, y: 10))
    #expect(alert.isShown)
    let sheet = AlertFixture(.actionSheet)
    sheet.add("Cancel", .cancel)
    sheet.add("Share")
    sheet.present()
    sheet.fixture.screen.tap(at: CGPoint(x: 10, y: 10))
    sheet.fixture.backend.advanceUntilIdle()
    #expect(sheet.log.take() == ["Cancel"] && !sheet.isShown)
  }

  @Test("has fields, of which the first is edited, and Return leads to the next and to the action")
  func fields() {
    let setUp = AlertFixture()
    setUp.alert.addTextField { $0.placeholder = "Name" }
    setUp.alert.addTextField()
    setUp.add("Cancel", .cancel)
    setUp.add("OK")
    setUp.present()
    let fields = setUp.alert.textFields ?? []
    #expect(fields.count == 2 && fields.first?.isFirstResponder == true)
    #expect(fields.allSatisfy { $0.frame.width == 240 && $0.window != nil })
    fields.first?.backendTextEditorDidReturn()
    #expect(fields.last?.isFirstResponder == true)
    fields.last?.backendTextEditorDidReturn()
    setUp.fixture.backend.advanceUntilIdle()
    #expect(setUp.log.take() == ["OK"] && !setUp.isShown)
  }

  @Test("scrolls its words and its actions where the window is too low for all of them")
  func low() throws {
    let setUp = AlertFixture()
    setUp.fixture.screen.resize(to: CGSize(width: 400, height: 300))
    setUp.alert.message = Array(repeating: "It cannot be brought back.", count: 40)
      .joined(separator: " ")
    for number in 1...9 { setUp.add("Choice \(number)") }
    setUp.present()
    let card = setUp.alert.view.convert(setUp.alert.view.bounds, to: nil)
    #expect(card.height <= 300 - 2 * PresentationShape.margin)
    // Half of the height is for the actions.
    let first = try #require(setUp.fixture.frame(of: "Choice 1"))
    #expect(first.minY >= card.midY && first.maxY <= card.maxY)
    #expect(setUp.fixture.frame(of: "Choice 9").map { $0.minY >= card.maxY } ?? true)
    // Page Down shows more of the words, and arrows bring every action into sight.
    let message = setUp.fixture.scene.nodes.first { $0.text.joined().contains("brought back") }
    setUp.press(.keyboardPageDown)
    let moved = setUp.fixture.scene.nodes.first { $0.text.joined().contains("brought back") }
    #expect(try #require(moved).frame.minY < (try #require(message)).frame.minY)
    for _ in 1...9 { setUp.press(.keyboardDownArrow) }
    let last = try #require(setUp.fixture.frame(of: "Choice 9"))
    #expect(last.minY >= card.midY && last.maxY <= card.maxY)
    setUp.press(.keyboardReturnOrEnter)
    expectEqual(setUp.log.take(), ["Choice 9"])
  }

  @Test("reports what does not go together, and says what counts")
  func wrong() {
    let setUp = AlertFixture(.actionSheet)
    setUp.add("Cancel", .cancel)
    let messages = reports {
      setUp.alert.addTextField()
      setUp.add("Stop", .cancel)
      setUp.alert.preferredAction = UIAlertAction(title: "Other", style: .default)
    }
    #expect(messages.count == 3 && setUp.alert.textFields == nil)
    #expect(setUp.alert.preferredAction == nil)
  }
}
