import CoreGraphics
import TesseraTestSupport
import Testing

@testable import UIKit

@Suite("A recogniser that overrides its state")
@MainActor
struct GestureSubclassTests {
  private final class Following: UILongPressGestureRecognizer {
    var heard: [State] = []

    override var state: State {
      get { super.state }
      set {
        super.state = newValue
        heard.append(super.state)
      }
    }
  }

  @Test("hears that it begins, changes and ends")
  func ended() {
    let gestures = GestureFixture()
    let press = Following()
    gestures.add(press, "press")
    gestures.touch(.pressed, 50, 50)
    gestures.wait(0.8)
    gestures.touch(.dragged, 60, 50)
    gestures.touch(.released, 60, 50)
    #expect(press.heard == [.began, .changed, .ended])
  }

  @Test("hears that its touch is taken away, and that it is turned off")
  func cancelled() {
    let gestures = GestureFixture()
    let press = Following()
    gestures.add(press, "press")
    gestures.touch(.pressed, 50, 50)
    gestures.wait(0.8)
    gestures.touch(.cancelled, 50, 50)
    #expect(press.heard == [.began, .cancelled])
    press.heard = []
    gestures.touch(.pressed, 50, 50)
    gestures.wait(0.8)
    press.isEnabled = false
    #expect(press.heard == [.began, .cancelled])
  }
}
