/// Why a call of a ``ConstraintSolver`` changed nothing.
public enum ConstraintIssue: Error, Hashable, Sendable {
  /// A constant, a coefficient or a suggested value is NaN, or its magnitude is above
  /// ``ConstraintSolver/largestMagnitude``.
  case numberOutOfRange
  /// A priority is NaN or infinite.
  case priorityNotFinite
  /// A priority cannot become required or stop being so: remove the constraint and add it again.
  case requiredPriorityFixed
  /// The constraint is not in the solver, or not any more.
  case unknownConstraint
  /// The variable is not in the solver, or not any more.
  case unknownVariable
  /// The variable is used by constraints and cannot be removed.
  case variableInUse
  /// The variable is edited already, or is not edited.
  case editing
}
