extension ConstraintSolver {
  /// Returns the magnitude below which values count as zero, for rows whose terms have magnitudes
  /// of a given sum.
  @inline(__always)
  static func tolerance(of magnitude: Double) -> Double { 1e-9 + 1e-10 * magnitude }

  /// How often values may be moved before they are computed anew.
  static let shiftLimit = 100

  /// Computes the value of a row that does not fix variables.
  mutating func evaluate(_ row: Int) {
    var sum = rows[row].constant
    var magnitude = sum.magnitude
    for index in matrix.range(ofRow: row) {
      let term = matrix.terms[index]
      let product = term.coefficient * variables[Int(term.variable)].value
      sum += product
      magnitude += product.magnitude
    }
    if sum.magnitude <= ConstraintSolver.tolerance(of: magnitude) { sum = 0 }
    rows[row].residual = sum
    let found = rows[row]
    let side: Double
    if found.isViolated {
      side = sum < 0 ? -1 : 1
    } else if sum != 0 || found.isRequirement {
      side = 0
    } else {
      return
    }
    setSide(side, ofRow: row)
  }

  /// Enters a row into the list of those that count as violated, or takes it out.
  mutating func setSide(_ side: Double, ofRow row: Int) {
    guard side != rows[row].side else { return }
    rows[row].side = side
    let place = Int(rows[row].violationIndex)
    if side != 0, place < 0 {
      rows[row].violationIndex = Int32(truncatingIfNeeded: violations.count)
      violations.append(Int32(truncatingIfNeeded: row))
    } else if side == 0, place >= 0, let last = violations.popLast() {
      if Int(last) != row {
        violations[place] = last
        rows[Int(last)].violationIndex = Int32(truncatingIfNeeded: place)
      }
      rows[row].violationIndex = -1
    }
  }

  /// Finds how the variables move when what a slot holds moves away from zero alone.
  mutating func findDirection(ofSlot slot: Int, towards sign: Double) {
    scratch.load[slot] = sign
    findDirectionOfLoad()
  }

  /// Finds how the variables move when what the slots of the load hold moves away from zero, as far as the load says.
  mutating func findDirectionOfLoad() {
    basis.factor.solveTransposed(&scratch.load, into: &scratch.direction)
    findSlopes()
  }

  /// Finds the direction of a variable that its pin alone fixes, and on which no other one depends.
  mutating func findDirection(ofFreshVariable variable: Int, towards sign: Double) {
    scratch.direction.removeAll()
    scratch.direction[variable] = sign
    findSlopes()
  }

  /// Finds how much each row that does not fix variables changes along the direction.
  private mutating func findSlopes() {
    scratch.slopes.removeAll()
    var variable = scratch.direction.next(from: 0)
    while variable >= 0 {
      var index = Int(matrix.firstTerm(ofVariable: variable))
      while index >= 0 {
        let term = matrix.terms[index]
        let row = Int(term.row)
        if !rows[row].isActive, rows[row].standing == .admitted { scratch.slopes.mark(row) }
        index = Int(term.next)
      }
      variable = scratch.direction.next(from: variable + 1)
    }
    var row = scratch.slopes.next(from: 0)
    while row >= 0 {
      scratch.slopes[row] = slope(ofRow: row)
      row = scratch.slopes.next(from: row + 1)
    }
  }

  private func slope(ofRow row: Int) -> Double {
    var sum = 0.0
    var magnitude = 0.0
    for index in matrix.range(ofRow: row) {
      let term = matrix.terms[index]
      let product = term.coefficient * scratch.direction[Int(term.variable)]
      sum += product
      magnitude += product.magnitude
    }
    return sum.magnitude <= 1e-9 * magnitude ? 0 : sum
  }

  /// Moves the variables along the direction, and evaluates the rows that change.
  mutating func advance(by distance: Double) {
    guard distance != 0 else { return }
    var variable = scratch.direction.next(from: 0)
    while variable >= 0 {
      variables[variable].value += distance * scratch.direction[variable]
      variable = scratch.direction.next(from: variable + 1)
    }
    var row = scratch.slopes.next(from: 0)
    while row >= 0 {
      if !rows[row].isActive { evaluate(row) }
      row = scratch.slopes.next(from: row + 1)
    }
  }

  /// Moves the variables by what the constants of active rows have changed.
  mutating func applyShifts() {
    guard agenda.hasShifts else { return }
    agenda.hasShifts = false
    agenda.shiftCount += 1
    basis.factor.solveTransposed(&scratch.shifts, into: &scratch.direction)
    findSlopes()
    advance(by: 1)
    if agenda.shiftCount > ConstraintSolver.shiftLimit { refreshValues() }
  }

  /// Computes all variables from the constraints that fix them, and evaluates all other rows.
  mutating func refreshValues() {
    agenda.shiftCount = 0
    for slot in basis.columns.indices {
      let content = Int(basis.columns[slot])
      let sum = content >= 0 ? -rows[content].constant : basis.pins[~content].constant
      if sum != 0 { scratch.load[slot] = sum }
    }
    basis.factor.solveTransposed(&scratch.load, into: &scratch.direction)
    for variable in variables.indices {
      variables[variable].value = scratch.direction[variable]
    }
    for row in rows.indices where rows[row].standing == .admitted && !rows[row].isActive {
      evaluate(row)
    }
  }
}
