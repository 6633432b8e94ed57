/// A whole batch of changes at once.
extension FlowArrangement {
  /// The arrangement after a batch, with everything that was measured in its new place.
  ///
  /// What is moved keeps its size, and what is reloaded has it as an assumption. What is new is
  /// declared by the two functions, which are asked in the numbering after the batch: `items` for
  /// runs of items that are inserted or reloaded, `section` for whole sections.
  ///
  /// Nil if the batch names something that does not exist or leads to gaps, or if a function declares
  /// another number of items than it was asked for. O(k log k + k log m), and for each section that
  /// something is moved out of or into, the lines behind that have to be broken again.
  public func applying(
    _ changes: [LayoutChange],
    items: (_ section: Int, _ range: Range<Int>) -> FlowItems,
    section: (_ section: Int) -> FlowSection
  ) -> FlowArrangement? {
    var batch = FlowBatch(changes)
    var arrangement = self
    guard !batch.repeatsItself, arrangement.takeOut(&batch) else { return nil }
    guard arrangement.putInSections(batch, section) else { return nil }
    return arrangement.putInItems(batch, items) ? arrangement : nil
  }

  /// Whether each section has as many items as a function says; O(sections).
  public func hasItemCounts(_ count: (_ section: Int) -> Int) -> Bool {
    var agrees = true
    sections.visit { before, section in
      agrees = section.lines.items.count == count(before.count)
      return agrees
    }
    return agrees
  }

  /// Takes out all that goes, moves or is reloaded, last things first so that numbers stay true.
  private mutating func takeOut(_ batch: inout FlowBatch) -> Bool {
    for run in batch.removedRuns.reversed() {
      let section = run.path.section.index
      guard let items = itemCount(ofSection: section).flatMap({ run.items(of: $0) }) else {
        return false
      }
      if run.returns { batch.keep(self.items(items, ofSection: section), of: run.path) }
      removeItems(items, inSection: section)
    }
    for section in batch.removedSections.reversed() {
      guard (0..<sectionCount).contains(section.index) else { return false }
      batch.keep(takeSection(section.index), of: section)
    }
    return true
  }

  private mutating func putInSections(
    _ batch: FlowBatch,
    _ declaration: (_ section: Int) -> FlowSection
  ) -> Bool {
    for addition in batch.addedSections {
      let index = addition.position.index
      guard (0...sectionCount).contains(index) else { return false }
      switch addition.source {
      case .new:
        var section = declaration(index)
        for known in batch.knownItems[index] ?? [] {
          guard let former = batch.former(known), known.path.item < section.items.count else {
            continue
          }
          section.items = section.items.keepingMeasurement(of: former, at: known.path.item)
        }
        insertSections([section], at: index)
      case .kept(let old):
        guard let kept = batch.keptSections[old] else { return false }
        sections.replace(index..<index, with: [kept])
      }
    }
    return true
  }

  private mutating func putInItems(
    _ batch: FlowBatch,
    _ declaration: (_ section: Int, _ range: Range<Int>) -> FlowItems
  ) -> Bool {
    for run in batch.addedItems {
      guard let count = itemCount(ofSection: run.section),
        (0...count).contains(run.items.lowerBound)
      else { return false }
      var items: FlowItems
      switch run.source {
      case .new: items = declaration(run.section, run.items)
      case .kept: items = batch.former(run) ?? .none
      case .reloaded:
        items = declaration(run.section, run.items)
        if let former = batch.former(run) { items = items.keepingMeasurements(of: former) }
      }
      guard items.count == run.items.count else { return false }
      insertItems(items, at: run.items.lowerBound, inSection: run.section)
    }
    return true
  }

  private func items(_ range: Range<Int>, ofSection section: Int) -> FlowItems {
    FlowItems(sizes: Rope(sections.run(at: section)?.run.lines.items.runs(in: range) ?? []))
  }

  private mutating func takeSection(_ section: Int) -> FlowSectionArrangement? {
    defer { removeSections(section..<(section + 1)) }
    return sections.run(at: section)?.run
  }
}

extension FlowBatch {
  /// What is known of an item that is put in again; of one that is reloaded, as an assumption.
  fileprivate func former(_ items: FlowAddedItems) -> FlowItems? {
    switch items.source {
    case .new: nil
    case .kept(let old): keptItems[old]
    case .reloaded(let old): keptItems[old]?.outdated
    }
  }
}

extension FlowItems {
  /// The same items with everything measured as an assumption.
  fileprivate var outdated: FlowItems {
    FlowItems(sizes: Rope(sizes.runs(in: 0..<count).map { $0.outdated }))
  }
}
