public import CoreGraphics
import Foundation
import TesseraCore

/// Recognises two fingers on a screen that turn around each other.
///
/// It begins once they have turned by 10 points around their middle, at a rotation of 0.
@preconcurrency @MainActor
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  private var turn = Turn()

  private struct Turn {
    /// The angle of the line through the fingers at the last event, in radians.
    var angle: CGFloat = 0
    /// How far they have turned, in radians; a whole turn counts on.
    var turned: CGFloat = 0
    /// The part of that which is not reported.
    var uncounted: CGFloat = 0
    var timestamp: Double = 0
    var speed = DragVelocity()
  }

  /// How far fingers go around their middle before it is a rotation, in points.
  static let slop: CGFloat = 10

  /// The angle by which the fingers have turned since the rotation began, in radians, clockwise.
  ///
  /// Setting it says what it shall count as now; values that are not finite are ignored.
  open var rotation: CGFloat {
    get { turn.turned - turn.uncounted }
    set { if newValue.isFinite { turn.uncounted = turn.turned - newValue } }
  }

  /// The speed at which the fingers turn, in radians per second, from the last tenth of a second.
  open var velocity: CGFloat { CGFloat(turn.speed.velocity(at: turn.timestamp)) }

  override func watches(_ touch: UITouch) -> Bool { touch.type != .indirectPointer }

  /// Starts to measure once two fingers are down; a third one is no part of it.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard numberOfTouches == 2, let line else { return }
    turn.angle = line.angle
  }

  /// Follows the fingers.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let line else { return }
    turn.turned += (line.angle - turn.angle).withinHalfATurn
    turn.angle = line.angle
    turn.timestamp = event.timestamp
    turn.speed.add(position: Double(turn.turned), at: event.timestamp)
    if state.isActive {
      state = .changed
    } else if state == .possible, abs(turn.turned) * line.length / 2 >= Self.slop {
      turn.uncounted = turn.turned
      state = .began
    }
  }

  /// Ends when one of the two fingers goes up.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if state.isActive {
      if progress.touches.prefix(2).contains(where: touches.contains) { state = .ended }
    } else if progress.touches.allSatisfy(touches.contains) {
      state = .failed
    }
  }

  /// Forgets the rotation.
  open override func reset() {
    super.reset()
    turn = Turn()
  }

  /// The line from the first finger to the second; `nil` where there is none, or both are in one place.
  private var line: (length: CGFloat, angle: CGFloat)? {
    guard numberOfTouches >= 2 else { return nil }
    let line = progress.touches[1].state.windowLocation - progress.touches[0].state.windowLocation
    let length = hypot(line.x, line.y)
    return length > 0 ? (length, atan2(line.y, line.x)) : nil
  }
}

extension CGFloat {
  /// The same angle from minus half a turn to half a turn, for the difference of two angles from there.
  fileprivate var withinHalfATurn: CGFloat {
    self > .pi ? self - 2 * .pi : self < -.pi ? self + 2 * .pi : self
  }
}
