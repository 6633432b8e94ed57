package import TesseraCore

/// How many items each section has, in the index space that `Space` names.
package struct Counts<Space>: Equatable {
  /// The number of items of each section.
  package let items: [Int]

  init(items: [Int]) { self.items = items }

  init(_ counts: ItemCounts) { items = counts.items }

  /// The same for the values of the core, which count in any index space.
  package var values: ItemCounts { ItemCounts(items) }

  package var sections: Int { items.count }

  /// Whether there is an item at a path.
  package func contains(_ path: ItemPath<Space>) -> Bool {
    contains(path.section) && (0..<items[path.section.index]).contains(path.item)
  }

  /// Whether there is a section.
  package func contains(_ section: SectionIndex<Space>) -> Bool {
    items.indices.contains(section.index)
  }

  /// The first item there is.
  package var first: ItemPath<Space>? {
    items.firstIndex { $0 > 0 }.map { ItemPath(section: $0, item: 0) }
  }

  /// The last item there is.
  package var last: ItemPath<Space>? {
    items.lastIndex { $0 > 0 }.map { ItemPath(section: $0, item: items[$0] - 1) }
  }

  /// The item before or after another.
  package func neighbour(of path: ItemPath<Space>, isForward: Bool) -> ItemPath<Space>? {
    let item = path.item + (isForward ? 1 : -1)
    if (0..<items[path.section.index]).contains(item) {
      return ItemPath(section: path.section, item: item)
    }
    let section =
      isForward
      ? items[(path.section.index + 1)...].firstIndex { $0 > 0 }
      : items[..<path.section.index].lastIndex { $0 > 0 }
    return section.map { ItemPath(section: $0, item: isForward ? 0 : items[$0] - 1) }
  }
}

/// How many items each section has, as the data source said last.
package typealias DataCounts = Counts<DataSpace>

/// How many items each section is shown with.
package typealias ShownCounts = Counts<Before>

extension DataCounts {
  /// How many items each section is shown with while an item is moved; the same for none.
  package func shown(during movement: InteractiveMovement?) -> ShownCounts {
    ShownCounts(movement?.displacement.presentation(of: values) ?? values)
  }
}
