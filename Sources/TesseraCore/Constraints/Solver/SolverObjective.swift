/// The objective that a part of a solve minimises, without making anything more important worse.
enum SolverObjective: Sendable {
  /// The error of one required row, while those that hold go on holding.
  case requirement(row: Int)
  /// The sum of the errors of the rows of one rank.
  case rank(Double)
  /// The sum of all errors, which count by the rows' ``ConstraintRow/tieWeight``.
  case ties
  /// The error of one row, at the same sum of errors of every rank.
  case error(ofRow: Int)
  /// One variable, or its negative, at the same error of every row.
  case variable(Int, sign: Double)
}

extension SolverObjective {
  /// Whether rows whose errors have become as small as they can be keep them.
  @inline(__always)
  var keepsErrors: Bool {
    switch self {
    case .ties, .error: true
    case .requirement, .rank, .variable: false
    }
  }

  /// How a row is seen.
  enum Importance: Sendable {
    case lower
    case same
    case higher
  }

  @inline(__always)
  func importance(of row: ConstraintRow, at index: Int) -> Importance {
    switch self {
    case .requirement(let target):
      if index == target { return .same }
      return row.rank == ConstraintRow.requiredRank && !row.isViolated ? .higher : .lower
    case .rank(let rank):
      return row.rank == rank ? .same : row.rank > rank ? .higher : .lower
    case .ties, .error, .variable:
      return .higher
    }
  }
}
