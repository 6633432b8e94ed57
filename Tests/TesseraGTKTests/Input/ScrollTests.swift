import CGTK
import CoreGraphics
import TesseraTestSupport
import Testing
import UIKit

@testable import TesseraGTK

@Suite("Scroll events")
struct ScrollTests {
  private func movements(_ events: [TsrEvent]) -> [UIBackendScrollEvent.Movement] {
    var translator = InputTranslator()
    return events.flatMap { event in
      translator.events(for: event, now: Double(event.time) / 1000)
    }.compactMap { event in
      guard case .scroll(let event) = event else { return nil }
      return event.movement
    }
  }

  @Test("of a wheel are notches")
  func wheel() {
    #expect(
      movements([Events.scroll(0, 1), Events.scroll(-1, 0), Events.scroll(0, 0.25)])
        == [
          .wheel(CGVector(dx: 0, dy: 1)), .wheel(CGVector(dx: -1, dy: 0)),
          .wheel(CGVector(dx: 0, dy: 0.25)),
        ]
    )
  }

  @Test("of a wheel go sideways while Shift is held down, and stay scroll events with Control")
  func modifiers() {
    func turn(_ mask: GdkModifierType) -> TsrEvent {
      var event = Events.scroll(0, 2)
      event.modifiers = mask
      return event
    }
    expectEqual(movements([turn(GDK_SHIFT_MASK)]), [.wheel(CGVector(dx: 2, dy: 0))])
    expectEqual(movements([turn(GDK_CONTROL_MASK)]), [.wheel(CGVector(dx: 0, dy: 2))])
  }

  @Test("of fingers begin, move by two and a half times the way, and end at their speed")
  func fingers() {
    let found = movements([
      Events.scroll(0, 4, time: 1000, device: .touchpad, isPrecise: true),
      Events.scroll(0, 4, time: 1010, device: .touchpad, isPrecise: true),
      Events.scroll(0, 8, time: 1020, device: .touchpad, isPrecise: true),
      Events.scrollStop(time: 1020),
    ])
    expectEqual(
      found.dropLast(),
      [
        .fingersBegan, .fingersMoved(CGVector(dx: 0, dy: 10)),
        .fingersMoved(CGVector(dx: 0, dy: 10)), .fingersMoved(CGVector(dx: 0, dy: 20)),
      ]
    )
    guard case .fingersEnded(let velocity) = found.last else {
      Issue.record("The movement did not end: \(found)")
      return
    }
    // 4 and 8 pixels in 20 milliseconds, times 2.5.
    #expect(abs(velocity.dy - 1500) < 1e-6)
    expectEqual(velocity.dx, 0)
  }

  @Test("of fingers that rested before they were lifted end at no speed")
  func rested() {
    let found = movements([
      Events.scroll(0, 4, time: 1000, device: .touchpad, isPrecise: true),
      Events.scroll(0, 4, time: 1010, device: .touchpad, isPrecise: true),
      Events.scrollStop(time: 1500),
    ])
    expectEqual(found.last, .fingersEnded(velocity: .zero))
  }

  @Test("of a touchpad that the X server counts in notches are fingers too")
  func touchpadNotches() {
    let found = movements([Events.scroll(0, 0.2, time: 1, device: .touchpad)])
    // A fifth of a notch of 15 pixels, times 2.5.
    expectEqual(found, [.fingersBegan, .fingersMoved(CGVector(dx: 0, dy: 7.5))])
  }

  @Test("of a wheel end a movement of fingers that never ended")
  func wheelAfterFingers() {
    let found = movements([
      Events.scroll(0, 4, time: 1, device: .touchpad, isPrecise: true), Events.scroll(0, 1),
    ])
    expectEqual(found.suffix(2), [.fingersEnded(velocity: .zero), .wheel(CGVector(dx: 0, dy: 1))])
  }

  @Test("that say nothing are nothing")
  func nothing() {
    #expect(movements([Events.scroll(0, 0), Events.scrollStop(time: 5)]).isEmpty)
  }
}
