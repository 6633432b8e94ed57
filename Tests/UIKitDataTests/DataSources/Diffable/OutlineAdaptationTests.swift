import Foundation
import TesseraTestSupport
import Testing

@testable import UIKit
@testable import UIKitTestSupport

@Suite("An outline under snapshots of all sections")
@MainActor
struct OutlineAdaptationTests {
  typealias Snapshot = DiffableFixture.Snapshot
  typealias Outline = DiffableFixture.Outline

  /// Roots 1, 2, 3: 1 is expanded and holds 11 and 12, of which 12 holds 121 out of sight; 2 holds 21 and 22 out of sight.
  private var outline: Outline {
    var outline = Outline()
    outline.append([1, 2, 3])
    outline.append([11, 12], to: 1)
    outline.append([121], to: 12)
    outline.append([21, 22], to: 2)
    outline.expand([1])
    return outline
  }

  private func fixture() -> DiffableFixture {
    let fixture = DiffableFixture(["B": [7]])
    fixture.dataSource.apply(outline, to: "A", animatingDifferences: false)
    fixture.change { $0.moveSection("A", beforeSection: "B") }
    fixture.rest()
    _ = fixture.takeRequests()
    return fixture
  }

  private func text(_ fixture: DiffableFixture, _ section: String = "A") -> String {
    fixture.dataSource.snapshot(for: section).visualDescription()
  }

  @Test("keeps what is expanded, and what is hidden, when roots are inserted")
  func insertions() {
    let fixture = fixture()
    fixture.change {
      $0.insertItems([8], beforeItem: 1)
      $0.insertItems([9], beforeItem: 2)
      $0.appendItems([10], toSection: "A")
    }
    fixture.rest()
    expectEqual(fixture.shown, ["8", "1", "11", "12", "9", "2", "3", "10"])
    expectEqual(
      text(fixture),
      """
      * 8
      + 1
        * 11
        - 12
            121
      * 9
      - 2
          21
          22
      * 3
      * 10
      """
    )
    expectEqual(fixture.takeRequests().sorted(), [8, 9, 10])
    fixture.end()
  }

  @Test("takes hidden items along with a root that is moved, which a person can expand there")
  func moves() {
    let fixture = fixture()
    fixture.change { $0.moveItem(2, beforeItem: 1) }
    fixture.rest()
    expectEqual(fixture.shown, ["2", "1", "11", "12", "3", "7"])
    fixture.view.toggleInOutline(IndexPath(item: 0, section: 0))
    fixture.rest()
    expectEqual(fixture.shown, ["2", "21", "22", "1", "11", "12", "3", "7"])
    fixture.view.toggleInOutline(IndexPath(item: 5, section: 0))
    fixture.rest()
    expectEqual(fixture.shown, ["2", "21", "22", "1", "11", "12", "121", "3"])
    fixture.end()
  }

  @Test("takes visible items along where the snapshot moves them with their root")
  func branches() {
    let fixture = fixture()
    fixture.change {
      $0.moveItem(1, afterItem: 3)
      $0.moveItem(11, afterItem: 1)
      $0.moveItem(12, afterItem: 11)
    }
    expectEqual(
      text(fixture),
      """
      - 2
          21
          22
      * 3
      + 1
        * 11
        - 12
            121
      """
    )
    fixture.end()
  }

  @Test("loses a root that is deleted with what it hides, and leaves the others as they are")
  func deletions() {
    let fixture = fixture()
    fixture.change { $0.deleteItems([2, 11]) }
    expectEqual(
      text(fixture),
      """
      + 1
        - 12
            121
      * 3
      """
    )
    fixture.end()
  }

  @Test("shows what a root held that is deleted alone, with what is hidden in there")
  func deletedParents() {
    let fixture = fixture()
    fixture.change { $0.deleteItems([1]) }
    fixture.rest()
    expectEqual(fixture.shown, ["11", "12", "2", "3", "7"])
    expectEqual(
      text(fixture),
      """
      * 11
      - 12
          121
      - 2
          21
          22
      * 3
      """
    )
    fixture.end()
  }

  @Test("puts a new item among the items that it stands between")
  func insideBranches() {
    let fixture = fixture()
    fixture.change {
      $0.insertItems([13], afterItem: 1)
      $0.insertItems([14], beforeItem: 12)
      $0.insertItems([4], afterItem: 12)
    }
    expectEqual(
      text(fixture),
      """
      + 1
        * 13
        * 11
        * 14
        - 12
            121
      * 4
      - 2
          21
          22
      * 3
      """
    )
    fixture.end()
  }

  @Test("lets items out of a branch that are moved away from it")
  func leavingBranches() {
    let fixture = fixture()
    fixture.change { $0.moveItem(12, afterItem: 2) }
    expectEqual(
      text(fixture),
      """
      + 1
        * 11
      - 2
          21
          22
      - 12
          121
      * 3
      """
    )
    fixture.change { $0.moveItem(1, afterItem: 3) }
    #expect(
      text(fixture)
        == """
        * 11
        - 2
            21
            22
        - 12
            121
        * 3
        * 1
        """
    )
    fixture.end()
  }

  @Test("lets an item out of a collapsed one that the snapshot shows")
  func shownByTheSnapshot() {
    let fixture = fixture()
    fixture.change { $0.insertItems([22], afterItem: 2) }
    fixture.rest()
    expectEqual(fixture.shown, ["1", "11", "12", "2", "22", "3", "7"])
    expectEqual(
      text(fixture),
      """
      + 1
        * 11
        - 12
            121
      - 2
          21
      * 22
      * 3
      """
    )
    fixture.end()
  }

  @Test("goes with a root into another section")
  func otherSections() {
    let fixture = fixture()
    fixture.change { $0.moveItem(2, afterItem: 7) }
    fixture.rest()
    expectEqual(fixture.shown, ["1", "11", "12", "3", "7", "2"])
    expectEqual(
      text(fixture, "B"),
      """
      * 7
      - 2
          21
          22
      """
    )
    fixture.view.toggleInOutline(IndexPath(item: 1, section: 1))
    fixture.rest()
    expectEqual(fixture.shown, ["1", "11", "12", "3", "7", "2", "21", "22"])
    // With the section that it leaves.
    fixture.change {
      $0.deleteSections(["A"])
      $0.appendSections(["C"])
      $0.appendItems([1, 11, 12], toSection: "C")
    }
    expectEqual(
      text(fixture, "C"),
      """
      + 1
        * 11
        - 12
            121
      """
    )
    fixture.end()
  }

  @Test("is the same under a snapshot that is made anew, and one that asks for everything again")
  func newSnapshots() {
    let fixture = fixture()
    var snapshot = Snapshot()
    snapshot.appendSections(["B", "A"])
    snapshot.appendItems([9, 3, 2, 1, 11, 12], toSection: "A")
    snapshot.appendItems([7], toSection: "B")
    fixture.dataSource.applySnapshotUsingReloadData(snapshot)
    fixture.rest()
    expectEqual(fixture.shown, ["7", "9", "3", "2", "1", "11", "12"])
    expectEqual(
      text(fixture),
      """
      * 9
      * 3
      - 2
          21
          22
      + 1
        * 11
        - 12
            121
      """
    )
    fixture.end()
  }

  @Test(
    "loses the children that show if a snapshot lists only roots, and keeps those that are hidden"
  )
  func onlyRoots() {
    let fixture = fixture()
    var snapshot = Snapshot()
    snapshot.appendSections(["A", "B"])
    snapshot.appendItems([1, 2, 3, 9], toSection: "A")
    snapshot.appendItems([7], toSection: "B")
    fixture.dataSource.apply(snapshot, animatingDifferences: false)
    fixture.rest()
    expectEqual(fixture.shown, ["1", "2", "3", "9", "7"])
    var outline = fixture.dataSource.snapshot(for: "A")
    expectEqual(outline.items, [1, 2, 21, 22, 3, 9])
    expectEqual(outline.rootItems, [1, 2, 3, 9])
    // The parent is still expanded, so that a new child shows at once.
    outline.append([13], to: 1)
    fixture.dataSource.apply(outline, to: "A", animatingDifferences: false)
    fixture.view.toggleInOutline(IndexPath(item: 2, section: 0))
    fixture.rest()
    expectEqual(fixture.shown, ["1", "13", "2", "21", "22", "3", "9", "7"])
    fixture.end()
  }

  @Test("keeps them if the roots are changed in the snapshot that is there, or in the outline")
  func changedRoots() {
    let fixture = fixture()
    var snapshot = fixture.dataSource.snapshot()
    snapshot.insertItems([9], beforeItem: 1)
    fixture.dataSource.apply(snapshot, animatingDifferences: false)
    fixture.rest()
    expectEqual(fixture.shown, ["9", "1", "11", "12", "2", "3", "7"])
    var outline = fixture.dataSource.snapshot(for: "A")
    outline.insert([8], after: 2)
    fixture.dataSource.apply(outline, to: "A", animatingDifferences: false)
    fixture.rest()
    expectEqual(fixture.shown, ["9", "1", "11", "12", "2", "8", "3", "7"])
    fixture.end()
  }

  @Test("is there while a snapshot and an outline wait for one another")
  func waiting() {
    let fixture = fixture()
    fixture.providing = { [unowned fixture] item in
      guard item == 8 else { return }
      fixture.providing = nil
      fixture.change { $0.moveItem(2, beforeItem: 1) }
      var outline = fixture.dataSource.snapshot(for: "A")
      outline.expand([2])
      fixture.dataSource.apply(outline, to: "A")
      fixture.change { $0.deleteItems([3]) }
    }
    fixture.change { $0.insertItems([8], beforeItem: 1) }
    fixture.rest()
    expectEqual(fixture.shown, ["8", "2", "21", "22", "1", "11", "12", "7"])
    fixture.end()
  }
}
