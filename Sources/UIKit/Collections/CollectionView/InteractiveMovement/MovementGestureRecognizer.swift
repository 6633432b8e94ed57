import CoreGraphics
import Foundation

/// Recognises that a person wants to move an item of a collection view.
///
/// A press on a grip does so at once. Elsewhere on an item a finger has to rest, and a mouse has to be
/// dragged, and the data source has to be one that has said that its items can be put in order.
final class MovementGestureRecognizer: UIGestureRecognizer {
  private var countdown: Countdown?
  /// The movement that the gesture has begun.
  var grab: Grab?

  /// What a gesture holds.
  struct Grab {
    let movement: Int
    /// From the touch to the middle of the item.
    let offset: CGPoint
  }

  /// How long a finger has to rest, in seconds.
  private static var restingTime: TimeInterval { 0.5 }
  /// How far a resting finger may move, in points.
  private static var restingDistance: CGFloat { 10 }
  /// How far a mouse has to be dragged; less than it takes to scroll.
  private static var dragDistance: CGFloat { 4 }

  override func watches(_ touch: UITouch) -> Bool {
    guard touch.type != .indirectPointer || touch.button == 1,
      let view = view as? UICollectionView
    else { return false }
    return view.movementHold(of: touch.view) != .nothing
  }

  /// The touch that moves the item; others mean nothing.
  private var hand: UITouch? { progress.watched.first }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .possible, let hand, touches.contains(hand) else { return }
    switch (view as? UICollectionView)?.movementHold(of: hand.view) ?? .nothing {
    case .grip: state = .began
    case .item where hand.type != .indirectPointer:
      countdown = Countdown(for: Self.restingTime) { [weak self] in self?.state = .began }
    case .item: break
    case .nothing: fail()
    }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let hand, touches.contains(hand) else { return }
    guard !state.isActive else { return state = .changed }
    let start = hand.startWindowLocation
    let way = hypot(
      hand.state.windowLocation.x - start.x,
      hand.state.windowLocation.y - start.y
    )
    if hand.type == .indirectPointer {
      if way >= Self.dragDistance { state = .began }
    } else if way > Self.restingDistance {
      fail()
    }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let hand, touches.contains(hand) else { return }
    if state.isActive { state = .ended } else { fail() }
  }

  override func reset() {
    super.reset()
    countdown?.cancel()
    countdown = nil
    grab = nil
  }

  private func fail() {
    countdown?.cancel()
    state = .failed
  }

  /// The view that was pressed.
  var pressedView: UIView? { hand?.view }

  /// Where the touch is, in content coordinates, and where it went down.
  var place: CGPoint { hand?.location(in: view) ?? .zero }
  var startingPlace: CGPoint {
    guard let hand, let view else { return .zero }
    return view.window?.convert(hand.startWindowLocation, to: view) ?? .zero
  }
}
