package import TesseraCore

extension AnimatedUpdate {
  /// Shows a change, and calls `completions` at its end.
  ///
  /// `isConsistent` is `false` for a change that could not be made as it was reported, so that it does not end as finished.
  package func commit(
    timing: UpdateTiming,
    completions: [(Bool) -> Void] = [],
    isConsistent: Bool = true,
    finalize: () -> Void
  ) {
    let timeline = ChangeTimeline(completions: completions, isConsistent: isConsistent)
    commit(timing: timing, timeline: timeline, finalize: finalize)
  }

  /// Shows a change: everything goes from where it is on screen to where it belongs.
  ///
  /// `finalize` is the last call of the layout, inside the animation. What it makes invalid is asked for
  /// again and moves with the same animation; the layout prepares in any case.
  package func commit(
    timing: UpdateTiming,
    timeline: ChangeTimeline,
    finalize: () -> Void
  ) {
    let transaction = host.isInWindow ? host.animations.makeTransaction(timing) : nil
    host.animations.perform(in: transaction) {
      show(timeline, transaction)
      finalize()
      if settleAfterwards() { show(timeline, transaction) }
    }
    engine.noteContentAxis()
    session.unsettle()
    mounting.start(timeline, transaction)
  }

  /// Sends everything from where it is on screen to where it belongs, as far as that is known.
  private func show(
    _ timeline: ChangeTimeline,
    _ transaction: (any AnimationTransaction)?
  ) {
    placeStarts(timeline, transaction)
    rehostViews()
    moveOffset(transaction)
    if reducesMotion { placeSurvivors() }
    showArranged()
    if transaction != nil { carry(timeline) }
    removeLeaving(timeline, isAnimated: transaction != nil)
  }

  /// Puts what is new where it comes from.
  private func placeStarts(
    _ timeline: ChangeTimeline,
    _ transaction: (any AnimationTransaction)?
  ) {
    let unplaced = takeUnplaced()
    guard transaction != nil, !unplaced.isEmpty else { return }
    let displacements = sceneDisplacements()
    host.animations.perform(in: nil) {
      for element in unplaced {
        guard views.shows(element),
          let arranged = session.arrangement[element.key]
        else {
          continue
        }
        let start = start(of: arranged, displacements)
        if start.opacity < arranged.shown.opacity {
          timeline.add(element)
          element.move(to: .appearing, with: timeline)
        }
        element.show(start, door)
        element.shift(by: aim.appliedDelta)
        element.view.layoutIfNeeded()
        guard case .reloaded(let former) = translation.source(of: element.key.inNewSpace),
          let replaced = before[former]?.mounted.view
        else { continue }
        // The view that it replaces may be on its way.
        element.view.joinMovement(of: replaced)
        element.view.keepMoving(asIn: replaced.elementParent, below: host.contentView)
      }
    }
  }

  /// Puts what stays in its place at once, for people who want no movement.
  private func placeSurvivors() {
    guard validity > .replaced else { return }
    let entering = Set(entering.map(ObjectIdentifier.init))
    host.animations.perform(in: nil) {
      for arranged in session.arrangement.elements(in: scene) {
        guard let element = views[arranged.key],
          !entering.contains(ObjectIdentifier(element))
        else { continue }
        mounting.show(arranged)
      }
    }
  }

  private func showArranged() {
    guard validity > .replaced else { return }
    for arranged in session.arrangement.elements(in: scene) {
      guard let element = views[arranged.key] else { continue }
      mounting.show(arranged)
      // What is inside moves along with the size.
      element.view.layoutIfNeeded()
    }
  }

  /// Raises elements that were moved, and those that an earlier change has raised.
  private func carry(_ timeline: ChangeTimeline) {
    guard validity > .replaced else { return }
    for arranged in session.arrangement.elements(in: scene) {
      guard let element = views[arranged.key] else { continue }
      element.transfer(to: timeline)
      guard !reducesMotion,
        case .stayed(let former) = translation.source(of: arranged.key.inNewSpace),
        translation.isMoved(former)
      else { continue }
      timeline.add(element)
      element.move(to: .travelling, with: timeline)
    }
  }

  /// The pass after the last call of the layout; answers whether anything may have changed.
  private func settleAfterwards() -> Bool {
    guard !isOvertaken else { return false }
    let held =
      aim.isHolding
      ? nil : anchoring.anchorOverLayout() ?? anchoring.placeInMirroredContent()
    // Layouts take their state after an update for their state before the next one in `prepare()`.
    if case .update = cause { session.withdraw(to: .invalid) }
    guard validity < .shown else { return false }
    aimAgain(held)
    settle()
    return true
  }

  /// Sends views out that are not needed any more.
  private func removeLeaving(_ timeline: ChangeTimeline, isAnimated: Bool) {
    let displacements = sceneDisplacements()
    for entry in removed {
      leave(entry, displacements, isAnimated ? timeline : nil, isReturnable: false)
    }
    forgetRemoved { _ in true }
    mounting.releaseKeptCellIfUnused()
    guard validity >= .arranged else { return }
    let visible = Set(session.arrangement.elements(in: scene).map { $0.key })
    for entry in before.entries {
      let element = entry.mounted
      guard views.shows(element), !visible.contains(element.key) else {
        continue
      }
      views.remove(element.key)
      leave(
        entry,
        displacements,
        isAnimated ? timeline : nil,
        isReturnable: element.isCurrent || element.isToBeReconfigured
      )
    }
    for element in entering where !visible.contains(element.key) {
      mounting.unmount(element)
    }
    for departure in returning where !visible.contains(departure.mounted.key) {
      views.resume(departure)
    }
  }

  private func leave(
    _ entry: ScreenSnapshot.Entry,
    _ displacements: SceneDisplacements,
    _ timeline: ChangeTimeline?,
    isReturnable: Bool
  ) {
    guard let timeline else {
      if !isReturnable || !mounting.keep(entry.mounted) {
        mounting.retire(entry.mounted)
      }
      return
    }
    let departure = Departure(
      entry.mounted,
      to: end(of: entry, displacements),
      isReturnable: isReturnable
    )
    views.add(departure)
    timeline.add(departure)
    // What only leaves sight is pushed out by what comes, and in front of it like what stays in sight.
    let fades = departure.place.opacity < (entry.mounted.shown?.opacity ?? 1)
    if fades { entry.mounted.move(to: .departing, with: timeline) }
    entry.mounted.show(departure.place, door)
    entry.mounted.view.layoutIfNeeded()
  }
}
