import CoreGraphics
import TesseraTestSupport
import Testing

@testable import UIKit

@Suite("A tap")
@MainActor
struct TapGestureTests {
  @Test("is recognised as the finger is lifted, and takes the touch from the view")
  func single() {
    let gestures = GestureFixture()
    gestures.add(UITapGestureRecognizer(), "tap")
    gestures.touch(.pressed, 50, 50)
    expectEqual(gestures.take(), ["view began"])
    gestures.touch(.released, 52, 50)
    expectEqual(gestures.take(), ["view cancelled", "tap ended"])
    gestures.tap()
    expectEqual(gestures.take(), ["view began", "view cancelled", "tap ended"])
  }

  @Test("leaves the view its touch if it does not cancel touches")
  func leavesTouches() {
    let gestures = GestureFixture()
    gestures.add(UITapGestureRecognizer(), "tap").cancelsTouchesInView = false
    gestures.tap()
    expectEqual(gestures.take(), ["view began", "tap ended", "view ended"])
  }

  @Test("is none if the finger moves, rests, or is joined by another")
  func none() {
    let gestures = GestureFixture()
    gestures.add(UITapGestureRecognizer(), "tap")
    gestures.touch(.pressed, 50, 50)
    gestures.touch(.dragged, 50, 61)
    gestures.touch(.dragged, 50, 50)
    gestures.touch(.released, 50, 50)
    expectEqual(gestures.take(), ["view began", "view moved", "view moved", "view ended"])
    gestures.touch(.pressed, 50, 50)
    gestures.wait(0.8)
    gestures.touch(.released, 50, 50)
    expectEqual(gestures.take(), ["view began", "view ended"])
    gestures.touch(.pressed, 50, 50)
    gestures.touch(.pressed, 90, 50, finger: 1)
    gestures.touch(.released, 90, 50, finger: 1)
    gestures.touch(.released, 50, 50)
    expectEqual(gestures.take(), ["view began", "view ended"])
  }

  @Test("may ask for two fingers together")
  func twoFingers() {
    let gestures = GestureFixture()
    gestures.add(UITapGestureRecognizer(), "tap").numberOfTouchesRequired = 2
    gestures.tap()
    gestures.wait(1)
    expectEqual(gestures.take(), ["view began", "view ended"])
    gestures.touch(.pressed, 50, 50)
    gestures.touch(.pressed, 90, 50, finger: 1)
    gestures.touch(.released, 50, 50)
    gestures.touch(.released, 90, 50, finger: 1)
    // The first finger is lifted while the tap may still come, so that the view is not told of it before that is recognised.
    expectEqual(gestures.take(), ["view began", "view cancelled", "tap ended"])
  }

  @Test("may ask for another button of the mouse, which fingers do not have")
  func buttons() {
    let gestures = GestureFixture()
    gestures.add(UITapGestureRecognizer(), "menu").buttonMaskRequired = .secondary
    gestures.add(UITapGestureRecognizer(), "tap")
    gestures.touch(.pressed, 50, 50, button: 2)
    gestures.touch(.released, 50, 50, button: 2)
    expectEqual(gestures.take().last, "menu ended")
    gestures.touch(.pressed, 50, 50, button: 1)
    gestures.touch(.released, 50, 50, button: 1)
    expectEqual(gestures.take().last, "tap ended")
  }

  @Test("waits until it cannot be a double tap any more, if it must")
  func waits() {
    let gestures = GestureFixture()
    let single = gestures.add(UITapGestureRecognizer(), "single")
    let double = gestures.add(UITapGestureRecognizer(), "double")
    double.numberOfTapsRequired = 2
    single.require(toFail: double)
    gestures.tap()
    expectEqual(gestures.take(), ["view began"])
    gestures.wait(0.3)
    expectEqual(gestures.take(), [])
    gestures.wait(0.1)
    expectEqual(gestures.take(), ["view cancelled", "single ended"])
    gestures.wait(1)
    gestures.tap()
    gestures.wait(0.1)
    gestures.tap()
    gestures.wait(1)
    expectEqual(
      gestures.take(),
      [
        "view began", "view began", "view cancelled", "view cancelled", "double ended",
      ]
    )
    expectEqual(single.state, .possible)
    #expect(gestures.fixture.window.touches.watchers.isEmpty)
  }

  @Test("waits for another whether its own class says so or the other's", arguments: [true, false])
  func waitsByClass(ownClassSays: Bool) {
    /// A tap that lets those of two taps go first.
    final class Waiting: UITapGestureRecognizer {
      override func shouldRequireFailure(of other: UIGestureRecognizer) -> Bool {
        (other as? UITapGestureRecognizer)?.numberOfTapsRequired == 2
      }
    }
    /// A tap that goes before those of one tap.
    final class Hasty: UITapGestureRecognizer {
      override func shouldBeRequiredToFail(by other: UIGestureRecognizer) -> Bool {
        (other as? UITapGestureRecognizer)?.numberOfTapsRequired == 1
      }
    }
    let gestures = GestureFixture()
    let double = ownClassSays ? UITapGestureRecognizer() : Hasty()
    double.numberOfTapsRequired = 2
    gestures.add(ownClassSays ? Waiting() : UITapGestureRecognizer(), "single")
    gestures.add(double, "double")
    gestures.tap()
    #expect(!gestures.take().contains("single ended"))
    gestures.wait(1)
    #expect(gestures.take().contains("single ended"))
    gestures.tap()
    gestures.tap()
    let notes = gestures.take()
    #expect(notes.contains("double ended") && !notes.contains("single ended"))
  }
}

@Suite("A long press")
@MainActor
struct LongPressGestureTests {
  @Test("begins after half a second on the clock, changes as the finger moves, and ends")
  func recognizes() {
    let gestures = GestureFixture()
    let press = gestures.add(UILongPressGestureRecognizer(), "press")
    gestures.touch(.pressed, 50, 50)
    gestures.wait(0.45)
    expectEqual(gestures.take(), ["view began"])
    gestures.wait(0.1)
    expectEqual(gestures.take(), ["view cancelled", "press began"])
    gestures.touch(.dragged, 90, 50)
    expectEqual(press.location(in: gestures.view), CGPoint(x: 90, y: 50))
    gestures.touch(.released, 90, 50)
    expectEqual(gestures.take(), ["press changed", "press ended"])
  }

  @Test("begins after the time that it is told, at once for none")
  func duration() {
    let gestures = GestureFixture()
    let press = gestures.add(UILongPressGestureRecognizer(), "press")
    expectEqual(press.minimumPressDuration, 0.5)
    press.minimumPressDuration = 2
    gestures.touch(.pressed, 50, 50)
    gestures.wait(1.9)
    expectEqual(press.state, .possible)
    gestures.wait(0.2)
    expectEqual(press.state, .began)
    gestures.touch(.released, 50, 50)
    press.minimumPressDuration = -1
    expectEqual(press.minimumPressDuration, 0)
  }

  @Test("is none if the finger is lifted or moves more than ten points before")
  func none() {
    let gestures = GestureFixture()
    gestures.add(UILongPressGestureRecognizer(), "press")
    gestures.tap()
    gestures.wait(1)
    gestures.touch(.pressed, 50, 50)
    gestures.touch(.dragged, 50, 61)
    gestures.wait(1)
    gestures.touch(.released, 50, 50)
    #expect(!gestures.take().contains { $0.hasPrefix("press") })
  }

  @Test("may follow a tap")
  func afterTap() {
    let gestures = GestureFixture()
    gestures.add(UILongPressGestureRecognizer(), "press").numberOfTapsRequired = 1
    gestures.touch(.pressed, 50, 50)
    gestures.wait(1)
    gestures.touch(.released, 50, 50)
    expectEqual(gestures.take(), ["view began", "view ended"])
    gestures.tap()
    gestures.wait(0.1)
    gestures.touch(.pressed, 50, 50)
    gestures.wait(0.6)
    expectEqual(gestures.take().last, "press began")
  }
}
