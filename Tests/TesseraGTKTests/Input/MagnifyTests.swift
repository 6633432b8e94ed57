import CGTK
import CoreGraphics
import TesseraTestSupport
import Testing
import UIKit

@testable import TesseraGTK

@Suite("Magnify events")
struct MagnifyTests {
  private func story(_ events: [TsrEvent]) -> [String] {
    var translator = InputTranslator()
    return events.flatMap { translator.events(for: $0, now: 0) }.compactMap { event in
      guard case .magnify(let event) = event else { return nil }
      return "\(event.phase) \(event.scale) at \(Int(event.location.x))"
    }
  }

  private func pinch(_ phase: TsrPinchPhase, _ scale: Double) -> TsrEvent {
    Events.make(.pinch, x: 10, device: .touchpad) {
      $0.pinch_phase = phase
      $0.pinch_scale = scale
    }
  }

  @Test("follow a pinch on a touchpad")
  func touchpad() {
    #expect(
      story([pinch(.begin, 1), pinch(.update, 1.5), pinch(.update, 2), pinch(.end, 1)])
        == ["began 1.0 at 10", "changed 1.5 at 10", "changed 2.0 at 10", "ended 2.0 at 10"]
    )
    expectEqual(
      story([pinch(.begin, 1), pinch(.cancel, 1)]),
      ["began 1.0 at 10", "cancelled 1.0 at 10"]
    )
    #expect(story([pinch(.update, 2), pinch(.end, 2)]).isEmpty)
    expectEqual(story([pinch(.begin, 1), pinch(.update, .nan)]).last, "changed 1.0 at 10")
  }

  @Test("follow two fingers on the screen, and end when there are not two any more")
  func screen() {
    expectEqual(
      story([
        Events.touch(.press, 1, x: 100), Events.touch(.press, 2, x: 200),
        Events.touch(.motion, 2, x: 300), Events.touch(.release, 1, x: 100),
        Events.touch(.motion, 2, x: 320),
      ]),
      ["began 1.0 at 150", "changed 2.0 at 200", "ended 2.0 at 200"]
    )
  }

  @Test("need no distance between the fingers")
  func sameSpot() {
    expectEqual(
      story([
        Events.touch(.press, 1, x: 100), Events.touch(.press, 2, x: 100),
        Events.touch(.motion, 2, x: 110),
      ]),
      ["began 1.0 at 100", "changed 10.0 at 105"]
    )
  }
}
