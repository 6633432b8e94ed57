package import TesseraCore

/// Shows an item at another place among the others, as a batch of one move would.
///
/// The data source is asked for nothing but views.
package final class MovementPass: ChangePass {
  package let engine: CollectionEngine
  package let cause = AnimatedUpdate.Cause.update
  private let step: UpdateStep
  /// The counts with the item at its new place.
  private let after: ShownCounts
  /// The movement from then on; `nil` at the end of it.
  private let next: InteractiveMovement?
  private let context: any InvalidationContext
  private let timeline: ChangeTimeline

  /// A step of `movement`; nil while the counts are not known.
  init?(
    _ engine: CollectionEngine,
    of movement: InteractiveMovement,
    to path: ShownPath,
    then next: InteractiveMovement?,
    _ context: any InvalidationContext,
    _ timeline: ChangeTimeline
  ) {
    guard case .known(let before) = engine.data.counts else { return nil }
    let counts = movement.dataCounts(of: before)
    self.engine = engine
    after = counts.shown(during: next)
    step = UpdateStep(moving: movement.target, to: path, before: before, after: after)
    self.next = next
    self.context = context
    self.timeline = timeline
  }

  package func carryOut(_ change: AnimatedUpdate) {
    movements.goOn(as: next)
    data.set(after)
    context.reason = .counts
    layoutCalls.invalidate(with: context)
    let calls = change.prepareLayout(for: step.presentation)
    change.translate(step)
    change.settle()
    // It follows the touch at once; all others are animated.
    host.animations.perform(in: nil) { showPickedUp() }
    let timing = host.animations.timing(otherwise: timelines.timing)
    change.commit(timing: timing, timeline: timeline) { calls?.finalizeUpdates() }
  }

  private func showPickedUp() {
    guard let movement = movement, movement.carrier == .pointer,
      let pickedUp = session.arrangement[ElementIdentity<Before>(cell: movement.target)]
    else { return }
    views[pickedUp.key]?.show(pickedUp.shown, door)
  }
}

extension Reordering {
  /// Shows the item that is moved at another place among the others; `next` is the movement from then on.
  package func shift(
    to path: ShownPath,
    then next: InteractiveMovement?,
    _ context: any InvalidationContext,
    _ timeline: ChangeTimeline = ChangeTimeline()
  ) {
    guard let movement,
      let pass = MovementPass(engine, of: movement, to: path, then: next, context, timeline)
    else { return }
    engine.perform(pass)
  }

  /// Tells the layout, which thinks in what is shown, what has become invalid.
  package func invalidate(_ context: any InvalidationContext) {
    layoutCalls.invalidate(with: context)
  }

  /// Brings what is shown up to date on the way.
  func layOutAnimated(_ timeline: ChangeTimeline) {
    let timing = host.animations.timing(otherwise: timelines.timing)
    let transaction = host.isInWindow ? host.animations.makeTransaction(timing) : nil
    host.animations.perform(in: transaction) {
      engine.layOut()
      // What is inside moves along.
      for element in views.mounted.values { element.view.layoutIfNeeded() }
    }
    mounting.start(timeline, transaction)
  }

  /// Where the item belongs, as the layout and the delegate want it.
  func askTarget(_ movement: InteractiveMovement) -> ShownPath {
    let proposed = heldLayoutCalls.target(
      ofMoving: movement.target,
      to: mirror.apply(movement.position)
    )
    guard canTarget(proposed, movement, layout.typeName) else { return movement.target }
    guard let calls = delegateCalls else { return proposed }
    let wanted = calls.target(
      ofMoving: movement.source,
      at: movement.target,
      proposed: proposed
    )
    return canTarget(wanted, movement, calls.typeName) ? wanted : movement.target
  }

  private func canTarget(
    _ path: ShownPath,
    _ movement: InteractiveMovement,
    _ author: String
  ) -> Bool {
    let counts = counting.knownCounts
    if counts.hasRoom(at: path, forItemOf: movement.target.section) { return true }
    guard issueLog.notes("target \(path.placeDescription)") else { return false }
    report(
      .layout,
      """
      \(author) wants \(movement.source.placeDescription), which is moved interactively, at \
      \(path.placeDescription), which does not exist; it stays where it is. \
      \(counts.description(around: path.section.index))
      """
    )
    return false
  }

  /// Has the cell show that its item is moved, or not any more.
  package func showReordering(_ isReordering: Bool) {
    guard let movement,
      let view = views[ElementIdentity<Before>(cell: movement.target)]?.view
    else { return }
    switch movement.carrier {
    case .pointer: view.showReordering(isReordering)
    case .drag: view.showUnseen(isReordering)
    }
  }
}

extension ShownCounts {
  /// Whether an item that is shown in `section` may be shown at a path, where it is behind the last one at most.
  func hasRoom(at path: ShownPath, forItemOf section: OldSection) -> Bool {
    guard contains(path.section) else { return false }
    let room = path.section == section ? 0 : 1
    return (0..<items[path.section.index] + room).contains(path.item)
  }
}
