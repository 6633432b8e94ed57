import CoreGraphics
import Foundation
import TesseraTestSupport
import Testing

@testable import UIKit
@testable import UIKitTestSupport

/// A flick leaves 190 at 2,000 points per second and ends at 190 + 2,000 / k, k = −1,000 · ln 0.998.
@Suite("A flick that would end just beyond an edge")
@MainActor
struct ScrollArrivalTests {
  private static let target: CGFloat = 190 - 2 / CGFloat(log(0.998))

  /// The frames in which a flick moves content that ends a little in front of where the flick would.
  private func frames(beyond distance: CGFloat, bounces: Bool = true) -> (count: Int, end: CGFloat)
  {
    let height = Self.target - distance + 400
    let scroll = ScrollFixture(content: CGSize(width: 320, height: height))
    scroll.scrollView.bounces = bounces
    scroll.flick()
    var count = 0
    while scroll.scrollView.isDecelerating, count < 5_000 {
      scroll.fixture.backend.advance(by: HeadlessBackend.frameInterval)
      count += 1
    }
    return (count, scroll.offset)
  }

  @Test(
    "ends at it, no later than one that ends inside (C61)",
    arguments: [0, 1e-13, 1e-10, 1e-8, 1e-4, 0.01, 0.1, 0.2, 0.249],
    [true, false]
  )
  func nearEdge(distance: Double, bounces: Bool) {
    let free = frames(beyond: -1_000)
    let (count, end) = frames(beyond: CGFloat(distance), bounces: bounces)
    // It is a quarter of a point in front of its target after ln(999 / 0.25) / k = 4.14 s, or 249 frames.
    #expect(count <= free.count)
    #expect(abs(end - (Self.target - CGFloat(distance))) < 1e-9)
  }

  @Test("goes past it and comes back from a quarter of a point on, in half a second more (C61)")
  func farther() {
    let free = frames(beyond: -1_000)
    for distance in [0.2501, 0.3, 0.5, 1] {
      let (count, end) = frames(beyond: CGFloat(distance))
      #expect(count <= free.count + 30)
      #expect(abs(end - (Self.target - CGFloat(distance))) < 1e-9)
    }
  }
}
