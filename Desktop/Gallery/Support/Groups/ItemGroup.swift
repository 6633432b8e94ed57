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

/// What decides which group an item belongs to, and where that group stands.
public protocol ItemGroupKey: Hashable, Comparable {
  /// The title of the group, which no other key has.
  var title: String { get }
}

extension String: ItemGroupKey {
  /// The text.
  public var title: String { self }
}

extension ItemGroup {
  /// Groups `items` by `key`.
  ///
  /// - Parameters:
  ///   - items: The items, in any order.
  ///   - key: What decides which group an item belongs to.
  ///   - areInOrder: Whether the first of two items stands before the second one.
  /// - Returns: The groups that have items, in the order of their keys.
  public static func groups(
    _ items: some Sequence<Item>,
    by key: (Item) -> some ItemGroupKey,
    areInOrder: (Item, Item) -> Bool
  ) -> [ItemGroup] {
    Dictionary(grouping: items, by: key)
      .sorted { $0.key < $1.key }
      .map { ItemGroup(title: $0.key.title, items: $0.value.sorted(by: areInOrder)) }
  }
}
