import Foundation
import TesseraTestSupport
import Testing

@testable import UIKit
@testable import UIKitTestSupport

@Suite("Items that a person moves in a diffable data source")
@MainActor
struct DiffableReorderingTests {
  typealias Transaction = NSDiffableDataSourceTransaction<String, Int>

  /// What the collection view does when an item is dropped: it is there already.
  private func drop(_ source: IndexPath, at destination: IndexPath, _ fixture: DiffableFixture) {
    fixture.view.performBatchUpdates {
      fixture.dataSource.collectionView(fixture.view, moveItemAt: source, to: destination)
      fixture.view.moveItem(at: source, to: destination)
    }
  }

  private func path(_ item: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(item: item, section: section)
  }

  @Test("can be moved only if the handlers say so")
  func asksHandlers() {
    let fixture = DiffableFixture(["A": [1, 2]])
    let source = fixture.dataSource
    #expect(!source.collectionView(fixture.view, canMoveItemAt: path(0)))
    source.reorderingHandlers.canReorderItem = { $0 == 1 }
    #expect(!source.collectionView(fixture.view, canMoveItemAt: path(0)))
    source.reorderingHandlers.didReorder = { _ in }
    #expect(source.collectionView(fixture.view, canMoveItemAt: path(0)))
    #expect(!source.collectionView(fixture.view, canMoveItemAt: path(1)))
    #expect(!source.collectionView(fixture.view, canMoveItemAt: path(9)))
    fixture.end()
  }

  @Test("are reported in a transaction, before and after")
  func reportsTransactions() throws {
    let fixture = DiffableFixture(["A": [1, 2, 3], "B": [4, 5]])
    var transactions: [Transaction] = []
    fixture.dataSource.reorderingHandlers.willReorder = { transaction in
      transactions.append(transaction)
      expectEqual(fixture.dataSource.snapshot().words, "A 1 2 3, B 4 5")
    }
    fixture.dataSource.reorderingHandlers.didReorder = { transaction in
      transactions.append(transaction)
      expectEqual(fixture.dataSource.snapshot().words, "A 2 3, B 4 1 5")
    }
    drop(path(0), at: path(1, 1), fixture)
    fixture.rest()
    expectEqual(fixture.shown, ["2", "3", "4", "1", "5"])
    expectEqual(transactions.count, 2)
    let transaction = try #require(transactions.last)
    expectEqual(transaction.initialSnapshot.words, "A 1 2 3, B 4 5")
    expectEqual(transaction.finalSnapshot.words, "A 2 3, B 4 1 5")
    expectEqual(
      [1, 2, 3, 4, 5].applying(transaction.difference),
      [2, 3, 4, 1, 5]
    )
    expectEqual(transaction.difference.count, 2)
    expectEqual(transaction.sectionTransactions.map(\.sectionIdentifier), ["A", "B"])
    let second = try #require(transaction.sectionTransactions.last)
    expectEqual(second.initialSnapshot.items, [4, 5])
    expectEqual(second.finalSnapshot.items, [4, 1, 5])
    expectEqual([4, 5].applying(second.difference), [4, 1, 5])
    fixture.end()
  }

  @Test("that are dragged are reported once, and shown by the same views")
  func movesByHand() {
    let fixture = DiffableFixture(["A": [1, 2, 3], "B": [4, 5]])
    var told: [String] = []
    fixture.dataSource.reorderingHandlers.canReorderItem = { $0 != 3 }
    fixture.dataSource.reorderingHandlers.willReorder = { _ in told.append("will") }
    fixture.dataSource.reorderingHandlers.didReorder = { transaction in
      told.append(transaction.finalSnapshot.words)
      // What apps like to do: nothing comes of it.
      fixture.dataSource.apply(transaction.finalSnapshot)
    }
    let cell = fixture.cell(1)
    #expect(!fixture.view.beginInteractiveMovementForItem(at: path(2)))
    #expect(fixture.view.beginInteractiveMovementForItem(at: path(0)))
    for y: CGFloat in [80, 130, 180] {
      fixture.view.updateInteractiveMovementTargetPosition(CGPoint(x: 160, y: y))
      expectEqual(fixture.dataSource.snapshot().words, "A 1 2 3, B 4 5")
      #expect(fixture.dataSource.indexPath(for: 1).flatMap { fixture.cell(at: $0) } === cell)
    }
    expectEqual(told, [])
    fixture.view.endInteractiveMovement()
    fixture.rest()
    expectEqual(told, ["will", "A 2 3, B 4 1 5"])
    expectEqual(fixture.shown, ["2", "3", "4", "1", "5"])
    #expect(fixture.cell(1) === cell)
    expectEqual(fixture.takeRequests(), [])
    expectEqual(fixture.diagnostics, [])
    fixture.end()
  }

  @Test("take their branch along when a hand has moved them in an outline")
  func movesBranchesByHand() {
    let fixture = DiffableFixture()
    var outline = DiffableFixture.Outline()
    outline.append([1, 2, 3])
    outline.append([11, 12], to: 1)
    outline.expand([1])
    fixture.dataSource.apply(outline, to: "A", animatingDifferences: false)
    fixture.rest()
    var transactions: [Transaction] = []
    fixture.dataSource.reorderingHandlers.canReorderItem = { _ in true }
    fixture.dataSource.reorderingHandlers.didReorder = { transactions.append($0) }
    // 1, 11, 12, 2, 3: 1 goes behind 2, and what it holds follows.
    #expect(fixture.view.beginInteractiveMovementForItem(at: path(0)))
    fixture.view.updateInteractiveMovementTargetPosition(CGPoint(x: 160, y: 180))
    expectEqual(fixture.dataSource.snapshot().words, "A 1 11 12 2 3")
    fixture.view.endInteractiveMovement()
    fixture.rest()
    expectEqual(fixture.shown, ["2", "1", "11", "12", "3"])
    expectEqual(fixture.dataSource.snapshot(for: "A").rootItems, [2, 1, 3])
    expectEqual(transactions.map(\.finalSnapshot.words), ["A 2 1 11 12 3"])
    expectEqual(transactions.first?.sectionTransactions.first?.finalSnapshot.rootItems, [2, 1, 3])
    let sections = transactions.first?.sectionTransactions ?? []
    expectEqual(sections.map(\.sectionIdentifier), ["A"])
    expectEqual(sections.first?.initialSnapshot.rootItems, [1, 2, 3])
    // 2 goes in front of 1 and what that holds, which is the shortest difference.
    expectEqual(sections.first?.difference.removals.count, 1)
    expectEqual(sections.first?.difference.insertions.count, 1)
    expectEqual(fixture.diagnostics, [])
    fixture.end()
  }

  @Test("stay where they are when the places do not exist")
  func refusesWrongPlaces() {
    let fixture = DiffableFixture(["A": [1, 2], "B": []])
    for (source, destination) in [
      (path(2), path(0)), (path(0), path(2)), (path(0), path(1, 1)), (path(0), path(0, 2)),
    ] { fixture.dataSource.collectionView(fixture.view, moveItemAt: source, to: destination) }
    expectEqual(fixture.diagnostics.count, 4)
    expectEqual(fixture.dataSource.snapshot().words, "A 1 2, B")
    fixture.end()
  }

  @Test("take along what they hold in an outline, and go into what is expanded")
  func movesBranches() {
    let fixture = DiffableFixture()
    var outline = DiffableFixture.Outline()
    outline.append([1, 2, 3])
    outline.append([11, 12], to: 1)
    outline.append([31], to: 3)
    outline.expand([1, 3])
    fixture.dataSource.apply(outline, to: "A", animatingDifferences: false)
    fixture.rest()
    expectEqual(fixture.shown, ["1", "11", "12", "2", "3", "31"])
    // 2 goes behind 1, which is expanded: into it.
    drop(path(3), at: path(1), fixture)
    fixture.rest()
    expectEqual(fixture.shown, ["1", "2", "11", "12", "3", "31"])
    expectEqual(fixture.dataSource.snapshot(for: "A").parent(of: 2), 1)
    // 3 goes to the top; 31 follows.
    drop(path(4), at: path(0), fixture)
    fixture.rest()
    expectEqual(fixture.shown, ["3", "31", "1", "2", "11", "12"])
    expectEqual(fixture.dataSource.snapshot(for: "A").rootItems, [3, 1])
    // 1 goes between its own children: it stays, and they stay behind it.
    drop(path(2), at: path(4), fixture)
    fixture.rest()
    expectEqual(fixture.shown, ["3", "31", "1", "2", "11", "12"])
    // Behind 31 is next to it, in 3.
    expectEqual(fixture.dataSource.snapshot(for: "A").parent(of: 1), 3)
    expectEqual(fixture.mounted, ["1", "11", "12", "2", "3", "31"])
    expectEqual(fixture.diagnostics, [])
    fixture.end()
  }
}
