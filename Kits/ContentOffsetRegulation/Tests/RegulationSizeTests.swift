import ContentOffsetRegulation
import Foundation
import TesseraCore
import TesseraTestSupport
import Testing
import UIKit

/// Sizes that are found or change move nothing that is read, by a layout's own regulation.
@Suite("Sizes in a regulated layout")
@MainActor
struct RegulationSizeTests {
  private static let first = ContentOffsetPolicy.firstVisible(sticksToStart: nil)
  private static let last = ContentOffsetPolicy.lastVisible(
    sticksToEnd: 0,
    followsInsertions: true
  )

  @Test("T-11: an item above is reloaded with another size", arguments: RegulatedCase.all)
  func reload(_ configuration: RegulatedCase) {
    for policy in [Self.first, Self.last] {
      let fixture = RegulatedFixture(configuration, [20], policy)
      fixture.scroll(to: 100)
      fixture.scroll(to: 200)
      // Item 3 has found its size above what is seen, and is 120 long when it is seen the next time.
      fixture.source.extents[fixture.source.identity(5)] = 120
      fixture.update([20], [.reloadItem(OldPath(section: 0, item: 5))])
      fixture.settle()
      expectEqual(fixture.offset, (policy == Self.first ? 200 : 270))
      expectEqual(fixture.extent, 1_070)
    }
  }

  @Test("T-20, T-21: a row above or below the fold is longer", arguments: RegulatedCase.all)
  func measured(_ configuration: RegulatedCase) {
    for (row, offset) in [(49, CGFloat(2_216)), (56, 2_180)] {
      let source = RegulatedSource()
      source.extent = { _ in 44 }
      let fixture = RegulatedFixture(
        configuration,
        [100],
        Self.first,
        estimate: 44,
        source: source
      )
      source.extents[source.identity(row)] = 80
      fixture.scroll(to: 2_180)
      expectEqual(fixture.offset, offset)
      expectEqual(fixture.extent, 4_436)
    }
  }

  @Test("T-23: a row is estimated at 40 and 100 long", arguments: RegulatedCase.all)
  func estimated(_ configuration: RegulatedCase) {
    let source = RegulatedSource()
    source.extent = { _ in 40 }
    let fixture = RegulatedFixture(configuration, [20], Self.last, estimate: 40, source: source)
    fixture.scroll(to: 400)
    expectEqual(fixture.offset, 400)
    var after = source.model
    after.apply([.insertItem(NewPath(section: 0, item: 20))], after: ItemCounts([21]))
    source.extents[after.sections[0].items[20].identity] = 100
    fixture.update([21], [.insertItem(NewPath(section: 0, item: 20))])
    expectEqual(fixture.offset, 500)
    fixture.settle()
    expectEqual(fixture.offset, 500)
    expectEqual(fixture.extent, 900)
  }

  @Test("T-25: content shrinks while the end is measured", arguments: RegulatedCase.all)
  func shrinks(_ configuration: RegulatedCase) throws {
    let source = RegulatedSource()
    source.extent = { _ in 40 }
    let fixture = RegulatedFixture(configuration, [30], Self.last, estimate: 60, source: source)
    fixture.scroll(to: fixture.limit)
    expectEqual(fixture.offset, fixture.limit)
    let end = try #require(fixture.spans[source.identity(29)]?.upperBound)
    #expect(abs(end - 400) < 0.01)
  }

  @Test("T-49: a row comes and goes 1000 times above 200⅓", arguments: RegulatedKind.allCases)
  func drift(_ kind: RegulatedKind) {
    let fixture = RegulatedFixture(RegulatedCase(kind: kind, direction: .down))
    let start = 200 + CGFloat(1) / 3
    fixture.scroll(to: start)
    for _ in 0..<1_000 {
      fixture.update([21], [.insertItem(NewPath(section: 0, item: 0))])
      fixture.update([20], [.deleteItem(OldPath(section: 0, item: 0))])
    }
    fixture.settle()
    #expect(abs(fixture.offset - start) < 1e-9)
  }

  @Test(
    "move what is read only by scrolling while those above are found",
    arguments: RegulatedCase.all
  )
  func upwards(_ configuration: RegulatedCase) throws {
    let source = RegulatedSource()
    source.extent = { CGFloat(20 + $0.identity * 37 % 181) }
    let fixture = RegulatedFixture(configuration, [600], Self.first, estimate: 44, source: source)
    fixture.scroll(to: 12_000)
    for _ in 0..<60 {
      let seen = try #require(
        fixture.spans.filter { $0.value.lowerBound >= 0 }
          .min { $0.value.lowerBound < $1.value.lowerBound }
      )
      fixture.scroll(to: fixture.offset - 37)
      let now = try #require(fixture.spans[seen.key])
      try #require(abs(now.lowerBound - seen.value.lowerBound - 37) < 0.01)
    }
  }

  @Test("a reply that grows at the end is followed, until the reader scrolls by a point")
  func streaming() {
    for kind in RegulatedKind.allCases {
      let fixture = RegulatedFixture(RegulatedCase(kind: kind, direction: .down), [20], Self.last)
      fixture.scroll(to: 600)
      let last = fixture.source.identity(19)
      for extent in stride(from: CGFloat(60), through: 600, by: 60) {
        fixture.source.extents[last] = extent
        fixture.update([20], [.reconfigureItem(OldPath(section: 0, item: 19))])
        expectEqual(fixture.offset, fixture.limit)
      }
      fixture.settle()
      fixture.scroll(to: fixture.offset - 1)
      let offset = fixture.offset
      fixture.regulator.policy = Self.first
      fixture.source.extents[last] = 900
      fixture.update([20], [.reconfigureItem(OldPath(section: 0, item: 19))])
      fixture.settle()
      expectEqual(fixture.offset, offset)
    }
  }

  @Test("another width moves nothing", arguments: RegulatedKind.allCases)
  func width(_ kind: RegulatedKind) throws {
    let source = RegulatedSource()
    let fixture = RegulatedFixture(
      RegulatedCase(kind: kind, direction: .down),
      [100],
      Self.first,
      source: source
    )
    fixture.scroll(to: 2_010)
    let seen = try #require(fixture.spans[source.identity(41)])
    fixture.view.frame.size.width = 250
    source.extent = { CGFloat(70 + $0.identity % 7) }
    fixture.update([101], [.insertItem(NewPath(section: 0, item: 0))])
    fixture.settle()
    let now = try #require(fixture.spans[source.identity(42)])
    #expect(abs(now.lowerBound - seen.lowerBound) < 0.01)
  }

  @Test("insets change with what is read above them", arguments: RegulatedKind.allCases)
  func insets(_ kind: RegulatedKind) {
    let fixture = RegulatedFixture(RegulatedCase(kind: kind, direction: .down), [20], Self.last)
    fixture.scroll(to: 600)
    fixture.regulator.keepPlace { fixture.view.contentInset.bottom = 260 }
    expectEqual(fixture.offset, 860)
    fixture.update([21], [.insertItem(NewPath(section: 0, item: 20))])
    fixture.settle()
    expectEqual(fixture.offset, 910)
    fixture.regulator.keepPlace { fixture.view.contentInset.bottom = 0 }
    expectEqual(fixture.offset, 650)
  }

  @Test("a layout of the app's hears of insets by itself")
  func ownInsets() {
    let fixture = RegulatedFixture(
      RegulatedCase(kind: .shelf, direction: .down),
      [20],
      Self.last
    )
    fixture.scroll(to: 600)
    fixture.view.contentInset.bottom = 260
    fixture.frame()
    expectEqual(fixture.offset, 860)
  }

  @Test("another spacing moves nothing")
  func spacing() throws {
    let fixture = RegulatedFixture(RegulatedCase(kind: .flow, direction: .down), [40], Self.first)
    fixture.scroll(to: 1_000)
    let layout = try #require(fixture.view.collectionViewLayout as? UICollectionViewFlowLayout)
    layout.minimumLineSpacing = 10
    fixture.frame()
    // Item 20 has 20 gaps in front of it.
    expectEqual(fixture.offset, 1_200)
  }
}
