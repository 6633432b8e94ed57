/// A square matrix as a product of triangular ones, in which columns are exchanged.
///
/// The rows of the matrix are variables, the columns are *slots*. Factors are sparse: where variables
/// follow from one another without a circle, they are the matrix itself. A solve costs what its answer
/// and the way there touch. Each exchange multiplies one more factor to the product, until
/// ``isWorthRenewing``.
struct BasisFactor: Sendable {
  /// The place of each variable in the order of pivots.
  var positionOfVariable: [Int32] = []
  var variableAtPosition: [Int32] = []
  /// The place of each slot in the order of pivots.
  var positionOfSlot: [Int32] = []
  var slotAtPosition: [Int32] = []
  var diagonal: [Double] = []
  var lower = SparseColumns()
  var lowerTransposed = SparseColumns()
  var upper = SparseColumns()
  var upperTransposed = SparseColumns()

  private var exchanges = SparseColumns()
  private var exchangedSlots: [Int32] = []
  private var exchangedPivots: [Double] = []
  private var work = SparseVector()

  var size: Int { diagonal.count }

  /// Whether solving costs so much for the exchanges that factoring anew is cheaper in the long run.
  var isWorthRenewing: Bool {
    let entryCount = lower.entries.count + upper.entries.count + size
    return exchangedSlots.count > 32 + Int(Double(entryCount).squareRoot())
      || exchanges.entries.count > 64 + 2 * entryCount
  }

  /// Adds a variable and a slot whose column holds that variable alone, multiplied by 1.
  ///
  /// Its columns of the factors are empty, and are not made until the next factorization.
  mutating func addPin() {
    if size == 0 { reserve(16) }
    let position = Int32(truncatingIfNeeded: size)
    positionOfVariable.append(position)
    variableAtPosition.append(position)
    positionOfSlot.append(position)
    slotAtPosition.append(position)
    diagonal.append(1)
    work.grow(to: size)
  }

  private mutating func reserve(_ count: Int) {
    positionOfVariable.reserveCapacity(count)
    variableAtPosition.reserveCapacity(count)
    positionOfSlot.reserveCapacity(count)
    slotAtPosition.reserveCapacity(count)
    diagonal.reserveCapacity(count)
    exchanges.reserve(count)
    exchangedSlots.reserveCapacity(count)
    exchangedPivots.reserveCapacity(count)
  }

  /// Begins a factorization of a matrix of the same size.
  mutating func removeFactors() {
    lower.removeAll()
    upper.removeAll()
    exchanges.removeAll()
    exchangedSlots.removeAll(keepingCapacity: true)
    exchangedPivots.removeAll(keepingCapacity: true)
  }

  /// Ends a factorization: the columns of both factors are complete.
  mutating func finishFactors() {
    lower.renumberRows(positionOfVariable)
    lowerTransposed.transpose(lower)
    upperTransposed.transpose(upper)
  }

  /// Puts another column into a slot.
  ///
  /// `column` is the new column multiplied by the inverse of the matrix. Its number at `slot` must not
  /// be zero.
  mutating func exchange(_ slot: Int, for column: SparseVector) {
    var position = column.next(from: 0)
    while position >= 0 {
      let value = column[position]
      if position != slot, value != 0 { exchanges.append(row: position, value: value) }
      position = column.next(from: position + 1)
    }
    exchanges.endColumn()
    exchangedSlots.append(Int32(truncatingIfNeeded: slot))
    exchangedPivots.append(column[slot])
  }
}

extension BasisFactor {
  /// Finds by which numbers the columns are multiplied to add up to `sum`, a number for each variable.
  ///
  /// The result is a number for each slot; `sum` is used up.
  mutating func solve(_ sum: inout SparseVector, into result: inout SparseVector) {
    var variable = sum.next(from: 0)
    while variable >= 0 {
      work[Int(positionOfVariable[variable])] = sum[variable]
      variable = sum.next(from: variable + 1)
    }
    sum.removeAll()
    pushForward(lower, dividing: false)
    pushBackward(upper, dividing: true)
    result.removeAll()
    var position = work.next(from: 0)
    while position >= 0 {
      if work[position] != 0 { result[Int(slotAtPosition[position])] = work[position] }
      position = work.next(from: position + 1)
    }
    work.removeAll()
    for index in exchangedSlots.indices {
      let slot = Int(exchangedSlots[index])
      let value = result[slot] / exchangedPivots[index]
      guard value != 0 else { continue }
      result[slot] = value
      for place in exchanges.range(of: index) {
        let entry = exchanges.entries[place]
        result[Int(entry.row)] -= entry.value * value
      }
    }
  }

  /// Finds the numbers of the variables for which each column adds up to what `sums` has for its slot.
  ///
  /// The result is a number for each variable; `sums` is used up.
  mutating func solveTransposed(_ sums: inout SparseVector, into result: inout SparseVector) {
    for index in exchangedSlots.indices.reversed() {
      let slot = Int(exchangedSlots[index])
      var value = sums[slot]
      for place in exchanges.range(of: index) {
        let entry = exchanges.entries[place]
        value -= entry.value * sums[Int(entry.row)]
      }
      if value != 0 || sums[slot] != 0 { sums[slot] = value / exchangedPivots[index] }
    }
    var slot = sums.next(from: 0)
    while slot >= 0 {
      work[Int(positionOfSlot[slot])] = sums[slot]
      slot = sums.next(from: slot + 1)
    }
    sums.removeAll()
    pushForward(upperTransposed, dividing: true)
    pushBackward(lowerTransposed, dividing: false)
    result.removeAll()
    var position = work.next(from: 0)
    while position >= 0 {
      if work[position] != 0 { result[Int(variableAtPosition[position])] = work[position] }
      position = work.next(from: position + 1)
    }
    work.removeAll()
  }

  private mutating func pushForward(_ columns: SparseColumns, dividing: Bool) {
    guard dividing || !columns.isEmpty else { return }
    var position = work.next(from: 0)
    while position >= 0 {
      push(position, through: columns, dividing: dividing)
      position = work.next(from: position + 1)
    }
  }

  private mutating func pushBackward(_ columns: SparseColumns, dividing: Bool) {
    guard dividing || !columns.isEmpty else { return }
    var position = work.previous(from: size - 1)
    while position >= 0 {
      push(position, through: columns, dividing: dividing)
      position = work.previous(from: position - 1)
    }
  }

  @inline(__always)
  private mutating func push(_ position: Int, through columns: SparseColumns, dividing: Bool) {
    var value = work[position]
    guard value != 0 else { return }
    if dividing {
      value /= diagonal[position]
      work[position] = value
    }
    for index in columns.range(of: position) {
      let entry = columns.entries[index]
      work[Int(entry.row)] -= entry.value * value
    }
  }
}
