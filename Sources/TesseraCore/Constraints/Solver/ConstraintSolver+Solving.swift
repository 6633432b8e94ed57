extension ConstraintSolver {
  /// Takes up what changed since the last time, and gives every variable its value.
  ///
  /// Nothing is done if nothing changed. The work is bounded by ``pivotBudget``.
  @discardableResult
  public mutating func solve() -> SolveReport {
    var report = SolveReport()
    guard agenda.isDue else { return report }
    agenda.isDue = false
    let firstPivot = pivotCount
    let lastPivot = pivotCount + pivotBudget
    applyShifts()
    admitPendingRows()
    restoreDisplacedPins()
    marks.removeAll()
    forgetSides(below: .infinity)
    report.isComplete =
      meetRequirements(until: lastPivot, &report.conflicts)
      && minimizeErrors(until: lastPivot)
    restoreBrokenRows()
    report.pivots = pivotCount - firstPivot
    checkInvariants()
    return report
  }

  /// Makes the errors of each rank as small as those above allow.
  private mutating func minimizeErrors(until lastPivot: Int) -> Bool {
    var rank = ConstraintRow.requiredRank
    while let next = highestViolatedRank(below: rank) {
      forgetSides(below: rank)
      rank = next
      guard minimize(.rank(rank), until: lastPivot) else { return false }
      settle(rank: rank)
    }
    forgetSides(below: rank)
    return violations.isEmpty || breakTies(until: lastPivot)
  }

  /// Lets rows that are zero and of a rank that is not settled count as held.
  private mutating func forgetSides(below limit: Double) {
    // The last one takes the place of one that goes, and has been looked at by then.
    for place in violations.indices.reversed() {
      let row = Int(violations[place])
      if rows[row].residual == 0, rows[row].rank < limit { setSide(0, ofRow: row) }
    }
  }

  private func highestViolatedRank(below rank: Double) -> Double? {
    var highest: Double?
    for row in violations {
      let found = rows[Int(row)].rank
      if found < rank, rows[Int(row)].isViolated, found > highest ?? -.infinity {
        highest = found
      }
    }
    return highest
  }

  /// Moves variables that are pinned elsewhere to zero, as far as no row is crossed.
  ///
  /// A pin is away from zero when a constraint that held its variable was removed. What the others want is
  /// found out afterwards.
  private mutating func restoreDisplacedPins() {
    let displaced = agenda.displacedPins
    agenda.displacedPins.removeAll(keepingCapacity: true)
    for index in displaced {
      let variable = Int(index)
      let slot = Int(basis.pins[variable].slot)
      let constant = basis.pins[variable].constant
      guard slot >= 0, constant != 0 else { continue }
      let sign: Double = constant > 0 ? -1 : 1
      let way = SlotDirection(slot: slot, sign: sign, derivative: -1)
      let objective = SolverObjective.variable(variable, sign: sign)
      let end = firstObstacle(on: way, objective, countsCompanions: false)
      if let end, end.distance < constant.magnitude {
        move(along: way, to: end, objective)
      } else {
        advance(by: constant.magnitude)
        variables[variable].value = 0
        basis.pins[variable].constant = 0
      }
    }
  }
}
