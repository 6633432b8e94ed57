public import UIKit

/// Each call of a section snapshot that can be given identifiers that do not fit, in a form that throws.
///
/// A call that throws has changed nothing; nothing is reported.
extension NSDiffableDataSourceSectionSnapshot {
  /// The error that these calls throw.
  public typealias Failure = SnapshotError<Never, ItemIdentifierType>

  /// Adds items to what another one holds, or to the items that nothing holds.
  ///
  /// Throws if the parent is unknown, or if an item is there already.
  public mutating func append(
    checking items: [ItemIdentifierType],
    to parent: ItemIdentifierType? = nil
  ) throws(Failure) {
    try checked { snapshot throws(InvalidInput) in try snapshot.append(items, to: parent, .refuse) }
  }

  /// Adds items in front of another one, or throws if that is unknown or one is there already.
  public mutating func insert(
    checking items: [ItemIdentifierType],
    before item: ItemIdentifierType
  ) throws(Failure) {
    try checked { snapshot throws(InvalidInput) in
      try snapshot.insert(items, .before(item), .refuse)
    }
  }

  /// Adds items behind another one, or throws if that is unknown or one is there already.
  public mutating func insert(
    checking items: [ItemIdentifierType],
    after item: ItemIdentifierType
  ) throws(Failure) {
    try checked { snapshot throws(InvalidInput) in try snapshot.insert(items, .after(item), .refuse)
    }
  }

  /// Adds what another snapshot holds in front of an item.
  ///
  /// Throws if that item is unknown, or if one of the snapshot is there already.
  public mutating func insert(
    checking snapshot: Self,
    before item: ItemIdentifierType
  ) throws(Failure) {
    try checked { mine throws(InvalidInput) in try mine.insert(snapshot, .before(item), .refuse) }
  }

  /// Adds what another snapshot holds behind an item.
  ///
  /// Throws if that item is unknown, or if one of the snapshot is there already.
  public mutating func insert(
    checking snapshot: Self,
    after item: ItemIdentifierType
  ) throws(Failure) {
    try checked { mine throws(InvalidInput) in try mine.insert(snapshot, .after(item), .refuse) }
  }

  /// Lets an item hold what another snapshot holds, in place of what it held.
  ///
  /// Throws if the item is unknown, or if one of the snapshot is elsewhere already.
  public mutating func replace(
    checkingChildrenOf parent: ItemIdentifierType,
    using snapshot: Self
  ) throws(Failure) {
    try checked { mine throws(InvalidInput) in
      try mine.replaceChildren(of: parent, with: snapshot, .refuse)
    }
  }

  /// Takes items out with all they hold, or throws if one is unknown.
  public mutating func delete(checking items: [ItemIdentifierType]) throws(Failure) {
    try checked { snapshot throws(InvalidInput) in try snapshot.delete(items, .refuse) }
  }

  /// Expands items, or throws if one is unknown.
  public mutating func expand(checking items: [ItemIdentifierType]) throws(Failure) {
    try checked { snapshot throws(InvalidInput) in try snapshot.setExpanded(true, items, .refuse) }
  }

  /// Collapses items, or throws if one is unknown.
  public mutating func collapse(checking items: [ItemIdentifierType]) throws(Failure) {
    try checked { snapshot throws(InvalidInput) in try snapshot.setExpanded(false, items, .refuse) }
  }

  /// Returns the number of ancestors of an item, or throws if the item is unknown.
  public func level(checking item: ItemIdentifierType) throws(Failure) -> Int {
    try check(item)
    return level(of: item)
  }

  /// The item that holds another one, or throws if that is unknown; nil if none does.
  public func parent(checking child: ItemIdentifierType) throws(Failure) -> ItemIdentifierType? {
    try check(child)
    return parent(of: child)
  }

  /// Whether an item is expanded, or throws if it is unknown.
  public func isExpanded(checking item: ItemIdentifierType) throws(Failure) -> Bool {
    try check(item)
    return isExpanded(item)
  }

  /// Whether all items that hold an item are expanded, or throws if it is unknown.
  public func isVisible(checking item: ItemIdentifierType) throws(Failure) -> Bool {
    try check(item)
    return isVisible(item)
  }

  /// Returns the descendants of an item as a snapshot of its own, or throws if the item is unknown.
  public func snapshot(
    checking parent: ItemIdentifierType,
    includingParent: Bool = false
  ) throws(Failure) -> Self {
    try check(parent)
    return snapshot(of: parent, includingParent: includingParent)
  }

  /// Throws if an identifier means more than one item.
  ///
  /// That can be so only after calls that do not throw.
  public func checkDuplicates() throws(Failure) {
    if let diagnostic = duplicateDiagnostic { throw SnapshotError(diagnostic) }
  }

  private func check(_ item: ItemIdentifierType) throws(Failure) {
    guard contains(item) else { throw .unknownItems([item]) }
  }

  private mutating func checked(
    _ body: (inout Self) throws(InvalidInput) -> Void
  ) throws(Failure) {
    do throws(InvalidInput) { try body(&self) } catch { throw SnapshotError(error) }
  }
}
