import Foundation
import TesseraTestSupport
import Testing

@testable import UIKit

@Suite("The ring around the item that keys have reached")
@MainActor
struct FocusRingTests {
  /// Rows of 50 points, eight of them on screen.
  private func rows(_ count: Int = 40, isMultiple: Bool = false) -> CollectionStage {
    let stage = CollectionStage([count])
    stage.view.allowsMultipleSelection = isMultiple
    stage.show()
    return stage
  }

  private func press(
    _ stage: CollectionStage,
    _ keys: UIKeyboardHIDUsage...,
    modifiers: UIKeyModifierFlags = []
  ) {
    for key in keys { stage.stage.screen.press(key, modifiers: modifiers) }
    stage.stage.backend.advance(by: 1)
  }

  /// The rows on screen that have a ring.
  private func ringed(_ stage: CollectionStage) -> [Int] {
    stage.view.visibleCells.compactMap { cell in
      let hasRing = cell.subviews.contains { $0 is FocusRing && !$0.isHidden }
      #expect(hasRing == cell.configurationState.isFocused)
      return hasRing ? stage.view.indexPath(for: cell)?.item : nil
    }
  }

  private func selected(_ stage: CollectionStage) -> [Int] {
    (stage.view.indexPathsForSelectedItems ?? []).map(\.item)
  }

  @Test("goes where keys go, and is not there before")
  func follows() {
    let stage = rows()
    #expect(ringed(stage) == [])
    press(stage, .keyboardDownArrow)
    #expect(ringed(stage) == [0])
    press(stage, .keyboardDownArrow, .keyboardDownArrow)
    #expect(ringed(stage) == [2])
    press(stage, .keyboardEnd)
    #expect(ringed(stage) == [39])
    press(stage, .keyboardHome)
    #expect(ringed(stage) == [0])
  }

  @Test("goes away when a pointer is used, and comes back with the next key")
  func pointer() {
    let stage = rows()
    press(stage, .keyboardDownArrow)
    stage.stage.screen.tap(at: CGPoint(x: 20, y: 125), device: .mouse)
    #expect(ringed(stage) == [])
    press(stage, .keyboardDownArrow)
    #expect(ringed(stage) == [3])
  }

  @Test("goes away when keys go to another view")
  func otherResponder() {
    let stage = rows()
    let button = UIButton(type: .system)
    stage.stage.window.addSubview(button)
    press(stage, .keyboardDownArrow)
    #expect(stage.view.isFirstResponder)
    button.becomeFirstResponder()
    #expect(ringed(stage) == [])
    stage.view.removeFromSuperview()
    #expect(ringed(stage) == [])
  }

  @Test("is not left on a view that is used again")
  func reuse() {
    let stage = rows()
    press(stage, .keyboardDownArrow)
    stage.view.contentOffset.y = 1000
    stage.frame()
    #expect(ringed(stage) == [])
    stage.view.contentOffset.y = 0
    stage.frame()
    #expect(ringed(stage) == [0])
    stage.view.reloadData()
    stage.frame()
    #expect(ringed(stage) == [])
  }

  @Test("shows the item that may not be selected, too")
  func refused() {
    let stage = rows()
    stage.source.allows = { question, path in question != "should select" || path.item != 1 }
    press(stage, .keyboardDownArrow, .keyboardDownArrow)
    #expect(ringed(stage) == [1])
    #expect(selected(stage) == [0])
  }

  @Test("goes on without selecting while control is held, and space then selects")
  func control() {
    let stage = rows(isMultiple: true)
    press(stage, .keyboardDownArrow)
    press(stage, .keyboardDownArrow, .keyboardDownArrow, modifiers: .control)
    #expect(ringed(stage) == [2])
    #expect(selected(stage) == [0])
    press(stage, .keyboardSpacebar)
    #expect(selected(stage) == [0, 2])
    press(stage, .keyboardDownArrow, modifiers: .shift)
    #expect(selected(stage) == [2, 3])
  }

  @Test("has the cell's corners and the tint colour, and fills it as it grows")
  func looks() throws {
    let stage = rows()
    stage.view.tintColor = .red
    press(stage, .keyboardDownArrow)
    let cell = try #require(stage.view.visibleCells.first)
    let ring = try #require(cell.focusRing)
    #expect(ring.frame == cell.bounds)
    #expect(ring.layer.borderColor == UIColor.red.cgColor)
    cell.bounds.size.height = 70
    #expect(ring.frame == cell.bounds)
    cell.contentView.layer.cornerRadius = 9
    press(stage, .keyboardDownArrow, .keyboardUpArrow)
    #expect(ring.layer.cornerRadius == 9)
    #expect(stage.stage.window.hitTest(CGPoint(x: 20, y: 25), with: nil) !== ring)
    cell.addSubview(UIView())
    #expect(cell.subviews.last === ring)
  }
}
