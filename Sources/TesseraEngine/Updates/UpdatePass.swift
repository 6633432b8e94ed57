package import TesseraCore

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

/// Applies batches that were reported one after the other and are shown as one change.
///
/// The phases are the steps of rule C7 of the update contract.
package final class UpdatePass: ChangePass {
  package let engine: CollectionEngine
  package let cause = AnimatedUpdate.Cause.update
  /// The counts that are shown, which are never read again.
  private let before: ShownCounts
  /// The same in the index space of the data.
  private let dataBefore: DataCounts
  /// The batches to apply, in the order in which they were reported.
  private var reports: [UpdateReport]
  /// The anchor that keeps its position; chosen before the batch is known.
  private var held: HeldAnchor?

  init(_ engine: CollectionEngine, _ reports: [UpdateReport], before: ShownCounts) {
    self.engine = engine
    self.reports = reports
    self.before = before
    dataBefore = engine.presentation.dataCounts(of: before)
  }

  package func begin() {
    held =
      anchoring.anchorPolicy.flatMap { anchoring.takeAnchor($0, .update) }
      ?? anchoring.placeInMirroredContent()
  }

  package func carryOut(_ change: AnimatedUpdate) {
    // Adjustments by the layout before the batch is known move no anchor either.
    change.hold(held)
    announceOtherCounts()  // Step 1.
    countAgain()  // Step 2.
    guard validity > .replaced, let step = check() else { return leaveToReload() }
    let batch = step.presentation
    let calls = change.prepareLayout(for: batch)  // Steps 3 and 4.
    change.translate(step)
    let emptied = arranging.forgetEmptyContainers()
    change.hold(held, through: batch.map)
    change.settle()  // Steps 5 to 8.
    change.commit(  // Steps 9 to 11.
      timing: reports[0].timing,
      completions: reports.flatMap { $0.completions },
      isConsistent: batch.standing == .consistent
    ) { calls?.finalizeUpdates() }
    for container in emptied { container.holdStill() }
  }

  /// Tells the layout that counts change, and not yet how; they do whether or not the layout hands the context on.
  private func announceOtherCounts() {
    session.withdraw(to: .invalid)
    data.outdate()
    layoutCalls.invalidate(.counts)
  }

  /// Reads the counts after the batches, and takes what is reported meanwhile, until nothing is.
  private func countAgain() {
    for _ in 0..<Self.maximumCounts where validity > .replaced {
      _ = counting.knownCounts
      guard updates.areWaiting else { break }
      reports += updates.takeAll()
      data.outdate()
    }
  }

  /// How often a data source may report a change while it is asked for its counts.
  private static var maximumCounts: Int { 8 }

  /// Checks the batches, and finds out what they do to what is shown; the item that is moved interactively goes with
  /// them.
  ///
  /// Nil where what happened one after the other cannot be told from the outcome.
  private func check() -> UpdateStep? {
    let (shown, guests) = (counting.knownCounts, guests)
    let after = Presentation.guests(guests.items).dataCounts(of: shown)
    let batch = CheckedBatch(
      checking: reports.map { $0.batch },
      before: dataBefore.values,
      after: after.values
    )
    guard let batch else { return nil }
    for issue in batch.issues {
      host.report(.update, issue.description, issue)
    }
    guard guests.items.isEmpty else { return leadGuests(through: batch) }
    guard let movement = movement else { return UpdateStep(batch) }
    let next = movement.endsWithBatch ? nil : movement.following(batch)
    guard let step = UpdateStep(batch, during: movement, then: next) else { return nil }
    if next == nil { engine.reordering.announceLoss(of: movement) }
    movements.goOn(as: next)
    data.set(after.shown(during: next))
    return step
  }

  /// Guests, which the data source does not have, go with the items that it has.
  private func leadGuests(through batch: CheckedBatch) -> UpdateStep? {
    let guests = guests
    let step = guests.items.following(
      batch,
      leaving: guests.leaving,
      becoming: guests.becoming
    )
    guard let step else { return nil }
    guests.show(step.guests)
    data.set(ShownCounts(step.presentation.map.after))
    return UpdateStep(data: batch, presentation: step.presentation)
  }

  /// A reload has the batches in it: one that was asked for meanwhile, or one that shows what is unknown.
  private func leaveToReload() {
    counting.followUnshown(reports.map { $0.batch }, before: dataBefore)
    if validity > .replaced { engine.replace() }
    engine.absorb(reports)
  }
}

extension CollectionEngine {
  /// Carries out batches that wait.
  func carryOut(_ reports: [UpdateReport]) {
    guard validity > .replaced, let before = data.committed else { return joinReload(reports) }
    perform(UpdatePass(self, reports, before: before))
  }

  /// Everything is new in the next pass: there is nothing that could move.
  private func joinReload(_ reports: [UpdateReport]) {
    // Counts that were asked for may be older than batches that have joined the reload already.
    counting.followUnshown(reports.map { $0.batch }, before: nil)
    host.setNeedsLayout()
    if host.isInWindow {
      host.layoutIfNeeded()
    } else {
      answering.bringModelUpToDate(isShownNext: true)
    }
    absorb(reports)
  }

  func reload(with reports: [UpdateReport]) {
    counting.followUnshown(reports.map { $0.batch }, before: nil)
    replace()
    absorb(reports)
  }

  /// Takes batches as done that a reload has in it already.
  fileprivate func absorb(_ reports: [UpdateReport]) {
    guard !reports.isEmpty else { return }
    mounting.start(ChangeTimeline(completions: reports.flatMap { $0.completions }), nil)
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
