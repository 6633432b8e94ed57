import CoreGraphics
import Foundation
import TesseraTestSupport
import Testing

@testable import UIKit
@testable import UIKitTestSupport

@Suite("A drag in a scroll view")
@MainActor
struct ScrollDraggingTests {
  @Test("moves the content with the finger, less the ten points it took to be one")
  func follows() {
    let scroll = ScrollFixture()
    scroll.pull(by: CGVector(dx: 0, dy: -9))
    expectEqual(scroll.offset, 0)
    #expect(scroll.scrollView.isTracking)
    #expect(!scroll.scrollView.isDragging)
    scroll.move(to: CGVector(dx: 0, dy: -100))
    expectEqual(scroll.offset, 90)
    #expect(scroll.scrollView.isDragging)
    scroll.move(to: CGVector(dx: 0, dy: -60))
    expectEqual(scroll.offset, 50)
    scroll.letGoAtRest(CGVector(dx: 0, dy: -60))
    expectEqual(scroll.offset, 50)
    #expect(scroll.isIdle)
  }

  /// 110 points down at the top are a pull of 100, of which d · (1 − 1 / (100 · 0.55 / d + 1)) show.
  @Test("stretches at an edge as far as the rubber band shows, and springs back")
  func rubberBand() {
    let scroll = ScrollFixture()
    scroll.pull(by: CGVector(dx: 0, dy: 110))
    let band = shown(ofPull: 100)
    #expect(abs(scroll.offset + band) < 1e-9)
    #expect(abs(scroll.offset + 48.3516) < 1e-4)
    scroll.move(to: CGVector(dx: 0, dy: 60))
    #expect(abs(scroll.offset + shown(ofPull: 50)) < 1e-9)
    scroll.letGoAtRest(CGVector(dx: 0, dy: 60))
    #expect(scroll.scrollView.isDecelerating)
    #expect(scroll.fixture.backend.advanceUntilIdle())
    expectEqual(scroll.offset, 0)
    #expect(scroll.isIdle)
  }

  @Test("does not stretch an edge that does not bounce")
  func firmEdge() {
    let scroll = ScrollFixture()
    scroll.scrollView.bounces = false
    scroll.pull(by: CGVector(dx: 0, dy: -60))
    expectEqual(scroll.offset, 50)
    scroll.move(to: CGVector(dx: 0, dy: 40))
    expectEqual(scroll.offset, 0)
  }

  /// v = 2,000 from 190: offset(t) = 190 + v / k · (1 − 0.998^(1000 t)), k = −1000 · ln 0.998.
  @Test("goes on with the speed of the finger and slows down by 0.998 a millisecond")
  func flick() {
    let scroll = ScrollFixture()
    scroll.flick()
    expectEqual(scroll.offset, 190)
    #expect(scroll.scrollView.isDecelerating)
    for time in [0.1, 0.5, 1.5] {
      let already = scroll.fixture.backend.currentTime - 0.1
      scroll.fixture.backend.advance(by: time - already)
      let expected = 190 + 2000 / normalFriction * (1 - pow(0.998, 1000 * time))
      #expect(abs(scroll.offset - expected) < 1e-6, "after \(time) s")
    }
    #expect(scroll.fixture.backend.advanceUntilIdle())
    #expect(abs(scroll.offset - 1188.9997) < 1e-3)
    #expect(scroll.isIdle)
  }

  @Test("takes the same way whatever the rate of frames")
  func frameRates() throws {
    var offsets: [[CGFloat]] = []
    for framesPerSecond in [60, 120, 90, 240] {
      let scroll = ScrollFixture(content: CGSize(width: 320, height: 900))
      scroll.flick()
      var path: [CGFloat] = []
      for _ in 0..<20 {
        for _ in 0..<(framesPerSecond / 10) {
          scroll.fixture.backend.advance(by: 1 / Double(framesPerSecond))
        }
        path.append(scroll.offset)
      }
      offsets.append(path)
    }
    for path in offsets.dropFirst() {
      for (index, offset) in path.enumerated() {
        try #require(abs(offset - offsets[0][index]) < 1e-6, "after \(index + 1) tenths")
      }
    }
    // The content ends at 500: it was passed and came back.
    #expect(offsets[0].contains { $0 > 501 })
    expectEqual(offsets[0].last, 500)
  }

  @Test("rests on the page that a flick points at, and on the nearest after a slow release")
  func pages() {
    let scroll = ScrollFixture()
    scroll.scrollView.isPagingEnabled = true
    scroll.flick()
    #expect(scroll.fixture.backend.advanceUntilIdle())
    expectEqual(scroll.offset, 400)
    scroll.pull(by: CGVector(dx: 0, dy: -205))
    expectEqual(scroll.offset, 595)
    scroll.letGoAtRest(CGVector(dx: 0, dy: -205))
    #expect(scroll.fixture.backend.advanceUntilIdle())
    expectEqual(scroll.offset, 400)
  }

  @Test("goes on to a page when the mouse is clicked while it moves")
  func caughtBetweenPages() {
    let scroll = ScrollFixture()
    scroll.scrollView.isPagingEnabled = true
    scroll.flick()
    scroll.fixture.backend.advance(by: 0.05)
    let caught = scroll.offset
    #expect(caught > 0 && caught < 400)
    scroll.fixture.screen.pointer(.pressed, at: CGPoint(x: 100, y: 100), device: .mouse)
    scroll.fixture.backend.advance(by: 1)
    expectEqual(scroll.offset, caught, "it stands as long as the button is held")
    scroll.fixture.screen.pointer(.released, at: CGPoint(x: 100, y: 100), device: .mouse)
    #expect(scroll.fixture.backend.advanceUntilIdle())
    expectEqual(scroll.offset, (caught < 200 ? 0 : 400))
  }

  @Test("rests where the delegate says")
  func chosenTarget() {
    let scroll = ScrollFixture()
    scroll.trace.chooseTarget = { _ in CGPoint(x: 0, y: 700) }
    scroll.flick()
    #expect(scroll.fixture.backend.advanceUntilIdle())
    #expect(abs(scroll.offset - 700) <= 1e-9)
  }

  @Test("stays on the axis it began along when the directional lock is on")
  func directionalLock() {
    for (isLocked, expected) in [(true, CGFloat(0)), (false, 27)] {
      let scroll = ScrollFixture(content: CGSize(width: 2000, height: 2000))
      scroll.scrollView.isDirectionalLockEnabled = isLocked
      scroll.pull(by: CGVector(dx: 0, dy: -100))
      scroll.move(to: CGVector(dx: -27, dy: -120))
      expectEqual(scroll.scrollView.contentOffset, CGPoint(x: expected, y: 110))
    }
  }

  @Test("of two fingers follows their middle, and does not jump when one is lifted")
  func twoFingers() {
    let scroll = ScrollFixture()
    func finger(_ number: Int, _ action: UIBackendPointerEvent.Action, _ y: CGFloat) {
      let event = UIBackendPointerEvent(
        action,
        at: CGPoint(x: 100 + 50 * CGFloat(number), y: y),
        timestamp: scroll.fixture.backend.currentTime,
        device: .touch,
        identifier: number
      )
      scroll.fixture.screen.send(.pointer(event))
    }
    finger(1, .pressed, 300)
    finger(1, .dragged, 250)
    expectEqual(scroll.offset, 40)
    finger(2, .pressed, 100)
    expectEqual(scroll.offset, 40)
    finger(2, .dragged, 60)
    expectEqual(scroll.offset, 60)
    finger(1, .released, 250)
    finger(2, .dragged, 50)
    expectEqual(scroll.offset, 70)
    finger(2, .released, 50)
    #expect(!scroll.scrollView.isDragging)
  }

  @Test("goes on under the finger when content is inserted above it")
  func shifted() {
    let scroll = ScrollFixture()
    scroll.pull(by: CGVector(dx: 0, dy: -100))
    scroll.scrollView.shiftContent(
      by: CGVector(dx: 0, dy: 500),
      size: CGSize(width: 320, height: 2500)
    )
    expectEqual(scroll.offset, 590)
    scroll.move(to: CGVector(dx: 0, dy: -130))
    expectEqual(scroll.offset, 620)
  }

  @Test("is not begun by content that fits, unless it always bounces")
  func contentThatFits() {
    let scroll = ScrollFixture(content: CGSize(width: 320, height: 300))
    scroll.pull(by: CGVector(dx: 0, dy: 110))
    expectEqual(scroll.offset, 0)
    scroll.letGoAtRest(CGVector(dx: 0, dy: 110))
    scroll.scrollView.alwaysBounceVertical = true
    scroll.pull(by: CGVector(dx: 0, dy: 110))
    #expect(abs(scroll.offset + 48.3516) < 1e-4)
  }

  @Test("ends when scrolling is turned off")
  func turnedOff() {
    let scroll = ScrollFixture()
    scroll.pull(by: CGVector(dx: 0, dy: 110))
    scroll.scrollView.isScrollEnabled = false
    #expect(!scroll.scrollView.isDragging)
    #expect(scroll.fixture.backend.advanceUntilIdle())
    expectEqual(scroll.offset, 0)
    scroll.move(to: CGVector(dx: 0, dy: -50))
    expectEqual(scroll.offset, 0)
  }
}
