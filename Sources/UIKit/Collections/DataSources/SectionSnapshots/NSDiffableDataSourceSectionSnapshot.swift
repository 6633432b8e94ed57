import TesseraCore

/// The contents of one section of a collection view: items that contain other items, as a tree.
///
/// An item is visible if all its ancestors are expanded; items are collapsed at first. Items are kept in the order of the fully expanded
/// tree from top to bottom. A copy costs O(1). A change costs the logarithm of the number of items, and a step for each item on the way
/// from where it happens to the last item below that; so does ``snapshot(of:includingParent:)``, besides what it returns. A tree that is
/// read or built from top to bottom costs a step for each item, however deep it is.
///
/// Identifiers that do not fit are reported, and the call does what is left of it. As in a
/// ``NSDiffableDataSourceSnapshot``, an identifier that is given again is a further item until the snapshot
/// is applied, and the identifier alone means the item that was given last.
public struct NSDiffableDataSourceSectionSnapshot<
  ItemIdentifierType: Hashable & Sendable
>: Sendable {
  /// The items and how they hold each other.
  var tree = SnapshotTree<ItemIdentifierType>()

  package typealias InvalidInput = SnapshotDiagnostic<Never, ItemIdentifierType>

  /// Creates a snapshot of nothing.
  public init() {}

  /// All items, also those that do not show; each item in front of those it holds.
  public var items: [ItemIdentifierType] { tree.table.identifiers(of: tree.rows) }

  /// The items that no other item holds.
  public var rootItems: [ItemIdentifierType] {
    tree.table.identifiers(of: tree.children(of: nil))
  }

  /// The items that show, because all items that hold them are expanded.
  public var visibleItems: [ItemIdentifierType] {
    tree.table.identifiers(of: tree.visibleRows)
  }

  /// The items that are expanded, also those that hold nothing and those that do not show.
  public var expandedItems: [ItemIdentifierType] {
    tree.table.identifiers(of: tree.rows.filter { tree.isExpanded($0) })
  }

  /// Whether there is such an item.
  public func contains(_ item: ItemIdentifierType) -> Bool { tree.table.row(of: item) != nil }

  /// Returns the index of an item among all items; `nil` for an unknown one.
  public func index(of item: ItemIdentifierType) -> Int? {
    tree.table.row(of: item).map { tree.position(of: $0) }
  }

  /// Returns the number of ancestors of an item; 0 for an unknown one, which is reported.
  public func level(of item: ItemIdentifierType) -> Int {
    known(item, "level(of:)").map { tree.level(of: $0) } ?? 0
  }

  /// The item that holds another one; nil if none does, and for an unknown item, which is reported.
  public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? {
    known(child, "parent(of:)").flatMap { tree.parent(of: $0) }.map {
      tree.table.identifier(of: $0)
    }
  }

  /// Whether an item is expanded; false for an unknown one, which is reported.
  public func isExpanded(_ item: ItemIdentifierType) -> Bool {
    known(item, "isExpanded(_:)").map { tree.isExpanded($0) } ?? false
  }

  /// Whether all items that hold an item are expanded; false for an unknown one, which is reported.
  public func isVisible(_ item: ItemIdentifierType) -> Bool {
    known(item, "isVisible(_:)").map { tree.isVisible($0) } ?? false
  }

  /// Returns the descendants of an item as a snapshot of its own; an empty one for an unknown item, which is reported.
  ///
  /// What is expanded stays expanded.
  public func snapshot(
    of parent: ItemIdentifierType,
    includingParent: Bool = false
  ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
    guard let row = known(parent, "snapshot(of:includingParent:)") else { return Self() }
    let range = tree.range(of: row)
    var snapshot = Self()
    snapshot.tree.insert(
      tree.branches(in: includingParent ? range : range.dropFirst()),
      under: nil,
      at: 0
    )
    return snapshot
  }

  /// The tree as text, a line for each item.
  ///
  /// Lines are indented by the level. Those of items that hold others begin with `+` if they are expanded and with `-` if they are
  /// collapsed; those of other items with `*` if they are visible. The signs are Apple's.
  ///
  /// ```
  /// + Fruit
  ///   * Apple
  ///   - Berries
  ///       Currant
  /// ```
  public func visualDescription() -> String {
    let lines = tree.rows.map { row in
      let sign =
        tree.holdsItems(row) ? tree.isExpanded(row) ? "+" : "-" : tree.isVisible(row) ? "*" : " "
      let indentation = String(repeating: "  ", count: tree.level(of: row))
      return "\(indentation)\(sign) \(tree.table.identifier(of: row))"
    }
    return lines.joined(separator: "\n")
  }

  /// Whether an item holds others; O(1).
  func holdsItems(_ item: ItemIdentifierType) -> Bool {
    tree.table.row(of: item).map { tree.holdsItems($0) } ?? false
  }

  private func known(_ item: ItemIdentifierType, _ call: String) -> Int32? {
    if let row = tree.table.row(of: item) { return row }
    report(.unknownItems([item]), call)
    return nil
  }
}

extension NSDiffableDataSourceSectionSnapshot {
  /// Does what can be done of a call, and reports what cannot.
  mutating func attempt(_ call: String, _ body: (inout Self) throws(InvalidInput) -> Void) {
    do throws(InvalidInput) { try body(&self) } catch { report(error, call) }
  }

  func report(_ diagnostic: InvalidInput, _ call: String) {
    Diagnostics.reportFromAnyThread(
      .dataSource,
      "Calling \(call) of a section snapshot: \(diagnostic). \(diagnostic.remedy)"
    )
  }
}
