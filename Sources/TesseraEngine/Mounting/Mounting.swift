import TesseraCore

/// The phase in which elements get views, and views that are not needed any more go.
package final class Mounting: ArrangedPhase {
  package let arranging: Arranging

  init(_ arranging: Arranging) { self.arranging = arranging }
}

extension Mounting {
  /// Gives every visible element a view and takes the views of all others.
  func mountVisible() {
    guard validity >= .arranged else { return }
    let isNew = validity == .arranged
    let settled = session.stableBounds
    let mark = session.mark
    unmountFormerGenerations()
    // The delegate may have taken back what the layout said.
    guard session.advance(to: .shown, since: mark) else { return }
    // Calls that follow may scroll; what is found here is about what shows now.
    let plan = mountPlan(settled)
    takeAway(plan.leaving)
    if isNew {
      for arranged in arrangedElements(plan.staying) { show(arranged) }
    }
    mount(arrangedElements(plan.entering))
    refillVisible()
    guard !isOvertaken else { return }
    session.settle(in: plan.stableBounds)
  }

  /// The elements to mount and to take away in the visible area, without containers that are still inside of `settled`.
  func mountPlan(_ settled: SceneStableBounds? = nil) -> ScenePlan {
    let scene = scene
    let settled = settled?.inside(of: scene) ?? .none
    var mounted: [ElementIdentity<Before>] = []
    mounted.reserveCapacity(views.mounted.count)
    for (key, element) in views.mounted {
      if let container = element.container, settled.knows(container) { continue }
      mounted.append(key)
    }
    return ScenePlan(
      showing: scene,
      placed: session.arrangement.placed,
      mounted: mounted,
      settled: settled
    )
  }

  func arrangedElements(_ elements: [PlacedElement<Before>]) -> [ArrangedElement] {
    let arrangement = session.arrangement
    var arranged: [ArrangedElement] = []
    arranged.reserveCapacity(elements.count)
    // A loop and not a closure, which would check its actor on each call.
    for element in elements {
      if let known = arrangement[element.identity] { arranged.append(known) }
    }
    return arranged
  }

  /// Places the views that there are by the new arrangement.
  func placeMounted() {
    guard validity >= .arranged else { return }
    session.advance(to: .shown)
    for arranged in session.arrangement.elements { show(arranged) }
  }

  /// Takes away views that are not visible any more, once they are not seen any more either.
  ///
  /// An animation block that moves the offset shows them a little longer.
  private func takeAway(_ keys: [ElementIdentity<Before>]) {
    guard !keys.isEmpty, let end = host.animations.endOfScrolling else {
      for key in keys { unmount(key) }
      return
    }
    let timeline = ChangeTimeline()
    for key in keys {
      guard let element = views.remove(key), let place = element.shown else { continue }
      let departure = Departure(element, to: place, isReturnable: element.isCurrent)
      views.add(departure)
      timeline.add(departure)
    }
    start(timeline, until: end)
  }

  /// Takes away the views that were made before the last reload.
  private func unmountFormerGenerations() {
    let generation = views.generation
    for key in views.formerGenerations { unmount(key) }
    retireDepartures { $0.generation != generation }
    releaseKeptCellIfUnused()
  }

  /// Gives an element a view, placed where it belongs at once.
  ///
  /// A view that is still on its way out comes back, from where it is; what has a view keeps it, as a container that
  /// something in it has brought along. Answers a view that is new. A view that is not in the parent yet is put there by `add`, which
  /// gets both.
  @discardableResult
  func mount(
    _ arranged: ArrangedElement,
    adding add: (any ElementView, any ElementParent) -> Void = { $1.add($0, below: nil) }
  ) -> MountedElement? {
    guard views[arranged.key] == nil else { return nil }
    if let departure = views.bringBack(arranged.key) {
      session.unsettleSize(of: arranged.key)
      // It may have been selected, or not any more, while it was on its way out.
      showConditions(of: departure.mounted)
      if let update = turn.update { update.note(returning: departure) } else { show(arranged) }
      return nil
    }
    // What comes into view appears in its place, whatever animation is being set up around it.
    var new: MountedElement?
    host.animations.performWithoutAnimation { new = mountNew(arranged, add) }
    return new
  }

  private func mountNew(
    _ arranged: ArrangedElement,
    _ add: (any ElementView, any ElementParent) -> Void
  ) -> MountedElement {
    let element = arranged.answer.element
    let parent = parent(of: arranged.container)
    let new =
      takeKept(for: arranged)
      ?? MountedElement(
        element: element,
        key: arranged.key,
        container: arranged.container,
        view: requestedView(for: element, attributes: arranged.shown),
        generation: views.generation
      )
    views.add(new)
    session.unsettleSize(of: arranged.key)
    if new.view.elementParent !== parent { add(new.view, parent) }
    showConditions(of: new)
    new.show(arranged.shown, door)
    showContent(of: new)
    return new
  }

  /// Has a cell look as its item is: selected, pressed and so on.
  package func showConditions(of element: MountedElement) {
    guard element.isItem, let item = item(of: element) else { return }
    turns.using(.dataSource) { host.showConditions(of: element.view, at: item) }
    let isCarried = movement?.carrier == .drag && movement?.target == element.key.path
    if isCarried { element.view.showUnseen(true) }
    element.view.showReordering(isPickedUp(element.element))
  }

  /// Takes the view away if it is still that of its element.
  func unmount(_ element: MountedElement) {
    guard views.shows(element) else { return }
    unmount(element.key)
  }

  /// Takes the view of an element away, for use by another; a cell that is edited is kept.
  func unmount(_ key: ElementIdentity<Before>) {
    // What is on its way arrives, while it is known whose content it is.
    if key.kind == .container { containerView(of: key.section.index)?.arrive() }
    guard let element = views.remove(key) else { return }
    if !keep(element) { retire(element) }
  }

  /// Says that an element is not shown any more and keeps its view for another.
  ///
  /// What was on its way out in a container goes with that, whose view may show another section next.
  func retire(_ element: MountedElement) {
    if let section = element.view.sectionView {
      retireDepartures { $0.view.isInside(of: section.sectionContent) }
    }
    element.view.mounting = nil
    element.view.closeSlide()
    door.endEditing(in: element.view)
    announceEndOnce(of: element)
    viewSupply.recycle(element.view)
  }

  /// Tells the delegate of everything that has come into view.
  func announceDisplay() {
    let elements = views.takeUnannounced()
    for (index, element) in elements.enumerated() {
      // What was reported changes the paths of those that follow: they are announced after it.
      guard !isOvertaken else { return views.announceFirst(elements[index...]) }
      guard views.shows(element), !isGuest(element), element.beginDisplay() else { continue }
      delegateCalls?.willDisplay(element)
    }
  }

  /// Tells the delegate that a view has left sight, if it was told that it came.
  func announceEndOnce(of element: MountedElement) {
    guard element.endDisplay() else { return }
    delegateCalls?.didEndDisplaying(element)
  }

  /// Whether an element stands for what the data source does not have, so that the delegate is not notified.
  private func isGuest(_ element: MountedElement) -> Bool {
    element.key.path.map { guest(at: $0) != nil } ?? false
  }
}
