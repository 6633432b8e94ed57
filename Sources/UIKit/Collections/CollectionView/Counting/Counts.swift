import Foundation
import TesseraCore

/// How many items each section has, in the index space that `Space` names.
struct Counts<Space>: Equatable {
  /// The number of items of each section.
  let items: [Int]

  init(items: [Int]) { self.items = items }

  init(_ counts: ItemCounts) { items = counts.items }

  /// The same for the values of the core, which count in any index space.
  var values: ItemCounts { ItemCounts(items) }

  var sections: Int { items.count }

  /// Whether there is an item at a path.
  func contains(_ path: ItemPath<Space>) -> Bool {
    contains(path.section) && (0..<items[path.section.index]).contains(path.item)
  }

  /// Whether there is a section.
  func contains(_ section: SectionIndex<Space>) -> Bool { items.indices.contains(section.index) }

  /// The first item there is.
  var first: ItemPath<Space>? {
    items.firstIndex { $0 > 0 }.map { ItemPath(section: $0, item: 0) }
  }

  /// The last item there is.
  var last: ItemPath<Space>? {
    items.lastIndex { $0 > 0 }.map { ItemPath(section: $0, item: items[$0] - 1) }
  }

  /// The item before or after another.
  func neighbour(of path: ItemPath<Space>, isForward: Bool) -> ItemPath<Space>? {
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
typealias DataCounts = Counts<DataSpace>

/// How many items each section is shown with.
typealias ShownCounts = Counts<Before>

extension DataCounts {
  /// How many items each section is shown with while an item is moved; the same for none.
  func shown(during movement: InteractiveMovement?) -> ShownCounts {
    ShownCounts(movement?.displacement.presentation(of: values) ?? values)
  }

  /// Asks a data source for all counts at once; one that cannot be is reported and replaced.
  @MainActor
  init(of calls: DataSourceCalls?) {
    guard let calls else {
      self.init(items: [])
      return
    }
    let name = "\(type(of: calls.source))"
    let sections = Self.usable(
      calls.numberOfSections(),
      atMost: ItemCounts.largestSectionCount
    ) { "\(name) says that there are \($0) sections; \($1) are shown." }
    let items = (0..<sections).map { section in
      Self.usable(
        calls.numberOfItems(in: section),
        atMost: ItemCounts.largestCount
      ) { "\(name) says that section \(section) has \($0) items; \($1) are shown." }
    }
    self.init(items: items)
  }

  /// A count that is not negative and can be added to others.
  @MainActor
  private static func usable(
    _ count: Int,
    atMost limit: Int,
    _ message: (_ found: Int, _ used: Int) -> String
  ) -> Int {
    let used = min(max(0, count), limit)
    if used != count { Diagnostics.report(.dataSource, message(count, used)) }
    return used
  }
}
