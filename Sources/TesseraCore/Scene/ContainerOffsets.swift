/// Where the containers inside a collection view were left, also those that are not there now.
///
/// A layout declares containers without their offsets. Each takes up the offset that it had, whether it was
/// out of sight meanwhile, has another width, or belongs to a section that a batch has taken elsewhere. Offsets
/// count from the first place of rest.
package struct ContainerOffsets<Space>: Hashable, Sendable {
  private var offsets: [SectionIndex<Space>: Point] = [:]

  /// Creates a value that knows no offset.
  package init() {}

  /// How far a section's container was from its first place of rest; zero for one that was never scrolled.
  package subscript(section: SectionIndex<Space>) -> Point {
    get { offsets[section] ?? .zero }
    set { offsets[section] = newValue == .zero ? nil : newValue }
  }
}

extension ContainerOffsets<After> {
  /// The same offsets before the change that comes next.
  package var next: ContainerOffsets<Before> {
    var next = ContainerOffsets<Before>()
    for (section, offset) in offsets { next[OldSection(section.index)] = offset }
    return next
  }
}

extension ContainerOffsets<Before> {
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
    for (section, offset) in offsets {
      guard let new = map.newSection(of: section) else { continue }
      translated[new] = offset
    }
    return translated
  }
}
