import TesseraCore

extension NSDiffableDataSourceSnapshot {
  /// Marks items for which the next `apply` requests another cell.
  ///
  /// An identifier that is given here takes the place of the equal one in the snapshot, so that what it
  /// holds beside its identity is up to date.
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    attempt("reloadItems(_:)") { snapshot throws(InvalidInput) in
      try snapshot.markItems(identifiers, .reload, .repair)
    }
  }

  /// Marks items whose cells the next `apply` configures again with the cell provider.
  ///
  /// The provider must dequeue a cell of the same kind; it gets the cell that is shown. An item that is
  /// also reloaded is reloaded. An identifier that is given here takes the place of the equal one in the
  /// snapshot.
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    attempt("reconfigureItems(_:)") { snapshot throws(InvalidInput) in
      try snapshot.markItems(identifiers, .reconfigure, .repair)
    }
  }

  /// Marks sections for which the next `apply` requests other cells and supplementary views.
  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    attempt("reloadSections(_:)") { snapshot throws(InvalidInput) in
      try snapshot.markSections(identifiers, .repair)
    }
  }

  /// The items that were marked to be reloaded, in the order in which they were.
  public var reloadedItemIdentifiers: [ItemIdentifierType] {
    items.table.identifiers(of: marks.reloadedItems.rows)
  }

  /// The items that were marked to be reconfigured, in the order in which they were.
  public var reconfiguredItemIdentifiers: [ItemIdentifierType] {
    items.table.identifiers(of: marks.reconfiguredItems.rows)
  }

  /// The sections that were marked to be reloaded, in the order in which they were.
  public var reloadedSectionIdentifiers: [SectionIdentifierType] {
    sections.table.identifiers(of: marks.reloadedSections.rows)
  }
}

/// One of the marks of items.
package enum ItemMark: Sendable {
  /// The item is to be shown by another view.
  case reload
  /// The item's view is to be filled again.
  case reconfigure
}

extension NSDiffableDataSourceSnapshot {
  package mutating func markItems(
    _ identifiers: [ItemIdentifierType],
    _ mark: ItemMark,
    _ response: InvalidInputResponse
  ) throws(InvalidInput) {
    let unknown = identifiers.filter { items.table.row(of: $0) == nil }
    guard unknown.isEmpty || response == .repair else { throw .unknownItems(unknown) }
    for identifier in identifiers {
      for row in items.table.rows(of: identifier) {
        items.table.setIdentifier(identifier, of: row)
        switch mark {
        case .reload: marks.reloadedItems.insert(row)
        case .reconfigure: marks.reconfiguredItems.insert(row)
        }
      }
    }
    if !unknown.isEmpty { throw .unknownItems(unknown) }
  }

  package mutating func markSections(
    _ identifiers: [SectionIdentifierType],
    _ response: InvalidInputResponse
  ) throws(InvalidInput) {
    let unknown = identifiers.filter { sections.table.row(of: $0) == nil }
    guard unknown.isEmpty || response == .repair else { throw .unknownSections(unknown) }
    for identifier in identifiers {
      for row in sections.table.rows(of: identifier) {
        sections.table.setIdentifier(identifier, of: row)
        marks.reloadedSections.insert(row)
      }
    }
    if !unknown.isEmpty { throw .unknownSections(unknown) }
  }

  /// The same content without marks, as it is once it has been applied.
  func withoutMarks() -> Self {
    guard !marks.isEmpty else { return self }
    var snapshot = self
    snapshot.marks = SnapshotMarks()
    return snapshot
  }
}
