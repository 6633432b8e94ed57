public import TesseraCore

extension NSDiffableDataSourceSnapshot {
  /// Adds items at the end of a section, which is the last one unless given.
  @inlinable
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType],
    toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    if case .none = sectionIdentifier, appendNewItem(in: identifiers) { return }
    appendAll(identifiers, to: sectionIdentifier)
  }

  /// Adds any number of items, of which some may not fit.
  @usableFromInline
  mutating func appendAll(
    _ identifiers: [ItemIdentifierType],
    to sectionIdentifier: SectionIdentifierType?
  ) {
    attempt("appendItems(_:toSection:)") { snapshot throws(InvalidInput) in
      try snapshot.appendItems(identifiers, to: sectionIdentifier, .repair)
    }
  }

  /// Adds items in front of another one, in its section.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType],
    beforeItem beforeIdentifier: ItemIdentifierType
  ) {
    attempt("insertItems(_:beforeItem:)") { snapshot throws(InvalidInput) in
      try snapshot.insertItems(identifiers, .before(beforeIdentifier), .repair)
    }
  }

  /// Adds items behind another one, in its section.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType],
    afterItem afterIdentifier: ItemIdentifierType
  ) {
    attempt("insertItems(_:afterItem:)") { snapshot throws(InvalidInput) in
      try snapshot.insertItems(identifiers, .after(afterIdentifier), .repair)
    }
  }

  /// Takes items out.
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    attempt("deleteItems(_:)") { snapshot throws(InvalidInput) in
      try snapshot.deleteItems(identifiers, .repair)
    }
  }

  /// Takes everything out, the sections as well.
  public mutating func deleteAllItems() { self = Self() }

  /// Moves an item in front of another one, into whose section it goes.
  public mutating func moveItem(
    _ identifier: ItemIdentifierType,
    beforeItem toIdentifier: ItemIdentifierType
  ) {
    attempt("moveItem(_:beforeItem:)") { snapshot throws(InvalidInput) in
      try snapshot.moveItem(identifier, .before(toIdentifier))
    }
  }

  /// Moves an item behind another one, into whose section it goes.
  public mutating func moveItem(
    _ identifier: ItemIdentifierType,
    afterItem toIdentifier: ItemIdentifierType
  ) {
    attempt("moveItem(_:afterItem:)") { snapshot throws(InvalidInput) in
      try snapshot.moveItem(identifier, .after(toIdentifier))
    }
  }
}

extension NSDiffableDataSourceSnapshot {
  /// Adds an only item at the end of the last section, without what several items, and wrong ones, need.
  ///
  /// Returns false, with nothing changed, if that cannot be done. Compiled where the type of identifiers is known:
  /// looking a type up at run time takes as long as hashing an identifier, and was done three times for each.
  @inlinable
  mutating func appendNewItem(in identifiers: [ItemIdentifierType]) -> Bool {
    guard identifiers.count == 1, let section = sections.order.last,
      let row = items.table.appendNew(onlyOf: identifiers)
    else { return false }
    items.places.append(row, to: section)
    itemsInFront.add(1, at: sections.order.count - 1)
    checkInvariants()
    return true
  }

  package mutating func appendItems(
    _ identifiers: [ItemIdentifierType],
    to section: SectionIdentifierType?,
    _ response: InvalidInputResponse
  ) throws(InvalidInput) {
    guard !sections.order.isEmpty || section != nil else {
      if identifiers.isEmpty { return }
      throw .noSection
    }
    let row = try section.map { identifier throws(InvalidInput) in try sectionRow(identifier) }
    guard let row = row ?? sections.order.last else { return }
    try addItems(identifiers, to: row, at: items.count(of: row), response)
  }

  package mutating func insertItems(
    _ identifiers: [ItemIdentifierType],
    _ neighbour: SnapshotNeighbour<ItemIdentifierType>,
    _ response: InvalidInputResponse
  ) throws(InvalidInput) {
    let row = try itemRow(neighbour.identifier)
    try addItems(
      identifiers,
      to: items.owner(of: row),
      at: items.position(of: row) + (neighbour.isBehind ? 1 : 0),
      response
    )
  }

  package mutating func deleteItems(
    _ identifiers: [ItemIdentifierType],
    _ response: InvalidInputResponse
  ) throws(InvalidInput) {
    let (rows, unknown) = items.table.rows(of: identifiers)
    guard unknown.isEmpty || response == .repair else { throw .unknownItems(unknown) }
    removeItems(rows)
    checkInvariants()
    if !unknown.isEmpty { throw .unknownItems(unknown) }
  }

  package mutating func moveItem(
    _ identifier: ItemIdentifierType,
    _ neighbour: SnapshotNeighbour<ItemIdentifierType>
  ) throws(InvalidInput) {
    let row = try itemRow(identifier)
    let other = try itemRow(neighbour.identifier)
    guard row != other else { return }
    let section = items.owner(of: other)
    addToCount(-1, ofSection: items.owner(of: row))
    items.take(row)
    items.insert(
      [row],
      into: section,
      at: items.position(of: other) + (neighbour.isBehind ? 1 : 0)
    )
    addToCount(1, ofSection: section)
    checkInvariants()
  }

  /// Takes the items out and leaves the sections.
  package mutating func deleteItemsOfAllSections() {
    for section in sections.order { _ = items.removeAll(in: section) }
    marks.reloadedItems = MarkedRows()
    marks.reconfiguredItems = MarkedRows()
    recountSections()
    checkInvariants()
  }

  func itemRow(_ identifier: ItemIdentifierType) throws(InvalidInput) -> Int32 {
    guard let row = items.table.row(of: identifier) else { throw .unknownItems([identifier]) }
    return row
  }

  /// Takes rows out, each of which may be given more than once.
  mutating func removeItems(_ rows: [Int32]) {
    var seen: Set<Int32> = []
    let gone = rows.count == 1 ? rows : rows.filter { seen.insert($0).inserted }
    for row in gone {
      addToCount(-1, ofSection: items.owner(of: row))
      marks.removeItem(row)
    }
    items.remove(gone)
  }

  private mutating func addItems(
    _ identifiers: [ItemIdentifierType],
    to section: Int32,
    at position: Int,
    _ response: InvalidInputResponse
  ) throws(InvalidInput) {
    guard !identifiers.isEmpty else { return }
    let (rows, repeated) = items.table.add(contentsOf: identifiers)
    items.insert(rows, into: section, at: position)
    addToCount(rows.count, ofSection: section)
    checkInvariants()
    guard !repeated.isEmpty else { return }
    let duplicates = repeated.map { index, earlier in
      SnapshotDuplicate(
        identifier: identifiers[index],
        first: place(ofItem: earlier),
        second: place(ofItem: rows[index])
      )
    }
    if response == .refuse { removeItems(rows) }
    throw .repeatedItems(duplicates)
  }
}
