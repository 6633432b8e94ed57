import CoreGraphics
import Foundation
import TesseraCore

extension CollectionEngine {
  /// Shows a change: everything goes from where it is on screen to where it belongs.
  ///
  /// `finalize` is the last call of the layout, inside the animation. What it makes invalid is asked for
  /// again and moves with the same animation; the layout prepares in any case.
  func commit(
    _ change: AnimatedUpdate,
    timing: UpdateTiming,
    timeline: ChangeTimeline,
    finalize: () -> Void
  ) {
    let transaction = view.window == nil ? nil : timing.makeTransaction()
    UIViewAnimationTransaction.perform(in: transaction) {
      show(change, timeline, transaction)
      finalize()
      if settleAfterwards(change) { show(change, timeline, transaction) }
    }
    noteContentAxis()
    session.unsettle()
    start(timeline, transaction)
  }

  /// Sends everything from where it is on screen to where it belongs, as far as that is known.
  private func show(
    _ change: AnimatedUpdate,
    _ timeline: ChangeTimeline,
    _ transaction: UIViewAnimationTransaction?
  ) {
    placeStarts(change, timeline, transaction)
    rehostViews(change)
    moveOffset(change, transaction)
    if change.reducesMotion { placeSurvivors(change) }
    showArranged()
    if transaction != nil { carry(change, timeline) }
    removeLeaving(change, timeline, isAnimated: transaction != nil)
  }

  /// Puts what is new where it comes from.
  private func placeStarts(
    _ change: AnimatedUpdate,
    _ timeline: ChangeTimeline,
    _ transaction: UIViewAnimationTransaction?
  ) {
    let unplaced = change.takeUnplaced()
    guard transaction != nil, !unplaced.isEmpty else { return }
    let displacements = displacements(of: change)
    UIViewAnimationTransaction.perform(in: nil) {
      for element in unplaced {
        guard views.shows(element),
          let arranged = session.arrangement[element.key]
        else {
          continue
        }
        let start = start(of: arranged, change, displacements)
        if start.alpha < arranged.shown.alpha {
          timeline.add(element)
          element.move(to: .appearing, with: timeline)
        }
        element.show(start, self)
        element.shift(by: CGVector(change.aim.appliedDelta))
        element.view.layoutIfNeeded()
        guard case .reloaded(let former) = change.translation.source(of: element.key.inNewSpace),
          let replaced = change.before[former]?.mounted.view
        else { continue }
        // The view that it replaces may be on its way.
        element.view.ownLayer.joinMovement(of: replaced.ownLayer)
        element.view.keepMoving(asIn: replaced.superview, below: view)
      }
    }
  }

  /// Puts what stays in its place at once, for people who want no movement.
  private func placeSurvivors(_ change: AnimatedUpdate) {
    guard validity > .replaced else { return }
    let entering = Set(change.entering.map(ObjectIdentifier.init))
    UIViewAnimationTransaction.perform(in: nil) {
      for arranged in session.arrangement.elements(in: scene) {
        guard let element = views[arranged.key],
          !entering.contains(ObjectIdentifier(element))
        else { continue }
        show(arranged)
      }
    }
  }

  private func showArranged() {
    guard validity > .replaced else { return }
    for arranged in session.arrangement.elements(in: scene) {
      guard let element = views[arranged.key] else { continue }
      show(arranged)
      // What is inside moves along with the size.
      element.view.layoutIfNeeded()
    }
  }

  /// Lifts what was moved, and takes along what an earlier change had pickedUp.
  private func carry(_ change: AnimatedUpdate, _ timeline: ChangeTimeline) {
    guard validity > .replaced else { return }
    for arranged in session.arrangement.elements(in: scene) {
      guard let element = views[arranged.key] else { continue }
      element.transfer(to: timeline)
      guard !change.reducesMotion,
        case .stayed(let former) = change.translation.source(of: arranged.key.inNewSpace),
        change.translation.isMoved(former)
      else { continue }
      timeline.add(element)
      element.move(to: .travelling, with: timeline)
    }
  }

  /// The pass after the last call of the layout; answers whether anything may have changed.
  private func settleAfterwards(_ change: AnimatedUpdate) -> Bool {
    guard !isOvertaken else { return false }
    let held = change.aim.isHolding ? nil : anchorOverLayout() ?? placeInMirroredContent()
    // Layouts take their state after an update for their state before the next one in `prepare()`.
    if case .update = change.cause { session.withdraw(to: .invalid) }
    guard validity < .shown else { return false }
    change.aim.aimAgain(held)
    settle(change)
    return true
  }

  /// Sends views out that are not needed any more.
  private func removeLeaving(_ change: AnimatedUpdate, _ timeline: ChangeTimeline, isAnimated: Bool)
  {
    let displacements = displacements(of: change)
    for entry in change.removed {
      leave(entry, change, displacements, isAnimated ? timeline : nil, isReturnable: false)
    }
    change.removed = []
    releaseKeptCellIfUnused()
    guard validity >= .arranged else { return }
    let visible = Set(session.arrangement.elements(in: scene).map(\.key))
    for entry in change.before.entries {
      let element = entry.mounted
      guard views.shows(element), !visible.contains(element.key) else {
        continue
      }
      views.remove(element.key)
      leave(
        entry,
        change,
        displacements,
        isAnimated ? timeline : nil,
        isReturnable: element.isCurrent || element.isToBeReconfigured
      )
    }
    for element in change.entering where !visible.contains(element.key) { unmount(element) }
    for departure in change.returning where !visible.contains(departure.mounted.key) {
      views.resume(departure)
    }
  }

  private func leave(
    _ entry: ScreenSnapshot.Entry,
    _ change: AnimatedUpdate,
    _ displacements: SceneDisplacements,
    _ timeline: ChangeTimeline?,
    isReturnable: Bool
  ) {
    guard let timeline else {
      if !isReturnable || !keep(entry.mounted) { retire(entry.mounted) }
      return
    }
    let departure = Departure(
      entry.mounted,
      to: end(of: entry, change, displacements),
      isReturnable: isReturnable
    )
    views.add(departure)
    timeline.add(departure)
    // What only leaves sight is pushed out by what comes, and in front of it like what stays in sight.
    let fades = departure.place.alpha < (entry.mounted.shown?.alpha ?? 1)
    if fades { entry.mounted.move(to: .departing, with: timeline) }
    entry.mounted.show(departure.place, self)
    entry.mounted.view.layoutIfNeeded()
  }
}
