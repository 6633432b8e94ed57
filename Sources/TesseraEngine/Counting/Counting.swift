package import TesseraCore

/// How many items each section has, in the index space that `Space` names.
package struct Counts<Space>: Equatable {
  /// The number of items of each section.
  package let items: [Int]

  init(items: [Int]) { self.items = items }

  init(_ counts: ItemCounts) { items = counts.items }

  /// The same for the values of the core, which count in any index space.
  package var values: ItemCounts { ItemCounts(items) }

  package var sections: Int { items.count }

  /// Whether there is an item at a path.
  package func contains(_ path: ItemPath<Space>) -> Bool {
    contains(path.section) && (0..<items[path.section.index]).contains(path.item)
  }

  /// Whether there is a section.
  package func contains(_ section: SectionIndex<Space>) -> Bool {
    items.indices.contains(section.index)
  }

  /// The first item there is.
  package var first: ItemPath<Space>? {
    items.firstIndex { $0 > 0 }.map { ItemPath(section: $0, item: 0) }
  }

  /// The last item there is.
  package var last: ItemPath<Space>? {
    items.lastIndex { $0 > 0 }.map { ItemPath(section: $0, item: items[$0] - 1) }
  }

  /// The item before or after another.
  package func neighbour(of path: ItemPath<Space>, isForward: Bool) -> ItemPath<Space>? {
    let item = path.item + (isForward ? 1 : -1)
    if (0..<items[path.section.index]).contains(item) {
      return ItemPath(section: path.section, item: item)
    }
    let section =
      isForward
      ? items[(path.section.index + 1)...].firstIndex { $0 > 0 }
      : items[..<path.section.index].lastIndex { $0 > 0 }
    return section.map { ItemPath(section: $0, item: isForward ? 0 : items[$0] - 1) }
  }
}

/// How many items each section has, as the data source said last.
package typealias DataCounts = Counts<DataSpace>

/// How many items each section is shown with.
package typealias ShownCounts = Counts<Before>

extension DataCounts {
  /// How many items each section is shown with while an item is moved; the same for none.
  package func shown(during movement: InteractiveMovement?) -> ShownCounts {
    ShownCounts(movement?.displacement.presentation(of: values) ?? values)
  }
}

/// What is known of the data.
///
/// An owner of the engine's state.
package final class DataKnowledge {
  @exclusivity(unchecked) package private(set) var counts = Knowledge.unknown
  private var withdrawals = 0
  private var isMissed = false
  /// Everything that is known by index path, in the index space of the data.
  package var followed = FollowedPaths()

  /// What is known of the counts of sections and items.
  package enum Knowledge {
    case unknown
    case known(ShownCounts)
    /// What was shown last; they have to be asked for again.
    case stale(ShownCounts)
  }

  /// A moment, by the number of times that counts were withdrawn before it.
  package struct Mark: Equatable {
    fileprivate let withdrawals: Int
  }

  /// The present moment.
  package var mark: Mark { Mark(withdrawals: withdrawals) }

  /// The counts that were shown last, whether or not they have to be asked for again.
  package var committed: ShownCounts? {
    switch counts {
    case .unknown: nil
    case .known(let counts), .stale(let counts): counts
    }
  }

  /// Takes counts that were asked for since `mark`; those that were withdrawn meanwhile are asked for again.
  package func note(_ counted: ShownCounts, since mark: Mark) {
    if mark == self.mark { counts = .known(counted) }
  }

  /// Everything is new, the data or the data source.
  func startOver() {
    forget()
    isMissed = false
  }

  /// Takes note that there is no data source; returns whether that is news.
  func noteMissing() -> Bool {
    defer { isMissed = true }
    return !isMissed
  }

  /// The data is new.
  package func forget() {
    withdrawals &+= 1
    counts = .unknown
  }

  /// The data has changed since it was counted.
  package func outdate() {
    withdrawals &+= 1
    if case .known(let shown) = counts { counts = .stale(shown) }
  }

  /// The counts are `counts` without a question.
  package func set(_ counts: ShownCounts) { self.counts = .known(counts) }
}

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

// Every route on which paths come to mean something else passes through here.
extension Counting {
  /// A batch is carried out.
  package func follow(_ step: UpdateStep) {
    if let batch = step.data {
      if let lost = elementWithKeys, !isThere(lost) { keysGoOn(from: lost) }
      translateFollowed { $0.translate(through: batch) }
    }
    offsetHold.translate(through: step.presentation.map)
  }

  /// The cell in which a field, or something else, has the keys; nil if none has.
  private var elementWithKeys: MountedElement? { movement == nil ? host.elementWithKeys : nil }

  /// Whether an element has a view in the index space after the batch that is under way.
  private func isThere(_ element: MountedElement) -> Bool {
    views.shows(element)
      || views.keptElement === element
  }

  /// What had the keys is about to lose them, with its item: they go on where that was.
  private func keysGoOn(from element: MountedElement) {
    if let path = element.key.path { data.followed.cursor = dataPath(of: path) }
  }

  /// Batches are not shown as such, because a reload shows their data, or because what they do together is
  /// unknown.
  ///
  /// `before` are the counts in front of the first batch, in the index space of the data; nil if nothing has
  /// asked for them.
  func followUnshown(_ batches: [RecordedBatch], before: DataCounts?) {
    translateFollowed {
      $0.translate(through: batches, before: before?.values)
    }
    offsetHold.takeHeld()
  }

  /// The data source has moved an item to where it is shown.
  package func follow(_ movement: InteractiveMovement) {
    let after = knownCounts
    let batch = CheckedBatch.moving(
      movement.home,
      to: movement.target,
      before: movement.dataCounts(of: after).values,
      after: after.values
    )
    translateFollowed { $0.translate(through: batch) }
  }

  /// The app has asked for everything anew, or set another data source.
  package func followReload() {
    if let element = elementWithKeys { keysGoOn(from: element) }
    translateFollowed { $0.loseItems() }
  }

  /// The counts of new data are known.
  func followCounts() {
    let counts = knownCounts
    translateFollowed { $0.keep(within: presentation.dataCounts(of: counts).values) }
    containers.forgetEmpty(within: counts.values)
    offsetHold.takeHeld()
  }

  private func translateFollowed(_ translate: (inout FollowedPaths) -> Void) {
    let anchor = data.followed.anchor
    let swiped = data.followed.swiped
    translate(&data.followed)
    if swiped != nil, data.followed.swiped == nil { host.receive(.swipedRowLost) }
    host.receive(.placesChanged)
    if let anchor, data.followed.anchor == nil { reportLostAnchor(anchor) }
  }

  private func reportLostAnchor(_ anchor: AnchoredItem) {
    report(
      .update,
      """
      The anchor was \(anchor.path.placeDescription), which does not exist any more, or never \
      did, and nothing takes its place; the system's anchor is held. Set an anchor that is in the data.
      """
    )
  }
}
