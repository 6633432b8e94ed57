import CoreGraphics
import Foundation
import TesseraTestSupport
import Testing

@testable import UIKit
@testable import UIKitTestSupport

/// Ways of turning a scroll view in the window; content that is turned over starts at the other side.
private enum Turn: CaseIterable {
  case overVertically, overHorizontally, halfRound

  var transform: CGAffineTransform {
    switch self {
    case .overVertically: CGAffineTransform(scaleX: 1, y: -1)
    case .overHorizontally: CGAffineTransform(scaleX: -1, y: 1)
    case .halfRound: CGAffineTransform(rotationAngle: .pi)
    }
  }

  /// The sign of a movement of the content for one to the right or down on screen.
  func sign(isVertical: Bool) -> CGFloat {
    switch self {
    case .overVertically: isVertical ? -1 : 1
    case .overHorizontally: isVertical ? 1 : -1
    case .halfRound: -1
    }
  }
}

/// A square of 400 points with content of 4000 by 4000, scrolled to its middle.
@Suite("A scroll view that is turned over or round in its window")
@MainActor
struct TurnedScrollTests {
  private let middle = CGPoint(x: 200, y: 200)

  private func shown(_ turn: Turn, _ axis: Bool) -> (Fixture, UIScrollView) {
    let fixture = Fixture(width: 400, height: 400)
    let view = UIScrollView(frame: fixture.window.bounds)
    view.contentSize = CGSize(width: axis ? 400 : 4000, height: axis ? 4000 : 400)
    view.contentOffset = CGPoint(x: axis ? 0 : 1800, y: axis ? 1800 : 0)
    view.transform = turn.transform
    fixture.show(view)
    return (fixture, view)
  }

  private func moved(_ view: UIScrollView, _ isVertical: Bool) -> CGFloat {
    (isVertical ? view.contentOffset.y : view.contentOffset.x) - 1800
  }

  /// Notches reveal what is further down or right: 400^(2/3) = 54.29 points of it.
  @Test("is scrolled by a wheel as it looks", arguments: Turn.allCases, [false, true])
  private func wheel(_ turn: Turn, isVertical: Bool) {
    let (fixture, view) = shown(turn, isVertical)
    fixture.screen.turnWheel(by: 1, at: middle)
    fixture.backend.advanceUntilIdle()
    #expect(abs(moved(view, isVertical) - 54.2884 * turn.sign(isVertical: isVertical)) < 1e-3)
  }

  @Test("follows fingers on a touchpad", arguments: Turn.allCases, [false, true])
  private func touchpad(_ turn: Turn, isVertical: Bool) {
    let (fixture, view) = shown(turn, isVertical)
    let distance = isVertical ? CGVector(dx: 0, dy: 40) : CGVector(dx: 40, dy: 0)
    let movements: [UIBackendScrollEvent.Movement] = [
      .fingersBegan, .fingersMoved(distance), .fingersEnded(velocity: .zero),
    ]
    for movement in movements {
      let time = fixture.backend.currentTime
      fixture.screen.send(.scroll(UIBackendScrollEvent(movement, at: middle, timestamp: time)))
    }
    fixture.backend.advanceUntilIdle()
    #expect(abs(moved(view, isVertical) - 40 * turn.sign(isVertical: isVertical)) < 1e-6)
  }

  @Test("follows a finger on it", arguments: Turn.allCases, [false, true])
  private func finger(_ turn: Turn, isVertical: Bool) {
    let (fixture, view) = shown(turn, isVertical)
    let end = CGPoint(x: isVertical ? 200 : 100, y: isVertical ? 100 : 200)
    fixture.screen.drag(from: middle, to: end, duration: 0.5)
    fixture.backend.advanceUntilIdle()
    #expect(moved(view, isVertical) * turn.sign(isVertical: isVertical) > 80)
  }

  /// A step is 40 points.
  @Test("goes where an arrow key points", arguments: Turn.allCases, [false, true])
  private func arrows(_ turn: Turn, isVertical: Bool) {
    let (fixture, view) = shown(turn, isVertical)
    fixture.screen.tap(at: middle, device: .mouse)
    view.becomeFirstResponder()
    fixture.screen.press(isVertical ? .keyboardDownArrow : .keyboardRightArrow)
    fixture.backend.advanceUntilIdle()
    #expect(abs(moved(view, isVertical) - 40 * turn.sign(isVertical: isVertical)) < 1e-6)
  }
}

/// Rows of 50 points in a window of 320 × 400, turned over, so that the first is at the bottom, as chats often do.
@Suite("A list that is turned over in its window")
@MainActor
struct TurnedListTests {
  private func shown() -> CollectionFixture {
    let fixture = CollectionFixture([100])
    fixture.view.transform = CGAffineTransform(scaleX: 1, y: -1)
    fixture.show()
    return fixture
  }

  /// The first row is at the bottom; Up leads to the one that is seen above it, and so does Page Up.
  @Test("has its focus moved by arrows as it looks")
  func arrows() {
    let fixture = shown()
    let screen = fixture.fixture.screen
    screen.tap(at: CGPoint(x: 100, y: 375), device: .mouse)
    expectEqual(fixture.view.focusedPath, [0, 0])
    screen.press(.keyboardUpArrow)
    fixture.fixture.backend.advanceUntilIdle()
    expectEqual(fixture.view.focusedPath, [0, 1])
    screen.press(.keyboardPageUp)
    fixture.fixture.backend.advanceUntilIdle()
    #expect((fixture.view.focusedPath?.item ?? 0) > 5)
    screen.press(.keyboardPageDown)
    fixture.fixture.backend.advanceUntilIdle()
    screen.press(.keyboardDownArrow)
    fixture.fixture.backend.advanceUntilIdle()
    expectEqual(fixture.view.focusedPath, [0, 0])
  }
}
