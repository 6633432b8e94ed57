extension ConstraintSolver {
  /// Makes required rows hold, in the order in which they were added; false if the budget is used up.
  ///
  /// Rows that hold go on holding. Where that leaves a row no way to hold, those that stand in its way and
  /// the row itself are in conflict.
  mutating func meetRequirements(
    until lastPivot: Int,
    _ conflicts: inout [ConstraintConflict]
  ) -> Bool {
    var waiting = violations.filter { rows[Int($0)].rank == ConstraintRow.requiredRank }
    waiting.sort { rows[Int($0)].sequence < rows[Int($1)].sequence }
    for index in waiting {
      let row = Int(index)
      while rows[row].isViolated, rows[row].rank == ConstraintRow.requiredRank {
        guard minimize(.requirement(row: row), until: lastPivot) else { return false }
        guard rows[row].isViolated else { break }
        conflicts.append(breakNewest(of: opponents(of: row) + [index]))
      }
    }
    return true
  }

  /// The rows that keep a required row from holding; pricing has found the slots.
  private func opponents(of row: Int) -> [Int32] {
    var found: [Int32] = []
    var slot = scratch.multipliers.next(from: 0)
    while slot >= 0 {
      let multiplier = scratch.multipliers[slot]
      if multiplier.magnitude > ConstraintSolver.derivativeTolerance,
        let opponent = opponent(in: slot, towards: multiplier > 0 ? -1 : 1)
      {
        found.append(opponent)
      }
      slot = scratch.multipliers.next(from: slot + 1)
    }
    return found
  }

  /// The required row that keeps a slot from being left: its own, or the oldest one of the same variable.
  private func opponent(in slot: Int, towards sign: Double) -> Int32? {
    let content = basis.columns[slot]
    if content >= 0, isRequirement(Int(content)), rows[Int(content)].isCostly(towards: sign) {
      return content
    }
    guard let companion = companion(ofSlot: slot) else { return nil }
    var oldest: Int?
    var index = Int(matrix.firstTerm(ofVariable: companion.variable))
    while index >= 0 {
      let term = matrix.terms[index]
      let row = Int(term.row)
      index = Int(term.next)
      let slope = sign * term.coefficient / companion.coefficient
      guard isCompanion(row), isRequirement(row), rows[row].isCostly(towards: slope) else {
        continue
      }
      if oldest.map({ rows[row].sequence < rows[$0].sequence }) ?? true { oldest = row }
    }
    return oldest.map { Int32(truncatingIfNeeded: $0) }
  }

  private func isRequirement(_ row: Int) -> Bool {
    rows[row].rank == ConstraintRow.requiredRank
  }

  private mutating func breakNewest(of members: [Int32]) -> ConstraintConflict {
    let order = members.sorted { rows[Int($0)].sequence < rows[Int($1)].sequence }
    let newest = Int(order[order.count - 1])
    rows[newest].rank = ConstraintRow.brokenRank
    agenda.brokenRows.append(Int32(truncatingIfNeeded: newest))
    return ConstraintConflict(
      constraints: order.map { name(ofRow: Int($0)) },
      broken: name(ofRow: newest)
    )
  }

  /// Makes broken rows required again that hold by now.
  mutating func restoreBrokenRows() {
    guard !agenda.brokenRows.isEmpty else { return }
    let holding = agenda.brokenRows.filter { !rows[Int($0)].isViolated }
    for row in holding { rows[Int(row)].rank = ConstraintRow.requiredRank }
    agenda.brokenRows.removeAll { rows[Int($0)].rank == ConstraintRow.requiredRank }
  }
}
