extension BatchChecker {
  /// Leaves out what the sections already say (rules 15 and 18).
  mutating func settleItems(_ sectionMap: SectionMap) {
    guard !sectionMap.isReplaced else { return }
    let inserted = PositionSet(ascending: sections.insertions.map { $0.item })
    items.insertions.removeAll { inserted.contains($0.section.index) }
    guard !sectionMap.reloaded.pairs.isEmpty else { return }
    let claims = items
    items.deletions = claims.deletions.filter { keeps($0, .deleteItem($0), sectionMap) }
    items.reloads = claims.reloads.filter { keeps($0, .reloadItem($0), sectionMap) }
    items.reconfigurations = claims.reconfigurations.filter {
      keeps($0, .reconfigureItem($0), sectionMap)
    }
    items.insertions = claims.insertions.filter { path in
      guard sectionMap.reloaded.old(of: path.section) != nil else { return true }
      issues.append(.inReloadedSection(.insertItem(path)))
      return false
    }
    items.moves = claims.moves.filter { keeps($0, sectionMap) }
  }

  private mutating func keeps(
    _ path: OldPath,
    _ operation: UpdateOperation,
    _ sectionMap: SectionMap
  ) -> Bool {
    guard sectionMap.reloaded.new(of: path.section) != nil else { return true }
    issues.append(.inReloadedSection(operation))
    return false
  }

  /// Keeps a move whole, or the half that does not lie in a section that is reloaded.
  private mutating func keeps(_ move: ItemPair, _ sectionMap: SectionMap) -> Bool {
    let leavesReloaded = sectionMap.reloaded.new(of: move.old.section) != nil
    let entersReloaded = sectionMap.reloaded.old(of: move.new.section) != nil
    guard leavesReloaded || entersReloaded else { return true }
    issues.append(.inReloadedSection(.moveItem(from: move.old, to: move.new)))
    if !leavesReloaded { items.deletions.append(move.old) }
    if !entersReloaded { items.insertions.append(move.new) }
    return false
  }
}
