/// One change of a checked batch, as a layout is told of it.
public enum LayoutChange: Hashable, Sendable {
  /// An item goes.
  case deleteItem(OldPath)
  /// An item is new.
  case insertItem(NewPath)
  /// An item is shown by another view.
  case reloadItem(ItemPair)
  /// An item is in another place.
  case moveItem(ItemPair)
  /// A section goes, with all its items.
  case deleteSection(OldSection)
  /// A section is new, with all its items.
  case insertSection(NewSection)
  /// All items of a section are new.
  case reloadSection(SectionPair)
  /// A section is in another place.
  case moveSection(SectionPair)
}

extension BatchChanges {
  /// The changes in the order in which a layout is told of them.
  ///
  /// Deletions descend, then insertions ascend, then come reloads and at last moves; a section comes with the
  /// items of its number, in front of them when it is inserted. Reconfiguring is not told. A section
  /// whose operations did not add up is told as reloaded. What is moved out of a section that is deleted
  /// is told as inserted, and what is moved into one that is inserted as deleted: a layout hears of no
  /// item in a section that it has to forget or to make.
  public var layoutChanges: [LayoutChange] {
    var moves: [ItemPair] = []
    var deleted = deletedItems
    var inserted = insertedItems
    let goingSections = SortedPositions(deletedSections)
    let newSections = SortedPositions(insertedSections)
    for move in movedItems {
      switch (goingSections.contains(move.old.section), newSections.contains(move.new.section)) {
      case (false, false): moves.append(move)
      case (true, false): inserted.append(move.new)
      case (false, true): deleted.append(move.old)
      case (true, true): break
      }
    }
    var changes = deletions(deleted) + insertions(inserted)
    changes += (reloadedSections + replacedSections).sorted { $0.old < $1.old }
      .map { .reloadSection($0) }
    changes += reloadedItems.map { .reloadItem($0) }
    changes += movedSections.map { .moveSection($0) }
    changes += moves.map { .moveItem($0) }
    return changes
  }

  private func deletions(_ items: [OldPath]) -> [LayoutChange] {
    merged(items.sorted(), deletedSections, { .deleteItem($0) }, { .deleteSection($0) }).reversed()
  }

  private func insertions(_ items: [NewPath]) -> [LayoutChange] {
    merged(items.sorted(), insertedSections, { .insertItem($0) }, { .insertSection($0) })
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
