import CoreGraphics
import Foundation

/// Brings pinches on a touchpad, and turns of a wheel with Control held, to the recognisers of a window.
///
/// The recogniser that takes the beginning of a movement gets the rest of it.
@MainActor
final class MagnifyDispatcher {
  private unowned let window: UIWindow
  private weak var taker: UIGestureRecognizer?
  private var wheel: WheelZoom?

  /// A wheel has no beginning and no end: both are made up around turns that follow each other.
  private struct WheelZoom {
    var notches: CGFloat
    var location: CGPoint
    var countdown: Countdown
  }

  /// What one notch of a wheel makes of the scale.
  static let scalePerNotch: CGFloat = 1.1
  /// How long after the last notch the pinch ends, in seconds.
  static let wheelPause: TimeInterval = 0.25

  init(window: UIWindow) { self.window = window }

  /// Whether the pinch under way is a wheel that is turned.
  var isTurningWheel: Bool { wheel != nil }

  func handle(_ event: UIBackendMagnifyEvent) -> Bool {
    if event.phase == .began { return begin(event) }
    return taker?.magnify(event) ?? false
  }

  /// Takes notches of a wheel as a pinch; turning the wheel up, away from oneself, enlarges.
  func zoom(by notches: CGFloat, _ event: UIBackendScrollEvent) -> Bool {
    guard notches != 0, notches.isFinite else { return false }
    wheel?.countdown.cancel()
    if wheel == nil, !begin(magnification(.began, scale: 1, event)) { return false }
    let total = (wheel?.notches ?? 0) - notches
    let countdown = Countdown(for: Self.wheelPause) { [weak self] in self?.endZoom() }
    wheel = WheelZoom(notches: total, location: event.location, countdown: countdown)
    return handle(magnification(.changed, scale: pow(Self.scalePerNotch, total), event))
  }

  private func endZoom() {
    guard let wheel else { return }
    self.wheel = nil
    let end = UIBackendMagnifyEvent(
      .ended,
      scale: pow(Self.scalePerNotch, wheel.notches),
      at: wheel.location,
      timestamp: UIApplication.shared.backend.currentTime
    )
    _ = handle(end)
  }

  private func begin(_ event: UIBackendMagnifyEvent) -> Bool {
    var candidate = window.hitTest(event.location, with: nil)
    while let current = candidate {
      for recognizer in current.interaction.gestureRecognizers
      where recognizer.isEnabled && recognizer.magnify(event) {
        taker = recognizer
        return true
      }
      candidate = current.superview
    }
    return false
  }

  private func magnification(
    _ phase: UIBackendEventPhase,
    scale: CGFloat,
    _ event: UIBackendScrollEvent
  ) -> UIBackendMagnifyEvent {
    UIBackendMagnifyEvent(phase, scale: scale, at: event.location, timestamp: event.timestamp)
  }
}
