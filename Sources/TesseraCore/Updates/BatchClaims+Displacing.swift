extension BatchClaims {
  /// Gives each move whose target is inserted the next place behind it that nothing claims.
  ///
  /// Where there is none up to the end of the section, it gets the last place in front; where there is
  /// none at all, what is moved is deleted, and the section does not add up.
  mutating func putMovesBehindInsertions(_ after: ItemCounts, _ issues: inout [BatchIssue]) {
    let inserted = SortedPositions(ascending: insertions)
    let displaced = moves.filter { inserted.contains($0.new) }.sorted { $0.new < $1.new }
    guard !displaced.isEmpty else { return }
    for move in displaced {
      issues.append(
        .conflict(
          .insertionAndMove,
          prevailing: level.insertion(move.new),
          yielding: level.move(move)
        )
      )
    }
    moves.removeAll { inserted.contains($0.new) }
    let left = placeBehind(displaced, after)
    for move in placeInFront(left, after) {
      deletions.append(move.old)
      overfull.append(move.new.section)
    }
    deletions.sort()
  }

  private var claimedTargets: SortedPositions<NewPath> {
    SortedPositions(insertions + moves.map { $0.new })
  }

  /// Places what it can, in ascending order, and gives back the rest.
  private mutating func placeBehind(_ displaced: [ItemPair], _ after: ItemCounts) -> [ItemPair] {
    let claimed = claimedTargets
    var left: [ItemPair] = []
    var next = NewPath(section: 0, item: 0)
    for move in displaced {
      let section = move.new.section
      let first = max(next, NewPath(section: section, item: move.new.item + 1))
      let place = NewPath(section: section, item: claimed.firstGap(from: first))
      if after.contains(place) {
        next = NewPath(section: section, item: place.item + 1)
        moves.append(ItemPair(old: move.old, new: place))
      } else {
        next = place
        left.append(move)
      }
    }
    return left
  }

  /// Places what it can, from the ends of the sections on, and gives back the rest.
  private mutating func placeInFront(_ displaced: [ItemPair], _ after: ItemCounts) -> [ItemPair] {
    let claimed = claimedTargets
    var left: [ItemPair] = []
    var last: NewPath?
    for move in displaced.reversed() {
      let section = move.new.section
      var first = after.count(of: section) - 1
      if let last, last.section == section { first = last.item - 1 }
      let place = NewPath(
        section: section,
        item: claimed.lastGap(from: NewPath(section: section, item: first))
      )
      last = place
      if after.contains(place) {
        moves.append(ItemPair(old: move.old, new: place))
      } else {
        left.append(move)
      }
    }
    return left
  }
}
