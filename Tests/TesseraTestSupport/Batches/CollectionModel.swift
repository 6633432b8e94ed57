public import TesseraCore

/// The contents of a data source, as plain arrays: the oracle of batches of updates.
///
/// Every item and every section has an identity, so that a test can say where each has gone.
public struct CollectionModel: Hashable, Sendable {
  /// The sections, in order.
  public internal(set) var sections: [Section] = []
  private var nextIdentity = 0

  /// One item.
  public struct Item: Hashable, Sendable {
    /// A number that no other item or section of the model has or had.
    public let identity: Int
    /// The number of times that it was reloaded or reconfigured.
    public internal(set) var version = 0
  }

  /// One section.
  public struct Section: Hashable, Sendable {
    /// A number that no other item or section of the model has or had.
    public let identity: Int
    /// The items, in order.
    public internal(set) var items: [Item]
  }

  /// Creates a model with so many items in each section.
  public init(counts: [Int] = []) {
    for count in counts { sections.append(makeSection(itemCount: count)) }
  }

  /// The number of items of each section.
  public var counts: ItemCounts { ItemCounts(sections.map(\.items.count)) }

  /// Every item, from first to last.
  public var items: [Item] { sections.flatMap(\.items) }

  /// The item at a position, which must exist.
  public subscript<Space>(path: ItemPath<Space>) -> Item {
    sections[path.section.index].items[path.item]
  }

  mutating func makeItem() -> Item { Item(identity: makeIdentity()) }

  mutating func makeSection(itemCount: Int = 0) -> Section {
    let identity = makeIdentity()
    return Section(identity: identity, items: (0..<itemCount).map { _ in makeItem() })
  }

  private mutating func makeIdentity() -> Int {
    nextIdentity += 1
    return nextIdentity
  }
}

extension CollectionModel {
  /// The positions of every item, by identity; those of sections too.
  public func paths<Space>(in space: Space.Type) -> [Int: ItemPath<Space>] {
    var paths: [Int: ItemPath<Space>] = [:]
    for (section, content) in sections.enumerated() {
      for (item, element) in content.items.enumerated() {
        paths[element.identity] = ItemPath(section: section, item: item)
      }
    }
    return paths
  }
}
