import Foundation
import TesseraTestSupport
import Testing

@testable import UIKit

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
