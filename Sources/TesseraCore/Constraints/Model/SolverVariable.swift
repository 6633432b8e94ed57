/// A number that a ``ConstraintSolver`` finds, named by its place in the solver that made it.
///
/// The name of a variable that was removed is never given to another one.
public struct SolverVariable: Hashable, Sendable {
  let index: Int32
  let generation: UInt32

  var position: Int { Int(index) }
}

/// A constraint in a ``ConstraintSolver``, named for as long as it is there.
///
/// The name of a constraint that was removed is never given to another one.
public struct SolverConstraint: Hashable, Sendable {
  let index: Int32
  let generation: UInt32

  var position: Int { Int(index) }
}
