import TesseraCore

extension NSDiffableDataSourceSnapshot {
  /// Lets a section hold other items; it is appended if it is new.
  ///
  /// Items at its beginning and its end that it keeps are compared and not hashed. Those that other
  /// sections hold as well are further rows; nothing is reported.
  mutating func setItems(
    _ identifiers: [ItemIdentifierType],
    ofSection identifier: SectionIdentifierType
  ) {
    if sections.table.row(of: identifier) == nil {
      try? appendSections([identifier], InvalidInputResponse.repair)
    }
    guard let section = sections.table.row(of: identifier) else { return }
    let rows = items.rows(of: section)
    let (prefix, suffix) = equalEnds(rows, identifiers)
    let gone = rows[prefix..<(rows.count - suffix)]
    let added = Array(identifiers[prefix..<(identifiers.count - suffix)])
    // What is equal may hold other content than before.
    for (row, identifier) in zip(rows.prefix(prefix), identifiers) {
      items.table.setIdentifier(identifier, of: row)
    }
    for (row, identifier) in zip(rows.suffix(suffix), identifiers.suffix(suffix)) {
      items.table.setIdentifier(identifier, of: row)
    }
    for row in gone { marks.removeItem(row) }
    items.remove(prefix..<(rows.count - suffix), of: section)
    items.insert(items.table.add(contentsOf: added).rows, into: section, at: prefix)
    addToCount(added.count - gone.count, ofSection: section)
    checkInvariants()
  }

  /// Whether a section has got or lost no item since one snapshot was copied from the other; O(1).
  func sharesItems(ofSection identifier: SectionIdentifierType, with other: Self) -> Bool {
    guard let row = sections.table.row(of: identifier),
      row == other.sections.table.row(of: identifier)
    else { return false }
    return items.contents[Int(row)].sharesStorage(with: other.items.contents[Int(row)])
  }

  /// How many rows at the beginning, and how many at the end of the rest, stand for these identifiers.
  private func equalEnds(
    _ rows: [Int32],
    _ identifiers: [ItemIdentifierType]
  ) -> (prefix: Int, suffix: Int) {
    let limit = min(rows.count, identifiers.count)
    var prefix = 0
    while prefix < limit, items.table.identifier(of: rows[prefix]) == identifiers[prefix] {
      prefix += 1
    }
    var suffix = 0
    while suffix < limit - prefix,
      items.table.identifier(of: rows[rows.count - 1 - suffix])
        == identifiers[identifiers.count - 1 - suffix]
    { suffix += 1 }
    return (prefix, suffix)
  }
}
