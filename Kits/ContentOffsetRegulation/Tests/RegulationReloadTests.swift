import ContentOffsetRegulation
import Foundation
import TesseraCore
import TesseraTestSupport
import Testing
import UIKit

/// `reloadData()` after the data has changed, with items that are recognised by their identities.
@Suite("A reload of a regulated layout")
@MainActor
struct RegulationReloadTests {
  private func fixture(
    _ configuration: RegulatedCase,
    _ policy: ContentOffsetPolicy = .firstVisible(sticksToStart: nil)
  ) -> RegulatedFixture {
    let source = RegulatedSource()
    source.extent = { CGFloat(30 + $0.identity * 37 % 60) }
    let fixture = RegulatedFixture(configuration, [60], policy, source: source)
    setIdentities(fixture)
    return fixture
  }

  private func setIdentities(_ fixture: RegulatedFixture) {
    fixture.regulator.identities = ItemIdentities { [weak source = fixture.source] path in
      source?.model.sections[path.section].items[path.item].identity
    }
  }

  private func change(
    _ fixture: RegulatedFixture,
    _ count: Int,
    _ operations: [UpdateOperation]
  ) {
    fixture.source.model.apply(operations, after: ItemCounts([count]))
  }

  private func insertions(_ count: Int) -> [UpdateOperation] {
    (0..<count).map { .insertItem(NewPath(section: 0, item: $0)) }
  }

  @Test("moves nothing when items were put in front", arguments: RegulatedCase.all)
  func prepended(_ configuration: RegulatedCase) throws {
    let fixture = fixture(configuration)
    fixture.scroll(to: 900)
    for _ in 0..<3 {
      let seen = try #require(
        fixture.spans.filter { $0.value.lowerBound >= 0 }
          .min { $0.value.lowerBound < $1.value.lowerBound }
      )
      change(fixture, fixture.source.model.items.count + 7, insertions(7))
      fixture.view.reloadData()
      fixture.frame()
      let now = try #require(fixture.spans[seen.key])
      #expect(abs(now.lowerBound - seen.value.lowerBound) < 0.01)
    }
    #expect(fixture.diagnostics.isEmpty)
  }

  @Test("moves nothing where identities are set once all is shown", arguments: RegulatedCase.all)
  func setLater(_ configuration: RegulatedCase) throws {
    let fixture = fixture(configuration)
    fixture.regulator.identities = nil
    fixture.scroll(to: 900)
    let seen = try #require(
      fixture.spans.filter { $0.value.lowerBound >= 0 }
        .min { $0.value.lowerBound < $1.value.lowerBound }
    )
    setIdentities(fixture)
    change(fixture, 67, insertions(7))
    fixture.view.reloadData()
    fixture.frame()
    let now = try #require(fixture.spans[seen.key])
    #expect(abs(now.lowerBound - seen.value.lowerBound) < 0.01)
  }

  @Test("follows an item out of sight that is chosen later", arguments: RegulatedKind.allCases)
  func chosenLater(_ kind: RegulatedKind) {
    let fixture = fixture(RegulatedCase(kind: kind, direction: .down))
    fixture.scroll(to: 900)
    fixture.regulator.policy = .item(IndexPath(item: 50, section: 0), edge: .start)
    change(fixture, 64, insertions(4))
    fixture.view.reloadData()
    fixture.frame()
    expectEqual(fixture.regulator.policy, .item(IndexPath(item: 54, section: 0), edge: .start))
  }

  @Test("keeps the next item when the one that was read has gone", arguments: RegulatedCase.all)
  func gone(_ configuration: RegulatedCase) throws {
    let fixture = fixture(configuration)
    fixture.scroll(to: 900)
    let seen = fixture.spans.filter { $0.value.lowerBound >= 0 }
      .sorted { $0.value.lowerBound < $1.value.lowerBound }
    let item = try #require(
      fixture.source.model.items.firstIndex { $0.identity == seen[0].key }
    )
    change(fixture, 64, insertions(5) + [.deleteItem(OldPath(section: 0, item: item))])
    fixture.view.reloadData()
    fixture.frame()
    let now = try #require(fixture.spans[seen[1].key])
    #expect(abs(now.lowerBound - seen[1].value.lowerBound) < 0.01)
  }

  @Test("keeps an item of the app's choice, and its path", arguments: RegulatedKind.allCases)
  func chosen(_ kind: RegulatedKind) throws {
    let path = IndexPath(item: 22, section: 0)
    let fixture = fixture(
      RegulatedCase(kind: kind, direction: .down),
      .item(path, edge: .end)
    )
    fixture.scroll(to: 1_000)
    let identity = fixture.source.identity(22)
    let seen = try #require(fixture.spans[identity])
    change(fixture, 64, insertions(4))
    fixture.view.reloadData()
    fixture.frame()
    let now = try #require(fixture.spans[identity])
    #expect(abs(now.upperBound - seen.upperBound) < 0.01)
    expectEqual(fixture.regulator.policy, .item(IndexPath(item: 26, section: 0), edge: .end))
  }

  @Test("shows the end again where it showed it", arguments: RegulatedCase.all)
  func end(_ configuration: RegulatedCase) {
    let fixture = fixture(configuration, .lastVisible)
    fixture.regulator.identities = nil
    fixture.scroll(to: fixture.limit)
    fixture.scroll(to: fixture.limit)
    change(fixture, 67, (60..<67).map { .insertItem(NewPath(section: 0, item: $0)) })
    fixture.view.reloadData()
    fixture.frame()
    expectEqual(fixture.offset, fixture.limit)
    #expect(fixture.spans[fixture.source.identity(66)] != nil)
  }

  @Test(
    "shows what is new at the start, if the policy sticks to it",
    arguments: RegulatedKind.allCases
  )
  func start(_ kind: RegulatedKind) {
    let fixture = fixture(RegulatedCase(kind: kind, direction: .down), .firstVisible)
    change(fixture, 63, insertions(3))
    fixture.view.reloadData()
    fixture.frame()
    expectEqual(fixture.offset, 0)
  }

  @Test("of a diffable data source moves nothing")
  func diffable() throws {
    let layout = RegulatedFlowLayout()
    layout.itemSize = CGSize(width: 400, height: 50)
    layout.minimumLineSpacing = 0
    layout.regulator.policy = .firstVisible(sticksToStart: nil)
    let fixture = Fixture(width: 400, height: 400)
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 400, height: 400),
      collectionViewLayout: layout
    )
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) {
      view,
      path,
      _ in
      view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }
    layout.regulator.identities = ItemIdentities(source)
    fixture.show(view)
    func show(_ items: [Int]) {
      var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
      snapshot.appendSections([0])
      snapshot.appendItems(items)
      source.applySnapshotUsingReloadData(snapshot)
      fixture.backend.makeFrame()
    }
    show(Array(0..<40))
    view.contentOffset.y = 610
    fixture.backend.makeFrame()
    show(Array(100..<105) + Array(0..<40))
    expectEqual(view.contentOffset.y, 860)
  }
}
