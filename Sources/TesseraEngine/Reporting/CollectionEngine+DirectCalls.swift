package import TesseraCore

// Insertions, deletions and moves that the app reports itself, beside a data source that does so.
extension CollectionEngine {
  private var selfReportingDataSource: (any SelfReportingSource)? {
    door.selfReportingSource
  }

  /// Takes operations that the app reports itself, and that insert, delete or move something.
  package func reportByApp(_ operations: [UpdateOperation]) {
    guard let source = selfReportingDataSource, !operations.isEmpty else {
      return report(operations)
    }
    if let open = turns.openReport { return open.noteDirectCalls(operations) }
    let changes = approve(operations, source)
    if !changes.isEmpty { report(changes) }
  }

  /// Takes out of a batch what was reported beside the data source; its completion gets `false` then.
  func refuseDirectCalls(_ open: OpenReport) {
    let operations = open.takeDirectCalls()
    guard !operations.isEmpty else { return }
    let changes = selfReportingDataSource.map { approve(operations, $0) } ?? operations
    open.note(changes)
    if changes != operations { open.fail() }
  }

  /// Returns what is to be shown instead of operations, and reports them if that is something else.
  private func approve(
    _ operations: [UpdateOperation],
    _ source: any SelfReportingSource
  ) -> [UpdateOperation] {
    let changes = source.changes(reportedAs: operations)
    guard changes != operations else { return changes }
    let names = operations.prefix(3).map { $0.description }.joined(separator: ", ")
    let rest = operations.count > 3 ? " and \(operations.count - 3) more" : ""
    report(
      .update,
      """
      The app called the collection view for \(names)\(rest), but \(source.typeName) shows what its snapshot holds. \
      Nothing is changed by such calls; apply a snapshot.
      """
    )
    return changes
  }

  /// The data source has moved an item that is shown at its new place already.
  package func forgetMovedItems() { selfReportingDataSource?.forgetMovedItems() }
}
