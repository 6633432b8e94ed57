import Foundation
import TesseraTestSupport
import Testing
import UIKit

private final class Silent: NSObject, UIScrollViewDelegate {}

private final class Complete: CallLog, UIScrollViewDelegate {
  func scrollViewDidScroll(_ scrollView: UIScrollView) { note() }
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { note() }
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView,
    withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    targetContentOffset.pointee.y += velocity.y
    note()
  }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    note()
  }
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { note() }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { note() }
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { note() }
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) { note() }
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
    note()
    return false
  }
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { note() }
  func viewForZooming(in scrollView: UIScrollView) -> UIView? {
    note()
    return scrollView
  }
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) { note() }
  func scrollViewDidZoom(_ scrollView: UIScrollView) { note() }
  func scrollViewDidEndZooming(
    _ scrollView: UIScrollView,
    with view: UIView?,
    atScale scale: CGFloat
  ) { note() }
}

@Suite("The methods of a scroll view's delegate, called with `?`,")
@MainActor
struct ScrollingOptionalCallTests {
  private let fixture = Fixture()

  @Test("are called where there are any, and answer nil where there are none")
  func calls() {
    let view = UIScrollView()
    var target = CGPoint(x: 0, y: 10)
    let cases: [OptionalCallCase<any UIScrollViewDelegate>] = [
      .init("scrollViewDidScroll(_:)") { $0.scrollViewDidScroll?(view) },
      .init("scrollViewWillBeginDragging(_:)") { $0.scrollViewWillBeginDragging?(view) },
      .init("scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)") {
        $0.scrollViewWillEndDragging?(
          view,
          withVelocity: CGPoint(x: 0, y: 3),
          targetContentOffset: &target
        )
      },
      .init("scrollViewDidEndDragging(_:willDecelerate:)") {
        $0.scrollViewDidEndDragging?(view, willDecelerate: true)
      },
      .init("scrollViewWillBeginDecelerating(_:)") { $0.scrollViewWillBeginDecelerating?(view) },
      .init("scrollViewDidEndDecelerating(_:)") { $0.scrollViewDidEndDecelerating?(view) },
      .init("scrollViewDidEndScrollingAnimation(_:)") {
        $0.scrollViewDidEndScrollingAnimation?(view)
      },
      .init("scrollViewDidChangeAdjustedContentInset(_:)") {
        $0.scrollViewDidChangeAdjustedContentInset?(view)
      },
      .init("scrollViewShouldScrollToTop(_:)", "false") { $0.scrollViewShouldScrollToTop?(view) },
      .init("scrollViewDidScrollToTop(_:)") { $0.scrollViewDidScrollToTop?(view) },
      .init("viewForZooming(in:)", "true") {
        $0.viewForZooming?(in: view).map { $0 === view }
      },
      .init("scrollViewWillBeginZooming(_:with:)") {
        $0.scrollViewWillBeginZooming?(view, with: nil)
      },
      .init("scrollViewDidZoom(_:)") { $0.scrollViewDidZoom?(view) },
      .init("scrollViewDidEndZooming(_:with:atScale:)") {
        $0.scrollViewDidEndZooming?(view, with: nil, atScale: 2)
      },
    ]
    let complete = Complete()
    cases.check(leavingOut: Silent(), having: complete, log: complete)
    expectEqual(target.y, 13)
  }

  @Test("are called through the delegate of a scroll view")
  func throughTheView() {
    let view = UIScrollView()
    let complete = Complete()
    view.delegate = complete
    view.delegate?.scrollViewDidScroll?(view)
    view.delegate?.scrollViewDidScroll(view)
    expectEqual(complete.calls, ["scrollViewDidScroll(_:)", "scrollViewDidScroll(_:)"])
    view.delegate = nil
    #expect(view.delegate?.scrollViewDidScroll?(view) == nil)
  }
}
