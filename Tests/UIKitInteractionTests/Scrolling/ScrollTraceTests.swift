import CoreGraphics
import Foundation
import TesseraTestSupport
import Testing

@testable import UIKit
@testable import UIKitTestSupport

@Suite("The delegate of a scroll view")
@MainActor
struct ScrollTraceTests {
  @Test("hears of a drag that ends at rest")
  func slowDrag() {
    let scroll = ScrollFixture()
    scroll.pull(by: CGVector(dx: 0, dy: -60))
    scroll.letGoAtRest(CGVector(dx: 0, dy: -60))
    expectEqual(
      scroll.trace.take(),
      [
        "will begin dragging", "scroll", "will end dragging at 0.0 to 50.0", "did end dragging",
      ]
    )
  }

  @Test("hears of a flick until it is at rest")
  func flick() {
    let scroll = ScrollFixture()
    scroll.flick()
    #expect(scroll.fixture.backend.advanceUntilIdle())
    expectEqual(
      scroll.trace.take(),
      [
        "will begin dragging", "scroll", "will end dragging at 2.0 to 1189.0",
        "did end dragging, goes on", "will decelerate", "scroll", "did decelerate",
      ]
    )
  }

  @Test("is not asked for a target while there are pages")
  func pages() {
    let scroll = ScrollFixture()
    scroll.scrollView.isPagingEnabled = true
    scroll.flick()
    #expect(scroll.fixture.backend.advanceUntilIdle())
    expectEqual(
      scroll.trace.take(),
      [
        "will begin dragging", "scroll", "did end dragging, goes on", "will decelerate", "scroll",
        "did decelerate",
      ]
    )
  }

  @Test("hears that a finger catches content, which is a drag even if it does not move")
  func caught() {
    let scroll = ScrollFixture()
    scroll.flick()
    scroll.fixture.backend.advance(by: 0.2)
    _ = scroll.trace.take()
    scroll.fixture.screen.pointer(.pressed, at: CGPoint(x: 100, y: 200))
    let offset = scroll.offset
    scroll.fixture.backend.advance(by: 0.5)
    expectEqual(scroll.offset, offset)
    scroll.fixture.screen.pointer(.released, at: CGPoint(x: 100, y: 200))
    expectEqual(
      scroll.trace.take(),
      [
        "did decelerate", "will begin dragging",
        "will end dragging at 0.0 to \(offset.rounded())", "did end dragging",
      ]
    )
    #expect(scroll.isIdle)
  }

  @Test("hears that a click of the mouse stops content, and of no drag")
  func stoppedByMouse() {
    let scroll = ScrollFixture()
    scroll.flick(device: .mouse)
    scroll.fixture.backend.advance(by: 0.2)
    _ = scroll.trace.take()
    scroll.fixture.screen.tap(at: CGPoint(x: 100, y: 200), device: .mouse)
    expectEqual(scroll.trace.take(), ["did decelerate"])
    #expect(scroll.isIdle)
  }

  @Test("hears once of an animation, at its end, and of none that goes nowhere")
  func animation() {
    let scroll = ScrollFixture()
    scroll.scrollView.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
    expectEqual(scroll.offset, 0)
    scroll.fixture.backend.advance(by: 0.15)
    // Half of the time is half of the way, by symmetry.
    #expect(abs(scroll.offset - 150) < 1e-6)
    scroll.fixture.backend.advance(by: 0.15)
    expectEqual(scroll.offset, 300)
    expectEqual(scroll.trace.take(), ["scroll", "did animate"])
    scroll.scrollView.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
    #expect(scroll.fixture.backend.advanceUntilIdle())
    expectEqual(scroll.trace.take(), [])
  }

  @Test("hears of the end of each animation, also when another one replaces it")
  func replacedAnimations() {
    let scroll = ScrollFixture()
    scroll.scrollView.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
    scroll.fixture.backend.advance(by: 0.1)
    scroll.scrollView.setContentOffset(CGPoint(x: 0, y: 50), animated: true)
    expectEqual(scroll.trace.take(), ["scroll", "did animate"])
    scroll.scrollView.scrollRectToVisible(
      CGRect(x: 0, y: 900, width: 10, height: 100),
      animated: true
    )
    expectEqual(scroll.trace.take(), ["did animate"])
    #expect(scroll.fixture.backend.advanceUntilIdle())
    // 1000 is the bottom of the rectangle; 400 show.
    expectEqual(scroll.offset, 600)
    expectEqual(scroll.trace.take(), ["scroll", "did animate"])
  }

  @Test("may start an animation whenever one has ended")
  func animationFromEnd() {
    let scroll = ScrollFixture()
    let restarts = RestartingDelegate()
    scroll.scrollView.delegate = restarts
    scroll.scrollView.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
    scroll.fixture.backend.advance(by: 0.1)
    scroll.scrollView.setContentOffset(CGPoint(x: 0, y: 50), animated: true)
    // The one that was replaced has ended, and what was started then goes on.
    expectEqual(restarts.ends, 1)
    scroll.fixture.backend.advance(by: 1)
    #expect(restarts.ends > 1)
  }

  /// Starts an animation when one ends, to the top or to 100 points below it.
  private final class RestartingDelegate: NSObject, UIScrollViewDelegate {
    private(set) var ends = 0

    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
      ends += 1
      let target = ends.isMultiple(of: 2) ? 0.0 : 100.0
      scrollView.setContentOffset(CGPoint(x: 0, y: target), animated: true)
    }
  }

  @Test("hears that a touch, or an offset set without animation, ends an animation")
  func animationInterrupted() {
    let scroll = ScrollFixture()
    scroll.scrollView.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
    scroll.fixture.backend.advance(by: 0.15)
    scroll.fixture.screen.tap(at: CGPoint(x: 100, y: 200))
    #expect(abs(scroll.offset - 150) < 1e-6)
    expectEqual(scroll.trace.take(), ["scroll", "did animate"])
    scroll.scrollView.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
    scroll.scrollView.setContentOffset(CGPoint(x: 0, y: 10), animated: false)
    expectEqual(scroll.trace.take(), ["did animate", "scroll"])
    #expect(scroll.isIdle)
  }

  @Test("hears that content springs back")
  func springsBack() {
    let scroll = ScrollFixture()
    scroll.pull(by: CGVector(dx: 0, dy: 60))
    scroll.letGoAtRest(CGVector(dx: 0, dy: 60))
    #expect(scroll.fixture.backend.advanceUntilIdle())
    expectEqual(
      scroll.trace.take(),
      [
        "will begin dragging", "scroll", "will end dragging at 0.0 to 0.0",
        "did end dragging, goes on", "will decelerate", "scroll", "did decelerate",
      ]
    )
  }

  @Test("may hold the offset at an edge as it hears of scrolling")
  func holdsTheEdge() {
    let scroll = ScrollFixture()
    scroll.trace.whenScrolled = { if $0.contentOffset.y < 0 { $0.contentOffset.y = 0 } }
    scroll.pull(by: CGVector(dx: 0, dy: -60))
    scroll.fixture.backend.advance(by: 0.02)
    scroll.move(to: CGVector(dx: 0, dy: 90))
    expectEqual(scroll.offset, 0)
    scroll.fixture.screen.pointer(.released, at: CGPoint(x: 100, y: 390))
    #expect(scroll.fixture.backend.advanceUntilIdle())
    expectEqual(scroll.offset, 0)
    #expect(scroll.isIdle)
  }
}
