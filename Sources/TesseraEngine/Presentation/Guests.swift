package import TesseraCore

/// The items that are shown and that the data source does not have: the gap of a drag, and placeholders.
///
/// An owner of the engine's state.
package final class Guests {
  @exclusivity(unchecked) package private(set) var items = GuestItems()
  /// Guests that go with the next batch.
  package private(set) var leaving: Set<Int> = []
  /// Guests that the next batch inserts items for, and where.
  package private(set) var becoming: [Int: DataPath] = [:]
  private var contents: [Int: Content] = [:]
  private var count = 0

  /// The content of a guest.
  package enum Content {
    /// Room for something of a size.
    case gap(Size)
    case placeholder(any Placeholder)
  }

  /// A number for another guest, which is not shown yet.
  package func add(_ content: Content) -> Int {
    count += 1
    contents[count] = content
    return count
  }

  /// Shows these guests from now on; those that are not among them have gone.
  package func show(_ items: GuestItems) {
    self.items = items
    contents = contents.filter { items.guest($0.key) != nil }
    leaving = leaving.filter { items.guest($0) != nil }
    becoming = becoming.filter { items.guest($0.key) != nil }
  }

  /// Everything is new.
  package func clear() { show(GuestItems()) }

  package func content(_ number: Int) -> Content? { contents[number] }

  /// The number of the gap, if there is one that stays.
  package var gap: Int? {
    items.guests.first { guest in
      guard case .gap = contents[guest.number] else { return false }
      return !leaving.contains(guest.number)
    }?.number
  }

  /// Takes a guest away with the next batch.
  package func leave(_ number: Int) { leaving.insert(number) }

  /// Inserts an item in the place of a guest with the next batch; `nil` takes that back.
  package func become(_ path: DataPath?, _ number: Int) { becoming[number] = path }
}

/// Shows another set of guests, as a batch would that inserts, deletes and moves them.
///
/// The data source is asked for nothing but views.
package final class GuestPass: ChangePass {
  package let engine: CollectionEngine
  package let cause = AnimatedUpdate.Cause.update
  private let batch: CheckedBatch
  private let after: ShownCounts
  private let next: GuestItems

  /// A pass from what is shown to `next`; nil while the counts are not known.
  init?(_ engine: CollectionEngine, to next: GuestItems) {
    guard case .known(let shown) = engine.data.counts else { return nil }
    let (former, before) = (engine.guests.items, shown.values)
    let counts = next.presentation(of: former.dataCounts(of: before))
    self.engine = engine
    self.next = next
    after = ShownCounts(counts)
    batch = CheckedBatch(
      checking: RecordedBatch(former.operations(to: next)),
      before: before,
      after: counts
    )
  }

  package func carryOut(_ change: AnimatedUpdate) {
    session.withdraw(to: .invalid)
    layoutCalls.invalidate(.counts)
    guests.show(next)
    data.set(after)
    let calls = change.prepareLayout(for: batch)
    change.translate(UpdateStep(data: nil, presentation: batch))
    change.settle()
    let timing = host.animations.timing(otherwise: timelines.timing)
    change.commit(timing: timing) { calls?.finalizeUpdates() }
  }
}

extension GuestItems {
  /// The operations that lead from these guests to others.
  fileprivate func operations(to next: GuestItems) -> [UpdateOperation] {
    let gone = guests.filter { next.guest($0.number) == nil }
    let new = next.guests.filter { guest($0.number) == nil }
    let moved = guests.compactMap { former -> UpdateOperation? in
      guard let later = next.guest(former.number),
        removing(former.number) != self, next.removing(former.number) == removing(former.number),
        later.path != former.path
      else { return nil }
      let target = NewPath(section: later.path.section.index, item: later.path.item)
      return .moveItem(from: former.path, to: target)
    }
    return gone.map { .deleteItem($0.path) }
      + new.map { .insertItem(NewPath(section: $0.path.section.index, item: $0.path.item)) }
      + moved
  }
}

/// Shows what the data source does not have: the gap of a drag, and placeholders.
package struct GuestDisplay: EngineClient {
  package let engine: CollectionEngine
}

extension CollectionEngine {
  /// What shows the gap of a drag, and placeholders.
  package var guestDisplay: GuestDisplay { GuestDisplay(engine: self) }
}

extension GuestDisplay {
  /// Shows other guests, if nothing else is being worked on; returns whether it does.
  @discardableResult
  package func show(_ items: GuestItems) -> Bool {
    guard items != guests.items else { return true }
    guard door.allows(.movement), validity > .replaced, movement == nil else { return false }
    answering.bringModelUpToDate()
    guard let pass = GuestPass(engine, to: items) else { return false }
    engine.perform(pass)
    door.carryOutReports()
    return true
  }

  /// Opens a gap at a path among what is shown, or moves the one that there is there.
  private func showGap(at target: ShownPath, size: Size) {
    if let gap = guests.gap {
      guard guests.items.guest(gap)?.path != target else { return }
      show(guests.items.removing(gap).inserting(gap, at: target))
    } else {
      show(guests.items.inserting(guests.add(.gap(size)), at: target))
    }
  }

  /// Closes the gap, if there is one.
  package func closeGap() {
    for guest in guests.items.guests {
      if case .gap = guests.content(guest.number) { show(guests.items.removing(guest.number)) }
    }
  }

  /// Where something would be inserted at a place in the content, among what is shown: in the place of the cell there, or beside the
  /// nearest one.
  package func insertionPath(at location: Point) -> ShownPath? {
    guard location.isFinite, validity > .replaced else { return nil }
    answering.bringModelUpToDate()
    let counts = counting.knownCounts
    guard counts.sections > 0 else { return nil }
    if let hit = answering.cell(at: location) { return hit }
    let found = heldLayoutCalls.insertionTarget(at: preparing.mirror.apply(location))
    door.carryOutReports()
    guard let found, counts.contains(found.section) else {
      return ShownPath(section: 0, item: counts.items[0])
    }
    return found
  }

  /// Opens the gap where the pointer is, or moves it there.
  package func openGap(at location: Point, size: Size) {
    guard let gap = guests.gap, let path = guests.items.guest(gap)?.path else {
      guard let path = insertionPath(at: location) else { return }
      return showGap(at: path, size: size)
    }
    answering.bringModelUpToDate()
    let target = heldLayoutCalls.target(ofMoving: path, to: preparing.mirror.apply(location))
    door.carryOutReports()
    if counting.knownCounts.hasRoom(at: target, forItemOf: path.section) {
      showGap(at: target, size: size)
    }
  }
}

extension Mounting {
  /// The view of a guest.
  package func view(
    of guest: GuestItems.Guest,
    for element: CollectionElement,
    _ request: ViewRequest
  ) -> any ElementView {
    switch guests.content(guest.number) {
    case .placeholder(let placeholder):
      let cell = door.callOut(.view("the cell of a placeholder", request), in: .presentation) {
        $0.app.cell(of: placeholder, at: guest.path)
      }
      _ = viewSupply.claim(cell)
      door.fill(cell, of: placeholder)
      return cell
    case .gap(let size):
      return ownView(for: request) { viewSupply.gapView(size, for: element) }
    case nil: return viewSupply.emptyView(for: element)
    }
  }
}
