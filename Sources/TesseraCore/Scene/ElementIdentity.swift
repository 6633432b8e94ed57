/// The kind of view that displays an element: a cell, or a supplementary or decoration view of a kind.
///
/// Kinds are strings for apps. Here they are numbers, so that identities are small and quick to compare.
package struct ElementKind: Hashable, Sendable {
  /// Zero for cells; others count from one in the order in which a layout has named them.
  package let number: UInt32

  /// The kind of all cells.
  package static var cell: ElementKind { ElementKind(number: 0) }

  /// The kind of the views in which sections scroll by themselves; not one of those that a layout names.
  package static var container: ElementKind { ElementKind(number: .max) }

  /// Creates the kind with a number.
  package init(number: UInt32) { self.number = number }
}

/// An element of a layout, in the index space that `Space` names.
package struct ElementIdentity<Space>: Hashable, Sendable {
  /// The kind of view that displays it.
  package let kind: ElementKind
  /// The section it belongs to.
  package let section: SectionIndex<Space>
  /// Its item, or its number among the views of its kind in the section.
  package let item: Int

  /// Creates the identity of an element.
  package init(kind: ElementKind, section: SectionIndex<Space>, item: Int) {
    self.kind = kind
    self.section = section
    self.item = item
  }

  /// The identity of an item's cell.
  package init(cell path: ItemPath<Space>) {
    self.init(kind: .cell, section: path.section, item: path.item)
  }

  /// The identity of the view in which a section scrolls by itself.
  package init(containerOf section: SectionIndex<Space>) {
    self.init(kind: .container, section: section, item: 0)
  }
}

// Written out, and inlinable, because other modules look elements up in each frame: what the compiler makes for
// a generic type is called through witness tables there.
extension ElementIdentity {
  /// Whether two identities are those of one element.
  @inlinable
  package static func == (left: Self, right: Self) -> Bool {
    left.section.index == right.section.index && left.item == right.item
      && left.kind.number == right.kind.number
  }

  /// Hashes the identity.
  @inlinable
  package func hash(into hasher: inout Hasher) {
    hasher.combine(section.index)
    hasher.combine(item)
    hasher.combine(kind.number)
  }
}

extension ElementIdentity: Comparable {
  /// Orders elements for everything that must happen in the same order each time.
  @inlinable
  package static func < (left: Self, right: Self) -> Bool {
    (left.section.index, left.item, left.kind.number)
      < (right.section.index, right.item, right.kind.number)
  }
}

extension ElementIdentity {
  /// The item of elements that belong to the whole content and not to a section.
  package static var globalItem: Int { .max }

  /// Whether the element belongs to the whole content and not to a section.
  package var isGlobal: Bool { kind != .cell && item == Self.globalItem }
}

extension ElementIdentity<Before> {
  /// The same section and item, where a change leaves them.
  package var inNewSpace: ElementIdentity<After> {
    ElementIdentity<After>(kind: kind, section: NewSection(section.index), item: item)
  }
}

extension ElementIdentity<After> {
  /// The same section and item, where a change leaves them.
  package var inOldSpace: ElementIdentity<Before> {
    ElementIdentity<Before>(kind: kind, section: OldSection(section.index), item: item)
  }

  /// The same element before the change that comes next.
  package var next: ElementIdentity<Before> { inOldSpace }
}
