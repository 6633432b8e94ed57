/// What becomes of the sections of a batch.
struct SectionMap {
  let list: ListMap
  let moved: PairTable<OldSection, NewSection>
  let reloaded: PairTable<OldSection, NewSection>
  /// Whether sections did not add up, so that nothing is known of any.
  let isReplaced: Bool

  /// Where a section comes to be; nil if it goes.
  func newSection(of old: OldSection) -> NewSection? {
    moved.new(of: old) ?? list.newPosition(of: old.index).map { NewSection($0) }
  }

  /// Where a section was; nil if it is new.
  func oldSection(of new: NewSection) -> OldSection? {
    moved.old(of: new) ?? list.oldPosition(of: new.index).map { OldSection($0) }
  }
}

extension BatchChecker {
  /// Decides what becomes of the sections (rules 2 and 6 to 11).
  mutating func checkSections() -> SectionMap {
    sections.resolve(after: ItemCounts([after.sectionCount]), &issues)
    let vacated = (sections.deletions + sections.moves.map { $0.old }).map { $0.item }.sorted()
    let filled = (sections.insertions + sections.moves.map { $0.new }).map { $0.item }.sorted()
    let inserted = filled.count + sections.overfull.count
    guard before.sectionCount - vacated.count + inserted == after.sectionCount else {
      issues.append(
        .sectionCount(
          before: before.sectionCount,
          after: after.sectionCount,
          deleted: vacated.count,
          inserted: inserted
        )
      )
      return replaceSections(firstChange: min(vacated.first ?? .max, filled.first ?? .max))
    }
    let list = ListMap(
      vacated: PositionSet(ascending: vacated),
      filled: PositionSet(ascending: filled)
    )
    changes.deletedSections = sections.deletions.map { $0.asSection }
    changes.insertedSections = sections.insertions.map { $0.asSection }
    let moved = PairTable(
      sections.moves.map { SectionPair(old: $0.old.asSection, new: $0.new.asSection) }
    )
    changes.movedSections = moved.pairs
    let settled = SectionMap(list: list, moved: moved, reloaded: PairTable(), isReplaced: false)
    changes.reloadedSections = sections.reloads.compactMap { path in
      settled.newSection(of: path.asSection).map { SectionPair(old: path.asSection, new: $0) }
    }
    let reloaded = PairTable(changes.reloadedSections)
    return SectionMap(list: list, moved: moved, reloaded: reloaded, isReplaced: false)
  }

  private mutating func replaceSections(firstChange: Int) -> SectionMap {
    let list = ListMap(
      from: before.sectionCount,
      to: after.sectionCount,
      firstChange: firstChange
    )
    changes.deletedSections = list.vacated.runs.joined().map { OldSection($0) }
    changes.insertedSections = list.filled.runs.joined().map { NewSection($0) }
    return SectionMap(list: list, moved: PairTable(), reloaded: PairTable(), isReplaced: true)
  }
}

extension ItemPath {
  /// The section that an item of the list of all sections stands for.
  fileprivate var asSection: SectionIndex<Space> { SectionIndex(item) }
}
