import TesseraCore

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
      host.animations.performWithoutAnimation {
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
