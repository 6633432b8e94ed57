/// Finds numbers that meet linear constraints, the more important ones first.
///
/// ```swift
/// var solver = ConstraintSolver()
/// let width = solver.addVariable()
/// try solver.add(LinearConstraint(LinearExpression(width), .lessThanOrEqual, 100))
/// let text = try solver.add(
///   LinearConstraint(LinearExpression(width), .equal, 160, priority: .optional(750))
/// )
/// solver.solve()
/// solver.value(of: width)  // 100: what is required comes first
/// try solver.setConstant(-40, of: text)
/// solver.solve()
/// solver.value(of: width)  // 40
/// ```
///
/// What the solution is:
///
/// 1. Required constraints hold. Where they contradict each other, ``solve()`` reports a
///    ``ConstraintConflict`` and the one among them that was added last is broken.
/// 2. For each priority, from the highest to the lowest, the sum of the errors of its constraints is the
///    smallest that higher priorities allow. An error is the distance of the expression from where the
///    constraint holds. No number of constraints makes up for one of higher priority.
/// 3. Where that leaves a choice among constraints, errors are made as small as they can be one after the other:
///    those of higher priority first, and of one priority in the order in which the constraints were added.
/// 4. Where constraints leave a choice among values, ``isDetermined(_:)`` is false. The value then
///    depends on the order of calls, but the same calls always give the same values. A variable without
///    constraints is 0.
///
/// Constraints are added, changed and removed at any time; ``solve()`` goes on from the last solution
/// and costs what has to change. A copy is independent of its original, and is made when one of both
/// changes.
public struct ConstraintSolver: Sendable {
  /// Constants, coefficients and suggested values may lie between this number and its negative.
  public static let largestMagnitude = 1e15

  var matrix = ConstraintMatrix()
  var rows: [ConstraintRow] = []
  var variables = VariableTable()
  var basis = SolverBasis()
  var agenda = SolverAgenda()
  var violations: [Int32] = []
  var marks = SlotMarks()
  var scratch = SolverScratch()

  /// The number of times so far that one constraint replaced another among those that fix the variables.
  ///
  /// This is the unit in which the work of a solver is counted.
  public internal(set) var pivotCount = 0

  /// Creates a solver without variables and constraints.
  public init() {}

  /// The number of variables.
  public var variableCount: Int { variables.count }

  /// The number of constraints.
  public var constraintCount: Int { rows.count - agenda.vacantRows.count }

  /// The maximum number of pivots of one ``solve()``, which grows with the number of constraints.
  ///
  /// A solution takes far fewer. The limit is there so that work is bounded whatever the numbers are.
  public var pivotBudget: Int { 256 + 32 * (rows.count + basis.size) }

  /// The value that the last ``solve()`` gave to a variable; 0 for one that is not in the solver.
  public func value(of variable: SolverVariable) -> Double {
    variables.contains(variable) ? variables[variable.position].value : 0
  }

  /// The value that the last ``solve()`` gave to an expression.
  public func value(of expression: LinearExpression) -> Double {
    expression.terms.reduce(expression.constant) { sum, term in
      sum + term.coefficient * value(of: term.variable)
    }
  }

  /// By how much the last ``solve()`` missed a constraint; 0 if it holds or is not in the solver.
  public func error(of constraint: SolverConstraint) -> Double {
    guard contains(constraint) else { return 0 }
    let row = rows[constraint.position]
    return row.isViolated && row.standing == .admitted ? row.residual.magnitude : 0
  }

  /// Whether a required constraint is broken because others contradict it.
  public func isBroken(_ constraint: SolverConstraint) -> Bool {
    contains(constraint) && rows[constraint.position].rank == ConstraintRow.brokenRank
  }

  /// Whether a constraint is in the solver.
  public func contains(_ constraint: SolverConstraint) -> Bool {
    rows.indices.contains(constraint.position)
      && rows[constraint.position].generation == constraint.generation
      && rows[constraint.position].standing != .vacant
  }

  func name(ofRow row: Int) -> SolverConstraint {
    SolverConstraint(index: Int32(truncatingIfNeeded: row), generation: rows[row].generation)
  }
}

/// The changes that the next solve applies, and the state that is kept for it.
struct SolverAgenda: Sendable {
  var vacantRows: [Int32] = []
  /// Rows of constraints that were added since the last solve.
  var pendingRows: [Int32] = []
  /// Required rows that contradict others.
  var brokenRows: [Int32] = []
  /// Whether something changed since the last solve.
  var isDue = false
  /// Whether `SolverScratch.shifts` holds changes of constants of active rows.
  var hasShifts = false
  /// How often values were moved without being computed anew.
  var shiftCount = 0
  /// Variables whose pin does not hold them at zero.
  var displacedPins: [Int32] = []
  var nextSequence = 0
}
