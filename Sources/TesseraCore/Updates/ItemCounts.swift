/// The number of items of each section.
public struct ItemCounts: Hashable, Sendable {
  /// The number of items of each section, none of which is negative or above ``largestCount``.
  public let items: [Int]

  /// The most items that a section can have; leaves room for sums and differences to stay integers.
  public static var largestCount: Int { Int.max / 4 }
  /// The most sections; each takes memory, with items or without.
  public static var largestSectionCount: Int { 1 << 24 }

  /// Creates the counts; a negative count is none, one above ``largestCount`` is that.
  public init(_ items: [Int]) {
    let range = 0...ItemCounts.largestCount
    self.items =
      items.allSatisfy { range.contains($0) }
      ? items : items.map { min(max(0, $0), ItemCounts.largestCount) }
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
