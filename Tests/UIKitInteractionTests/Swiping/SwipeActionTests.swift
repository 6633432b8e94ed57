import CoreGraphics
import Foundation
import TesseraTestSupport
import Testing

@testable import UIKit
@testable import UIKitTestSupport

@Suite("A swipe action")
@MainActor
struct SwipeActionTests {
  private func deleteSecond(_ fixture: SwipeFixture) {
    fixture.view.performBatchUpdates {
      fixture.base.source.counts = [39]
      fixture.view.deleteItems(at: [IndexPath(item: 2, section: 0)])
    }
  }

  @Test("is called with its button, and closes the row once it says that it has ended")
  func closes() throws {
    let fixture = SwipeFixture()
    var completion: ((Bool) -> Void)?
    var source: UIView?
    fixture.actions.trailing = { _ in
      UISwipeActionsConfiguration(
        actions: [
          UIContextualAction(style: .normal, title: "Mute") { _, view, end in
            completion = end
            source = view
          }
        ]
      )
    }
    fixture.open(2)
    fixture.press(0, of: 2)
    fixture.rest()
    expectEqual(fixture.aside(2), 74)
    #expect(source?.isDescendant(of: try #require(fixture.cell(2))) == true)
    completion?(true)
    #expect(fixture.swipedRows.isEmpty)
    fixture.rest()
    #expect(fixture.movedRows.isEmpty)
    fixture.open(2)
    completion?(true)
    fixture.rest()
    expectEqual(fixture.movedRows, [2])
  }

  @Test("that was not done closes the row", arguments: [0, 1])
  func notDone(button: Int) {
    let fixture = SwipeFixture()
    fixture.actions.handle = { _, completion in completion(false) }
    fixture.open(2)
    fixture.press(button, of: 2)
    fixture.rest()
    #expect(fixture.movedRows.isEmpty)
  }

  @Test("is not called again while it is performed")
  func once() {
    let fixture = SwipeFixture()
    fixture.actions.handle = { _, _ in }
    fixture.open(2)
    _ = fixture.actions.take()
    fixture.press(0, of: 2)
    fixture.press(1, of: 2)
    expectEqual(fixture.actions.take(), ["Mute"])
  }

  @Test(
    "that is destructive moves the row aside, which closes after half a second if it is not deleted"
  )
  func destructive() {
    let fixture = SwipeFixture()
    fixture.open(2)
    fixture.press(1, of: 2)
    fixture.backend.advance(by: 0.45)
    expectEqual(fixture.aside(2), 375)
    expectEqual(fixture.swipedRows, [2])
    fixture.backend.advance(by: 0.1)
    #expect(fixture.swipedRows.isEmpty)
    fixture.rest()
    #expect(fixture.movedRows.isEmpty)
  }

  @Test("that is destructive leaves the row aside until the batch that deletes it")
  func deletesLater() throws {
    let fixture = SwipeFixture()
    fixture.open(2)
    let cell = try #require(fixture.cell(2))
    fixture.press(1, of: 2)
    fixture.backend.advance(by: 0.4)
    deleteSecond(fixture)
    fixture.backend.advance(by: 0.1)
    expectEqual(cell.slide?.shown, 375)
    fixture.rest()
    #expect(fixture.movedRows.isEmpty)
    expectEqual(fixture.view.numberOfItems(inSection: 0), 39)
  }

  @Test("may delete the row, and say so before or after")
  func deletes() {
    for isSaidFirst in [false, true] {
      let fixture = SwipeFixture()
      fixture.actions.handle = { _, completion in
        if isSaidFirst { completion(true) }
        deleteSecond(fixture)
        completion(true)
      }
      fixture.pull(2, by: -300)
      expectEqual(fixture.view.numberOfItems(inSection: 0), 39)
      #expect(fixture.movedRows.isEmpty)
      #expect(fixture.view.swipedPath == nil)
    }
  }

  @Test("may reload everything, insert, and move the row")
  func reloads() {
    let fixture = SwipeFixture()
    fixture.actions.handle = { _, completion in
      fixture.view.reloadData()
      completion(true)
    }
    fixture.open(2)
    fixture.press(0, of: 2)
    fixture.rest()
    #expect(fixture.movedRows.isEmpty)
    var end: ((Bool) -> Void)?
    fixture.actions.handle = { _, completion in
      fixture.view.performBatchUpdates {
        fixture.base.source.counts = [41]
        fixture.view.insertItems(at: [IndexPath(item: 0, section: 0)])
        fixture.view.moveItem(
          at: IndexPath(item: 2, section: 0),
          to: IndexPath(item: 5, section: 0)
        )
      }
      end = completion
    }
    fixture.open(2)
    fixture.press(0, of: 2)
    fixture.rest()
    expectEqual(fixture.movedRows, [5])
    end?(true)
    fixture.rest()
    #expect(fixture.movedRows.isEmpty)
  }

  @Test("is asked for by a provider that may change the rows")
  func providerChanges() {
    let fixture = SwipeFixture()
    fixture.actions.trailing = { [actions = fixture.actions] _ in
      fixture.base.source.counts = [41]
      fixture.view.insertItems(at: [IndexPath(item: 0, section: 0)])
      return UISwipeActionsConfiguration(actions: [actions.action("Mute")])
    }
    fixture.pull(2, by: -60)
    expectEqual(fixture.movedRows, [3])
    let other = SwipeFixture()
    other.actions.trailing = { [actions = other.actions] _ in
      other.base.source.counts = [39]
      other.view.deleteItems(at: [IndexPath(item: 2, section: 0)])
      return UISwipeActionsConfiguration(actions: [actions.action("Mute")])
    }
    other.pull(2, by: -60)
    #expect(other.movedRows.isEmpty)
    #expect(other.view.swipedPath == nil)
  }

  @Test("shows words in up to two lines, or a picture, or both where there is room")
  func content() throws {
    let action = UIContextualAction(style: .normal, title: "Mute") { _, _, _ in }
    action.image = UIImage(systemName: "bell.slash")
    let button = SwipeActionButton(action, edge: .right)
    let image = try #require(button.subviews[0] as? UIImageView)
    let label = try #require(button.subviews[1] as? UILabel)
    for (height, showsBoth) in [(44.0, false), (90, true)] {
      button.frame = CGRect(x: 0, y: 0, width: 74, height: height)
      button.contentRoom.width = 74
      button.layoutIfNeeded()
      #expect(!image.isHidden)
      expectEqual(label.isHidden, !showsBoth)
      #expect(abs(image.frame.midX - 37) < 0.01)
    }
    let long = UIContextualAction(
      style: .normal,
      title: "Mark as something that is very long"
    ) { _, _, _ in }
    let words = SwipeActionButton(long, edge: .right)
    #expect(words.width(inHeight: 44) <= 128 + 32)
    words.frame = CGRect(x: 0, y: 0, width: 100, height: 44)
    words.contentRoom.width = 100
    words.layoutIfNeeded()
    let lines = try #require(words.subviews[1] as? UILabel)
    #expect(lines.frame.width <= 68 && lines.frame.height <= 44)
  }

  @Test("is shown by the delete accessory without a handler")
  func deleteAccessory() throws {
    let fixture = SwipeFixture()
    fixture.view.isEditing = true
    let cell = try #require(fixture.cell(2))
    cell.accessories = [.delete()]
    fixture.rest()
    let accessory = try #require(cell.subviews.compactMap { $0 as? AccessoryView }.first)
    fixture.tap(accessory.convert(CGPoint(x: 5, y: 5), to: nil))
    fixture.rest()
    expectEqual(fixture.swipedRows, [2])
    expectEqual(fixture.actions.take(), ["trailing of 2?"])
    fixture.tap(fixture.place(2, x: 50))
    fixture.rest()
    #expect(fixture.swipedRows.isEmpty)
    #expect(cell.slide == nil)
  }
}

@Suite("A row that is moved aside without a touch")
@MainActor
struct SwipeInputTests {
  @Test("follows fingers on a touchpad that begin along it, and rests as with a touch")
  func touchpad() {
    let fixture = SwipeFixture()
    fixture.moveFingers(over: 2, Array(repeating: CGVector(dx: 10, dy: 3), count: 7))
    #expect(fixture.movedRows.isEmpty)
    fixture.moveFingers(over: 2, Array(repeating: CGVector(dx: 10, dy: 3), count: 8))
    expectEqual(fixture.aside(2), 148)
    expectEqual(fixture.view.contentOffset, .zero)
    fixture.moveFingers(over: 2, [CGVector(dx: -10, dy: 0)], velocity: CGVector(dx: -400, dy: 0))
    #expect(fixture.movedRows.isEmpty)
    fixture.moveFingers(over: 2, [CGVector(dx: 3, dy: 10)])
    #expect(fixture.movedRows.isEmpty)
    expectEqual(fixture.view.contentOffset.y, 10)
  }

  @Test("performs the first action after a full swipe on a touchpad")
  func touchpadFullSwipe() {
    let fixture = SwipeFixture()
    fixture.moveFingers(over: 2, Array(repeating: CGVector(dx: 40, dy: 0), count: 6))
    expectEqual(fixture.actions.take(), ["trailing of 2?", "Trash"])
  }

  @Test("goes one step with a wheel that is turned sideways, or with Shift")
  func wheel() {
    let fixture = SwipeFixture()
    let place = fixture.place(2)
    #expect(fixture.screen.turnWheel(by: 1, at: place, modifiers: .shift))
    fixture.screen.turnWheel(by: 1, at: place, modifiers: .shift)
    fixture.rest()
    expectEqual(fixture.aside(2), 148)
    fixture.backend.advance(by: 0.5)
    // Opened as far as it goes.
    fixture.sendScroll(.wheel(CGVector(dx: 1, dy: 0)), at: place)
    fixture.rest()
    expectEqual(fixture.aside(2), 148)
    fixture.backend.advance(by: 0.5)
    fixture.screen.turnWheel(by: -1, at: place, modifiers: .shift)
    fixture.screen.turnWheel(by: -1, at: place, modifiers: .shift)
    fixture.rest()
    #expect(fixture.movedRows.isEmpty)
    fixture.backend.advance(by: 0.5)
    fixture.screen.turnWheel(by: -1, at: place, modifiers: .shift)
    fixture.rest()
    expectEqual(fixture.aside(2), -74)
    expectEqual(fixture.view.contentOffset, .zero)
  }

  @Test("goes one step with fingers whose landing was not reported")
  func touchpadWithoutBegin() {
    let fixture = SwipeFixture()
    for _ in 0..<5 {
      fixture.backend.advance(by: HeadlessBackend.frameInterval)
      fixture.sendScroll(.fingersMoved(CGVector(dx: 8, dy: 1)), at: fixture.place(2))
    }
    fixture.rest()
    expectEqual(fixture.aside(2), 148)
  }

  private func reached(_ item: Int) -> SwipeFixture {
    let fixture = SwipeFixture()
    fixture.tap(fixture.place(item), device: .mouse)
    return fixture
  }

  /// The words on the button that has the keys, which a line inside it shows.
  private func button(_ fixture: SwipeFixture) -> String? {
    let marked = fixture.cell(2)?.slide?.actions.buttons.filter { button in
      button.subviews.contains { $0.layer.borderWidth > 0 && !$0.isHidden }
    }
    guard let marked, marked == [fixture.base.fixture.window.firstResponder] else { return nil }
    return marked[0].subviews.compactMap { ($0 as? UILabel)?.text }.first
  }

  @Test(
    "opens with the Menu key, or F10 and Shift, its keys on the first button",
    arguments: [(.keyboardApplication, []), (.keyboardF10, .shift)]
      as [(UIKeyboardHIDUsage, UIKeyModifierFlags)]
  )
  func menuKey(key: UIKeyboardHIDUsage, modifiers: UIKeyModifierFlags) {
    let fixture = reached(2)
    fixture.screen.press(key, modifiers: modifiers)
    fixture.rest()
    expectEqual(fixture.aside(2), 148)
    expectEqual(button(fixture), "Trash")
    fixture.screen.press(.keyboardLeftArrow)
    expectEqual(button(fixture), "Mute")
    fixture.screen.press(.keyboardLeftArrow)
    expectEqual(button(fixture), "Mute")
    fixture.screen.press(.keyboardRightArrow)
    expectEqual(button(fixture), "Trash")
    fixture.screen.press(.keyboardLeftArrow)
    fixture.screen.press(.keyboardReturnOrEnter)
    expectEqual(fixture.actions.take(), ["trailing of 2?", "Mute"])
    fixture.rest()
    #expect(fixture.movedRows.isEmpty)
    #expect(fixture.view.isFirstResponder)
  }

  @Test("shows the leading actions with the next press of the key, and closes after that")
  func menuKeyAgain() {
    let fixture = reached(2)
    fixture.screen.press(.keyboardApplication)
    fixture.screen.press(.keyboardApplication)
    fixture.rest()
    expectEqual(fixture.aside(2), -74)
    expectEqual(button(fixture), "Read")
    fixture.screen.press(.keyboardApplication)
    fixture.rest()
    #expect(fixture.movedRows.isEmpty)
    #expect(fixture.view.isFirstResponder)
    fixture.actions.trailing = { _ in nil }
    fixture.screen.press(.keyboardApplication)
    fixture.rest()
    expectEqual(fixture.aside(2), -74)
  }

  @Test("closes with Escape, and gives the keys back")
  func escape() {
    let fixture = reached(2)
    fixture.screen.press(.keyboardApplication)
    fixture.screen.press(.keyboardEscape)
    fixture.rest()
    #expect(fixture.movedRows.isEmpty)
    #expect(fixture.view.isFirstResponder)
    fixture.screen.press(.keyboardApplication)
    fixture.screen.press(.keyboardDownArrow)
    fixture.rest()
    #expect(fixture.movedRows.isEmpty)
    expectEqual(fixture.view.focusedPath, IndexPath(item: 3, section: 0))
  }

  @Test("stays where it is while keys have reached no item")
  func noCursor() {
    let fixture = SwipeFixture()
    _ = fixture.view.becomeFirstResponder()
    fixture.screen.press(.keyboardApplication)
    #expect(fixture.movedRows.isEmpty)
    #expect(fixture.actions.take().isEmpty)
  }
}
