/// One change of a checked batch, as a layout receives it.
public enum LayoutChange: Hashable, Sendable {
  /// An item is deleted.
  case deleteItem(OldPath)
  /// An item is inserted.
  case insertItem(NewPath)
  /// An item is shown by another view.
  case reloadItem(ItemPair)
  /// An item has another place and keeps its identity.
  case moveItem(ItemPair)
  /// A section is deleted, with all its items.
  case deleteSection(OldSection)
  /// A section is inserted, with all its items.
  case insertSection(NewSection)
  /// All items of a section are replaced.
  case reloadSection(SectionPair)
  /// A section has another place and keeps its identity.
  case moveSection(SectionPair)
}

extension BatchChanges {
  /// The changes, in the order in which a layout receives them.
  ///
  /// Deletions descend, insertions ascend, then come reloads and at last moves; a section that is inserted
  /// comes in front of the items of the sections behind it. An item that is only reconfigured is not listed. A
  /// section whose operations did not add up is listed as reloaded. A move names both places of its item, also
  /// where its section is deleted or the section it moves to is inserted, so that a layout can keep what it
  /// knows of the item. O(k log k) for k changes.
  public var layoutChanges: [LayoutChange] {
    listed(
      deleted: deletedItems,
      inserted: insertedItems,
      reloaded: reloadedItems,
      moved: movedItems
    )
  }

  /// The same changes for a layout that drops a deleted section, and creates an inserted one, with all
  /// its items.
  ///
  /// No item of a section that is deleted or inserted is named: a move out of a deleted section is an
  /// insertion, a move into an inserted section is a deletion, and a move from one to the other is not listed. What is
  /// reloaded on such a way is not listed as reloaded either.
  public var layoutChangesOfStayingSections: [LayoutChange] {
    let crossings = SectionCrossings(self)
    guard !crossings.isEmpty else { return layoutChanges }
    var moved: [ItemPair] = []
    var deleted = deletedItems
    var inserted = insertedItems
    for move in movedItems {
      let leavesDeleted = crossings.leavesDeleted(move.old.section)
      let entersInserted = crossings.entersInserted(move.new.section)
      switch (leavesDeleted, entersInserted) {
      case (false, false): moved.append(move)
      case (true, false): inserted.append(move.new)
      case (false, true): deleted.append(move.old)
      case (true, true): break
      }
    }
    let reloaded = reloadedItems.filter {
      !crossings.leavesDeleted($0.old.section) && !crossings.entersInserted($0.new.section)
    }
    return listed(
      deleted: deleted.sorted(),
      inserted: inserted.sorted(),
      reloaded: reloaded,
      moved: moved
    )
  }

  private func listed(
    deleted: [OldPath],
    inserted: [NewPath],
    reloaded: [ItemPair],
    moved: [ItemPair]
  ) -> [LayoutChange] {
    var changes = deletions(deleted) + insertions(inserted)
    changes += (reloadedSections + replacedSections).sorted { $0.old < $1.old }
      .map { .reloadSection($0) }
    changes += reloaded.map { .reloadItem($0) }
    changes += movedSections.map { .moveSection($0) }
    changes += moved.map { .moveItem($0) }
    return changes
  }

  private func deletions(_ items: [OldPath]) -> [LayoutChange] {
    merged(items, deletedSections, { .deleteItem($0) }, { .deleteSection($0) }).reversed()
  }

  private func insertions(_ items: [NewPath]) -> [LayoutChange] {
    merged(items, insertedSections, { .insertItem($0) }, { .insertSection($0) })
  }

  /// Merges items and sections that ascend; no item is in one of the sections.
  private func merged<Space>(
    _ items: [ItemPath<Space>],
    _ sections: [SectionIndex<Space>],
    _ itemChange: (ItemPath<Space>) -> LayoutChange,
    _ sectionChange: (SectionIndex<Space>) -> LayoutChange
  ) -> [LayoutChange] {
    var result: [LayoutChange] = []
    var remaining = sections[...]
    for item in items {
      while let section = remaining.first, section < item.section {
        result.append(sectionChange(section))
        remaining.removeFirst()
      }
      result.append(itemChange(item))
    }
    return result + remaining.map(sectionChange)
  }
}
