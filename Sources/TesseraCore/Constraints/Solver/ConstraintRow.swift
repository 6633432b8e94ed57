/// The state of a constraint in a solver, besides its coefficients.
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
  /// The place in the order of constraints, which grows with each that is added.
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
  /// The weight of one unit of error where errors are traded.
  var tieWeight = 1.0
  var kind = Kind.equality
  var standing = Standing.vacant
  /// Whether the row, which is zero, stays so while errors of others are traded.
  var isHeld = false
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

  /// A number from 1 to 2, as by a throw of dice.
  var dice: Double { Self.dice(sequence) }

  /// A number from 1 to 2 for another one, as by a throw of dice.
  static func dice(_ number: Int) -> Double {
    let bits = UInt64(bitPattern: Int64(number) &+ 1) &* 0x9E37_79B9_7F4A_7C15
    let mixed = (bits ^ (bits >> 29)) &* 0xBF58_476D_1CE4_E5B9
    return 1 + Double(mixed >> 11) * 0x1p-53
  }
}
