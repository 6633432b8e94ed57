import TesseraCore

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
