import CoreGraphics
import TesseraTestSupport
import Testing

@testable import UIKit
@testable import UIKitTestSupport

@Suite("A pan")
@MainActor
struct PanGestureTests {
  @Test("begins after ten points, which its translation does not count")
  func begins() {
    let gestures = GestureFixture()
    let pan = gestures.add(UIPanGestureRecognizer(), "pan")
    gestures.touch(.pressed, 50, 50)
    gestures.touch(.dragged, 56, 58 - 0.1)
    expectEqual(gestures.take(), ["view began", "view moved"])
    gestures.touch(.dragged, 50 + 30, 50 + 40)
    expectEqual(gestures.take(), ["view cancelled", "pan began"])
    #expect(abs(pan.translation(in: gestures.view).x - 24) < 1e-9)
    #expect(abs(pan.translation(in: gestures.view).y - 32) < 1e-9)
    gestures.touch(.released, 80, 90)
    expectEqual(gestures.take(), ["pan ended"])
  }

  @Test("measures in the coordinates of the view it is asked in")
  func coordinates() {
    let gestures = GestureFixture()
    gestures.view.transform = CGAffineTransform(scaleX: 2, y: 2)
    let pan = gestures.add(UIPanGestureRecognizer(), "pan")
    gestures.touch(.pressed, 50, 50)
    gestures.touch(.dragged, 80, 50)
    expectEqual(pan.translation(in: nil).x, 20)
    expectEqual(pan.translation(in: gestures.view).x, 10)
    pan.setTranslation(CGPoint(x: 3, y: 0), in: gestures.view)
    gestures.touch(.dragged, 90, 50)
    expectEqual(pan.translation(in: gestures.view).x, 8)
  }

  /// Six points a frame of a sixtieth are 360 a second.
  @Test("has the velocity of the last tenth of a second, and none after a rest")
  func velocity() {
    let gestures = GestureFixture()
    let pan = gestures.add(UIPanGestureRecognizer(), "pan")
    gestures.touch(.pressed, 50, 50)
    for step in 1...10 {
      gestures.wait(1.0 / 60)
      gestures.touch(.dragged, 50 + 6 * CGFloat(step), 50)
    }
    #expect(abs(pan.velocity(in: gestures.view).x - 360) < 1e-6)
    gestures.wait(0.2)
    gestures.touch(.dragged, 111, 50)
    expectEqual(pan.velocity(in: gestures.view).x, 0)
  }

  @Test("may ask for two fingers")
  func minimum() {
    let gestures = GestureFixture()
    let pan = gestures.add(UIPanGestureRecognizer(), "pan")
    pan.minimumNumberOfTouches = 2
    gestures.touch(.pressed, 50, 50)
    gestures.touch(.dragged, 90, 50)
    gestures.touch(.pressed, 100, 90, finger: 1)
    gestures.touch(.dragged, 160, 90, finger: 1)
    expectEqual(pan.state, .began)
    gestures.touch(.released, 90, 50)
    expectEqual(gestures.take().last, "pan ended")
  }

  @Test("may follow no more than so many fingers")
  func maximum() {
    let gestures = GestureFixture()
    let pan = gestures.add(UIPanGestureRecognizer(), "pan")
    pan.maximumNumberOfTouches = 1
    gestures.touch(.pressed, 50, 50)
    gestures.touch(.dragged, 90, 50)
    gestures.touch(.pressed, 100, 90, finger: 1)
    gestures.touch(.dragged, 200, 90, finger: 1)
    expectEqual(pan.translation(in: nil).x, 30)
    pan.maximumNumberOfTouches = 0
    expectEqual(pan.maximumNumberOfTouches, 1)
  }

  @Test("ends at once if its view leaves, and works again after that")
  func viewLeaves() {
    let gestures = GestureFixture()
    let pan = gestures.add(UIPanGestureRecognizer(), "pan")
    gestures.touch(.pressed, 50, 50)
    gestures.touch(.dragged, 90, 50)
    gestures.view.removeFromSuperview()
    expectEqual(gestures.take(), ["view began", "view cancelled", "pan began", "pan cancelled"])
    expectEqual(pan.state, .possible)
    gestures.touch(.released, 90, 50)
    gestures.fixture.show(gestures.view)
    gestures.touch(.pressed, 50, 50)
    gestures.touch(.dragged, 90, 50)
    expectEqual(gestures.take(), ["view began", "view cancelled", "pan began"])
  }
}

@Suite("Recognisers of the same touches")
@MainActor
struct GestureArbitrationTests {
  @Test("exclude each other: the inner one begins and the outer one fails")
  func exclude() {
    let gestures = GestureFixture()
    gestures.add(UIPanGestureRecognizer(), "outer", to: gestures.fixture.window)
    gestures.add(UIPanGestureRecognizer(), "inner")
    gestures.touch(.pressed, 50, 50)
    gestures.touch(.dragged, 90, 50)
    gestures.touch(.released, 90, 50)
    expectEqual(gestures.take(), ["view began", "view cancelled", "inner began", "inner ended"])
  }

  @Test("recognise together if a delegate says so")
  func together() {
    let gestures = GestureFixture()
    let rules = GestureRules()
    rules.runsTogether = true
    gestures.add(UIPanGestureRecognizer(), "outer", to: gestures.fixture.window)
    gestures.add(UIPanGestureRecognizer(), "inner").delegate = rules
    gestures.touch(.pressed, 50, 50)
    gestures.touch(.dragged, 90, 50)
    expectEqual(gestures.take(), ["view began", "view cancelled", "inner began", "outer began"])
  }

  @Test("leave the way to the next if a delegate does not let one begin")
  func refused() {
    let gestures = GestureFixture()
    let rules = GestureRules()
    rules.letsBegin = false
    gestures.add(UIPanGestureRecognizer(), "outer", to: gestures.fixture.window)
    gestures.add(UIPanGestureRecognizer(), "inner").delegate = rules
    gestures.touch(.pressed, 50, 50)
    gestures.touch(.dragged, 90, 50)
    expectEqual(gestures.take(), ["view began", "view cancelled", "outer began"])
  }

  @Test("fail at once if one they wait for begins")
  func required() {
    let gestures = GestureFixture()
    let rules = GestureRules()
    let pan = gestures.add(UIPanGestureRecognizer(), "pan")
    let press = gestures.add(UILongPressGestureRecognizer(), "press")
    press.allowableMovement = 500
    press.delegate = rules
    rules.runsTogether = true
    press.require(toFail: pan)
    gestures.touch(.pressed, 50, 50)
    gestures.wait(0.6)
    expectEqual(gestures.take(), ["view began"])
    gestures.touch(.dragged, 90, 50)
    expectEqual(gestures.take(), ["view cancelled", "pan began"])
    expectEqual(press.state, .failed)
  }

  @Test("that share no touch do not mind each other")
  func separate() {
    let gestures = GestureFixture()
    let other = UIView(frame: CGRect(x: 0, y: 300, width: 300, height: 100))
    gestures.fixture.show(other)
    gestures.add(UIPanGestureRecognizer(), "first")
    gestures.add(UIPanGestureRecognizer(), "second", to: other)
    gestures.touch(.pressed, 50, 50)
    gestures.touch(.pressed, 50, 350, finger: 1)
    gestures.touch(.dragged, 90, 50)
    gestures.touch(.dragged, 90, 350, finger: 1)
    expectEqual(gestures.take(), ["view began", "view cancelled", "first began", "second began"])
  }
}

@Suite("A pinch")
@MainActor
struct PinchGestureTests {
  @Test("measures the distance of two fingers against where it began")
  func fingers() {
    let gestures = GestureFixture()
    let pinch = gestures.add(UIPinchGestureRecognizer(), "pinch")
    gestures.touch(.pressed, 100, 50)
    gestures.touch(.pressed, 140, 50, finger: 1)
    gestures.touch(.dragged, 150, 50, finger: 1)
    expectEqual(pinch.state, .began)
    expectEqual(pinch.scale, 1)
    gestures.touch(.dragged, 200, 50, finger: 1)
    expectEqual(pinch.scale, 2)
    expectEqual(pinch.location(in: gestures.view), CGPoint(x: 150, y: 50))
    pinch.scale = 1
    gestures.touch(.dragged, 300, 50, finger: 1)
    expectEqual(pinch.scale, 2)
    gestures.touch(.released, 300, 50, finger: 1)
    expectEqual(pinch.state, .ended)
    gestures.touch(.released, 100, 50)
    expectEqual(pinch.state, .possible)
  }

  @Test("takes two fingers on a touchpad")
  func touchpad() {
    let gestures = GestureFixture()
    let pinch = gestures.add(UIPinchGestureRecognizer(), "pinch")
    func magnify(_ phase: UIBackendEventPhase, _ scale: CGFloat) {
      let event = UIBackendMagnifyEvent(
        phase,
        scale: scale,
        at: CGPoint(x: 70, y: 80),
        timestamp: gestures.fixture.backend.currentTime
      )
      gestures.fixture.screen.send(.magnify(event))
    }
    magnify(.began, 1)
    magnify(.changed, 1.5)
    expectEqual(pinch.scale, 1.5)
    expectEqual(pinch.location(in: gestures.view), CGPoint(x: 70, y: 80))
    magnify(.ended, 1.5)
    expectEqual(gestures.take(), ["pinch began", "pinch changed", "pinch ended"])
    expectEqual(pinch.state, .possible)
  }

  @Test("takes a wheel turned with Control, a tenth a notch, and ends when it rests")
  func wheel() {
    let gestures = GestureFixture()
    var scales: [CGFloat] = []
    let pinch = gestures.add(UIPinchGestureRecognizer(), "pinch")
    pinch.addHandlerClosure { _ in scales.append(pinch.scale) }
    for _ in 0..<2 {
      gestures.fixture.screen.turnWheel(by: -1, at: CGPoint(x: 50, y: 50), modifiers: .control)
      gestures.wait(0.1)
    }
    gestures.wait(0.5)
    expectEqual(
      gestures.take(),
      ["pinch began", "pinch changed", "pinch changed", "pinch ended"]
    )
    #expect(zip(scales, [1, 1.1, 1.21, 1.21]).allSatisfy { abs($0 - $1) < 1e-9 })
  }
}

@Suite("Touches of views in a scroll view")
@MainActor
struct ContentTouchTests {
  private func fixture() -> (ScrollFixture, TouchNotingView) {
    let scroll = ScrollFixture()
    let view = TouchNotingView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    scroll.scrollView.addSubview(view)
    scroll.fixture.backend.makeFrame()
    return (scroll, view)
  }

  @Test("are held back until the finger has rested or is lifted, and never come if it scrolls")
  func delayed() {
    let (scroll, view) = fixture()
    scroll.fixture.screen.pointer(.pressed, at: CGPoint(x: 100, y: 300))
    scroll.fixture.backend.advance(by: 0.1)
    expectEqual(view.notes, [])
    scroll.fixture.backend.advance(by: 0.1)
    expectEqual(view.notes, ["view began"])
    scroll.move(to: CGVector(dx: 0, dy: -50))
    expectEqual(view.notes, ["view began", "view cancelled"])
    scroll.letGoAtRest(CGVector(dx: 0, dy: -50))
    view.notes = []
    scroll.fixture.screen.tap(at: CGPoint(x: 100, y: 100))
    expectEqual(view.notes, ["view began", "view ended"])
    view.notes = []
    scroll.flick()
    expectEqual(view.notes, [])
  }

  @Test("come at once from a mouse")
  func mouse() {
    let (scroll, view) = fixture()
    scroll.fixture.screen.pointer(.pressed, at: CGPoint(x: 100, y: 300), device: .mouse)
    expectEqual(view.notes, ["view began"])
    scroll.move(to: CGVector(dx: 0, dy: -50), device: .mouse)
    expectEqual(view.notes, ["view began", "view cancelled"])
    expectEqual(scroll.offset, 40)
  }

  @Test("stay with the view if the scroll view may not cancel them")
  func uncancellable() {
    let (scroll, view) = fixture()
    scroll.scrollView.canCancelContentTouches = false
    scroll.fixture.screen.pointer(.pressed, at: CGPoint(x: 100, y: 300), device: .mouse)
    scroll.move(to: CGVector(dx: 0, dy: -50), device: .mouse)
    expectEqual(view.notes, ["view began", "view moved"])
    expectEqual(scroll.offset, 0)
  }

  @Test("do not come if they only stop the content")
  func stops() {
    let (scroll, view) = fixture()
    scroll.flick()
    scroll.fixture.backend.advance(by: 0.05)
    scroll.fixture.screen.tap(at: CGPoint(x: 100, y: 10))
    expectEqual(view.notes, [])
  }
}
