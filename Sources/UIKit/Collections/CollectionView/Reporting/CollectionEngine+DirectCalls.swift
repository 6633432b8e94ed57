import TesseraCore

/// A data source that finds out by itself what changes, and is the only one to report it.
@MainActor
protocol SelfReportingDataSource: UICollectionViewDataSource {
  /// Returns what has changed in the data of which an app reports `operations` to the collection view.
  ///
  /// That is nothing, unless the app has had the data source move items as the collection view has it at the end of an
  /// interactive movement.
  func changes(reportedAs operations: [UpdateOperation]) -> [UpdateOperation]

  /// Forgets items that it has been made to move, which are shown where they are.
  func forgetMovedItems()

  /// The name of its class, as the app knows it.
  var typeName: String { get }
}

// Insertions, deletions and moves that the app reports itself, beside a data source that does so.
extension CollectionEngine {
  private var selfReportingDataSource: (any SelfReportingDataSource)? {
    dataSourceCalls?.source as? any SelfReportingDataSource
  }

  /// Takes operations that the app reports itself, and that insert, delete or move something.
  func reportByApp(_ operations: [UpdateOperation]) {
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
    _ source: any SelfReportingDataSource
  ) -> [UpdateOperation] {
    let changes = source.changes(reportedAs: operations)
    guard changes != operations else { return changes }
    let names = operations.prefix(3).map(\.description).joined(separator: ", ")
    let rest = operations.count > 3 ? " and \(operations.count - 3) more" : ""
    Diagnostics.report(
      .update,
      """
      The app called the collection view for \(names)\(rest), but \(source.typeName) shows what its snapshot holds. \
      Nothing is changed by such calls; apply a snapshot.
      """
    )
    return changes
  }

  /// The data source has moved an item that is shown at its new place already.
  func forgetMovedItems() { selfReportingDataSource?.forgetMovedItems() }
}
