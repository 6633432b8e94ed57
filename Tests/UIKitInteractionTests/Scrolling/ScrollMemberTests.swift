import Foundation
import TesseraTestSupport
import Testing

@testable import UIKit

@Suite("A scroll view's directions, keys and movements")
@MainActor
struct ScrollMemberTests {
  private func scrollView(on fixture: Fixture) -> UIScrollView {
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    scrollView.contentSize = CGSize(width: 500, height: 500)
    return fixture.show(scrollView)
  }

  /// Pulls the content down and to the right by 40 points with two fingers on a touchpad.
  private func pull(_ fixture: Fixture) {
    for movement in [
      UIBackendScrollEvent.Movement.fingersBegan, .fingersMoved(CGVector(dx: -40, dy: -40)),
    ] {
      let time = fixture.backend.currentTime
      fixture.screen.send(
        .scroll(UIBackendScrollEvent(movement, at: CGPoint(x: 50, y: 50), timestamp: time))
      )
    }
  }

  @Test("can be pulled past the edges in each direction that allows it")
  func bounces() {
    for (horizontal, vertical) in [(true, true), (true, false), (false, true), (false, false)] {
      let fixture = Fixture()
      let scrollView = scrollView(on: fixture)
      #expect(scrollView.bounces && scrollView.bouncesHorizontally && scrollView.bouncesVertically)
      scrollView.bouncesHorizontally = horizontal
      scrollView.bouncesVertically = vertical
      expectEqual(scrollView.bounces, (horizontal && vertical))
      pull(fixture)
      expectEqual((scrollView.contentOffset.x < 0), horizontal)
      expectEqual((scrollView.contentOffset.y < 0), vertical)
    }
    let both = UIScrollView()
    both.bounces = false
    #expect(!both.bouncesHorizontally && !both.bouncesVertically)
  }

  @Test("is scrolled by keys, unless it is not to be", arguments: [true, false])
  func keys(isAllowed: Bool) {
    let fixture = Fixture()
    let scrollView = scrollView(on: fixture)
    scrollView.allowsKeyboardScrolling = isAllowed
    scrollView.becomeFirstResponder()
    fixture.screen.press(.keyboardPageDown)
    #expect(fixture.backend.advanceUntilIdle())
    expectEqual((scrollView.contentOffset.y > 0), isAllowed)
  }

  @Test("tells that it scrolls by itself, and stops where it is")
  func stopScrolling() {
    let fixture = Fixture()
    let scrollView = scrollView(on: fixture)
    #expect(!scrollView.isScrollAnimating)
    scrollView.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
    fixture.backend.advance(by: 0.1)
    #expect(scrollView.isScrollAnimating)
    let offset = scrollView.contentOffset.y
    #expect(offset > 0 && offset < 300)
    scrollView.stopScrollingAndZooming()
    #expect(!scrollView.isScrollAnimating)
    fixture.backend.advance(by: 1)
    expectEqual(scrollView.contentOffset.y, offset)
  }

  @Test("goes back inside its edges at once when it is stopped past them")
  func stopPastEdge() {
    let fixture = Fixture()
    let scrollView = scrollView(on: fixture)
    pull(fixture)
    #expect(scrollView.contentOffset.y < 0)
    scrollView.stopScrollingAndZooming()
    #expect(scrollView.contentOffset == .zero && !scrollView.isDragging)
  }

  @Test("tells that it zooms by itself, and stops with the scale that it was sent to")
  func stopZooming() {
    final class Zooming: NSObject, UIScrollViewDelegate {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 500, height: 500))
      var ends: [CGFloat] = []
      func viewForZooming(in scrollView: UIScrollView) -> UIView? { view }
      func scrollViewDidEndZooming(
        _ scrollView: UIScrollView,
        with view: UIView?,
        atScale scale: CGFloat
      ) { ends.append(scale) }
    }
    let fixture = Fixture()
    let scrollView = scrollView(on: fixture)
    let delegate = Zooming()
    scrollView.addSubview(delegate.view)
    scrollView.delegate = delegate
    scrollView.maximumZoomScale = 3
    scrollView.setZoomScale(2, animated: true)
    fixture.backend.advance(by: 0.1)
    #expect(scrollView.isZoomAnimating)
    scrollView.stopScrollingAndZooming()
    #expect(!scrollView.isZoomAnimating && delegate.ends == [2])
    expectEqual(delegate.view.layer.shown.frame.width, 1000)
    fixture.backend.advance(by: 1)
    expectEqual(delegate.ends, [2])
  }
}
