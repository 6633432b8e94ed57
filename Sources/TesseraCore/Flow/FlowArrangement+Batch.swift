/// A whole batch of changes at once.
extension FlowArrangement {
  /// The arrangement after a batch, with everything that was measured in its new place.
  ///
  /// What is moved keeps its size, and what is reloaded has it as an assumption. What is new is
  /// declared by the two functions, which are asked in the index space after the batch: `items` for
  /// runs of items that are inserted or reloaded, `section` for whole sections.
  ///
  /// Nil if the batch names something that does not exist, names something twice or leads to gaps, or if a function declares another
  /// number of items than it was asked for. O(k log k + k log m); a section in which many of its m runs change is written again, in O(m).
  /// For each section that something is moved out of or into, also the lines behind that have to be broken again.
  public func applying(
    _ changes: [LayoutChange],
    items: (_ section: Int, _ range: Range<Int>) -> FlowItems,
    section: (_ section: Int) -> FlowSection
  ) -> FlowArrangement? {
    var batch = FlowBatch(changes)
    var arrangement = self
    guard !batch.repeatsItself, takeSizes(&batch),
      arrangement.replaceSections(batch, section),
      let placed = arrangement.placedItems(batch, items)
    else { return nil }
    for edit in FlowItemsEdit.edits(of: batch, placing: placed) {
      guard arrangement.replaceItems(edit) else { return nil }
    }
    return arrangement
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
}

extension FlowArrangement {
  /// Finds the sizes of the items that return; false if something that is taken out does not exist.
  private func takeSizes(_ batch: inout FlowBatch) -> Bool {
    var paths = batch.removedItems[...]
    while let section = paths.first?.section {
      guard let items = sections.run(at: section.index)?.run.lines.items else { return false }
      let next = paths.firstIndex { $0.section != section } ?? paths.endIndex
      guard paths[paths.startIndex].item >= 0, paths[next - 1].item < items.count else {
        return false
      }
      paths = paths[next...]
      batch.lookUpReturns(from: section, among: items)
    }
    return true
  }

  /// Takes sections out, last ones first so that indices stay true, and puts others in.
  private mutating func replaceSections(
    _ batch: FlowBatch,
    _ declaration: (_ section: Int) -> FlowSection
  ) -> Bool {
    var kept: [OldSection: FlowSectionArrangement] = [:]
    for section in batch.removedSections.reversed() {
      guard let removed = sections.run(at: section.index)?.run else { return false }
      kept[section] = removed
      removeSections(section.index..<(section.index + 1))
    }
    for addition in batch.addedSections {
      let index = addition.position.index
      guard (0...sectionCount).contains(index) else { return false }
      switch addition.source {
      case .new: insertSections([declared(declaration(index), at: index, batch)], at: index)
      case .kept(let old):
        guard let section = kept[old] else { return false }
        sections.replace(index..<index, with: [section])
      }
    }
    return true
  }

  /// A new section, with what was measured of items that are moved into it.
  private func declared(
    _ declaration: FlowSection,
    at index: Int,
    _ batch: FlowBatch
  ) -> FlowSection {
    var section = declaration
    for known in batch.addedItems(inSection: index) {
      guard case .returning(let number) = known.source, known.path.item < section.items.count,
        known.path.item >= 0
      else { continue }
      section.items = section.items.keepingMeasurement(
        of: batch.knownSize(ofReturning: number),
        at: known.path.item
      )
    }
    return section
  }

  /// The items that are put in, with their sizes; new sections have theirs already.
  private mutating func placedItems(
    _ batch: FlowBatch,
    _ declaration: (_ section: Int, _ range: Range<Int>) -> FlowItems
  ) -> FlowPlacement? {
    let new = SortedPositions(
      ascending: batch.addedSections.filter { $0.source == .new }.map { $0.position }
    )
    var placed = FlowPlacement(capacity: batch.addedItems.count)
    for added in batch.addedItems where !new.contains(added.path.section) {
      guard (0..<sectionCount).contains(added.section), added.path.item >= 0 else { return nil }
      var size: FlowItemRun?
      if case .returning(let number) = added.source {
        let known = batch.knownSize(ofReturning: number)
        guard batch.isReloaded(number) else {
          placed.append(known, at: added.path)
          continue
        }
        size = known
      }
      var items = declaration(added.section, added.items)
      guard items.count == added.count else { return nil }
      if let size { items = items.keepingMeasurement(of: size, at: 0) }
      note(items.findings, section: added.section, firstItem: added.path.item)
      placed.append(items.sizes.allRuns, at: added.path)
    }
    return placed
  }

  /// Edits the items of one section; false if an item does not exist or there would be a gap.
  private mutating func replaceItems(_ edit: FlowItemsEdit) -> Bool {
    guard let findings = sections.modifyRun(at: edit.section, { $0.replaceItems(edit) }) else {
      return false
    }
    note(findings, section: edit.section)
    return true
  }
}

extension FlowBatch {
  /// The items that are put into a section.
  fileprivate func addedItems(inSection section: Int) -> ArraySlice<FlowAddedItems> {
    let start = addedItems.firstIndex(whereSorted: { $0.section >= section })
    return addedItems[start...].prefix { $0.section == section }
  }
}

extension FlowItemsEdit {
  /// Returns the edits of a batch to the items of each section that stays, ascending by the sections after it.
  fileprivate static func edits(
    of batch: FlowBatch,
    placing placed: FlowPlacement
  ) -> [FlowItemsEdit] {
    let map = FlowSectionMap(batch)
    var edits: [FlowItemsEdit] = []
    var removed = batch.removedItems[...]
    while let section = removed.first?.section {
      let next = removed.firstIndex { $0.section != section } ?? removed.endIndex
      if let new = map.newSection(of: section) {
        edits.append(
          FlowItemsEdit(section: new.index, removed: removed[..<next], sizes: placed.sizes)
        )
      }
      removed = removed[next...]
    }
    var added = placed.items[...]
    while let section = added.first?.path.section {
      let next = added.firstIndex { $0.path.section != section } ?? added.endIndex
      edits.append(
        FlowItemsEdit(section: section.index, added: added[..<next], sizes: placed.sizes)
      )
      added = added[next...]
    }
    edits.sort { $0.section < $1.section }
    return joined(edits)
  }

  /// Joins what is taken out of a section and what is put into it.
  private static func joined(_ edits: [FlowItemsEdit]) -> [FlowItemsEdit] {
    var joined: [FlowItemsEdit] = []
    joined.reserveCapacity(edits.count)
    for edit in edits {
      if let last = joined.last, last.section == edit.section {
        if last.removed.isEmpty { joined[joined.count - 1].removed = edit.removed }
        if last.added.isEmpty { joined[joined.count - 1].added = edit.added }
      } else {
        joined.append(edit)
      }
    }
    return joined
  }
}

/// Where sections that stay come to be in a batch.
struct FlowSectionMap {
  private let list: ListMap
  private let moved: PairTable<OldSection, NewSection>

  init(_ batch: FlowBatch) {
    list = ListMap(
      vacated: PositionSet(ascending: batch.removedSections.map { $0.index }),
      filled: PositionSet(ascending: batch.addedSections.map { $0.position.index })
    )
    moved = PairTable(
      batch.addedSections.compactMap { section in
        guard case .kept(let old) = section.source else { return nil }
        return SectionPair(old: old, new: section.position)
      }
    )
  }

  /// The section after the batch; nil for one that goes or is declared anew.
  func newSection(of old: OldSection) -> NewSection? {
    moved.new(of: old) ?? list.newPosition(of: old.index).map { NewSection($0) }
  }
}
