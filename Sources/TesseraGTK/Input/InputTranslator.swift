import CGTK
import CoreGraphics
import Foundation
import UIKit

/// Turns a window's events into those of the backend protocol, in the order they happened.
struct InputTranslator {
  private var clock = EventClock()
  private var pointers = PointerTranslator()
  private var scrolling = ScrollTranslator()
  private var magnifying = MagnifyTranslator()
  private var keys = KeyTranslator()

  /// Tells what `event` means.
  ///
  /// - Parameters:
  ///   - event: What GTK says happened.
  ///   - now: The time on the backend's clock.
  /// - Returns: Any number of events, in the order they happened.
  mutating func events(for event: TsrEvent, now: TimeInterval) -> [UIBackendEvent] {
    let time = clock.time(of: event.time, now: now)
    switch event.kind {
    case .motion, .leave, .press, .release, .cancel:
      let pointerEvents = pointers.events(for: event, at: time).map { UIBackendEvent.pointer($0) }
      let magnify = magnifying.event(forFingers: pointers.fingers, at: time)
      return pointerEvents + (magnify.map { [.magnify($0)] } ?? [])
    case .scroll:
      let location = CGPoint(x: event.x, y: event.y)
      let modifiers = UIKeyModifierFlags(event.modifiers)
      return scrolling.movements(for: event, at: time).map {
        .scroll(UIBackendScrollEvent($0, at: location, timestamp: time, modifiers: modifiers))
      }
    case .pinch:
      return magnifying.event(forTouchpad: event, at: time).map { [.magnify($0)] } ?? []
    case .keyDown, .keyUp: return [.key(keys.event(for: event, at: time))]
    @unknown default: return []
    }
  }

  /// Ends whatever is held down, because the window does not hear of its end any more.
  mutating func cancelAll(now: TimeInterval) -> [UIBackendEvent] {
    keys.releaseAll()
    let time = clock.time(of: 0, now: now)
    let cancelled = pointers.cancelAll(at: time).map { UIBackendEvent.pointer($0) }
    let magnify = magnifying.event(forFingers: [], at: time)
    return cancelled + (magnify.map { [.magnify($0)] } ?? [])
  }
}
