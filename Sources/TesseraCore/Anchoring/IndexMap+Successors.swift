extension IndexMap {
  /// Returns the successor, after a batch, of an item that was the anchor before it.
  ///
  /// The item itself if it stays, wherever. Else what is in its place: for its start or middle what comes
  /// there or follows, for its end what is inserted exactly there, or else what was in front. Nil if no
  /// item is left, and for a path that names no item.
  func successor(of old: OldPath, edge: AnchorEdge) -> NewPath? {
    guard before.contains(old) else { return nil }
    return newPath(of: old) ?? occupant(of: place(of: old), edge: edge)
  }

  /// The same, but an item that is moved by itself or with its section counts as gone.
  func positionalSuccessor(of old: OldPath, edge: AnchorEdge) -> NewPath? {
    guard before.contains(old) else { return nil }
    if movedItems.new(of: old) == nil, movedSections.new(of: old.section) == nil,
      let new = newPath(of: old)
    {
      return new
    }
    return occupant(of: place(of: old), edge: edge)
  }

  /// Where an item would be if it had stayed: directly behind what was in front of it and kept its order.
  ///
  /// The section may be one past the last, and the item one past the last of its section.
  private func place(of old: OldPath) -> NewPath {
    let isMoved = movedSections.new(of: old.section) != nil
    guard !isMoved, let new = sections.newPosition(of: old.section.index) else {
      return NewPath(section: sections.place(of: old.section.index), item: 0)
    }
    let count = after.count(of: NewSection(new))
    let item = change(of: old.section).map { $0.items.map?.place(of: old.item) ?? old.item }
    return NewPath(section: new, item: min(max(0, item ?? old.item), count))
  }

  private func occupant(of place: NewPath, edge: AnchorEdge) -> NewPath? {
    let following = firstItem(from: place)
    let preceding = { lastItem(before: place) }
    switch edge {
    case .start, .center: return following ?? preceding()
    case .end:
      guard let following, following == place, isFilled(place) else {
        return preceding() ?? following
      }
      return place
    }
  }

  /// Whether what is at a position was not there, in order, before.
  private func isFilled(_ new: NewPath) -> Bool {
    guard let old = oldPath(of: new) else { return true }
    return movedItems.new(of: old) != nil
  }

  /// The first item at a position or behind it, in any section.
  private func firstItem(from place: NewPath) -> NewPath? {
    if after.contains(place) { return place }
    var section = place.section.index + 1
    while section < after.sectionCount {
      if after.items[section] > 0 { return NewPath(section: section, item: 0) }
      section += 1
    }
    return nil
  }

  /// The last item in front of a position, in any section.
  private func lastItem(before place: NewPath) -> NewPath? {
    if place.item > 0, after.contains(place.section) {
      return NewPath(section: place.section, item: place.item - 1)
    }
    var section = min(place.section.index, after.sectionCount) - 1
    while section >= 0 {
      let count = after.items[section]
      if count > 0 { return NewPath(section: section, item: count - 1) }
      section -= 1
    }
    return nil
  }
}

extension IndexMap {
  /// The last of the items that are inserted, or are in inserted sections, without a gap behind an item.
  ///
  /// Nil if what follows was there before. O(log k) for each section that it passes.
  func lastInserted(directlyBehind path: NewPath) -> NewPath? {
    var last: NewPath?
    var place = NewPath(section: path.section, item: path.item + 1)
    while let next = firstItem(from: place), let end = endOfInsertions(from: next) {
      last = NewPath(section: next.section, item: end - 1)
      place = NewPath(section: next.section, item: end)
      if end < after.count(of: next.section) { break }
    }
    return last
  }

  /// The end of the run of new items that begins at a position; nil if what is there is not inserted.
  private func endOfInsertions(from place: NewPath) -> Int? {
    var end: Int
    if oldSection(of: place.section) == nil {
      end = after.count(of: place.section)
    } else {
      guard let change = change(of: place.section), let filled = change.items.map?.filled,
        let run = filled.run(containing: place.item)
      else { return nil }
      end = run.upperBound
    }
    if let moved = movedItems.firstNew(from: place), moved.section == place.section {
      end = min(end, moved.item)
    }
    return end > place.item ? end : nil
  }
}

extension IndexMap {
  /// The last item in front of a position, in its section, that exists on both sides, wherever it is now.
  ///
  /// Nil if there is none. O(log k), however many items between them go.
  package func lastKept(before old: OldPath) -> ItemPair? {
    let limit = min(old.item, before.count(of: old.section))
    let candidates = [
      inOrder(before: limit, in: old.section), moved(before: limit, in: old.section),
    ]
    guard let last = candidates.compactMap({ $0 }).max(), let new = newPath(of: last) else {
      return nil
    }
    return ItemPair(old: last, new: new)
  }

  /// The last item in front of a position that keeps its order, or goes along with its section.
  private func inOrder(before item: Int, in section: OldSection) -> OldPath? {
    guard item > 0, newSection(of: section) != nil else { return nil }
    var last = item - 1
    if let change = change(of: section) {
      guard let map = change.items.map else { return nil }
      if let run = map.vacated.run(containing: last) { last = run.lowerBound - 1 }
    }
    return last < 0 ? nil : OldPath(section: section, item: last)
  }

  private func moved(before item: Int, in section: OldSection) -> OldPath? {
    guard item > 0 else { return nil }
    let last = movedItems.lastOld(before: OldPath(section: section, item: item))
    return last?.section == section ? last : nil
  }
}

extension ListMap {
  /// Directly behind what was in front of a position and keeps its order.
  func place(of old: Int) -> Int {
    let rank = old - vacated.count(before: old)
    return rank == 0 ? 0 : filled.positionOutside(rank: rank - 1) + 1
  }
}

extension PositionSet {
  /// The run that contains a position; O(log k).
  fileprivate func run(containing position: Int) -> Range<Int>? {
    let index = runs.firstIndex(whereSorted: { $0.upperBound > position })
    return index < runs.count && runs[index].lowerBound <= position ? runs[index] : nil
  }
}
