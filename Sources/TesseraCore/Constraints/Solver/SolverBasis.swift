/// The basis that fixes the variables: one slot for each variable, with a row that is zero or a
/// *pin*.
///
/// A pin holds one variable at a number, zero as a rule, for as long as no constraint does.
struct SolverBasis: Sendable {
  struct Pin: Sendable {
    /// The slot that the pin holds, or -1.
    var slot: Int32
    /// Where the pin holds its variable.
    var constant = 0.0
  }

  /// By slot: a row, or the complement of the variable that is pinned.
  var columns: [Int32] = []
  /// By variable.
  var pins: [Pin] = []
  var factor = BasisFactor()

  var size: Int { columns.count }

  mutating func addVariable() {
    if columns.isEmpty {
      columns.reserveCapacity(16)
      pins.reserveCapacity(16)
    }
    let index = Int32(truncatingIfNeeded: columns.count)
    columns.append(~index)
    pins.append(Pin(slot: index))
    factor.addPin()
  }
}

/// Vectors that a solve uses again and again, all zero in between unless noted.
struct SolverScratch: Sendable {
  /// The vector that is solved for, which is consumed: by variable for multipliers, by slot for a
  /// direction.
  var load = SparseVector()
  /// By slot; holds what the last pricing found, or else the column that came in since.
  var multipliers = SparseVector()
  /// By slot; holds what constants of active rows have changed, and is empty until one does.
  var shifts = SparseVector()
  /// By variable; holds the last direction.
  var direction = SparseVector()
  /// By row; holds the slopes along the last direction.
  var slopes = SparseVector()
  /// By position and by variable, for factoring.
  var eliminated = SparseVector()
  var remaining = SparseVector()
  var breakpoints = BreakpointHeap()

  mutating func grow(variables: Int) {
    load.grow(to: variables)
    multipliers.grow(to: variables)
    direction.grow(to: variables)
  }
}
