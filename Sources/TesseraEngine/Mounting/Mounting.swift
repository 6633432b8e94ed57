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
    host.animations.perform(in: nil) { new = mountNew(arranged, add) }
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
  private func announceEndOnce(of element: MountedElement) {
    guard element.endDisplay() else { return }
    delegateCalls?.didEndDisplaying(element)
  }

  /// Whether an element stands for what the data source does not have, so that the delegate is not notified.
  private func isGuest(_ element: MountedElement) -> Bool {
    element.key.path.map { guest(at: $0) != nil } ?? false
  }
}

/// An element whose view is asked for.
package struct ViewRequest {
  /// The attributes the view will get.
  package let attributes: any ElementAttributes
  /// The view that shows the element already and shall be filled again.
  package let former: (any ElementView)?
  /// How many registrations there were when the view was asked for; those made later are for this view only.
  package let registrationCount: Int

  package func isFor(_ element: CollectionElement) -> Bool { attributes.element == element }
}

extension Mounting {
  /// Asks for the view of an element and checks what comes.
  ///
  /// With a `former` view that one is handed out, to be filled again.
  private func requestedView(
    for element: CollectionElement,
    attributes: any ElementAttributes,
    former: (any ElementView)? = nil
  ) -> any ElementView {
    let request = ViewRequest(
      attributes: attributes,
      former: former,
      registrationCount: viewSupply.registrationCount
    )
    switch element {
    case .cell(let path):
      if let guest = guest(at: path) { return self.view(of: guest, for: element, request) }
      guard let calls = dataSourceCalls else { return viewSupply.emptyView(for: element) }
      return checked(calls.cell(at: dataPath(of: path), request), for: element)
    case .supplementaryView(let kind, let path):
      guard let calls = dataSourceCalls else { return viewSupply.emptyView(for: element) }
      return checked(calls.supplementaryView(kind, at: path, request), for: element)
    case .container:
      return ownView(for: request) { viewSupply.sectionView(for: element) }
    case .decorationView(let kind, _):
      return ownView(for: request) { decorationView(kind, element) }
    }
  }

  /// The view that a data source returned, or another in its place if it cannot be used.
  private func checked(
    _ returned: any ElementView,
    for element: CollectionElement
  ) -> any ElementView {
    if viewSupply.claim(returned) {
      reportOtherKind(returned, element)
      return returned
    }
    if viewSupply.isMissing(returned) {
      reportView(element, "is placed by the layout, but there is no method for it")
      return returned
    }
    if let other = returned.mounting {
      reportView(element, "is the view of \(other.element.description); a plain one is used")
      return viewSupply.emptyView(for: element)
    }
    reportView(element, "was not dequeued for it; it is used, but not again")
    viewSupply.withdraw(returned)
    return returned
  }

  /// Reports a supplementary view that was dequeued for another kind than the one asked for.
  private func reportOtherKind(
    _ returned: any ElementView,
    _ element: CollectionElement
  ) {
    guard case .supplementaryView(let kind, _) = element,
      let found = viewSupply.kind(of: returned), found != .view(kind)
    else { return }
    reportView(element, "was dequeued for the kind \(found.description); it is used")
  }

  private func reportView(_ element: CollectionElement, _ fault: String) {
    guard issueLog.notes("view \(element.description)") else { return }
    let source = dataSourceCalls?.typeName ?? "no data source"
    report(
      .dataSource,
      "What \(source) has for \(element.description) \(fault). Return the view you dequeued."
    )
  }

  /// A decoration view, or one that shows nothing for a kind without a class.
  private func decorationView(_ kind: String, _ element: CollectionElement) -> any ElementView {
    if let view = viewSupply.decorationView(kind, for: element) { return view }
    if issueLog.notes("decoration \(kind)") {
      report(
        .registration,
        """
        \(layout.typeName) places decoration views of kind \(kind) but has registered no class for \
        them; plain views are used.
        """
      )
    }
    return viewSupply.emptyDecorationView(kind, for: element)
  }

  /// A view that no data source is asked for.
  func ownView(for request: ViewRequest, _ make: () -> any ElementView) -> any ElementView {
    let view = door.callOut(.view("init(frame:)", request), in: .presentation, make)
    _ = viewSupply.claim(view)
    return view
  }

  /// Forgets views that were dequeued and not returned, and reports them.
  func forgetUnclaimedViews() {
    let count = viewSupply.forgetUnclaimed()
    guard count > 0, issueLog.notes("unclaimed") else { return }
    report(
      .dataSource,
      """
      \(count) views were dequeued and not returned by the data source; they are not used again. \
      Dequeue one view for each request.
      """
    )
  }
}

// A cell that holds the first responder goes on being that of its item out of sight: what is typed in it, what is
// selected and what can be undone live in its views. There is one first responder, and so at most one such cell.
extension Mounting {
  /// Keeps a cell that has left sight and holds the first responder, in a place where it is never seen.
  ///
  /// Returns false, with nothing done, for what is of no use any more.
  package func keep(_ element: MountedElement) -> Bool {
    guard element.key.kind == .cell, element.generation == views.generation,
      element.view.hasKeys
    else { return false }
    releaseKeptCell()
    views.keep(element)
    element.view.closeSlide()
    host.animations.perform(in: nil) {
      // What it was in may show another section next.
      if element.view.elementParent !== host.contentView {
        host.contentView.add(element.view, below: nil)
      }
      element.view.removeAllAnimations()
      element.hideAway()
    }
    announceEndOnce(of: element)
    return true
  }

  /// The cell that was kept for an element, which is in sight again.
  func takeKept(for arranged: ArrangedElement) -> MountedElement? {
    guard let kept = views.takeKept(arranged.key) else { return nil }
    kept.forgetSize()
    kept.enter(arranged.container, at: nil)
    return kept
  }

  /// Gives the kept cell the place of its item after a batch; one that was deleted or reloaded goes.
  func translateKept(_ translation: ElementTranslation, _ batch: CheckedBatch) {
    guard let kept = views.keptElement, batch.standing == .consistent,
      case .stays(let moved) = translation.disposition(of: kept.key)
    else { return views.loseKeptItem() }
    kept.translate(to: moved.next, in: nil)
    if batch.reconfigures(moved) { kept.outdate(isAsked: true) }
  }

  /// Lets the kept cell go if nothing is typed in it any more, or its item is gone.
  func releaseKeptCellIfUnused() {
    let isUsed =
      views.keptElement.map { $0.generation == views.generation && $0.view.hasKeys }
    if isUsed != true { releaseKeptCell() }
  }

  private func releaseKeptCell() {
    if let kept = views.releaseKept() { retire(kept) }
  }
}

// Views that are filled in again.
extension Mounting {
  /// Has views filled in again that are out of date, those that will be on screen, and measured again.
  ///
  /// Others wait for a later round, in which elements that found their sizes may have let them in.
  func refillVisible() {
    // Nothing is out of date in most frames, and this is made in each.
    guard views.areOutdated else { return }
    let visible = session.arrangement.elements(in: scene)
    for arranged in visible.indicesInRequestOrder.map({ visible[$0] }) where !isOvertaken {
      guard let element = views[arranged.key],
        case .outdated(let isAsked) = element.takeContent()
      else { continue }
      host.animations.perform(in: nil) {
        refill(element, arranged, isAsked: isAsked)
      }
    }
  }

  private func refill(_ element: MountedElement, _ arranged: ArrangedElement, isAsked: Bool) {
    let view = requestedView(
      for: element.element,
      attributes: arranged.shown,
      former: element.view
    )
    sizes.ask(element)
    guard view !== element.view else { return }
    if isAsked { reportOtherView(element, view) }
    replace(element, by: view)
  }

  private func reportOtherView(_ element: MountedElement, _ view: any ElementView) {
    guard issueLog.notes("reconfigured \(element.element.description)") else { return }
    report(
      .dataSource,
      """
      \(element.element.description) was reconfigured, but the data source returned another view, a \
      \(view.typeName), which takes its place. Dequeue it with the identifier it was made with, or \
      reload the item.
      """
    )
  }

  /// Puts another view in the place of an element's own.
  private func replace(_ element: MountedElement, by new: any ElementView) {
    let replacement = MountedElement(
      element: element.element,
      key: element.key,
      container: element.container,
      view: new,
      generation: views.generation
    )
    let parent = element.view.elementParent ?? host.contentView
    if new.elementParent !== parent { parent.add(new, below: nil) }
    if let shown = element.shown { replacement.show(shown, door) }
    showConditions(of: replacement)
    views.add(replacement)
    retire(element)
  }
}
