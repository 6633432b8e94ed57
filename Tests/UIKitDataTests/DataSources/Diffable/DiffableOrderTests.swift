import CoreGraphics
import Dispatch
import Foundation
import Synchronization
import TesseraEngine
import TesseraTestSupport
import Testing

@testable import UIKit
@testable import UIKitTestSupport

@Suite("Snapshots that are applied one upon the other")
@MainActor
struct DiffableOrderTests {
  typealias Snapshot = DiffableFixture.Snapshot

  @Test("end in the last of two in a row")
  func twoInARow() {
    let fixture = DiffableFixture(["A": [1, 2, 3]])
    fixture.apply(Snapshot(["A": [3, 4]]), named: "first")
    fixture.apply(Snapshot(["A": [4, 1, 5]]), named: "second")
    expectEqual(fixture.dataSource.snapshot().words, "A 4 1 5")
    fixture.rest()
    expectEqual(fixture.shown, ["4", "1", "5"])
    expectEqual(fixture.mounted, ["1", "4", "5"])
    expectEqual(fixture.completions, ["first", "second"])
    expectEqual(fixture.diagnostics, [])
    fixture.end()
  }

  @Test("end in the last when one is applied in a completion")
  func inACompletion() {
    let fixture = DiffableFixture(["A": [1]])
    fixture.dataSource.apply(Snapshot(["A": [2, 1]])) {
      fixture.apply(Snapshot(["A": [3, 2]]), named: "inner")
    }
    fixture.rest()
    fixture.rest()
    expectEqual(fixture.shown, ["3", "2"])
    expectEqual(fixture.completions, ["inner"])
    fixture.end()
  }

  @Test("end in the last when one interrupts another, from where views are on screen")
  func duringAnAnimation() throws {
    let fixture = DiffableFixture(["A": [1, 2, 3, 4]])
    fixture.apply(Snapshot(["A": [4, 3, 2, 1]]), named: "first")
    fixture.advance(0.1)
    let top = try #require(fixture.top(1))
    fixture.apply(Snapshot(["A": [1, 9, 2]]), named: "second")
    #expect(abs((fixture.top(1) ?? 0) - top) < 0.001)
    fixture.rest()
    expectEqual(fixture.shown, ["1", "9", "2"])
    expectEqual(fixture.mounted, ["1", "2", "9"])
    expectEqual(fixture.completions, ["first", "second"])
    fixture.end()
  }

  @Test("end in the last when the cell provider applies some, which wait for the pass to end")
  func fromTheCellProvider() {
    let fixture = DiffableFixture()
    var hasApplied = false
    fixture.providing = { item in
      guard item == 1, !hasApplied else { return }
      hasApplied = true
      fixture.change { $0.appendItems([7]) }
      fixture.change { $0.appendItems([8]) }
      // The pass goes on with what it has begun with; the snapshot to come can be read already.
      #expect(fixture.dataSource.indexPath(for: 7) == nil)
      expectEqual(fixture.dataSource.snapshot().words, "A 1 2 7 8")
    }
    fixture.apply(Snapshot(["A": [1, 2]]), named: "outer")
    fixture.rest()
    #expect(hasApplied)
    expectEqual(fixture.shown, ["1", "2", "7", "8"])
    expectEqual(fixture.completions, ["outer", "apply", "apply"])
    expectEqual(fixture.diagnostics, [])
    fixture.end()
  }

  @Test("keep the marks of those that wait")
  func keepMarks() throws {
    let fixture = DiffableFixture(["A": [1, 2]])
    let second = try #require(fixture.cell(2))
    var hasApplied = false
    fixture.providing = { item in
      guard item == 3, !hasApplied else { return }
      hasApplied = true
      fixture.change { $0.reloadItems([2]) }
      fixture.change { $0.appendItems([4]) }
    }
    fixture.change { $0.appendItems([3]) }
    fixture.rest()
    #expect(fixture.cell(2) !== second)
    expectEqual(fixture.shown, ["1", "2", "3", "4"])
    fixture.end()
  }

  @Test("leave out one that another supersedes before anybody has seen it, and complete both")
  func superseded() {
    let fixture = DiffableFixture(["A": [1]])
    fixture.providing = { item in
      guard item == 2 else { return }
      fixture.providing = nil
      fixture.apply(Snapshot(["A": [50, 51]]), named: "unseen")
      fixture.apply(Snapshot(["A": [1, 2, 3]]), named: "last")
    }
    fixture.change { $0.appendItems([2]) }
    fixture.rest()
    #expect(!fixture.takeRequests().contains(50))
    expectEqual(fixture.shown, ["1", "2", "3"])
    expectEqual(fixture.completions, ["apply", "unseen", "last"])
    fixture.end()
  }

  @Test("do not leave out one that asks for everything again")
  func keepReloads() {
    let fixture = DiffableFixture(["A": [1, 2]])
    fixture.providing = { item in
      guard item == 3 else { return }
      fixture.providing = nil
      fixture.dataSource.applySnapshotUsingReloadData(Snapshot(["A": [1, 2, 3]]))
      fixture.apply(Snapshot(["A": [1, 2, 3, 4]]))
    }
    fixture.change { $0.appendItems([3]) }
    fixture.rest()
    expectEqual(fixture.takeRequests().sorted(), [1, 2, 3, 3, 4])
    expectEqual(fixture.shown, ["1", "2", "3", "4"])
    fixture.end()
  }

  @Test("wait for the next frame when the cell provider always applies another one")
  func fromEveryCallOfTheCellProvider() {
    let fixture = DiffableFixture(["A": [1]])
    var last = 1
    fixture.providing = { _ in
      last += 1
      fixture.apply(Snapshot(["A": [last]]), isAnimated: false)
    }
    fixture.apply(Snapshot(["A": [0]]), isAnimated: false)
    // The cell for 0 brings 2, and each of those that the budget lets in brings the next.
    expectEqual(last, 2 + UpdateBudget.changesPerFrame)
    expectEqual(fixture.dataSource.snapshot().words, "A \(last)")
    expectEqual(fixture.diagnostics.count, 1)
    #expect(fixture.diagnostics.first?.contains("item 0 in section 0") == true)
    let lastBefore = last
    fixture.fixture.backend.makeFrame()
    // One waited, and it brings as many as the first one did.
    expectEqual(last, lastBefore + 1 + UpdateBudget.changesPerFrame)
    expectEqual(fixture.diagnostics.count, 1)
    fixture.providing = nil
    fixture.rest()
    expectEqual(fixture.shown, ["\(last)"])
    fixture.end()
  }

  @Test(
    "are not lost when an outline is applied by a cell that is made right before they are shown"
  )
  func beforeAnother() {
    let fixture = DiffableFixture(["A": [1, 2]])
    var hasApplied = false
    fixture.providing = { _ in
      guard !hasApplied else { return }
      hasApplied = true
      var outline = DiffableFixture.Outline()
      outline.append([9])
      fixture.dataSource.apply(outline, to: "B")
    }
    fixture.view.reloadData()
    fixture.apply(Snapshot(["A": [1, 2, 3]]))
    fixture.rest()
    #expect(hasApplied)
    expectEqual(fixture.shown, ["1", "2", "3", "9"])
    expectEqual(fixture.dataSource.snapshot().words, "A 1 2 3, B 9")
    fixture.end()
  }

  @Test("join a batch of the app's own that is being reported, after it")
  func insideABatch() {
    let fixture = DiffableFixture(["A": [1, 2]])
    fixture.view.performBatchUpdates {
      fixture.apply(Snapshot(["A": [2, 3]]), named: "inner")
    }
    fixture.rest()
    expectEqual(fixture.shown, ["2", "3"])
    expectEqual(fixture.diagnostics, [])
    fixture.end()
  }

  // In processes of their own, because they give up the main actor, which others then use.
  @Test("end in the last that came from several tasks, off the main actor")
  func fromTasks() async {
    await #expect(processExitsWith: .success) { @MainActor in
      let fixture = DiffableFixture(["A": [1, 2, 3]])
      let source = fixture.dataSource
      await withTaskGroup(of: Void.self) { group in
        for task in 0..<8 {
          group.addTask {
            for number in 0..<20 {
              source.apply(Snapshot(["A": [1, 10 + task, 100 + number]]), completion: nil)
            }
          }
        }
      }
      var isShown = false
      source.apply(Snapshot(["A": [7, 8, 9]])) { isShown = true }
      // How often the main actor has to be given up until the others have had it is not known.
      for _ in 0..<100_000 where !isShown {
        await Task.yield()
        fixture.advance(0.05)
      }
      fixture.rest()
      try #require(fixture.shown == ["7", "8", "9"])
      try #require(fixture.mounted == ["7", "8", "9"])
      try #require(source.snapshot().words == "A 7 8 9")
      try #require(fixture.diagnostics == [])
    }
  }

  @Test("are compared on the queue they come from, and shown on the main actor")
  func fromAQueue() async {
    await #expect(processExitsWith: .success) { @MainActor in
      let fixture = Fixture(width: 320, height: 400)
      let view = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 320, height: 400),
        collectionViewLayout: ListLayout()
      )
      let registration = UICollectionView.CellRegistration<NamedCell, ThreadedIdentifier> {
        $0.name = "\($2.number)"
      }
      let source = UICollectionViewDiffableDataSource<Int, ThreadedIdentifier>(
        collectionView: view
      ) {
        dispatchPrecondition(condition: .onQueue(.main))
        return $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
      }
      fixture.show(view)
      let record = ComparisonRecord()
      @MainActor func apply(_ numbers: [Int]) async {
        let isComplete = Flag()
        DispatchQueue.global().async {
          var snapshot = NSDiffableDataSourceSnapshot<Int, ThreadedIdentifier>()
          snapshot.appendSections([0])
          snapshot.appendItems(numbers.map { ThreadedIdentifier(number: $0, record: record) })
          source.apply(snapshot) { isComplete.set() }
        }
        for _ in 0..<2000 where !isComplete.isSet {
          try? await Task.sleep(for: .milliseconds(1))
          fixture.backend.advance(by: 0.05)
        }
      }
      await apply([1, 2, 3, 4])
      await apply([4, 2, 5])
      let names = view.indexPathsForVisibleItems.sorted().map {
        (view.cellForItem(at: $0) as? NamedCell)?.name
      }
      try #require(names == ["4", "2", "5"])
      try #require(record.elsewhere > 0)
      try #require(record.onMain == 0)
    }
  }

  @Test("are complete when an asynchronous call returns")
  func asynchronously() async {
    await #expect(processExitsWith: .success) { @MainActor in
      let fixture = DiffableFixture(["A": [1]])
      let source = fixture.dataSource
      let applied = Task.detached { @Sendable in
        await source.apply(Snapshot(["A": [2, 1]]))
        await source.apply(Snapshot(["A": [3, 2]]), animatingDifferences: false)
        await source.applySnapshotUsingReloadData(Snapshot(["A": [4]]))
        var outline = NSDiffableDataSourceSectionSnapshot<Int>()
        outline.append([5, 6])
        await source.apply(outline, to: "B")
        return true
      }
      var isDone = false
      Task { isDone = await applied.value }
      for _ in 0..<2000 where !isDone {
        await Task.yield()
        try? await Task.sleep(for: .milliseconds(1))
        fixture.advance(0.05)
      }
      try #require(isDone)
      fixture.rest()
      try #require(fixture.shown == ["4", "5", "6"])
    }
  }
}

private final class Flag: Sendable {
  private let state = Atomic(false)

  var isSet: Bool { state.load(ordering: .acquiring) }

  func set() { state.store(true, ordering: .releasing) }
}

/// Counts where identifiers are compared.
private final class ComparisonRecord: Sendable {
  private let counts = Mutex((onMain: 0, elsewhere: 0))

  var onMain: Int { counts.withLock(\.onMain) }
  var elsewhere: Int { counts.withLock(\.elsewhere) }

  func note() {
    let isOnMain = Thread.isMainThread
    counts.withLock { if isOnMain { $0.onMain += 1 } else { $0.elsewhere += 1 } }
  }
}

/// An identifier that notes on which thread it is compared.
private struct ThreadedIdentifier: Hashable, Sendable {
  let number: Int
  let record: ComparisonRecord

  static func == (left: Self, right: Self) -> Bool {
    left.record.note()
    return left.number == right.number
  }

  func hash(into hasher: inout Hasher) { hasher.combine(number) }
}
