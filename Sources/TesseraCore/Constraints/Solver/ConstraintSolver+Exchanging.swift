extension ConstraintSolver {
  /// Lets a row fix variables in place of what a slot holds, which moves in a direction.
  ///
  /// The row must be zero at the present values, and must change when the slot's content does.
  mutating func exchange(slot: Int, towards direction: Double, for row: Int) {
    for index in matrix.range(ofRow: row) {
      scratch.load[Int(matrix.terms[index].variable)] += matrix.terms[index].coefficient
    }
    vacate(slot, towards: direction)
    basis.columns[slot] = Int32(truncatingIfNeeded: row)
    rows[row].slot = Int32(truncatingIfNeeded: slot)
    rows[row].residual = 0
    setSide(0, ofRow: row)
    putColumn(in: slot)
  }

  /// Lets a variable that moves when a slot is left be pinned where it is, in place of the slot's row.
  mutating func pin(slot: Int) {
    findDirection(ofSlot: slot, towards: 1)
    var best = scratch.direction.next(from: 0)
    var variable = best
    while variable >= 0 {
      // One that is clearly larger is safer to divide by; among equals the first is taken.
      if scratch.direction[variable].magnitude > 2 * scratch.direction[best].magnitude {
        best = variable
      }
      variable = scratch.direction.next(from: variable + 1)
    }
    precondition(best >= 0, "No variable depends on slot \(slot)")
    scratch.load[best] = 1
    vacate(slot, towards: 0)
    basis.columns[slot] = ~Int32(truncatingIfNeeded: best)
    basis.pins[best].slot = Int32(truncatingIfNeeded: slot)
    basis.pins[best].constant = variables[best].value
    if variables[best].value != 0 {
      agenda.displacedPins.append(Int32(truncatingIfNeeded: best))
    }
    putColumn(in: slot)
  }

  private mutating func vacate(_ slot: Int, towards direction: Double) {
    let content = Int(basis.columns[slot])
    marks.clear(slot)
    if content >= 0 {
      rows[content].slot = -1
      evaluate(content)
      let isLeaving = direction != 0 && rows[content].isCostly(towards: direction)
      if rows[content].residual == 0, isLeaving, !rows[content].isRequirement {
        setSide(direction, ofRow: content)
      }
    } else {
      basis.pins[~content].slot = -1
      basis.pins[~content].constant = 0
    }
  }

  /// Updates the factors for the column in `scratch.load`, which is used up.
  private mutating func putColumn(in slot: Int) {
    pivotCount += 1
    basis.factor.solve(&scratch.load, into: &scratch.multipliers)
    guard scratch.multipliers[slot].magnitude > 1e-9, !basis.factor.isWorthRenewing else {
      renewFactor()
      refreshValues()
      return
    }
    basis.factor.exchange(slot, for: scratch.multipliers)
  }
}
