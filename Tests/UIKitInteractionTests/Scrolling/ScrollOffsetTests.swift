import CoreGraphics
import Foundation
import TesseraTestSupport
import Testing

@testable import UIKit
@testable import UIKitTestSupport

@Suite("The offset of a scroll view")
@MainActor
struct ScrollOffsetTests {
  @Test("can be set to any place and is not kept within the content")
  func isNotClamped() {
    let scroll = ScrollFixture()
    scroll.scrollView.contentOffset = CGPoint(x: -50, y: 9000)
    expectEqual(scroll.scrollView.contentOffset, CGPoint(x: -50, y: 9000))
    expectEqual(scroll.trace.take(), ["scroll"])
  }

  @Test("stays when the view or the content grows, and comes back inside when they do not hold it")
  func sizes() {
    let scroll = ScrollFixture()
    scroll.scrollView.contentOffset.y = 1500
    scroll.scrollView.frame.size.height = 450
    expectEqual(scroll.offset, 1500)
    scroll.scrollView.frame.size.height = 600
    expectEqual(scroll.offset, 1400)
    scroll.scrollView.contentSize.height = 5000
    expectEqual(scroll.offset, 1400)
    scroll.scrollView.contentSize.height = 700
    expectEqual(scroll.offset, 100)
    scroll.scrollView.contentSize.height = 0
    expectEqual(scroll.offset, 0)
  }

  @Test("comes back inside when the content inset goes away, animated in an animation block")
  func insets() {
    let scroll = ScrollFixture()
    scroll.scrollView.contentInset.top = 60
    expectEqual(scroll.offset, 0)
    scroll.scrollView.contentOffset.y = -60
    UIView.animate(withDuration: 0.2, animations: { scroll.scrollView.contentInset.top = 0 })
    expectEqual(scroll.offset, 0)
    expectEqual(scroll.scrollView.layer.shown.bounds.minY, -60)
    scroll.fixture.backend.advance(by: 0.2)
    expectEqual(scroll.scrollView.layer.shown.bounds.minY, 0)
  }

  @Test("set in an animation block goes there as the block says")
  func animationBlock() {
    let scroll = ScrollFixture()
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      scroll.scrollView.contentOffset.y = 200
    }
    expectEqual(scroll.offset, 200)
    scroll.fixture.backend.advance(by: 0.5)
    #expect(abs(scroll.scrollView.layer.shown.bounds.minY - 100) < 1e-9)
    expectEqual(scroll.trace.take(), ["scroll"])
  }

  @Test("follows the top edge as the safe area reaches in, and tells of the inset")
  func safeArea() {
    let fixture = Fixture()
    let controller = UIViewController()
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    scrollView.contentSize = CGSize(width: 320, height: 2000)
    controller.view.addSubview(scrollView)
    fixture.window.rootViewController = controller
    fixture.backend.makeFrame()
    let trace = ScrollTrace()
    scrollView.delegate = trace
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 44, left: 0, bottom: 0, right: 0)
    fixture.backend.makeFrame()
    expectEqual(scrollView.adjustedContentInset.top, 44)
    expectEqual(scrollView.contentOffset.y, -44)
    expectEqual(trace.take(), ["inset", "scroll"])
    scrollView.contentInsetAdjustmentBehavior = .never
    expectEqual(scrollView.contentOffset.y, 0)
  }

  @Test("follows the safe area where it can scroll, and hears when that changes")
  func scrollableAxes() {
    let fixture = Fixture()
    let controller = UIViewController()
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 44, left: 10, bottom: 0, right: 0)
    fixture.window.rootViewController = controller
    let scrollView = UIScrollView(frame: controller.view.bounds)
    scrollView.contentInsetAdjustmentBehavior = .scrollableAxes
    scrollView.contentSize = CGSize(width: 320, height: 100)
    controller.view.addSubview(scrollView)
    fixture.backend.makeFrame()
    let trace = ScrollTrace()
    scrollView.delegate = trace
    expectEqual(scrollView.adjustedContentInset, .zero)
    scrollView.contentSize.height = 1000
    expectEqual(scrollView.adjustedContentInset.top, 44)
    expectEqual(scrollView.contentOffset.y, -44)
    expectEqual(trace.take(), ["inset", "scroll"])
    scrollView.contentSize.height = 100
    expectEqual(scrollView.contentOffset.y, 0)
    scrollView.alwaysBounceVertical = true
    scrollView.alwaysBounceHorizontal = true
    expectEqual(
      scrollView.adjustedContentInset,
      UIEdgeInsets(top: 44, left: 10, bottom: 0, right: 0)
    )
  }

  @Test("keeps rows clear of the safe area that its inset keeps them clear of")
  func safeAreaOfContent() {
    let fixture = Fixture()
    let controller = UIViewController()
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 44, left: 10, bottom: 0, right: 0)
    fixture.window.rootViewController = controller
    let scrollView = UIScrollView(frame: controller.view.bounds)
    scrollView.contentSize = CGSize(width: 320, height: 2000)
    let row = UIView(frame: CGRect(x: 0, y: 100, width: 320, height: 50))
    scrollView.addSubview(row)
    controller.view.addSubview(scrollView)
    fixture.backend.makeFrame()
    expectEqual(row.safeAreaInsets, UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 0))
    scrollView.contentOffset.y = 90
    expectEqual(row.safeAreaInsets, UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 0))
    scrollView.contentInsetAdjustmentBehavior = .never
    expectEqual(row.safeAreaInsets, UIEdgeInsets(top: 34, left: 10, bottom: 0, right: 0))
  }

  @Test("scrolls as little as needed to show a rectangle")
  func rectangles() {
    let scroll = ScrollFixture()
    func offset(showing minY: CGFloat, _ height: CGFloat, from start: CGFloat) -> CGFloat {
      scroll.scrollView.contentOffset.y = start
      let rect = CGRect(x: 0, y: minY, width: 10, height: height)
      scroll.scrollView.scrollRectToVisible(rect, animated: false)
      return scroll.offset
    }
    expectEqual(offset(showing: 500, 100, from: 300), 300)
    expectEqual(offset(showing: 500, 100, from: 700), 500)
    expectEqual(offset(showing: 500, 100, from: 0), 200)
    expectEqual(offset(showing: 500, 900, from: 0), 500)
    expectEqual(offset(showing: 5000, 100, from: 0), 1600)
    scroll.scrollView.contentInset.bottom = 50
    expectEqual(offset(showing: 500, 100, from: 0), 250)
  }

  @Test("set while content slows down is where the rest of the movement starts")
  func shiftedFling() {
    let scroll = ScrollFixture(content: CGSize(width: 320, height: 20_000))
    scroll.flick()
    scroll.fixture.backend.advance(by: 0.2)
    scroll.scrollView.contentOffset.y += 5000
    scroll.fixture.backend.advance(by: 0.3)
    let expected = 5190 + 2000 / normalFriction * (1 - pow(0.998, 500))
    #expect(abs(scroll.offset - expected) < 1e-6)
  }

  @Test("of a fling, a bounce and an animation keeps its speed when content is inserted above")
  func shifts() {
    func path(_ start: (ScrollFixture) -> Void, shift: CGFloat) -> [CGFloat] {
      let scroll = ScrollFixture()
      start(scroll)
      scroll.fixture.backend.advance(by: 0.05)
      let size = CGSize(width: 320, height: 2000 + shift)
      scroll.scrollView.shiftContent(by: CGVector(dx: 0, dy: shift), size: size)
      return (0..<30).map { _ in
        scroll.fixture.backend.advance(by: 0.05)
        return scroll.offset - shift
      }
    }
    func expectSame(_ start: (ScrollFixture) -> Void) {
      let difference = zip(path(start, shift: 0), path(start, shift: 700)).map { abs($0 - $1) }
      #expect(difference.allSatisfy { $0 < 0.25 })
    }
    expectSame { $0.flick() }
    expectSame { $0.scrollView.setContentOffset(CGPoint(x: 0, y: 900), animated: true) }
    expectSame { scroll in
      scroll.scrollView.contentOffset.y = 1500
      scroll.flick()
    }
  }

  @Test("set to the end of numbers during a fling comes back at once", arguments: [1e308, -1e308])
  func endOfNumbers(_ offset: CGFloat) {
    let scroll = ScrollFixture()
    scroll.flick()
    scroll.fixture.backend.advance(by: 0.1)
    #expect(scroll.scrollView.isDecelerating)
    scroll.scrollView.contentOffset.y = offset
    scroll.fixture.backend.advance(by: 0.1)
    // The content is 2,000 points high, the view 400.
    expectEqual(scroll.offset, (offset > 0 ? 1600 : 0))
    #expect(scroll.isIdle)
    expectEqual(scroll.trace.take().last, "did decelerate")
  }

  @Test("of an animation arrives where its target turned out to be, when it would have")
  func correctedTarget() {
    let scroll = ScrollFixture()
    scroll.scrollView.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
    scroll.fixture.backend.advance(by: 0.1)
    #expect(scroll.scrollView.correctAnimationTarget(to: CGPoint(x: 0, y: 450)))
    scroll.fixture.backend.advance(by: 0.2)
    expectEqual(scroll.offset, 450)
    #expect(scroll.isIdle)
    #expect(!scroll.scrollView.correctAnimationTarget(to: .zero))
  }

  @Test("is at rest inside the content when the view leaves its window")
  func leavesTheWindow() {
    let scroll = ScrollFixture()
    scroll.scrollView.contentOffset.y = 1550
    scroll.flick()
    scroll.fixture.backend.advance(by: 0.05)
    scroll.scrollView.removeFromSuperview()
    #expect(scroll.isIdle)
    #expect(scroll.offset <= 1600)
    scroll.scrollView.setContentOffset(CGPoint(x: 0, y: 10), animated: true)
    expectEqual(scroll.offset, 10)
  }

  @Test("ignores numbers that are not finite, says so, and stands very large ones")
  func unusable() {
    var reports: [Diagnostic.Kind] = []
    Diagnostics.hook = { reports.append($0.kind) }
    defer { Diagnostics.hook = nil }
    let scroll = ScrollFixture()
    scroll.scrollView.contentSize = CGSize(width: CGFloat.nan, height: 4)
    scroll.scrollView.contentInset.top = .infinity
    scroll.scrollView.setContentOffset(CGPoint(x: 0, y: CGFloat.nan), animated: true)
    scroll.scrollView.scrollRectToVisible(
      CGRect(x: 0, y: CGFloat.nan, width: 1, height: 1),
      animated: false
    )
    scroll.scrollView.shiftContent(by: CGVector(dx: CGFloat.nan, dy: 0))
    expectEqual(reports, Array(repeating: .scrolling, count: 5))
    scroll.scrollView.contentOffset.y = .infinity
    expectEqual(reports.last, .geometry)
    expectEqual(scroll.scrollView.contentSize.height, 2000)
    scroll.scrollView.contentSize = CGSize(width: 1e300, height: 44e9)
    scroll.scrollView.setContentOffset(CGPoint(x: 0, y: 43e9), animated: true)
    #expect(scroll.fixture.backend.advanceUntilIdle())
    expectEqual(scroll.offset, 43e9)
    scroll.flick()
    #expect(scroll.fixture.backend.advanceUntilIdle())
    #expect(abs(scroll.offset - 43e9 - 1189) < 0.01)
  }
}
