import CoreGraphics
import Foundation
import TesseraEngine
import TesseraTestSupport
import Testing

@testable import UIKit
@testable import UIKitTestSupport

@Suite("Rows that may want another size")
@MainActor
struct UnsettledRowsTests {
  @Test("are none between the frames of a list that scrolls, in which each cell is asked once")
  func scrolledList() {
    let fixture = CollectionFixture([100]) { layout, source in
      layout.height = { _ in 40 }
      layout.takesSizes = true
      source.preferredHeight = { _ in 40 }
    }
    fixture.show()
    for offset in stride(from: 7, through: 700, by: 7) {
      fixture.view.contentOffset.y = CGFloat(offset)
      fixture.frame()
      expectEqual(fixture.view.engine.session.arrangement.unsettled, .some([]), "at \(offset)")
    }
    // 700 points further down the last row in sight is 27: the fixture shows 400 points.
    expectEqual(fixture.source.measurements.keys.map(\.item).sorted(), Array(0...27))
    expectEqual(Set(fixture.source.measurements.values), [1])
  }
}
