package import TesseraCore

/// Moves an item as a person wants it, step by step.
package struct Reordering: EngineClient {
  package let engine: CollectionEngine
}

extension CollectionEngine {
  /// What moves an item interactively.
  package var reordering: Reordering { Reordering(engine: self) }
}

extension Reordering {
  /// Whether the data source lets an item be moved interactively.
  package func mayMove(_ path: DataPath) -> Bool { dataSourceCalls?.canMoveItem(at: path) ?? false }

  /// The data source has no method of its own for moving an item.
  package func noteUnansweredMovement() { movements.noteUnanswered() }

  /// Picks up an item; returns whether it may be moved.
  ///
  /// Something that the data source does not have keeps items where they are.
  package func beginMovement(
    of path: DataPath,
    isPermitted: Bool = false,
    by carrier: InteractiveMovement.Carrier = .pointer
  ) -> Bool {
    guard movement == nil, guests.items.isEmpty, door.allows(.movement) else { return false }
    host.receive(.placesWillChange)
    host.layoutIfNeeded()
    // What is reported while the data source is asked comes after the movement has begun.
    defer { door.carryOutReports() }
    guard movement == nil, guests.items.isEmpty, door.allows(.movement), validity > .replaced,
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
  private func middleOnScreen(ofItemAt path: ShownPath) -> Point? {
    if let item = arranging.scrolledItem(at: path) {
      let frame = item.container.inParent(item.frame)
      return Point(x: frame.midX, y: frame.midY)
    }
    return arranging.attributesFromLayout(for: .cell(path))?.middle
  }

  /// A section has been scrolled under the item that is held: its target is determined again.
  func contentDidMoveUnderMovement() {
    guard movement != nil else { return }
    movements.forgetAskedPosition()
    host.setNeedsLayout()
  }

  /// A touch holds the item, at a place from the corner of the view.
  package func holdMovement(at place: Point) {
    movements.hold(InteractiveMovement.TouchLocation(start: place, place: place))
  }

  /// The middle of the item that is moved is at `position` now, in content coordinates.
  ///
  /// `touch` is where the touch is, from the corner of the view; there too unless it is given.
  package func updateMovement(to position: Point, touch: Point? = nil) {
    guard let movement else { return }
    guard position.isFinite else { return reportPosition(position) }
    door.performWhenIdle { [engine = WeakReference(engine)] in
      guard let self = engine.object?.reordering, self.movements.goesOn(movement) else { return }
      self.moveTouch(to: touch ?? self.host.bounds.fromCorner(position))
      guard self.movement?.position != position else { return }
      self.movements.move(to: position)
      self.host.layoutIfNeeded()
      self.followMovement()
    }
  }

  private func moveTouch(to place: Point) {
    guard let movement else { return }
    let start = movement.touch?.start ?? host.bounds.fromCorner(movement.position)
    movements.hold(InteractiveMovement.TouchLocation(start: start, place: place))
    host.receive(.pickedUpItemMoved)
  }

  /// Finds out where the item belongs now that its position, or the content under it, is another.
  package func followMovement() {
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
  package func endMovement() {
    guard let movement else { return }
    door.performWhenIdle { [engine = WeakReference(engine)] in
      guard let self = engine.object?.reordering, self.movements.goesOn(movement) else { return }
      self.host.layoutIfNeeded()
      self.putDown()
    }
  }

  /// Brings the item back to where it was.
  package func cancelMovement() {
    guard let movement else { return }
    door.performWhenIdle { [engine = WeakReference(engine)] in
      guard let self = engine.object?.reordering, self.movements.goesOn(movement) else { return }
      self.host.layoutIfNeeded()
      self.bringBack()
    }
  }

  private func reportPosition(_ position: Point) {
    report(
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
  func carryPickedUp(from oldBounds: Rect) {
    let distance = host.bounds.origin - oldBounds.origin
    guard distance != .zero, let movement, movement.carrier == .pointer else { return }
    movements.move(to: movement.position + distance)
    if validity == .shown { session.noteMoved([.cell(movement.target)]) }
    host.setNeedsLayout()
  }
}

// The end of a movement.
extension Reordering {
  /// Has the data source take over where the item is shown, and lets it go there.
  package func putDown() {
    guard let movement else { return }
    guard !movement.isDisplaced || handOver(movement) else { return bringBack() }
    guard movements.goesOn(movement) else { return }
    land(movement, toFinal: movement.target, isCancelled: false)
  }

  /// Brings the item back to where the data source has it.
  func bringBack() {
    guard let movement else { return }
    guard movement.isDisplaced else {
      return land(movement, toFinal: movement.home, isCancelled: true)
    }
    let context = endingContext(movement, toFinal: movement.home, isCancelled: true)
    guard movements.goesOn(movement) else { return door.carryOutReports() }
    showReordering(false)
    let timeline = landingTimeline(movement)
    shift(to: movement.home, then: nil, context, timeline)
  }

  /// The item goes from where it is held to the place that it is shown to have.
  private func land(_ movement: InteractiveMovement, toFinal path: ShownPath, isCancelled: Bool) {
    let context = endingContext(movement, toFinal: path, isCancelled: isCancelled)
    guard movements.goesOn(movement) else { return door.carryOutReports() }
    showReordering(false)
    let timeline = landingTimeline(movement)
    movements.goOn(as: nil)
    invalidate(context)
    layOutAnimated(timeline)
    // What was reported when the movement ended counts from where the item is now.
    door.carryOutReports()
  }

  private func endingContext(
    _ movement: InteractiveMovement,
    toFinal path: ShownPath,
    isCancelled: Bool
  ) -> any InvalidationContext {
    let context = heldLayoutCalls.contextForEndOfMoving(
      movement.target,
      to: path,
      isCancelled: isCancelled
    )
    context.movement = MovementStep(
      previous: [movement.target],
      target: [path],
      position: mirror.apply(movement.position)
    )
    return context
  }

  /// A batch has deleted the item: the layout hears that the movement is over.
  func announceLoss(of movement: InteractiveMovement) {
    layoutCalls.invalidate(
      with: endingContext(movement, toFinal: movement.home, isCancelled: true)
    )
  }

  /// Keeps the view in front of those with the same index until it has arrived.
  private func landingTimeline(_ movement: InteractiveMovement) -> ChangeTimeline {
    let timeline = ChangeTimeline()
    guard let element = views[ElementIdentity<Before>(cell: movement.target)] else {
      return timeline
    }
    element.move(to: .travelling, with: timeline)
    timeline.add(element)
    return timeline
  }

  /// Has the data source move the item; returns whether it has.
  ///
  /// What it reports meanwhile is taken up afterwards.
  private func handOver(_ movement: InteractiveMovement) -> Bool {
    guard let calls = dataSourceCalls else { return false }
    movements.beginQuestion()
    calls.moveItem(at: movement.source, to: movement.destination)
    engine.forgetMovedItems()
    guard !movements.isUnanswered else {
      reportNotMoved(movement, "has no method collectionView(_:moveItemAt:to:)")
      return false
    }
    guard movements.goesOn(movement) else { return true }
    counting.follow(movement)
    checkCounts(after: movement)
    return true
  }

  /// A data source that has not moved the item is taken at its word: everything is asked for again.
  private func checkCounts(after movement: InteractiveMovement) {
    guard !updates.areWaiting, case .known(let shown) = data.counts else { return }
    let said = counting.askCounts()
    guard !updates.areWaiting, said.items != shown.items else { return }
    reportNotMoved(movement, "says \(said.items) items in its sections, not \(shown.items)")
    engine.replace()
  }

  private func reportNotMoved(_ movement: InteractiveMovement, _ fault: String) {
    let source = dataSourceCalls?.typeName ?? "The data source"
    report(
      .dataSource,
      """
      \(source) was told that \(movement.source.placeDescription) was moved interactively to \
      \(movement.target.placeDescription), but \(fault). What it says is shown.
      """
    )
  }
}
