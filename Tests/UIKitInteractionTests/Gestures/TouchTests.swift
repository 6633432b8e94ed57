import CoreGraphics
import Foundation
import TesseraTestSupport
import Testing

@testable import UIKit

/// A view that keeps what it was told last.
@MainActor
private final class KeepingView: UIView {
  var event: UIEvent?
  var phases: [UITouch.Phase] = []
  var heard: [String] = []

  private func keep(_ touches: Set<UITouch>, _ event: UIEvent?) {
    self.event = event
    phases += touches.map(\.phase)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { keep(touches, event) }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { keep(touches, event) }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { keep(touches, event) }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    keep(touches, event)
  }

  override var canBecomeFirstResponder: Bool { true }

  private func keep(_ presses: Set<UIPress>, _ event: UIPressesEvent?) {
    self.event = event
    heard += presses.map { "\($0.phase) \($0.key?.keyCode == .keyboardA ? "a" : "another")" }
  }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    keep(presses, event)
  }
  override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    keep(presses, event)
  }
  override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    keep(presses, event)
  }
}

@Suite("A touch")
@MainActor
struct TouchTests {
  /// A view of 300 × 300 points, and the events of fingers and buttons on it.
  @MainActor
  private struct Stage {
    let fixture = Fixture()
    let view = KeepingView(frame: CGRect(x: 10, y: 20, width: 300, height: 300))

    init() {
      view.isMultipleTouchEnabled = true
      fixture.show(view)
    }

    func send(
      _ action: UIBackendPointerEvent.Action,
      _ x: CGFloat,
      _ y: CGFloat,
      device: UIBackendPointerEvent.Device = .touch,
      finger: Int = 0,
      button: Int = 1,
      modifiers: UIKeyModifierFlags = []
    ) {
      let event = UIBackendPointerEvent(
        action,
        at: CGPoint(x: x, y: y),
        timestamp: fixture.backend.currentTime,
        device: device,
        identifier: finger,
        button: button,
        modifiers: modifiers
      )
      fixture.screen.send(.pointer(event))
    }

    var touch: UITouch? { view.event?.allTouches?.first }
  }

  @Test("is where it is and was, and knows when, in which view and who watches it")
  func places() throws {
    let stage = Stage()
    let tap = UITapGestureRecognizer()
    stage.view.addGestureRecognizer(tap)
    stage.send(.pressed, 50, 60)
    let touch = try #require(stage.touch)
    #expect(touch.gestureRecognizers == [tap] && touch.view === stage.view)
    #expect(touch.window === stage.fixture.window)
    expectEqual(touch.location(in: stage.view), CGPoint(x: 40, y: 40))
    stage.fixture.backend.advance(by: 0.25)
    stage.send(.dragged, 55, 61)
    expectEqual(touch.location(in: nil), CGPoint(x: 55, y: 61))
    expectEqual(touch.previousLocation(in: nil), CGPoint(x: 50, y: 60))
    expectEqual(touch.previousLocation(in: stage.view), CGPoint(x: 40, y: 40))
    expectEqual(touch.timestamp, stage.fixture.backend.currentTime)
    expectEqual(stage.view.event?.timestamp, touch.timestamp)
    let type: UIEvent.EventType? = stage.view.event?.type
    expectEqual(type, .touches)
  }

  @Test("begins, moves, and ends or is taken away")
  func phases() {
    let stage = Stage()
    stage.send(.pressed, 50, 60)
    stage.send(.dragged, 55, 60)
    stage.send(.released, 55, 60)
    stage.send(.pressed, 50, 60)
    stage.send(.cancelled, 50, 60)
    expectEqual(stage.view.phases, [.began, .moved, .ended, .began, .cancelled])
  }

  @Test("rests while another one begins or moves")
  func stationary() {
    let stage = Stage()
    stage.send(.pressed, 50, 60)
    stage.send(.pressed, 90, 60, finger: 1)
    func phases() -> [UITouch.Phase] {
      (stage.view.event?.allTouches ?? []).sorted {
        $0.location(in: nil).x < $1.location(in: nil).x
      }
      .map(\.phase)
    }
    expectEqual(phases(), [.stationary, .began])
    stage.send(.dragged, 55, 60)
    expectEqual(phases(), [.moved, .stationary])
    stage.send(.dragged, 95, 60, finger: 1)
    expectEqual(phases(), [.stationary, .moved])
    stage.send(.released, 55, 60)
    expectEqual(phases(), [.ended, .stationary])
  }

  @Test("is one of several in a view only where that takes several")
  func severalTouches() {
    let stage = Stage()
    stage.view.isMultipleTouchEnabled = false
    stage.send(.pressed, 50, 60)
    stage.send(.pressed, 90, 60, finger: 1)
    expectEqual(stage.view.phases, [.began])
    stage.send(.released, 90, 60, finger: 1)
    stage.send(.released, 50, 60)
    expectEqual(stage.view.phases, [.began, .ended])
  }

  @Test("is of a finger, a pen or a mouse, whose buttons and keys its event names")
  func types() {
    let devices: [(UIBackendPointerEvent.Device, UITouch.TouchType)] = [
      (.touch, .direct), (.pen, .pencil), (.mouse, .indirectPointer),
    ]
    for (device, type) in devices {
      let stage = Stage()
      stage.send(.pressed, 50, 60, device: device, button: 1, modifiers: .shift)
      expectEqual(stage.touch?.type, type)
      expectEqual(stage.view.event?.buttonMask, (device == .mouse ? .primary : []))
      expectEqual(stage.view.event?.modifierFlags, .shift)
      stage.send(.dragged, 55, 60, device: device, button: 1, modifiers: .control)
      expectEqual(stage.view.event?.modifierFlags, .control)
    }
    let stage = Stage()
    stage.send(.pressed, 50, 60, device: .mouse, button: 2)
    let mask: UIEvent.ButtonMask? = stage.view.event?.buttonMask
    #expect(mask == .secondary && mask == .button(2))
  }

  @Test("counts how many times in a row its place was tapped")
  func tapCounts() {
    let stage = Stage()
    var counts: [Int] = []
    for _ in 0..<3 {
      stage.send(.pressed, 50, 60)
      counts.append(stage.touch?.tapCount ?? 0)
      stage.send(.released, 50, 60)
    }
    stage.fixture.backend.advance(by: 2)
    stage.send(.pressed, 50, 60)
    counts.append(stage.touch?.tapCount ?? 0)
    expectEqual(counts, [1, 2, 3, 1])
  }

  @Test("is not in a view that has it outside of itself")
  func outside() {
    final class Round: UIView {
      override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        hypot(point.x - bounds.midX, point.y - bounds.midY) < bounds.width / 2
      }
    }
    let fixture = Fixture()
    let view = fixture.show(Round(frame: CGRect(x: 0, y: 0, width: 100, height: 100)))
    #expect(view.point(inside: CGPoint(x: 50, y: 1), with: nil))
    #expect(!view.point(inside: CGPoint(x: 1, y: 1), with: nil))
    #expect(fixture.window.hitTest(CGPoint(x: 50, y: 50), with: nil) === view)
    #expect(fixture.window.hitTest(CGPoint(x: 1, y: 1), with: nil) === fixture.window)
    let plain = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(plain.point(inside: .zero, with: nil))
    #expect(!plain.point(inside: CGPoint(x: 10, y: 5), with: nil))
  }
}

@Suite("A press of a key")
@MainActor
struct PressTests {
  private func send(_ fixture: Fixture, isDown: Bool, isRepeat: Bool = false) {
    var event = UIBackendKeyEvent(
      .keyboardA,
      characters: "a",
      isDown: isDown,
      modifiers: .shift,
      timestamp: 7
    )
    event.isRepeat = isRepeat
    fixture.screen.send(.key(event))
  }

  @Test("begins, changes while it repeats, and ends, with the key and those held beside it")
  func phases() throws {
    let fixture = Fixture()
    let view = fixture.show(KeepingView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
    #expect(view.becomeFirstResponder())
    send(fixture, isDown: true)
    let event = try #require(view.event as? UIPressesEvent)
    let press = try #require(event.allPresses.first)
    #expect(event.type == .presses && event.modifierFlags == .shift && event.timestamp == 7)
    #expect(press.phase == UIPress.Phase.began && press.timestamp == 7)
    #expect(press.key?.characters == "a" && press.key?.modifierFlags == .shift)
    send(fixture, isDown: true, isRepeat: true)
    send(fixture, isDown: false)
    expectEqual(view.heard, ["began a", "changed a", "ended a"])
  }

  @Test("goes on to the next responder that wants it")
  func chain() {
    let fixture = Fixture()
    final class Taking: UIView {
      override var canBecomeFirstResponder: Bool { true }
    }
    let outer = KeepingView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let inner = Taking(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    outer.addSubview(inner)
    fixture.show(outer)
    inner.becomeFirstResponder()
    send(fixture, isDown: true)
    send(fixture, isDown: true, isRepeat: true)
    send(fixture, isDown: false)
    expectEqual(outer.heard, ["began a", "changed a", "ended a"])
  }

  @Test("reaches its responder as long as that does not give it up")
  func resigning() {
    final class Keeping: UIView {
      var mayGo = false
      override var canBecomeFirstResponder: Bool { true }
      override var canResignFirstResponder: Bool { mayGo }
    }
    let fixture = Fixture()
    let view = fixture.show(Keeping(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
    #expect(view.becomeFirstResponder() && !view.resignFirstResponder() && view.isFirstResponder)
    view.mayGo = true
    #expect(view.resignFirstResponder() && !view.isFirstResponder)
    #expect(UIView().canResignFirstResponder)
  }
}
