/// The known directions in which slots can be left, during a solve.
struct SlotMarks: Sendable {
  /// A mark counts in the solve that made it, and is as good as none in all later ones.
  private struct Mark: Sendable {
    var lockingSolve: UInt32 = 0
    var balancingSolve: UInt32 = 0
    var holdingSolve: UInt32 = 0
    /// The lowest rank at which errors that come with the movement are gained elsewhere.
    var balancedRank = 0.0
  }

  /// Two for each slot: growing and shrinking.
  private var marks: [Mark] = []
  private var solve: UInt32 = 1

  mutating func grow(to count: Int) {
    guard 2 * count > marks.count else { return }
    let room = max(2 * count, 2 * marks.count, 32)
    marks.reserveCapacity(room)
    while marks.count < room { marks.append(Mark()) }
  }

  mutating func removeAll() {
    if solve == .max {
      for index in marks.indices { marks[index] = Mark() }
      solve = 0
    }
    solve += 1
  }

  mutating func clear(_ slot: Int) {
    marks[2 * slot] = Mark()
    marks[2 * slot + 1] = Mark()
  }

  /// Whether leaving the slot in the direction costs something at a rank that is settled.
  @inline(__always)
  func isLocked(_ slot: Int, towards direction: Double) -> Bool {
    marks[index(slot, direction)].lockingSolve == solve
  }

  /// Whether errors of a settled rank that come with the movement are gained elsewhere.
  @inline(__always)
  func isBalanced(_ slot: Int, towards direction: Double, rank: Double) -> Bool {
    let mark = marks[index(slot, direction)]
    return rank < .infinity && mark.balancingSolve == solve && rank >= mark.balancedRank
  }

  /// Whether leaving the slot in the direction makes an error larger that is kept where others are traded.
  func isHeld(_ slot: Int, towards direction: Double) -> Bool {
    marks[index(slot, direction)].holdingSolve == solve
  }

  mutating func hold(_ slot: Int, towards direction: Double) {
    marks[index(slot, direction)].holdingSolve = solve
  }

  mutating func lock(_ slot: Int, towards direction: Double) {
    marks[index(slot, direction)].lockingSolve = solve
  }

  mutating func balance(_ slot: Int, towards direction: Double, rank: Double) {
    let index = index(slot, direction)
    marks[index].balancingSolve = solve
    marks[index].balancedRank = rank
  }

  @inline(__always)
  private func index(_ slot: Int, _ direction: Double) -> Int {
    direction > 0 ? 2 * slot : 2 * slot + 1
  }
}
