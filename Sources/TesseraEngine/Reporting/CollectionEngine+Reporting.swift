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
