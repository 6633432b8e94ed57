import Foundation
import TesseraCore

/// How many items each section has, as the data source said last.
struct DataCounts: Equatable {
  /// The number of items of each section.
  let items: [Int]

  var sections: Int { items.count }

  /// Whether there is an item at `indexPath`, which must name a section and an item and no more.
  func contains(_ indexPath: IndexPath) -> Bool {
    indexPath.count == 2 && items.indices.contains(indexPath.section)
      && (0..<items[indexPath.section]).contains(indexPath.item)
  }

  /// Whether the section that a supplementary view belongs to exists.
  ///
  /// Paths with one component belong to the whole content and not to a section.
  func containsSection(of indexPath: IndexPath) -> Bool {
    indexPath.count < 2 || items.indices.contains(indexPath.section)
  }
}

extension DataCounts {
  /// Asks a data source for all counts at once; one that cannot be is reported and replaced.
  @MainActor
  init(of engine: CollectionEngine) {
    guard let calls = engine.dataSourceCalls else {
      items = []
      return
    }
    let name = "\(type(of: calls.source))"
    let sections = Self.usable(
      calls.numberOfSections(),
      atMost: ItemCounts.largestSectionCount
    ) { "\(name) says that there are \($0) sections; \($1) are shown." }
    items = (0..<sections).map { section in
      Self.usable(
        calls.numberOfItems(in: section),
        atMost: ItemCounts.largestCount
      ) { "\(name) says that section \(section) has \($0) items; \($1) are shown." }
    }
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
