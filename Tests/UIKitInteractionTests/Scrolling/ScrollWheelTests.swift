import CoreGraphics
import Foundation
import TesseraTestSupport
import Testing

@testable import UIKit
@testable import UIKitTestSupport

@Suite("A wheel or a touchpad over a scroll view")
@MainActor
struct ScrollWheelTests {
  private let middle = CGPoint(x: 100, y: 200)

  private func touchpad(_ scroll: ScrollFixture, _ movement: UIBackendScrollEvent.Movement) {
    let time = scroll.fixture.backend.currentTime
    scroll.fixture.screen.send(
      .scroll(UIBackendScrollEvent(movement, at: middle, timestamp: time))
    )
  }

  /// A notch is the visible length to the power of 2/3: 400^(2/3) = 54.29.
  @Test("moves by the visible length to the power of two thirds a notch, smoothly")
  func notch() {
    let scroll = ScrollFixture()
    #expect(scroll.fixture.screen.turnWheel(by: 1, at: middle))
    expectEqual(scroll.offset, 0)
    scroll.fixture.backend.advance(by: 0.1)
    #expect(abs(scroll.offset - 54.2884 / 2) < 1e-3)
    scroll.fixture.backend.advance(by: 0.1)
    #expect(abs(scroll.offset - 54.2884) < 1e-3)
    expectEqual(scroll.trace.take(), ["scroll", "did animate"])
    #expect(scroll.isIdle)
  }

  @Test("adds up notches that follow each other, and stops at the edges")
  func accumulates() {
    let scroll = ScrollFixture()
    for _ in 0..<3 {
      scroll.fixture.screen.turnWheel(by: 1, at: middle)
      scroll.fixture.backend.advance(by: 0.05)
    }
    #expect(scroll.fixture.backend.advanceUntilIdle())
    #expect(abs(scroll.offset - 3 * 54.2884) < 1e-3)
    scroll.fixture.screen.turnWheel(by: -50, at: middle)
    #expect(scroll.fixture.backend.advanceUntilIdle())
    expectEqual(scroll.offset, 0)
    scroll.fixture.backend.advance(by: 0.5)
    #expect(!scroll.fixture.screen.turnWheel(by: -1, at: middle))
  }

  /// A notch is the visible length to the power of 2/3: 320^(2/3) = 46.78.
  @Test("moves along content that goes on beside what shows alone", arguments: [false, true])
  func sideways(isRightToLeft: Bool) {
    let scroll = ScrollFixture(content: CGSize(width: 2000, height: 400))
    if isRightToLeft { scroll.scrollView.semanticContentAttribute = .forceRightToLeft }
    scroll.scrollView.contentOffset.x = 500
    #expect(scroll.fixture.screen.turnWheel(by: 1, at: middle))
    #expect(scroll.fixture.backend.advanceUntilIdle())
    let distance = scroll.scrollView.contentOffset.x - 500
    #expect(abs(abs(distance) - 46.784) < 1e-3)
    expectEqual((distance < 0), isRightToLeft)
    expectEqual(scroll.offset, 0)
  }

  @Test("moves a list up and down, and not the row of cards that it is over")
  func overCarousel() {
    let scroll = ScrollFixture()
    let cards = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 300))
    cards.contentSize = CGSize(width: 2000, height: 300)
    scroll.scrollView.addSubview(cards)
    scroll.fixture.screen.turnWheel(by: 1, at: middle)
    #expect(scroll.fixture.backend.advanceUntilIdle())
    expectEqual(cards.contentOffset, .zero)
    #expect(scroll.offset > 0)
    // At the top of the list the cards stay as well.
    scroll.fixture.screen.turnWheel(by: -50, at: middle)
    #expect(scroll.fixture.backend.advanceUntilIdle())
    scroll.fixture.backend.advance(by: 0.5)
    cards.contentOffset.x = 100
    scroll.fixture.screen.turnWheel(by: -1, at: middle)
    #expect(scroll.fixture.backend.advanceUntilIdle())
    expectEqual(cards.contentOffset.x, 100)
  }

  @Test("turns whole pages where there are pages")
  func pages() {
    let scroll = ScrollFixture()
    scroll.scrollView.isPagingEnabled = true
    scroll.fixture.screen.turnWheel(by: 1, at: middle)
    scroll.fixture.screen.turnWheel(by: 1, at: middle)
    #expect(scroll.fixture.backend.advanceUntilIdle())
    expectEqual(scroll.offset, 800)
  }

  @Test("moves sideways with Shift, and not at all with Control")
  func modifiers() {
    let scroll = ScrollFixture(content: CGSize(width: 2000, height: 2000))
    scroll.fixture.screen.turnWheel(by: 1, at: middle, modifiers: .shift)
    #expect(scroll.fixture.backend.advanceUntilIdle())
    #expect(abs(scroll.scrollView.contentOffset.x - pow(320, 2.0 / 3)) < 1e-6)
    expectEqual(scroll.offset, 0)
    #expect(!scroll.fixture.screen.turnWheel(by: 1, at: middle, modifiers: .control))
    #expect(scroll.fixture.backend.advanceUntilIdle())
    expectEqual(scroll.offset, 0)
  }

  @Test("follows fingers on a touchpad point by point and goes on with their speed")
  func touchpad() {
    let scroll = ScrollFixture()
    touchpad(scroll, .fingersBegan)
    touchpad(scroll, .fingersMoved(CGVector(dx: 0, dy: 3)))
    touchpad(scroll, .fingersMoved(CGVector(dx: 0, dy: 27)))
    expectEqual(scroll.offset, 30)
    #expect(scroll.scrollView.isDragging)
    #expect(!scroll.scrollView.isTracking)
    touchpad(scroll, .fingersEnded(velocity: CGVector(dx: 0, dy: 500)))
    #expect(scroll.scrollView.isDecelerating)
    scroll.fixture.backend.advance(by: 0.5)
    let expected = 30 + 500 / normalFriction * (1 - pow(0.998, 500))
    #expect(abs(scroll.offset - expected) < 1e-6)
    #expect(scroll.fixture.backend.advanceUntilIdle())
    expectEqual(
      scroll.trace.take(),
      [
        "will begin dragging", "scroll", "will end dragging at 0.5 to 280.0",
        "did end dragging, goes on", "will decelerate", "scroll", "did decelerate",
      ]
    )
  }

  @Test("stops what moves when fingers are laid on the touchpad")
  func touchpadStops() {
    let scroll = ScrollFixture()
    scroll.flick()
    scroll.fixture.backend.advance(by: 0.1)
    touchpad(scroll, .fingersBegan)
    #expect(scroll.isIdle)
    touchpad(scroll, .fingersEnded(velocity: .zero))
    #expect(scroll.isIdle)
  }

  @Test("is at rest after movements without a beginning or an end")
  func strayMovements() {
    let scroll = ScrollFixture()
    touchpad(scroll, .fingersMoved(CGVector(dx: 0, dy: 12)))
    expectEqual(scroll.offset, 12)
    #expect(scroll.isIdle)
    touchpad(scroll, .fingersEnded(velocity: CGVector(dx: 0, dy: 900)))
    #expect(scroll.isIdle)
  }

  @Test("ignores numbers that are not finite")
  func unusable() {
    let scroll = ScrollFixture()
    scroll.fixture.screen.turnWheel(by: .nan, at: middle)
    touchpad(scroll, .fingersBegan)
    touchpad(scroll, .fingersMoved(CGVector(dx: 0, dy: 1)))
    touchpad(scroll, .fingersMoved(CGVector(dx: 0, dy: CGFloat.infinity)))
    touchpad(scroll, .fingersEnded(velocity: CGVector(dx: CGFloat.nan, dy: 3)))
    #expect(scroll.fixture.backend.advanceUntilIdle())
    expectEqual(scroll.offset, 1)
    #expect(scroll.isIdle)
  }
}

@Suite("A scroll view in a scroll view")
@MainActor
struct NestedScrollTests {
  /// A vertical scroll view of 320 × 400 with one of 320 × 200 at its top.
  @MainActor
  private struct Nest {
    let outer = ScrollFixture()
    let inner: UIScrollView

    init(content: CGSize) {
      inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
      inner.contentSize = content
      outer.scrollView.addSubview(inner)
      outer.fixture.backend.makeFrame()
    }

    func drag(by distance: CGVector) {
      let start = CGPoint(x: 150, y: 100)
      let end = CGPoint(x: start.x + distance.dx, y: start.y + distance.dy)
      outer.fixture.screen.drag(from: start, to: end, duration: 0.5)
      outer.fixture.backend.advanceUntilIdle()
    }

    func wheel(_ notches: CGFloat) {
      outer.fixture.screen.turnWheel(by: notches, at: CGPoint(x: 150, y: 20))
    }
  }

  @Test("takes drags along its own axis and leaves the others to the outer one")
  func axes() {
    let nest = Nest(content: CGSize(width: 1000, height: 200))
    nest.drag(by: CGVector(dx: -60, dy: -5))
    #expect(nest.inner.contentOffset.x > 40)
    expectEqual(nest.outer.offset, 0)
    let before = nest.inner.contentOffset
    nest.drag(by: CGVector(dx: 5, dy: -60))
    expectEqual(nest.inner.contentOffset, before)
    #expect(nest.outer.offset > 40)
  }

  @Test("leaves a vertical wheel to the outer one if it is horizontal itself")
  func wheelAcross() {
    let nest = Nest(content: CGSize(width: 1000, height: 200))
    nest.wheel(1)
    nest.outer.fixture.backend.advanceUntilIdle()
    expectEqual(nest.inner.contentOffset, .zero)
    #expect(abs(nest.outer.offset - 54.2884) < 1e-3)
  }

  @Test("at its end hands a new movement, and only a new one, to the outer one")
  func handsOver() {
    let nest = Nest(content: CGSize(width: 320, height: 230))
    nest.wheel(1)
    nest.outer.fixture.backend.advance(by: 0.1)
    nest.wheel(1)
    nest.outer.fixture.backend.advanceUntilIdle()
    expectEqual(nest.inner.contentOffset.y, 30)
    expectEqual(nest.outer.offset, 0)
    nest.outer.fixture.backend.advance(by: 0.5)
    nest.wheel(1)
    nest.outer.fixture.backend.advanceUntilIdle()
    expectEqual(nest.inner.contentOffset.y, 30)
    #expect(abs(nest.outer.offset - 54.2884) < 1e-3)
  }

  @Test("at its end leaves a new drag to the outer one, which leaves it what comes back")
  func handsOverDrags() {
    let nest = Nest(content: CGSize(width: 320, height: 230))
    nest.inner.contentOffset.y = 30
    nest.drag(by: CGVector(dx: 0, dy: -40))
    expectEqual(nest.inner.contentOffset.y, 30)
    #expect(nest.outer.offset > 29)
    nest.outer.scrollView.contentOffset = .zero
    nest.drag(by: CGVector(dx: 0, dy: 30))
    #expect(nest.inner.contentOffset.y < 15)
    expectEqual(nest.outer.offset, 0)
  }
}

@Suite("A key pressed in a scroll view")
@MainActor
struct ScrollKeyboardTests {
  private func pressed(_ key: UIKeyboardHIDUsage, from start: CGFloat, shift: Bool = false)
    -> CGFloat
  {
    let scroll = ScrollFixture()
    scroll.scrollView.contentOffset.y = start
    scroll.fixture.screen.press(key, modifiers: shift ? .shift : [])
    scroll.fixture.backend.advanceUntilIdle()
    return scroll.offset
  }

  @Test("scrolls by a line, a page, or all the way")
  func keys() {
    /// A page is nine tenths of the 400 points that show.
    let page: CGFloat = 360
    expectEqual(pressed(.keyboardDownArrow, from: 100), 140)
    expectEqual(pressed(.keyboardUpArrow, from: 100), 60)
    expectEqual(pressed(.keyboardPageDown, from: 100), 100 + page)
    expectEqual(pressed(.keyboardPageUp, from: 700), 700 - page)
    expectEqual(pressed(.keyboardSpacebar, from: 100), 100 + page)
    expectEqual(pressed(.keyboardSpacebar, from: 700, shift: true), 700 - page)
    expectEqual(pressed(.keyboardEnd, from: 100), 1600)
    expectEqual(pressed(.keyboardHome, from: 100), 0)
    expectEqual(pressed(.keyboardUpArrow, from: 10), 0)
    expectEqual(pressed(.keyboardTab, from: 100), 100)
  }

  @Test("goes to the scroll view that was pressed, and to the outer one at its end")
  func responders() {
    let scroll = ScrollFixture()
    let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
    inner.contentSize = CGSize(width: 320, height: 220)
    scroll.scrollView.addSubview(inner)
    scroll.fixture.screen.tap(at: CGPoint(x: 10, y: 10))
    #expect(inner.isFirstResponder)
    for _ in 0..<2 {
      scroll.fixture.screen.press(.keyboardDownArrow)
      scroll.fixture.backend.advanceUntilIdle()
    }
    expectEqual(inner.contentOffset.y, 20)
    expectEqual(scroll.offset, 40)
  }
}
