import CoreGraphics
import Foundation
import TesseraTestSupport
import Testing

@testable import UIKit
@testable import UIKitTestSupport

@Suite("A selection by keys")
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
    #expect(selected(fixture) == [walk.end])
  }

  @Test("starts at the first visible item")
  func startsAtTheFirst() {
    let fixture = grid()
    press(fixture, .keyboardDownArrow)
    #expect(selected(fixture) == [0])
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
    #expect(selected(fixture).sorted() == [5, 6, 7, 8, 9, 10])
    press(fixture, .keyboardUpArrow, modifiers: .shift)
    #expect(selected(fixture).sorted() == [5, 6])
    press(fixture, .keyboardLeftArrow)
    #expect(selected(fixture) == [5])
  }

  @Test("asks the delegate and tells it")
  func tellsTheDelegate() {
    let fixture = grid()
    press(fixture, .keyboardDownArrow, .keyboardRightArrow, .keyboardReturnOrEnter)
    #expect(
      fixture.trace.take() == [
        "should select 0.0", "did select 0.0", "should select 0.1", "did deselect 0.0",
        "did select 0.1", "act 0.1",
      ]
    )
  }

  @Test("toggles with space")
  func toggles() {
    let fixture = grid(isMultiple: true)
    press(fixture, .keyboardDownArrow, .keyboardSpacebar)
    #expect(selected(fixture) == [])
    press(fixture, .keyboardSpacebar)
    #expect(selected(fixture) == [0])
  }

  @Test("scrolls along, a page at a time too")
  func scrollsAlong() {
    let fixture = CollectionFixture([100])
    fixture.show()
    fixture.view.becomeFirstResponder()
    press(fixture, .keyboardEnd)
    fixture.fixture.backend.advance(by: 2)
    #expect(selected(fixture) == [99])
    #expect(fixture.view.contentOffset.y == 4600)
    press(fixture, .keyboardPageUp)
    fixture.fixture.backend.advance(by: 2)
    #expect(selected(fixture) == [91])
    press(fixture, .keyboardHome)
    fixture.fixture.backend.advance(by: 2)
    #expect(fixture.view.contentOffset.y == 0)
  }

  @Test("leaves the keys to scrolling where nothing can be selected")
  func leavesKeys() {
    let fixture = CollectionFixture([100])
    fixture.view.allowsSelection = false
    fixture.show()
    fixture.view.becomeFirstResponder()
    press(fixture, .keyboardDownArrow)
    fixture.fixture.backend.advance(by: 1)
    #expect(fixture.view.contentOffset.y == 40)
  }
}
