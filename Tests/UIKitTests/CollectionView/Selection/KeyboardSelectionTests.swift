import CoreGraphics
import Foundation
import TesseraTestSupport
import Testing

@testable import UIKit

@Suite("A selection by keys")
@MainActor
struct KeyboardSelectionTests {
  /// Eleven items in a grid of four columns.
  ///
  ///      0  1  2  3
  ///      4  5  6  7
  ///      8  9 10
  private func grid(isMultiple: Bool = false) -> CollectionStage {
    let stage = CollectionStage([11])
    stage.view.collectionViewLayout = GridLayout(columns: 4)
    stage.view.allowsMultipleSelection = isMultiple
    stage.show()
    stage.view.becomeFirstResponder()
    return stage
  }

  private func selected(_ stage: CollectionStage) -> [Int] {
    (stage.view.indexPathsForSelectedItems ?? []).map(\.item)
  }

  private func press(
    _ stage: CollectionStage,
    _ keys: UIKeyboardHIDUsage...,
    modifiers: UIKeyModifierFlags = []
  ) {
    for key in keys { stage.stage.screen.press(key, modifiers: modifiers) }
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
    let stage = grid()
    stage.view.selectItem(
      at: IndexPath(item: walk.start, section: 0),
      animated: false,
      scrollPosition: []
    )
    for key in walk.keys { press(stage, key) }
    #expect(selected(stage) == [walk.end])
  }

  @Test("starts at the first visible item")
  func startsAtTheFirst() {
    let stage = grid()
    press(stage, .keyboardDownArrow)
    #expect(selected(stage) == [0])
  }

  @Test("extends with shift")
  func extends() {
    let stage = grid(isMultiple: true)
    stage.view.selectItem(
      at: IndexPath(item: 5, section: 0),
      animated: false,
      scrollPosition: []
    )
    press(stage, .keyboardRightArrow, .keyboardDownArrow, modifiers: .shift)
    #expect(selected(stage).sorted() == [5, 6, 7, 8, 9, 10])
    press(stage, .keyboardUpArrow, modifiers: .shift)
    #expect(selected(stage).sorted() == [5, 6])
    press(stage, .keyboardLeftArrow)
    #expect(selected(stage) == [5])
  }

  @Test("asks the delegate and tells it")
  func tellsTheDelegate() {
    let stage = grid()
    press(stage, .keyboardDownArrow, .keyboardRightArrow, .keyboardReturnOrEnter)
    #expect(
      stage.trace.take() == [
        "should select 0.0", "did select 0.0", "should select 0.1", "did deselect 0.0",
        "did select 0.1", "act 0.1",
      ]
    )
  }

  @Test("toggles with space")
  func toggles() {
    let stage = grid(isMultiple: true)
    press(stage, .keyboardDownArrow, .keyboardSpacebar)
    #expect(selected(stage) == [])
    press(stage, .keyboardSpacebar)
    #expect(selected(stage) == [0])
  }

  @Test("scrolls along, a page at a time too")
  func scrollsAlong() {
    let stage = CollectionStage([100])
    stage.show()
    stage.view.becomeFirstResponder()
    press(stage, .keyboardEnd)
    stage.stage.backend.advance(by: 2)
    #expect(selected(stage) == [99])
    #expect(stage.view.contentOffset.y == 4600)
    press(stage, .keyboardPageUp)
    stage.stage.backend.advance(by: 2)
    #expect(selected(stage) == [91])
    press(stage, .keyboardHome)
    stage.stage.backend.advance(by: 2)
    #expect(stage.view.contentOffset.y == 0)
  }

  @Test("leaves the keys to scrolling where nothing can be selected")
  func leavesKeys() {
    let stage = CollectionStage([100])
    stage.view.allowsSelection = false
    stage.show()
    stage.view.becomeFirstResponder()
    press(stage, .keyboardDownArrow)
    stage.stage.backend.advance(by: 1)
    #expect(stage.view.contentOffset.y == 40)
  }
}
