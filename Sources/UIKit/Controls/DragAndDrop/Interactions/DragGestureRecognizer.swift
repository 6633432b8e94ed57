import CoreGraphics
import Foundation

/// Recognises that a person wants to drag something out of a view.
///
/// While a drag is under way, a tap of another finger adds to it.
final class DragGestureRecognizer: UIGestureRecognizer {
  weak var interaction: UIDragInteraction?
  private var countdown: Countdown?

  /// How long a finger has to rest, in seconds.
  static let restingTime: TimeInterval = 0.5
  /// How far a resting finger may move, in points.
  static let restingDistance: CGFloat = 10
  /// How far a mouse has to be dragged; less than it takes to scroll.
  static let dragDistance: CGFloat = 4

  override func watches(_ touch: UITouch) -> Bool {
    guard touch.type != .indirectPointer || touch.button == 1 else { return false }
    var candidate = touch.view
    while let current = candidate, current !== view {
      if current is UIControl || current is AccessoryView { return false }
      candidate = current.superview
    }
    return true
  }

  private var hand: UITouch? { progress.watched.first }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .possible, let hand, touches.contains(hand) else { return }
    guard numberOfTouches == 1 else { return fail() }
    if hand.type == .indirectPointer { return }
    countdown = Countdown(for: Self.restingTime) { [weak self] in self?.pickUp() }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .possible, let hand, touches.contains(hand) else { return }
    let isMouse = hand.type == .indirectPointer
    let way = hand.distanceFromStart
    if isMouse, way >= Self.dragDistance { pickUp() }
    if !isMouse, way > Self.restingDistance { fail() }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .possible, let hand, touches.contains(hand), let interaction,
      let drag = UIApplication.shared.drag, drag.add(from: interaction, at: location(in: view))
    else { return fail() }
    state = .ended
  }

  override func reset() {
    super.reset()
    countdown?.cancel()
    countdown = nil
  }

  private func fail() {
    countdown?.cancel()
    state = .failed
  }

  /// Picks up what the delegate says, if that is anything.
  private func pickUp() {
    countdown?.cancel()
    guard state == .possible, let hand, let interaction, UIApplication.shared.drag == nil,
      let drag = ActiveDrag(interaction, with: hand)
    else { return fail() }
    state = .began
    guard state == .began, let window = view?.window else { return }
    UIApplication.shared.drag = drag
    window.touches.capture(hand, by: drag)
    drag.lift()
  }
}

extension UITouch {
  /// How far it is from where it went down, in points.
  fileprivate var distanceFromStart: CGFloat {
    let (start, now) = (startWindowLocation, state.windowLocation)
    return hypot(now.x - start.x, now.y - start.y)
  }
}
