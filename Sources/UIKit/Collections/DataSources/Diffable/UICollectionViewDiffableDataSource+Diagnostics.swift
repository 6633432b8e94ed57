import TesseraCore
import TesseraEngine

extension UICollectionViewDiffableDataSource {
  /// Reports identifiers that a snapshot holds twice, and which rows are shown.
  nonisolated func reportDuplicates(in snapshot: Snapshot) {
    guard snapshot.hasDuplicates else { return }
    let text = snapshot.duplicateDiagnostics.map(\.description).joined(separator: ", ")
    Diagnostics.reportFromAnyThread(
      .dataSource,
      "A snapshot was applied in which \(text). \(store.policy.consequence)"
    )
  }

  /// Reports identifiers that an outline holds twice, and which rows are shown.
  nonisolated func reportDuplicates(
    in tree: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    of section: SectionIdentifierType
  ) {
    guard let diagnostic = tree.duplicateDiagnostic else { return }
    Diagnostics.reportFromAnyThread(
      .dataSource,
      """
      A snapshot of the section “\(section)” was applied in which \(diagnostic). \(store.policy.consequence)
      """
    )
  }

  /// Reports that each snapshot that is applied brings another one with it, and where from, if any did.
  func reportEndlessSnapshots() {
    guard case .applying(let element, isFedFromInside: true) = queue else { return }
    let source = element.map { "by the provider of \($0.description)" } ?? "by a call of the app"
    Diagnostics.report(
      .dataSource,
      """
      In one frame \(UpdateBudget.changesPerFrame) snapshots were applied while \(typeName) showed \
      others, the last one \(source). What is left waits for the next frame. Apply a snapshot when the data \
      changes, not whenever a view is made.
      """
    )
  }

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

extension DuplicatePolicy {
  /// What is done, in words.
  fileprivate var consequence: String {
    switch self {
    case .first: "The one that was given first is shown."
    case .last: "The one that was given last is shown."
    case .tag: "All of them are shown."
    }
  }
}
