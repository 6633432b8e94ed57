import CoreGraphics
import Foundation
import TesseraCore
import TesseraTestSupport
import Testing

@testable import UIKit
@testable import UIKitTestSupport

@Suite("The indicators of a scroll view")
@MainActor
struct ScrollIndicatorTests {
  private func indicators(_ scroll: ScrollFixture) -> [ScrollIndicator] {
    scroll.scrollView.subviews.compactMap { $0 as? ScrollIndicator }.filter { !$0.isHidden }
  }

  private func knob(_ scroll: ScrollFixture) -> CGRect {
    guard let strip = indicators(scroll).first, let knob = strip.subviews.first else {
      return .null
    }
    return scroll.scrollView.convert(knob.frame, from: strip).offsetBy(dx: 0, dy: -scroll.offset)
  }

  private func hover(_ scroll: ScrollFixture, _ x: CGFloat, _ y: CGFloat) {
    scroll.fixture.screen.pointer(.hovered, at: CGPoint(x: x, y: y), device: .mouse)
  }

  @Test("are shown while the content moves, and fade after it has come to rest")
  func visibility() {
    let scroll = ScrollFixture()
    expectEqual(indicators(scroll), [])
    scroll.pull(by: CGVector(dx: 0, dy: -60))
    expectEqual(indicators(scroll).map(\.alpha), [1])
    scroll.letGoAtRest(CGVector(dx: 0, dy: -60))
    scroll.fixture.backend.advance(by: 0.7)
    expectEqual(indicators(scroll).map(\.alpha), [1])
    scroll.fixture.backend.advance(by: 0.2)
    expectEqual(indicators(scroll).map(\.alpha), [0])
    #expect(scroll.fixture.backend.advanceUntilIdle())
    expectEqual(indicators(scroll), [])
    scroll.scrollView.flashScrollIndicators()
    expectEqual(indicators(scroll).count, 1)
    #expect(scroll.fixture.backend.advanceUntilIdle())
    expectEqual(indicators(scroll), [])
  }

  /// The track is 400 less a margin of 3 at each end; 400 of 2,000 show.
  @Test("stand where the offset is, three points wide at the right edge")
  func geometry() {
    let scroll = ScrollFixture()
    scroll.scrollView.flashScrollIndicators()
    expectEqual(indicators(scroll).first?.frame, CGRect(x: 306, y: 0, width: 14, height: 400))
    expectEqual(knob(scroll), CGRect(x: 314, y: 3, width: 3, height: 78.8))
    scroll.scrollView.contentOffset.y = 1600
    #expect(abs(knob(scroll).maxY - 397) < 1e-9)
    scroll.scrollView.verticalScrollIndicatorInsets.top = 50
    expectEqual(indicators(scroll).first?.frame.height, 350)
  }

  /// The safe area of 40 at the top moves the content and, by default, the strip of the indicator.
  @Test("stand clear of the safe area if they are to")
  func safeArea() {
    let scroll = ScrollFixture()
    let controller = UIViewController()
    controller.additionalSafeAreaInsets.top = 40
    scroll.fixture.window.rootViewController = controller
    controller.view.addSubview(scroll.scrollView)
    scroll.fixture.backend.makeFrame()
    #expect(scroll.scrollView.automaticallyAdjustsScrollIndicatorInsets)
    scroll.scrollView.flashScrollIndicators()
    expectEqual(indicators(scroll).first?.frame.height, 360)
    scroll.scrollView.automaticallyAdjustsScrollIndicatorInsets = false
    expectEqual(indicators(scroll).first?.frame.height, 400)
    expectEqual(scroll.scrollView.adjustedContentInset.top, 40)
  }

  @Test("stand at the left edge where reading starts at the right")
  func rightToLeft() {
    let scroll = ScrollFixture()
    scroll.scrollView.semanticContentAttribute = .forceRightToLeft
    scroll.scrollView.flashScrollIndicators()
    expectEqual(knob(scroll).minX, 3)
  }

  @Test("are dark or light as they are told, or as the surroundings are")
  func colors() {
    let scroll = ScrollFixture()
    scroll.scrollView.flashScrollIndicators()
    let styles: [(UIScrollView.IndicatorStyle, UIColor)] = [
      (.default, .label), (.black, .black), (.white, .white), (.default, .label),
    ]
    for (style, color) in styles {
      scroll.scrollView.indicatorStyle = style
      let knob = indicators(scroll).first?.subviews.first
      let expected = color.withAlphaComponent(0.4).cgColor(in: scroll.scrollView.traitCollection)
      expectEqual(knob?.backgroundColor?.cgColor(in: scroll.scrollView.traitCollection), expected)
    }
  }

  @Test("stay as far from the edges as each of them is told, and both together")
  func insets() {
    let scroll = ScrollFixture(content: CGSize(width: 1000, height: 2000))
    scroll.scrollView.horizontalScrollIndicatorInsets = UIEdgeInsets(
      top: 0,
      left: 20,
      bottom: 5,
      right: 30
    )
    scroll.scrollView.flashScrollIndicators()
    func frame(_ axis: Axis) -> CGRect? {
      indicators(scroll).first { $0.axis == axis }?.frame
    }
    // 14 points at the end are for the other indicator.
    expectEqual(frame(.horizontal), CGRect(x: 20, y: 381, width: 320 - 50 - 14, height: 14))
    expectEqual(frame(.vertical), CGRect(x: 306, y: 0, width: 14, height: 386))
    let both = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
    scroll.scrollView.scrollIndicatorInsets = both
    expectEqual(scroll.scrollView.verticalScrollIndicatorInsets, both)
    expectEqual(scroll.scrollView.horizontalScrollIndicatorInsets, both)
    expectEqual(frame(.vertical), CGRect(x: 296, y: 10, width: 14, height: 400 - 20 - 14))
    scroll.scrollView.showsHorizontalScrollIndicator = false
    scroll.scrollView.flashScrollIndicators()
    #expect(frame(.horizontal) == nil && frame(.vertical)?.height == 380)
  }

  @Test("stay in front of views that are added later")
  func front() {
    let scroll = ScrollFixture()
    scroll.scrollView.flashScrollIndicators()
    let view = UIView()
    scroll.scrollView.addSubview(view)
    #expect(scroll.scrollView.subviews.last is ScrollIndicator)
    scroll.scrollView.bringSubviewToFront(view)
    #expect(scroll.scrollView.subviews.last is ScrollIndicator)
  }

  @Test("are not shown when they are turned off or there is nothing to scroll")
  func none() {
    let scroll = ScrollFixture()
    scroll.scrollView.showsVerticalScrollIndicator = false
    scroll.scrollView.flashScrollIndicators()
    expectEqual(indicators(scroll), [])
    let short = ScrollFixture(content: CGSize(width: 10, height: 10))
    short.scrollView.flashScrollIndicators()
    expectEqual(indicators(short), [])
  }

  @Test("become wide under a pointer, and go when it leaves")
  func hovering() {
    let scroll = ScrollFixture()
    hover(scroll, 200, 100)
    expectEqual(indicators(scroll), [])
    hover(scroll, 315, 100)
    expectEqual(indicators(scroll).map(\.isWide), [true])
    scroll.fixture.backend.advance(by: 5)
    expectEqual(knob(scroll).width, 8)
    hover(scroll, 200, 100)
    #expect(scroll.fixture.backend.advanceUntilIdle())
    expectEqual(indicators(scroll), [])
  }

  /// The knob is 78.8 of 394 long; half of the room that is left is half of the 1,600 to scroll.
  @Test("move the content when a mouse drags the knob, and are for the mouse alone")
  func dragging() {
    let scroll = ScrollFixture()
    hover(scroll, 315, 20)
    scroll.fixture.screen.pointer(.pressed, at: CGPoint(x: 315, y: 20), device: .mouse)
    let half = (394 - 394.0 / 5) / 2
    let place = CGPoint(x: 200, y: 20 + half)
    scroll.fixture.screen.pointer(.dragged, at: place, device: .mouse)
    #expect(abs(scroll.offset - 800) < 1e-9)
    #expect(!scroll.scrollView.isTracking)
    scroll.fixture.screen.pointer(.dragged, at: CGPoint(x: 315, y: 900), device: .mouse)
    expectEqual(scroll.offset, 1600)
    scroll.fixture.screen.pointer(.released, at: CGPoint(x: 315, y: 900), device: .mouse)
    scroll.fixture.screen.pointer(.exited, at: .zero, device: .mouse)
    #expect(scroll.fixture.backend.advanceUntilIdle())
    expectEqual(indicators(scroll), [])
    scroll.fixture.screen.pointer(.pressed, at: CGPoint(x: 315, y: 300))
    #expect(scroll.scrollView.isTracking)
  }

  @Test("turn a page when the mouse is pressed beside the knob")
  func paging() {
    let scroll = ScrollFixture()
    hover(scroll, 315, 300)
    scroll.fixture.screen.tap(at: CGPoint(x: 315, y: 300), device: .mouse)
    scroll.fixture.backend.advance(by: 0.5)
    expectEqual(scroll.offset, 360)
    scroll.fixture.screen.tap(at: CGPoint(x: 315, y: 5), device: .mouse)
    scroll.fixture.backend.advance(by: 0.5)
    expectEqual(scroll.offset, 0)
  }

  @Test("squeeze together while the content is past an edge")
  func overshoot() {
    let scroll = ScrollFixture()
    scroll.pull(by: CGVector(dx: 0, dy: 110))
    let length = 394.0 / 5 - shown(ofPull: 100)
    #expect(abs(knob(scroll).minY - 3) < 1e-9)
    #expect(abs(knob(scroll).height - length) < 1e-9)
  }
}
