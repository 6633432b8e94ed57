import TesseraCore

/// Shows another set of guests, as a batch would that inserts, deletes and moves them.
///
/// The data source is asked for nothing but views.
@MainActor
final class GuestPass: ChangePass {
  let engine: CollectionEngine
  let cause = AnimatedUpdate.Cause.update
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

  func carryOut(_ change: AnimatedUpdate) {
    session.withdraw(to: .invalid)
    layoutCalls.invalidate(.counts)
    engine.guests.show(next)
    data.set(after)
    let calls = change.prepareLayout(for: batch)
    change.translate(UpdateStep(data: nil, presentation: batch))
    change.settle()
    let timing = UpdateTiming.current(otherwise: engine.timelines.timing)
    change.commit(timing: timing, timeline: ChangeTimeline()) { calls?.finalizeUpdates() }
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

extension CollectionEngine {
  /// Shows other guests, if nothing else is being worked on; returns whether it does.
  @discardableResult
  func show(_ items: GuestItems) -> Bool {
    guard items != guests.items else { return true }
    guard allows(.movement), validity > .replaced, movement == nil else { return false }
    bringModelUpToDate()
    guard let pass = GuestPass(self, to: items) else { return false }
    perform(pass)
    carryOutReports()
    return true
  }

  /// Opens a gap at a path among what is shown, or moves the one that there is there.
  func showGap(at target: ShownPath, size: CGSize) {
    if let gap = guests.gap {
      guard guests.items.guest(gap)?.path != target else { return }
      show(guests.items.removing(gap).inserting(gap, at: target))
    } else {
      show(guests.items.inserting(guests.add(.gap(size)), at: target))
    }
  }

  /// Closes the gap, if there is one.
  func closeGap() {
    for guest in guests.items.guests {
      if case .gap = guests.content(guest.number) { show(guests.items.removing(guest.number)) }
    }
  }

  /// The guest that is shown at a path; nil where an item of the data is.
  func guest(at path: ShownPath) -> GuestItems.Guest? {
    guests.isEmpty ? nil : guests.items.guest(at: path)
  }

  /// The item of the data that says the size of what is shown at a path: the item there, or the one that a guest has come before, or
  /// behind; nil for a guest among nothing.
  func modelPath(of path: ShownPath) -> DataPath? {
    let place = dataPath(of: path)
    guard guest(at: path) != nil else { return place }
    let count = dataCounts.items[place.section.index]
    return count == 0 ? nil : DataPath(section: place.section, item: min(place.item, count - 1))
  }

  /// The view of a guest.
  func view(
    of guest: GuestItems.Guest,
    for element: CollectionElement,
    _ request: ViewRequest
  ) -> UICollectionReusableView {
    switch guests.content(guest.number) {
    case .placeholder(let context): return cell(of: context, at: guest.path, request)
    case .gap(let size):
      let slot = ReuseSlot(kind: nil, identifier: "Gap of Tessera")
      let cell = view(of: GapCell.self, in: slot, for: element, request)
      (cell as? GapCell)?.size = size
      return cell
    case nil: return UICollectionViewCell(frame: .zero)
    }
  }
}

/// How data leads to what is shown.
@MainActor
enum Presentation {
  /// An item is shown elsewhere.
  case moving(InteractiveMovement)
  /// There are items that the data source does not have, or none.
  case guests(GuestItems)

  func presentation(of path: DataPath) -> ShownPath {
    switch self {
    case .moving(let movement): movement.displacement.presentation(of: path)
    case .guests(let guests): guests.presentation(of: path)
    }
  }

  func dataPath(of path: ShownPath) -> DataPath {
    switch self {
    case .moving(let movement): movement.displacement.dataPath(of: path)
    case .guests(let guests): guests.dataPath(of: path)
    }
  }

  func dataCounts(of counts: ShownCounts) -> DataCounts {
    switch self {
    case .moving(let movement): movement.dataCounts(of: counts)
    case .guests(let guests): DataCounts(guests.dataCounts(of: counts.values))
    }
  }
}
