import CoreGraphics
import Foundation
import TesseraCore

extension CollectionEngine {
  /// Carries batches out that were reported one after the other and are shown as one change.
  ///
  /// The order is that of the contract: the layout hears that numbers change, the data source is asked
  /// for them, the layout prepares, hears what has changed, is asked for the offset and for where
  /// elements go and come from; views are made and find their sizes; everything moves.
  func carryOut(_ reports: [UpdateReport]) {
    let timeline = ChangeTimeline(completions: reports.flatMap(\.completions))
    guard stage > .replaced, let before = committedCounts, let first = reports.first else {
      return joinReload(timeline)
    }
    var recorded = RecordedBatch()
    for report in reports { recorded.append(report.batch) }
    let change = Change(
      .update,
      before: ScreenSnapshot(sortedMounted, arrangement: arrangement)
    )
    let held = policies.anchoring.flatMap { takeAnchor($0, .update) }
    perform(change) {
      layout.invalidateLayout(with: layout.makeInvalidationContext(.counts))
      let batch = check(recorded, before: before)
      if batch.standing != .consistent { timeline.spoil() }
      prepareLayout(for: batch, change)
      renumber(change, batch)
      if let held { change.aim.hold = .anchor(held, through: batch.map) }
      policies.anchoring = policies.anchoring?.translated(by: batch.map)
      settle(change)
      commit(change, timing: first.timing, timeline: timeline) {
        layout.finalizeCollectionViewUpdates()
      }
    }
  }

  /// Everything is new in the next pass: there is nothing that could move.
  private func joinReload(_ timeline: ChangeTimeline) {
    view.setNeedsLayout()
    if view.window != nil { view.layoutIfNeeded() }
    start(timeline, nil)
  }

  /// Checks a batch against the numbers on both sides, and says what does not fit.
  private func check(_ recorded: RecordedBatch, before: DataCounts) -> CheckedBatch {
    let batch = CheckedBatch(
      checking: recorded,
      before: ItemCounts(before.items),
      after: ItemCounts(knownCounts.items)
    )
    for issue in batch.issues { Diagnostics.report(.update, issue.description) }
    return batch
  }

  /// Lets the layout prepare, and tells it what has changed.
  private func prepareLayout(for batch: CheckedBatch, _ change: Change) {
    let items = batch.updateItems
    layout.dataWillChange(items)
    validate()
    change.contentSize = askContentSize()
    layout.prepare(forCollectionViewUpdates: items)
  }

  /// Gives everything that is known by its place the place it has now.
  private func renumber(_ change: Change, _ batch: CheckedBatch) {
    let renumbering = Renumbering(batch)
    change.renumbering = renumbering
    arrangement = .none
    pass.quietZone = nil
    mounted = [:]
    for entry in change.before.entries {
      guard case .stays(let key) = renumbering.fate(of: entry.key) else {
        change.removed.append(entry)
        continue
      }
      entry.mounted.renumber(to: key)
      mounted[key] = entry.mounted
    }
    change.refills = refills(batch)
    renumberDepartures(renumbering, batch)
    view.selection.renumber(renumbering.indexPath)
    pass.scrollTarget = pass.scrollTarget.flatMap { $0.renumbered(renumbering) }
  }

  private func renumberDepartures(_ renumbering: Renumbering, _ batch: CheckedBatch) {
    for departure in motion.departures where departure.isReturnable {
      // A view that would have to be filled in again may as well go.
      guard batch.standing == .consistent,
        case .stays(let key) = renumbering.fate(of: departure.mounted.key),
        !batch.reconfigures(key)
      else {
        departure.isReturnable = false
        continue
      }
      departure.mounted.renumber(to: key)
    }
  }

  /// The elements whose views are filled in again: those of reconfigured items, or all after a batch
  /// with something wrong in it, because nobody knows what is true of what it said.
  private func refills(_ batch: CheckedBatch) -> Change.Refills {
    guard batch.standing == .consistent else {
      return Change.Refills(keys: sortedMounted.map(\.key), isAsked: false)
    }
    let keys = batch.changes.reconfiguredItems.map {
      ElementKey(kind: .cell, section: $0.new.section.index, item: $0.new.item)
    }
    return Change.Refills(keys: keys.filter { mounted[$0] != nil }, isAsked: true)
  }

  /// The numbers that were shown last, whether or not they have to be asked for again.
  private var committedCounts: DataCounts? {
    switch counts {
    case .unknown: nil
    case .known(let counts), .stale(let counts): counts
    }
  }
}

extension CheckedBatch {
  fileprivate func reconfigures(_ key: ElementKey) -> Bool {
    key.kind == .cell
      && content(of: NewPath(section: NewSection(key.section), item: key.item)) == .reconfigured
  }

  /// The changes as a layout hears of them: deletions backwards, insertions forwards, then the rest.
  @MainActor
  var updateItems: [UICollectionViewUpdateItem] {
    var items: [UICollectionViewUpdateItem] = []
    func add(
      _ action: UICollectionViewUpdateItem.Action,
      _ before: IndexPath?,
      _ after: IndexPath?
    ) { items.append(UICollectionViewUpdateItem(action, before: before, after: after)) }
    for item in changes.deletedItems.reversed() { add(.delete, IndexPath(item), nil) }
    for section in changes.deletedSections.reversed() { add(.delete, IndexPath(section), nil) }
    for section in changes.insertedSections { add(.insert, nil, IndexPath(section)) }
    for item in changes.insertedItems { add(.insert, nil, IndexPath(item)) }
    for pair in changes.reloadedSections + changes.replacedSections {
      add(.reload, IndexPath(pair.old), IndexPath(pair.new))
    }
    for pair in changes.reloadedItems { add(.reload, IndexPath(pair.old), IndexPath(pair.new)) }
    for pair in changes.movedSections { add(.move, IndexPath(pair.old), IndexPath(pair.new)) }
    for pair in changes.movedItems { add(.move, IndexPath(pair.old), IndexPath(pair.new)) }
    return items
  }
}

extension IndexPath {
  fileprivate init<Space>(_ path: ItemPath<Space>) {
    self.init(item: path.item, section: path.section.index)
  }

  /// The path by which layouts hear of a section.
  fileprivate init<Space>(_ section: SectionIndex<Space>) {
    self.init(item: NSNotFound, section: section.index)
  }
}
