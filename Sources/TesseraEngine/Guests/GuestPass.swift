package import TesseraCore

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

/// How data leads to what is shown.
package enum Presentation {
  /// An item is shown elsewhere.
  case moving(InteractiveMovement)
  /// There are items that the data source does not have, or none.
  case guests(GuestItems)

  package func presentation(of path: DataPath) -> ShownPath {
    switch self {
    case .moving(let movement): movement.displacement.presentation(of: path)
    case .guests(let guests): guests.presentation(of: path)
    }
  }

  package func dataPath(of path: ShownPath) -> DataPath {
    switch self {
    case .moving(let movement): movement.displacement.dataPath(of: path)
    case .guests(let guests): guests.dataPath(of: path)
    }
  }

  package func dataCounts(of counts: ShownCounts) -> DataCounts {
    switch self {
    case .moving(let movement): movement.dataCounts(of: counts)
    case .guests(let guests): DataCounts(guests.dataCounts(of: counts.values))
    }
  }
}
