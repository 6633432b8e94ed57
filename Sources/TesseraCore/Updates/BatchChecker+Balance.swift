extension BatchChecker {
  /// Decides what becomes of the items of each section that is there on both sides (rule 1).
  mutating func balance(_ sectionMap: SectionMap) -> IndexMap {
    let vacated = SortedPositions(items.deletions + items.moves.map { $0.old })
    let filled = SortedPositions(items.insertions + items.moves.map { $0.new })
    let overfull = SortedPositions(items.overfull)
    var changed: [SectionChange] = []
    for index in 0..<before.sectionCount {
      let old = OldSection(index)
      guard let new = sectionMap.newSection(of: old) else { continue }
      let pair = SectionPair(old: old, new: new)
      guard sectionMap.reloaded.new(of: old) == nil else {
        changed.append(SectionChange(section: pair, items: .renewed))
        continue
      }
      let claims = SectionClaims(
        section: pair,
        before: before.count(of: old),
        after: after.count(of: new),
        vacated: vacated.items(in: old),
        filled: filled.items(in: new),
        overfull: overfull.count(of: new)
      )
      if !sectionMap.isReplaced, claims.isEmpty { continue }
      changed.append(change(claims, isReplaced: sectionMap.isReplaced))
    }
    return map(sectionMap, changed)
  }

  private mutating func change(_ claims: SectionClaims, isReplaced: Bool) -> SectionChange {
    guard isReplaced || !claims.addUp else {
      return SectionChange(section: claims.section, items: .edited(claims.map))
    }
    if !isReplaced {
      issues.append(
        .itemCount(
          section: claims.section,
          before: claims.before,
          after: claims.after,
          deleted: claims.vacated.count,
          inserted: claims.filled.count + claims.overfull
        )
      )
    }
    changes.replacedSections.append(claims.section)
    return SectionChange(section: claims.section, items: .replaced(claims.guess))
  }

  private func map(_ sectionMap: SectionMap, _ changed: [SectionChange]) -> IndexMap {
    let replaced = PairTable(changes.replacedSections)
    return IndexMap(
      before: before,
      after: after,
      sections: sectionMap.list,
      movedSections: sectionMap.moved.pairs,
      changed: changed,
      movedItems: sectionMap.isReplaced
        ? []
        : items.moves.filter {
          replaced.new(of: $0.old.section) == nil && replaced.old(of: $0.new.section) == nil
        }
    )
  }

  /// Lists what the items do, now that it is known where everything is (rule 14).
  mutating func listContents(_ map: IndexMap) {
    changes.movedItems = map.movedItems.pairs
    // Moves that are none, since one of their sections did not add up.
    let broken =
      map.movedItems.pairs.count == items.moves.count
      ? [] : items.moves.filter { map.movedItems.new(of: $0.old) == nil }
    changes.deletedItems = (items.deletions + broken.map { $0.old }).sorted()
      .filter { map.isEdited($0.section) }
    changes.insertedItems = (items.insertions + broken.map { $0.new }).sorted()
      .filter { map.isEdited($0.section) }
    changes.reloadedItems = items.reloads.compactMap { pair($0, .reloadItem($0), map) }
    changes.reconfiguredItems = items.reconfigurations.compactMap {
      pair($0, .reconfigureItem($0), map)
    }
  }

  private mutating func pair(
    _ old: OldPath,
    _ operation: UpdateOperation,
    _ map: IndexMap
  ) -> ItemPair? {
    if let new = map.movedItems.new(of: old) { return ItemPair(old: old, new: new) }
    guard map.newSection(of: old.section) != nil else {
      issues.append(.inDeletedSection(operation))
      return nil
    }
    if let index = map.changeIndex(of: old.section), case .replaced = map.changed[index].items {
      return nil
    }
    return map.newPath(of: old).map { ItemPair(old: old, new: $0) }
  }
}

/// What is claimed of the items of one section.
private struct SectionClaims {
  let section: SectionPair
  let before: Int
  let after: Int
  let vacated: [Int]
  let filled: [Int]
  let overfull: Int

  var isEmpty: Bool { before == after && vacated.isEmpty && filled.isEmpty && overfull == 0 }

  var addUp: Bool { overfull == 0 && before - vacated.count + filled.count == after }

  var map: ListMap {
    ListMap(
      vacated: PositionSet(ascending: vacated),
      filled: PositionSet(ascending: filled)
    )
  }

  /// What may have happened, if what is claimed did not.
  var guess: ListMap {
    ListMap(
      from: before,
      to: after,
      firstChange: min(vacated.first ?? .max, filled.first ?? .max)
    )
  }
}

extension IndexMap {
  /// Whether the section stays and its items are listed one by one.
  fileprivate func isEdited(_ section: OldSection) -> Bool {
    guard let index = changeIndex(of: section), case .edited = changed[index].items else {
      return false
    }
    return true
  }

  /// Whether the section stays and its items are listed one by one.
  fileprivate func isEdited(_ section: NewSection) -> Bool {
    guard let index = changeIndex(of: section), case .edited = changed[index].items else {
      return false
    }
    return true
  }
}

extension SortedPositions {
  fileprivate func items<Space>(in section: SectionIndex<Space>) -> [Int]
  where Position == ItemPath<Space> {
    let start = lowerBound(ItemPath(section: section, item: .min))
    return positions[start...].prefix { $0.section == section }.map { $0.item }
  }

  fileprivate func count(of section: Position) -> Int {
    positions[lowerBound(section)...].prefix { $0 == section }.count
  }
}
