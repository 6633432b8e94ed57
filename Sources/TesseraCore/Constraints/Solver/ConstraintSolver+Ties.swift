extension ConstraintSolver {
  /// Gives errors that can be traded for each other, at the same sum of errors of each rank, to the rows that come last.
  ///
  /// One after the other, those of higher rank and those that were added first in front, each row gets the smallest
  /// error that is left, and keeps it. False if the budget is used up.
  mutating func breakTies(until lastPivot: Int) -> Bool {
    let rows = tiedRows()
    guard !rows.isEmpty else { return true }
    // Most of the way with all of them at once.
    for (place, row) in rows.enumerated() { self.rows[row].tieWeight = 1 - Double(place) * 0x1p-20 }
    guard minimize(.ties, until: lastPivot) else { return false }
    var isComplete = true
    for row in rows where isComplete {
      if self.rows[row].isViolated {
        isComplete = minimize(.error(ofRow: row), until: lastPivot)
      }
      hold(row)
    }
    for row in rows { self.rows[row].isHeld = false }
    return isComplete
  }

  /// The rows whose errors can be traded, in order.
  private mutating func tiedRows() -> [Int] {
    // Sums that are weighed by dice are the same only where no error changes.
    for row in violations { rows[Int(row)].tieWeight = rows[Int(row)].dice }
    price(.ties)
    var tied: Set<Int> = []
    var slot = scratch.multipliers.next(from: 0)
    while slot >= 0 {
      if derivative(of: slot, towards: 1, .ties) != nil
        || derivative(of: slot, towards: -1, .ties) != nil
      {
        let content = Int(basis.columns[slot])
        if content >= 0 { tied.insert(content) }
        scratch.load[slot] = ConstraintRow.dice(slot)
      }
      slot = scratch.multipliers.next(from: slot + 1)
    }
    collectRows(&tied)
    return tied.sorted {
      rows[$0].rank != rows[$1].rank
        ? rows[$0].rank > rows[$1].rank : rows[$0].sequence < rows[$1].sequence
    }
  }

  /// Collects the rows whose errors change when the slots of the load are left.
  ///
  /// All at once, each by another distance that is thrown by dice, so that no two ways make up for each other: one way after the other
  /// would take a solution for each, and a chain of labels has as many ways as labels.
  private mutating func collectRows(_ tied: inout Set<Int>) {
    findDirectionOfLoad()
    var row = scratch.slopes.next(from: 0)
    while row >= 0 {
      let isAtStake = rows[row].side != 0 || rows[row].residual == 0
      if scratch.slopes[row] != 0, isAtStake { tied.insert(row) }
      row = scratch.slopes.next(from: row + 1)
    }
  }

  /// Keeps the error of a row as it is, while those of others are made smaller.
  ///
  /// Of a violated row that holds the slots on whose ways its error grows; pricing has found them.
  private mutating func hold(_ row: Int) {
    guard rows[row].isViolated else {
      rows[row].isHeld = true
      return
    }
    let objective = SolverObjective.error(ofRow: row)
    var slot = scratch.multipliers.next(from: 0)
    while slot >= 0 {
      for sign in [1.0, -1] {
        let derivative = derivative(of: slot, towards: sign, objective) ?? 0
        if derivative > ConstraintSolver.derivativeTolerance { marks.hold(slot, towards: sign) }
      }
      slot = scratch.multipliers.next(from: slot + 1)
    }
  }
}
