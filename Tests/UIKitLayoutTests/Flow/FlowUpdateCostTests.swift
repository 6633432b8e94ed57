import CoreGraphics
import Foundation
import TesseraCore
import TesseraTestSupport
import Testing

@testable import UIKit
@testable import UIKitTestSupport

/// Costs are counted and not timed: who is asked for what.
@Suite("The cost of an update in a flow layout")
@MainActor
struct FlowUpdateCostTests {
  @Test(
    "is, call by call, what it is among a thousand rows",
    arguments: [10_000, 1_000_000, 1_000_000_000]
  )
  func mixedBatch(count: Int) {
    let few = CostFixture(rows: 1_000).callsOfMixedBatch()
    let many = CostFixture(rows: count).callsOfMixedBatch()
    expectEqual(many, few)
    expectEqual(many.filter { $0.hasPrefix("items ") }, (0..<10).map { "items \($0)" })
    // Of both groups in sight what is new and what is reloaded; in the second, what comes from another
    // section; and the row below, while the three that are new here are taken to be 10 points lower.
    #expect(
      many.filter { $0.hasPrefix("cell ") }
        == ["cell 4.2", "cell 4.3", "cell 4.20", "cell 4.22", "cell 4.23", "cell 4.27"]
    )
  }

  @Test(
    "is the same with something held, call by call",
    arguments: [
      AnchorPolicy.offset, .firstVisible,
      .lastVisible(adopting: true),
      .item(IndexPath(item: 12, section: 4), .center),
    ]
  )
  func anchored(anchoring: AnchorPolicy) {
    let few = CostFixture(rows: 1_000, anchoring: anchoring).callsOfMixedBatch()
    let many = CostFixture(rows: 1_000_000_000, anchoring: anchoring).callsOfMixedBatch()
    expectEqual(many, few)
  }

  @Test("is that of the rows that come into sight, when very many are inserted at the top")
  func insertionAtTheTop() {
    let fixture = CostFixture(rows: 1_000_000)
    let calls = fixture.calls {
      fixture.source.counts[0] += 1_000
      fixture.view.insertItems(at: (0..<1_000).map { IndexPath(item: $0, section: 0) })
    }
    // As many as fit while they are taken to be 20 points high.
    expectEqual(calls.filter { $0.hasPrefix("cell ") }, (0..<40).map { "cell 0.\($0)" })
  }
}

/// Rows in ten sections, which are taken to be 20 points high and find 30; 800 points are in sight.
@MainActor
private final class CostFixture {
  let source: TestSource
  let view: UICollectionView
  private let fixture = Fixture(width: 320, height: 800)
  private let trace = Trace()
  private let rowsPerSection: Int

  init(rows: Int, anchoring: AnchorPolicy? = nil) {
    rowsPerSection = rows / MixedBatch.sectionCount
    source = TestSource(
      Array(repeating: rowsPerSection, count: MixedBatch.sectionCount),
      trace: trace
    )
    source.preferredHeight = { _ in 30 }
    let layout = TracedFlowLayout(trace)
    layout.minimumLineSpacing = 0
    layout.itemSize = CGSize(width: 320, height: 20)
    layout.estimatedItemSize = layout.itemSize
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 800),
      collectionViewLayout: layout
    )
    view.register(TestCell.self, forCellWithReuseIdentifier: "cell")
    view.anchorPolicy = anchoring
    view.dataSource = source
    view.delegate = source
    fixture.show(view)
  }

  /// The calls of a change, until everything has come to rest.
  func calls(_ change: @escaping () -> Void) -> [String] {
    _ = trace.take()
    view.performBatchUpdates(change)
    fixture.backend.advanceUntilIdle()
    return trace.take()
  }

  /// The calls of a batch of all kinds while the first rows of the fifth section are in sight.
  func callsOfMixedBatch() -> [String] {
    view.scrollToItem(at: IndexPath(item: 0, section: 4), at: .top, animated: false)
    fixture.backend.advanceUntilIdle()
    let batch = MixedBatch(places: [0, 20, rowsPerSection - 4])
    // The last rows of the section above are counted from its end.
    return calls { self.view.report(batch.operations) }.map { call in
      (1...3).reduce(call) { call, number in
        call.replacingOccurrences(of: "3.\(rowsPerSection - number)", with: "3.-\(number)")
      }
    }
  }
}

/// A flow layout that notes what it is asked.
private final class TracedFlowLayout: UICollectionViewFlowLayout {
  private let trace: Trace

  init(_ trace: Trace) {
    self.trace = trace
    super.init()
  }

  required init?(coder: NSCoder) { nil }

  override func prepare() {
    trace.note("prepare")
    super.prepare()
  }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    trace.note("elements")
    return super.layoutAttributesForElements(in: rect)
  }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    trace.note("place of \(indexPath.short)")
    return super.layoutAttributesForItem(at: indexPath)
  }

  override func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    trace.note("initial \(itemIndexPath.short)")
    return super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
  }

  override func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    trace.note("final \(itemIndexPath.short)")
    return super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)
  }
}
