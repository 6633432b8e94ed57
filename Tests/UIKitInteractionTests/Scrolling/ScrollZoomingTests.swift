import CoreGraphics
import Foundation
import TesseraTestSupport
import Testing

@testable import UIKit
@testable import UIKitTestSupport

/// Writes down what a scroll view says of zooming.
@MainActor
private final class ZoomTrace: NSObject, UIScrollViewDelegate {
  var lines: [String] = []
  var zoomedView: UIView?

  func viewForZooming(in scrollView: UIScrollView) -> UIView? { zoomedView }
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
    lines.append(view === zoomedView ? "will zoom" : "will zoom another view")
  }
  func scrollViewDidZoom(_ scrollView: UIScrollView) {
    lines.append("zoom \(scrollView.zoomScale)")
  }
  func scrollViewDidEndZooming(
    _ scrollView: UIScrollView,
    with view: UIView?,
    atScale scale: CGFloat
  ) {
    lines.append("did zoom to \(scale)")
  }

  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}

/// A scroll view of 200 × 100 points whose content, a view of 400 × 200, can be zoomed from a half to four times.
@MainActor
private struct ZoomFixture {
  let fixture = Fixture(width: 320, height: 480)
  let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
  let picture = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 200))
  let trace = ZoomTrace()

  init() {
    scrollView.addSubview(picture)
    scrollView.contentSize = picture.bounds.size
    scrollView.minimumZoomScale = 0.5
    scrollView.maximumZoomScale = 4
    trace.zoomedView = picture
    scrollView.delegate = trace
    fixture.show(scrollView)
  }

  func finger(_ action: UIBackendPointerEvent.Action, _ number: Int, x: CGFloat) {
    let event = UIBackendPointerEvent(
      action,
      at: CGPoint(x: x, y: 50),
      timestamp: fixture.backend.currentTime,
      device: .touch,
      identifier: number,
      button: 1
    )
    fixture.screen.send(.pointer(event))
  }

  func magnify(_ phase: UIBackendEventPhase, _ scale: CGFloat) {
    let event = UIBackendMagnifyEvent(
      phase,
      scale: scale,
      at: CGPoint(x: 100, y: 50),
      timestamp: fixture.backend.currentTime
    )
    fixture.screen.send(.magnify(event))
  }
}

@Suite("The content of a scroll view")
@MainActor
struct ScrollZoomingTests {
  /// The middle of what shows, (100, 50), is at (200, 100) of content twice as large: the offset is (100, 50).
  @Test("is zoomed about the middle of what shows, and is as large as its view")
  func scale() {
    let zoom = ZoomFixture()
    zoom.scrollView.zoomScale = 2
    expectEqual(zoom.scrollView.zoomScale, 2)
    expectEqual(zoom.picture.transform, CGAffineTransform(scaleX: 2, y: 2))
    expectEqual(zoom.picture.frame, CGRect(x: 0, y: 0, width: 800, height: 400))
    expectEqual(zoom.scrollView.contentSize, CGSize(width: 800, height: 400))
    expectEqual(zoom.scrollView.contentOffset, CGPoint(x: 100, y: 50))
    expectEqual(zoom.trace.take(), ["zoom 2.0"])
    zoom.scrollView.zoomScale = 1
    expectEqual(zoom.scrollView.contentOffset, .zero)
    expectEqual(zoom.scrollView.contentSize, CGSize(width: 400, height: 200))
  }

  @Test("is zoomed between the limits only, and not where the delegate has no view for it")
  func limits() {
    let zoom = ZoomFixture()
    zoom.scrollView.zoomScale = 9
    expectEqual(zoom.scrollView.zoomScale, 4)
    zoom.scrollView.zoomScale = 0.1
    expectEqual(zoom.scrollView.zoomScale, 0.5)
    expectEqual(zoom.scrollView.contentOffset, .zero)
    zoom.scrollView.minimumZoomScale = 1
    expectEqual(zoom.scrollView.zoomScale, 0.5)
    zoom.trace.zoomedView = nil
    zoom.scrollView.zoomScale = 2
    expectEqual(zoom.scrollView.zoomScale, 1)
    expectEqual(zoom.picture.frame.width, 200)
    let other = UIScrollView()
    other.zoomScale = 3
    expectEqual(other.zoomScale, 1)
    expectEqual(other.minimumZoomScale, 1)
    expectEqual(other.maximumZoomScale, 1)
    #expect(other.bouncesZoom)
  }

  @Test("is zoomed to a rectangle of its view, in the middle, as far as the limits allow")
  func rectangle() {
    let zoom = ZoomFixture()
    // 100 × 20 points fill a view of 200 × 100 twice as large. Their middle, (150, 110), is at (300, 220) then.
    zoom.scrollView.zoom(to: CGRect(x: 100, y: 100, width: 100, height: 20), animated: false)
    expectEqual(zoom.scrollView.zoomScale, 2)
    expectEqual(zoom.scrollView.contentOffset, CGPoint(x: 200, y: 170))
    zoom.scrollView.zoom(to: CGRect(x: 399, y: 0, width: 1, height: 1), animated: false)
    expectEqual(zoom.scrollView.zoomScale, 4)
    expectEqual(zoom.scrollView.contentOffset, CGPoint(x: 1400, y: 0))
    zoom.scrollView.zoom(to: .zero, animated: false)
    expectEqual(zoom.scrollView.contentOffset, .zero)
  }

  @Test("is zoomed with an animation that is reported at its beginning and end")
  func animated() {
    let zoom = ZoomFixture()
    zoom.scrollView.setZoomScale(2, animated: true)
    expectEqual(zoom.trace.take(), ["will zoom", "zoom 2.0"])
    #expect(!zoom.scrollView.isZooming)
    zoom.fixture.backend.advance(by: 1.0 / 6)
    let shown = zoom.picture.layer.presentation()?.frame.width ?? 0
    #expect(shown > 400 && shown < 800)
    zoom.fixture.backend.advance(by: 0.5)
    expectEqual(zoom.trace.take(), ["did zoom to 2.0"])
  }

  /// The fingers, 100 points apart around (100, 50), are 200 apart in the end: content at (100, 50) stays between them.
  @Test("follows a pinch, around what is between the fingers, and is not dragged meanwhile")
  func pinch() {
    let zoom = ZoomFixture()
    #expect(zoom.scrollView.pinchGestureRecognizer != nil)
    zoom.finger(.pressed, 0, x: 60)
    zoom.finger(.pressed, 1, x: 140)
    zoom.finger(.dragged, 1, x: 150)
    zoom.finger(.dragged, 0, x: 50)
    #expect(zoom.scrollView.isZooming)
    zoom.finger(.dragged, 0, x: 0)
    zoom.finger(.dragged, 1, x: 180)
    #expect(abs(zoom.scrollView.zoomScale - 2) < 1e-9)
    #expect(!zoom.scrollView.isDragging)
    let anchor = zoom.picture.convert(CGPoint(x: 90, y: 50), from: zoom.fixture.window)
    zoom.finger(.released, 1, x: 180)
    #expect(!zoom.scrollView.isZooming)
    zoom.finger(.released, 0, x: 0)
    // The pinch has begun with the fingers at 60 and 150: what was at 105 is at 90 now.
    #expect(abs(anchor.x - 105) < 1e-9)
    expectEqual(zoom.trace.lines.first, "will zoom")
    expectEqual(zoom.trace.lines.last, "did zoom to \(zoom.scrollView.zoomScale)")
  }

  @Test("goes past a limit with a pinch, the less the further, and comes back")
  func bounce() {
    let zoom = ZoomFixture()
    zoom.magnify(.began, 1)
    zoom.magnify(.changed, 16)
    // Sixteen times is four times past the limit of four: the square root of four shows.
    expectEqual(zoom.scrollView.zoomScale, 8)
    zoom.magnify(.ended, 16)
    #expect(zoom.scrollView.isZoomBouncing)
    #expect(!zoom.scrollView.isZooming)
    expectEqual(zoom.scrollView.zoomScale, 4)
    zoom.fixture.backend.advance(by: 0.5)
    #expect(!zoom.scrollView.isZoomBouncing)
    expectEqual(zoom.trace.take(), ["will zoom", "zoom 8.0", "zoom 4.0", "did zoom to 4.0"])
    zoom.scrollView.bouncesZoom = false
    zoom.magnify(.began, 1)
    zoom.magnify(.changed, 2)
    expectEqual(zoom.scrollView.zoomScale, 4)
    zoom.magnify(.cancelled, 2)
    expectEqual(zoom.trace.take(), ["will zoom", "did zoom to 4.0"])
  }

  @Test("is zoomed by a wheel turned with Control, to the limits and not past them")
  func wheel() {
    let zoom = ZoomFixture()
    let middle = CGPoint(x: 100, y: 50)
    zoom.fixture.screen.turnWheel(by: -1, at: middle, modifiers: .control)
    #expect(abs(zoom.scrollView.zoomScale - 1.1) < 1e-9)
    zoom.fixture.screen.turnWheel(by: -40, at: middle, modifiers: .control)
    expectEqual(zoom.scrollView.zoomScale, 4)
    zoom.fixture.backend.advance(by: 1)
    expectEqual(zoom.trace.take().last, "did zoom to 4.0")
  }

  @Test("cannot be zoomed by a person while the limits leave no room")
  func off() {
    let zoom = ZoomFixture()
    zoom.scrollView.maximumZoomScale = 0.5
    #expect(zoom.scrollView.pinchGestureRecognizer == nil)
    zoom.magnify(.began, 1)
    zoom.magnify(.changed, 2)
    #expect(zoom.trace.take().isEmpty)
    zoom.scrollView.maximumZoomScale = 3
    zoom.trace.zoomedView = nil
    zoom.magnify(.began, 1)
    zoom.magnify(.changed, 2)
    #expect(zoom.trace.take().isEmpty)
  }

  @Test("keeps the corner of its view, where it is centred by the program")
  func corner() {
    let zoom = ZoomFixture()
    zoom.picture.frame.origin = CGPoint(x: 30, y: 10)
    zoom.scrollView.zoomScale = 0.5
    expectEqual(zoom.picture.frame, CGRect(x: 30, y: 10, width: 200, height: 100))
  }

  @Test("ignores scales that are not positive and finite, with a report")
  func unusable() {
    let zoom = ZoomFixture()
    let messages = reports {
      zoom.scrollView.zoomScale = .nan
      zoom.scrollView.maximumZoomScale = -1
      let endless = CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 1)
      zoom.scrollView.zoom(to: endless, animated: false)
    }
    expectEqual(messages.count, 3)
    expectEqual(zoom.scrollView.zoomScale, 1)
    expectEqual(zoom.scrollView.maximumZoomScale, 4)
  }
}

@Suite("The top of a scroll view")
@MainActor
struct ScrollToTopTests {
  /// Answers whether the content may go to its top, and writes down when it has.
  private final class Gate: NSObject, UIScrollViewDelegate {
    var isOpen = true
    var lines: [String] = []

    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
      lines.append("should")
      return isOpen
    }
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { lines.append("did end") }
    func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { lines.append("did") }
  }

  private let gate = Gate()

  /// Content of a program of its own, 300 points from its top, with the Home key pressed.
  private func pressHome(scrollsToTop: Bool = true) -> ScrollFixture {
    let scroll = ScrollFixture()
    scroll.scrollView.delegate = gate
    scroll.scrollView.scrollsToTop = scrollsToTop
    scroll.scrollView.contentOffset.y = 300
    scroll.fixture.screen.press(.keyboardHome)
    return scroll
  }

  @Test("is where the Home key goes, which the delegate is asked about and told of")
  func asked() {
    let scroll = pressHome()
    #expect(scroll.scrollView.scrollsToTop)
    scroll.fixture.backend.advanceUntilIdle()
    expectEqual(scroll.offset, 0)
    expectEqual(gate.lines, ["should", "did end", "did"])
  }

  @Test("is not gone to where the delegate refuses")
  func refused() {
    gate.isOpen = false
    let scroll = pressHome()
    scroll.fixture.backend.advanceUntilIdle()
    expectEqual(scroll.offset, 300)
    expectEqual(gate.lines, ["should"])
  }

  @Test("is gone to without a question where the scroll view does not scroll to its top by that")
  func plain() {
    let scroll = pressHome(scrollsToTop: false)
    scroll.fixture.backend.advanceUntilIdle()
    expectEqual(scroll.offset, 0)
    expectEqual(gate.lines, ["did end"])
  }

  @Test("is not reported as reached by a movement that was sent elsewhere on the way")
  func diverted() {
    let scroll = pressHome()
    scroll.fixture.backend.advance(by: 0.05)
    scroll.scrollView.setContentOffset(CGPoint(x: 0, y: 500), animated: true)
    scroll.fixture.backend.advanceUntilIdle()
    expectEqual(scroll.offset, 500)
    // The movement to the top has ended, and the one that replaced it.
    expectEqual(gate.lines, ["should", "did end", "did end"])
  }
}
