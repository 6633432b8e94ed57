extension IndexMap {
  /// The map of this batch and of one that came after it, from the index space before the first to that after
  /// the last.
  ///
  /// While several batches are on their way to the screen, a view that was there before the first of them is found by one lookup. The
  /// counts after this batch must be those before `next`. O(k log k) for k operations of both.
  public func followed(by next: IndexMap) -> IndexMap {
    precondition(
      after == next.before,
      "The counts after the first batch, \(after.items), are not those before the second"
    )
    return IndexMap(
      before: before,
      after: next.after,
      sections: sections.followed(by: next.sections),
      movedSections: movedSections(followedBy: next),
      changed: changed(followedBy: next),
      movedItems: movedItems(followedBy: next)
    )
  }

  private func movedSections(followedBy next: IndexMap) -> [SectionPair] {
    let first = movedSections.pairs.compactMap { pair in
      next.newSection(of: pair.new.next).map { SectionPair(old: pair.old, new: $0) }
    }
    let second = next.movedSections.pairs.compactMap { pair -> SectionPair? in
      guard movedSections.old(of: pair.old.former) == nil else { return nil }
      return oldSection(of: pair.old.former).map { SectionPair(old: $0, new: pair.new) }
    }
    return first + second
  }

  private func movedItems(followedBy next: IndexMap) -> [ItemPair] {
    let first = movedItems.pairs.compactMap { pair in
      next.newPath(of: pair.new.next).map { ItemPair(old: pair.old, new: $0) }
    }
    let second = next.movedItems.pairs.compactMap { pair -> ItemPair? in
      guard movedItems.old(of: pair.old.former) == nil else { return nil }
      return oldPath(of: pair.old.former).map { ItemPair(old: $0, new: pair.new) }
    }
    return first + second
  }

  private func changed(followedBy next: IndexMap) -> [SectionChange] {
    let first = changed.compactMap { change -> SectionChange? in
      let between = change.section.new.next
      guard let new = next.newSection(of: between) else { return nil }
      return SectionChange(
        section: SectionPair(old: change.section.old, new: new),
        items: change.items.followed(by: next.change(of: between)?.items)
      )
    }
    let second = next.changed.compactMap { change -> SectionChange? in
      let between = change.section.old.former
      guard self.change(of: between) == nil, let old = oldSection(of: between) else { return nil }
      return SectionChange(
        section: SectionPair(old: old, new: change.section.new),
        items: change.items
      )
    }
    return first + second
  }
}

extension SectionChange.Items {
  fileprivate func followed(by next: Self?) -> Self {
    switch (self, next) {
    case (_, nil): self
    case (.renewed, _), (_, .renewed): .renewed
    case (.edited(let first), .edited(let second)): .edited(first.followed(by: second))
    case (.replaced(let first), .edited(let second)), (.edited(let first), .replaced(let second)),
      (.replaced(let first), .replaced(let second)):
      .replaced(first.followed(by: second))
    }
  }
}

extension ListMap {
  /// The map of this change and of one that came after it; O(k log k).
  ///
  /// What keeps its order in both keeps it. A run of positions between the two changes becomes a run on
  /// the other side together with what is vacated there, or filled, in the middle of it.
  func followed(by next: ListMap) -> ListMap {
    let vacatedLater = next.vacated.subtracting(filled).runs.map { run in
      let start = run.lowerBound - filled.count(before: run.lowerBound)
      return vacated.range(outsideRanks: start..<(start + run.count))
    }
    let filledEarlier = filled.subtracting(next.vacated).runs.map { run in
      let start = run.lowerBound - next.vacated.count(before: run.lowerBound)
      return next.filled.range(outsideRanks: start..<(start + run.count))
    }
    return ListMap(
      vacated: PositionSet(vacated.runs + vacatedLater),
      filled: PositionSet(next.filled.runs + filledEarlier)
    )
  }
}

extension PositionSet {
  /// From the first to the last of the positions outside the set that have these ranks there.
  fileprivate func range(outsideRanks ranks: Range<Int>) -> Range<Int> {
    positionOutside(rank: ranks.lowerBound)..<(positionOutside(rank: ranks.upperBound - 1) + 1)
  }
}

extension SectionIndex<After> {
  /// The same section, before the batch that comes next.
  var next: OldSection { OldSection(index) }
}

extension SectionIndex<Before> {
  /// The same section, after the batch that came before.
  var former: NewSection { NewSection(index) }
}

extension ItemPath<After> {
  /// The same item, before the batch that comes next.
  var next: OldPath { OldPath(section: section.index, item: item) }
}

extension ItemPath<Before> {
  /// The same item, after the batch that came before.
  var former: NewPath { NewPath(section: section.index, item: item) }
}
