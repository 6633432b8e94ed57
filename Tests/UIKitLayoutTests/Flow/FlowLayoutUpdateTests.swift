import CoreGraphics
import Foundation
import TesseraCore
import TesseraEngine
import TesseraTestSupport
import Testing

@testable import UIKit
@testable import UIKitTestSupport

/// What a layout does with the changes of a batch that it receives before it prepares.
@Suite("A flow layout whose data changes by a batch")
@MainActor
struct FlowLayoutUpdateTests {
  /// Rows of 100 by 44 as assumed, in sections; those in view have found 50 and their item number.
  private func fixture(_ counts: [Int], height: CGFloat = 200) -> FlowFixture {
    let fixture = FlowFixture(counts, width: 100, height: height)
    fixture.layout.estimatedItemSize = CGSize(width: 100, height: 44)
    fixture.layout.minimumLineSpacing = 0
    fixture.source.wish = { path, _ in CGSize(width: 100, height: CGFloat(50 + path.item)) }
    fixture.show()
    fixture.source.wish = nil
    return fixture
  }

  private func old(_ item: Int, _ section: Int = 0) -> OldPath {
    OldPath(section: section, item: item)
  }

  private func new(_ item: Int, _ section: Int = 0) -> NewPath {
    NewPath(section: section, item: item)
  }

  private func heights(_ fixture: FlowFixture, _ count: Int, section: Int = 0) -> [Double] {
    fixture.layout.itemFrames(count, section: section).map { $0.isEmpty ? 0 : $0[3] }
  }

  @Test("takes along what cells have found when items are inserted and deleted in front of them")
  func insertsAndDeletes() {
    let fixture = fixture([100])
    expectEqual(heights(fixture, 6), [50, 51, 52, 53, 54, 44])
    fixture.change(
      to: [101],
      [
        .deleteItem(old(1)),
        .insertItem(new(0)),
        .insertItem(new(3)),
      ]
    )
    // New, the former 0, the former 2, new, the former 3 and 4.
    expectEqual(heights(fixture, 7), [44, 50, 52, 44, 53, 54, 44])
    expectEqual(fixture.view.contentSize.height - CGFloat(97 * 44), 209)
  }

  @Test("takes along what cells have found when items are moved, and assumes it of reloaded ones")
  func movesAndReloads() {
    let fixture = fixture([10, 10], height: 150)
    expectEqual(heights(fixture, 5), [50, 51, 52, 53, 44])
    fixture.change(
      to: [9, 11],
      [
        .moveItem(ItemPair(old: old(1), new: new(0, 1))),
        .reloadItem(ItemPair(old: old(2), new: new(1))),
      ]
    )
    expectEqual(heights(fixture, 4), [50, 52, 53, 44])
    expectEqual(heights(fixture, 2, section: 1), [51, 44])
    #expect(fixture.layout.solution?.arrangement.needsMeasuring(.item(1), inSection: 0) == true)
    #expect(fixture.layout.solution?.arrangement.needsMeasuring(.item(0), inSection: 1) == false)
  }

  @Test("takes sections along, and makes inserted and reloaded ones anew")
  func sections() {
    let fixture = fixture([1, 1, 1, 1])
    expectEqual((0..<4).map { heights(fixture, 1, section: $0) }, [[50], [50], [50], [50]])
    fixture.change(
      to: [1, 2, 1, 3],
      [
        .deleteSection(OldSection(0)), .insertSection(NewSection(1)),
        .reloadSection(SectionPair(old: OldSection(2), new: NewSection(3))),
        .moveSection(SectionPair(old: OldSection(3), new: NewSection(0))),
      ]
    )
    expectEqual(heights(fixture, 1, section: 0), [50])
    expectEqual(heights(fixture, 2, section: 1), [44, 44])
    expectEqual(heights(fixture, 1, section: 2), [50])
    expectEqual(heights(fixture, 3, section: 3), [44, 44, 44])
  }

  @Test("keeps the sizes of items that leave a deleted section or enter an inserted one")
  func movesThroughPassingSections() {
    let fixture = fixture([3, 1], height: 300)
    expectEqual(heights(fixture, 3), [50, 51, 52])
    // before  0: a b c   1: d       after  0: c   1: d b
    fixture.change(
      to: [1, 2],
      [
        .deleteSection(OldSection(0)), .insertSection(NewSection(0)),
        .moveItem(ItemPair(old: old(1), new: new(1, 1))),
        .moveItem(ItemPair(old: old(2), new: new(0))),
      ]
    )
    expectEqual(heights(fixture, 1), [52])
    expectEqual(heights(fixture, 2, section: 1), [50, 51])
  }

  @Test(
    "places everything anew when it receives no changes, and assumes the sizes that cells have found"
  )
  func unknownChange() {
    let fixture = fixture([10])
    fixture.source.counts = [4]
    fixture.layout.invalidateLayout(with: fixture.layout.makeInvalidationContext(.counts))
    fixture.frame()
    expectEqual(heights(fixture, 5), [50, 51, 52, 53, 0])
  }

  @Test("places everything anew when the changes do not fit the counts", arguments: [1, 10])
  func wrongBatch(_ item: Int) {
    let fixture = fixture([10])
    fixture.change(to: [7], [.deleteItem(old(item))])
    expectEqual(heights(fixture, 8), [50, 51, 52, 53, 54, 44, 44, 0])
  }

  @Test("places everything anew after two batches between two frames")
  func twoBatches() {
    let fixture = fixture([10])
    let layout = fixture.layout
    for count in [9, 8] {
      fixture.source.counts = [count]
      layout.invalidateLayout(with: layout.makeInvalidationContext(.counts))
      layout.dataWillChange([.deleteItem(old(0))])
    }
    fixture.frame()
    expectEqual(fixture.view.contentSize.height - CGFloat(3 * 44), 260)
  }

  @Test("costs what has changed, not what there is")
  func many() {
    let fixture = fixture([1_000_000_000])
    let before = fixture.view.contentSize.height
    fixture.change(
      to: [1_000_000_001],
      [.insertItem(new(500_000_000))]
    )
    expectEqual(fixture.view.contentSize.height, before + 44)
  }

  @Test("asks the delegate about what is new, and for headers again")
  func delegate() {
    let source = SizingSource()
    source.size = { CGSize(width: 100, height: CGFloat(20 + $0.item)) }
    let fixture = FlowFixture([2], width: 100, source: source)
    fixture.layout.minimumLineSpacing = 0
    fixture.show()
    fixture.change(to: [3], [.insertItem(new(0))])
    expectEqual(heights(fixture, 3), [20, 21, 22])
    // A batch of nothing asks for all sizes again, as it does in UIKit.
    source.size = { _ in CGSize(width: 100, height: 5) }
    fixture.change(to: [3], [])
    expectEqual(heights(fixture, 3), [5, 5, 5])
  }

  @Test("asks a sparing subclass's delegate about what is new alone")
  func sparing() {
    let source = SizingSource()
    source.size = { CGSize(width: 100, height: CGFloat(20 + $0.item)) }
    let fixture = FlowFixture([2], width: 100, layout: SparingUpdateLayout(), source: source)
    fixture.layout.minimumLineSpacing = 0
    fixture.show()
    let asked = source.sizeQuestions
    fixture.change(to: [4], [2, 3].map { .insertItem(new($0)) })
    expectEqual(heights(fixture, 4), [20, 21, 22, 23])
    expectEqual(source.sizeQuestions, asked + 2)
  }
}

private final class SparingUpdateLayout: UICollectionViewFlowLayout {
  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    if let context = context as? UICollectionViewFlowLayoutInvalidationContext,
      context.invalidateDataSourceCounts, !context.invalidateEverything
    {
      context.invalidateFlowLayoutDelegateMetrics = false
    }
    super.invalidateLayout(with: context)
  }
}

extension FlowFixture {
  /// Changes the data as a collection view does with a batch.
  func change(to counts: [Int], _ batch: [LayoutChange]) {
    source.counts = counts
    layout.invalidateLayout(with: layout.makeInvalidationContext(.counts))
    layout.dataWillChange(batch)
    frame()
  }
}
