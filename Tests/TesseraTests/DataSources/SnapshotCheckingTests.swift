import Foundation
import Tessera
import TesseraTestSupport
import Testing

@Suite("The throwing calls of a snapshot")
struct SnapshotCheckingTests {
  typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

  @Test("do what the others do when everything fits")
  func doTheSame() throws {
    var snapshot = Snapshot()
    try snapshot.appendSections(checking: ["B", "D"])
    try snapshot.insertSections(checking: ["A"], beforeSection: "B")
    try snapshot.insertSections(checking: ["C"], afterSection: "B")
    try snapshot.moveSection(checking: "D", beforeSection: "A")
    try snapshot.moveSection(checking: "D", afterSection: "C")
    try snapshot.appendItems(checking: [1, 4], toSection: "A")
    try snapshot.appendItems(checking: [9])
    try snapshot.insertItems(checking: [2], afterItem: 1)
    try snapshot.insertItems(checking: [3, 5], beforeItem: 4)
    try snapshot.moveItem(checking: 5, afterItem: 4)
    try snapshot.moveItem(checking: 9, beforeItem: 1)
    try snapshot.reloadItems(checking: [1])
    try snapshot.reconfigureItems(checking: [2])
    try snapshot.reloadSections(checking: ["A"])
    try snapshot.deleteItems(checking: [3])
    try snapshot.deleteSections(checking: ["B"])
    expectEqual(snapshot.sectionIdentifiers, ["A", "C", "D"])
    expectEqual(try snapshot.itemIdentifiers(checkingSection: "A"), [9, 1, 2, 4, 5])
    expectEqual(try snapshot.numberOfItems(checkingSection: "D"), 0)
    expectEqual(snapshot.reloadedItemIdentifiers, [1])
    snapshot.deleteItemsInAllSections()
    expectEqual(snapshot.sectionIdentifiers, ["A", "C", "D"])
    expectEqual(snapshot.numberOfItems, 0)
  }

  @Test("throw what does not fit, with both places of a duplicate, and change nothing")
  func throwWhatDoesNotFit() throws {
    var snapshot = Snapshot()
    #expect(throws: Snapshot.Failure.noSection) { try snapshot.appendItems(checking: [1]) }
    try snapshot.appendSections(checking: ["A", "B"])
    try snapshot.appendItems(checking: [1, 2], toSection: "A")
    #expect(throws: Snapshot.Failure.unknownItems([7, 8])) {
      try snapshot.deleteItems(checking: [1, 7, 8])
    }
    #expect(throws: Snapshot.Failure.unknownSections(["X"])) {
      _ = try snapshot.numberOfItems(checkingSection: "X")
    }
    #expect(throws: Snapshot.Failure.unknownSections(["X"])) {
      _ = try snapshot.itemIdentifiers(checkingSection: "X")
    }
    do {
      try snapshot.appendItems(checking: [5, 2, 5], toSection: "B")
      Issue.record("duplicates were taken")
    } catch .duplicateItems(let duplicates) {
      expectEqual(duplicates.map(\.identifier), [2, 5])
      expectEqual(
        duplicates.map(\.firstIndexPath),
        [
          IndexPath(item: 1, section: 0), IndexPath(item: 0, section: 1),
        ]
      )
      expectEqual(
        duplicates.map(\.secondIndexPath),
        [
          IndexPath(item: 1, section: 1), IndexPath(item: 2, section: 1),
        ]
      )
    } catch {
      Issue.record("\(error)")
    }
    expectEqual(snapshot.itemIdentifiers, [1, 2])
  }

  @Test("of one section do and throw the same")
  func serveSectionSnapshots() throws {
    typealias Snapshot = NSDiffableDataSourceSectionSnapshot<String>
    var snapshot = Snapshot()
    try snapshot.append(checking: ["A", "D"])
    try snapshot.insert(checking: ["B"], after: "A")
    try snapshot.insert(checking: ["C"], before: "D")
    try snapshot.append(checking: ["a"], to: "A")
    try snapshot.expand(checking: ["A", "B"])
    try snapshot.collapse(checking: ["B"])
    try snapshot.delete(checking: ["D"])
    let branch = try snapshot.snapshot(checking: "A", includingParent: true)
    expectEqual(branch.items, ["A", "a"])
    expectEqual(snapshot.visibleItems, ["A", "a", "B", "C"])
    expectEqual(try snapshot.level(checking: "a"), 1)
    expectEqual(try snapshot.parent(checking: "a"), "A")
    #expect(try snapshot.isExpanded(checking: "A"))
    #expect(try snapshot.isVisible(checking: "a"))
    #expect(throws: Snapshot.Failure.self) { try snapshot.insert(checking: branch, before: "B") }
    #expect(throws: Snapshot.Failure.self) { try snapshot.insert(checking: branch, after: "B") }
    #expect(throws: Snapshot.Failure.self) {
      try snapshot.replace(checkingChildrenOf: "B", using: branch)
    }
    #expect(throws: Snapshot.Failure.unknownItems(["X"])) { _ = try snapshot.level(checking: "X") }
    expectEqual(snapshot.items, ["A", "a", "B", "C"])
  }

  @Test("say in words what does not fit")
  func describeThemselves() throws {
    var snapshot = Snapshot()
    try snapshot.appendSections(checking: ["A"])
    do {
      try snapshot.appendSections(checking: ["B", "A"])
    } catch {
      expectEqual(error.description, "“A” would be at [0] and at [2].")
    }
  }
}
