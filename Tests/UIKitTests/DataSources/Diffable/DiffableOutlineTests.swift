import Foundation
import TesseraTestSupport
import Testing

@testable import UIKit

@Suite("An outline in a diffable data source")
@MainActor
struct DiffableOutlineTests {
  typealias Snapshot = DiffableStage.Snapshot
  typealias Outline = DiffableStage.Outline

  /// 1 holds 11 and 12; 12 holds 121; 2 holds nothing.
  private var outline: Outline {
    var outline = Outline()
    outline.append([1, 2])
    outline.append([11, 12], to: 1)
    outline.append([121], to: 12)
    return outline
  }

  private func path(_ item: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(item: item, section: section)
  }

  @Test("shows the items whose parents are expanded, in a section that is made for it")
  func showsVisibleItems() {
    let stage = DiffableStage()
    stage.dataSource.apply(outline, to: "A")
    stage.rest()
    #expect(stage.shown == ["1", "2"])
    var expanded = outline
    expanded.expand([1])
    stage.dataSource.apply(expanded, to: "A") {}
    #expect(stage.dataSource.snapshot().words == "A 1 11 12 2")
    stage.rest()
    #expect(stage.shown == ["1", "11", "12", "2"])
    stage.end()
  }

  @Test("is read back with its branches, hidden or not")
  func isReadBack() {
    let stage = DiffableStage(["B": [7, 8]])
    var expanded = outline
    expanded.expand([12])
    stage.dataSource.apply(expanded, to: "A", animatingDifferences: false)
    let read = stage.dataSource.snapshot(for: "A")
    #expect(read.visualDescription() == expanded.visualDescription())
    #expect(stage.dataSource.snapshot(for: "B").rootItems == [7, 8])
    #expect(stage.dataSource.snapshot(for: "X").items == [])
    #expect(stage.diagnostics.count == 1)
    #expect(stage.diagnostics.first?.contains("“X”") == true)
    stage.end()
  }

  @Test("stays beside other sections that change")
  func staysBesideOthers() {
    let stage = DiffableStage(["B": [7, 8]])
    stage.dataSource.apply(outline, to: "A", animatingDifferences: false)
    stage.change {
      $0.deleteItems([7])
      $0.moveSection("A", beforeSection: "B")
    }
    #expect(stage.dataSource.snapshot(for: "A").items == outline.items)
    stage.rest()
    #expect(stage.shown == ["1", "2", "8"])
    stage.end()
  }

  @Test("loses items that a snapshot leaves out, and becomes a list when others come in")
  func adaptsToSnapshots() {
    let stage = DiffableStage()
    var expanded = outline
    expanded.expand([1])
    stage.dataSource.apply(expanded, to: "A", animatingDifferences: false)
    stage.change { $0.deleteItems([11]) }
    #expect(
      stage.dataSource.snapshot(for: "A").visualDescription() == """
        - 1
          + 12
              121
          2
        """
    )
    stage.change { $0.appendItems([9], toSection: "A") }
    #expect(stage.dataSource.snapshot(for: "A").rootItems == [1, 12, 2, 9])
    stage.rest()
    #expect(stage.shown == ["1", "12", "2", "9"])
    stage.change { $0.deleteSections(["A"]) }
    stage.change { $0.appendSections(["A"]) }
    #expect(stage.dataSource.snapshot(for: "A").items == [])
    stage.end()
  }

  @Test("expands and collapses for a person, with the views that stay")
  func toggles() throws {
    let stage = DiffableStage()
    stage.dataSource.apply(outline, to: "A", animatingDifferences: false)
    stage.rest()
    let second = try #require(stage.cell(2))
    stage.dataSource.toggleOutlineItem(at: path(0))
    stage.rest()
    #expect(stage.shown == ["1", "11", "12", "2"])
    #expect(stage.cell(2) === second)
    stage.dataSource.toggleOutlineItem(at: path(2))
    stage.rest()
    #expect(stage.shown == ["1", "11", "12", "121", "2"])
    stage.dataSource.toggleOutlineItem(at: path(0))
    stage.rest()
    #expect(stage.shown == ["1", "2"])
    stage.dataSource.toggleOutlineItem(at: path(0))
    stage.rest()
    // 12 has stayed expanded inside.
    #expect(stage.shown == ["1", "11", "12", "121", "2"])
    stage.end()
  }

  @Test("tells the collection view how deep items are and which are expanded")
  func tellsPlaces() {
    let stage = DiffableStage(["B": [7]])
    stage.dataSource.apply(outline, to: "A", animatingDifferences: false)
    stage.rest()
    #expect(stage.dataSource.place(ofItemAt: path(0)) == nil)
    #expect(stage.dataSource.place(ofItemAt: path(0, 1)) == OutlinePlace(isExpandable: true))
    #expect(stage.dataSource.place(ofItemAt: path(1, 1)) == OutlinePlace())
    stage.view.toggleInOutline(path(0, 1))
    stage.rest()
    #expect(stage.shown == ["7", "1", "11", "12", "2"])
    #expect(
      stage.dataSource.place(ofItemAt: path(0, 1))
        == OutlinePlace(isExpandable: true, isExpanded: true)
    )
    #expect(
      stage.dataSource.place(ofItemAt: path(2, 1)) == OutlinePlace(level: 1, isExpandable: true)
    )
    stage.end()
  }

  @Test("asks its handlers, which may refuse and may say what an item holds")
  func asksHandlers() {
    let stage = DiffableStage()
    stage.dataSource.apply(outline, to: "A", animatingDifferences: false)
    var calls: [String] = []
    stage.dataSource.sectionSnapshotHandlers.shouldExpandItem = { item in
      calls.append("should expand \(item)")
      return item != 2
    }
    stage.dataSource.sectionSnapshotHandlers.willExpandItem = { calls.append("will expand \($0)") }
    stage.dataSource.sectionSnapshotHandlers.shouldCollapseItem = { item in
      calls.append("should collapse \(item)")
      return true
    }
    stage.dataSource.sectionSnapshotHandlers.willCollapseItem = {
      calls.append("will collapse \($0)")
    }
    stage.dataSource.sectionSnapshotHandlers.snapshotForExpandingParent = { item, children in
      calls.append("children of \(item) from \(children.items)")
      var lazy = Outline()
      lazy.append([13])
      return lazy
    }
    stage.dataSource.toggleOutlineItem(at: path(1))
    stage.dataSource.toggleOutlineItem(at: path(0))
    stage.rest()
    #expect(stage.shown == ["1", "13", "2"])
    stage.dataSource.toggleOutlineItem(at: path(0))
    stage.rest()
    #expect(stage.shown == ["1", "2"])
    #expect(
      calls == [
        "should expand 2", "should expand 1", "will expand 1",
        "children of 1 from [11, 12, 121]", "should collapse 1", "will collapse 1",
      ]
    )
    stage.end()
  }
}

@Suite("Items that a person moves in a diffable data source")
@MainActor
struct DiffableReorderingTests {
  typealias Transaction = NSDiffableDataSourceTransaction<String, Int>

  /// What the collection view does when an item is dropped: it is there already.
  private func drop(_ source: IndexPath, at destination: IndexPath, _ stage: DiffableStage) {
    stage.view.performBatchUpdates {
      stage.dataSource.collectionView(stage.view, moveItemAt: source, to: destination)
      stage.view.moveItem(at: source, to: destination)
    }
  }

  private func path(_ item: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(item: item, section: section)
  }

  @Test("can be moved only if the handlers say so")
  func asksHandlers() {
    let stage = DiffableStage(["A": [1, 2]])
    let source = stage.dataSource
    #expect(!source.collectionView(stage.view, canMoveItemAt: path(0)))
    source.reorderingHandlers.canReorderItem = { $0 == 1 }
    #expect(!source.collectionView(stage.view, canMoveItemAt: path(0)))
    source.reorderingHandlers.didReorder = { _ in }
    #expect(source.collectionView(stage.view, canMoveItemAt: path(0)))
    #expect(!source.collectionView(stage.view, canMoveItemAt: path(1)))
    #expect(!source.collectionView(stage.view, canMoveItemAt: path(9)))
    stage.end()
  }

  @Test("are told of in a transaction, before and after")
  func reportsTransactions() throws {
    let stage = DiffableStage(["A": [1, 2, 3], "B": [4, 5]])
    var transactions: [Transaction] = []
    stage.dataSource.reorderingHandlers.willReorder = { transaction in
      transactions.append(transaction)
      #expect(stage.dataSource.snapshot().words == "A 1 2 3, B 4 5")
    }
    stage.dataSource.reorderingHandlers.didReorder = { transaction in
      transactions.append(transaction)
      #expect(stage.dataSource.snapshot().words == "A 2 3, B 4 1 5")
    }
    drop(path(0), at: path(1, 1), stage)
    stage.rest()
    #expect(stage.shown == ["2", "3", "4", "1", "5"])
    #expect(transactions.count == 2)
    let transaction = try #require(transactions.last)
    #expect(transaction.initialSnapshot.words == "A 1 2 3, B 4 5")
    #expect(transaction.finalSnapshot.words == "A 2 3, B 4 1 5")
    #expect(
      [1, 2, 3, 4, 5].applying(transaction.difference) == [2, 3, 4, 1, 5]
    )
    #expect(transaction.difference.count == 2)
    #expect(transaction.sectionTransactions.map(\.sectionIdentifier) == ["A", "B"])
    let second = try #require(transaction.sectionTransactions.last)
    #expect(second.initialSnapshot.items == [4, 5])
    #expect(second.finalSnapshot.items == [4, 1, 5])
    #expect([4, 5].applying(second.difference) == [4, 1, 5])
    stage.end()
  }

  @Test("are moved by hand: told of once, and shown by the same views")
  func movesByHand() {
    let stage = DiffableStage(["A": [1, 2, 3], "B": [4, 5]])
    var told: [String] = []
    stage.dataSource.reorderingHandlers.canReorderItem = { $0 != 3 }
    stage.dataSource.reorderingHandlers.willReorder = { _ in told.append("will") }
    stage.dataSource.reorderingHandlers.didReorder = { transaction in
      told.append(transaction.finalSnapshot.words)
      // What apps like to do: nothing comes of it.
      stage.dataSource.apply(transaction.finalSnapshot)
    }
    let cell = stage.cell(1)
    #expect(!stage.view.beginInteractiveMovementForItem(at: path(2)))
    #expect(stage.view.beginInteractiveMovementForItem(at: path(0)))
    for y: CGFloat in [80, 130, 180] {
      stage.view.updateInteractiveMovementTargetPosition(CGPoint(x: 160, y: y))
      #expect(stage.dataSource.snapshot().words == "A 1 2 3, B 4 5")
      #expect(stage.dataSource.indexPath(for: 1).flatMap { stage.cell(at: $0) } === cell)
    }
    #expect(told == [])
    stage.view.endInteractiveMovement()
    stage.rest()
    #expect(told == ["will", "A 2 3, B 4 1 5"])
    #expect(stage.shown == ["2", "3", "4", "1", "5"])
    #expect(stage.cell(1) === cell)
    #expect(stage.takeRequests() == [])
    #expect(stage.diagnostics == [])
    stage.end()
  }

  @Test("take their branch along when a hand has moved them in an outline")
  func movesBranchesByHand() {
    let stage = DiffableStage()
    var outline = DiffableStage.Outline()
    outline.append([1, 2, 3])
    outline.append([11, 12], to: 1)
    outline.expand([1])
    stage.dataSource.apply(outline, to: "A", animatingDifferences: false)
    stage.rest()
    var transactions: [Transaction] = []
    stage.dataSource.reorderingHandlers.canReorderItem = { _ in true }
    stage.dataSource.reorderingHandlers.didReorder = { transactions.append($0) }
    // 1, 11, 12, 2, 3: 1 goes behind 2, and what it holds follows.
    #expect(stage.view.beginInteractiveMovementForItem(at: path(0)))
    stage.view.updateInteractiveMovementTargetPosition(CGPoint(x: 160, y: 180))
    #expect(stage.dataSource.snapshot().words == "A 1 11 12 2 3")
    stage.view.endInteractiveMovement()
    stage.rest()
    #expect(stage.shown == ["2", "1", "11", "12", "3"])
    #expect(stage.dataSource.snapshot(for: "A").rootItems == [2, 1, 3])
    #expect(transactions.map(\.finalSnapshot.words) == ["A 2 1 11 12 3"])
    #expect(transactions.first?.sectionTransactions.first?.finalSnapshot.rootItems == [2, 1, 3])
    #expect(stage.diagnostics == [])
    stage.end()
  }

  @Test("stay where they are when the places do not exist")
  func refusesWrongPlaces() {
    let stage = DiffableStage(["A": [1, 2], "B": []])
    for (source, destination) in [
      (path(2), path(0)), (path(0), path(2)), (path(0), path(1, 1)), (path(0), path(0, 2)),
    ] { stage.dataSource.collectionView(stage.view, moveItemAt: source, to: destination) }
    #expect(stage.diagnostics.count == 4)
    #expect(stage.dataSource.snapshot().words == "A 1 2, B")
    stage.end()
  }

  @Test("take along what they hold in an outline, and go into what is expanded")
  func movesBranches() {
    let stage = DiffableStage()
    var outline = DiffableStage.Outline()
    outline.append([1, 2, 3])
    outline.append([11, 12], to: 1)
    outline.append([31], to: 3)
    outline.expand([1, 3])
    stage.dataSource.apply(outline, to: "A", animatingDifferences: false)
    stage.rest()
    #expect(stage.shown == ["1", "11", "12", "2", "3", "31"])
    // 2 goes behind 1, which is expanded: into it.
    drop(path(3), at: path(1), stage)
    stage.rest()
    #expect(stage.shown == ["1", "2", "11", "12", "3", "31"])
    #expect(stage.dataSource.snapshot(for: "A").parent(of: 2) == 1)
    // 3 goes to the top; 31 follows.
    drop(path(4), at: path(0), stage)
    stage.rest()
    #expect(stage.shown == ["3", "31", "1", "2", "11", "12"])
    #expect(stage.dataSource.snapshot(for: "A").rootItems == [3, 1])
    // 1 goes between its own children: it stays, and they stay behind it.
    drop(path(2), at: path(4), stage)
    stage.rest()
    #expect(stage.shown == ["3", "31", "1", "2", "11", "12"])
    // Behind 31 is next to it, in 3.
    #expect(stage.dataSource.snapshot(for: "A").parent(of: 1) == 3)
    #expect(stage.mounted == ["1", "11", "12", "2", "3", "31"])
    #expect(stage.diagnostics == [])
    stage.end()
  }
}
