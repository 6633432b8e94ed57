import CoreGraphics
import Foundation
import TesseraCore
import TesseraEngine

/// What a person has hold of who presses somewhere in a collection view.
enum MovementHold {
  /// The accessory of a list cell that is there to move the item.
  case grip
  /// An item of a data source that lets items be put in order.
  case item
  case nothing
}

/// Says of itself that its items can be moved by pressing them, without code of the app's.
@MainActor
protocol ItemOrdering: AnyObject {
  /// Whether a press on an item may lift it; `canMoveItemAt` decides about each.
  var ordersItemsByHand: Bool { get }
}

/// How people move items in a collection view.
@MainActor
final class MovementInput {
  let gesture = MovementGestureRecognizer()
  let scroller: MovementScroller
  private unowned let view: UICollectionView

  init(_ view: UICollectionView) {
    self.view = view
    scroller = MovementScroller(view)
    gesture.addHandlerClosure { [weak view] _ in view?.movementGestureDidChange() }
  }

  /// Has what is pressed to be moved come before what is pressed to scroll.
  func install() {
    view.addGestureRecognizer(gesture)
    view.panGestureRecognizer.require(toFail: gesture)
  }
}

extension UICollectionView {
  /// What is held of which `view` was pressed.
  func movementHold(of view: UIView?) -> MovementHold {
    var isGrip = false
    var candidate = view
    while let current = candidate, current !== self {
      if let accessory = current as? AccessoryView {
        isGrip = accessory.accessory.accessoryType == .reorder
        guard isGrip else { return .nothing }
      } else if current is UIControl {
        return .nothing
      }
      if let cell = current as? UICollectionViewCell {
        guard item(of: cell) != nil else { return .nothing }
        return isGrip ? .grip : (ordersItemsByHand ? .item : .nothing)
      }
      candidate = current.superview
    }
    return .nothing
  }

  /// Whether the data source has said that its items can be put in order.
  var ordersItemsByHand: Bool {
    (dataSource as? any ItemOrdering)?.ordersItemsByHand ?? false
  }

  /// Whether the item that is held may be picked up.
  func movementShouldBegin() -> Bool {
    guard engine.movement == nil, let path = item(around: movementInput.gesture.pressedView),
      engine.counting.dataCounts.contains(path)
    else { return false }
    defer { engine.door.carryOutReports() }
    return engine.reordering.mayMove(path)
  }

  func movementGestureDidChange() {
    let gesture = movementInput.gesture
    switch gesture.state {
    case .began: beginMovementByGesture(gesture)
    case .changed: follow(gesture)
    case .ended:
      guard gesture.grab?.movement == engine.movement?.number else { return }
      endInteractiveMovement()
    case .cancelled:
      guard gesture.grab?.movement == engine.movement?.number else { return }
      cancelInteractiveMovement()
    case .possible, .failed: break
    }
  }

  private func beginMovementByGesture(_ gesture: MovementGestureRecognizer) {
    guard let path = item(around: gesture.pressedView),
      engine.reordering.beginMovement(of: path, isPermitted: true), let movement = engine.movement
    else { return GestureArbiter.cancel(gesture) }
    gesture.grab = MovementGestureRecognizer.Grab(
      movement: movement.number,
      offset: CGPoint(movement.position) - gesture.startingPlace
    )
    engine.reordering.holdMovement(at: Point(gesture.startingPlace - bounds.origin))
    follow(gesture)
  }

  private func follow(_ gesture: MovementGestureRecognizer) {
    guard let grab = gesture.grab, grab.movement == engine.movement?.number else {
      return GestureArbiter.cancel(gesture)
    }
    let place = gesture.place
    engine.reordering.updateMovement(
      to: Point(place + grab.offset),
      touch: Point(place - bounds.origin)
    )
  }

  /// Brings what is moved back if one of the keys is Escape; returns whether it has.
  func cancelMovement(with presses: Set<UIPress>) -> Bool {
    guard engine.movement != nil,
      presses.contains(where: { $0.key?.keyCode == .keyboardEscape })
    else { return false }
    let gesture = movementInput.gesture
    if gesture.state.isActive { GestureArbiter.cancel(gesture) }
    cancelInteractiveMovement()
    return true
  }
}
