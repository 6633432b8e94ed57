extension ConstraintSolver {
  /// Lets values be suggested for a variable, which then is as near to the suggestion as possible.
  ///
  /// The first suggestion is the present value. An edited variable has one constraint more, *variable =
  /// suggestion*, which ``endEditing(_:)`` removes.
  ///
  /// - Throws: `editing` if the variable is edited already.
  public mutating func beginEditing(
    _ variable: SolverVariable,
    priority: ConstraintPriority
  ) throws(ConstraintIssue) {
    guard variables.contains(variable) else { throw .unknownVariable }
    guard variables[variable.position].editRow < 0 else { throw .editing }
    let suggestion = variables[variable.position].value
    let constraint = try add(
      LinearConstraint(LinearExpression(variable), .equal, suggestion, priority: priority)
    )
    variables[variable.position].editRow = constraint.index
  }

  /// Suggests a value for a variable that is edited; it takes effect at the next ``solve()``.
  public mutating func suggest(
    _ value: Double,
    for variable: SolverVariable
  ) throws(ConstraintIssue) {
    try requireInRange(value)
    let row = try editRow(of: variable)
    setConstant(-value, ofRow: row)
  }

  /// Removes the suggestion for a variable.
  ///
  /// - Throws: `editing` if the variable is not edited.
  public mutating func endEditing(_ variable: SolverVariable) throws(ConstraintIssue) {
    let row = try editRow(of: variable)
    removeRow(row)
    checkInvariants()
  }

  private func editRow(of variable: SolverVariable) throws(ConstraintIssue) -> Int {
    guard variables.contains(variable) else { throw .unknownVariable }
    let row = variables[variable.position].editRow
    guard row >= 0 else { throw .editing }
    return Int(row)
  }
}
