import CoreGraphics
import Foundation

extension CollectionEngine {
  /// Whether a data source lets an item be moved by hand.
  enum MovementPermission {
    /// It says so.
    case granted
    /// It has no method to say so.
    case assumed
    case refused
  }

  /// Asks the data source whether an item, by its path there, may be moved by hand.
  func permission(toMove dataPath: IndexPath) -> MovementPermission {
    guard let source = view.dataSource else { return .refused }
    pass.isMovementUnanswered = false
    let isAllowed = using(.dataSource) {
      source.collectionView(view, canMoveItemAt: dataPath)
    }
    guard isAllowed else { return .refused }
    return pass.isMovementUnanswered ? .assumed : .granted
  }

  /// The data source has no method of its own for what it is asked about a movement.
  func noteUnansweredMovement() { pass.isMovementUnanswered = true }

  /// Lifts an item; answers whether it may be moved.
  func beginMovement(of indexPath: IndexPath) -> Bool {
    guard movement == nil, isIdle, !updates.isOpen else { return false }
    view.layoutIfNeeded()
    guard movement == nil, isIdle, stage > .replaced,
      exists(indexPath, "asked to move by hand"), permission(toMove: indexPath) != .refused,
      let place = attributesFromLayout(for: .cell(indexPath))
    else { return false }
    pass.movementCount += 1
    movement = InteractiveMovement(
      number: pass.movementCount,
      source: indexPath,
      target: indexPath,
      position: place.center,
      askedPosition: place.center
    )
    showReordering(true)
    invalidate(
      layout.invalidationContext(
        forInteractivelyMovingItems: [indexPath],
        withTargetPosition: mirror.apply(place.center),
        previousIndexPaths: [indexPath],
        previousPosition: mirror.apply(place.center)
      )
    )
    layOutAnimated(ChangeTimeline())
    return true
  }

  /// The middle of the item that is moved is at `position` now, in content coordinates.
  func updateMovement(to position: CGPoint) {
    guard let movement else { return }
    guard position.isFinite else { return reportPosition(position) }
    guard position != movement.position else { return }
    performWhenIdle { [weak self] in
      guard let self, self.movement?.number == movement.number else { return }
      self.movement?.position = position
      self.view.layoutIfNeeded()
      self.followMovement()
    }
  }

  /// Finds out where the item belongs now that its position, or the content under it, is another.
  func followMovement() {
    guard let movement, isIdle, !updates.isOpen, stage > .replaced,
      movement.askedPosition != movement.position
    else { return }
    bringModelUpToDate()
    let target = askTarget(movement)
    guard self.movement?.number == movement.number else { return }
    var next = movement
    next.target = target
    next.askedPosition = movement.position
    let context = using(.presentation) {
      layout.invalidationContext(
        forInteractivelyMovingItems: [target],
        withTargetPosition: mirror.apply(movement.position),
        previousIndexPaths: [movement.target],
        previousPosition: mirror.apply(movement.askedPosition ?? movement.position)
      )
    }
    guard target != movement.target else {
      self.movement = next
      return invalidate(context)
    }
    shift(movement.target, to: target, then: next, context)
  }

  /// Puts the item down where it is shown, and has the data source take that over.
  func endMovement() {
    guard let number = movement?.number else { return }
    performWhenIdle { [weak self] in
      guard let self, self.movement?.number == number else { return }
      self.view.layoutIfNeeded()
      self.putDown()
    }
  }

  /// Brings the item back to where it was.
  func cancelMovement() {
    guard let number = movement?.number else { return }
    performWhenIdle { [weak self] in
      guard let self, self.movement?.number == number else { return }
      self.view.layoutIfNeeded()
      self.bringBack()
    }
  }

  private func reportPosition(_ position: CGPoint) {
    Diagnostics.report(
      .update,
      """
      An item that is moved by hand was sent to \(position), which is ignored. Every number must be \
      finite.
      """
    )
  }
}
