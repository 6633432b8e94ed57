public import CoreGraphics
import Foundation
import TesseraCore

/// Recognises two fingers that move apart or together.
///
/// The fingers may be on a screen or on a touchpad; a wheel turned with Control held counts as well.
/// On a screen it begins once their distance has changed by 10 points, at a scale of 1.
@preconcurrency @MainActor
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  private var pinch = Pinch()

  private struct Pinch {
    /// The distance of the fingers that counts as a scale of 1, in points.
    var baseDistance: CGFloat = 0
    /// The distance of the fingers as a multiple of that.
    var ratio: CGFloat = 1
    /// What the program made of that by setting `scale`.
    var factor: CGFloat = 1
    var timestamp: Double = 0
    var speed = DragVelocity()
  }

  /// How far the distance of the fingers changes before it is a pinch, in points.
  static let slop: CGFloat = 10

  /// The distance of the fingers as a multiple of what it was when the pinch began.
  ///
  /// Setting it says what it shall count as now; values that are not positive and finite are ignored.
  open var scale: CGFloat {
    get { pinch.ratio * pinch.factor }
    set {
      guard newValue > 0, newValue.isFinite, pinch.ratio > 0 else { return }
      pinch.factor = newValue / pinch.ratio
    }
  }

  /// The speed at which the scale changes, per second.
  open var velocity: CGFloat {
    CGFloat(pinch.speed.velocity(at: pinch.timestamp)) * pinch.factor
  }

  override func watches(_ touch: UITouch) -> Bool { touch.type != .indirectPointer }

  /// Starts to measure once two fingers are down; a third one is no part of it.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if numberOfTouches == 2 { pinch.baseDistance = fingerDistance }
  }

  /// Follows the fingers.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard numberOfTouches >= 2 else { return }
    if state.isActive {
      change(to: fingerDistance / pinch.baseDistance, at: event.timestamp)
      state = .changed
    } else if abs(fingerDistance - pinch.baseDistance) >= Self.slop, fingerDistance > 0 {
      pinch.baseDistance = fingerDistance
      change(to: 1, at: event.timestamp)
      state = .began
    }
  }

  /// Ends when one of the two fingers goes up.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if state.isActive {
      guard progress.touches.prefix(2).contains(where: touches.contains) else { return }
      state = .ended
    } else if progress.touches.allSatisfy(touches.contains) {
      state = .failed
    }
  }

  /// Forgets the pinch.
  open override func reset() {
    super.reset()
    pinch = Pinch()
  }

  override func magnify(_ event: UIBackendMagnifyEvent) -> Bool {
    guard progress.touches.isEmpty, event.scale > 0, event.scale.isFinite else { return false }
    progress.lastWindowLocation = event.location
    change(to: event.scale, at: event.timestamp)
    switch event.phase {
    case .began: state = .began
    case .changed: state = .changed
    case .ended:
      state = .ended
      return true
    case .cancelled:
      GestureArbiter.cancel(self)
      return true
    }
    return state.isActive
  }

  private func change(to ratio: CGFloat, at timestamp: Double) {
    pinch.ratio = ratio
    pinch.timestamp = timestamp
    pinch.speed.add(position: Double(ratio), at: timestamp)
  }

  private var fingerDistance: CGFloat {
    guard numberOfTouches >= 2 else { return 0 }
    let first = progress.touches[0].state.windowLocation
    let second = progress.touches[1].state.windowLocation
    return hypot(first.x - second.x, first.y - second.y)
  }
}
