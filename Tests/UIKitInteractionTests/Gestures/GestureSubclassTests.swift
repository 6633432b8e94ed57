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
    expectEqual(press.heard, [.began, .changed, .ended])
  }

  @Test("hears that its touch is taken away, and that it is turned off")
  func cancelled() {
    let gestures = GestureFixture()
    let press = Following()
    gestures.add(press, "press")
    gestures.touch(.pressed, 50, 50)
    gestures.wait(0.8)
    gestures.touch(.cancelled, 50, 50)
    expectEqual(press.heard, [.began, .cancelled])
    press.heard = []
    gestures.touch(.pressed, 50, 50)
    gestures.wait(0.8)
    press.isEnabled = false
    expectEqual(press.heard, [.began, .cancelled])
  }

  /// Keeps what it hears, and gives way as a test says.
  private final class Noting: UIPanGestureRecognizer {
    var heard: [String] = []
    var prevents = true
    var canBeHeldBack = true

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
      super.touchesBegan(touches, with: event)
      heard.append("began")
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
      super.touchesMoved(touches, with: event)
      heard.append("moved")
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
      super.touchesEnded(touches, with: event)
      heard.append("ended")
    }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
      super.touchesCancelled(touches, with: event)
      heard.append("cancelled")
    }
    override func reset() {
      super.reset()
      heard.append("reset")
    }
    override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { prevents }
    override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
      canBeHeldBack
    }
  }

  @Test("hears of touches, and is made ready again after them")
  func touches() {
    let gestures = GestureFixture()
    let pan = gestures.add(Noting(), "pan")
    gestures.touch(.pressed, 50, 50)
    gestures.touch(.dragged, 90, 50)
    gestures.touch(.released, 90, 50)
    expectEqual(pan.heard, ["began", "moved", "ended", "reset"])
    pan.heard = []
    gestures.touch(.pressed, 50, 50)
    gestures.touch(.cancelled, 50, 50)
    expectEqual(pan.heard, ["began", "cancelled", "reset"])
  }

  @Test("keeps another one from its movement, unless one of both says otherwise")
  func prevention() {
    let cases = [(true, true, 1), (false, true, 2), (true, false, 2), (false, false, 2)]
    for (prevents, canBeHeldBack, count) in cases {
      let gestures = GestureFixture()
      let (first, second) = (gestures.add(Noting(), "a"), gestures.add(Noting(), "b"))
      for pan in [first, second] {
        pan.prevents = prevents
        pan.canBeHeldBack = canBeHeldBack
      }
      gestures.touch(.pressed, 50, 50)
      gestures.touch(.dragged, 90, 50)
      expectEqual([first, second].count { $0.state == .began }, count)
    }
  }

  @Test("knows its touches, each by its number, and where they were when they are gone")
  func locations() {
    let gestures = GestureFixture()
    let pan = gestures.add(UIPanGestureRecognizer(), "pan")
    expectEqual(pan.numberOfTouches, 0)
    gestures.touch(.pressed, 50, 50)
    gestures.touch(.pressed, 90, 70, finger: 1)
    expectEqual(pan.numberOfTouches, 2)
    expectEqual(pan.location(ofTouch: 0, in: gestures.view), CGPoint(x: 50, y: 50))
    expectEqual(pan.location(ofTouch: 1, in: gestures.view), CGPoint(x: 90, y: 70))
    expectEqual(pan.location(in: gestures.view), CGPoint(x: 70, y: 60))
    expectEqual(pan.location(ofTouch: 2, in: gestures.view), CGPoint(x: 70, y: 60))
  }

  @Test("is recognised when it has ended, as Apple's other name of that says")
  func recognized() {
    expectEqual(UIGestureRecognizer.State.recognized, .ended)
    let gestures = GestureFixture()
    let tap = gestures.add(UITapGestureRecognizer(), "tap")
    gestures.tap()
    #expect(gestures.take().contains("tap ended") && tap.state == .possible)
  }

  @Test("is on one view, from which it can be taken")
  func views() {
    let gestures = GestureFixture()
    let (first, second) = (UITapGestureRecognizer(), UITapGestureRecognizer())
    gestures.add(first, "first")
    gestures.add(second, "second")
    expectEqual(gestures.view.gestureRecognizers, [first, second])
    gestures.view.removeGestureRecognizer(first)
    #expect(gestures.view.gestureRecognizers == [second] && first.view == nil)
    gestures.tap()
    #expect(!gestures.take().contains("first ended"))
    let other = UIView()
    other.addGestureRecognizer(second)
    #expect(gestures.view.gestureRecognizers == nil && second.view === other)
    gestures.view.gestureRecognizers = [first, second]
    #expect(other.gestureRecognizers == nil && first.view === gestures.view)
    gestures.view.gestureRecognizers = nil
    #expect(first.view == nil && second.view == nil)
  }
}
