package import TesseraCore

/// The phase in which the data source is asked how much there is, and what is known by its path in the data is led through changes.
package final class Counting: EnginePhase {
  package let state: EngineState
  package let door: AppDoor

  init(_ state: EngineState, _ door: AppDoor) {
    self.state = state
    self.door = door
  }
}

extension Counting {
  /// The numbers of sections and items, asked for all at once when they are not known.
  package var knownCounts: ShownCounts {
    if case .known(let counts) = data.counts { return counts }
    guard turns.countingDepth < Self.maximumCountingDepth else { return endlessCounts() }
    let mark = data.mark
    let said = askCounts()
    let read = ShownCounts(guests.items.presentation(of: said.values))
    data.note(read, since: mark)
    host.receive(.countsRead)
    if updates.areWaiting, turn.update == nil { door.takeReportsMadeWhileCounting() }
    door.carryOutReports()
    return read
  }

  /// How often a data source may ask for its own numbers while it says them.
  private static var maximumCountingDepth: Int { 4 }

  /// Asks the data source for all counts at once; one that cannot be is reported and replaced.
  func askCounts() -> DataCounts {
    guard let calls = dataSourceCalls else { return DataCounts(items: []) }
    let name = calls.typeName
    let sections = usable(calls.numberOfSections(), atMost: ItemCounts.largestSectionCount) {
      "\(name) says that there are \($0) sections; \($1) are shown."
    }
    let items = (0..<sections).map { section in
      usable(calls.numberOfItems(in: section), atMost: ItemCounts.largestCount) {
        "\(name) says that section \(section) has \($0) items; \($1) are shown."
      }
    }
    return DataCounts(items: items)
  }

  /// A count that is not negative and can be added to others.
  private func usable(
    _ count: Int,
    atMost limit: Int,
    _ message: (_ found: Int, _ used: Int) -> String
  ) -> Int {
    let used = min(max(0, count), limit)
    if used != count { report(.dataSource, message(count, used)) }
    return used
  }

  private func endlessCounts() -> ShownCounts {
    if issueLog.notes("endless counts") {
      report(
        .dataSource,
        """
        The data source asks the collection view for the numbers of items that it is asked for itself; \
        there are 0 sections until it has said how many.
        """
      )
    }
    return ShownCounts(items: [])
  }

  /// Reports an item that does not exist, with what there is.
  package func reportMissing(_ place: String, _ purpose: String, _ counts: String) {
    report(
      .dataSource,
      "The collection view was \(purpose) \(place), which does not exist. \(counts)"
    )
  }

  /// The item of the data that says the size of what is shown at a path: the item there, or the one that a guest has come before, or
  /// behind; nil for a guest among nothing.
  package func modelPath(of path: ShownPath) -> DataPath? {
    let place = dataPath(of: path)
    guard guest(at: path) != nil else { return place }
    let count = dataCounts.items[place.section.index]
    return count == 0 ? nil : DataPath(section: place.section, item: min(place.item, count - 1))
  }

  /// How many items each section has in the data source.
  package var dataCounts: DataCounts { presentation.dataCounts(of: knownCounts) }

  /// Whether the data source has an item; reports one that it has not.
  package func exists(_ path: DataPath, _ purpose: String) -> Bool {
    let counts = dataCounts
    guard !counts.contains(path) else { return true }
    reportMissing(path.placeDescription, purpose, counts.description(around: path.section.index))
    return false
  }
}
