import CoreGraphics
import Foundation
import TesseraTestSupport
import Testing

@testable import UIKit
@testable import UIKitTestSupport

@Suite("Rows at the edge of what is visible, to the last digit")
@MainActor
struct RoundingTests {
  /// Row 3 starts at 144, and 66 and the least bit more, plus 78, is 144 to the computer.
  ///
  /// So it is not visible there, although 66 is behind.
  @Test("come into sight by the next movement when they are not there yet")
  func arrives() {
    let fixture = RowFixture([(0..<20).map { Row(name: "\($0)", height: 48) }], height: 78)
    defer { fixture.end() }
    fixture.show(offset: CGFloat(66).nextUp)
    expectEqual(fixture.view.indexPathsForVisibleItems.map(\.item).sorted(), [1, 2])
    fixture.view.contentOffset.y = 73
    fixture.frame()
    expectEqual(fixture.view.indexPathsForVisibleItems.map(\.item).sorted(), [1, 2, 3])
  }

  @Test("go out of sight when they are only touched")
  func leaves() {
    let fixture = RowFixture([(0..<20).map { Row(name: "\($0)", height: 48) }], height: 78)
    defer { fixture.end() }
    fixture.show(offset: 73)
    expectEqual(fixture.view.indexPathsForVisibleItems.map(\.item).sorted(), [1, 2, 3])
    fixture.view.contentOffset.y = CGFloat(66).nextUp
    fixture.frame()
    expectEqual(fixture.view.indexPathsForVisibleItems.map(\.item).sorted(), [1, 2])
  }
}
