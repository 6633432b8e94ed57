/// What a solver keeps of a constraint, besides its coefficients.
///
/// A constraint that an expression is at most zero is kept as its negative that is at least zero.
struct ConstraintRow: Sendable {
  enum Kind: Sendable {
    case equality
    case atLeast
  }

  enum Standing: Sendable {
    /// The row belongs to no constraint.
    case vacant
    /// The constraint was added since the last solve.
    case pending
    /// The constraint is part of the solution, met or not.
    case admitted
  }

  /// The rank of a required constraint, above every other.
  static let requiredRank = Double.infinity
  /// The rank of a required constraint that cannot hold, above every priority.
  static let brokenRank = Double.greatestFiniteMagnitude

  var constant = 0.0
  /// The value of the expression, exactly zero if it differs from zero by rounding errors alone.
  var residual = 0.0
  var rank = 0.0
  /// Grows with each constraint that is added.
  var sequence = 0
  var generation: UInt32 = 0
  /// The slot of the basis that the row holds, or -1.
  var slot: Int32 = -1
  /// The place in the list of rows that have a side, or -1.
  var violationIndex: Int32 = -1
  /// The side of zero on which the row counts as violated: 1, -1, or 0 for none.
  ///
  /// A violated row keeps its side when it reaches zero, until something else is made small. Whether a
  /// corner is the best one depends on from which side its rows were reached.
  var side = 0.0
  var kind = Kind.equality
  var standing = Standing.vacant
  var isNegated = false

  @inline(__always) var isActive: Bool { slot >= 0 }
  @inline(__always) var isViolated: Bool {
    residual < 0 || (residual > 0 && kind == .equality)
  }
  var isRequirement: Bool { rank == ConstraintRow.requiredRank }
  var wasRequired: Bool { rank >= ConstraintRow.brokenRank }

  /// Whether moving the expression from zero in a direction violates the constraint.
  @inline(__always)
  func isCostly(towards direction: Double) -> Bool { kind == .equality || direction < 0 }

  /// How much faster the error grows than where the row comes from, when the row moves on from zero.
  ///
  /// The error of an equality turns from shrinking to growing, which counts twice.
  @inline(__always)
  func increase(beyondZero direction: Double) -> Double {
    if side == 0 { return isCostly(towards: direction) ? 1 : 0 }
    guard direction * side < 0 else { return 0 }
    return kind == .equality ? 2 : 1
  }

  /// What one unit of error counts where priorities leave a choice: a little less for each later one.
  var tieWeight: Double { 1 - Double(sequence) * 0x1p-25 }
}
