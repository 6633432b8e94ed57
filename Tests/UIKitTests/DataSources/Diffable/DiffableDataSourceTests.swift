import Foundation
import TesseraTestSupport
import Testing

@testable import UIKit

@Suite("A diffable data source")
@MainActor
struct DiffableDataSourceTests {
  typealias Snapshot = DiffableStage.Snapshot

  @Test("shows nothing at first, and then what is applied")
  func showsWhatIsApplied() {
    let stage = DiffableStage()
    #expect(stage.shown == [])
    #expect(stage.view.numberOfSections == 0)
    stage.apply(Snapshot(["A": [1, 2], "B": [3]]))
    stage.rest()
    #expect(stage.shown == ["1", "2", "3"])
    #expect(stage.view.numberOfItems(inSection: 1) == 1)
    #expect(stage.completions == ["apply"])
    stage.end()
  }

  @Test("is shown also when it was applied before the view was in a window")
  func appliesBeforeTheWindow() {
    let stage = DiffableStage(["A": [1, 2]])
    #expect(stage.shown == ["1", "2"])
    stage.end()
  }

  @Test("answers from the new snapshot as soon as it is applied")
  func looksUp() {
    let stage = DiffableStage(["A": [1, 2], "B": [3]])
    stage.change { $0.moveItem(1, afterItem: 3) }
    let source = stage.dataSource
    #expect(source.indexPath(for: 1) == IndexPath(item: 1, section: 1))
    #expect(source.itemIdentifier(for: IndexPath(item: 1, section: 1)) == 1)
    #expect(source.itemIdentifier(for: IndexPath(item: 1, section: 0)) == nil)
    #expect(source.itemIdentifier(for: IndexPath(index: 0)) == nil)
    #expect(source.sectionIdentifier(for: 1) == "B")
    #expect(source.sectionIdentifier(for: 2) == nil)
    #expect(source.index(for: "B") == 1)
    #expect(source.index(for: "X") == nil)
    #expect(source.indexPath(for: 9) == nil)
    #expect(source.snapshot().words == "A 2, B 3 1")
    stage.end()
  }

  @Test("moves what stays from where it is, with the view it has")
  func keepsViews() throws {
    let stage = DiffableStage(["A": [1, 2, 3]])
    let first = try #require(stage.cell(1))
    stage.change { $0.moveItem(1, afterItem: 3) }
    #expect(stage.takeRequests() == [])
    #expect(stage.cell(1) === first)
    #expect(first.frame.minY == 100)
    #expect(stage.top(1) == 0)
    stage.advance(0.15)
    #expect(abs((stage.top(1) ?? 0) - 50) < 1)
    stage.rest()
    #expect(stage.top(1) == 100)
    stage.end()
  }

  @Test("places what has changed at once when it is not animated, and keeps the views")
  func appliesAtOnce() throws {
    let stage = DiffableStage(["A": [1, 2, 3]])
    let first = try #require(stage.cell(1))
    stage.change(isAnimated: false) { $0.moveItem(1, afterItem: 3) }
    #expect(stage.cell(1) === first)
    #expect(stage.top(1) == 100)
    #expect(stage.completions == [])
    stage.stage.backend.makeFrame()
    #expect(stage.completions == ["apply"])
    stage.end()
  }

  @Test("asks for a new cell to reload, and fills the old one to reconfigure")
  func reloadsAndReconfigures() throws {
    let stage = DiffableStage(["A": [1, 2, 3]])
    let (first, second, third) = (stage.cell(1), stage.cell(2), stage.cell(3))
    stage.change {
      $0.reloadItems([1])
      $0.reconfigureItems([2])
    }
    #expect(stage.takeRequests().sorted() == [1, 2])
    #expect(stage.cell(1) !== first)
    #expect(stage.cell(2) === second)
    #expect(stage.cell(3) === third)
    #expect(stage.dataSource.snapshot().reloadedItemIdentifiers == [])
    stage.rest()
    #expect(stage.mounted == ["1", "2", "3"])
    stage.end()
  }

  @Test("asks for everything in a section that is reloaded")
  func reloadsSections() {
    let stage = DiffableStage(["A": [1, 2], "B": [3]])
    stage.change {
      $0.appendItems([4], toSection: "A")
      $0.reloadSections(["A"])
    }
    #expect(stage.takeRequests().sorted() == [1, 2, 4])
    stage.rest()
    #expect(stage.shown == ["1", "2", "4", "3"])
    #expect(stage.diagnostics == [])
    stage.end()
  }

  @Test("asks for everything when it is applied by reloading")
  func appliesByReloading() {
    let stage = DiffableStage(["A": [1, 2]])
    stage.dataSource.applySnapshotUsingReloadData(Snapshot(["A": [1, 2, 3]]))
    #expect(stage.dataSource.indexPath(for: 3) == IndexPath(item: 2, section: 0))
    stage.stage.backend.makeFrame()
    #expect(stage.takeRequests() == [1, 2, 3])
    #expect(stage.shown == ["1", "2", "3"])
    stage.end()
  }

  @Test("asks the supplementary view provider for headers")
  func showsHeaders() {
    let stage = DiffableStage()
    stage.layout.headerHeight = 20
    let registration = UICollectionView.SupplementaryRegistration(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { (header: UICollectionReusableView, _: String, indexPath: IndexPath) in
      header.tag = 100 + indexPath.section
    }
    stage.dataSource.supplementaryViewProvider = { view, _, indexPath in
      view.dequeueConfiguredReusableSupplementary(using: registration, for: indexPath)
    }
    stage.apply(Snapshot(["A": [1], "B": [2]]))
    stage.rest()
    #expect(stage.view.subviews.filter { $0.tag >= 100 }.map(\.tag).sorted() == [100, 101])
    #expect(stage.diagnostics == [])
    stage.end()
  }

  @Test("keeps the selection with the items, also of those that are reloaded")
  func keepsSelection() {
    let stage = DiffableStage(["A": [1, 2, 3], "B": [4, 5]])
    stage.view.allowsMultipleSelection = true
    for item in [1, 3, 4] {
      stage.view.selectItem(
        at: stage.dataSource.indexPath(for: item),
        animated: false,
        scrollPosition: []
      )
    }
    stage.change {
      $0.insertItems([9], beforeItem: 1)
      $0.moveItem(3, afterItem: 5)
      $0.reloadItems([1])
    }
    #expect(stage.selectedItems == [1, 3, 4])
    #expect(stage.cell(1)?.isSelected == true)
    stage.change {
      $0.deleteItems([4])
      $0.reloadSections(["B"])
    }
    stage.rest()
    #expect(stage.selectedItems == [1, 3])
    #expect(stage.cell(3)?.isSelected == true)
    stage.end()
  }

  @Test("costs no layout pass when an unchanged snapshot is applied")
  func costsNothingUnchanged() {
    let stage = DiffableStage(["A": Array(0..<100_000)])
    let snapshot = stage.dataSource.snapshot()
    let passes = stage.view.passes
    #expect(passes > 0)
    stage.apply(snapshot, named: "unchanged")
    stage.apply(snapshot, isAnimated: false, named: "again")
    stage.apply(Snapshot(["A": Array(0..<100_000)]), named: "made anew")
    #expect(stage.trace.take() == [])
    #expect(!stage.view.hasUncommittedUpdates)
    stage.rest()
    #expect(stage.trace.take() == [])
    #expect(stage.view.passes == passes)
    #expect(stage.takeRequests() == [])
    #expect(stage.completions == ["unchanged", "again", "made anew"])
    stage.end()
  }

  @Test("is the data source the collection view asks, with index titles only if overridden")
  func hasIndexTitles() {
    let stage = DiffableStage(["A": [1], "B": [2]])
    #expect(stage.view.dataSource === stage.dataSource)
    #expect(stage.dataSource.indexTitles(for: stage.view) == nil)
    let path = stage.dataSource.collectionView(
      stage.view,
      indexPathForIndexTitle: "B",
      at: 1
    )
    #expect(path == IndexPath(item: 0, section: 1))
    stage.end()
  }
}

extension DiffableStage {
  /// The selected items.
  var selectedItems: [Int] {
    (view.indexPathsForSelectedItems ?? []).compactMap { dataSource.itemIdentifier(for: $0) }
      .sorted()
  }
}
