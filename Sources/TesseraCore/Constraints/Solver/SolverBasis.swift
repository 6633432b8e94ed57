/// What fixes the variables: one slot for each variable, held by a row that is zero or by a *pin*.
///
/// A pin holds one variable at a number, zero as a rule, for as long as no constraint does.
struct SolverBasis: Sendable {
  /// A row, or the complement of the variable that is pinned.
  var columns: [Int32] = []
  /// The slot of the pin of each variable, or -1.
  var pinSlots: [Int32] = []
  var pinConstants: [Double] = []
  var factor = BasisFactor()

  var size: Int { columns.count }

  mutating func addVariable() {
    if columns.isEmpty {
      columns.reserveCapacity(16)
      pinSlots.reserveCapacity(16)
      pinConstants.reserveCapacity(16)
    }
    let index = Int32(truncatingIfNeeded: columns.count)
    columns.append(~index)
    pinSlots.append(index)
    pinConstants.append(0)
    factor.addPin()
  }
}

/// What is known of the directions in which slots can be left, while a solve goes on.
struct SlotMarks: Sendable {
  private struct Mark: Sendable {
    var isLocked = false
    /// The lowest rank at which errors that come with the movement are gained elsewhere.
    var balancedRank = Double.infinity
  }

  /// Two for each slot: growing and shrinking.
  private var marks: [Mark] = []
  private var marked: [Int32] = []

  mutating func grow(to count: Int) {
    guard 2 * count > marks.count else { return }
    let room = max(2 * count, 2 * marks.count, 32)
    marks.append(contentsOf: repeatElement(Mark(), count: room - marks.count))
  }

  mutating func removeAll() {
    for index in marked { marks[Int(index)] = Mark() }
    marked.removeAll(keepingCapacity: true)
  }

  mutating func clear(_ slot: Int) {
    marks[2 * slot] = Mark()
    marks[2 * slot + 1] = Mark()
  }

  /// Whether leaving the slot in the direction costs something at a rank that is settled.
  @inline(__always)
  func isLocked(_ slot: Int, towards direction: Double) -> Bool {
    marks[index(slot, direction)].isLocked
  }

  /// Whether errors of a settled rank that come with the movement are gained elsewhere.
  @inline(__always)
  func isBalanced(_ slot: Int, towards direction: Double, rank: Double) -> Bool {
    rank < .infinity && rank >= marks[index(slot, direction)].balancedRank
  }

  mutating func lock(_ slot: Int, towards direction: Double) {
    let index = index(slot, direction)
    marks[index].isLocked = true
    marked.append(Int32(truncatingIfNeeded: index))
  }

  mutating func balance(_ slot: Int, towards direction: Double, rank: Double) {
    let index = index(slot, direction)
    marks[index].balancedRank = rank
    marked.append(Int32(truncatingIfNeeded: index))
  }

  @inline(__always)
  private func index(_ slot: Int, _ direction: Double) -> Int {
    direction > 0 ? 2 * slot : 2 * slot + 1
  }
}

/// Vectors that a solve uses again and again, all zero in between unless noted.
struct SolverScratch: Sendable {
  /// By variable.
  var gradient = SparseVector()
  /// By slot; holds what the last pricing found.
  var multipliers = SparseVector()
  /// By slot.
  var sums = SparseVector()
  /// By slot; holds the column that came in last.
  var column = SparseVector()
  /// By variable; holds the last direction.
  var direction = SparseVector()
  /// By row; holds the slopes along the last direction.
  var slopes = SparseVector()
  /// By position and by variable, for factoring.
  var eliminated = SparseVector()
  var remaining = SparseVector()
  var breakpoints = BreakpointHeap()

  mutating func grow(variables: Int) {
    gradient.grow(to: variables)
    multipliers.grow(to: variables)
    sums.grow(to: variables)
    column.grow(to: variables)
    direction.grow(to: variables)
  }
}
