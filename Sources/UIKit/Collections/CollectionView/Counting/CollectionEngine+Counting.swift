import TesseraCore

extension CollectionEngine {
  /// The numbers of sections and items, asked for all at once when they are not known.
  var knownCounts: ShownCounts {
    if case .known(let counts) = data.counts { return counts }
    guard turns.countingDepth < Self.maximumCountingDepth else { return endlessCounts() }
    let mark = data.mark
    let said = DataCounts(of: self)
    let read = ShownCounts(guests.items.presentation(of: said.values))
    data.note(read, since: mark)
    host.receive(.countsRead)
    if updates.areWaiting, turn.update == nil { absorbReportsMadeWhileCounting() }
    carryOutReports()
    return read
  }

  /// The data source has reported a change while it said its numbers, which may be of before or after.
  private func absorbReportsMadeWhileCounting() {
    let reports = updates.takeAll()
    followUnshown(reports.map(\.batch), before: nil)
    replace()
    absorb(reports)
  }

  /// How often a data source may ask for its own numbers while it says them.
  private static var maximumCountingDepth: Int { 4 }

  private func endlessCounts() -> ShownCounts {
    if faults.notes("endless counts") {
      Diagnostics.report(
        .dataSource,
        """
        The data source asks the collection view for the numbers of items that it is asked for itself; \
        there are 0 sections until it has said how many.
        """
      )
    }
    return ShownCounts(items: [])
  }
}
