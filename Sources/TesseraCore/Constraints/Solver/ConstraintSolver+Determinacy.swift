extension ConstraintSolver {
  /// Whether constraints leave a variable no other value than the one it has.
  ///
  /// Constraints of equal priority whose errors can be traded for each other leave a choice: which one
  /// of them holds is settled by the order in which they were added, and the variable counts as not
  /// determined. False before ``solve()``, after something changed, and for a variable that is not in the
  /// solver.
  ///
  /// - Complexity: a few pivots, which change no value.
  public mutating func isDetermined(_ variable: SolverVariable) -> Bool {
    guard variables.contains(variable), !agenda.isDue else { return false }
    defer { checkInvariants() }
    return !canMove(variable.position, towards: 1) && !canMove(variable.position, towards: -1)
  }

  /// Whether a variable can grow, or shrink, at the same error of every row.
  private mutating func canMove(_ variable: Int, towards sign: Double) -> Bool {
    let objective = SolverObjective.variable(variable, sign: -sign)
    let lastPivot = pivotCount + pivotBudget
    var stalls = 0
    while pivotCount < lastPivot {
      price(objective)
      let takingFirst = stalls > ConstraintSolver.stallLimit
      guard let way = bestDirection(objective, takingFirst: takingFirst) else { return false }
      guard let end = firstObstacle(on: way, objective), end.distance == 0 else { return true }
      move(along: way, to: end, objective)
      stalls += 1
    }
    return true
  }
}
