import CoreGraphics
import TesseraCore

/// Moves an item as a person wants it, step by step.
@MainActor
struct Reordering: EngineClient {
  let engine: CollectionEngine
}

extension CollectionEngine {
  /// What moves an item interactively.
  var reordering: Reordering { Reordering(engine: self) }
}

extension Reordering {
  /// Whether the data source lets an item be moved interactively.
  func mayMove(_ path: DataPath) -> Bool { dataSourceCalls?.canMoveItem(at: path) ?? false }

  /// The data source has no method of its own for moving an item.
  func noteUnansweredMovement() { movements.noteUnanswered() }

  /// Picks up an item; returns whether it may be moved.
  ///
  /// Something that the data source does not have keeps items where they are.
  func beginMovement(
    of path: DataPath,
    isPermitted: Bool = false,
    by carrier: InteractiveMovement.Carrier = .pointer
  ) -> Bool {
    guard movement == nil, guests.isEmpty, door.allows(.movement) else { return false }
    host.receive(.placesWillChange)
    host.layoutIfNeeded()
    // What is reported while the data source is asked comes after the movement has begun.
    defer { door.carryOutReports() }
    guard movement == nil, guests.isEmpty, door.allows(.movement), validity > .replaced,
      counting.exists(path, "asked to pick up"), isPermitted || mayMove(path),
      let place = middleOnScreen(ofItemAt: shownPath(of: path))
    else { return false }
    movements.begin(path, at: place, by: carrier)
    showReordering(true)
    let middle = mirror.apply(place)
    let shown = shownPath(of: path)
    let context = heldLayoutCalls.contextForMoving(shown, to: middle, from: shown, middle)
    invalidate(context)
    layOutAnimated(ChangeTimeline())
    return true
  }

  /// Where the middle of an item is in the content of the collection view, also of one that its section has scrolled.
  private func middleOnScreen(ofItemAt path: ShownPath) -> CGPoint? {
    if let item = arranging.scrolledItem(at: path) {
      let frame = CGRect(item.container.inParent(Rect(item.frame)))
      return CGPoint(x: frame.midX, y: frame.midY)
    }
    return arranging.attributesFromLayout(for: .cell(path))?.center
  }

  /// A section has been scrolled under the item that is held: its target is determined again.
  func contentDidMoveUnderMovement() {
    guard movement != nil else { return }
    movements.forgetAskedPosition()
    host.setNeedsLayout()
  }

  /// A touch holds the item, at a place from the corner of the view.
  func holdMovement(at place: CGPoint) {
    movements.hold(InteractiveMovement.Hand(start: place, place: place))
  }

  /// The middle of the item that is moved is at `position` now, in content coordinates.
  ///
  /// `hand` is where the touch is, from the corner of the view; there too unless it is given.
  func updateMovement(to position: CGPoint, hand: CGPoint? = nil) {
    guard let movement else { return }
    guard position.isFinite else { return reportPosition(position) }
    door.performWhenIdle { [weak engine] in
      guard let self = engine?.reordering, self.movements.goesOn(movement) else { return }
      self.moveHand(to: hand ?? position - self.host.bounds.origin)
      guard self.movement?.position != position else { return }
      self.movements.move(to: position)
      self.host.layoutIfNeeded()
      self.followMovement()
    }
  }

  private func moveHand(to place: CGPoint) {
    guard let movement else { return }
    let start = movement.hand?.start ?? movement.position - host.bounds.origin
    movements.hold(InteractiveMovement.Hand(start: start, place: place))
    host.receive(.pickedUpItemMoved)
  }

  /// Finds out where the item belongs now that its position, or the content under it, is another.
  func followMovement() {
    guard let movement, door.allows(.movement), validity > .replaced,
      movement.askedPosition != movement.position
    else { return }
    answering.bringModelUpToDate()
    let target = askTarget(movement)
    guard movements.goesOn(movement) else { return door.carryOutReports() }
    var next = movement.showing(at: target)
    next.askedPosition = movement.position
    let context = heldLayoutCalls.contextForMoving(
      target,
      to: mirror.apply(movement.position),
      from: movement.target,
      mirror.apply(movement.askedPosition ?? movement.position)
    )
    guard movements.goesOn(movement) else { return door.carryOutReports() }
    if target == movement.target {
      movements.goOn(as: next)
      invalidate(context)
    } else {
      shift(to: target, then: next, context)
    }
    door.carryOutReports()
  }

  /// Puts the item down where it is shown, and has the data source take that over.
  func endMovement() {
    guard let movement else { return }
    door.performWhenIdle { [weak engine] in
      guard let self = engine?.reordering, self.movements.goesOn(movement) else { return }
      self.host.layoutIfNeeded()
      self.putDown()
    }
  }

  /// Brings the item back to where it was.
  func cancelMovement() {
    guard let movement else { return }
    door.performWhenIdle { [weak engine] in
      guard let self = engine?.reordering, self.movements.goesOn(movement) else { return }
      self.host.layoutIfNeeded()
      self.bringBack()
    }
  }

  private func reportPosition(_ position: CGPoint) {
    Diagnostics.report(
      .update,
      """
      An item that is moved interactively was sent to \(position), which is ignored. Every number must be \
      finite.
      """
    )
  }
}

extension Reordering {
  /// The content moves under the item that is held, which stays where it is on screen.
  func carryPickedUp(from oldBounds: CGRect) {
    let distance = host.bounds.origin - oldBounds.origin
    guard distance != .zero, let movement, movement.carrier == .pointer else { return }
    movements.move(to: movement.position + distance)
    if validity == .shown { session.noteMoved([.cell(movement.target)]) }
    host.setNeedsLayout()
  }
}
