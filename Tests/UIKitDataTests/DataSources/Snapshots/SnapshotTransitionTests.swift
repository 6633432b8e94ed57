import TesseraCore
import TesseraTestSupport
import Testing

@testable import UIKit
@testable import UIKitTestSupport

@Suite("The transition between two snapshots")
struct SnapshotTransitionTests {
  typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

  @Test("is nothing for an unchanged copy, and asks for nothing")
  func isNothingForACopy() {
    let counter = HashCounter()
    var before = NSDiffableDataSourceSnapshot<Int, CountedIdentifier>()
    before.appendSections([0])
    before.appendItems((0..<50).map { CountedIdentifier($0, counter) })
    let after = before
    #expect(after.sharesContent(with: before))
    expectEqual(transition(from: before, to: after), BatchChanges())
    expectEqual(counter.count, 50)
  }

  @Test("hashes nothing again, however different the snapshots are")
  func hashesNothing() {
    let counter = HashCounter()
    func snapshot(_ numbers: [Int]) -> NSDiffableDataSourceSnapshot<Int, CountedIdentifier> {
      var snapshot = NSDiffableDataSourceSnapshot<Int, CountedIdentifier>()
      snapshot.appendSections([0])
      snapshot.appendItems(numbers.map { CountedIdentifier($0, counter) })
      return snapshot
    }
    let changes = transition(
      from: snapshot(Array(0..<40)),
      to: snapshot(Array((0..<40).reversed()))
    )
    expectEqual(changes.movedItems.count, 39)
    expectEqual(counter.count, 80)
  }

  @Test("reloads and reconfigures what stays, where it was and is; reload prevails")
  func carriesMarks() {
    let before = Snapshot(["A": [1, 2, 3], "B": [4]])
    var after = before
    after.insertItems([9], beforeItem: 1)
    after.moveItem(2, afterItem: 4)
    after.reloadItems([2, 9])
    after.reconfigureItems([2, 3])
    let changes = transition(from: before, to: after)
    expectEqual(changes.insertedItems, [NewPath(section: 0, item: 0)])
    expectEqual(changes.reloadedItems, [pair((0, 1), (1, 1))])
    expectEqual(changes.movedItems, [pair((0, 1), (1, 1))])
    expectEqual(changes.reconfiguredItems, [pair((0, 2), (0, 2))])
  }

  @Test("lets the reload of a section include what happens to its items")
  func reloadsSections() {
    let before = Snapshot(["A": [1, 2, 3], "B": [4, 5], "C": [6]])
    var after = before
    after.deleteItems([1])
    after.appendItems([7], toSection: "A")
    after.moveItem(2, afterItem: 5)
    after.moveItem(6, beforeItem: 3)
    after.moveSection("A", afterSection: "C")
    after.reloadItems([3, 4])
    after.reloadSections(["A"])
    let changes = transition(from: before, to: after)
    expectEqual(
      changes.reloadedSections,
      [SectionPair(old: OldSection(0), new: NewSection(2))]
    )
    expectEqual(changes.movedSections.count, 1)
    #expect(changes.movedItems.isEmpty)
    // 6 leaves C for the section that is reloaded; 2 comes out of it.
    expectEqual(changes.deletedItems, [OldPath(section: 2, item: 0)])
    expectEqual(changes.insertedItems, [NewPath(section: 0, item: 2)])
    expectEqual(changes.reloadedItems, [pair((1, 0), (0, 0))])
    let batch = CheckedBatch(
      checking: RecordedBatch(changes),
      before: ItemCounts([3, 2, 1]),
      after: ItemCounts([3, 0, 3])
    )
    expectEqual(batch.issues, [])
  }

  @Test("asks for nothing twice where an item leaves a section that is reloaded")
  func reloadsWhatLeaves() {
    let before = Snapshot(["A": [1, 2], "B": [3]])
    var after = before
    after.moveItem(2, afterItem: 3)
    after.moveItem(3, afterItem: 1)
    after.reloadItems([2])
    after.reconfigureItems([3])
    after.reloadSections(["A"])
    let changes = transition(from: before, to: after)
    #expect(changes.reloadedItems.isEmpty)
    #expect(changes.reconfiguredItems.isEmpty)
    expectEqual(changes.insertedItems, [NewPath(section: 1, item: 0)])
    expectEqual(changes.deletedItems, [OldPath(section: 1, item: 0)])
  }

  private func pair(_ old: (Int, Int), _ new: (Int, Int)) -> ItemPair {
    ItemPair(
      old: OldPath(section: old.0, item: old.1),
      new: NewPath(section: new.0, item: new.1)
    )
  }
}
