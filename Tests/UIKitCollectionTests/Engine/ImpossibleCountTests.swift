import CoreGraphics
import Foundation
import TesseraCore
import TesseraTestSupport
import Testing

@testable import UIKit
@testable import UIKitTestSupport

@Suite("A data source whose counts cannot be")
@MainActor
struct ImpossibleCountTests {
  @Test("is shown with the nearest counts that can, and is reported", arguments: [Int.max, .min])
  func itemCounts(_ count: Int) {
    let fixture = FlowFixture([count, 2])
    fixture.show()
    let shown = count > 0 ? ItemCounts.largestCount : 0
    expectEqual(fixture.view.numberOfItems(inSection: 0), shown)
    expectEqual(fixture.view.numberOfItems(inSection: 1), 2)
    expectEqual(
      fixture.diagnostics,
      [
        "FlowSource says that section 0 has \(count) items; \(shown) are shown."
      ]
    )
    fixture.end()
  }

  @Test("may change its mind between calls")
  func changingCounts() {
    let fixture = FlowFixture([.max, .max])
    fixture.show()
    for counts in [[.max - 1, .max], [.min, .max], [.max, 3], [.max, .max, .max], [5, 3]] as [[Int]]
    {
      fixture.source.counts = counts
      fixture.view.performBatchUpdates {
        fixture.view.insertItems(at: [IndexPath(item: 0, section: 0)])
        fixture.view.deleteItems(at: [IndexPath(item: .max - 1, section: 1)])
      }
      fixture.frame()
      expectEqual(fixture.view.numberOfSections, counts.count)
      #expect(fixture.view.contentSize.height.isFinite)
    }
    expectEqual(fixture.view.numberOfItems(inSection: 0), 5)
    expectEqual(fixture.view.visibleCells.count, 8)
    #expect(!fixture.diagnostics.isEmpty)
    fixture.end()
  }
}
