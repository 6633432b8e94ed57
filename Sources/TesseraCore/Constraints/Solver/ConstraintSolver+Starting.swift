extension ConstraintSolver {
  /// Lets the rows that were added take part.
  ///
  /// A few are evaluated and left to pivots. For many it is cheaper to begin with a good guess at which rows
  /// fix which variables, so that a chain of equalities costs its length.
  mutating func admitPendingRows() {
    guard !agenda.pendingRows.isEmpty else { return }
    var pending: [Int32] = []
    swap(&pending, &agenda.pendingRows)
    for row in pending { rows[Int(row)].standing = .admitted }
    if pending.count > 8 + basis.size / 8 {
      startWithBounds(pending)
      startWithEqualities(pending)
      renewFactor()
      refreshValues()
    } else {
      for row in pending { admit(Int(row)) }
    }
    pending.removeAll(keepingCapacity: true)
    swap(&pending, &agenda.pendingRows)
  }

  /// Evaluates a row, and lets it fix a variable of its own if it does not hold.
  ///
  /// What other rows make of that is found out afterwards. A link at the end of a chain costs no more than
  /// one at its start.
  private mutating func admit(_ row: Int) {
    evaluate(row)
    guard rows[row].isViolated else { return }
    let fresh = matrix.range(ofRow: row).first { isFresh(Int(matrix.terms[$0].variable)) }
    guard let fresh else { return }
    let variable = Int(matrix.terms[fresh].variable)
    let slot = Int(basis.pins[variable].slot)
    let sign: Double = rows[row].residual * matrix.terms[fresh].coefficient > 0 ? -1 : 1
    findDirection(ofFreshVariable: variable, towards: sign)
    guard scratch.slopes[row] != 0 else { return }
    advance(by: (rows[row].residual / scratch.slopes[row]).magnitude)
    exchange(slot: slot, towards: sign, for: row)
  }

  /// Whether nothing but its pin fixes a variable, and no other variable depends on it.
  private func isFresh(_ variable: Int) -> Bool {
    guard basis.pins[variable].slot >= 0 else { return false }
    var index = Int(matrix.firstTerm(ofVariable: variable))
    while index >= 0 {
      if rows[Int(matrix.terms[index].row)].isActive { return false }
      index = Int(matrix.terms[index].next)
    }
    return true
  }

  /// Fixes each variable where the rows that have it alone want it, as if there were no others.
  private mutating func startWithBounds(_ pending: [Int32]) {
    var single: [RankedRow] = []
    for row in pending where matrix.range(ofRow: Int(row)).count == 1 {
      single.append(RankedRow(row, in: rows))
    }
    single.sort()
    var bounds: [VariableBounds] = Array(repeating: VariableBounds(), count: basis.size)
    for ranked in single {
      let row = ranked.row
      let term = matrix.terms[matrix.range(ofRow: row).lowerBound]
      let value = -rows[row].constant / term.coefficient
      let variable = Int(term.variable)
      if rows[row].kind == .equality || term.coefficient > 0 {
        bounds[variable].raise(to: value, row: row)
      }
      if rows[row].kind == .equality || term.coefficient < 0 {
        bounds[variable].lower(to: value, row: row)
      }
    }
    for variable in bounds.indices where basis.pins[variable].slot >= 0 {
      if let row = bounds[variable].fixingRow { start(row, in: Int(basis.pins[variable].slot)) }
    }
  }

  /// Lets each equality fix a variable of its own that no row before it has used.
  private mutating func startWithEqualities(_ pending: [Int32]) {
    var isUsed = Array(repeating: false, count: basis.size)
    for content in basis.columns where content >= 0 { markUsed(Int(content), &isUsed) }
    var equalities: [RankedRow] = []
    for row in pending where isStartingEquality(Int(row)) {
      equalities.append(RankedRow(row, in: rows))
    }
    equalities.sort()
    for ranked in equalities {
      let row = ranked.row
      let fresh = matrix.range(ofRow: row).first { !isUsed[Int(matrix.terms[$0].variable)] }
      guard let fresh else { continue }
      start(row, in: Int(basis.pins[Int(matrix.terms[fresh].variable)].slot))
      markUsed(row, &isUsed)
    }
  }

  private func isStartingEquality(_ row: Int) -> Bool {
    rows[row].kind == .equality && !rows[row].isActive && matrix.range(ofRow: row).count > 1
  }

  private func markUsed(_ row: Int, _ isUsed: inout [Bool]) {
    for index in matrix.range(ofRow: row) { isUsed[Int(matrix.terms[index].variable)] = true }
  }

  private mutating func start(_ row: Int, in slot: Int) {
    let variable = Int(~basis.columns[slot])
    basis.pins[variable].slot = -1
    basis.pins[variable].constant = 0
    basis.columns[slot] = Int32(truncatingIfNeeded: row)
    rows[row].slot = Int32(truncatingIfNeeded: slot)
    rows[row].residual = 0
    pivotCount += 1
  }
}

/// A row, ordered by rank from the highest on, and then by when it was added.
///
/// It has with it what it is compared by: a closure that reads the solver would hold a copy of it.
private struct RankedRow: Comparable {
  let row: Int
  private let rank: Double
  private let sequence: Int

  init(_ row: Int32, in rows: [ConstraintRow]) {
    self.row = Int(row)
    rank = rows[Int(row)].rank
    sequence = rows[Int(row)].sequence
  }

  static func < (left: RankedRow, right: RankedRow) -> Bool {
    left.rank != right.rank ? left.rank > right.rank : left.sequence < right.sequence
  }
}

/// Where a variable can be if each row that has it alone comes after those of higher rank.
private struct VariableBounds {
  private var lower = -Double.infinity
  private var upper = Double.infinity
  private var lowerRow: Int?
  private var upperRow: Int?

  /// Demands a value, or the nearest one to it that is left.
  mutating func raise(to value: Double, row: Int) {
    if value > upper {
      lower = upper
      lowerRow = upperRow
    } else if value > lower {
      lower = value
      lowerRow = row
    }
  }

  mutating func lower(to value: Double, row: Int) {
    if value < lower {
      upper = lower
      upperRow = lowerRow
    } else if value < upper {
      upper = value
      upperRow = row
    }
  }

  /// The row that keeps the variable from zero, or leaves it no choice.
  var fixingRow: Int? {
    if lower > 0 || lower == upper { return lowerRow }
    return upper < 0 ? upperRow : nil
  }
}
