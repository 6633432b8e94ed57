// A whole batch of changes at once.
extension ColumnArrangement {
  /// The column after a batch, with everything that was measured in its new place.
  ///
  /// What moves keeps its size; what is reloaded keeps it as an assumption. What is new is declared by the two
  /// functions, in the index space after the batch: `items` for runs of items that are inserted or reloaded,
  /// `section` for whole sections.
  ///
  /// Nil if the batch names something that does not exist, names something twice or leads to gaps, or if a function
  /// declares another number of items than it was asked for. O(k log k + k log m) for k changes.
  public func applying(
    _ changes: [LayoutChange],
    items: (_ section: Int, _ range: Range<Int>) -> ColumnItems,
    section: (_ section: Int) -> ColumnSection
  ) -> ColumnArrangement? {
    let batch = FlowBatch(changes)
    guard !batch.repeatsItself, let returning = runs(of: batch.returns) else { return nil }
    var next = self
    guard next.remove(batch.removedRuns), next.replaceSections(batch, section) else { return nil }
    next.keepMeasurements(ofReloaded: changes, from: self)
    guard next.add(batch, returning, items) else { return nil }
    return next
  }

  /// Returns the sizes, as far as known, of the items that are taken out and inserted again; nil if one does not exist.
  private func runs(of returns: [FlowReturningItem]) -> [ColumnRun]? {
    var runs: [ColumnRun] = []
    runs.reserveCapacity(returns.count)
    for item in returns {
      let path = item.pair.old
      guard let run = sections.run(at: path.section.index)?.run.items.run(at: path.item)?.run else {
        return nil
      }
      runs.append(run.slice(0..<1))
    }
    return runs
  }

  /// Takes items out, last ones first so that indices stay true; false if one does not exist.
  private mutating func remove(_ removed: [FlowRemovedItems]) -> Bool {
    for run in removed.reversed() {
      let section = run.path.section.index
      guard let count = itemCount(ofSection: section), let items = run.items(of: count) else {
        return false
      }
      sections.modifyRun(at: section) { $0.items.replace(items, with: []) }
    }
    return true
  }

  private mutating func replaceSections(
    _ batch: FlowBatch,
    _ declaration: (_ section: Int) -> ColumnSection
  ) -> Bool {
    var kept: [OldSection: ColumnSectionArrangement] = [:]
    for section in batch.removedSections.reversed() {
      guard let removed = sections.run(at: section.index)?.run else { return false }
      kept[section] = removed
      sections.replace(section.index..<(section.index + 1), with: [])
    }
    for added in batch.addedSections {
      let index = added.position.index
      guard (0...sectionCount).contains(index) else { return false }
      switch added.source {
      case .new:
        let section = ColumnSectionArrangement(declaration(index))
        sections.replace(index..<index, with: [section])
      case .kept(let old):
        guard let section = kept[old] else { return false }
        sections.replace(index..<index, with: [section])
      }
    }
    return true
  }

  /// The items of a reloaded section begin with the sizes of those that had their indices.
  private mutating func keepMeasurements(
    ofReloaded changes: [LayoutChange],
    from former: ColumnArrangement
  ) {
    for case .reloadSection(let pair) in changes {
      guard let old = former.sections.run(at: pair.old.index)?.run,
        (0..<sectionCount).contains(pair.new.index)
      else { continue }
      sections.modifyRun(at: pair.new.index) { $0.keepMeasurements(of: old, asAssumptions: true) }
    }
  }

  /// Puts items into sections that are not new, which have theirs already; false if there would be a gap.
  private mutating func add(
    _ batch: FlowBatch,
    _ returning: [ColumnRun],
    _ declaration: (_ section: Int, _ range: Range<Int>) -> ColumnItems
  ) -> Bool {
    let new = SortedPositions(
      ascending: batch.addedSections.filter { $0.source == .new }.map { $0.position }
    )
    for added in batch.addedItems {
      let isDeclared = new.contains(added.path.section)
      guard let count = itemCount(ofSection: added.section), added.path.item >= 0,
        added.path.item <= count
      else { return false }
      var runs: [ColumnRun]
      if case .returning(let index) = added.source, !batch.isReloaded(index), !isDeclared {
        runs = [returning[index]]
      } else if isDeclared {
        guard case .returning(let index) = added.source else { continue }
        keepMeasurement(of: returning[index], at: added.path)
        continue
      } else {
        let items = declaration(added.section, added.items)
        guard items.count == added.count else { return false }
        runs = items.runs.allRuns
        if case .returning(let index) = added.source {
          runs = runs.map { $0.keepingMeasurement(of: returning[index].outdated) }
        }
      }
      let item = added.path.item
      sections.modifyRun(at: added.section) { $0.items.replace(item..<item, with: runs) }
    }
    return true
  }

  /// An item that moves into a section that is declared anew keeps what was measured of it.
  private mutating func keepMeasurement(of run: ColumnRun, at path: NewPath) {
    let section = path.section.index
    guard let count = itemCount(ofSection: section), path.item < count else { return }
    sections.modifyRun(at: section) { section in
      _ = section.change(.item(path.item)) { $0.keepingMeasurement(of: run) }
    }
  }
}
