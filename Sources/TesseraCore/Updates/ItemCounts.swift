/// How many items each section has.
public struct ItemCounts: Hashable, Sendable {
  /// The number of items of each section, none of which is negative.
  public let items: [Int]

  /// Creates the counts; a negative number counts as none.
  public init(_ items: [Int]) {
    self.items = items.contains { $0 < 0 } ? items.map { max(0, $0) } : items
  }

  /// The number of sections.
  public var sectionCount: Int { items.count }

  /// Whether there is such a section.
  public func contains<Space>(_ section: SectionIndex<Space>) -> Bool {
    items.indices.contains(section.index)
  }

  /// Whether there is such an item.
  public func contains<Space>(_ path: ItemPath<Space>) -> Bool {
    path.item >= 0 && path.item < count(of: path.section)
  }

  /// The number of items of a section; zero for one that does not exist.
  public func count<Space>(of section: SectionIndex<Space>) -> Int {
    contains(section) ? items[section.index] : 0
  }
}
