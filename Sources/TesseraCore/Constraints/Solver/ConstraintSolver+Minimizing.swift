extension ConstraintSolver {
  /// How often in succession a pivot may move nothing before the choice is made safe from circles.
  static let stallLimit = 12

  /// Makes an objective as small as possible; false if the budget of pivots is used up.
  mutating func minimize(_ objective: SolverObjective, until lastPivot: Int) -> Bool {
    var stalls = 0
    while true {
      price(objective)
      let takingFirst = stalls > ConstraintSolver.stallLimit
      guard let way = bestDirection(objective, takingFirst: takingFirst) else { return true }
      guard pivotCount < lastPivot else { return false }
      guard let end = firstObstacle(on: way, objective) else {
        // Errors are never negative, so only rounding can let an objective shrink without end.
        marks.lock(way.slot, towards: way.sign)
        continue
      }
      move(along: way, to: end, objective)
      stalls = end.distance > 0 ? 0 : stalls + 1
    }
  }

  /// Moves the variables until a row is zero, which takes the slot.
  ///
  /// A row of a rank that is settled may have reached zero because its error was traded for another one.
  /// To go on would be at the cost of the other one alone, and the way back trades again.
  mutating func move(
    along way: SlotDirection,
    to end: Breakpoint,
    _ objective: SolverObjective
  ) {
    let row = Int(end.row)
    let side = rows[row].side
    let isSettled = objective.importance(of: rows[row], at: row) == .higher
    advance(by: end.distance)
    exchange(slot: way.slot, towards: way.sign, for: row)
    if isSettled, side != 0 {
      marks.lock(way.slot, towards: -side)
      marks.balance(way.slot, towards: side, rank: rows[row].rank)
    }
  }

  /// Where, on the way from a slot, the objective stops shrinking.
  ///
  /// Rows that leave zero together with the slot's own are obstacles if the derivative does not count them.
  mutating func firstObstacle(
    on way: SlotDirection,
    _ objective: SolverObjective,
    countsCompanions: Bool = true
  ) -> Breakpoint? {
    findDirection(ofSlot: way.slot, towards: way.sign)
    scratch.breakpoints.removeAll()
    let companion = countsCompanions ? companion(ofSlot: way.slot)?.variable : nil
    var row = scratch.slopes.next(from: 0)
    while row >= 0 {
      if !isCompanion(row, of: companion), let breakpoint = breakpoint(ofRow: row, objective) {
        scratch.breakpoints.insert(breakpoint)
      }
      row = scratch.slopes.next(from: row + 1)
    }
    var derivative = way.derivative
    while let breakpoint = scratch.breakpoints.popFirst() {
      derivative += breakpoint.increase
      if derivative >= -ConstraintSolver.derivativeTolerance { return breakpoint }
    }
    return nil
  }

  /// Whether the derivative counts a row from the start, because it leaves zero with the slot.
  private func isCompanion(_ row: Int, of variable: Int?) -> Bool {
    isCompanion(row) && Int(matrix.terms[matrix.range(ofRow: row).lowerBound].variable) == variable
  }

  @inline(__always)
  private func breakpoint(ofRow index: Int, _ objective: SolverObjective) -> Breakpoint? {
    let slope = scratch.slopes[index]
    let row = rows[index]
    guard slope != 0 else { return nil }
    guard row.residual == 0 || row.residual * slope < 0 else { return nil }
    let factor =
      row.isHeld && objective.keepsErrors && row.isCostly(towards: slope)
      ? 1 : row.increase(beyondZero: slope)
    guard factor > 0 else { return nil }
    let steepness = slope.magnitude
    let increase: Double
    switch objective.importance(of: row, at: index) {
    case .lower: return nil
    case .same: increase = factor * steepness
    case .higher: increase = .infinity
    }
    return Breakpoint(
      distance: row.residual.magnitude / steepness,
      increase: increase,
      steepness: steepness,
      row: Int32(truncatingIfNeeded: index)
    )
  }
}
