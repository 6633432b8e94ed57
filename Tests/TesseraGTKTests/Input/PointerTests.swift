import CGTK
import CoreGraphics
import TesseraTestSupport
import Testing
import UIKit

@testable import TesseraGTK

@Suite("Pointers")
struct PointerTests {
  /// What a list of events means, as short words.
  private func story(_ events: [TsrEvent]) -> [String] {
    var translator = InputTranslator()
    return events.flatMap { translator.events(for: $0, now: 0) }.compactMap { event in
      guard case .pointer(let event) = event else { return nil }
      let who = event.device == .touch ? "finger \(event.identifier)" : "button \(event.button)"
      return "\(event.action) \(Int(event.location.x)) \(who)"
    }
  }

  @Test("hover, are pressed, drag and are released")
  func mouse() {
    expectEqual(
      story([
        Events.make(.motion, x: 1), Events.button(.press, x: 2), Events.make(.motion, x: 3),
        Events.button(.release, x: 4), Events.make(.motion, x: 5), Events.make(.leave),
      ]),
      [
        "hovered 1 button 1", "pressed 2 button 1", "dragged 3 button 1", "released 4 button 1",
        "hovered 5 button 1", "exited 5 button 1",
      ]
    )
  }

  @Test("have the secondary button second, though GTK counts it third")
  func buttons() {
    expectEqual(
      story([
        Events.button(.press, 3), Events.button(.release, 3), Events.button(.press, 2),
        Events.button(.release, 2), Events.button(.press, 8), Events.button(.release, 8),
      ]),
      [
        "pressed 0 button 2", "released 0 button 2", "pressed 0 button 3", "released 0 button 3",
        "pressed 0 button 8", "released 0 button 8",
      ]
    )
  }

  @Test("do not leave while they are pressed")
  func leaveWhilePressed() {
    expectEqual(
      story([
        Events.button(.press, x: 1), Events.make(.leave), Events.make(.motion, x: 500),
        Events.button(.release, x: 500),
      ]),
      ["pressed 1 button 1", "dragged 500 button 1", "released 500 button 1"]
    )
  }

  @Test("ignore presses and releases that do not belong together")
  func unpaired() {
    expectEqual(
      story([
        Events.button(.release), Events.button(.press), Events.button(.press),
        Events.button(.release), Events.button(.release), Events.touch(.release, 7, x: 0),
        Events.touch(.motion, 7, x: 0),
      ]),
      ["pressed 0 button 1", "released 0 button 1"]
    )
  }

  @Test("are cancelled together when the grab breaks")
  func cancel() {
    expectEqual(
      story([
        Events.button(.press, 1, x: 4), Events.button(.press, 3, x: 4), Events.make(.cancel),
        Events.make(.motion, x: 5),
      ]),
      [
        "pressed 4 button 1", "pressed 4 button 2", "cancelled 4 button 1", "cancelled 4 button 2",
        "hovered 5 button 1",
      ]
    )
  }

  @Test("are told apart finger by finger, by the smallest free number")
  func fingers() {
    expectEqual(
      story([
        Events.touch(.press, 90, x: 1), Events.touch(.press, 80, x: 2),
        Events.touch(.motion, 80, x: 3), Events.touch(.release, 90, x: 1),
        Events.touch(.press, 70, x: 4), Events.touch(.cancel, 80, x: 3),
      ]),
      [
        "pressed 1 finger 1", "pressed 2 finger 2", "dragged 3 finger 2", "released 1 finger 1",
        "pressed 4 finger 1", "cancelled 3 finger 2",
      ]
    )
  }

  @Test("all end when the window goes away")
  func cancelAll() {
    var translator = InputTranslator()
    _ = translator.events(for: Events.touch(.press, 1, x: 3), now: 0)
    _ = translator.events(for: Events.button(.press), now: 0)
    let ended = translator.cancelAll(now: 1).compactMap { event -> UIBackendPointerEvent? in
      guard case .pointer(let event) = event else { return nil }
      return event
    }
    expectEqual(ended.map(\.action), [.cancelled, .cancelled])
    expectEqual(ended.map(\.device), [.mouse, .touch])
    #expect(translator.cancelAll(now: 2).isEmpty)
  }

  @Test("carry the keys that are held down")
  func modifiers() {
    var translator = InputTranslator()
    let event = Events.make(.motion) {
      $0.modifiers = GdkModifierType(rawValue: GDK_CONTROL_MASK.rawValue | GDK_ALT_MASK.rawValue)
    }
    guard case .pointer(let moved) = translator.events(for: event, now: 0).first else {
      Issue.record("No pointer event")
      return
    }
    expectEqual(moved.modifiers, [.control, .alternate])
  }
}
