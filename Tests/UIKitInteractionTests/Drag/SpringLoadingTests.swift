import CoreGraphics
import Foundation
import TesseraTestSupport
import Testing

@testable import UIKit

// The source is at (20, 20) and 80 × 40. What a drag rests on is at (200, 20) and 100 × 40, unless a test says otherwise.
@MainActor
private final class SpringFixture {
  let drags = DragFixture()
  let view = UIView(frame: CGRect(x: 200, y: 20, width: 100, height: 40))
  var log: [String] = []

  func add(_ view: UIView) {
    view.frame = CGRect(x: 200, y: 20, width: 100, height: 40)
    drags.fixture.show(view)
  }

  /// Has the view say when it is activated.
  func load(
    _ behavior: (any UISpringLoadedInteractionBehavior)? = nil,
    _ effect: (any UISpringLoadedInteractionEffect)? = nil
  ) {
    view.addInteraction(
      UISpringLoadedInteraction(interactionBehavior: behavior, interactionEffect: effect) {
        [weak self] _, context in
        let place = context.location(in: context.targetView)
        self?.log.append("activated at \(Int(place.x)) \(Int(place.y))")
      }
    )
    drags.fixture.show(view)
  }

  func take() -> [String] {
    defer { log = [] }
    return log
  }
}

/// Notes what it is asked and told.
@MainActor
private final class SpringLog: NSObject, UISpringLoadedInteractionBehavior,
  UISpringLoadedInteractionEffect
{
  var log: [String] = []
  var allows = true

  func shouldAllow(
    _ interaction: UISpringLoadedInteraction,
    with context: any UISpringLoadedInteractionContext
  ) -> Bool { allows }

  func interactionDidFinish(_ interaction: UISpringLoadedInteraction) { log.append("finished") }

  func interaction(
    _ interaction: UISpringLoadedInteraction,
    didChangeWith context: any UISpringLoadedInteractionContext
  ) {
    let state: UISpringLoadedInteractionEffectState = context.state
    log.append("\(state)")
  }
}

@Suite("A drag that rests over something")
@MainActor
struct SpringLoadingTests {
  @Test("activates it after three quarters of a second, once until it has left")
  func activates() {
    let test = SpringFixture()
    test.load()
    test.drags.drag(to: 210, 30)
    test.drags.wait(0.7)
    expectEqual(test.take(), [])
    test.drags.wait(0.1)
    expectEqual(test.take(), ["activated at 10 10"])
    test.drags.hand(.dragged, 240, 30)
    test.drags.wait(2)
    expectEqual(test.take(), [])
    test.drags.hand(.dragged, 20, 300)
    test.drags.hand(.dragged, 220, 30)
    test.drags.wait(0.8)
    expectEqual(test.take(), ["activated at 20 10"])
    test.drags.hand(.released, 220, 30)
  }

  @Test("does not while it moves, nor once it is dropped, cancelled or gone")
  func unrest() {
    let test = SpringFixture()
    test.load()
    test.drags.drag(to: 210, 30)
    for x in [225, 240, 255] {
      test.drags.wait(0.4)
      test.drags.hand(.dragged, CGFloat(x), 30)
    }
    test.drags.hand(.dragged, 20, 300)
    test.drags.wait(1)
    test.drags.hand(.dragged, 210, 30)
    test.drags.wait(0.6)
    test.drags.hand(.released, 210, 30)
    test.drags.rest()
    test.drags.drag(to: 210, 30)
    test.drags.fixture.screen.press(.keyboardEscape)
    test.drags.rest()
    expectEqual(test.take(), [])
  }

  @Test("shows what is about to happen, and tells when it is over")
  func states() {
    let test = SpringFixture()
    let log = SpringLog()
    test.load(log, log)
    test.drags.drag(to: 210, 30)
    test.drags.wait(0.6)
    expectEqual(log.log, ["possible", "activating"])
    test.drags.wait(0.2)
    expectEqual(log.log.last, "activated")
    test.drags.hand(.dragged, 20, 300)
    expectEqual(log.log.suffix(2), ["inactive", "finished"])
    log.allows = false
    test.drags.hand(.dragged, 210, 30)
    test.drags.wait(1)
    expectEqual(log.log.count, 5)
    test.drags.hand(.released, 210, 30)
  }

  @Test("has a view look pressed for a moment by default")
  func effect() {
    let test = SpringFixture()
    test.load()
    test.drags.drag(to: 210, 30)
    expectEqual(test.view.alpha, 1)
    test.drags.wait(0.6)
    expectEqual(test.view.alpha, 0.5)
    test.drags.wait(0.2)
    expectEqual(test.view.alpha, 1)
  }

  @Test("presses a button that says so and is enabled")
  func buttons() {
    let test = SpringFixture()
    let button = UIButton(type: .system, primaryAction: UIAction { _ in test.log.append("button") })
    test.add(button)
    test.drags.drag(to: 210, 30)
    test.drags.wait(1)
    expectEqual(test.take(), [])
    button.isSpringLoaded = true
    let loaded: any UISpringLoadedInteractionSupporting = button
    #expect(loaded.isSpringLoaded)
    test.drags.hand(.dragged, 212, 30)
    test.drags.wait(1)
    expectEqual(test.take(), ["button"])
    test.drags.hand(.dragged, 20, 300)
    button.isEnabled = false
    test.drags.hand(.dragged, 212, 30)
    test.drags.wait(1)
    button.isEnabled = true
    button.isSpringLoaded = false
    test.drags.hand(.dragged, 214, 30)
    test.drags.wait(1)
    expectEqual(test.take(), [])
  }

  @Test("chooses the segment below it")
  func segments() {
    let test = SpringFixture()
    let control = UISegmentedControl(items: ["a", "b"])
    control.selectedSegmentIndex = 0
    control.isSpringLoaded = true
    test.add(control)
    test.drags.drag(to: 290, 40)
    test.drags.wait(1)
    expectEqual(control.selectedSegmentIndex, 1)
  }

  @Test("by keys activates nothing")
  func keys() {
    let test = SpringFixture()
    test.load()
    let loader = SpringLoader()
    loader.isEnabled = false
    let place = DragPlace(window: test.drags.fixture.window, point: CGPoint(x: 210, y: 30))
    loader.move(to: place)
    test.drags.wait(1)
    expectEqual(test.take(), [])
    loader.isEnabled = true
    loader.move(to: place)
    test.drags.wait(1)
    expectEqual(test.take(), ["activated at 10 10"])
  }
}
