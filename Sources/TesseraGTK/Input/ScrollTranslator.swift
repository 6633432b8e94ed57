import CGTK
import CoreGraphics
import Foundation
import UIKit

/// Tells a wheel's notches from fingers on a touchpad, and measures how fast those were at the end.
struct ScrollTranslator {
  /// How far two fingers move the content when they move by one pixel of the touchpad, as in GTK.
  private static let fingerFactor = 2.5
  /// The pixels of a touchpad that the X server counts as one notch.
  private static let notchLength = 15.0
  /// How much of a movement, in seconds, counts for its speed at the end.
  private static let velocityWindow = 0.1

  private var movement = Movement.none

  private enum Movement {
    case none
    case fingers([(time: TimeInterval, delta: CGVector)])
  }

  /// Returns the movements of the event, if any.
  mutating func movements(
    for event: TsrEvent,
    at time: TimeInterval
  ) -> [UIBackendScrollEvent.Movement] {
    guard event.scroll_is_in_surface_units || event.device == .touchpad else {
      return wheel(event, at: time)
    }
    if event.scroll_is_stop { return end(at: time) }
    let factor = Self.fingerFactor * (event.scroll_is_in_surface_units ? 1 : Self.notchLength)
    let delta = CGVector(dx: event.scroll_x * factor, dy: event.scroll_y * factor)
    switch movement {
    case .none:
      movement = .fingers([(time, delta)])
      return [.fingersBegan, .fingersMoved(delta)]
    case .fingers(let samples):
      movement = .fingers(
        samples.filter { time - $0.time <= Self.velocityWindow } + [(time, delta)]
      )
      return [.fingersMoved(delta)]
    }
  }

  private mutating func wheel(
    _ event: TsrEvent,
    at time: TimeInterval
  ) -> [UIBackendScrollEvent.Movement] {
    var notches = CGVector(dx: event.scroll_x, dy: event.scroll_y)
    if event.modifiers.rawValue & GDK_SHIFT_MASK.rawValue != 0, notches.dx == 0 {
      notches = CGVector(dx: notches.dy, dy: 0)
    }
    guard notches.dx != 0 || notches.dy != 0 else { return [] }
    let ended = end(at: time, isLifted: false)
    return ended + [.wheel(notches)]
  }

  /// Ends a movement of fingers, if there is one: at no speed when they were not lifted.
  private mutating func end(
    at time: TimeInterval,
    isLifted: Bool = true
  ) -> [UIBackendScrollEvent.Movement] {
    guard case .fingers(let samples) = movement else { return [] }
    movement = .none
    return [.fingersEnded(velocity: isLifted ? Self.velocity(samples, at: time) : .zero)]
  }

  /// Points per second over the last tenth of a second; none if the fingers rested before.
  private static func velocity(
    _ samples: [(time: TimeInterval, delta: CGVector)],
    at time: TimeInterval
  ) -> CGVector {
    let recent = samples.filter { time - $0.time <= velocityWindow }
    guard let first = recent.first, recent.count > 1 else { return .zero }
    // The first sample's way was made before its time.
    let way = recent.dropFirst().reduce(CGVector.zero) {
      CGVector(dx: $0.dx + $1.delta.dx, dy: $0.dy + $1.delta.dy)
    }
    let duration = max(time - first.time, 0.001)
    return CGVector(dx: way.dx / duration, dy: way.dy / duration)
  }
}
