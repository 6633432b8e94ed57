import Foundation
import TesseraTestSupport
import Testing

@testable import UIKit
@testable import UIKitTestSupport

@Suite("A diffable data source")
@MainActor
struct DiffableDataSourceTests {
  typealias Snapshot = DiffableFixture.Snapshot

  @Test("shows nothing at first, and then what is applied")
  func showsWhatIsApplied() {
    let fixture = DiffableFixture()
    expectEqual(fixture.shown, [])
    expectEqual(fixture.view.numberOfSections, 0)
    fixture.apply(Snapshot(["A": [1, 2], "B": [3]]))
    fixture.rest()
    expectEqual(fixture.shown, ["1", "2", "3"])
    expectEqual(fixture.view.numberOfItems(inSection: 1), 1)
    expectEqual(fixture.completions, ["apply"])
    fixture.end()
  }

  @Test("is shown also when it was applied before the view was in a window")
  func appliesBeforeTheWindow() {
    let fixture = DiffableFixture(["A": [1, 2]])
    expectEqual(fixture.shown, ["1", "2"])
    fixture.end()
  }

  @Test("has the items of a snapshot as soon as it is applied")
  func looksUp() {
    let fixture = DiffableFixture(["A": [1, 2], "B": [3]])
    fixture.change { $0.moveItem(1, afterItem: 3) }
    let source = fixture.dataSource
    expectEqual(source.indexPath(for: 1), IndexPath(item: 1, section: 1))
    expectEqual(source.itemIdentifier(for: IndexPath(item: 1, section: 1)), 1)
    #expect(source.itemIdentifier(for: IndexPath(item: 1, section: 0)) == nil)
    #expect(source.itemIdentifier(for: IndexPath(index: 0)) == nil)
    expectEqual(source.sectionIdentifier(for: 1), "B")
    #expect(source.sectionIdentifier(for: 2) == nil)
    expectEqual(source.index(for: "B"), 1)
    #expect(source.index(for: "X") == nil)
    #expect(source.indexPath(for: 9) == nil)
    expectEqual(source.snapshot().words, "A 2, B 3 1")
    fixture.end()
  }

  @Test("moves what stays from where it is, with the view it has")
  func keepsViews() throws {
    let fixture = DiffableFixture(["A": [1, 2, 3]])
    let first = try #require(fixture.cell(1))
    fixture.change { $0.moveItem(1, afterItem: 3) }
    expectEqual(fixture.takeRequests(), [])
    #expect(fixture.cell(1) === first)
    expectEqual(first.frame.minY, 100)
    expectEqual(fixture.top(1), 0)
    fixture.advance(0.15)
    #expect(abs((fixture.top(1) ?? 0) - 50) < 1)
    fixture.rest()
    expectEqual(fixture.top(1), 100)
    fixture.end()
  }

  @Test("places what has changed at once when it is not animated, and keeps the views")
  func appliesAtOnce() throws {
    let fixture = DiffableFixture(["A": [1, 2, 3]])
    let first = try #require(fixture.cell(1))
    fixture.change(isAnimated: false) { $0.moveItem(1, afterItem: 3) }
    #expect(fixture.cell(1) === first)
    expectEqual(fixture.top(1), 100)
    expectEqual(fixture.completions, ["apply"])
    fixture.end()
  }

  @Test("asks for a new cell to reload, and fills the old one to reconfigure")
  func reloadsAndReconfigures() throws {
    let fixture = DiffableFixture(["A": [1, 2, 3]])
    let (first, second, third) = (fixture.cell(1), fixture.cell(2), fixture.cell(3))
    fixture.change {
      $0.reloadItems([1])
      $0.reconfigureItems([2])
    }
    expectEqual(fixture.takeRequests().sorted(), [1, 2])
    #expect(fixture.cell(1) !== first)
    #expect(fixture.cell(2) === second)
    #expect(fixture.cell(3) === third)
    expectEqual(fixture.dataSource.snapshot().reloadedItemIdentifiers, [])
    fixture.rest()
    expectEqual(fixture.mounted, ["1", "2", "3"])
    fixture.end()
  }

  @Test("asks for everything in a section that is reloaded")
  func reloadsSections() {
    let fixture = DiffableFixture(["A": [1, 2], "B": [3]])
    fixture.change {
      $0.appendItems([4], toSection: "A")
      $0.reloadSections(["A"])
    }
    expectEqual(fixture.takeRequests().sorted(), [1, 2, 4])
    fixture.rest()
    expectEqual(fixture.shown, ["1", "2", "4", "3"])
    expectEqual(fixture.diagnostics, [])
    fixture.end()
  }

  @Test("asks for everything when it is applied by reloading")
  func appliesByReloading() {
    let fixture = DiffableFixture(["A": [1, 2]])
    fixture.dataSource.applySnapshotUsingReloadData(Snapshot(["A": [1, 2, 3]]))
    expectEqual(fixture.dataSource.indexPath(for: 3), IndexPath(item: 2, section: 0))
    fixture.fixture.backend.makeFrame()
    expectEqual(fixture.takeRequests(), [1, 2, 3])
    expectEqual(fixture.shown, ["1", "2", "3"])
    fixture.end()
  }

  @Test("says when a snapshot is applied, of a section and by reloading too")
  func completes() {
    let fixture = DiffableFixture(["A": [1, 2]])
    var log: [String] = []
    var outline = DiffableFixture.Outline()
    outline.append([5])
    fixture.dataSource.apply(
      outline,
      to: "A",
      animatingDifferences: true,
      completion: { log.append("section") }
    )
    fixture.rest()
    #expect(log == ["section"] && fixture.shown == ["5"])
    let completion: () -> Void = { log.append("reload") }
    fixture.dataSource.applySnapshotUsingReloadData(Snapshot(["A": [7]]), completion: completion)
    fixture.rest()
    #expect(log == ["section", "reload"] && fixture.shown == ["7"])
    fixture.end()
  }

  @Test("asks the supplementary view provider for headers")
  func showsHeaders() {
    let fixture = DiffableFixture()
    fixture.layout.headerHeight = 20
    let registration = UICollectionView.SupplementaryRegistration(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { (header: UICollectionReusableView, _: String, indexPath: IndexPath) in
      header.tag = 100 + indexPath.section
    }
    fixture.dataSource.supplementaryViewProvider = { view, _, indexPath in
      view.dequeueConfiguredReusableSupplementary(using: registration, for: indexPath)
    }
    fixture.apply(Snapshot(["A": [1], "B": [2]]))
    fixture.rest()
    expectEqual(fixture.view.subviews.filter { $0.tag >= 100 }.map(\.tag).sorted(), [100, 101])
    expectEqual(fixture.diagnostics, [])
    fixture.end()
  }

  /// 5 is the second item of the second section, which is the first one afterwards.
  @Test("keeps the selection of a reloaded section in a batch of the app's own")
  func keepsSelectionInBatch() {
    let fixture = DiffableFixture(["A": [1], "B": [4, 5]])
    fixture.view.selectItem(
      at: fixture.dataSource.indexPath(for: 5),
      animated: false,
      scrollPosition: []
    )
    var snapshot = fixture.dataSource.snapshot()
    snapshot.deleteSections(["A"])
    snapshot.reloadSections(["B"])
    fixture.view.performBatchUpdates { fixture.apply(snapshot) }
    fixture.rest()
    expectEqual(fixture.view.indexPathsForSelectedItems, [[0, 1]])
    #expect(fixture.cell(5)?.isSelected == true)
    fixture.end()
  }

  @Test("keeps the selection with the items, also of those that are reloaded")
  func keepsSelection() {
    let fixture = DiffableFixture(["A": [1, 2, 3], "B": [4, 5]])
    fixture.view.allowsMultipleSelection = true
    for item in [1, 3, 4] {
      fixture.view.selectItem(
        at: fixture.dataSource.indexPath(for: item),
        animated: false,
        scrollPosition: []
      )
    }
    fixture.change {
      $0.insertItems([9], beforeItem: 1)
      $0.moveItem(3, afterItem: 5)
      $0.reloadItems([1])
    }
    expectEqual(fixture.selectedItems, [1, 3, 4])
    #expect(fixture.cell(1)?.isSelected == true)
    fixture.change {
      $0.deleteItems([4])
      $0.reloadSections(["B"])
    }
    fixture.rest()
    expectEqual(fixture.selectedItems, [1, 3])
    #expect(fixture.cell(3)?.isSelected == true)
    fixture.end()
  }

  @Test("costs no layout pass when an unchanged snapshot is applied")
  func costsNothingUnchanged() {
    let rows = Array(0..<TrialRounds.amount(100_000, checked: 10_000))
    let fixture = DiffableFixture(["A": rows])
    let snapshot = fixture.dataSource.snapshot()
    let passes = fixture.view.passes
    #expect(passes > 0)
    fixture.apply(snapshot, named: "unchanged")
    fixture.apply(snapshot, isAnimated: false, named: "again")
    fixture.apply(Snapshot(["A": rows]), named: "made anew")
    expectEqual(fixture.trace.take(), [])
    #expect(!fixture.view.hasUncommittedUpdates)
    fixture.rest()
    expectEqual(fixture.trace.take(), [])
    expectEqual(fixture.view.passes, passes)
    expectEqual(fixture.takeRequests(), [])
    expectEqual(fixture.completions, ["unchanged", "again", "made anew"])
    fixture.end()
  }

  @Test("is the data source the collection view asks, with index titles only if overridden")
  func hasIndexTitles() {
    let fixture = DiffableFixture(["A": [1], "B": [2]])
    #expect(fixture.view.dataSource === fixture.dataSource)
    #expect(fixture.dataSource.indexTitles(for: fixture.view) == nil)
    let path = fixture.dataSource.collectionView(
      fixture.view,
      indexPathForIndexTitle: "B",
      at: 1
    )
    expectEqual(path, IndexPath(item: 0, section: 1))
    fixture.end()
  }
}

extension DiffableFixture {
  /// The selected items.
  var selectedItems: [Int] {
    (view.indexPathsForSelectedItems ?? []).compactMap { dataSource.itemIdentifier(for: $0) }
      .sorted()
  }
}
