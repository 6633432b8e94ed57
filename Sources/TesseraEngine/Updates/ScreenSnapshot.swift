package import TesseraCore

/// What was on screen before a change, in the index space of that time.
package struct ScreenSnapshot {
  /// The elements with views, in the order of their paths.
  package let entries: [Entry]
  /// Where the layout had placed what was on screen and around it.
  package let arrangement: Arrangement
  /// How that followed from what the layout said, and where containers were scrolled to.
  package let containers: DeclaredContainers
  private let positions: [ElementIdentity<Before>: Int]

  /// One element that was on screen.
  package struct Entry {
    let element: CollectionElement
    let key: ElementIdentity<Before>
    let mounted: MountedElement
    /// What its view was in.
    let container: ContainerIdentity<Before>
    /// A copy of the attributes that its view showed.
    let place: (any ElementAttributes)?
  }

  /// Creates a snapshot of the elements that are on screen now.
  init(of engine: CollectionEngine) {
    entries = engine.views.sorted.map {
      Entry(
        element: $0.element,
        key: $0.key,
        mounted: $0,
        container: $0.container ?? .root,
        place: $0.shown.flatMap { engine.door.copy(of: $0) }
      )
    }
    arrangement = engine.session.arrangement
    containers = engine.containers.declared
    var positions: [ElementIdentity<Before>: Int] = Dictionary(minimumCapacity: entries.count)
    for (position, entry) in entries.enumerated() { positions[entry.key] = position }
    self.positions = positions
  }

  package subscript(key: ElementIdentity<Before>) -> Entry? { positions[key].map { entries[$0] } }

  /// What the view of an element was in.
  package func container(of key: ElementIdentity<Before>) -> ContainerIdentity<Before> {
    self[key]?.container ?? .root
  }

  /// Where an element was on screen; changed only in copies.
  package func place(of key: ElementIdentity<Before>) -> (any ElementAttributes)? {
    self[key]?.place
  }
}
