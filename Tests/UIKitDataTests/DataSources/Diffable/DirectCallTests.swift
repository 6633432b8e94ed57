import CoreGraphics
import Foundation
import TesseraTestSupport
import Testing

@testable import UIKit
@testable import UIKitTestSupport

@Suite("Direct calls beside a diffable data source")
@MainActor
struct DirectCallTests {
  private func path(_ item: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(item: item, section: section)
  }

  /// Calls that would change what is shown, with what their report names.
  enum Call: String, CaseIterable, Sendable {
    case insertion = "inserting item 0 of section 0"
    case deletion = "deleting item 1 of section 0"
    case move = "moving item 0 of section 0 to 2 of section 0"
    case sectionInsertion = "inserting section 0"
    case sectionDeletion = "deleting section 1"
    case sectionMove = "moving section 0 to 1"

    @MainActor
    func make(_ view: UICollectionView) {
      func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }
      switch self {
      case .insertion: view.insertItems(at: [path(0)])
      case .deletion: view.deleteItems(at: [path(1)])
      case .move: view.moveItem(at: path(0), to: path(2))
      case .sectionInsertion: view.insertSections([0])
      case .sectionDeletion: view.deleteSections([1])
      case .sectionMove: view.moveSection(0, toSection: 1)
      }
    }
  }

  private func expectUnchanged(_ fixture: DiffableFixture, _ call: String) {
    fixture.rest()
    expectEqual(fixture.shown, ["1", "2", "3", "4"])
    expectEqual(fixture.mounted, ["1", "2", "3", "4"])
    expectEqual(fixture.takeRequests(), [])
    expectEqual(fixture.diagnostics.count, 1)
    #expect(fixture.diagnostics.first?.contains(call) == true)
    let name = "UICollectionViewDiffableDataSource<String, Int>"
    #expect(fixture.diagnostics.first?.contains(name) == true)
  }

  @Test("change nothing and are reported, with the data source", arguments: Call.allCases)
  func alone(call: Call) {
    let fixture = DiffableFixture(["A": [1, 2, 3], "B": [4]])
    call.make(fixture.view)
    expectUnchanged(fixture, call.rawValue)
    fixture.end()
  }

  @Test("in a batch give its completion false (row 24)", arguments: Call.allCases)
  func batches(call: Call) {
    let fixture = DiffableFixture(["A": [1, 2, 3], "B": [4]])
    var finished: [Bool] = []
    fixture.view.performBatchUpdates(
      { call.make(fixture.view) },
      completion: { finished.append($0) }
    )
    expectUnchanged(fixture, call.rawValue)
    expectEqual(finished, [false])
    fixture.end()
  }

  @Test("that agree with the counts leave each row the item that it shows (row 24)")
  func agreeingCounts() throws {
    let fixture = DiffableFixture(["A": [1, 2, 3], "B": [4]])
    var finished: [Bool] = []
    fixture.view.performBatchUpdates {
      fixture.view.deleteItems(at: [path(0)])
      fixture.view.insertItems(at: [path(2)])
    } completion: {
      finished.append($0)
    }
    expectUnchanged(fixture, "deleting item 0 of section 0, inserting item 2 of section 0")
    expectEqual(finished, [false])
    fixture.fixture.screen.tap(at: CGPoint(x: 100, y: 75))
    let tapped = try #require(fixture.view.indexPathsForSelectedItems?.first)
    expectEqual(fixture.dataSource.itemIdentifier(for: tapped), 2)
    expectEqual(fixture.cell(at: tapped)?.name, "2")
    fixture.end()
  }

  @Test("are left out of a batch that reloads as well, which is done")
  func reloads() {
    let fixture = DiffableFixture(["A": [1, 2, 3], "B": [4]])
    let former = fixture.cell(2)
    var finished: [Bool] = []
    fixture.view.performBatchUpdates {
      fixture.view.reloadItems(at: [path(1)])
      fixture.view.moveItem(at: path(0), to: path(2))
    } completion: {
      finished.append($0)
    }
    fixture.rest()
    expectEqual(fixture.shown, ["1", "2", "3", "4"])
    #expect(fixture.cell(2) !== former)
    expectEqual(fixture.takeRequests(), [2])
    expectEqual(finished, [false])
    expectEqual(fixture.diagnostics.count, 1)
    fixture.view.performBatchUpdates {
      fixture.view.reconfigureItems(at: [path(0)])
      fixture.view.reloadSections([1])
    } completion: {
      finished.append($0)
    }
    fixture.rest()
    expectEqual(fixture.takeRequests().sorted(), [1, 4])
    expectEqual(finished, [false, true])
    expectEqual(fixture.diagnostics.count, 1)
    fixture.end()
  }

  @Test("do not hold up a snapshot that is applied beside them")
  func besideSnapshots() {
    let fixture = DiffableFixture(["A": [1, 2, 3]])
    fixture.view.performBatchUpdates {
      fixture.view.deleteItems(at: [path(0)])
      fixture.change { $0.deleteItems([1]) }
    }
    fixture.change { $0.appendItems([4]) }
    fixture.rest()
    expectEqual(fixture.shown, ["2", "3", "4"])
    expectEqual(fixture.completions, ["apply", "apply"])
    expectEqual(fixture.diagnostics.count, 1)
    fixture.end()
  }

  @Test("from inside a provider, and before anything is shown, change nothing either")
  func early() {
    let fixture = DiffableFixture(["A": [1, 2, 3]])
    fixture.providing = { _ in fixture.view.deleteItems(at: [IndexPath(item: 0, section: 0)]) }
    fixture.change { $0.appendItems([4]) }
    fixture.rest()
    expectEqual(fixture.shown, ["1", "2", "3", "4"])
    expectEqual(fixture.diagnostics.count, 1)
    fixture.providing = nil
    fixture.view.reloadData()
    fixture.view.insertItems(at: [path(0)])
    fixture.rest()
    expectEqual(fixture.shown, ["1", "2", "3", "4"])
    expectEqual(fixture.diagnostics.count, 2)
    fixture.end()
  }

  @Test("report what the app has had the data source move, and nothing else")
  func movedItems() {
    let fixture = DiffableFixture(["A": [1, 2, 3]])
    var finished: [Bool] = []
    func move(_ source: IndexPath, reporting destination: IndexPath) {
      fixture.view.performBatchUpdates {
        fixture.dataSource.collectionView(fixture.view, moveItemAt: source, to: path(2))
        fixture.view.moveItem(at: source, to: destination)
      } completion: {
        finished.append($0)
      }
      fixture.rest()
    }
    move(path(0), reporting: path(2))
    expectEqual(fixture.shown, ["2", "3", "1"])
    expectEqual(fixture.diagnostics, [])
    move(path(0), reporting: path(1))
    expectEqual(fixture.shown, ["3", "1", "2"])
    expectEqual(fixture.diagnostics.count, 1)
    expectEqual(finished, [true, false])
    fixture.end()
  }

  @Test("beside another data source are those of the app, as ever")
  func otherDataSources() {
    let fixture = DiffableFixture(["A": [1, 2, 3]])
    let source = TestSource([3])
    fixture.view.register(TestCell.self, forCellWithReuseIdentifier: "cell")
    fixture.view.dataSource = source
    fixture.rest()
    source.counts = [4]
    fixture.view.insertItems(at: [path(0)])
    expectEqual(fixture.view.numberOfItems(inSection: 0), 4)
    expectEqual(fixture.diagnostics, [])
    fixture.end()
  }
}

@Suite("A diffable data source beside direct calls, at random")
@MainActor
struct RandomDirectCallTests {
  /// Forty programs a round.
  nonisolated static let seeds: [UInt64] = TrialRounds.chosen.flatMap { round in
    TrialRounds.share(of: 0..<40).map { UInt64(round * 40 + $0) }
  }

  @Test("shows its snapshot, whatever is called", arguments: seeds)
  func random(seed: UInt64) throws {
    var walk = DirectCallWalk(seed: seed)
    for _ in 0..<25 { try walk.step() }
    walk.fixture.end()
  }
}

/// A data source that is given snapshots, beside an app that calls the collection view as well.
@MainActor
private struct DirectCallWalk {
  let fixture = DiffableFixture(["A": [1, 2, 3]])
  private var generator: SeededGenerator
  private var expected = [1, 2, 3]
  private var nextItem = 4
  private var script: [String]

  init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
    script = ["seed \(seed)"]
  }

  private mutating func number(_ range: ClosedRange<Int>) -> Int {
    .random(in: range, using: &generator)
  }

  mutating func step() throws {
    if number(0...2) == 0 { applySnapshot() } else { try callDirectly() }
    if number(0...1) == 0 { fixture.rest() } else { fixture.advance(0.1) }
    let replay = Comment(rawValue: script.joined(separator: "\n"))
    try #require(fixture.shown == expected.map { "\($0)" }, replay)
    try #require(fixture.dataSource.snapshot().itemIdentifiers == expected, replay)
    for (index, item) in expected.enumerated() {
      let path = IndexPath(item: index, section: 0)
      try #require(fixture.dataSource.itemIdentifier(for: path) == item, replay)
    }
  }

  private mutating func applySnapshot() {
    if expected.count < 7 { expected.append(nextItem) }
    nextItem += 1
    expected.shuffle(using: &generator)
    if expected.count > 5 { expected.removeLast(number(0...2)) }
    script.append("apply \(expected)")
    var snapshot = DiffableFixture.Snapshot()
    snapshot.appendSections(["A"])
    snapshot.appendItems(expected)
    fixture.apply(snapshot, isAnimated: number(0...2) > 0)
  }

  private mutating func callDirectly() throws {
    let count = fixture.diagnostics.count
    let calls = (0...number(0...3)).map { _ in (number(0...2), number(0...6), number(0...6)) }
    let isBatch = number(0...2) > 0
    script.append("call \(calls), in a batch: \(isBatch)")
    var results: [Bool] = []
    func call(_ view: UICollectionView) {
      for (kind, first, second) in calls {
        let path = IndexPath(item: first, section: 0)
        switch kind {
        case 0: view.deleteItems(at: [path])
        case 1: view.insertItems(at: [path])
        default: view.moveItem(at: path, to: IndexPath(item: second, section: 0))
        }
      }
    }
    if isBatch {
      fixture.view.performBatchUpdates { [fixture] in
        call(fixture.view)
      } completion: {
        results.append($0)
      }
      fixture.rest()
    } else {
      call(fixture.view)
    }
    let replay = Comment(rawValue: script.joined(separator: "\n"))
    try #require(results == (isBatch ? [false] : []), replay)
    try #require(fixture.diagnostics.count - count == (isBatch ? 1 : calls.count), replay)
  }
}
