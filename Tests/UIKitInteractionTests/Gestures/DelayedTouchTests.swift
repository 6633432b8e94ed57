import CoreGraphics
import TesseraTestSupport
import Testing

@testable import UIKit

@Suite("A recogniser that delays touches")
@MainActor
struct DelayedTouchTests {
  private func twoTaps(_ gestures: GestureFixture) -> UITapGestureRecognizer {
    let taps = gestures.add(UITapGestureRecognizer(), "taps")
    taps.numberOfTapsRequired = 2
    return taps
  }

  /// The second tap may come within a third of a second.
  @Test("keeps touches from the view until it has failed, which then begin and end")
  func began() {
    let gestures = GestureFixture()
    twoTaps(gestures).delaysTouchesBegan = true
    gestures.tap()
    expectEqual(gestures.take(), [])
    gestures.wait(1)
    expectEqual(gestures.take(), ["view began", "view ended"])
  }

  @Test("gives the view a finger that stays down or moves away, and what it does from then on")
  func fails() {
    let gestures = GestureFixture()
    twoTaps(gestures).delaysTouchesBegan = true
    gestures.touch(.pressed, 50, 50)
    gestures.touch(.dragged, 50, 55)
    expectEqual(gestures.take(), [])
    gestures.touch(.dragged, 50, 90)
    gestures.touch(.dragged, 50, 95)
    gestures.touch(.released, 50, 95)
    expectEqual(gestures.take(), ["view began", "view moved", "view moved", "view ended"])
    gestures.touch(.pressed, 50, 50)
    gestures.wait(1)
    expectEqual(gestures.take(), ["view began"])
  }

  @Test("keeps touches from the view for good once it has recognised")
  func recognised() {
    let gestures = GestureFixture()
    twoTaps(gestures).delaysTouchesBegan = true
    gestures.tap()
    gestures.tap()
    expectEqual(gestures.take(), ["taps ended"])
    gestures.wait(1)
    expectEqual(gestures.take(), [])
  }

  @Test("keeps the end of touches by default, and cancels them once it has recognised")
  func ended() {
    let gestures = GestureFixture()
    let taps = twoTaps(gestures)
    #expect(taps.delaysTouchesEnded && !taps.delaysTouchesBegan)
    gestures.tap()
    expectEqual(gestures.take(), ["view began"])
    gestures.wait(1)
    expectEqual(gestures.take(), ["view ended"])
    gestures.tap()
    gestures.tap()
    expectEqual(
      gestures.take(),
      ["view began", "view began", "view cancelled", "view cancelled", "taps ended"]
    )
  }

  @Test("lets touches end at once if it does not delay that")
  func endsAtOnce() {
    let gestures = GestureFixture()
    twoTaps(gestures).delaysTouchesEnded = false
    gestures.tap()
    expectEqual(gestures.take(), ["view began", "view ended"])
  }

  @Test("lets touches end once it has recognised if it does not cancel them")
  func endsThen() {
    let gestures = GestureFixture()
    twoTaps(gestures).cancelsTouchesInView = false
    gestures.tap()
    gestures.tap()
    expectEqual(
      gestures.take(),
      ["view began", "view began", "taps ended", "view ended", "view ended"]
    )
  }

  @Test("gives touches back as it is taken from its view, or turned off")
  func removed() {
    let gestures = GestureFixture()
    let taps = twoTaps(gestures)
    taps.delaysTouchesBegan = true
    gestures.touch(.pressed, 50, 50)
    gestures.view.removeGestureRecognizer(taps)
    expectEqual(gestures.take(), ["view began"])
    gestures.touch(.released, 50, 50)
    expectEqual(gestures.take(), ["view ended"])
    gestures.view.addGestureRecognizer(taps)
    gestures.tap()
    taps.isEnabled = false
    expectEqual(gestures.take(), ["view began", "view ended"])
  }

  @Test("tells nothing of touches that end while the view leaves")
  func leaves() {
    let gestures = GestureFixture()
    _ = twoTaps(gestures)
    gestures.tap()
    gestures.view.removeFromSuperview()
    expectEqual(gestures.take(), ["view began", "view cancelled"])
    gestures.wait(1)
    expectEqual(gestures.take(), [])
  }
}
