import CGTK
import CoreGraphics
import Foundation
import UIKit

/// Follows mouse buttons, pens and fingers from when they go down until they are lifted.
struct PointerTranslator {
  private var mouseButtons: [Int] = []
  private var lastLocation = CGPoint.zero
  private(set) var fingers: [Finger] = []

  /// A finger on the screen.
  struct Finger {
    let sequence: UInt
    /// The smallest number from 1 that no other finger has.
    let identifier: Int
    var location: CGPoint
  }

  /// Returns the events for the pointer that the event belongs to.
  mutating func events(for event: TsrEvent, at time: TimeInterval) -> [UIBackendPointerEvent] {
    if event.device == .touch, event.kind != .leave {
      return touchEvents(for: event, at: time)
    }
    return mouseEvents(for: event, at: time)
  }

  /// Takes away every press, as when the window loses its pointer.
  mutating func cancelAll(at time: TimeInterval) -> [UIBackendPointerEvent] {
    let buttons = mouseButtons.map {
      UIBackendPointerEvent(.cancelled, at: lastLocation, timestamp: time, button: $0)
    }
    let touches = fingers.map {
      UIBackendPointerEvent(
        .cancelled,
        at: $0.location,
        timestamp: time,
        device: .touch,
        identifier: $0.identifier
      )
    }
    mouseButtons = []
    fingers = []
    return buttons + touches
  }
}

extension PointerTranslator {
  private mutating func mouseEvents(
    for event: TsrEvent,
    at time: TimeInterval
  ) -> [UIBackendPointerEvent] {
    if event.kind != .leave, event.kind != .cancel {
      lastLocation = CGPoint(x: event.x, y: event.y)
    }
    func make(_ action: UIBackendPointerEvent.Action, button: Int) -> UIBackendPointerEvent {
      UIBackendPointerEvent(
        action,
        at: lastLocation,
        timestamp: time,
        device: event.device == .pen ? .pen : .mouse,
        button: button,
        modifiers: UIKeyModifierFlags(event.modifiers)
      )
    }
    let button = Self.button(event.button)
    switch event.kind {
    case .motion:
      return [make(mouseButtons.isEmpty ? .hovered : .dragged, button: mouseButtons.first ?? 1)]
    case .leave: return mouseButtons.isEmpty ? [make(.exited, button: 1)] : []
    case .press:
      guard !mouseButtons.contains(button) else { return [] }
      mouseButtons.append(button)
      return [make(.pressed, button: button)]
    case .release:
      guard mouseButtons.contains(button) else { return [] }
      mouseButtons.removeAll { $0 == button }
      return [make(.released, button: button)]
    case .cancel: return cancelAll(at: time)
    default: return []
    }
  }

  /// GTK counts the middle button before the secondary one.
  private static func button(_ number: UInt32) -> Int {
    switch number {
    case 2: 3
    case 3: 2
    default: Int(number)
    }
  }

  private mutating func touchEvents(
    for event: TsrEvent,
    at time: TimeInterval
  ) -> [UIBackendPointerEvent] {
    let location = CGPoint(x: event.x, y: event.y)
    func make(_ action: UIBackendPointerEvent.Action, _ finger: Finger) -> UIBackendPointerEvent {
      UIBackendPointerEvent(
        action,
        at: finger.location,
        timestamp: time,
        device: .touch,
        identifier: finger.identifier,
        modifiers: UIKeyModifierFlags(event.modifiers)
      )
    }
    let index = fingers.firstIndex { $0.sequence == event.sequence }
    switch (event.kind, index) {
    case (.press, nil):
      let taken = Set(fingers.map(\.identifier))
      let identifier = (1...).first { !taken.contains($0) } ?? 1
      let finger = Finger(sequence: event.sequence, identifier: identifier, location: location)
      fingers.append(finger)
      return [make(.pressed, finger)]
    case (.motion, let index?):
      fingers[index].location = location
      return [make(.dragged, fingers[index])]
    case (.release, let index?):
      fingers[index].location = location
      return [make(.released, fingers.remove(at: index))]
    case (.cancel, let index?): return [make(.cancelled, fingers.remove(at: index))]
    default: return []
    }
  }
}

extension UIKeyModifierFlags {
  /// The keys that GTK says are held down.
  init(_ modifiers: GdkModifierType) {
    self = []
    let names: [(GdkModifierType, UIKeyModifierFlags)] = [
      (GDK_LOCK_MASK, .alphaShift), (GDK_SHIFT_MASK, .shift), (GDK_CONTROL_MASK, .control),
      (GDK_ALT_MASK, .alternate), (GDK_SUPER_MASK, .command), (GDK_META_MASK, .command),
    ]
    for (mask, flag) in names where modifiers.rawValue & mask.rawValue != 0 { insert(flag) }
  }
}
