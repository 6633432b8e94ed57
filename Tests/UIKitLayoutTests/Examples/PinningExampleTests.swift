import CoreGraphics
import Foundation
import TesseraTestSupport
import Testing

@testable import UIKit
@testable import UIKitTestSupport

/// Two sections with a header of 40 or a footer, and five rows of 44 each: 0 to 260 and 260 to 520.
@Suite("A pinned header or footer of a compositional layout")
@MainActor
struct PinningExampleTests {
  private func fixture(
    height: CGFloat = 200,
    _ boundaries: NSCollectionLayoutBoundarySupplementaryItem...,
    prepare: (FlowSource) -> Void = { _ in }
  ) -> CompositionalLayoutFixture {
    for boundary in boundaries { boundary.pinToVisibleBounds = true }
    let declared = section(row(.absolute(44), [fullItem()])) {
      $0.boundarySupplementaryItems = boundaries
    }
    return CompositionalLayoutFixture(
      [5, 5],
      height: height,
      kinds: ["header", "footer"],
      UICollectionViewCompositionalLayout(section: declared),
      prepare: prepare
    )
  }

  /// The top of the views of a kind in both sections, scrolled to an offset.
  private func tops(
    _ kind: String,
    _ fixture: CompositionalLayoutFixture,
    at offset: CGFloat
  ) -> [Double] {
    fixture.view.contentOffset.y = offset
    fixture.frame()
    return (0...1).map { fixture.view(kind, section: $0)[1] }
  }

  @Test("N-01, N-03, N-04 stays at the top of what shows, but never leaves its section")
  func headers() {
    let fixture = fixture(boundaryItem("header", .absolute(40), .top))
    let expected: [(CGFloat, [Double])] = [
      (0, [0, 260]), (100, [100, 260]), (220, [220, 260]), (300, [220, 300]), (-30, [0, 260]),
    ]
    for (offset, headers) in expected {
      expectEqual(tops("header", fixture, at: offset), headers, "at \(offset)")
    }
  }

  /// The footer stands at 220 to 260 by itself; 200 points show.
  @Test("N-07 stays at the bottom of what shows, but never leaves its section")
  func footers() {
    let fixture = fixture(boundaryItem("footer", .absolute(40), .bottom))
    let expected: [(CGFloat, Double)] = [(0, 160), (50, 210), (100, 220), (-180, 0)]
    for (offset, footer) in expected {
      expectEqual(tops("footer", fixture, at: offset)[0], footer, "at \(offset)")
    }
  }

  /// 40 and 30 do not fit into 60: the footer would be at 130.
  @Test("N-08 gives way as a footer where both do not fit")
  func tooSmallForBoth() {
    let fixture = fixture(
      height: 60,
      boundaryItem("header", .absolute(40), .top),
      boundaryItem("footer", .absolute(30), .bottom)
    )
    expectEqual(tops("header", fixture, at: 100)[0], 100)
    expectEqual(tops("footer", fixture, at: 100)[0], 140)
  }

  /// At 100 the header covers 100 to 144 and row 2, from 44 + 2 · 44 = 132, is read below it.
  ///
  /// 70 instead of 44 push all rows down by 26, to 158 for row 2, so the offset becomes 126: what is read stands still.
  @Test("N-10 finds its height while it is pinned, and what is read below it stands still")
  func headerFindsItsSize() throws {
    var wish: CGFloat = 44
    let fixture = fixture(boundaryItem("header", .estimated(44), .top)) { source in
      source.boundaryWish = { _, size in CGSize(width: size.width, height: wish) }
    }
    expectEqual(tops("header", fixture, at: 100)[0], 100)
    let read = try #require(fixture.view.cellForItem(at: IndexPath(item: 2, section: 0)))
    let before = read.frame.minY - fixture.view.contentOffset.y
    wish = 70
    let header = fixture.view.supplementaryView(
      forElementKind: "header",
      at: IndexPath(item: 0, section: 0)
    )
    header?.invalidateIntrinsicContentSize()
    fixture.fixture.backend.advanceUntilIdle()
    expectEqual(read.frame.minY, 158)
    expectEqual(read.frame.minY - fixture.view.contentOffset.y, before)
    expectEqual(fixture.view("header"), [0, Double(fixture.view.contentOffset.y), 375, 70])
  }
}
