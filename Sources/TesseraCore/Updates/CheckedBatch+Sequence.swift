extension CheckedBatch {
  /// Checks batches that were reported one after the other, and combines them into one.
  ///
  /// The positions of each batch count from where the one before it leads. `after` are the counts after the
  /// last. Nil if their common effect is unknown: one of them did not add up, or one that is not the last
  /// inserts or reloads sections. O(k log k log b) for *b* batches of *k* operations together.
  public init?(
    checking batches: [RecordedBatch],
    before: ItemCounts,
    after: ItemCounts
  ) {
    var counts = before
    var checked: [CheckedBatch] = []
    for (index, batch) in batches.enumerated() {
      let isLast = index == batches.count - 1
      guard let next = isLast ? after : batch.countsAfter(counts) else { return nil }
      checked.append(CheckedBatch(checking: batch, before: counts, after: next))
      counts = next
    }
    guard let whole = CheckedBatch.combined(checked[...]) else { return nil }
    self = whole
  }

  /// One batch that does what several do one after the other; nil for none.
  ///
  /// Halves are combined first, so that no operation is looked at once for each batch.
  private static func combined(_ batches: ArraySlice<CheckedBatch>) -> CheckedBatch? {
    guard batches.count > 1 else { return batches.first }
    let middle = batches.startIndex + batches.count / 2
    guard let first = combined(batches[..<middle]), let second = combined(batches[middle...]) else {
      return nil
    }
    return first.followed(by: second)
  }

  /// One batch that does what this one and one that came after it do.
  ///
  /// The counts after this one must be those before `next`. Nil if one of them did not add up:
  /// what it did is only guessed. O(k log k) for k operations of both.
  public func followed(by next: CheckedBatch) -> CheckedBatch? {
    guard standing != .replaced, next.standing != .replaced else { return nil }
    return CheckedBatch(
      checking: operations(followedBy: next),
      before: map.before,
      after: next.map.after,
      earlierIssues: issues + next.issues
    )
  }

  /// What this batch and one that came after it say together.
  private func operations(followedBy next: CheckedBatch) -> RecordedBatch {
    BatchUnion(first: self, second: next, map: map.followed(by: next.map)).recorded
  }
}

/// Two batches that are combined into one.
private struct BatchUnion {
  let first: CheckedBatch
  let second: CheckedBatch
  let map: IndexMap

  var recorded: RecordedBatch {
    RecordedBatch(sectionOperations + itemOperations + contentOperations)
  }

  private var sectionOperations: [UpdateOperation] {
    let deleted =
      first.changes.deletedSections.map(Optional.some)
      + second.changes.deletedSections.map { first.map.oldSection(of: $0.former) }
      + first.map.movedSections.pairs.map { map.newSection(of: $0.old) == nil ? $0.old : nil }
    let inserted =
      second.changes.insertedSections.map(Optional.some)
      + first.changes.insertedSections.map { second.map.newSection(of: $0.next) }
      + second.map.movedSections.pairs.map { map.oldSection(of: $0.new) == nil ? $0.new : nil }
    let reloaded =
      first.changes.reloadedSections.map { Optional($0.old) }
      + second.changes.reloadedSections.map { first.map.oldSection(of: $0.old.former) }
    return unique(deleted).map { .deleteSection($0) }
      + unique(inserted).map { .insertSection($0) }
      + unique(reloaded).filter { map.newSection(of: $0) != nil }.map { .reloadSection($0) }
      + map.movedSections.pairs.map { .moveSection(from: $0.old, to: $0.new) }
  }

  private var itemOperations: [UpdateOperation] {
    let deleted =
      first.changes.deletedItems.map(Optional.some)
      + second.changes.deletedItems.map { first.map.oldPath(of: $0.former) }
      + (first.map.movedItems.pairs.map { $0.old }
      + second.map.movedItems.pairs.compactMap { first.map.oldPath(of: $0.old.former) })
      .map { isMoved($0) ? nil : $0 }
    let inserted =
      second.changes.insertedItems.map(Optional.some)
      + first.changes.insertedItems.map { second.map.newPath(of: $0.next) }
      + (second.map.movedItems.pairs.map { $0.new }
      + first.map.movedItems.pairs.compactMap { second.map.newPath(of: $0.new.next) })
      .map { isMoved($0) ? nil : $0 }
    return unique(deleted).filter { !renews($0.section) }.map { .deleteItem($0) }
      + unique(inserted).filter { !renews($0.section) }.map { .insertItem($0) }
      + moves.map { .moveItem(from: $0.old, to: $0.new) }
  }

  /// The moves that are still told as such: what leaves or enters a section that is reloaded is not.
  private var moves: [ItemPair] {
    map.movedItems.pairs.filter { !renews($0.old.section) && !renews($0.new.section) }
  }

  private func isMoved(_ old: OldPath) -> Bool {
    guard let new = map.movedItems.new(of: old) else { return false }
    return !renews(old.section) && !renews(new.section)
  }

  private func isMoved(_ new: NewPath) -> Bool {
    guard let old = map.movedItems.old(of: new) else { return false }
    return !renews(old.section) && !renews(new.section)
  }

  private var contentOperations: [UpdateOperation] {
    contents(first.changes.reloadedItems, second.changes.reloadedItems).map { .reloadItem($0) }
      + contents(first.changes.reconfiguredItems, second.changes.reconfiguredItems)
      .map { .reconfigureItem($0) }
  }

  /// The items whose content is new in either batch, and that are there before and after both.
  private func contents(_ changed: [ItemPair], _ changedLater: [ItemPair]) -> [OldPath] {
    unique(
      changed.map { Optional($0.old) }
        + changedLater.map { first.map.oldPath(of: $0.old.former) }
    ).filter { old in
      guard let new = map.newPath(of: old) else { return false }
      return !renews(old.section) && !renews(new.section)
    }
  }

  private func renews(_ section: OldSection) -> Bool {
    guard case .renewed = map.change(of: section)?.items else { return false }
    return true
  }

  private func renews(_ section: NewSection) -> Bool {
    guard case .renewed = map.change(of: section)?.items else { return false }
    return true
  }

  private func unique<Position: Comparable>(_ positions: [Position?]) -> [Position] {
    var result: [Position] = []
    for position in positions.compactMap({ $0 }).sorted() where result.last != position {
      result.append(position)
    }
    return result
  }
}
