import CoreGraphics
import Foundation

/// Recognises that a person wants the menu of a place: a secondary button goes down, or a finger or pen rests.
///
/// A finger on an item that it would pick up to move opens nothing.
final class ContextMenuGestureRecognizer: UIGestureRecognizer {
  /// Opens the menu of a place in the view's coordinates; returns whether there is one.
  var open: (CGPoint) -> Bool = { _ in false }
  private var countdown: Countdown?

  /// How long a finger has to rest, in seconds.
  private static let restingTime: TimeInterval = 0.5
  /// How far a resting finger may move, in points.
  private static let restingDistance: CGFloat = 10
  private static let secondaryButton = 2

  override func watches(_ touch: UITouch) -> Bool {
    if touch.type == .indirectPointer { return touch.button == Self.secondaryButton }
    return (view as? UICollectionView)?.movementHold(of: touch.view) ?? .nothing == .nothing
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .possible, let touch = touches.first else { return }
    guard numberOfTouches == 1 else { return fail() }
    if touch.type == .indirectPointer { return recognize() }
    countdown = Countdown(for: Self.restingTime) { [weak self] in self?.recognize() }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    let hasMoved = touches.contains { touch in
      let (start, now) = (touch.startWindowLocation, touch.state.windowLocation)
      return hypot(now.x - start.x, now.y - start.y) > Self.restingDistance
    }
    if hasMoved { fail() }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { fail() }

  override func reset() {
    super.reset()
    countdown?.cancel()
    countdown = nil
  }

  private func recognize() {
    guard state == .possible else { return }
    // Only where a menu opens is the touch taken from the view.
    if open(location(in: view)) { state = .ended } else { fail() }
  }

  private func fail() {
    countdown?.cancel()
    state = .failed
  }
}
