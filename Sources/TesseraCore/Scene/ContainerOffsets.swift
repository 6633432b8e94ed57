/// Where the containers inside a collection view were left, also those that are not there now.
///
/// A layout declares containers without their offsets. Each takes up the offset that it had, whether it was
/// out of sight meanwhile, has another width, or belongs to a section that a batch has taken elsewhere. Offsets
/// count from the first place of rest.
package struct ContainerOffsets<Space>: Hashable, Sendable {
  /// By the index of the section: a dictionary of one type for all spaces, which is known when this is compiled.
  private var places: [Int: ContainerPlace] = [:]

  /// Creates a value that knows no offset.
  package init() {}

  /// How far a section's container was from its first place of rest; zero for one that was never scrolled.
  package subscript(section: SectionIndex<Space>) -> Point {
    get { places[section.index]?.distance ?? .zero }
    set { leave(section, at: newValue, stop: nil) }
  }

  /// The place of rest, counted from the first, at which a section's container was left; nil if it was between
  /// two, or rests anywhere.
  package func stop(of section: SectionIndex<Space>) -> Int? { places[section.index]?.stop }

  /// Takes note of where a section's container is: at a distance from its first place of rest, and at a stop if
  /// it is at one.
  package mutating func leave(_ section: SectionIndex<Space>, at distance: Point, stop: Int?) {
    places[section.index] = distance == .zero ? nil : ContainerPlace(distance: distance, stop: stop)
  }

  /// Forgets the places of sections that hold nothing, or are not there: filled again they begin at their start.
  ///
  /// O(places that are known).
  package mutating func keep(within counts: ItemCounts) {
    places = places.filter { section, _ in
      counts.items.indices.contains(section) && counts.items[section] > 0
    }
  }
}

/// Where a container was left: at a distance from its first place of rest, and at a stop if it was at one.
private struct ContainerPlace: Hashable, Sendable {
  var distance: Point
  var stop: Int?
}

extension ContainerOffsets<After> {
  /// The same offsets before the change that comes next.
  package var next: ContainerOffsets<Before> {
    var next = ContainerOffsets<Before>()
    for (section, place) in places {
      next.leave(OldSection(section), at: place.distance, stop: place.stop)
    }
    return next
  }
}

extension ContainerOffsets<Before> {
  /// Moves what a section shows on with its content; one at its start, or at a stop, stays there, wherever that is.
  package mutating func shift(_ section: OldSection, by distance: Point) {
    guard let former = places[section.index], former.stop == nil else { return }
    let (x, y) = (former.distance.x + distance.x, former.distance.y + distance.y)
    leave(section, at: Point(x: x, y: y), stop: nil)
  }

  /// The same container, at rest at the offset that is nearest to where it was left.
  package func restoring(_ container: Container) -> Container {
    guard case .section(let section) = container.identity else { return container }
    var restored = container
    let (first, distance) = (container.firstRest, self[section])
    restored.offset = container.restingOffset(
      nearest: Point(x: first.x + distance.x, y: first.y + distance.y)
    )
    return restored
  }

  /// The offsets after a batch: those of sections that stay.
  ///
  /// A section that is reloaded keeps its container, and so its offset.
  package func translated(through map: IndexMap) -> ContainerOffsets<After> {
    var translated = ContainerOffsets<After>()
    for (section, place) in places {
      guard let new = map.newSection(of: OldSection(section)) else { continue }
      translated.leave(new, at: place.distance, stop: place.stop)
    }
    return translated
  }
}
