import TesseraCore

extension NSDiffableDataSourceSnapshot {
  /// Adds sections at the end.
  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    attempt("appendSections(_:)") { snapshot throws(InvalidInput) in
      try snapshot.appendSections(identifiers, .repair)
    }
  }

  /// Adds sections in front of another one.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType],
    beforeSection toIdentifier: SectionIdentifierType
  ) {
    attempt("insertSections(_:beforeSection:)") { snapshot throws(InvalidInput) in
      try snapshot.insertSections(identifiers, .before(toIdentifier), .repair)
    }
  }

  /// Adds sections behind another one.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType],
    afterSection toIdentifier: SectionIdentifierType
  ) {
    attempt("insertSections(_:afterSection:)") { snapshot throws(InvalidInput) in
      try snapshot.insertSections(identifiers, .after(toIdentifier), .repair)
    }
  }

  /// Takes sections out, with their items.
  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    attempt("deleteSections(_:)") { snapshot throws(InvalidInput) in
      try snapshot.deleteSections(identifiers, .repair)
    }
  }

  /// Moves a section with its items in front of another one.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType,
    beforeSection toIdentifier: SectionIdentifierType
  ) {
    attempt("moveSection(_:beforeSection:)") { snapshot throws(InvalidInput) in
      try snapshot.moveSection(identifier, .before(toIdentifier))
    }
  }

  /// Moves a section with its items behind another one.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType,
    afterSection toIdentifier: SectionIdentifierType
  ) {
    attempt("moveSection(_:afterSection:)") { snapshot throws(InvalidInput) in
      try snapshot.moveSection(identifier, .after(toIdentifier))
    }
  }
}

extension NSDiffableDataSourceSnapshot {
  package mutating func appendSections(
    _ identifiers: [SectionIdentifierType],
    _ response: InvalidInputResponse
  ) throws(InvalidInput) {
    try addSections(identifiers, at: sections.order.count, response)
  }

  package mutating func insertSections(
    _ identifiers: [SectionIdentifierType],
    _ neighbour: SnapshotNeighbour<SectionIdentifierType>,
    _ response: InvalidInputResponse
  ) throws(InvalidInput) {
    let row = try sectionRow(neighbour.identifier)
    try addSections(
      identifiers,
      at: sections.index(of: row) + (neighbour.isBehind ? 1 : 0),
      response
    )
  }

  package mutating func deleteSections(
    _ identifiers: [SectionIdentifierType],
    _ response: InvalidInputResponse
  ) throws(InvalidInput) {
    let (rows, unknown) = sections.table.rows(of: identifiers)
    guard unknown.isEmpty || response == .repair else { throw .unknownSections(unknown) }
    removeSections(Set(rows))
    if !unknown.isEmpty { throw .unknownSections(unknown) }
  }

  package mutating func moveSection(
    _ identifier: SectionIdentifierType,
    _ neighbour: SnapshotNeighbour<SectionIdentifierType>
  ) throws(InvalidInput) {
    let row = try sectionRow(identifier)
    let other = try sectionRow(neighbour.identifier)
    guard row != other else { return }
    sections.move(row, next: other, isBehind: neighbour.isBehind)
    recountSections()
    checkInvariants()
  }

  func sectionRow(_ identifier: SectionIdentifierType) throws(InvalidInput) -> Int32 {
    guard let row = sections.table.row(of: identifier) else {
      throw .unknownSections([identifier])
    }
    return row
  }

  private mutating func addSections(
    _ identifiers: [SectionIdentifierType],
    at index: Int,
    _ response: InvalidInputResponse
  ) throws(InvalidInput) {
    guard !identifiers.isEmpty else { return }
    let isAtEnd = index == sections.order.count
    let added = identifiers.map { sections.table.add($0) }
    sections.insert(added.map(\.row), at: index)
    items.prepare(sections: sections.table.rowCapacity)
    if isAtEnd { added.forEach { _ in itemsInFront.append(0) } } else { recountSections() }
    checkInvariants()
    let duplicates = added.compactMap { row, earlier in
      earlier.map {
        SnapshotDuplicate(
          identifier: sections.table.identifier(of: row),
          first: place(ofSection: $0),
          second: place(ofSection: row)
        )
      }
    }
    guard !duplicates.isEmpty else { return }
    if response == .refuse { removeSections(Set(added.map(\.row))) }
    throw .repeatedSections(duplicates)
  }

  mutating func removeSections(_ rows: Set<Int32>) {
    for row in rows {
      marks.reloadedSections.remove(row)
      for item in items.removeAll(in: row) { marks.removeItem(item) }
    }
    sections.remove(rows)
    recountSections()
    checkInvariants()
  }
}
