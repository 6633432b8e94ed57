import CoreGraphics
import Foundation
import TesseraTestSupport
import Testing

@testable import UIKit
@testable import UIKitTestSupport

/// A hundred rows of 50 points in a view of 400, which shows rows 20 to 27.
@Suite("Arrow keys after the row that they had reached is gone")
@MainActor
struct FocusAfterDeletionTests {
  private func list(_ counts: [Int] = [100]) -> CollectionFixture {
    let fixture = CollectionFixture(counts)
    fixture.show()
    fixture.view.contentOffset.y = 1_000
    fixture.frame()
    _ = fixture.view.becomeFirstResponder()
    return fixture
  }

  private func select(_ item: Int, section: Int = 0, _ fixture: CollectionFixture) {
    let path = IndexPath(item: item, section: section)
    fixture.view.selectItem(at: path, animated: false, scrollPosition: [])
    // Keys reach it: one back, and on again.
    press(.keyboardUpArrow, fixture)
    press(.keyboardDownArrow, fixture)
  }

  private func delete(_ items: Range<Int>, section: Int = 0, _ fixture: CollectionFixture) {
    fixture.view.performBatchUpdates {
      fixture.source.counts[section] -= items.count
      fixture.view.deleteItems(at: items.map { IndexPath(item: $0, section: section) })
    }
    fixture.fixture.backend.advanceUntilIdle()
  }

  private func press(_ key: UIKeyboardHIDUsage, _ fixture: CollectionFixture) {
    fixture.fixture.screen.press(key)
    fixture.fixture.backend.advanceUntilIdle()
  }

  private func selected(_ fixture: CollectionFixture) -> [IndexPath] {
    fixture.view.indexPathsForSelectedItems ?? []
  }

  private func row(_ item: Int, section: Int = 0) -> IndexPath {
    IndexPath(item: item, section: section)
  }

  @Test(
    "go on from what took its place (C55)",
    arguments: [(UIKeyboardHIDUsage.keyboardDownArrow, 26), (.keyboardUpArrow, 24)]
  )
  func goesOn(key: UIKeyboardHIDUsage, target: Int) {
    let fixture = list()
    select(25, fixture)
    delete(25..<26, fixture)
    expectEqual(selected(fixture), [])
    expectEqual(fixture.view.focusedPath, row(25))
    press(key, fixture)
    expectEqual(fixture.view.focusedPath, row(target))
  }

  @Test("go on from where it was when those around it go too")
  func goesOnBesideOthers() {
    let fixture = list()
    select(25, fixture)
    delete(23..<28, fixture)
    press(.keyboardDownArrow, fixture)
    expectEqual(fixture.view.focusedPath, row(24))
  }

  @Test("go on from the one in front where it was the last")
  func last() {
    let fixture = list()
    fixture.view.contentOffset.y = 4_600
    fixture.frame()
    select(99, fixture)
    delete(99..<100, fixture)
    press(.keyboardUpArrow, fixture)
    expectEqual(fixture.view.focusedPath, row(97))
  }

  @Test("go on in the section behind where its own has gone")
  func section() {
    let fixture = list([20, 10, 40])
    select(2, section: 1, fixture)
    fixture.view.performBatchUpdates {
      fixture.source.counts.remove(at: 1)
      fixture.view.deleteSections([1])
    }
    fixture.fixture.backend.advanceUntilIdle()
    press(.keyboardDownArrow, fixture)
    expectEqual(fixture.view.focusedPath, row(1, section: 1))
  }

  @Test("go on at its path after a reload (C55)", arguments: [100, 80, 10])
  func reload(count: Int) {
    let fixture = list()
    select(25, fixture)
    fixture.source.counts = [count]
    fixture.view.reloadData()
    fixture.fixture.backend.advanceUntilIdle()
    press(.keyboardUpArrow, fixture)
    expectEqual(fixture.view.focusedPath, row(min(25, count - 1) - 1))
  }

  @Test("begin at the first row on screen where everything has gone and others have come")
  func everything() {
    let fixture = list()
    select(25, fixture)
    delete(0..<100, fixture)
    fixture.source.counts = [50]
    fixture.view.reloadData()
    fixture.fixture.backend.advanceUntilIdle()
    press(.keyboardDownArrow, fixture)
    expectEqual(fixture.view.focusedPath, row(0))
  }

  @Test("go on from where a field had the keys", arguments: [false, true])
  func field(isOutOfSight: Bool) throws {
    let fixture = list()
    let cell = try #require(fixture.view.cellForItem(at: row(25)))
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    cell.contentView.addSubview(field)
    #expect(field.becomeFirstResponder())
    if isOutOfSight {
      fixture.view.contentOffset.y = 3_000
      fixture.frame()
      #expect(field.isFirstResponder)
    }
    delete(25..<26, fixture)
    #expect(!field.isFirstResponder)
    press(.keyboardDownArrow, fixture)
    expectEqual(fixture.view.focusedPath, row(26))
  }

  @Test("stay where they are when the row they had reached comes back")
  func comesBack() {
    let fixture = list()
    select(25, fixture)
    delete(25..<26, fixture)
    fixture.view.performBatchUpdates {
      fixture.source.counts[0] += 1
      fixture.view.insertItems(at: [row(25)])
    }
    fixture.fixture.backend.advanceUntilIdle()
    // What had taken its place is one further down again.
    expectEqual(fixture.view.focusedPath, row(26))
  }

  @Test("stay at a row that is reloaded, or whose section is", arguments: [false, true])
  func reloadedRow(isSection: Bool) {
    let fixture = list()
    select(25, fixture)
    fixture.view.performBatchUpdates {
      if isSection {
        fixture.view.reloadSections([0])
      } else {
        fixture.view.reloadItems(at: [row(25)])
      }
    }
    fixture.fixture.backend.advanceUntilIdle()
    expectEqual(fixture.view.focusedPath, row(25))
    press(.keyboardDownArrow, fixture)
    expectEqual(fixture.view.focusedPath, row(26))
    #expect(fixture.view.cellForItem(at: row(26))?.isFocused == true)
  }

  @Test(
    "select on from where the other end of the range was, when that row is deleted or all is reloaded"
  )
  func otherEnd() {
    let fixture = list()
    fixture.view.allowsMultipleSelection = true
    select(22, fixture)
    press(.keyboardSpacebar, fixture)
    delete(22..<23, fixture)
    for _ in 0..<2 { fixture.fixture.screen.press(.keyboardDownArrow, modifiers: .control) }
    fixture.fixture.screen.press(.keyboardDownArrow, modifiers: .shift)
    fixture.fixture.backend.advanceUntilIdle()
    expectEqual(selected(fixture).sorted(), (22...25).map { row($0) })
    fixture.view.reloadData()
    fixture.fixture.backend.advanceUntilIdle()
    fixture.fixture.screen.press(.keyboardUpArrow, modifiers: .shift)
    expectEqual(selected(fixture).sorted(), (22...24).map { row($0) })
  }

  @Test("go on in what a filter leaves, and stay there when it is taken away")
  func filter() {
    let fixture = CollectionFixture([0])
    let registration = UICollectionView.CellRegistration<UICollectionViewCell, Int> { _, _, _ in }
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: fixture.view) {
      $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
    }
    func show(_ numbers: some Sequence<Int>) {
      var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
      snapshot.appendSections([0])
      snapshot.appendItems(Array(numbers))
      source.apply(snapshot, animatingDifferences: true)
      fixture.fixture.backend.advanceUntilIdle()
    }
    var focused: Int? { fixture.view.focusedPath.flatMap { source.itemIdentifier(for: $0) } }
    show(0..<100)
    fixture.show()
    press(.keyboardHome, fixture)
    for _ in 0..<7 { press(.keyboardDownArrow, fixture) }
    expectEqual(focused, 7)
    show(stride(from: 0, to: 100, by: 4))
    expectEqual(focused, 8)
    show(0..<100)
    expectEqual(focused, 8)
    show(0..<5)
    expectEqual(focused, 4)
  }
}
