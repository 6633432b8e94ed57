import TesseraCore

extension CollectionEngine {
  #if InternalChecks
    /// Traps when an element has no view of its own, or a view is on screen that belongs to no element.
    func checkInvariants() {
      var owners: [ObjectIdentifier: ElementIdentity<Before>] = [:]
      for (key, element) in views.mounted {
        precondition(key == element.key, "An element is filed under another key")
        precondition(element.view.mounting === element, "\(element.element) lost its view")
        precondition(isHosted(element), "\(element.element) is not on screen")
        let other = owners.updateValue(key, forKey: ObjectIdentifier(element.view))
        precondition(other == nil, "One view is shown for two elements")
      }
      for departure in views.departures {
        let other = owners[ObjectIdentifier(departure.mounted.view)]
        precondition(other == nil, "A view is shown and on its way out")
      }
      if let kept = views.kept?.element {
        precondition(kept.view.mounting === kept, "The kept cell is that of no element")
        precondition(
          kept.view.elementParent === host.contentView,
          "The kept cell is not in the view"
        )
        let other = owners[ObjectIdentifier(kept.view)]
        precondition(other == nil, "The kept cell is shown")
      }
      for idle in viewSupply.idleViews {
        precondition(idle.isHidden && idle.mounting == nil, "A view that waits is shown")
        precondition(owners[ObjectIdentifier(idle)] == nil, "A view that waits is in use")
      }
      checkArrangement()
    }

    /// Whether the view of an element is in the container of the element, if that is not on its way out.
    private func isHosted(_ element: MountedElement) -> Bool {
      switch element.container {
      case nil: element.view.elementParent != nil
      case .root: element.view.elementParent === host.contentView
      case .section(let section):
        element.view.elementParent === containerView(of: section.index)?.sectionContent
      }
    }

    /// What is visible has views, unless a change after the last round waits for another pass.
    private func checkArrangement() {
      guard validity == .shown, session.arrangement.covers(scene) else { return }
      guard session.isSettled(in: scene) else {
        return precondition(
          host.needsLayoutInSubtree || updates.areWaiting || waitsForRounds,
          "The bounds are \(visibleRect), for which nothing was mounted, and no pass is to come"
        )
      }
      for arranged in session.arrangement.elements(in: scene) {
        guard let element = views[arranged.key] else {
          preconditionFailure(
            "\(arranged.answer.element) has no view, at \(arranged.frame) in \(visibleRect)"
          )
        }
        precondition(
          !arranged.isMeasured || element.sizing.step(for: arranged.answer.extent) == .nothing
            || session.arrangement.unsettled.contains(arranged.key),
          "\(arranged.answer.element) was not asked for its size"
        )
      }
    }
  #else
    /// Does nothing: the `InternalChecks` trait is off.
    @inline(__always) func checkInvariants() {}
  #endif
}
