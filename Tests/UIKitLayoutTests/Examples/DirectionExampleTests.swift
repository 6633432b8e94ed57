import CoreGraphics
import Foundation
import TesseraTestSupport
import Testing

@testable import UIKit
@testable import UIKitTestSupport

@Suite("Directions and pixels of a compositional layout")
@MainActor
struct DirectionExampleTests {
  /// C04 mirrored: the first item stands at 375 − 10 − 172.5 = 192.5.
  @Test("R-01 exchanges left and right where reading goes from right to left")
  func rightToLeft() {
    let fixture = CompositionalLayoutFixture(
      [4],
      isRightToLeft: true,
      UICollectionViewCompositionalLayout(section: twoColumns())
    )
    let left = (0..<4).map {
      fixture.view.cellForItem(at: IndexPath(item: $0, section: 0))?.frame.minX
    }
    expectEqual(left, [192.5, 10, 192.5, 10])
  }

  /// One multiplication for each row, so that a million of them do not add up errors.
  @Test("Q-03 places the last of a million rows where its number times the height is")
  func noDrift() throws {
    let height: CGFloat = 44.0 + 1.0 / 3
    let fixture = CompositionalLayoutFixture(
      [1_000_000],
      UICollectionViewCompositionalLayout(section: rows(.absolute(height)))
    )
    let last = IndexPath(item: 999_999, section: 0)
    fixture.view.scrollToItem(at: last, at: .bottom, animated: false)
    fixture.frame()
    let cell = try #require(fixture.view.cellForItem(at: last))
    expectEqual(fixture.layout.layoutAttributesForItem(at: last)?.frame.minY, 999_999 * height)
    #expect(abs(cell.frame.minY - 999_999 * height) < 1e-6)
  }
}
