extension ConstraintSolver {
  /// Factors the basis anew.
  ///
  /// Rows that have one variable left, and variables that are left in one row, come first and cost their
  /// terms alone. Elimination is left for those that depend on each other in a circle. If rows turn out to
  /// depend on each other, pins replace them.
  mutating func renewFactor() {
    var order = PivotOrder(size: basis.size)
    basis.factor.removeFactors()
    placePins(&order)
    placeSingleVariables(&order)
    placeSingleRows(&order)
    eliminateRemainder(&order)
    replaceDependentRows(&order)
    basis.factor.finishFactors()
  }

  private mutating func place(slot: Int, variable: Int, pivot: Double, _ order: inout PivotOrder) {
    basis.factor.place(slot: slot, variable: variable, at: order.placedCount, pivot: pivot)
    order.isVariablePlaced[variable] = true
    order.isSlotPlaced[slot] = true
    order.placedCount += 1
  }

  private mutating func placePins(_ order: inout PivotOrder) {
    for slot in basis.columns.indices where basis.columns[slot] < 0 {
      place(slot: slot, variable: Int(~basis.columns[slot]), pivot: 1, &order)
    }
  }

  /// Places rows of which one variable is left, and those of which one is left then.
  private mutating func placeSingleVariables(_ order: inout PivotOrder) {
    for slot in basis.columns.indices where !order.isSlotPlaced[slot] {
      var count: Int32 = 0
      for index in matrix.range(ofRow: Int(basis.columns[slot]))
      where !order.isVariablePlaced[Int(matrix.terms[index].variable)] {
        count += 1
      }
      order.slotCounts[slot] = count
      if count == 1 { order.queue.append(Int32(truncatingIfNeeded: slot)) }
    }
    var next = 0
    while next < order.queue.count {
      let slot = Int(order.queue[next])
      next += 1
      guard order.slotCounts[slot] == 1 else { continue }
      let range = matrix.range(ofRow: Int(basis.columns[slot]))
      guard
        let index = range.first(where: {
          !order.isVariablePlaced[Int(matrix.terms[$0].variable)]
        })
      else { continue }
      appendUpper(range, order)
      let variable = Int(matrix.terms[index].variable)
      place(slot: slot, variable: variable, pivot: matrix.terms[index].coefficient, &order)
      countDown(slotsWith: variable, &order)
    }
    order.queue.removeAll(keepingCapacity: true)
  }

  private func countDown(slotsWith variable: Int, _ order: inout PivotOrder) {
    var index = Int(matrix.firstTerm(ofVariable: variable))
    while index >= 0 {
      let slot = rows[Int(matrix.terms[index].row)].slot
      if slot >= 0, !order.isSlotPlaced[Int(slot)] {
        order.slotCounts[Int(slot)] -= 1
        if order.slotCounts[Int(slot)] == 1 { order.queue.append(slot) }
      }
      index = Int(matrix.terms[index].next)
    }
  }

  /// Places variables that are left in one row, and those that are left in one then.
  private mutating func placeSingleRows(_ order: inout PivotOrder) {
    guard order.placedCount < basis.size else { return }
    for slot in basis.columns.indices where !order.isSlotPlaced[slot] {
      for index in matrix.range(ofRow: Int(basis.columns[slot])) {
        let variable = Int(matrix.terms[index].variable)
        if !order.isVariablePlaced[variable] { order.variableCounts[variable] += 1 }
      }
    }
    for variable in basis.columns.indices where order.variableCounts[variable] == 1 {
      order.queue.append(Int32(truncatingIfNeeded: variable))
    }
    var next = 0
    while next < order.queue.count {
      let variable = Int(order.queue[next])
      next += 1
      guard let index = lastTerm(of: variable, order) else { continue }
      let slot = Int(rows[Int(matrix.terms[index].row)].slot)
      let pivot = matrix.terms[index].coefficient
      let range = matrix.range(ofRow: Int(basis.columns[slot]))
      appendUpper(range, order)
      for place in range where place != index {
        let other = Int(matrix.terms[place].variable)
        guard !order.isVariablePlaced[other] else { continue }
        basis.factor.lower.append(row: other, value: matrix.terms[place].coefficient / pivot)
        order.variableCounts[other] -= 1
        if order.variableCounts[other] == 1 {
          order.queue.append(Int32(truncatingIfNeeded: other))
        }
      }
      place(slot: slot, variable: variable, pivot: pivot, &order)
    }
  }

  /// The term of a variable in a row that is not placed, if the variable is not placed either.
  private func lastTerm(of variable: Int, _ order: PivotOrder) -> Int? {
    guard !order.isVariablePlaced[variable] else { return nil }
    var index = Int(matrix.firstTerm(ofVariable: variable))
    while index >= 0 {
      let slot = rows[Int(matrix.terms[index].row)].slot
      if slot >= 0, !order.isSlotPlaced[Int(slot)] { return index }
      index = Int(matrix.terms[index].next)
    }
    return nil
  }

  /// Enters what a row has of variables that are placed into its column of the upper factor.
  private mutating func appendUpper(_ range: Range<Int>, _ order: PivotOrder) {
    for index in range {
      let variable = Int(matrix.terms[index].variable)
      guard order.isVariablePlaced[variable] else { continue }
      basis.factor.upper.append(
        row: basis.factor.position(ofVariable: variable),
        value: matrix.terms[index].coefficient
      )
    }
  }

  /// Places what depends on each other in a circle, short rows first.
  private mutating func eliminateRemainder(_ order: inout PivotOrder) {
    guard order.placedCount < basis.size else { return }
    scratch.eliminated.grow(to: basis.size)
    scratch.remaining.grow(to: basis.size)
    var remainder = basis.columns.indices.filter { !order.isSlotPlaced[$0] }
    remainder.sort { left, right in
      let leftCount = matrix.range(ofRow: Int(basis.columns[left])).count
      let rightCount = matrix.range(ofRow: Int(basis.columns[right])).count
      return (leftCount, left) < (rightCount, right)
    }
    for slot in remainder {
      scatter(slot, order)
      eliminate(order)
      guard let variable = pivotVariable(order) else {
        scratch.eliminated.removeAll()
        scratch.remaining.removeAll()
        continue
      }
      placeEliminated(slot, variable, &order)
    }
  }

  private mutating func scatter(_ slot: Int, _ order: PivotOrder) {
    for index in matrix.range(ofRow: Int(basis.columns[slot])) {
      let variable = Int(matrix.terms[index].variable)
      let coefficient = matrix.terms[index].coefficient
      if order.isVariablePlaced[variable] {
        scratch.eliminated[basis.factor.position(ofVariable: variable)] = coefficient
      } else {
        scratch.remaining[variable] = coefficient
      }
    }
  }

  private mutating func eliminate(_ order: PivotOrder) {
    var position = scratch.eliminated.next(from: 0)
    while position >= 0 {
      let value = scratch.eliminated[position]
      for index in basis.factor.lower.range(of: position) {
        let entry = basis.factor.lower.entries[index]
        let variable = Int(entry.row)
        if order.isVariablePlaced[variable] {
          scratch.eliminated[basis.factor.position(ofVariable: variable)] -= entry.value * value
        } else {
          scratch.remaining[variable] -= entry.value * value
        }
      }
      position = scratch.eliminated.next(from: position + 1)
    }
  }

  /// The variable to place with the row that was eliminated last: one in few rows, if it is not small.
  private func pivotVariable(_ order: PivotOrder) -> Int? {
    var largest = 1e-11
    var variable = scratch.remaining.next(from: 0)
    while variable >= 0 {
      largest = max(largest, scratch.remaining[variable].magnitude)
      variable = scratch.remaining.next(from: variable + 1)
    }
    var best: Int?
    variable = scratch.remaining.next(from: 0)
    while variable >= 0 {
      if scratch.remaining[variable].magnitude >= 0.1 * largest, largest > 1e-11,
        best.map({ order.variableCounts[variable] < order.variableCounts[$0] }) ?? true
      {
        best = variable
      }
      variable = scratch.remaining.next(from: variable + 1)
    }
    return best
  }

  private mutating func placeEliminated(_ slot: Int, _ pivot: Int, _ order: inout PivotOrder) {
    var position = scratch.eliminated.next(from: 0)
    while position >= 0 {
      let value = scratch.eliminated[position]
      if value != 0 { basis.factor.upper.append(row: position, value: value) }
      position = scratch.eliminated.next(from: position + 1)
    }
    let pivotValue = scratch.remaining[pivot]
    var variable = scratch.remaining.next(from: 0)
    while variable >= 0 {
      let value = scratch.remaining[variable]
      if variable != pivot, value != 0 {
        basis.factor.lower.append(row: variable, value: value / pivotValue)
      }
      variable = scratch.remaining.next(from: variable + 1)
    }
    scratch.eliminated.removeAll()
    scratch.remaining.removeAll()
    place(slot: slot, variable: pivot, pivot: pivotValue, &order)
  }

  /// Pins the variables that rounding errors have left without a row, where they are.
  private mutating func replaceDependentRows(_ order: inout PivotOrder) {
    guard order.placedCount < basis.size else { return }
    let variables = basis.columns.indices.filter { !order.isVariablePlaced[$0] }
    let slots = basis.columns.indices.filter { !order.isSlotPlaced[$0] }
    for (slot, variable) in zip(slots, variables) {
      rows[Int(basis.columns[slot])].slot = -1
      basis.columns[slot] = ~Int32(truncatingIfNeeded: variable)
      basis.pins[variable].slot = Int32(truncatingIfNeeded: slot)
      basis.pins[variable].constant = self.variables[variable].value
      agenda.displacedPins.append(Int32(truncatingIfNeeded: variable))
      marks.clear(slot)
      place(slot: slot, variable: variable, pivot: 1, &order)
    }
  }
}

/// How far a factorization has come.
struct PivotOrder {
  var isVariablePlaced: [Bool]
  var isSlotPlaced: [Bool]
  var placedCount = 0
  /// In how many rows that are not placed each variable is.
  var variableCounts: [Int32]
  /// How many variables that are not placed the row in each slot has.
  var slotCounts: [Int32]
  var queue: [Int32] = []

  init(size: Int) {
    isVariablePlaced = Array(repeating: false, count: size)
    isSlotPlaced = isVariablePlaced
    variableCounts = Array(repeating: 0, count: size)
    slotCounts = variableCounts
  }
}
