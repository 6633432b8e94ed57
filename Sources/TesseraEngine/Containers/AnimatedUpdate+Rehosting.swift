import TesseraCore

extension AnimatedUpdate {
  /// Puts views that belong to another container there, before anything goes anywhere.
  ///
  /// Afterwards containers are where they will be, and not where they are on screen. What goes out of sight in a
  /// container that is in sight goes along with that, too, and may come back in it.
  func rehostViews() {
    guard validity > .replaced,
      containers.declared.isAnyDeclared || before.containers.isAnyDeclared
    else { return }
    let visible = session.arrangement.elements(in: scene).map { ($0.key, $0.container) }
    for (key, container) in visible + leavingContainers {
      guard let element = views[key], element.container != container else { continue }
      mounting.rehost(element, in: container)
    }
  }

  /// The containers that are in sight, of the views that a change has kept.
  private var leavingContainers: [(ElementIdentity<Before>, ContainerIdentity<Before>)] {
    before.entries.compactMap { entry in
      let key = entry.mounted.key
      guard views.shows(entry.mounted),
        let container = session.arrangement[key]?.container ?? arranging.container(of: key),
        isInSight(container)
      else { return nil }
      return (key, container)
    }
  }
}
