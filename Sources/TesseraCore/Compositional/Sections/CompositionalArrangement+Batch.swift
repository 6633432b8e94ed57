/// A whole batch of changes at once.
extension CompositionalArrangement {
  /// The arrangement after a batch, with everything that was measured in its new place.
  ///
  /// What is moved keeps its size, and what is reloaded has it as an assumption. New sections have the
  /// assumed extent until they are solved. Nil if the batch names something that does not exist or leads
  /// to gaps. O(k log k + k log m), and for each section that something is moved out of or into, the
  /// groups behind that hold other items than before.
  public func applying(
    _ changes: [LayoutChange],
    assumedExtent: Double
  ) -> CompositionalArrangement? {
    let batch = FlowBatch(changes)
    var arrangement = self
    var kept = KeptElements()
    guard !batch.repeatsItself, arrangement.takeOut(batch, &kept),
      arrangement.putInSections(batch, kept, assumedExtent),
      arrangement.putInItems(batch, kept)
    else { return nil }
    return arrangement
  }

  /// What was taken out to be put in again.
  private struct KeptElements {
    var items: [OldPath: MeasuredRun] = [:]
    var sections: [OldSection: [SectionRun]] = [:]
  }

  /// Takes out all that goes, moves or is reloaded, last things first so that positions stay true.
  private mutating func takeOut(_ batch: FlowBatch, _ kept: inout KeptElements) -> Bool {
    for run in batch.removedRuns.reversed() {
      let section = run.path.section.index
      guard (0..<sectionCount).contains(section) else { return false }
      guard let count = itemCount(ofSection: section) else { continue }
      guard let items = run.items(of: count) else { return false }
      if run.returns { kept.items[run.path] = measuredRuns(items, inSection: section).first }
      removeItems(items, inSection: section)
    }
    for section in batch.removedSections.reversed() {
      guard (0..<sectionCount).contains(section.index) else { return false }
      kept.sections[section] = sections.runs(in: section.index..<(section.index + 1))
      removeSections(section.index..<(section.index + 1))
    }
    return true
  }

  private mutating func putInSections(
    _ batch: FlowBatch,
    _ kept: KeptElements,
    _ assumedExtent: Double
  ) -> Bool {
    for addition in batch.addedSections {
      let index = addition.position.index
      guard (0...sectionCount).contains(index) else { return false }
      switch addition.source {
      case .new: insertSections(1, assumedExtent: assumedExtent, at: index)
      case .kept(let old):
        guard let section = kept.sections[old] else { return false }
        sections.replace(index..<index, with: section)
      }
    }
    return true
  }

  private mutating func putInItems(_ batch: FlowBatch, _ kept: KeptElements) -> Bool {
    for added in batch.addedItems {
      guard (0..<sectionCount).contains(added.section) else { return false }
      guard let count = itemCount(ofSection: added.section) else { continue }
      guard (0...count).contains(added.items.lowerBound) else { return false }
      var run = MeasuredRun(count: added.items.count, measurement: nil)
      switch added.source {
      case .new: break
      case .kept(let old): run = kept.items[old] ?? run
      case .reloaded(let old): run = kept.items[old]?.outdated ?? run
      }
      replaceItems(
        added.items.lowerBound..<added.items.lowerBound,
        with: [run],
        inSection: added.section
      )
    }
    return true
  }
}
