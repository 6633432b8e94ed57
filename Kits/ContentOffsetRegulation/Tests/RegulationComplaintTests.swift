import ContentOffsetRegulation
import Foundation
import TesseraCore
import TesseraTestSupport
import Testing
import UIKit

/// What users of chat layouts have asked for or suffered from, where it is about the offset.
@Suite("A regulated layout answers complaints")
@MainActor
struct RegulationComplaintTests {
  private static let first = ContentOffsetPolicy.firstVisible(sticksToStart: nil)

  private func insert(_ count: Int) -> [UpdateOperation] {
    (0..<count).map { .insertItem(NewPath(section: 0, item: $0)) }
  }

  @Test("follows new messages near the end, as near as the app says", arguments: RegulatedCase.all)
  func nearTheEnd(_ configuration: RegulatedCase) {
    let policy = ContentOffsetPolicy.lastVisible(sticksToEnd: 60, followsInsertions: false)
    let fixture = RegulatedFixture(configuration, [20], policy)
    fixture.scroll(to: 545)
    fixture.update([21], [.insertItem(NewPath(section: 0, item: 20))])
    fixture.settle()
    // It was 55 points away from the end, and is so again.
    expectEqual(fixture.offset, 595)
  }

  @Test(
    "grows downwards for one change and upwards for the next",
    arguments: RegulatedKind.allCases
  )
  func perChange(_ kind: RegulatedKind) {
    let fixture = RegulatedFixture(RegulatedCase(kind: kind, direction: .down), [20], Self.first)
    fixture.scroll(to: 200)
    let identity = fixture.source.identity(6)
    fixture.source.extents[identity] = 90
    fixture.update([20], [.reconfigureItem(OldPath(section: 0, item: 6))])
    fixture.settle()
    expectEqual(fixture.offset, 200)
    fixture.regulator.policy = .item(IndexPath(item: 7, section: 0), edge: .start)
    fixture.source.extents[identity] = 130
    fixture.update([20], [.reconfigureItem(OldPath(section: 0, item: 6))])
    fixture.settle()
    expectEqual(fixture.offset, 240)
  }

  @Test("survives a batch whose counts do not add up", arguments: RegulatedKind.allCases)
  func inconsistent(_ kind: RegulatedKind) {
    let fixture = RegulatedFixture(RegulatedCase(kind: kind, direction: .down), [20], Self.first)
    fixture.scroll(to: 200)
    var after = fixture.source.model
    after.apply(insert(2), after: ItemCounts([22]))
    fixture.view.performBatchUpdates {
      fixture.source.model = after
      fixture.view.insertItems(at: [IndexPath(item: 0, section: 0)])
    }
    fixture.settle()
    expectEqual(fixture.view.numberOfItems(inSection: 0), 22)
    expectEqual(fixture.diagnostics.count, 1)
  }

  @Test("moves nothing when an item far above is deleted", arguments: RegulatedCase.all)
  func offScreen(_ configuration: RegulatedCase) {
    let fixture = RegulatedFixture(configuration, [400], Self.first)
    fixture.scroll(to: 15_000)
    let seen = fixture.spans
    fixture.update([399], [.deleteItem(OldPath(section: 0, item: 3))])
    for _ in 0..<24 {
      fixture.fixture.backend.advance(by: 1 / 60)
      #expect(fixture.spans.allSatisfy { seen[$0.key] == nil || seen[$0.key] == $0.value })
    }
  }

  @Test(
    "keeps an item through a resize and a batch in one frame",
    arguments: RegulatedKind.allCases
  )
  func resizedAndInserted(_ kind: RegulatedKind) throws {
    let fixture = RegulatedFixture(RegulatedCase(kind: kind, direction: .down), [60], Self.first)
    fixture.scroll(to: 1_010)
    let identity = fixture.source.identity(21)
    let seen = try #require(fixture.spans[identity])
    UIView.animate(withDuration: 0.25) {
      fixture.view.frame.size.height = 300
      fixture.view.layoutIfNeeded()
    }
    fixture.update([63], insert(3))
    fixture.settle()
    let now = try #require(fixture.spans[identity])
    #expect(abs(now.lowerBound - seen.lowerBound) < 0.01)
  }

  @Test("says what it keeps, and by how much it has moved")
  func introspection() throws {
    let fixture = RegulatedFixture(RegulatedCase(kind: .flow, direction: .down), [20], Self.first)
    fixture.scroll(to: 200)
    fixture.regulator.refreshVisibleAttributes()
    expectEqual(fixture.regulator.previousVisibleAttributes.count, 8)
    fixture.update([22], insert(2))
    expectEqual(fixture.regulator.targetIndexPath, IndexPath(item: 6, section: 0))
    let layout = fixture.view.collectionViewLayout
    let moved = try #require(layout.layoutAttributesForItem(at: IndexPath(item: 6, section: 0)))
    // What had this path was at 300.
    expectEqual(fixture.regulator.offsetDifference(for: moved), 0)
  }
}
