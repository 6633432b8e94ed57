public import UIKit

/// Each call of a snapshot that can be given identifiers that do not fit, in a form that throws.
///
/// A call that throws has changed nothing; nothing is reported.
extension NSDiffableDataSourceSnapshot {
  /// The error that these calls throw.
  public typealias Failure = SnapshotError<SectionIdentifierType, ItemIdentifierType>

  /// Adds sections at the end, or throws if one is there already.
  public mutating func appendSections(
    checking identifiers: [SectionIdentifierType]
  ) throws(Failure) {
    try checked { snapshot throws(InvalidInput) in try snapshot.appendSections(identifiers, .refuse)
    }
  }

  /// Adds sections in front of another one, or throws if that is unknown or one is there already.
  public mutating func insertSections(
    checking identifiers: [SectionIdentifierType],
    beforeSection section: SectionIdentifierType
  ) throws(Failure) {
    try checked { snapshot throws(InvalidInput) in
      try snapshot.insertSections(identifiers, .before(section), .refuse)
    }
  }

  /// Adds sections behind another one, or throws if that is unknown or one is there already.
  public mutating func insertSections(
    checking identifiers: [SectionIdentifierType],
    afterSection section: SectionIdentifierType
  ) throws(Failure) {
    try checked { snapshot throws(InvalidInput) in
      try snapshot.insertSections(identifiers, .after(section), .refuse)
    }
  }

  /// Takes sections out with their items, or throws if one is unknown.
  public mutating func deleteSections(
    checking identifiers: [SectionIdentifierType]
  ) throws(Failure) {
    try checked { snapshot throws(InvalidInput) in try snapshot.deleteSections(identifiers, .refuse)
    }
  }

  /// Moves a section in front of another one, or throws if one of them is unknown.
  public mutating func moveSection(
    checking identifier: SectionIdentifierType,
    beforeSection section: SectionIdentifierType
  ) throws(Failure) {
    try checked { snapshot throws(InvalidInput) in
      try snapshot.moveSection(identifier, .before(section))
    }
  }

  /// Moves a section behind another one, or throws if one of them is unknown.
  public mutating func moveSection(
    checking identifier: SectionIdentifierType,
    afterSection section: SectionIdentifierType
  ) throws(Failure) {
    try checked { snapshot throws(InvalidInput) in
      try snapshot.moveSection(identifier, .after(section))
    }
  }

  /// Marks sections to be reloaded, or throws if one is unknown.
  public mutating func reloadSections(
    checking identifiers: [SectionIdentifierType]
  ) throws(Failure) {
    try checked { snapshot throws(InvalidInput) in try snapshot.markSections(identifiers, .refuse) }
  }

  /// Adds items at the end of a section, the last one unless given.
  ///
  /// Throws if the section is unknown, if there is none, or if an item is there already.
  public mutating func appendItems(
    checking identifiers: [ItemIdentifierType],
    toSection section: SectionIdentifierType? = nil
  ) throws(Failure) {
    try checked { snapshot throws(InvalidInput) in
      try snapshot.appendItems(identifiers, to: section, .refuse)
    }
  }

  /// Adds items in front of another one, or throws if that is unknown or one is there already.
  public mutating func insertItems(
    checking identifiers: [ItemIdentifierType],
    beforeItem item: ItemIdentifierType
  ) throws(Failure) {
    try checked { snapshot throws(InvalidInput) in
      try snapshot.insertItems(identifiers, .before(item), .refuse)
    }
  }

  /// Adds items behind another one, or throws if that is unknown or one is there already.
  public mutating func insertItems(
    checking identifiers: [ItemIdentifierType],
    afterItem item: ItemIdentifierType
  ) throws(Failure) {
    try checked { snapshot throws(InvalidInput) in
      try snapshot.insertItems(identifiers, .after(item), .refuse)
    }
  }

  /// Takes items out, or throws if one is unknown.
  public mutating func deleteItems(
    checking identifiers: [ItemIdentifierType]
  ) throws(Failure) {
    try checked { snapshot throws(InvalidInput) in try snapshot.deleteItems(identifiers, .refuse) }
  }

  /// Moves an item in front of another one, or throws if one of them is unknown.
  public mutating func moveItem(
    checking identifier: ItemIdentifierType,
    beforeItem item: ItemIdentifierType
  ) throws(Failure) {
    try checked { snapshot throws(InvalidInput) in try snapshot.moveItem(identifier, .before(item))
    }
  }

  /// Moves an item behind another one, or throws if one of them is unknown.
  public mutating func moveItem(
    checking identifier: ItemIdentifierType,
    afterItem item: ItemIdentifierType
  ) throws(Failure) {
    try checked { snapshot throws(InvalidInput) in try snapshot.moveItem(identifier, .after(item)) }
  }

  /// Marks items to be reloaded, or throws if one is unknown.
  public mutating func reloadItems(
    checking identifiers: [ItemIdentifierType]
  ) throws(Failure) {
    try checked { snapshot throws(InvalidInput) in
      try snapshot.markItems(identifiers, .reload, .refuse)
    }
  }

  /// Marks items to be reconfigured, or throws if one is unknown.
  public mutating func reconfigureItems(
    checking identifiers: [ItemIdentifierType]
  ) throws(Failure) {
    try checked { snapshot throws(InvalidInput) in
      try snapshot.markItems(identifiers, .reconfigure, .refuse)
    }
  }

  /// The number of items in a section, or throws if it is unknown.
  public func numberOfItems(
    checkingSection section: SectionIdentifierType
  ) throws(Failure) -> Int {
    guard indexOfSection(section) != nil else { throw .unknownSections([section]) }
    return numberOfItems(inSection: section)
  }

  /// The items in a section, or throws if it is unknown.
  public func itemIdentifiers(
    checkingSection section: SectionIdentifierType
  ) throws(Failure) -> [ItemIdentifierType] {
    guard indexOfSection(section) != nil else { throw .unknownSections([section]) }
    return itemIdentifiers(inSection: section)
  }

  /// Throws if an identifier means more than one section or item.
  ///
  /// That can be so only after calls that do not throw.
  public func checkDuplicates() throws(Failure) {
    if let diagnostic = duplicateDiagnostics.first { throw SnapshotError(diagnostic) }
  }

  private mutating func checked(
    _ body: (inout Self) throws(InvalidInput) -> Void
  ) throws(Failure) {
    do throws(InvalidInput) { try body(&self) } catch { throw SnapshotError(error) }
  }
}

extension NSDiffableDataSourceSnapshot {
  /// Takes all items out and keeps the sections.
  ///
  /// `deleteAllItems()` takes the sections out as well.
  public mutating func deleteItemsInAllSections() { deleteItemsOfAllSections() }
}
