import CoreGraphics
import TesseraTestSupport
import Testing

@testable import UIKit

@Suite("A swipe")
@MainActor
struct SwipeGestureTests {
  private func drag(_ gestures: GestureFixture, to x: CGFloat, _ y: CGFloat) {
    gestures.touch(.pressed, 150, 150)
    gestures.touch(.dragged, x, y)
    gestures.touch(.released, x, y)
  }

  @Test("is recognised 50 points from where it began, which is its location")
  func distance() {
    let gestures = GestureFixture()
    let swipe = gestures.add(UISwipeGestureRecognizer(), "swipe")
    gestures.view.frame.origin = CGPoint(x: 10, y: 10)
    var place = CGPoint.zero
    swipe.addHandlerClosure { place = $0.location(in: gestures.view) }
    gestures.touch(.pressed, 50, 50)
    gestures.touch(.dragged, 99, 50)
    expectEqual(gestures.take(), ["view began", "view moved"])
    gestures.touch(.dragged, 100, 60)
    expectEqual(gestures.take(), ["view cancelled", "swipe ended"])
    expectEqual(place, CGPoint(x: 40, y: 40))
    gestures.touch(.dragged, 200, 60)
    gestures.touch(.released, 200, 60)
    expectEqual(gestures.take(), [])
  }

  nonisolated private static let ways: [(UISwipeGestureRecognizer.Direction, CGFloat, CGFloat)] = [
    (.right, 210, 150), (.left, 90, 150), (.up, 150, 90), (.down, 150, 210),
  ]

  @Test("goes in the direction that is asked for, and in no other one", arguments: ways.indices)
  func directions(index: Int) {
    let gestures = GestureFixture()
    let swipe = gestures.add(UISwipeGestureRecognizer(), "swipe")
    swipe.direction = Self.ways[index].0
    for (way, (_, x, y)) in Self.ways.enumerated() {
      drag(gestures, to: x, y)
      expectEqual(gestures.take().last == "swipe ended", way == index)
    }
  }

  @Test("may go in one of several directions")
  func either() {
    let gestures = GestureFixture()
    gestures.add(UISwipeGestureRecognizer(), "swipe").direction = [.left, .right]
    drag(gestures, to: 90, 150)
    expectEqual(gestures.take().last, "swipe ended")
    drag(gestures, to: 210, 150)
    expectEqual(gestures.take().last, "swipe ended")
    drag(gestures, to: 150, 90)
    expectEqual(gestures.take().last, "view ended")
  }

  @Test("goes at most half as far to the side")
  func side() {
    let gestures = GestureFixture()
    gestures.add(UISwipeGestureRecognizer(), "swipe")
    drag(gestures, to: 210, 180)
    expectEqual(gestures.take().last, "swipe ended")
    drag(gestures, to: 210, 181)
    expectEqual(gestures.take().last, "view ended")
  }

  @Test("is none any more once it is 100 points away in another direction")
  func detour() {
    let gestures = GestureFixture()
    gestures.add(UISwipeGestureRecognizer(), "swipe")
    gestures.touch(.pressed, 50, 50)
    gestures.touch(.dragged, 50, 150)
    gestures.touch(.dragged, 290, 150)
    gestures.touch(.released, 290, 150)
    expectEqual(gestures.take().last, "view ended")
  }

  @Test("takes at most half a second")
  func time() {
    let gestures = GestureFixture()
    gestures.add(UISwipeGestureRecognizer(), "swipe")
    gestures.touch(.pressed, 50, 50)
    gestures.wait(0.6)
    gestures.touch(.dragged, 120, 50)
    expectEqual(gestures.take(), ["view began", "view moved"])
    gestures.touch(.released, 120, 50)
    drag(gestures, to: 210, 150)
    expectEqual(gestures.take().last, "swipe ended")
  }

  @Test("takes as many fingers as are asked for, by the middle of them")
  func fingers() {
    let gestures = GestureFixture()
    let swipe = gestures.add(UISwipeGestureRecognizer(), "swipe")
    swipe.numberOfTouchesRequired = 2
    drag(gestures, to: 210, 150)
    expectEqual(gestures.take().last, "view ended")
    gestures.touch(.pressed, 50, 50)
    gestures.touch(.pressed, 50, 90, finger: 1)
    gestures.touch(.dragged, 100, 50)
    gestures.touch(.dragged, 99, 90, finger: 1)
    expectEqual(swipe.state, .possible)
    gestures.touch(.dragged, 101, 90, finger: 1)
    expectEqual(gestures.take().last, "swipe ended")
    swipe.numberOfTouchesRequired = 0
    expectEqual(swipe.numberOfTouchesRequired, 1)
  }
}

@Suite("A pan from an edge")
@MainActor
struct ScreenEdgePanGestureTests {
  private func pan(_ gestures: GestureFixture, from edges: UIRectEdge)
    -> UIScreenEdgePanGestureRecognizer
  {
    let window = gestures.fixture.window
    let pan = gestures.add(UIScreenEdgePanGestureRecognizer(), "pan", to: window)
    pan.edges = edges
    return pan
  }

  private func drag(
    _ gestures: GestureFixture,
    _ x: CGFloat,
    _ y: CGFloat,
    by dx: CGFloat,
    _ dy: CGFloat
  ) -> Bool {
    gestures.touch(.pressed, x, y)
    gestures.touch(.dragged, x + dx, y + dy)
    gestures.touch(.released, x + dx, y + dy)
    return gestures.take().last == "pan ended"
  }

  @Test("begins at an edge that is asked for, and goes away from it")
  func left() {
    let gestures = GestureFixture()
    let pan = pan(gestures, from: .left)
    #expect(drag(gestures, 20, 100, by: 40, 10))
    #expect(!drag(gestures, 21, 100, by: 40, 10))
    #expect(!drag(gestures, 5, 100, by: 10, 40))
    #expect(!drag(gestures, 40, 5, by: 0, 40))
    pan.edges = []
    #expect(!drag(gestures, 5, 100, by: 40, 10))
  }

  @Test("comes in from the other edges as well")
  func others() {
    let gestures = GestureFixture()
    let size = gestures.fixture.window.bounds.size
    _ = pan(gestures, from: [.right, .top, .bottom])
    #expect(drag(gestures, size.width - 5, 100, by: -40, 0))
    #expect(drag(gestures, 100, 5, by: 0, 40))
    #expect(drag(gestures, 100, size.height - 5, by: 0, -40))
    #expect(!drag(gestures, 5, 100, by: 40, 0))
  }
}
