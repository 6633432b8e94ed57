import Foundation
import TesseraCore
import TesseraTestSupport
import Testing

@testable import UIKit
@testable import UIKitTestSupport

@Suite("A diffable data source that is given something wrong")
@MainActor
struct DiffableDiagnosticsTests {
  typealias Snapshot = DiffableFixture.Snapshot

  @Test(
    "shows of duplicates what its policy says, and says where they are (row 23)",
    arguments: [
      (DuplicatePolicy.first, ["1", "2", "3", "9"], "first"),
      (.last, ["2", "3", "9", "1"], "last"),
      (.tag, ["1", "2", "3", "9", "1"], "All"),
    ]
  )
  func resolvesDuplicates(policy: DuplicatePolicy, shown: [String], word: String) throws {
    let fixture = DiffableFixture()
    fixture.dataSource.store.policy = policy
    var snapshot = Snapshot(["A": [1, 2], "B": [3]])
    snapshot.appendItems([9, 1])
    fixture.apply(snapshot)
    fixture.rest()
    expectEqual(fixture.shown, shown)
    let message = try #require(fixture.diagnostics.last)
    #expect(message.contains("“1” is item 0 in section 0 and item 2 in section 1"))
    #expect(message.contains(word))
    fixture.change { $0.appendItems([4]) }
    fixture.rest()
    expectEqual(fixture.shown, shown + ["4"])
    fixture.end()
  }

  @Test("shows the last valid snapshot when calls to one did not fit")
  func survivesUnknownIdentifiers() {
    let fixture = DiffableFixture(["A": [1, 2]])
    fixture.change {
      $0.appendItems([3], toSection: "X")
      $0.insertItems([4], afterItem: 9)
      $0.moveItem(1, afterItem: 9)
      $0.reloadItems([9])
      $0.deleteItems([9])
      $0.appendItems([5])
    }
    fixture.rest()
    expectEqual(fixture.shown, ["1", "2", "5"])
    expectEqual(fixture.diagnostics.count, 5)
    fixture.end()
  }

  @Test("shows an empty cell when its provider returns none, and says so")
  func survivesProvidersOfNothing() {
    let fixture = Fixture(width: 320, height: 400)
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 400),
      collectionViewLayout: ListLayout()
    )
    var messages: [String] = []
    Diagnostics.hook = { messages.append($0.message) }
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) { _, _, _ in
      nil
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems([1, 2])
    source.apply(snapshot)
    fixture.show(view)
    expectEqual(view.visibleCells.count, 2)
    expectEqual(messages.count, 2)
    #expect(messages.first?.contains("item 0 in section 0") == true)
    snapshot.appendItems([3])
    source.apply(snapshot)
    fixture.backend.advance(by: 1)
    expectEqual(view.visibleCells.count, 3)
    expectEqual(messages.count, 3)
    Diagnostics.hook = nil
  }

  @Test("shows an empty header when its provider returns none, and says so")
  func survivesMissingHeaders() {
    let fixture = DiffableFixture()
    fixture.layout.headerHeight = 20
    fixture.dataSource.supplementaryViewProvider = { _, _, _ in nil }
    fixture.apply(Snapshot(["A": [1]]))
    fixture.rest()
    expectEqual(fixture.shown, ["1"])
    expectEqual(fixture.diagnostics.count, 1)
    #expect(fixture.diagnostics.first?.contains("supplementary view provider") == true)
    fixture.end()
  }

  @Test("knows a snapshot that is applied after the collection view is gone")
  func outlivesItsView() {
    var messages: [String] = []
    Diagnostics.hook = { messages.append($0.message) }
    var view: UICollectionView? = UICollectionView(
      frame: .zero,
      collectionViewLayout: ListLayout()
    )
    weak let gone = view
    let source = view.map {
      UICollectionViewDiffableDataSource<String, Int>(collectionView: $0) { _, _, _ in nil }
    }
    view = nil
    #expect(gone == nil)
    var isComplete = false
    source?.apply(Snapshot(["A": [1, 2]])) { isComplete = true }
    #expect(isComplete)
    expectEqual(source?.indexPath(for: 2), IndexPath(item: 1, section: 0))
    expectEqual(messages.count, 1)
    #expect(messages.first?.contains("2 items") == true)
    Diagnostics.hook = nil
  }

  @Test("completes what the collection view does not live to show", arguments: [true, false])
  func completesWithoutItsView(isAnimated: Bool) {
    let fixture = Fixture(width: 320, height: 400)
    var completions = 0
    var view: UICollectionView? = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 400),
      collectionViewLayout: ListLayout()
    )
    weak let gone = view
    let source = view.map {
      UICollectionViewDiffableDataSource<String, Int>(collectionView: $0) { view, path, _ in
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        return view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
      }
    }
    if let view { fixture.show(view) }
    source?.apply(Snapshot(["A": [1, 2]]), animatingDifferences: isAnimated) { completions += 1 }
    view?.removeFromSuperview()
    view = nil
    #expect(gone == nil)
    fixture.backend.advance(by: 1)
    expectEqual(completions, 1)
  }

  @Test("leaves a collection view alone that has another data source")
  func losesItsView() {
    let fixture = DiffableFixture(["A": [1, 2]])
    let other = TestSource([3], trace: Trace())
    fixture.view.register(TestCell.self, forCellWithReuseIdentifier: "cell")
    fixture.view.dataSource = other
    fixture.rest()
    fixture.apply(Snapshot(["A": [1]]))
    fixture.rest()
    expectEqual(fixture.view.numberOfItems(inSection: 0), 3)
    expectEqual(fixture.diagnostics.count, 1)
    expectEqual(fixture.dataSource.snapshot().words, "A 1")
    expectEqual(fixture.completions, ["apply"])
    fixture.end()
  }

  @Test("shows what is there when identifiers change their hashes")
  func survivesChangingHashes() {
    final class Identifier: Hashable, @unchecked Sendable {
      var number: Int
      init(_ number: Int) { self.number = number }
      static func == (left: Identifier, right: Identifier) -> Bool { left.number == right.number }
      func hash(into hasher: inout Hasher) { hasher.combine(number) }
    }
    let fixture = Fixture(width: 320, height: 400)
    var messages: [String] = []
    Diagnostics.hook = { messages.append($0.message) }
    defer { Diagnostics.hook = nil }
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 400),
      collectionViewLayout: ListLayout()
    )
    let registration = UICollectionView.CellRegistration<NamedCell, Identifier> {
      $0.name = "\($2.number)"
    }
    let source = UICollectionViewDiffableDataSource<Int, Identifier>(collectionView: view) {
      $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
    }
    fixture.show(view)
    let identifiers = (1...5).map { Identifier($0) }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Identifier>()
    snapshot.appendSections([0])
    snapshot.appendItems(identifiers)
    source.apply(snapshot)
    for identifier in identifiers { identifier.number *= 10 }
    var other = NSDiffableDataSourceSnapshot<Int, Identifier>()
    other.appendSections([0])
    other.appendItems(identifiers.reversed())
    source.apply(other)
    fixture.backend.advance(by: 2)
    let names = view.indexPathsForVisibleItems.sorted().map {
      (view.cellForItem(at: $0) as? NamedCell)?.name
    }
    expectEqual(names, ["50", "40", "30", "20", "10"])
    expectEqual(messages.count, 1)
    #expect(messages.first?.contains("not hashed as they were") == true)
    #expect(messages.first?.contains("item 4 in section 0") == true)
  }
}
