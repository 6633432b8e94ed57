import CoreGraphics
import TesseraCore

/// The phase in which the data source is asked how much there is, and what is known by its path in the data is led through changes.
@MainActor
final class Counting: EnginePhase {
  let state: EngineState
  let door: AppDoor

  init(_ state: EngineState, _ door: AppDoor) {
    self.state = state
    self.door = door
  }
}

extension Counting {
  /// The numbers of sections and items, asked for all at once when they are not known.
  var knownCounts: ShownCounts {
    if case .known(let counts) = data.counts { return counts }
    guard turns.countingDepth < Self.maximumCountingDepth else { return endlessCounts() }
    let mark = data.mark
    let said = DataCounts(of: dataSourceCalls)
    let read = ShownCounts(guests.items.presentation(of: said.values))
    data.note(read, since: mark)
    host.receive(.countsRead)
    if updates.areWaiting, turn.update == nil { door.takeReportsMadeWhileCounting() }
    door.carryOutReports()
    return read
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

  /// Reports an item that does not exist, with what there is.
  func reportMissing(_ place: String, _ purpose: String, _ counts: String) {
    Diagnostics.report(
      .dataSource,
      "The collection view was \(purpose) \(place), which does not exist. \(counts)"
    )
  }

  /// The item of the data that says the size of what is shown at a path: the item there, or the one that a guest has come before, or
  /// behind; nil for a guest among nothing.
  func modelPath(of path: ShownPath) -> DataPath? {
    let place = dataPath(of: path)
    guard guest(at: path) != nil else { return place }
    let count = dataCounts.items[place.section.index]
    return count == 0 ? nil : DataPath(section: place.section, item: min(place.item, count - 1))
  }

  /// How many items each section has in the data source.
  var dataCounts: DataCounts { presentation.dataCounts(of: knownCounts) }

  /// Whether the data source has an item; reports one that it has not.
  func exists(_ path: DataPath, _ purpose: String) -> Bool {
    let counts = dataCounts
    guard !counts.contains(path) else { return true }
    reportMissing(path.placeDescription, purpose, counts.description(around: path.section.index))
    return false
  }
}
