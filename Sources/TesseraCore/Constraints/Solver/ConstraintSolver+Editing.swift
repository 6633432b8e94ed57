extension ConstraintSolver {
  /// Adds a variable, whose value is 0 until constraints say otherwise.
  public mutating func addVariable() -> SolverVariable {
    if let variable = variables.reuse() { return variable }
    matrix.addVariable()
    basis.addVariable()
    scratch.grow(variables: basis.size)
    marks.grow(to: basis.size)
    return variables.append()
  }

  /// Removes a variable that no constraint uses any more.
  public mutating func remove(_ variable: SolverVariable) throws(ConstraintIssue) {
    guard variables.contains(variable) else { throw .unknownVariable }
    let position = variable.position
    guard matrix.firstTerm(ofVariable: position) < 0 else { throw .variableInUse }
    // Without constraints it has its pin.
    basis.pins[position].constant = 0
    variables.remove(variable)
    checkInvariants()
  }

  /// Adds a constraint, which takes effect at the next ``solve()``.
  ///
  /// - Parameters:
  ///   - constraint: The constraint.
  ///   - order: Its place in the order of constraints, those with smaller numbers first; nil for that in which they are
  ///     added. A solver should have either all of its constraints by number or none.
  /// - Returns: What the constraint is called from then on.
  /// - Throws: `numberOutOfRange`, `priorityNotFinite` or `unknownVariable`; nothing is added then.
  /// - Complexity: O(terms).
  @discardableResult
  public mutating func add(
    _ constraint: LinearConstraint,
    order: Int? = nil
  ) throws(ConstraintIssue) -> SolverConstraint {
    let expression = constraint.expression
    try requireInRange(expression.constant)
    for term in expression.terms {
      try requireInRange(term.coefficient)
      guard variables.contains(term.variable) else { throw .unknownVariable }
    }
    let rank = try rank(of: constraint.priority)
    let row = takeRow()
    let sign: Double = constraint.relation == .lessThanOrEqual ? -1 : 1
    rows[row].constant = sign * expression.constant
    rows[row].rank = rank
    rows[row].sequence = order ?? takeSequence()
    rows[row].kind = constraint.relation == .equal ? .equality : .atLeast
    rows[row].isNegated = sign < 0
    rows[row].standing = .pending
    matrix.setRow(row, to: expression.terms, sign: sign)
    agenda.pendingRows.append(Int32(truncatingIfNeeded: row))
    agenda.isDue = true
    return name(ofRow: row)
  }

  /// Changes the constant of a constraint's expression, which takes effect at the next ``solve()``.
  ///
  /// The constant is that of the expression that is compared with zero: *width = 40* is kept as
  /// *width - 40 = 0*, and its constant is -40.
  public mutating func setConstant(
    _ constant: Double,
    of constraint: SolverConstraint
  ) throws(ConstraintIssue) {
    try requireInRange(constant)
    guard contains(constraint) else { throw .unknownConstraint }
    setConstant(constant, ofRow: constraint.position)
  }

  /// Changes the priority of a constraint, which takes effect at the next ``solve()``.
  ///
  /// - Throws: `requiredPriorityFixed` if the constraint is required or is to be so.
  public mutating func setPriority(
    _ priority: ConstraintPriority,
    of constraint: SolverConstraint
  ) throws(ConstraintIssue) {
    guard contains(constraint) else { throw .unknownConstraint }
    let row = constraint.position
    let rank = try rank(of: priority)
    let isRequired = rank == ConstraintRow.requiredRank
    guard isRequired == rows[row].wasRequired else { throw .requiredPriorityFixed }
    guard !isRequired, rank != rows[row].rank else { return }
    rows[row].rank = rank
    agenda.isDue = true
  }

  /// Removes a constraint, which takes effect at the next ``solve()``.
  ///
  /// - Complexity: O(terms) for a constraint that does not fix a variable, and a pivot for one that does.
  public mutating func remove(_ constraint: SolverConstraint) throws(ConstraintIssue) {
    guard contains(constraint) else { throw .unknownConstraint }
    removeRow(constraint.position)
    checkInvariants()
  }

  mutating func setConstant(_ constant: Double, ofRow row: Int) {
    let kept = rows[row].isNegated ? -constant : constant
    let change = kept - rows[row].constant
    guard change != 0 else { return }
    rows[row].constant = kept
    agenda.isDue = true
    guard rows[row].standing == .admitted else { return }
    if rows[row].isActive {
      scratch.shifts.grow(to: basis.size)
      scratch.shifts[Int(rows[row].slot)] -= change
      agenda.hasShifts = true
    } else {
      evaluate(row)
    }
  }

  mutating func removeRow(_ row: Int) {
    if rows[row].isActive {
      applyShifts()
      pin(slot: Int(rows[row].slot))
    }
    setSide(0, ofRow: row)
    let index = Int32(truncatingIfNeeded: row)
    if rows[row].standing == .pending { agenda.pendingRows.removeAll { $0 == index } }
    if rows[row].rank == ConstraintRow.brokenRank { agenda.brokenRows.removeAll { $0 == index } }
    clearEditing(row)
    matrix.removeRow(row)
    rows[row].standing = .vacant
    rows[row].generation &+= 1
    agenda.vacantRows.append(index)
    agenda.isDue = true
  }

  /// A constraint that holds a suggestion may be removed like any other.
  private mutating func clearEditing(_ row: Int) {
    let range = matrix.range(ofRow: row)
    guard range.count == 1 else { return }
    let variable = Int(matrix.terms[range.lowerBound].variable)
    if Int(variables[variable].editRow) == row { variables[variable].editRow = -1 }
  }

  private mutating func takeRow() -> Int {
    if let row = agenda.vacantRows.popLast() { return Int(row) }
    if rows.isEmpty {
      rows.reserveCapacity(16)
      agenda.pendingRows.reserveCapacity(16)
      violations.reserveCapacity(16)
    }
    rows.append(ConstraintRow())
    scratch.slopes.grow(to: rows.count)
    return rows.count - 1
  }

  /// The next number of the order in which constraints are added.
  private mutating func takeSequence() -> Int {
    defer { agenda.nextSequence += 1 }
    return agenda.nextSequence
  }

  func requireInRange(_ number: Double) throws(ConstraintIssue) {
    // A NaN is not in range either.
    guard number.magnitude <= ConstraintSolver.largestMagnitude else { throw .numberOutOfRange }
  }

  private func rank(of priority: ConstraintPriority) throws(ConstraintIssue) -> Double {
    switch priority {
    case .required: return ConstraintRow.requiredRank
    case .optional(let rank):
      guard rank.magnitude < ConstraintRow.brokenRank else { throw .priorityNotFinite }
      return rank
    }
  }
}
