import Foundation
import TesseraTestSupport
import Testing

@testable import UIKit
@testable import UIKitTestSupport

/// A list of an outline in a window of 320 × 480: P, which is expanded, with c1 and c2, then a and b.
@MainActor
private final class OutlineList {
  typealias Outline = NSDiffableDataSourceSectionSnapshot<String>

  let fixture = Fixture()
  let view: UICollectionView
  let source: UICollectionViewDiffableDataSource<Int, String>

  private final class Cell: UICollectionViewListCell { var name = "" }

  init() {
    view = UICollectionView(
      frame: fixture.window.bounds,
      collectionViewLayout: UICollectionViewCompositionalLayout.list(
        using: .init(appearance: .plain)
      )
    )
    let cells = UICollectionView.CellRegistration<Cell, String> { cell, _, name in
      cell.name = name
      cell.accessories = [.outlineDisclosure(options: .init(style: .header))]
    }
    source = UICollectionViewDiffableDataSource(collectionView: view) { view, path, item in
      view.dequeueConfiguredReusableCell(using: cells, for: path, item: item)
    }
    source.apply(Self.sample(roots: ["P", "a", "b"]), to: 0, animatingDifferences: false)
    fixture.show(view)
    rest()
  }

  static func sample(roots: [String], isExpanded: Bool = true) -> Outline {
    var outline = Outline()
    outline.append(roots)
    outline.append(["c1", "c2"], to: "P")
    if isExpanded { outline.expand(["P"]) }
    return outline
  }

  func rest() {
    fixture.backend.advanceUntilIdle()
    fixture.backend.makeFrame()
  }

  /// Each item with its level, and whether it is expanded, as cells show it.
  var shown: [String] {
    view.indexPathsForVisibleItems.sorted().compactMap { view.cellForItem(at: $0) as? Cell }
      .map { "\($0.name) \($0.indentationLevel) \($0.configurationState.isExpanded)" }
  }

  /// The same as the snapshot says it.
  var declared: [String] {
    let outline = source.snapshot(for: 0)
    return outline.visibleItems.map { "\($0) \(outline.level(of: $0)) \(outline.isExpanded($0))" }
  }

  func tap(_ row: Int) {
    fixture.screen.tap(at: CGPoint(x: 100, y: view.cellForItem(at: [0, row])?.center.y ?? 0))
    rest()
  }
}

@Suite("Cells of an outline")
@MainActor
struct OutlineCellTests {
  @Test("show level and expansion after a user reorders an item", arguments: [2, 0])
  func movedByHand(_ item: Int) throws {
    let list = OutlineList()
    list.source.reorderingHandlers.canReorderItem = { _ in true }
    list.source.reorderingHandlers.didReorder = { _ in }
    let end = try #require(list.view.cellForItem(at: [0, 4])).center
    #expect(list.view.beginInteractiveMovementForItem(at: [0, item]))
    list.view.updateInteractiveMovementTargetPosition(end)
    list.rest()
    list.view.endInteractiveMovement()
    list.rest()
    expectEqual(list.shown, list.declared)
    expectEqual(
      list.shown,
      item == 2
        ? ["P 0 true", "c1 1 false", "a 0 false", "b 0 false", "c2 0 false"]
        : ["a 0 false", "b 0 false", "P 0 true", "c1 1 false", "c2 1 false"]
    )
  }

  @Test("show level and expansion after a snapshot in a batch of the app's own")
  func inBatch() {
    let list = OutlineList()
    list.view.performBatchUpdates {
      list.source.apply(OutlineList.sample(roots: ["a", "b", "P"]), to: 0)
    }
    list.rest()
    expectEqual(list.shown, list.declared)
    expectEqual(
      list.shown,
      ["a 0 false", "b 0 false", "P 0 true", "c1 1 false", "c2 1 false"]
    )
  }
}

@Suite("An item that a person expands or collapses")
@MainActor
struct ExpandedByHandTests {
  private func adding(_ list: OutlineList) -> (String) -> Void {
    { _ in
      var outline = list.source.snapshot(for: 0)
      outline.append(["new"])
      list.source.apply(outline, to: 0, animatingDifferences: false)
    }
  }

  @Test("is collapsed in the outline that there is after the handler")
  func collapsed() {
    let list = OutlineList()
    list.source.sectionSnapshotHandlers.willCollapseItem = adding(list)
    list.tap(0)
    expectEqual(list.source.snapshot(for: 0).visibleItems, ["P", "a", "b", "new"])
  }

  @Test("is expanded in the outline that there is after the handlers", arguments: [false, true])
  func expanded(loadsChildren: Bool) {
    let list = OutlineList()
    list.source.apply(
      OutlineList.sample(roots: ["P", "a", "b"], isExpanded: false),
      to: 0,
      animatingDifferences: false
    )
    list.rest()
    let add = adding(list)
    if loadsChildren {
      list.source.sectionSnapshotHandlers.snapshotForExpandingParent = { item, children in
        add(item)
        var children = children
        children.append(["c3"])
        return children
      }
    } else {
      list.source.sectionSnapshotHandlers.willExpandItem = add
    }
    list.tap(0)
    expectEqual(
      list.source.snapshot(for: 0).visibleItems,
      ["P", "c1", "c2"] + (loadsChildren ? ["c3"] : []) + ["a", "b", "new"]
    )
    expectEqual(list.shown, list.declared)
  }

  /// The snapshot of the other thread waits for the main actor, which the test does not leave.
  @Test("is collapsed in the outline that another thread has applied")
  func appliedElsewhere() {
    let list = OutlineList()
    var outline = OutlineList.sample(roots: ["P", "a", "b"])
    outline.append(["new"])
    let (source, added) = (list.source, outline)
    let isApplied = DispatchSemaphore(value: 0)
    DispatchQueue.global().async {
      source.apply(added, to: 0)
      isApplied.signal()
    }
    isApplied.wait()
    list.tap(0)
    expectEqual(list.source.snapshot(for: 0).visibleItems, ["P", "a", "b", "new"])
    expectEqual(list.shown, list.declared)
  }

  @Test("is left alone where the handler takes it out")
  func takenOut() {
    let list = OutlineList()
    list.source.sectionSnapshotHandlers.willCollapseItem = { item in
      var outline = list.source.snapshot(for: 0)
      outline.delete([item])
      list.source.apply(outline, to: 0, animatingDifferences: false)
    }
    list.tap(0)
    expectEqual(list.source.snapshot(for: 0).visibleItems, ["a", "b"])
    expectEqual(list.shown, list.declared)
  }
}
