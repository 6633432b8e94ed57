import CoreGraphics
import Foundation
import TesseraTestSupport
import Testing

@testable import UIKit
@testable import UIKitTestSupport

// The rules are those of Documentation/DragAndDrop.md.
@Suite("A drag by keys")
@MainActor
struct KeyDragTests {
  /// The left list of a fixture has the focus at an item.
  private func focused(_ item: Int, _ fixture: ListDragFixture) {
    _ = fixture.fixture.window.makeFirstResponder(fixture.left.view)
    fixture.left.view.focusedPath = IndexPath(item: item, section: 0)
    fixture.frame()
  }

  private func press(
    _ key: UIKeyboardHIDUsage,
    _ modifiers: UIKeyModifierFlags = [],
    _ fixture: ListDragFixture
  ) {
    fixture.fixture.screen.press(key, modifiers: modifiers)
    fixture.frame()
  }

  @Test("moves an item in its list: Control with M, arrows, Return")
  func reordering() {
    let fixture = ListDragFixture(["a b c d"])
    focused(1, fixture)
    press(.keyboardM, .control, fixture)
    expectEqual(fixture.left.take().prefix(2), ["items 0.1", "begin"])
    press(.keyboardDownArrow, [], fixture)
    expectEqual(fixture.left.shown, "a c (b) d")
    press(.keyboardDownArrow, [], fixture)
    press(.keyboardDownArrow, [], fixture)
    expectEqual(fixture.left.shown, "a c d (b)", "and no further than to the end")
    press(.keyboardUpArrow, [], fixture)
    press(.keyboardReturnOrEnter, [], fixture)
    fixture.rest()
    expectEqual(fixture.left.names, "a c b d")
    expectEqual(fixture.left.view.focusedPath, IndexPath(item: 2, section: 0))
    expectEqual(fixture.diagnostics, [])
    fixture.end()
  }

  @Test("goes to the next list with Tab, and is dropped where arrows have brought it")
  func otherList() {
    let fixture = ListDragFixture(["a b"], ["x y z"])
    focused(0, fixture)
    press(.keyboardM, .control, fixture)
    press(.keyboardTab, [], fixture)
    expectEqual(fixture.right.shown, "_ x y z")
    press(.keyboardDownArrow, [], fixture)
    expectEqual(fixture.right.shown, "x _ y z")
    press(.keyboardSpacebar, [], fixture)
    fixture.rest()
    expectEqual(fixture.right.names, "x a y z")
    #expect(fixture.right.view.isFirstResponder)
    expectEqual(fixture.right.view.focusedPath, IndexPath(item: 1, section: 0))
    fixture.end()
  }

  @Test("comes back with Escape and with a press of the mouse, and the focus stays")
  func cancelling() {
    let fixture = ListDragFixture(["a b c"])
    for ending in 0..<2 {
      focused(0, fixture)
      press(.keyboardM, .control, fixture)
      press(.keyboardDownArrow, [], fixture)
      expectEqual(fixture.left.shown, "b (a) c")
      if ending == 0 {
        press(.keyboardEscape, [], fixture)
      } else {
        fixture.hand(.pressed, 350, 300)
        fixture.hand(.released, 350, 300)
      }
      fixture.rest()
      expectEqual(fixture.left.shown, "a b c")
      expectEqual(fixture.left.view.focusedPath, IndexPath(item: 0, section: 0))
    }
    expectEqual(fixture.left.names, "a b c")
    fixture.end()
  }

  @Test("scrolls to where it goes: 100 rows of 50 points in a window of 400")
  func scrolling() {
    let names = (0..<100).map { "\($0)" }.joined(separator: " ")
    let fixture = ListDragFixture([names])
    focused(0, fixture)
    press(.keyboardM, .control, fixture)
    for _ in 0..<20 { press(.keyboardDownArrow, [], fixture) }
    let offset: CGFloat = 21 * 50 - 400
    expectEqual(fixture.left.view.contentOffset.y, offset)
    press(.keyboardReturnOrEnter, [], fixture)
    fixture.rest()
    expectEqual(fixture.left.sections[0].firstIndex(of: "0"), 20)
    fixture.end()
  }

  @Test("says where it is: the row of how many, the name of the list, and what has become of it")
  func announcements() {
    let fixture = ListDragFixture(["a b c d"], ["x"])
    fixture.right.view.accessibilityLabel = "Other"
    fixture.right.operation = .forbidden
    focused(1, fixture)
    press(.keyboardM, .control, fixture)
    press(.keyboardDownArrow, [], fixture)
    press(.keyboardTab, [], fixture)
    fixture.right.operation = .move
    press(.keyboardDownArrow, [], fixture)
    press(.keyboardTab, [], fixture)
    press(.keyboardTab, [], fixture)
    press(.keyboardEscape, [], fixture)
    fixture.rest()
    expectEqual(
      fixture.fixture.backend.announcements,
      [
        "row 2 of 4", "row 3 of 4", "Cannot be dropped here", "row 2 of 4", "row 1 of 2, Other",
        "Cancelled",
      ]
    )
    fixture.end()
  }

  @Test("goes on where it was after a batch, C64, in the list of its own and in another")
  func batches() {
    let fixture = ListDragFixture(["a b c d"], ["x y z"])
    focused(1, fixture)
    press(.keyboardM, .control, fixture)
    press(.keyboardDownArrow, [], fixture)
    fixture.left.insert(["n"], at: 0)
    fixture.frame()
    // Its own item stays at the pointer, the third place; a gap stays behind what was in front of it.
    expectEqual(fixture.left.shown, "n a (b) c d")
    press(.keyboardDownArrow, [], fixture)
    expectEqual(fixture.left.shown, "n a c (b) d")
    press(.keyboardTab, [], fixture)
    press(.keyboardDownArrow, [], fixture)
    fixture.right.insert(["w"], at: 0)
    fixture.frame()
    expectEqual(fixture.right.shown, "w x _ y z")
    press(.keyboardDownArrow, [], fixture)
    fixture.right.view.reloadData()
    fixture.frame()
    expectEqual(fixture.right.shown, "w x y z")
    // It stands at the fourth row, and there is none behind that.
    press(.keyboardDownArrow, [], fixture)
    press(.keyboardReturnOrEnter, [], fixture)
    fixture.rest()
    expectEqual(fixture.right.names, "w x y b z")
    expectEqual(fixture.diagnostics, [])
    fixture.end()
  }

  @Test("stays in sight when the list is scrolled by 500 points, over the eleventh row of 50")
  func scrollingOnTheWay() {
    let fixture = ListDragFixture([(0..<100).map { "\($0)" }.joined(separator: " ")])
    focused(0, fixture)
    press(.keyboardM, .control, fixture)
    fixture.left.view.contentOffset.y = 500
    fixture.frame()
    fixture.frame()
    press(.keyboardReturnOrEnter, [], fixture)
    fixture.rest()
    expectEqual(fixture.left.sections[0].firstIndex(of: "0"), 10)
    expectEqual(fixture.left.sections[0].count, 100)
    fixture.end()
  }

  @Test("scrolls nothing near an edge, at the eighth row of 50 in 400 points")
  func edge() {
    let fixture = ListDragFixture([(0..<100).map { "\($0)" }.joined(separator: " ")])
    focused(6, fixture)
    press(.keyboardM, .control, fixture)
    press(.keyboardDownArrow, [], fixture)
    fixture.wait(1)
    expectEqual(fixture.left.view.contentOffset.y, 0)
    press(.keyboardEscape, [], fixture)
    fixture.end()
  }

  @Test("picks nothing up where nothing may be dragged")
  func disabled() {
    let fixture = ListDragFixture(["a b"])
    fixture.left.view.dragInteractionEnabled = false
    focused(0, fixture)
    press(.keyboardM, .control, fixture)
    #expect(UIApplication.shared.drag == nil)
    fixture.end()
  }

  /// A section of 100 × 100, of which three show.
  @Test("scrolls a section that scrolls by itself, in both directions", arguments: [false, true])
  func scrollingSections(isRightToLeft: Bool) {
    let size = NSCollectionLayoutSize(
      widthDimension: .absolute(100),
      heightDimension: .absolute(100)
    )
    let item = NSCollectionLayoutItem(layoutSize: size)
    let group = NSCollectionLayoutGroup.horizontal(layoutSize: size, subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .continuous
    let fixture = ListDragFixture(
      ["a b c d e f"],
      layout: UICollectionViewCompositionalLayout(section: section)
    )
    turn(fixture, isRightToLeft)
    focused(0, fixture)
    press(.keyboardM, .control, fixture)
    let towardsEnd: UIKeyboardHIDUsage = isRightToLeft ? .keyboardLeftArrow : .keyboardRightArrow
    for _ in 0..<4 { press(towardsEnd, [], fixture) }
    press(.keyboardReturnOrEnter, [], fixture)
    fixture.rest()
    expectEqual(fixture.left.names, "b c d e a f")
    fixture.end()
  }

  private func turn(_ fixture: ListDragFixture, _ isRightToLeft: Bool) {
    let attribute: UISemanticContentAttribute =
      isRightToLeft ? .forceRightToLeft : .forceLeftToRight
    fixture.fixture.window.semanticContentAttribute = attribute
    fixture.left.view.semanticContentAttribute = attribute
    fixture.frame()
  }

  /// Cells of 100 × 100 in a width of 300: `a` stands at the left in three columns, and at the right from right to left.
  @Test(
    "follows arrows as they point, in grids and in layouts that go sideways, in both directions",
    arguments: [false, true],
    UICollectionView.ScrollDirection.all
  )
  func directions(isRightToLeft: Bool, direction: UICollectionView.ScrollDirection) {
    for layout in [grid(direction), compositional(direction)] {
      let fixture = ListDragFixture(["a b c d e f g h i"], layout: layout)
      fixture.left.view.frame.size.height = 300
      turn(fixture, isRightToLeft)
      focused(0, fixture)
      press(.keyboardM, .control, fixture)
      let towardsEnd: UIKeyboardHIDUsage = isRightToLeft ? .keyboardLeftArrow : .keyboardRightArrow
      press(towardsEnd, [], fixture)
      press(.keyboardDownArrow, [], fixture)
      press(.keyboardReturnOrEnter, [], fixture)
      fixture.rest()
      // One along the line and one line further: the fifth place, the middle of nine.
      expectEqual(fixture.left.names, "b c d e a f g h i")
      fixture.end()
    }
  }

  private func grid(_ direction: UICollectionView.ScrollDirection) -> UICollectionViewLayout {
    let layout = UICollectionViewFlowLayout()
    layout.scrollDirection = direction
    layout.itemSize = CGSize(width: 100, height: 100)
    layout.minimumLineSpacing = 0
    layout.minimumInteritemSpacing = 0
    return layout
  }

  private func compositional(
    _ direction: UICollectionView.ScrollDirection
  ) -> UICollectionViewLayout {
    let whole = NSCollectionLayoutSize(
      widthDimension: .absolute(direction == .vertical ? 300 : 100),
      heightDimension: .absolute(direction == .vertical ? 100 : 300)
    )
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .absolute(100),
        heightDimension: .absolute(100)
      )
    )
    let group =
      direction == .vertical
      ? NSCollectionLayoutGroup.horizontal(layoutSize: whole, repeatingSubitem: item, count: 3)
      : NSCollectionLayoutGroup.vertical(layoutSize: whole, repeatingSubitem: item, count: 3)
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.scrollDirection = direction
    return UICollectionViewCompositionalLayout(
      section: NSCollectionLayoutSection(group: group),
      configuration: configuration
    )
  }
}

extension UICollectionView.ScrollDirection {
  fileprivate static let all: [UICollectionView.ScrollDirection] = [.vertical, .horizontal]
}
