/// Where the containers inside a collection view were left, also those that are not there now.
///
/// A layout declares containers without their offsets. Each takes up the offset that it had, whether it was
/// out of sight meanwhile, has another width, or belongs to a section that a batch has taken elsewhere.
package struct ContainerOffsets<Space>: Hashable, Sendable {
  private var offsets: [SectionIndex<Space>: Point] = [:]

  /// Creates a value that knows no offset.
  package init() {}

  /// The offset that a section's container was left at; zero for one that was never scrolled.
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
    restored.offset = container.restingOffset(nearest: self[section])
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
