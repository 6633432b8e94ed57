import CoreGraphics
import Foundation
import TesseraTestSupport
import Testing

@testable import UIKit
@testable import UIKitTestSupport

/// Rows of 50, and nine cards of 300 that follow each other at 310, in a window of 375 × 600.
@Suite("A section that scrolls across its layout, emptied and filled again")
@MainActor
struct OrthogonalRefillTests {
  private func fixture(
    _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior = .continuous,
    isRightToLeft: Bool = false
  ) -> CarouselFixture {
    CarouselFixture(
      isRightToLeft: isRightToLeft,
      (rows(.absolute(50)), 2),
      (carousel(behavior), 9),
      (rows(.absolute(50)), 30)
    )
  }

  private func paths(_ items: Range<Int>) -> [IndexPath] {
    items.map { IndexPath(item: $0, section: 1) }
  }

  private func empty(_ fixture: CarouselFixture) {
    fixture.view.performBatchUpdates {
      fixture.base.source.counts[1] = 0
      fixture.view.deleteItems(at: paths(0..<9))
    }
  }

  private func fill(_ fixture: CarouselFixture) {
    fixture.view.performBatchUpdates {
      fixture.base.source.counts[1] = 9
      fixture.view.insertItems(at: paths(0..<9))
    }
  }

  /// 20 + 9 · 300 + 8 · 10 + 20 − 375 = 2445 is its start from the right, and 20 + 150 − 187.5 with cards in the middle.
  @Test(
    "begins at its start, whenever it is filled",
    arguments: [0, 0.1, 1]
  )
  func begins(after time: TimeInterval) {
    let cases: [(UICollectionLayoutSectionOrthogonalScrollingBehavior, Bool, start: CGFloat)] = [
      (.continuous, false, 0), (.continuous, true, 2445), (.groupPaging, false, 0),
      (.groupPagingCentered, false, -17.5),
    ]
    for (behavior, isRightToLeft, start) in cases {
      let fixture = fixture(behavior, isRightToLeft: isRightToLeft)
      fixture.scroll(1, to: isRightToLeft ? 2445 - 620 : 620)
      empty(fixture)
      fixture.backend.advance(by: time)
      fill(fixture)
      fixture.rest()
      expectEqual(fixture.offset(1), start, "\(behavior), right to left: \(isRightToLeft)")
    }
  }

  @Test("begins at its start out of sight too, and over reloads")
  func outOfSight() {
    let fixture = fixture()
    fixture.scroll(1, to: 620)
    fixture.view.contentOffset.y = 800
    fixture.rest()
    #expect(fixture.offset(1) == nil)
    empty(fixture)
    fill(fixture)
    fixture.view.contentOffset.y = 0
    fixture.rest()
    expectEqual(fixture.offset(1), 0)
    fixture.scroll(1, to: 620)
    for count in [0, 9] {
      fixture.base.source.counts[1] = count
      fixture.view.reloadData()
      fixture.rest()
    }
    expectEqual(fixture.offset(1), 0)
  }

  @Test("is at rest there, though it was on its way when it was emptied", arguments: [0, 0.1])
  func onItsWay(after time: TimeInterval) {
    let fixture = fixture()
    fixture.view.containerScroller(ofSection: 1)?.scroll(
      to: CGPoint(x: 930, y: 0),
      animated: true
    )
    fixture.backend.advance(by: 0.1)
    empty(fixture)
    fixture.backend.advance(by: time)
    fill(fixture)
    fixture.base.frame()
    expectEqual(fixture.offset(1), 0)
    fixture.rest()
    expectEqual(fixture.offset(1), 0)
  }

  @Test("stays where it is when one batch deletes all items and inserts others")
  func replaced() {
    let fixture = fixture()
    fixture.scroll(1, to: 620)
    fixture.update {
      fixture.base.source.counts[1] = 5
      fixture.view.deleteItems(at: paths(0..<9))
      fixture.view.insertItems(at: paths(0..<5))
    }
    expectEqual(fixture.offset(1), 620)
  }
}
