import CoreGraphics
import Foundation
import TesseraTestSupport
import Testing

@testable import UIKit
@testable import UIKitTestSupport

/// Five cards of 300 with gaps of 10 and insets of 20 in a window of 375: one card follows another at
/// 310, and the content is 1580 wide.
@Suite("A section that scrolls across its layout, let go")
@MainActor
struct OrthogonalRestTests {
  private func fixture(
    _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior,
    isRightToLeft: Bool = false,
    count: Int = 5,
    _ change: (NSCollectionLayoutSection) -> Void = { _ in }
  ) -> CarouselFixture {
    let section = carousel(behavior, .absolute(300), .absolute(200))
    change(section)
    return CarouselFixture(
      isRightToLeft: isRightToLeft,
      (section, count),
      (rows(.absolute(100)), 20)
    )
  }

  /// Drags from the middle of the cards by a distance and holds still before letting go.
  private func drag(_ fixture: CarouselFixture, by distance: CGVector) {
    let start = CGPoint(x: 187, y: 100)
    let end = CGPoint(x: start.x + distance.dx, y: start.y + distance.dy)
    fixture.screen.pointer(.pressed, at: start)
    for step in 1...10 {
      fixture.backend.advance(by: HeadlessBackend.frameInterval)
      let share = CGFloat(step) / 10
      fixture.screen.pointer(
        .dragged,
        at: CGPoint(x: start.x + distance.dx * share, y: start.y + distance.dy * share)
      )
    }
    fixture.backend.advance(by: 1)
    fixture.screen.pointer(.released, at: end)
    fixture.rest()
  }

  /// 100 points to the left in a twentieth of a second: 2000 points per second.
  private func flick(_ fixture: CarouselFixture, by distance: CGFloat = -100) {
    let start = CGPoint(x: 187, y: 100)
    let end = CGPoint(x: start.x + distance, y: start.y)
    fixture.screen.drag(from: start, to: end, duration: 0.05)
    fixture.rest()
  }

  @Test(
    "goes back to the card it left, or on to the next past half of the way",
    arguments: [(-120, 0.0), (-175, 310)] as [(CGFloat, CGFloat)]
  )
  func slowRelease(distance: CGFloat, expected: CGFloat) {
    // Ten points pass until a drag is one: 110 and 165 of 310 are left.
    for behavior in [
      UICollectionLayoutSectionOrthogonalScrollingBehavior.groupPaging,
      .continuousGroupLeadingBoundary,
    ] {
      let fixture = fixture(behavior)
      drag(fixture, by: CGVector(dx: distance, dy: 0))
      expectEqual(fixture.offset(), expected, "\(behavior)")
      expectEqual(fixture.view.contentOffset, .zero)
    }
  }

  @Test("goes one card or page further by a flick, however fast, and back by one")
  func flicks() {
    let expected: [(UICollectionLayoutSectionOrthogonalScrollingBehavior, CGFloat, CGFloat)] = [
      (.groupPaging, 310, 0), (.paging, 375, 0), (.groupPagingCentered, 292.5, -17.5),
    ]
    for (behavior, next, first) in expected {
      let fixture = fixture(behavior)
      expectEqual(fixture.offset(), first, "\(behavior)")
      flick(fixture)
      expectEqual(fixture.offset(), next, "\(behavior)")
      flick(fixture, by: 100)
      expectEqual(fixture.offset(), first, "\(behavior)")
    }
  }

  /// From 90, at 2,000 points per second: 90 + 2000 / 2.002 = 1089 for friction of 0.998, which is between
  /// the stops at 930 and 1205 and nearer to the later one.
  @Test("goes on to the card nearest to where friction would have it")
  func leadingBoundary() {
    let continuous = fixture(.continuous)
    flick(continuous)
    #expect(abs((continuous.offset() ?? 0) - (90 + 2000 / normalFriction)) < 1)
    let boundary = fixture(.continuousGroupLeadingBoundary)
    flick(boundary)
    expectEqual(boundary.offset(), 1205)
  }

  @Test("rests at mirrored places where reading goes from right to left")
  func rightToLeft() {
    // 1205 − 310, and 1580 − 375 − 292.5
    let groups = fixture(.groupPaging, isRightToLeft: true)
    expectEqual(groups.offset(), 1205)
    flick(groups, by: 100)
    expectEqual(groups.offset(), 895)
    flick(groups, by: -100)
    expectEqual(groups.offset(), 1205)
    let centered = fixture(.groupPagingCentered, isRightToLeft: true)
    expectEqual(centered.offset(), 1222.5)
    flick(centered, by: 100)
    expectEqual(centered.offset(), 912.5)
  }

  @Test("slows down as its properties say")
  func decelerationRate() {
    let fixture = fixture(.continuous) {
      $0.orthogonalScrollingProperties.decelerationRate = .fast
    }
    flick(fixture)
    #expect(abs((fixture.offset() ?? 0) - (90 + 2000 / (-1000 * log(0.99)))) < 1)
  }

  @Test("T09 is pulled past its ends as its properties say")
  func bounce() {
    func pulled(
      _ bounce: UICollectionLayoutSectionOrthogonalScrollingProperties.Bounce,
      count: Int
    ) -> CGFloat? {
      let fixture = fixture(.continuous, count: count) {
        $0.contentInsets = .zero
        $0.orthogonalScrollingProperties.bounce = bounce
      }
      fixture.screen.pointer(.pressed, at: CGPoint(x: 187, y: 100))
      fixture.backend.advance(by: HeadlessBackend.frameInterval)
      fixture.screen.pointer(.dragged, at: CGPoint(x: 287, y: 100))
      let offset = fixture.offset()
      fixture.screen.pointer(.released, at: CGPoint(x: 287, y: 100))
      fixture.rest()
      expectEqual(fixture.offset(), 0)
      return offset
    }
    expectEqual(pulled(.automatic, count: 1), 0)
    #expect(pulled(.always, count: 1).map { $0 < 0 } == true)
    expectEqual(pulled(.never, count: 1), 0)
    #expect(pulled(.automatic, count: 3).map { $0 < 0 } == true)
    expectEqual(pulled(.never, count: 3), 0)
  }

  @Test("moves alone when a drag goes sideways by 30 degrees, and the page alone at 60")
  func directions() {
    let sideways = fixture(.continuous)
    sideways.view.contentOffset.y = 20
    sideways.base.frame()
    drag(sideways, by: CGVector(dx: -100, dy: -100 * tan(30 * .pi / 180)))
    #expect(sideways.offset().map { $0 > 50 } == true)
    expectEqual(sideways.view.contentOffset, CGPoint(x: 0, y: 20))
    let downwards = fixture(.continuous)
    drag(downwards, by: CGVector(dx: -50, dy: -50 * tan(60 * .pi / 180)))
    expectEqual(downwards.offset(), 0)
    #expect(downwards.view.contentOffset.y > 50)
    expectEqual(downwards.view.contentOffset.x, 0)
  }

  @Test("goes on to a card when a press has caught it on its way and then scrolls the page")
  func caughtForThePage() throws {
    let fixture = fixture(.groupPaging)
    fixture.screen.drag(
      from: CGPoint(x: 187, y: 100),
      to: CGPoint(x: 87, y: 100),
      duration: 0.05
    )
    fixture.backend.advance(by: 0.1)
    let caught = try #require(fixture.offset())
    #expect(caught > 0 && caught < 310)
    // A finger would take what it catches; a mouse leaves open what it is about to move.
    fixture.screen.pointer(.pressed, at: CGPoint(x: 187, y: 150), device: .mouse)
    for step in 1...6 {
      fixture.backend.advance(by: HeadlessBackend.frameInterval)
      let place = CGPoint(x: 187, y: 150 - 10 * CGFloat(step))
      fixture.screen.pointer(.dragged, at: place, device: .mouse)
    }
    fixture.backend.advance(by: 1)
    fixture.screen.pointer(.released, at: CGPoint(x: 187, y: 90), device: .mouse)
    fixture.rest()
    #expect(fixture.view.contentOffset.y > 40)
    expectEqual(fixture.offset(), (caught < 155 ? 0 : 310))
  }

  @Test("stays, and the page too, when it is dragged sideways at its end")
  func atItsEnd() {
    let fixture = fixture(.continuous)
    fixture.scroll(to: 1205)
    drag(fixture, by: CGVector(dx: -120, dy: -20))
    expectEqual(fixture.offset(), 1205)
    expectEqual(fixture.view.contentOffset, .zero)
    flick(fixture)
    expectEqual(fixture.offset(), 1205)
    expectEqual(fixture.view.contentOffset, .zero)
  }

  @Test("leaves the wheel to the page, and turns by it with Shift")
  func wheel() {
    let place = CGPoint(x: 187, y: 100)
    let fixture = fixture(.groupPaging)
    fixture.screen.turnWheel(by: 1, at: place)
    fixture.rest()
    expectEqual(fixture.offset(), 0)
    #expect(fixture.view.contentOffset.y > 50)
    let scrolled = fixture.view.contentOffset
    fixture.screen.turnWheel(by: 1, at: place, modifiers: .shift)
    fixture.screen.turnWheel(by: 1, at: place, modifiers: .shift)
    fixture.rest()
    expectEqual(fixture.offset(), 620)
    for _ in 0..<5 { fixture.screen.turnWheel(by: 1, at: place, modifiers: .shift) }
    fixture.rest()
    expectEqual(fixture.offset(), 1205)
    // At the end nothing moves sideways.
    fixture.backend.advance(by: 1)
    #expect(!fixture.screen.turnWheel(by: 1, at: place, modifiers: .shift))
    expectEqual(fixture.view.contentOffset, scrolled)
    // 375 to the power of 2/3 in a section that rests anywhere.
    let free = self.fixture(.continuous)
    free.screen.turnWheel(by: 1, at: place, modifiers: .shift)
    free.rest()
    #expect(abs((free.offset() ?? 0) - pow(375, 2.0 / 3)) < 1e-6)
  }

  /// What a touchpad sends for a movement of two fingers.
  private func swipe(_ fixture: CarouselFixture, _ steps: [CGVector], velocity: CGVector) {
    func send(_ movement: UIBackendScrollEvent.Movement) {
      let time = fixture.backend.currentTime
      fixture.screen.send(
        .scroll(UIBackendScrollEvent(movement, at: CGPoint(x: 187, y: 100), timestamp: time))
      )
    }
    send(.fingersBegan)
    for step in steps {
      fixture.backend.advance(by: HeadlessBackend.frameInterval)
      send(.fingersMoved(step))
    }
    send(.fingersEnded(velocity: velocity))
    fixture.rest()
  }

  @Test("takes the fingers on a touchpad that begin sideways, and not those that begin downwards")
  func touchpad() {
    let fixture = fixture(.groupPaging)
    let sideways = Array(repeating: CGVector(dx: 20, dy: 8), count: 4)
    swipe(fixture, sideways, velocity: CGVector(dx: 800, dy: 300))
    expectEqual(fixture.offset(), 310)
    expectEqual(fixture.view.contentOffset, .zero)
    swipe(fixture, Array(repeating: CGVector(dx: 8, dy: 20), count: 4), velocity: .zero)
    expectEqual(fixture.offset(), 310)
    expectEqual(fixture.view.contentOffset, CGPoint(x: 0, y: 80))
  }

  @Test("is caught by a finger in flight, and goes to the nearest card from there")
  func caught() {
    let fixture = fixture(.groupPaging)
    fixture.screen.drag(
      from: CGPoint(x: 187, y: 100),
      to: CGPoint(x: 87, y: 100),
      duration: 0.05
    )
    fixture.backend.advance(by: 0.05)
    let caught = fixture.offset() ?? 0
    #expect(caught > 90 && caught < 310)
    fixture.screen.pointer(.pressed, at: CGPoint(x: 187, y: 100))
    fixture.backend.advance(by: 0.5)
    expectEqual(fixture.offset(), caught)
    fixture.screen.pointer(.released, at: CGPoint(x: 187, y: 100))
    fixture.rest()
    expectEqual(fixture.offset(), (caught < 155 ? 0 : 310))
  }
}
