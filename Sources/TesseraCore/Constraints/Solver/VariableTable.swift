/// The variables of a solver and their values.
struct VariableTable: Sendable {
  /// The state of one variable.
  struct Variable: Sendable {
    var value = 0.0
    var generation: UInt32 = 0
    /// The row that holds the suggested value while the variable is edited, or -1.
    var editRow: Int32 = -1
    fileprivate(set) var isVacant = false
  }

  private var variables: [Variable] = []
  private var vacant: [Int32] = []

  /// The number of variables that were not removed.
  var count: Int { variables.count - vacant.count }

  /// The positions of all variables, also of those that were removed.
  var indices: Range<Int> { variables.indices }

  subscript(position: Int) -> Variable {
    @inline(__always) get { variables[position] }
    @inline(__always) _modify { yield &variables[position] }
  }

  func contains(_ variable: SolverVariable) -> Bool {
    guard variables.indices.contains(variable.position) else { return false }
    let found = variables[variable.position]
    return found.generation == variable.generation && !found.isVacant
  }

  /// Takes a variable that was removed, if there is one.
  mutating func reuse() -> SolverVariable? {
    guard let index = vacant.popLast() else { return nil }
    variables[Int(index)].isVacant = false
    return SolverVariable(index: index, generation: variables[Int(index)].generation)
  }

  mutating func append() -> SolverVariable {
    if variables.isEmpty { variables.reserveCapacity(16) }
    variables.append(Variable())
    return SolverVariable(index: Int32(truncatingIfNeeded: variables.count - 1), generation: 0)
  }

  mutating func remove(_ variable: SolverVariable) {
    variables[variable.position].value = 0
    variables[variable.position].generation &+= 1
    variables[variable.position].isVacant = true
    vacant.append(variable.index)
  }
}
