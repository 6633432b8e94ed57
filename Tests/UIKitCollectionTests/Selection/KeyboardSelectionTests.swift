import CoreGraphics
import Foundation
import TesseraTestSupport
import Testing

@testable import UIKit
@testable import UIKitTestSupport

@Suite("The focus and the selection by keys")
@MainActor
struct KeyboardSelectionTests {
  /// Eleven items in a grid of four columns.
  ///
  ///      0  1  2  3
  ///      4  5  6  7
  ///      8  9 10
  private func grid(isMultiple: Bool = false) -> CollectionFixture {
    let fixture = CollectionFixture([11])
    fixture.view.collectionViewLayout = GridLayout(columns: 4)
    fixture.view.allowsMultipleSelection = isMultiple
    fixture.show()
    fixture.view.becomeFirstResponder()
    return fixture
  }

  private func selected(_ fixture: CollectionFixture) -> [Int] {
    (fixture.view.indexPathsForSelectedItems ?? []).map(\.item)
  }

  private func focused(_ fixture: CollectionFixture) -> Int? { fixture.view.focusedPath?.item }

  private func press(
    _ fixture: CollectionFixture,
    _ keys: UIKeyboardHIDUsage...,
    modifiers: UIKeyModifierFlags = []
  ) {
    for key in keys { fixture.fixture.screen.press(key, modifiers: modifiers) }
  }

  struct Walk: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let start: Int
    let keys: [UIKeyboardHIDUsage]
    let end: Int
  }

  nonisolated static let walks = [
    Walk(testDescription: "down", start: 1, keys: [.keyboardDownArrow], end: 5),
    Walk(testDescription: "up", start: 9, keys: [.keyboardUpArrow], end: 5),
    Walk(testDescription: "right", start: 5, keys: [.keyboardRightArrow], end: 6),
    Walk(testDescription: "left", start: 5, keys: [.keyboardLeftArrow], end: 4),
    Walk(
      testDescription: "right at the end of a line",
      start: 3,
      keys: [.keyboardRightArrow],
      end: 4
    ),
    Walk(
      testDescription: "left at the start of a line",
      start: 4,
      keys: [.keyboardLeftArrow],
      end: 3
    ),
    Walk(
      testDescription: "down where nothing is below",
      start: 7,
      keys: [.keyboardDownArrow],
      end: 10
    ),
    Walk(testDescription: "up at the top", start: 2, keys: [.keyboardUpArrow], end: 2),
    Walk(testDescription: "right at the very end", start: 10, keys: [.keyboardRightArrow], end: 10),
    Walk(testDescription: "home", start: 6, keys: [.keyboardHome], end: 0),
    Walk(testDescription: "end", start: 1, keys: [.keyboardEnd], end: 10),
    Walk(
      testDescription: "all around",
      start: 5,
      keys: [.keyboardDownArrow, .keyboardRightArrow, .keyboardUpArrow, .keyboardLeftArrow],
      end: 5
    ),
  ]

  @Test("goes where the arrow points on screen", arguments: walks)
  func walks(_ walk: Walk) {
    let fixture = grid()
    fixture.view.selectItem(
      at: IndexPath(item: walk.start, section: 0),
      animated: false,
      scrollPosition: []
    )
    for key in walk.keys { press(fixture, key) }
    expectEqual(focused(fixture), walk.end)
    expectEqual(selected(fixture), [walk.start])
  }

  @Test("goes along with the focus where a list says so", arguments: walks)
  func follows(_ walk: Walk) {
    let fixture = grid()
    fixture.view.selectionFollowsFocus = true
    fixture.view.selectItem(
      at: IndexPath(item: walk.start, section: 0),
      animated: false,
      scrollPosition: []
    )
    for key in walk.keys { press(fixture, key) }
    expectEqual(selected(fixture), [walk.end])
  }

  @Test("starts at the first visible item")
  func startsAtTheFirst() {
    let fixture = grid()
    press(fixture, .keyboardDownArrow)
    expectEqual(focused(fixture), 0)
    expectEqual(selected(fixture), [])
  }

  @Test("extends with shift")
  func extends() {
    let fixture = grid(isMultiple: true)
    fixture.view.selectItem(
      at: IndexPath(item: 5, section: 0),
      animated: false,
      scrollPosition: []
    )
    press(fixture, .keyboardRightArrow, .keyboardDownArrow, modifiers: .shift)
    expectEqual(selected(fixture).sorted(), [5, 6, 7, 8, 9, 10])
    press(fixture, .keyboardUpArrow, modifiers: .shift)
    expectEqual(selected(fixture).sorted(), [5, 6])
    press(fixture, .keyboardLeftArrow)
    expectEqual(focused(fixture), 5)
    expectEqual(selected(fixture).sorted(), [5, 6])
    // A plain step begins another range.
    press(fixture, .keyboardRightArrow, .keyboardRightArrow)
    press(fixture, .keyboardLeftArrow, modifiers: .shift)
    expectEqual(selected(fixture).sorted(), [6, 7])
  }

  @Test(
    "keeps its other end while keys go on with control, and adds another range with shift as well"
  )
  func otherEnd() {
    let fixture = grid(isMultiple: true)
    press(fixture, .keyboardDownArrow, .keyboardSpacebar)
    press(fixture, .keyboardRightArrow, .keyboardRightArrow, modifiers: .control)
    expectEqual(focused(fixture), 2)
    expectEqual(selected(fixture), [0])
    press(fixture, .keyboardSpacebar, modifiers: .shift)
    expectEqual(selected(fixture).sorted(), [0, 1, 2])
    press(fixture, .keyboardDownArrow, .keyboardDownArrow)
    expectEqual(focused(fixture), 10)
    press(fixture, .keyboardLeftArrow, modifiers: [.control, .shift])
    expectEqual(selected(fixture).sorted(), [0, 1, 2, 9, 10])
  }

  @Test("is all with control and A, and nothing with shift as well; the focus stays")
  func allAndNothing() {
    let fixture = grid(isMultiple: true)
    press(fixture, .keyboardDownArrow, .keyboardRightArrow)
    press(fixture, .keyboardA, modifiers: .control)
    expectEqual(selected(fixture).sorted(), Array(0...10))
    expectEqual(focused(fixture), 1)
    press(fixture, .keyboardA, modifiers: [.control, .shift])
    expectEqual(selected(fixture), [])
    expectEqual(focused(fixture), 1)
  }

  @Test("asks the delegate and tells it")
  func tellsTheDelegate() {
    let fixture = grid()
    press(fixture, .keyboardDownArrow, .keyboardRightArrow)
    expectEqual(fixture.trace.take(), [])
    press(fixture, .keyboardReturnOrEnter)
    expectEqual(fixture.trace.take(), ["should select 0.1", "did select 0.1", "act 0.1"])
    press(fixture, .keyboardRightArrow, .keyboardSpacebar)
    expectEqual(fixture.trace.take(), ["should select 0.2", "did deselect 0.1", "did select 0.2"])
  }

  @Test("tells of each step where it follows the focus, and return then acts alone")
  func tellsWhatFollows() {
    let fixture = grid()
    fixture.view.selectionFollowsFocus = true
    press(fixture, .keyboardDownArrow, .keyboardRightArrow, .keyboardReturnOrEnter)
    expectEqual(
      fixture.trace.take(),
      [
        "should select 0.0", "did select 0.0", "should select 0.1", "did deselect 0.0",
        "did select 0.1", "act 0.1",
      ]
    )
    press(fixture, .keyboardRightArrow, modifiers: .control)
    expectEqual(focused(fixture), 2)
    expectEqual(selected(fixture), [1])
  }

  @Test("stays as it is where return acts on one of several selected items")
  func actsOnSeveral() {
    let fixture = grid(isMultiple: true)
    press(fixture, .keyboardDownArrow)
    press(fixture, .keyboardRightArrow, modifiers: .shift)
    _ = fixture.trace.take()
    press(fixture, .keyboardReturnOrEnter)
    expectEqual(fixture.trace.take(), ["act 0.1"])
    expectEqual(selected(fixture), [0, 1])
  }

  @Test("ticks with return while rows are edited, and performs nothing")
  func editing() {
    let fixture = grid()
    fixture.view.allowsMultipleSelectionDuringEditing = true
    fixture.view.isEditing = true
    press(fixture, .keyboardDownArrow, .keyboardReturnOrEnter)
    expectEqual(selected(fixture), [0])
    press(fixture, .keyboardRightArrow, .keyboardSpacebar)
    expectEqual(selected(fixture), [0, 1])
    #expect(!fixture.trace.take().contains { $0.hasPrefix("act") })
  }

  @Test("toggles with space")
  func toggles() {
    let fixture = grid(isMultiple: true)
    press(fixture, .keyboardDownArrow, .keyboardSpacebar)
    expectEqual(selected(fixture), [0])
    press(fixture, .keyboardSpacebar)
    expectEqual(selected(fixture), [])
  }

  @Test("scrolls along, a page at a time too")
  func scrollsAlong() {
    let fixture = CollectionFixture([100])
    fixture.show()
    fixture.view.becomeFirstResponder()
    press(fixture, .keyboardEnd)
    fixture.fixture.backend.advance(by: 2)
    expectEqual(focused(fixture), 99)
    expectEqual(fixture.view.contentOffset.y, 4600)
    press(fixture, .keyboardPageUp)
    fixture.fixture.backend.advance(by: 2)
    expectEqual(focused(fixture), 91)
    press(fixture, .keyboardHome)
    fixture.fixture.backend.advance(by: 2)
    expectEqual(fixture.view.contentOffset.y, 0)
  }

  @Test("leaves the keys to scrolling where nothing can be selected")
  func leavesKeys() {
    let fixture = CollectionFixture([100])
    fixture.view.allowsSelection = false
    fixture.show()
    fixture.view.becomeFirstResponder()
    press(fixture, .keyboardDownArrow)
    fixture.fixture.backend.advance(by: 1)
    expectEqual(fixture.view.contentOffset.y, 40)
  }
}
