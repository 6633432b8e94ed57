import TesseraCore

extension UICollectionViewDiffableDataSource {
  /// How many items of one change are looked at.
  private var largestSample: Int { 64 }

  /// Reports items that go although they may still be there, because their identifiers have changed.
  ///
  /// An identifier that changes while a snapshot holds it is taken for another one: its item goes, and
  /// comes as a new one. So only some of those that go are hashed again.
  func reportChangedHashes(_ changes: BatchChanges, _ former: Snapshot) {
    let rows = former.rows(goingWith: changes, limit: largestSample)
    let changed = former.items.table.rowsWithChangedHashes(among: rows)
    guard !changed.isEmpty else { return }
    let places = changed.map {
      "“\(former.items.table.identifier(of: $0))”, \(former.place(ofItem: $0))"
    }
    Diagnostics.report(
      .dataSource,
      """
      Identifiers are not hashed as they were when a snapshot got them: \(places.joined(separator: "; ")). \
      Identifiers must not change; their items are shown as new ones, and are not found by them.
      """
    )
  }
}

extension NSDiffableDataSourceSnapshot {
  /// The first rows that a change takes away, with those of sections that go.
  fileprivate func rows(goingWith changes: BatchChanges, limit: Int) -> [Int32] {
    var rows = changes.deletedItems.prefix(limit).map { path in
      items.row(at: path.item, in: sections.order[path.section.index])
    }
    for section in changes.deletedSections where rows.count < limit {
      let content = items.contents[Int(sections.order[section.index])]
      rows += content.rows(in: 0..<min(content.count, limit - rows.count))
    }
    return rows
  }
}
