import Foundation
import TesseraTestSupport
import Testing

@testable import UIKit
@testable import UIKitTestSupport

@Suite("The ring around the item that keys have reached")
@MainActor
struct FocusRingTests {
  /// Rows of 50 points, eight of them on screen.
  private func rows(_ count: Int = 40, isMultiple: Bool = false) -> CollectionFixture {
    let fixture = CollectionFixture([count])
    fixture.view.allowsMultipleSelection = isMultiple
    fixture.show()
    return fixture
  }

  private func press(
    _ fixture: CollectionFixture,
    _ keys: UIKeyboardHIDUsage...,
    modifiers: UIKeyModifierFlags = []
  ) {
    for key in keys { fixture.fixture.screen.press(key, modifiers: modifiers) }
    fixture.fixture.backend.advance(by: 1)
  }

  /// The rows on screen that have a ring.
  private func ringed(_ fixture: CollectionFixture) -> [Int] {
    fixture.view.visibleCells.compactMap { cell in
      let hasRing = cell.subviews.contains { $0 is FocusRing && !$0.isHidden }
      expectEqual(hasRing, cell.configurationState.isFocused)
      return hasRing ? fixture.view.indexPath(for: cell)?.item : nil
    }
  }

  private func selected(_ fixture: CollectionFixture) -> [Int] {
    (fixture.view.indexPathsForSelectedItems ?? []).map(\.item)
  }

  @Test("goes where keys go, and is not there before")
  func follows() {
    let fixture = rows()
    expectEqual(ringed(fixture), [])
    press(fixture, .keyboardDownArrow)
    expectEqual(ringed(fixture), [0])
    press(fixture, .keyboardDownArrow, .keyboardDownArrow)
    expectEqual(ringed(fixture), [2])
    press(fixture, .keyboardEnd)
    expectEqual(ringed(fixture), [39])
    press(fixture, .keyboardHome)
    expectEqual(ringed(fixture), [0])
  }

  @Test("has its inner line in the middle of a row that is thinner than both lines")
  func thinRow() throws {
    let fixture = CollectionFixture([3]) { layout, _ in layout.height = { _ in 2 } }
    fixture.show()
    press(fixture, .keyboardDownArrow)
    let ring = try #require(
      fixture.view.cellForItem(at: [0, 0])?.subviews.first { $0 is FocusRing }
    )
    expectEqual(ring.frame, CGRect(x: 0, y: 0, width: 320, height: 2))
    expectEqual(ring.layer.sublayers?.map(\.frame), [CGRect(x: 2, y: 1, width: 316, height: 0)])
    expectEqual(fixture.diagnostics, [])
    fixture.end()
  }

  @Test("goes away when a pointer is used, and comes back with the next key")
  func pointer() {
    let fixture = rows()
    press(fixture, .keyboardDownArrow)
    fixture.fixture.screen.tap(at: CGPoint(x: 20, y: 125), device: .mouse)
    expectEqual(ringed(fixture), [])
    press(fixture, .keyboardDownArrow)
    expectEqual(ringed(fixture), [3])
  }

  @Test("goes away when keys go to another view")
  func otherResponder() {
    let fixture = rows()
    let button = UIButton(type: .system)
    fixture.fixture.window.addSubview(button)
    press(fixture, .keyboardDownArrow)
    #expect(fixture.view.isFirstResponder)
    button.becomeFirstResponder()
    expectEqual(ringed(fixture), [])
    fixture.view.removeFromSuperview()
    expectEqual(ringed(fixture), [])
  }

  @Test("is not left on a view that is used again")
  func reuse() {
    let fixture = rows()
    press(fixture, .keyboardDownArrow)
    fixture.view.contentOffset.y = 1000
    fixture.frame()
    expectEqual(ringed(fixture), [])
    fixture.view.contentOffset.y = 0
    fixture.frame()
    expectEqual(ringed(fixture), [0])
    // Over a reload keys stay at their path (C55).
    fixture.view.reloadData()
    fixture.frame()
    expectEqual(ringed(fixture), [0])
  }

  @Test("shows the item that may not be selected, too")
  func refused() {
    let fixture = rows()
    fixture.source.allows = { question, path in question != "should select" || path.item != 1 }
    press(fixture, .keyboardDownArrow, .keyboardDownArrow)
    expectEqual(ringed(fixture), [1])
    press(fixture, .keyboardSpacebar)
    expectEqual(selected(fixture), [])
  }

  @Test("goes on without selecting while control is held, and space then selects")
  func control() {
    let fixture = rows(isMultiple: true)
    press(fixture, .keyboardDownArrow, .keyboardSpacebar)
    press(fixture, .keyboardDownArrow, .keyboardDownArrow, modifiers: .control)
    expectEqual(ringed(fixture), [2])
    expectEqual(selected(fixture), [0])
    press(fixture, .keyboardSpacebar)
    expectEqual(selected(fixture), [0, 2])
    press(fixture, .keyboardDownArrow, modifiers: .shift)
    expectEqual(selected(fixture), [2, 3])
  }

  @Test("has the cell's corners and the tint colour, and fills it as it grows")
  func looks() throws {
    let fixture = rows()
    fixture.view.tintColor = .red
    press(fixture, .keyboardDownArrow)
    let cell = try #require(fixture.view.visibleCells.first)
    let ring = try #require(cell.focusRing)
    expectEqual(ring.frame, cell.bounds)
    expectEqual(ring.layer.borderColor, UIColor.red.cgColor)
    cell.bounds.size.height = 70
    expectEqual(ring.frame, cell.bounds)
    cell.contentView.layer.cornerRadius = 9
    press(fixture, .keyboardDownArrow, .keyboardUpArrow)
    expectEqual(ring.layer.cornerRadius, 9)
    #expect(fixture.fixture.window.hitTest(CGPoint(x: 20, y: 25), with: nil) !== ring)
    cell.addSubview(UIView())
    #expect(cell.subviews.last === ring)
    // A selected row is filled with the tint: a second line stands inside.
    let inner = try #require(ring.layer.sublayers?.first)
    expectEqual(inner.borderColor, UIColor.systemBackground.cgColor)
    expectEqual(inner.frame, ring.bounds.insetBy(dx: 2, dy: 2))
  }

  @Test("goes round the part of a cell that its effect names, and is none with no effect")
  func effects() throws {
    let fixture = rows()
    press(fixture, .keyboardDownArrow)
    let cell = try #require(fixture.view.visibleCells.first)
    let part = CGRect(x: 10, y: 5, width: 100, height: 40)
    for curve in [CALayerCornerCurve.continuous, .circular] {
      cell.focusEffect = UIFocusHaloEffect(roundedRect: part, cornerRadius: 8, curve: curve)
      expectEqual(cell.focusRing?.frame, part)
      expectEqual(cell.focusRing?.layer.cornerRadius, 8, "Either curve is a part of a circle")
    }
    let outside = UIFocusHaloEffect(rect: part)
    outside.position = .outside
    cell.focusEffect = outside
    // A line of 2 stands 1 point off.
    expectEqual(cell.focusRing?.frame, part.insetBy(dx: -3, dy: -3))
    cell.focusEffect = nil
    #expect(cell.focusRing?.superview == nil)
    #expect(cell.isFocused)
    cell.focusEffect = UIFocusEffect()
    #expect(cell.focusRing?.superview == nil)
  }
}
