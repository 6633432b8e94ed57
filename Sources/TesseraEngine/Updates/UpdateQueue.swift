package import TesseraCore

/// What one batch of updates has reported, and what is called at its end.
package struct UpdateReport {
  package var batch = RecordedBatch()
  package let timing: UpdateTiming
  /// The call that it was reported from inside of; `nil` outside of calls.
  fileprivate let reporter: String?
  package var completions: [(Bool) -> Void] = []
}

/// A batch whose closure runs.
package final class OpenReport {
  package private(set) var report: UpdateReport
  /// What the app has reported itself beside a data source that does so.
  private var directCalls: [UpdateOperation] = []

  init(_ timing: UpdateTiming, reporter: String?) {
    report = UpdateReport(timing: timing, reporter: reporter)
  }

  package func note(_ operations: [UpdateOperation]) {
    report.batch.append(RecordedBatch(operations))
  }

  package func note(_ completion: ((Bool) -> Void)?) {
    if let completion { report.completions.append(completion) }
  }

  fileprivate func noteDirectCalls(_ operations: [UpdateOperation]) { directCalls += operations }

  fileprivate func takeDirectCalls() -> [UpdateOperation] {
    defer { directCalls = [] }
    return directCalls
  }

  /// Has the completions get `false`, because something that was reported is not carried out.
  package func fail() { report.fail() }
}

/// Batches that are complete and not on screen yet.
package final class UpdateQueue {
  /// In their order.
  @exclusivity(unchecked) private var waiting: [UpdateReport] = []
  /// What was put off until nothing is being worked on, because it is about to change the data.
  @exclusivity(unchecked) private var deferred: [() -> Void] = []

  /// Whether a complete batch waits.
  package var areWaiting: Bool { !waiting.isEmpty }

  /// The calls that what waits was reported from inside of, each once.
  var reporters: [String] {
    var reporters: [String] = []
    for case let reporter? in waiting.map({ $0.reporter }) where !reporters.contains(reporter) {
      reporters.append(reporter)
    }
    return reporters
  }

  package func add(_ report: UpdateReport) { waiting.append(report) }

  package func put(off work: @escaping () -> Void) { deferred.append(work) }

  /// Takes what was put off first.
  func takeDeferred() -> (() -> Void)? {
    deferred.isEmpty ? nil : deferred.removeFirst()
  }

  /// Takes everything that waits.
  package func takeAll() -> [UpdateReport] {
    defer { waiting = [] }
    return waiting
  }
}

// The first phase of an update: what changes is reported, and nothing is asked for meanwhile.
extension CollectionEngine {
  /// Lets `updates` report a batch, and carries it out, unless a pass is under way, which it then joins.
  ///
  /// A batch inside another is a part of it.
  package func reportBatch(_ updates: (() -> Void)?, completion: ((Bool) -> Void)?) {
    if let open = turns.openReport {
      open.note(completion)
      return door.runBatch(updates, open)
    }
    // So that everything starts from where it belongs. The data may be that of after already.
    placeShownViews()
    let open = OpenReport(
      host.animations.timing(otherwise: timelines.timing),
      reporter: turns.callDescription
    )
    open.note(completion)
    door.runBatch(updates, open)
    refuseDirectCalls(open)
    self.updates.add(open.report)
    door.carryOutReports()
  }

  /// Takes operations into the batch that is being reported, or carries them out as one of their own.
  package func report(_ operations: [UpdateOperation]) {
    if let open = turns.openReport { return open.note(operations) }
    let open = OpenReport(
      host.animations.timing(otherwise: timelines.timing),
      reporter: turns.callDescription
    )
    open.note(operations)
    updates.add(open.report)
    door.carryOutReports()
  }
}

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
  private func refuseDirectCalls(_ open: OpenReport) {
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

// Everything new.
extension CollectionEngine {
  /// Takes note that everything is new, the data or the layout; nothing is asked before the next pass.
  package func replace() {
    session.withdraw(to: .replaced)
    data.startOver()
    movements.goOn(as: nil)
    guests.clear()
    mounting.overtakeTimelines()
    host.receive(.placesChanged)
    host.setNeedsLayout()
  }
}
