/// Items under one title.
public struct ItemGroup<Item: Identifiable & Hashable & Sendable>: Hashable, Sendable, Identifiable
where Item.ID: Sendable {
  /// The title, which no other group has.
  public let title: String
  /// The items, in order.
  public let items: [Item]

  /// Creates a group.
  public init(title: String, items: [Item]) {
    self.title = title
    self.items = items
  }

  /// The title.
  public var id: String { title }
}

extension ItemGroup {
  /// Groups `items` by `title`, both groups and items in the order of `areInOrder`.
  ///
  /// - Parameters:
  ///   - items: The items, in any order.
  ///   - title: The title of the group that an item belongs to.
  ///   - areInOrder: Whether the first of two items stands before the second one.
  /// - Returns: The groups that have items, by title.
  public static func groups(
    _ items: some Sequence<Item>,
    by title: (Item) -> String,
    areInOrder: (Item, Item) -> Bool
  ) -> [ItemGroup] {
    Dictionary(grouping: items, by: title)
      .map { ItemGroup(title: $0, items: $1.sorted(by: areInOrder)) }
      .sorted { $0.title < $1.title }
  }
}
