import CoreGraphics
import Foundation
import TesseraTestSupport
import Testing

@testable import UIKit
@testable import UIKitTestSupport

/// Notes what a delegate is asked and told about the focus, and answers as a test says.
@MainActor
private final class FocusLog: NSObject, UICollectionViewDelegate {
  var lines: [String] = []
  var refusesFocus: (IndexPath) -> Bool = { _ in false }
  var refusesUpdate = false
  var preferred: IndexPath?
  var unfollowed: Set<Int> = []
  var onUpdate: () -> Void = {}

  func take() -> [String] {
    defer { lines = [] }
    return lines
  }

  func collectionView(_ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath)
    -> Bool
  { !refusesFocus(indexPath) }

  func collectionView(
    _ collectionView: UICollectionView,
    shouldUpdateFocusIn context: UICollectionViewFocusUpdateContext
  ) -> Bool { !refusesUpdate }

  func collectionView(
    _ collectionView: UICollectionView,
    didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) {
    func name(_ path: IndexPath?) -> String { path.map { "\($0.item)" } ?? "-" }
    lines.append(
      "\(name(context.previouslyFocusedIndexPath)) → \(name(context.nextFocusedIndexPath))"
    )
    coordinator.addCoordinatedAnimations { [weak self] in
      self?.lines.append("animated")
    } completion: { [weak self] in
      self?.lines.append("done")
    }
    onUpdate()
  }

  func indexPathForPreferredFocusedView(in collectionView: UICollectionView) -> IndexPath? {
    preferred
  }

  func collectionView(
    _ collectionView: UICollectionView,
    selectionFollowsFocusForItemAt indexPath: IndexPath
  ) -> Bool { !unfollowed.contains(indexPath.item) }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    lines.append("selected \(indexPath.item)")
  }
}

/// A cell that cannot have the focus if it shows a multiple of three, and notes what it hears.
@MainActor
private final class PickyCell: UICollectionViewCell {
  var item = 0
  private(set) var headings: [UIFocusHeading] = []

  override var canBecomeFocused: Bool { !item.isMultiple(of: 3) }

  override func didUpdateFocus(
    in context: UIFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) {
    super.didUpdateFocus(in: context, with: coordinator)
    if context.nextFocusedView === self { headings.append(context.focusHeading) }
  }
}

/// Five rows of 50 points, and item 0, a panel behind the second to the fourth.
private final class PanelLayout: UICollectionViewLayout {
  override var collectionViewContentSize: CGSize { CGSize(width: 320, height: 250) }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    let top = CGFloat(indexPath.item - 1) * 50
    attributes.frame =
      indexPath.item == 0
      ? CGRect(x: 0, y: 50, width: 320, height: 150)
      : CGRect(x: 0, y: top, width: 320, height: 50)
    attributes.zIndex = indexPath.item == 0 ? -1 : 0
    return attributes
  }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    (0..<6).compactMap { layoutAttributesForItem(at: [0, $0]) }
      .filter { $0.frame.intersects(rect) }
  }
}

/// A hundred rows of 50 points in a view of 400.
@Suite("The delegate of a list with the focus")
@MainActor
struct FocusDelegateTests {
  private let log = FocusLog()

  private func list() -> CollectionFixture {
    let fixture = CollectionFixture([100])
    fixture.view.delegate = log
    fixture.show()
    return fixture
  }

  private func press(_ fixture: CollectionFixture, _ keys: UIKeyboardHIDUsage...) {
    for key in keys { fixture.fixture.screen.press(key) }
    fixture.fixture.backend.advanceUntilIdle()
  }

  @Test("hears of each move once, and its animations run")
  func hears() {
    let fixture = list()
    press(fixture, .keyboardDownArrow)
    expectEqual(log.take(), ["- → 0", "animated", "done"])
    press(fixture, .keyboardDownArrow)
    expectEqual(log.take(), ["0 → 1", "animated", "done"])
    fixture.fixture.screen.tap(at: CGPoint(x: 20, y: 325), device: .mouse)
    expectEqual(log.take().filter { $0.contains(" ") }, ["1 → -", "selected 6"])
    press(fixture, .keyboardUpArrow)
    #expect(log.take().contains("- → 5"))
  }

  @Test("hears where the focus goes when its row is deleted, and when the list is left")
  func hearsOfUpdates() {
    let fixture = list()
    press(fixture, .keyboardDownArrow, .keyboardDownArrow)
    _ = log.take()
    fixture.view.performBatchUpdates {
      fixture.source.counts = [98]
      fixture.view.deleteItems(at: [[0, 0], [0, 1]])
    }
    fixture.fixture.backend.advanceUntilIdle()
    expectEqual(log.take(), ["- → 0", "animated", "done"])
    fixture.view.performBatchUpdates {
      fixture.source.counts = [99]
      fixture.view.insertItems(at: [[0, 0]])
    }
    fixture.fixture.backend.advanceUntilIdle()
    expectEqual(log.take(), [])
    expectEqual(fixture.view.focusedPath, [0, 1])
    fixture.view.resignFirstResponder()
    expectEqual(log.take().first, "1 → -")
  }

  @Test("keeps items from having the focus, which arrows, Home and End pass")
  func refusesItems() {
    let fixture = list()
    log.refusesFocus = { [0, 2, 3, 99].contains($0.item) }
    press(fixture, .keyboardDownArrow)
    expectEqual(fixture.view.focusedPath, [0, 1])
    press(fixture, .keyboardDownArrow)
    expectEqual(fixture.view.focusedPath, [0, 4])
    press(fixture, .keyboardEnd)
    expectEqual(fixture.view.focusedPath, [0, 98])
    // The content is at its end although the last row cannot have the focus: 100 rows of 50 in 400.
    expectEqual(fixture.view.contentOffset.y, 4_600)
    press(fixture, .keyboardHome)
    expectEqual(fixture.view.focusedPath, [0, 1])
    expectEqual(fixture.view.contentOffset.y, 0)
  }

  @Test("keeps a panel from having the focus, and arrows go through the rows in front of it")
  func refusesPanel() {
    let fixture = CollectionFixture([6])
    fixture.view.delegate = log
    fixture.view.collectionViewLayout = PanelLayout()
    fixture.show()
    log.refusesFocus = { $0.item == 0 }
    func walk(_ key: UIKeyboardHIDUsage) -> [Int?] {
      (0..<5).map { _ in
        press(fixture, key)
        return fixture.view.focusedPath?.item
      }
    }
    expectEqual(walk(.keyboardDownArrow), [1, 2, 3, 4, 5])
    expectEqual(walk(.keyboardUpArrow), [4, 3, 2, 1, 1])
  }

  /// Ten screens, 80 rows, are refused.
  @Test("keeps all items of many screens from having the focus, which arrows and pages pass")
  func refusesScreens() {
    let fixture = list()
    log.refusesFocus = { (10..<90).contains($0.item) }
    press(fixture, .keyboardHome)
    for _ in 0..<10 { press(fixture, .keyboardDownArrow) }
    expectEqual(fixture.view.focusedPath, [0, 90])
    press(fixture, .keyboardPageUp)
    expectEqual(fixture.view.focusedPath, [0, 9])
    press(fixture, .keyboardPageDown)
    expectEqual(fixture.view.focusedPath, [0, 90])
  }

  @Test("keeps the focus where it is")
  func refusesMoves() {
    let fixture = list()
    press(fixture, .keyboardDownArrow)
    log.refusesUpdate = true
    press(fixture, .keyboardDownArrow, .keyboardEnd)
    expectEqual(fixture.view.focusedPath, [0, 0])
    expectEqual(fixture.view.contentOffset.y, 0)
  }

  @Test("says which item the focus comes to with Tab")
  func prefers() {
    let fixture = list()
    log.preferred = [0, 40]
    press(fixture, .keyboardTab)
    expectEqual(fixture.view.focusedPath, [0, 40])
    // As little scrolled as shows it: row 40 ends at 2050, and 400 show.
    expectEqual(fixture.view.contentOffset.y, 1_650)
    log.preferred = nil
    fixture.view.resignFirstResponder()
    fixture.view.contentOffset.y = 1_010
    press(fixture, .keyboardTab)
    // The first that shows whole: row 20 begins at 1000.
    expectEqual(fixture.view.focusedPath, [0, 21])
    fixture.view.resignFirstResponder()
    fixture.view.remembersLastFocusedIndexPath = true
    fixture.view.contentOffset.y = 0
    press(fixture, .keyboardTab)
    expectEqual(fixture.view.focusedPath, [0, 21])
    // Row 21 ends at 1100.
    expectEqual(fixture.view.contentOffset.y, 700)
  }

  @Test("leaves items out of a selection that follows the focus")
  func follows() {
    let fixture = list()
    fixture.view.selectionFollowsFocus = true
    log.unfollowed = [1]
    press(fixture, .keyboardDownArrow, .keyboardDownArrow, .keyboardDownArrow)
    expectEqual(log.take().filter { $0.hasPrefix("selected") }, ["selected 0", "selected 2"])
  }

  @Test("may reload, delete and move the focus while it hears of it")
  func changes() {
    let fixture = list()
    log.onUpdate = { [log] in
      log.onUpdate = {}
      fixture.source.counts = [3]
      fixture.view.reloadData()
    }
    press(fixture, .keyboardEnd)
    expectEqual(fixture.view.focusedPath, [0, 2])
    log.onUpdate = { [log] in
      log.onUpdate = {}
      fixture.fixture.screen.press(.keyboardHome)
    }
    press(fixture, .keyboardUpArrow)
    expectEqual(fixture.view.focusedPath, [0, 0])
  }

  @Test(
    "is not needed: what may be selected can have the focus, unless the list says something else"
  )
  func allows() {
    let fixture = CollectionFixture([100])
    fixture.show()
    #expect(fixture.view.allowsFocus)
    #expect(!fixture.view.allowsFocusDuringEditing)
    fixture.view.allowsFocus = false
    press(fixture, .keyboardDownArrow)
    #expect(fixture.view.focusedPath == nil)
    // Keys scroll then, by 40 points.
    expectEqual(fixture.view.contentOffset.y, 40)
    fixture.view.allowsSelection = false
    fixture.view.allowsFocus = true
    press(fixture, .keyboardHome, .keyboardSpacebar)
    expectEqual(fixture.view.focusedPath, [0, 0])
    #expect(fixture.view.indexPathsForSelectedItems == nil)
    fixture.view.isEditing = true
    fixture.view.allowsFocusDuringEditing = true
    press(fixture, .keyboardDownArrow)
    expectEqual(fixture.view.focusedPath, [0, 1])
  }

  @Test("is asked after cells, which hear of the focus as well")
  func cells() throws {
    let fixture = CollectionFixture([100])
    let registration = UICollectionView.CellRegistration<PickyCell, Int> { cell, path, _ in
      cell.item = path.item
    }
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: fixture.view) {
      $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(Array(0..<8))
    source.apply(snapshot, animatingDifferences: false)
    fixture.show()
    press(fixture, .keyboardDownArrow, .keyboardDownArrow, .keyboardDownArrow)
    expectEqual(fixture.view.focusedPath, [0, 4])
    let cell = try #require(fixture.view.cellForItem(at: [0, 4]) as? PickyCell)
    expectEqual(cell.headings, [.down])
    #expect(cell.isFocused)
    let system = try #require(UIFocusSystem.focusSystem(for: fixture.view))
    #expect(system.focusedItem === cell)
    let fifth = try #require(fixture.view.cellForItem(at: [0, 5]))
    system.requestFocusUpdate(to: fifth)
    expectEqual(fixture.view.focusedPath, [0, 5])
    let sixth = try #require(fixture.view.cellForItem(at: [0, 6]))
    system.requestFocusUpdate(to: sixth)
    expectEqual(fixture.view.focusedPath, [0, 5])
    #expect(UIFocusSystem.focusSystem(for: UIView()) == nil)
  }
}
