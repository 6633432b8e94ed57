import CoreGraphics
import Foundation
import TesseraTestSupport
import Testing

@testable import UIKit
@testable import UIKitTestSupport

/// Five groups of 300 with gaps of 10 and insets of 20 in a window of 375.
///
/// One group follows another at 310; the content is 20 + 5 · 300 + 4 · 10 + 20 = 1580 wide, so its end is at 1205.
@Suite("The places of rest of an orthogonal section")
@MainActor
struct OrthogonalExampleTests {
  /// A behaviour and where it comes to rest, from its first place to the last.
  struct Places: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior
    let offsets: [CGFloat]
  }

  nonisolated private static let places = [
    Places(
      testDescription: "T01 at the groups, or the end",
      behavior: .continuousGroupLeadingBoundary,
      offsets: [0, 310, 620, 930, 1205]
    ),
    Places(
      testDescription: "T04 at the pages of the collection view, or the end",
      behavior: .paging,
      offsets: [0, 375, 750, 1125, 1205]
    ),
    Places(
      testDescription: "T06 at the groups, or the end",
      behavior: .groupPaging,
      offsets: [0, 310, 620, 930, 1205]
    ),
    // The middle of the first group is at 20 + 150 = 170, and 187.5 is that of the window.
    Places(
      testDescription: "T07 with a group in the middle, also the first and the last",
      behavior: .groupPagingCentered,
      offsets: [-17.5, 292.5, 602.5, 912.5, 1222.5]
    ),
  ]

  @Test("are", arguments: places)
  func rest(_ places: Places) throws {
    let fixture = CarouselFixture((carousel(places.behavior), 5))
    expectEqual(fixture.offset(), places.offsets.first)
    for place in places.offsets {
      for start in [place - 25, place + 25] {
        let start = min(max(start, places.offsets[0]), places.offsets[4])
        fixture.scroll(to: start)
        drag(fixture, by: start < place ? -5 : 5)
        expectEqual(fixture.offset(), place, "from \(start)")
      }
    }
  }

  /// A drag is one after ten points.
  ///
  /// 37.3 points in a twentieth of a second are 746 points per second, which friction
  /// of 0.998 takes 746 / 2.002 = 373 points further: from 27 to 400. 44.6 points lead from 35 to 480.
  @Test(
    "T02 are as far as the speed of a flick takes it",
    arguments: [(37.3, 310), (44.6, 620)] as [(CGFloat, CGFloat)]
  )
  func flick(distance: CGFloat, expected: CGFloat) {
    let fixture = CarouselFixture((carousel(.continuousGroupLeadingBoundary), 5))
    let start = CGPoint(x: 187, y: 30)
    fixture.screen.drag(
      from: start,
      to: CGPoint(x: start.x - distance, y: start.y),
      duration: 0.05
    )
    fixture.rest()
    expectEqual(fixture.offset(), expected)
  }

  /// Half of the way from 310 to 620 is at 465.
  @Test(
    "T06 are the next group past half of the way to it, without speed",
    arguments: [(400, 310), (480, 620)] as [(CGFloat, CGFloat)]
  )
  func slowDrag(end: CGFloat, expected: CGFloat) {
    let fixture = CarouselFixture((carousel(.groupPaging), 5))
    fixture.scroll(to: 310)
    drag(fixture, by: 310 - end)
    expectEqual(fixture.offset(), expected)
  }

  /// Drags until the content has followed so far, and holds still before letting go.
  private func drag(_ fixture: CarouselFixture, by distance: CGFloat) {
    let start = CGPoint(x: 187, y: 30)
    // The first ten points only show that it is a drag.
    let way = distance + (distance < 0 ? -10 : 10)
    fixture.screen.pointer(.pressed, at: start)
    for step in 1...10 {
      fixture.backend.advance(by: HeadlessBackend.frameInterval)
      fixture.screen.pointer(
        .dragged,
        at: CGPoint(x: start.x + way * CGFloat(step) / 10, y: start.y)
      )
    }
    fixture.backend.advance(by: 1)
    fixture.screen.pointer(.released, at: CGPoint(x: start.x + way, y: start.y))
    fixture.rest()
  }
}
