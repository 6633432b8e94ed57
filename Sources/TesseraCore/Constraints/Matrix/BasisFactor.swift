/// A square matrix as a product of triangular ones, in which columns are exchanged.
///
/// The rows of the matrix are variables, the columns are *slots*. Factors are sparse: where variables
/// follow from one another without a circle, they are the matrix itself. A solve costs what its answer
/// and the way there touch. Each exchange multiplies one more factor to the product, until
/// ``isWorthRenewing``. Until the first factorization the matrix is exchanges alone, and there is nothing
/// to store for a slot: most solvers are small, are asked once and never get that far.
struct BasisFactor: Sendable {
  /// The places of variables and slots in the order of pivots; empty until there is a factorization.
  private(set) var pivots: [Pivot] = []
  var lower = SparseColumns()
  var lowerTransposed = SparseColumns()
  var upper = SparseColumns()
  var upperTransposed = SparseColumns()

  private(set) var size = 0
  private var exchanges: [Exchange] = []
  private var exchangedEntries: [SparseColumns.Entry] = []
  private var work = SparseVector()

  /// Whether solving costs so much for the exchanges that factoring anew is cheaper in the long run.
  var isWorthRenewing: Bool {
    if exchanges.count <= 32, exchangedEntries.count <= 64 { return false }
    let entryCount = lower.entries.count + upper.entries.count + size
    return exchanges.count > 32 + Int(Double(entryCount).squareRoot())
      || exchangedEntries.count > 64 + 2 * entryCount
  }

  /// Adds a variable and a slot whose column holds that variable alone, multiplied by 1.
  ///
  /// Its columns of the factors are empty, and are not made until the next factorization.
  mutating func addPin() {
    if size == 0 {
      exchanges.reserveCapacity(16)
      exchangedEntries.reserveCapacity(32)
    }
    size += 1
    guard isFactored else { return }
    pivots.append(Pivot(at: size - 1))
    work.grow(to: size)
  }

  private var isFactored: Bool { !pivots.isEmpty }

  /// Begins a factorization of a matrix of the same size.
  mutating func removeFactors() {
    lower.removeAll()
    upper.removeAll()
    removeExchanges()
    guard !isFactored else { return }
    pivots.reserveCapacity(max(size, 16))
    for position in 0..<size { pivots.append(Pivot(at: position)) }
    work.grow(to: size)
  }

  private mutating func removeExchanges() {
    exchanges.removeAll(keepingCapacity: true)
    exchangedEntries.removeAll(keepingCapacity: true)
  }

  /// Enters the next pivot of a factorization: a variable that the column of a slot fixes.
  mutating func place(slot: Int, variable: Int, at position: Int, pivot: Double) {
    let place = Int32(truncatingIfNeeded: position)
    pivots[variable].positionOfVariable = place
    pivots[position].variable = Int32(truncatingIfNeeded: variable)
    pivots[slot].positionOfSlot = place
    pivots[position].slot = Int32(truncatingIfNeeded: slot)
    pivots[position].diagonal = pivot
    upper.endColumn()
    lower.endColumn()
  }

  /// The place of a variable in the order of pivots.
  @inline(__always)
  func position(ofVariable variable: Int) -> Int { Int(pivots[variable].positionOfVariable) }

  /// Ends a factorization: the columns of both factors are complete.
  mutating func finishFactors() {
    let pivots = pivots
    lower.renumberRows { Int(pivots[$0].positionOfVariable) }
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
      if position != slot, value != 0 {
        let row = Int32(truncatingIfNeeded: position)
        exchangedEntries.append(SparseColumns.Entry(row: row, value: value))
      }
      position = column.next(from: position + 1)
    }
    exchanges.append(
      Exchange(
        slot: Int32(truncatingIfNeeded: slot),
        end: Int32(truncatingIfNeeded: exchangedEntries.count),
        pivot: column[slot]
      )
    )
  }
}

extension BasisFactor {
  /// One place in the order of pivots, and where the variable and the slot of the same number stand.
  struct Pivot: Sendable {
    fileprivate(set) var positionOfVariable: Int32
    fileprivate(set) var positionOfSlot: Int32
    fileprivate(set) var variable: Int32
    fileprivate(set) var slot: Int32
    fileprivate(set) var diagonal = 1.0

    fileprivate init(at position: Int) {
      positionOfVariable = Int32(truncatingIfNeeded: position)
      positionOfSlot = positionOfVariable
      variable = positionOfVariable
      slot = positionOfVariable
    }
  }

  /// A column that took the place of another one.
  private struct Exchange: Sendable {
    var slot: Int32
    /// Where its entries end, which begin where those of the one before end.
    var end: Int32
    /// The value of the column at the slot.
    var pivot: Double
  }

  private func entries(ofExchange index: Int) -> Range<Int> {
    (index == 0 ? 0 : Int(exchanges[index - 1].end))..<Int(exchanges[index].end)
  }
}

extension BasisFactor {
  /// Finds by which numbers the columns are multiplied to add up to `sum`, a number for each variable.
  ///
  /// The result is a number for each slot; `sum` is used up.
  mutating func solve(_ sum: inout SparseVector, into result: inout SparseVector) {
    result.removeAll()
    if isFactored { solveFactors(&sum, &result) } else { swap(&sum, &result) }
    for index in exchanges.indices {
      let exchange = exchanges[index]
      let slot = Int(exchange.slot)
      let value = result[slot] / exchange.pivot
      guard value != 0 else { continue }
      result[slot] = value
      for place in entries(ofExchange: index) {
        let entry = exchangedEntries[place]
        result[Int(entry.row)] -= entry.value * value
      }
    }
  }

  private mutating func solveFactors(_ sum: inout SparseVector, _ result: inout SparseVector) {
    var variable = sum.next(from: 0)
    while variable >= 0 {
      work[position(ofVariable: variable)] = sum[variable]
      variable = sum.next(from: variable + 1)
    }
    sum.removeAll()
    pushForward(lower, dividing: false)
    pushBackward(upper, dividing: true)
    var position = work.next(from: 0)
    while position >= 0 {
      if work[position] != 0 { result[Int(pivots[position].slot)] = work[position] }
      position = work.next(from: position + 1)
    }
    work.removeAll()
  }

  /// Finds the numbers of the variables for which each column adds up to what `sums` has for its slot.
  ///
  /// The result is a number for each variable; `sums` is used up.
  mutating func solveTransposed(_ sums: inout SparseVector, into result: inout SparseVector) {
    for index in exchanges.indices.reversed() {
      let exchange = exchanges[index]
      let slot = Int(exchange.slot)
      var value = sums[slot]
      for place in entries(ofExchange: index) {
        let entry = exchangedEntries[place]
        value -= entry.value * sums[Int(entry.row)]
      }
      if value != 0 || sums[slot] != 0 { sums[slot] = value / exchange.pivot }
    }
    result.removeAll()
    if isFactored { solveFactorsTransposed(&sums, &result) } else { swap(&sums, &result) }
  }

  private mutating func solveFactorsTransposed(
    _ sums: inout SparseVector,
    _ result: inout SparseVector
  ) {
    var slot = sums.next(from: 0)
    while slot >= 0 {
      work[Int(pivots[slot].positionOfSlot)] = sums[slot]
      slot = sums.next(from: slot + 1)
    }
    sums.removeAll()
    pushForward(upperTransposed, dividing: true)
    pushBackward(lowerTransposed, dividing: false)
    var position = work.next(from: 0)
    while position >= 0 {
      if work[position] != 0 { result[Int(pivots[position].variable)] = work[position] }
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
      value /= pivots[position].diagonal
      work[position] = value
    }
    for index in columns.range(of: position) {
      let entry = columns.entries[index]
      work[Int(entry.row)] -= entry.value * value
    }
  }
}
