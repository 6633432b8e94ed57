/// A whole batch of changes at once.
extension CompositionalArrangement {
  /// The arrangement after a batch, with everything that was measured in its new place.
  ///
  /// What is moved keeps its size, and what is reloaded has it as an assumption: an item of a reloaded
  /// section that of the item that had its place. New sections have the assumed extent until they are
  /// solved, and then the sizes of the items that were moved into them. A reloaded section keeps its former number of items; ``setItemCount(_:ofSection:)`` says
  /// another. Nil if the batch names something that does not exist or leads
  /// to gaps. O(k log k + k log m), and for each section that something is moved out of or into, the
  /// groups behind that hold other items than before.
  public func applying(
    _ changes: [LayoutChange],
    assumedExtent: Double
  ) -> CompositionalArrangement? {
    let batch = FlowBatch(changes)
    var arrangement = self
    var kept = KeptElements()
    for case .reloadSection(let pair) in changes { kept.reloadedSections[pair.new] = pair.old }
    guard !batch.repeatsItself, arrangement.takeOut(batch, &kept),
      arrangement.putInSections(batch, kept, assumedExtent),
      arrangement.putInItems(batch, kept)
    else { return nil }
    return arrangement
  }

  /// The elements that were taken out to be inserted again.
  private struct KeptElements {
    /// The items that return, in the order of the batch's returns; nil for those of which nothing is known.
    var items: [MeasuredRun?] = []
    var sections: [OldSection: [SectionRun]] = [:]
    /// Where reloaded sections were before.
    var reloadedSections: [NewSection: OldSection] = [:]
  }

  /// Takes out all that goes, moves or is reloaded, last things first so that positions stay true.
  private mutating func takeOut(_ batch: FlowBatch, _ kept: inout KeptElements) -> Bool {
    let removed = batch.removedRuns
    for run in removed {
      let section = run.path.section.index
      guard (0..<sectionCount).contains(section),
        run.items(of: mostItems(ofSection: section)) != nil
      else { return false }
    }
    kept.items = batch.returns.map { item in
      let old = item.pair.old
      return measuredRuns(old.item..<(old.item + 1), inSection: old.section.index).first
    }
    for run in removed.reversed() {
      let section = run.path.section.index
      guard let items = run.items(of: mostItems(ofSection: section)) else { continue }
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
      case .new:
        let reloaded = kept.reloadedSections[addition.position].flatMap { kept.sections[$0] }
        if let reloaded {
          sections.replace(index..<index, with: reloaded.map { $0.outdated })
        } else {
          insertSections(1, assumedExtent: assumedExtent, at: index)
        }
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
      guard (0...mostItems(ofSection: added.section)).contains(added.path.item) else {
        return false
      }
      var run = MeasuredRun(count: added.items.count, measurement: nil)
      switch added.source {
      case .new: break
      case .returning(let index):
        let known = kept.items[index]
        run = (batch.returns[index].isReloaded ? known?.outdated : known) ?? run
      }
      replaceItems(
        added.items.lowerBound..<added.items.lowerBound,
        with: [run],
        inSection: added.section
      )
    }
    return true
  }

  /// How many items a section has, or can have at most if it is not solved.
  private func mostItems(ofSection section: Int) -> Int {
    itemCount(ofSection: section) ?? Self.mostItems
  }
}

extension SectionRun {
  /// The same section with everything that was measured as an assumption.
  var outdated: SectionRun {
    switch content {
    case .assumed(let extent, let items):
      guard !items.isEmpty else { return self }
      return SectionRun(.assumed(extent: extent, items: items.outdated), spacing: spacing)
    case .solved(var section):
      section.outdateMeasurements()
      return SectionRun(.solved(section), spacing: spacing)
    }
  }
}
