extension BatchClaims {
  /// Leaves each position in one list only, as the rules say; `after` says how much room there is.
  ///
  /// O(k log k).
  mutating func resolve(after: ItemCounts, _ issues: inout [BatchIssue]) {
    deletions = once(deletions, &issues, level.deletion)
    yieldMovesToDeletions(&issues)
    dropCompetingMoves(by: { $0.old }, &issues)
    dropCompetingMoves(by: { $0.new }, &issues)
    insertions = once(insertions, &issues, level.insertion)
    putMovesBehindInsertions(after, &issues)
    reloads = yieldingToDeletions(once(reloads), &issues, level.reload)
    let contents = SortedPositions(ascending: reloads)
    reconfigurations = yieldingToDeletions(once(reconfigurations), &issues) {
      .reconfigureItem($0)
    }
    reconfigurations.removeAll { contents.contains($0) }
  }

  private func once<Position: OrderedPosition>(_ positions: [Position]) -> [Position] {
    let sorted = SortedPositions(positions)
    guard sorted.repeatsItself else { return sorted.positions }
    var result: [Position] = []
    for position in sorted.positions where result.last != position { result.append(position) }
    return result
  }

  private func once<Position: OrderedPosition>(
    _ positions: [Position],
    _ issues: inout [BatchIssue],
    _ operation: (Position) -> UpdateOperation
  ) -> [Position] {
    let sorted = SortedPositions(positions)
    guard sorted.repeatsItself else { return sorted.positions }
    var result: [Position] = []
    var repeated: Position?
    for position in sorted.positions {
      if result.last != position {
        result.append(position)
      } else if repeated != position {
        issues.append(.repeated(operation(position)))
        repeated = position
      }
    }
    return result
  }

  private mutating func yieldMovesToDeletions(_ issues: inout [BatchIssue]) {
    let deleted = SortedPositions(ascending: deletions)
    guard moves.contains(where: { deleted.contains($0.old) }) else { return }
    var kept: [ItemPair] = []
    var targets: [NewPath] = []
    for move in moves {
      guard deleted.contains(move.old) else {
        kept.append(move)
        continue
      }
      issues.append(
        .conflict(
          .deletionAndMove,
          prevailing: level.deletion(move.old),
          yielding: level.move(move)
        )
      )
      targets.append(move.new)
    }
    moves = kept
    let inserted = SortedPositions(once(insertions))
    insertions += once(targets).filter { !inserted.contains($0) }
  }

  private mutating func dropCompetingMoves<Position: OrderedPosition>(
    by position: (ItemPair) -> Position,
    _ issues: inout [BatchIssue]
  ) {
    guard SortedPositions(moves.map(position)).repeatsItself else { return }
    let order = moves.indices.sorted { first, second in
      let positions = (position(moves[first]), position(moves[second]))
      return positions.0 == positions.1 ? first < second : positions.0 < positions.1
    }
    var isDropped = [Bool](repeating: false, count: moves.count)
    var prevailing: Int?
    for index in order {
      guard let first = prevailing, position(moves[first]) == position(moves[index]) else {
        prevailing = index
        continue
      }
      isDropped[index] = true
      issues.append(competition(of: moves[first], and: moves[index]))
    }
    moves = moves.indices.filter { !isDropped[$0] }.map { moves[$0] }
  }

  private func competition(of first: ItemPair, and second: ItemPair) -> BatchIssue {
    first == second
      ? .repeated(level.move(first))
      : .conflict(
        .competingMoves,
        prevailing: level.move(first),
        yielding: level.move(second)
      )
  }

  private func yieldingToDeletions(
    _ positions: [OldPath],
    _ issues: inout [BatchIssue],
    _ operation: (OldPath) -> UpdateOperation
  ) -> [OldPath] {
    let deleted = SortedPositions(ascending: deletions)
    return positions.filter { position in
      guard deleted.contains(position) else { return true }
      issues.append(
        .conflict(
          .deletionAndReload,
          prevailing: level.deletion(position),
          yielding: operation(position)
        )
      )
      return false
    }
  }
}
