/// Items that are shown and that the data source does not have, such as the gap that a drag opens.
///
/// They make a second index space, as a ``DisplacedItem`` does:
///
/// ```
/// data           a b   c d
/// presentation   a b G c d     a guest at 2
/// ```
package struct GuestItems: Hashable, Sendable {
  /// The guests, ascending by where they are shown.
  package private(set) var guests: [Guest] = []

  /// An item that the data source does not have.
  package struct Guest: Hashable, Sendable {
    /// Tells guests apart, wherever they are.
    package let number: Int
    /// Where it is shown, with all other guests there.
    package var path: ShownPath

    /// Creates a guest.
    package init(number: Int, path: ShownPath) {
      self.number = number
      self.path = path
    }
  }

  /// Creates a value without guests.
  package init() {}

  /// Whether there is none.
  package var isEmpty: Bool { guests.isEmpty }

  /// The guest that is shown at a path; nil where an item of the data is.
  package func guest(at presentation: ShownPath) -> Guest? {
    guests.first { $0.path == presentation }
  }

  /// The guest with a number; nil if it has gone.
  package func guest(_ number: Int) -> Guest? { guests.first { $0.number == number } }

  /// Where an item of the data source is shown.
  package func presentation(of dataPath: DataPath) -> ShownPath {
    let section = dataPath.old.section
    var item = dataPath.item
    for guest in guests where guest.path.section == section && guest.path.item <= item {
      item += 1
    }
    return ShownPath(section: section, item: item)
  }

  /// Where the data source has an item that is shown at a path; for a guest, where an item in its place would be inserted.
  package func dataPath(of presentation: ShownPath) -> DataPath {
    let inFront = guests.filter {
      $0.path.section == presentation.section && $0.path.item < presentation.item
    }
    return DataPath(
      section: presentation.section.index,
      item: presentation.item - inFront.count
    )
  }

  /// How many items each section is shown with.
  package func presentation(of counts: ItemCounts) -> ItemCounts { counts.adding(1, guests) }

  /// How many items each section has in the data source.
  package func dataCounts(of presentation: ItemCounts) -> ItemCounts {
    presentation.adding(-1, guests)
  }

  /// The same with one more, which makes room for itself; `path` is where it is shown afterwards.
  package func inserting(_ number: Int, at path: ShownPath) -> GuestItems {
    var others = guests
    for index in others.indices
    where others[index].path.section == path.section && others[index].path.item >= path.item {
      others[index].path = OldPath(section: path.section, item: others[index].path.item + 1)
    }
    return GuestItems(others + [Guest(number: number, path: path)])
  }

  /// The same without one of them.
  package func removing(_ number: Int) -> GuestItems {
    guard let path = guest(number)?.path else { return self }
    var others = guests.filter { $0.number != number }
    for index in others.indices
    where others[index].path.section == path.section && others[index].path.item > path.item {
      others[index].path = OldPath(section: path.section, item: others[index].path.item - 1)
    }
    return GuestItems(others)
  }

  private init(_ guests: [Guest]) { self.guests = guests.sorted { $0.path < $1.path } }
}

extension GuestItems {
  /// The effect of a batch of the data source on what is shown, and the guests afterwards.
  package struct Step {
    /// The batch in the index space of the presentation.
    package let presentation: CheckedBatch
    /// The guests that are left.
    package let guests: GuestItems
  }

  /// Leads the guests through a batch of the data source.
  ///
  /// A guest stays behind the last item in front of it that keeps its order, and goes with its section. Where its section is reloaded it
  /// keeps its distance from the start, as far as there are items.
  ///
  /// - Parameters:
  ///   - batch: The batch, in the index space of the data.
  ///   - leaving: The numbers of guests that go.
  ///   - becoming: The numbers of guests in the place of which the batch inserts an item, and the path of that. An item that is inserted
  ///     elsewhere comes as any other, and the guest goes.
  /// - Returns: What is shown, or nil if it is unknown what the batch has done.
  package func following(
    _ batch: CheckedBatch,
    leaving: Set<Int> = [],
    becoming: [Int: DataPath] = [:]
  ) -> Step? {
    guard batch.standing != .replaced else { return nil }
    var places: [(guest: Guest, path: DataPath)] = []
    var replaced: [(guest: Guest, path: NewPath)] = []
    for guest in guests where !leaving.contains(guest.number) {
      guard let path = place(of: guest, through: batch.map) else { continue }
      if let target = becoming[guest.number] {
        guard path == target, batch.changes.insertedItems.contains(target.new) else { continue }
        replaced.append((guest, target.new))
      } else {
        places.append((guest, path))
      }
    }
    let after = GuestItems.inserting(places)
    let operations = operations(of: batch, after, replaced: replaced, kept: places.map { $0.guest })
    return Step(
      presentation: CheckedBatch(
        checking: RecordedBatch(operations),
        before: presentation(of: batch.map.before),
        after: after.presentation(of: batch.map.after),
        earlierIssues: batch.issues
      ),
      guests: after
    )
  }

  /// Where in the data an item in the place of a guest would be inserted after a batch.
  private func place(of guest: Guest, through map: IndexMap) -> DataPath? {
    let path = dataPath(of: guest.path).old
    guard let section = map.newSection(of: path.section) else { return nil }
    var item = path.item
    if let change = map.change(of: path.section) {
      item = change.items.map?.place(of: item) ?? min(item, map.after.count(of: section))
    }
    return DataPath(section: section.index, item: item)
  }

  /// Guests at places in the data, in their order.
  private static func inserting(_ places: [(guest: Guest, path: DataPath)]) -> GuestItems {
    var inFront: [SectionIndex<DataSpace>: Int] = [:]
    let ordered = places.enumerated().sorted {
      ($0.element.path, $0.offset) < ($1.element.path, $1.offset)
    }
    let guests = ordered.map { _, place in
      let count = inFront[place.path.section, default: 0]
      inFront[place.path.section] = count + 1
      return Guest(
        number: place.guest.number,
        path: ShownPath(section: place.path.section.index, item: place.path.item + count)
      )
    }
    return GuestItems(guests)
  }

  private func operations(
    of batch: CheckedBatch,
    _ after: GuestItems,
    replaced: [(guest: Guest, path: NewPath)],
    kept: [Guest]
  ) -> [UpdateOperation] {
    let changes = batch.changes
    let exchanged = Set(replaced.map { $0.path })
    let staying = Set(kept.map { $0.number } + replaced.map { $0.guest.number })
    // A section that goes, or is reloaded, takes its guests along.
    let gone = guests.filter { guest in
      !staying.contains(guest.number) && batch.map.isToldItemByItem(guest.path.section)
    }
    let sections: [UpdateOperation] =
      changes.deletedSections.map { .deleteSection($0) }
      + changes.insertedSections.map { .insertSection($0) }
      + changes.movedSections.map { .moveSection(from: $0.old, to: $0.new) }
      + changes.reloadedSections.map { .reloadSection($0.old) }
    let items: [UpdateOperation] =
      changes.deletedItems.map { .deleteItem(presentation(of: $0.inData)) }
      + gone.map { .deleteItem($0.path) }
      + changes.insertedItems.filter { !exchanged.contains($0) }
      .map { .insertItem(after.presentation(of: $0)) }
      + changes.movedItems.map {
        .moveItem(from: presentation(of: $0.old.inData), to: after.presentation(of: $0.new))
      }
    let contents: [UpdateOperation] =
      changes.reloadedItems.map { .reloadItem(presentation(of: $0.old.inData)) }
      + replaced.map { .reloadItem($0.guest.path) }
      + changes.reconfiguredItems.map { .reconfigureItem(presentation(of: $0.old.inData)) }
    return sections + items + contents
  }

  private func presentation(of path: NewPath) -> NewPath {
    presentation(of: path.inData).former
  }
}

extension IndexMap {
  /// Whether a section is there afterwards, and what becomes of its items is told one by one.
  fileprivate func isToldItemByItem(_ section: OldSection) -> Bool {
    guard newSection(of: section) != nil else { return false }
    if case .renewed = change(of: section)?.items { return false }
    return true
  }
}

extension ItemCounts {
  fileprivate func adding(_ count: Int, _ guests: [GuestItems.Guest]) -> ItemCounts {
    guard !guests.isEmpty else { return self }
    var items = items
    for guest in guests where items.indices.contains(guest.path.section.index) {
      items[guest.path.section.index] += count
    }
    return ItemCounts(items)
  }
}
