extension ConstraintSolver {
  /// Lets the rows that were added take part.
  ///
  /// A few are evaluated and left to pivots. For many it is cheaper to begin with a good guess at which rows
  /// fix which variables, so that a chain of equalities costs its length.
  mutating func admitPendingRows() {
    guard !agenda.pendingRows.isEmpty else { return }
    let pending = agenda.pendingRows.map { Int($0) }
    agenda.pendingRows.removeAll(keepingCapacity: true)
    for row in pending { rows[row].standing = .admitted }
    guard pending.count > 8 + basis.size / 8 else {
      for row in pending { admit(row) }
      return
    }
    startWithBounds(pending)
    startWithEqualities(pending)
    renewFactor()
    refreshValues()
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
    let slot = Int(basis.pinSlots[Int(matrix.terms[fresh].variable)])
    let sign: Double = rows[row].residual * matrix.terms[fresh].coefficient > 0 ? -1 : 1
    findDirection(ofSlot: slot, towards: sign)
    guard scratch.slopes[row] != 0 else { return }
    advance(by: (rows[row].residual / scratch.slopes[row]).magnitude)
    exchange(slot: slot, towards: sign, for: row)
  }

  /// Whether nothing but its pin fixes a variable, and no other variable depends on it.
  private func isFresh(_ variable: Int) -> Bool {
    guard basis.pinSlots[variable] >= 0 else { return false }
    var index = Int(matrix.heads[variable])
    while index >= 0 {
      if rows[Int(matrix.terms[index].row)].isActive { return false }
      index = Int(matrix.terms[index].next)
    }
    return true
  }

  /// Fixes each variable where the rows that have it alone want it, as if there were no others.
  private mutating func startWithBounds(_ pending: [Int]) {
    let single = sortedByRank(pending.filter { matrix.range(ofRow: $0).count == 1 })
    var bounds: [VariableBounds] = Array(repeating: VariableBounds(), count: basis.size)
    for row in single {
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
    for variable in bounds.indices where basis.pinSlots[variable] >= 0 {
      if let row = bounds[variable].fixingRow { start(row, in: Int(basis.pinSlots[variable])) }
    }
  }

  /// Lets each equality fix a variable of its own that no row before it has used.
  private mutating func startWithEqualities(_ pending: [Int]) {
    var isUsed = Array(repeating: false, count: basis.size)
    for content in basis.columns where content >= 0 { markUsed(Int(content), &isUsed) }
    let equalities = sortedByRank(
      pending.filter {
        rows[$0].kind == .equality && !rows[$0].isActive && matrix.range(ofRow: $0).count > 1
      }
    )
    for row in equalities {
      let fresh = matrix.range(ofRow: row).first { !isUsed[Int(matrix.terms[$0].variable)] }
      guard let fresh else { continue }
      start(row, in: Int(basis.pinSlots[Int(matrix.terms[fresh].variable)]))
      markUsed(row, &isUsed)
    }
  }

  private func markUsed(_ row: Int, _ isUsed: inout [Bool]) {
    for index in matrix.range(ofRow: row) { isUsed[Int(matrix.terms[index].variable)] = true }
  }

  private mutating func start(_ row: Int, in slot: Int) {
    let variable = Int(~basis.columns[slot])
    basis.pinSlots[variable] = -1
    basis.pinConstants[variable] = 0
    basis.columns[slot] = Int32(truncatingIfNeeded: row)
    rows[row].slot = Int32(truncatingIfNeeded: slot)
    rows[row].residual = 0
    pivotCount += 1
  }

  private func sortedByRank(_ pending: [Int]) -> [Int] {
    pending.sorted { left, right in
      if rows[left].rank != rows[right].rank { return rows[left].rank > rows[right].rank }
      return rows[left].sequence < rows[right].sequence
    }
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
