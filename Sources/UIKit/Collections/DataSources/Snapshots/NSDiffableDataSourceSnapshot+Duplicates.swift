import TesseraCore

extension NSDiffableDataSourceSnapshot {
  /// Whether an identifier stands for more than one item, or for more than one section.
  var hasDuplicates: Bool { items.table.hasDuplicates || sections.table.hasDuplicates }

  /// The same snapshot with the rows that count of those that share an identifier.
  ///
  /// First and last are meant in time: the row that was given first or last, wherever it is. Of sections
  /// that share an identifier one stays and gets the items of the others behind its own. Under
  /// ``DuplicatePolicy/tag`` everything stays.
  func resolvingDuplicates(_ policy: DuplicatePolicy) -> Self {
    guard policy != .tag, hasDuplicates else { return self }
    var snapshot = self
    for group in items.table.duplicateGroups {
      let successor = policy.choice(of: group)
      snapshot.removeItems(group.filter { $0 != successor })
    }
    for group in sections.table.duplicateGroups {
      guard let successor = policy.choice(of: group) else { continue }
      let others = group.filter { $0 != successor }
      for row in others {
        let rest = snapshot.items.takeAll(in: row)
        snapshot.items.insert(rest, into: successor, at: snapshot.items.count(of: successor))
      }
      snapshot.removeSections(Set(others))
    }
    snapshot.recountSections()
    snapshot.checkInvariants()
    return snapshot
  }

  /// What is wrong with a snapshot that has duplicates: one diagnostic for its items, one for its sections.
  package var duplicateDiagnostics: [InvalidInput] {
    guard hasDuplicates else { return [] }
    let (items, sections) = (repeatedItems, repeatedSections)
    return [
      items.isEmpty ? nil : .repeatedItems(items),
      sections.isEmpty ? nil : .repeatedSections(sections),
    ].compactMap(\.self)
  }

  /// Every identifier that stands for more than one item, with the place of the first and each other.
  private var repeatedItems: [SnapshotDuplicate<ItemIdentifierType>] {
    items.table.duplicateGroups.flatMap { group in
      group.dropFirst().map { row in
        SnapshotDuplicate(
          identifier: items.table.identifier(of: row),
          first: place(ofItem: group[0]),
          second: place(ofItem: row)
        )
      }
    }
  }

  /// Every identifier that stands for more than one section, with the place of the first and each other.
  private var repeatedSections: [SnapshotDuplicate<SectionIdentifierType>] {
    sections.table.duplicateGroups.flatMap { group in
      group.dropFirst().map { row in
        SnapshotDuplicate(
          identifier: sections.table.identifier(of: row),
          first: place(ofSection: group[0]),
          second: place(ofSection: row)
        )
      }
    }
  }
}

extension DuplicatePolicy {
  /// The row that counts of those of one identifier, in the order in which they were given.
  func choice(of rows: [Int32]) -> Int32? {
    switch self {
    case .first: rows.first
    case .last, .tag: rows.last
    }
  }
}
