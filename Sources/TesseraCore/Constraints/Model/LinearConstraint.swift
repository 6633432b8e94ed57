/// The comparison of an expression with zero in a ``LinearConstraint``.
public enum ConstraintRelation: Hashable, Sendable {
  /// The expression is zero or negative.
  case lessThanOrEqual
  /// The expression is zero.
  case equal
  /// The expression is zero or positive.
  case greaterThanOrEqual
}

/// The importance of a ``LinearConstraint``.
public enum ConstraintPriority: Hashable, Sendable {
  /// The constraint holds, or a ``ConstraintConflict`` is reported.
  case required
  /// The constraint holds as nearly as all constraints of higher priority allow.
  ///
  /// Any finite number is a priority of its own: 250.5 comes before 250, and no number of
  /// constraints at 250 outweighs one at 250.5.
  case optional(Double)
}

/// A statement about variables: an expression compared with zero, and how important it is.
public struct LinearConstraint: Hashable, Sendable {
  /// The expression that is compared with zero.
  public var expression: LinearExpression
  /// The comparison.
  public var relation: ConstraintRelation
  /// The importance of the comparison.
  public var priority: ConstraintPriority

  /// Creates a constraint on an expression, compared with zero.
  public init(
    _ expression: LinearExpression,
    _ relation: ConstraintRelation,
    priority: ConstraintPriority = .required
  ) {
    self.expression = expression
    self.relation = relation
    self.priority = priority
  }

  /// Creates a constraint that compares two expressions.
  public init(
    _ left: LinearExpression,
    _ relation: ConstraintRelation,
    _ right: LinearExpression,
    priority: ConstraintPriority = .required
  ) {
    self.init(left - right, relation, priority: priority)
  }

  /// Creates a constraint that compares an expression with a number.
  public init(
    _ left: LinearExpression,
    _ relation: ConstraintRelation,
    _ right: Double,
    priority: ConstraintPriority = .required
  ) {
    self.init(left - right, relation, priority: priority)
  }
}
