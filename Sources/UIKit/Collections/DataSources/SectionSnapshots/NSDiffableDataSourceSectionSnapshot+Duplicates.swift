import TesseraCore

extension NSDiffableDataSourceSectionSnapshot {
  /// Every identifier that stands for more than one item, with its places; nil if there is none.
  package var duplicateDiagnostic: InvalidInput? {
    guard tree.table.hasDuplicates else { return nil }
    let duplicates = tree.table.duplicateGroups.flatMap { group in
      group.dropFirst().map { row in
        SnapshotDuplicate(
          identifier: tree.table.identifier(of: row),
          first: SnapshotPlace(section: nil, item: tree.position(of: group[0])),
          second: SnapshotPlace(section: nil, item: tree.position(of: row))
        )
      }
    }
    return .repeatedItems(duplicates)
  }

  /// The same snapshot with the items that count of those that share an identifier.
  ///
  /// What the others hold goes to the one that counts.
  func resolvingDuplicates(_ policy: DuplicatePolicy) -> Self {
    guard policy != .tag, tree.table.hasDuplicates else { return self }
    var snapshot = self
    for group in tree.table.duplicateGroups {
      guard let successor = policy.choice(of: group) else { continue }
      for row in group where row != successor { snapshot.tree.remove(row, leavingAllTo: successor) }
    }
    return snapshot
  }
}
