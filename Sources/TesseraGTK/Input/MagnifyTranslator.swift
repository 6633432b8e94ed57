import CGTK
import CoreGraphics
import Foundation
import UIKit

/// Follows two fingers that move apart or together, on a touchpad or on the screen.
struct MagnifyTranslator {
  private var pinch = Pinch.none

  private enum Pinch {
    case none
    case touchpad(scale: CGFloat)
    case screen(startDistance: CGFloat, scale: CGFloat, center: CGPoint)
  }

  /// Returns the event of a movement on a touchpad.
  mutating func event(
    forTouchpad event: TsrEvent,
    at time: TimeInterval
  ) -> UIBackendMagnifyEvent? {
    let location = CGPoint(x: event.x, y: event.y)
    let scale = event.pinch_scale.isFinite && event.pinch_scale > 0 ? CGFloat(event.pinch_scale) : 1
    func make(_ phase: UIBackendEventPhase, _ scale: CGFloat) -> UIBackendMagnifyEvent {
      UIBackendMagnifyEvent(phase, scale: scale, at: location, timestamp: time)
    }
    switch (event.pinch_phase, pinch) {
    case (.begin, _):
      pinch = .touchpad(scale: 1)
      return make(.began, 1)
    case (.update, .touchpad):
      pinch = .touchpad(scale: scale)
      return make(.changed, scale)
    case (.end, .touchpad(let last)):
      pinch = .none
      return make(.ended, last)
    case (.cancel, .touchpad(let last)):
      pinch = .none
      return make(.cancelled, last)
    default: return nil
    }
  }

  /// Returns the event for the fingers that are on the screen now.
  mutating func event(
    forFingers fingers: [PointerTranslator.Finger],
    at time: TimeInterval
  ) -> UIBackendMagnifyEvent? {
    guard fingers.count == 2 else { return endOnScreen(at: time) }
    let first = fingers[0].location
    let second = fingers[1].location
    let distance = max(1, hypot(second.x - first.x, second.y - first.y))
    let center = CGPoint(x: (first.x + second.x) / 2, y: (first.y + second.y) / 2)
    guard case .screen(let start, let last, _) = pinch else {
      pinch = .screen(startDistance: distance, scale: 1, center: center)
      return UIBackendMagnifyEvent(.began, scale: 1, at: center, timestamp: time)
    }
    let scale = distance / start
    pinch = .screen(startDistance: start, scale: scale, center: center)
    guard scale != last else { return nil }
    return UIBackendMagnifyEvent(.changed, scale: scale, at: center, timestamp: time)
  }

  private mutating func endOnScreen(at time: TimeInterval) -> UIBackendMagnifyEvent? {
    guard case .screen(_, let scale, let center) = pinch else { return nil }
    pinch = .none
    return UIBackendMagnifyEvent(.ended, scale: scale, at: center, timestamp: time)
  }
}
