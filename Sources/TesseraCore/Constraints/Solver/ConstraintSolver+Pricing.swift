/// A way to leave a slot: what it holds grows, or shrinks, from zero.
struct SlotDirection {
  var slot: Int
  /// 1 or -1.
  var sign: Double
  /// The change of the objective for a unit of movement, as long as no row crosses zero.
  var derivative: Double
}

extension ConstraintSolver {
  /// The magnitude below which derivatives count as zero.
  static let derivativeTolerance = 1e-9

  /// Finds what a unit of movement of what each slot holds adds to the objective.
  mutating func price(_ objective: SolverObjective) {
    switch objective {
    case .requirement(let row), .error(ofRow: let row):
      if rows[row].side != 0 { addGradient(ofRow: row, weight: 1) }
    case .rank(let rank):
      for row in violations where rows[Int(row)].rank == rank {
        addGradient(ofRow: Int(row), weight: 1)
      }
    case .ties:
      for row in violations { addGradient(ofRow: Int(row), weight: rows[Int(row)].tieWeight) }
    case .variable(let variable, let sign):
      scratch.load[variable] = sign
    }
    basis.factor.solve(&scratch.load, into: &scratch.multipliers)
  }

  private mutating func addGradient(ofRow row: Int, weight: Double) {
    let slope = rows[row].side * weight
    for index in matrix.range(ofRow: row) {
      let term = matrix.terms[index]
      scratch.load[Int(term.variable)] += slope * term.coefficient
    }
  }

  /// The derivative of the objective when a slot is left, or nil if that costs something more important.
  ///
  /// Rows that leave zero together with the slot's own are counted: those of the same variable alone. A
  /// text that is neither to be cut nor to be surrounded by space has two such rows.
  @inline(__always)
  func derivative(
    of slot: Int,
    towards sign: Double,
    _ objective: SolverObjective
  ) -> Double? {
    guard !marks.isLocked(slot, towards: sign),
      !objective.keepsErrors || !marks.isHeld(slot, towards: sign)
    else { return nil }
    var derivative = sign * scratch.multipliers[slot]
    let content = Int(basis.columns[slot])
    if content >= 0, rows[content].isCostly(towards: sign) {
      guard !rows[content].isHeld || !objective.keepsErrors else { return nil }
      guard let error = error(of: content, slot, towards: sign, objective) else { return nil }
      derivative += error
    }
    guard let companion = companion(ofSlot: slot) else { return derivative }
    var index = Int(matrix.firstTerm(ofVariable: companion.variable))
    while index >= 0 {
      let term = matrix.terms[index]
      let row = Int(term.row)
      index = Int(term.next)
      let slope = sign * term.coefficient / companion.coefficient
      guard row != content, isCompanion(row) else { continue }
      if rows[row].isHeld, objective.keepsErrors, rows[row].isCostly(towards: slope) { return nil }
      let increase = rows[row].increase(beyondZero: slope)
      guard increase > 0 else { continue }
      guard let error = error(of: row, slot, towards: sign, objective) else { return nil }
      derivative += error * increase * slope.magnitude
    }
    return derivative
  }

  /// Returns the cost of a unit of a row's error in the objective, or nil if the row must not be violated.
  @inline(__always)
  private func error(
    of row: Int,
    _ slot: Int,
    towards sign: Double,
    _ objective: SolverObjective
  ) -> Double? {
    switch objective.importance(of: rows[row], at: row) {
    case .lower: return 0
    case .same: return 1
    case .higher:
      guard rows[row].side == 0, marks.isBalanced(slot, towards: sign, rank: rows[row].rank)
      else { return nil }
      guard case .ties = objective else { return 0 }
      return rows[row].tieWeight
    }
  }

  /// The variable that a slot alone fixes, and its coefficient there.
  @inline(__always)
  func companion(ofSlot slot: Int) -> (variable: Int, coefficient: Double)? {
    let content = Int(basis.columns[slot])
    guard content >= 0 else { return (~content, 1) }
    let range = matrix.range(ofRow: content)
    guard range.count == 1 else { return nil }
    let term = matrix.terms[range.lowerBound]
    return (Int(term.variable), term.coefficient)
  }

  /// Whether a row has one variable alone, does not fix it, and is zero.
  @inline(__always)
  func isCompanion(_ row: Int) -> Bool {
    rows[row].residual == 0 && !rows[row].isActive && rows[row].standing == .admitted
      && matrix.range(ofRow: row).count == 1
  }

  /// The best way to leave a slot, or the first one, or nil if each makes the objective worse.
  ///
  /// The first one is that of the earliest row: taking the first throughout cannot go in circles.
  func bestDirection(
    _ objective: SolverObjective,
    takingFirst: Bool
  ) -> SlotDirection? {
    var best: SlotDirection?
    var slot = scratch.multipliers.next(from: 0)
    while slot >= 0 {
      consider(slot, towards: 1, objective, takingFirst: takingFirst, &best)
      consider(slot, towards: -1, objective, takingFirst: takingFirst, &best)
      slot = scratch.multipliers.next(from: slot + 1)
    }
    return best
  }

  @inline(__always)
  private func consider(
    _ slot: Int,
    towards sign: Double,
    _ objective: SolverObjective,
    takingFirst: Bool,
    _ best: inout SlotDirection?
  ) {
    // Errors that come with the movement only add to this.
    guard sign * scratch.multipliers[slot] < -ConstraintSolver.derivativeTolerance,
      let derivative = derivative(of: slot, towards: sign, objective),
      derivative < -ConstraintSolver.derivativeTolerance
    else { return }
    if let best {
      let isBetter =
        takingFirst
        ? basis.columns[slot] < basis.columns[best.slot] : derivative < best.derivative
      guard isBetter else { return }
    }
    best = SlotDirection(slot: slot, sign: sign, derivative: derivative)
  }

  /// Notes which directions make the errors of a rank larger, now that they are as small as they can be.
  mutating func settle(rank: Double) {
    let objective = SolverObjective.rank(rank)
    var slot = scratch.multipliers.next(from: 0)
    while slot >= 0 {
      settle(slot, towards: 1, objective, rank)
      settle(slot, towards: -1, objective, rank)
      slot = scratch.multipliers.next(from: slot + 1)
    }
  }

  private mutating func settle(
    _ slot: Int,
    towards sign: Double,
    _ objective: SolverObjective,
    _ rank: Double
  ) {
    guard let derivative = derivative(of: slot, towards: sign, objective) else { return }
    if derivative > ConstraintSolver.derivativeTolerance {
      marks.lock(slot, towards: sign)
    } else {
      marks.balance(slot, towards: sign, rank: rank)
    }
  }
}
