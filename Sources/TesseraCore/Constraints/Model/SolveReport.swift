/// Required constraints that cannot all hold, and the one that gives way.
///
/// Without any one of them the others could hold. The one that was added last is broken: from then on
/// it holds as nearly as the other required constraints allow, before every optional constraint. It is
/// required again as soon as it holds, because another one was removed or changed.
public struct ConstraintConflict: Hashable, Sendable {
  /// The constraints that take part, in the order in which they were added.
  public let constraints: [SolverConstraint]
  /// The one among them that is broken.
  public let broken: SolverConstraint
}

/// The work of one ``ConstraintSolver/solve()``.
public struct SolveReport: Hashable, Sendable {
  /// The conflicts that were found, in the order in which constraints were broken.
  public internal(set) var conflicts: [ConstraintConflict] = []
  /// The number of times that one constraint replaced another among those that fix the variables.
  public internal(set) var pivots = 0
  /// Whether the work ended within ``ConstraintSolver/pivotBudget``.
  ///
  /// If not, every variable has a value, but lower priorities may be met less well than they could be.
  public internal(set) var isComplete = true
}
