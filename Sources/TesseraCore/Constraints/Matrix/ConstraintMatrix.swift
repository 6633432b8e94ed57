/// The coefficients of constraints, by constraint and by variable.
///
/// The terms of one constraint lie side by side. The terms of one variable are a doubly linked list
/// through all of them, so that a constraint comes and goes in the number of its terms.
struct ConstraintMatrix: Sendable {
  struct Term: Sendable {
    var variable: Int32
    var row: Int32
    var coefficient: Double
    /// The neighbours among the terms of the variable, or -1.
    var next: Int32
    var previous: Int32
  }

  private(set) var terms: [Term] = []
  /// The first term of each variable, or -1.
  private(set) var heads: [Int32] = []
  private var starts: [Int32] = []
  private var counts: [Int32] = []
  private var deadTerms = 0
  /// Where the row under construction has a variable, plus one; zeros in between.
  private var places: [Int32] = []

  var variableCount: Int { heads.count }

  @inline(__always)
  func range(ofRow row: Int) -> Range<Int> {
    let start = Int(starts[row])
    return start..<(start + Int(counts[row]))
  }

  mutating func addVariable() {
    if heads.isEmpty {
      heads.reserveCapacity(16)
      places.reserveCapacity(16)
      terms.reserveCapacity(32)
      starts.reserveCapacity(16)
      counts.reserveCapacity(16)
    }
    heads.append(-1)
    places.append(0)
  }

  /// Sets the terms of a row that has none; `row` may be the next one.
  mutating func setRow(_ row: Int, to expression: [LinearExpression.Term], sign: Double) {
    if row == starts.count {
      starts.append(0)
      counts.append(0)
    }
    let start = terms.count
    for term in expression {
      let variable = term.variable.position
      let place = Int(places[variable])
      if place > 0 {
        terms[start + place - 1].coefficient += sign * term.coefficient
      } else {
        append(
          Term(
            variable: term.variable.index,
            row: Int32(truncatingIfNeeded: row),
            coefficient: sign * term.coefficient,
            next: -1,
            previous: -1
          )
        )
        places[variable] = Int32(truncatingIfNeeded: terms.count - start)
      }
    }
    for index in start..<terms.count { places[Int(terms[index].variable)] = 0 }
    dropZeros(from: start)
    starts[row] = Int32(truncatingIfNeeded: start)
    counts[row] = Int32(truncatingIfNeeded: terms.count - start)
    for index in start..<terms.count { link(index) }
  }

  private mutating func append(_ term: Term) { terms.append(term) }

  private mutating func dropZeros(from start: Int) {
    var hasZeros = false
    for index in start..<terms.count where terms[index].coefficient == 0 { hasZeros = true }
    guard hasZeros else { return }
    let kept = terms[start...].filter { $0.coefficient != 0 }
    terms.replaceSubrange(start..., with: kept)
  }

  private mutating func link(_ index: Int) {
    let variable = Int(terms[index].variable)
    let head = heads[variable]
    terms[index].next = head
    terms[index].previous = -1
    if head >= 0 { terms[Int(head)].previous = Int32(truncatingIfNeeded: index) }
    heads[variable] = Int32(truncatingIfNeeded: index)
  }

  mutating func removeRow(_ row: Int) {
    for index in range(ofRow: row) {
      let term = terms[index]
      if term.previous >= 0 {
        terms[Int(term.previous)].next = term.next
      } else {
        heads[Int(term.variable)] = term.next
      }
      if term.next >= 0 { terms[Int(term.next)].previous = term.previous }
      terms[index].row = -1
    }
    deadTerms += Int(counts[row])
    counts[row] = 0
    if deadTerms > 64, deadTerms > terms.count / 2 { compact() }
  }

  /// Closes the gaps that removed rows have left; each term is moved at most once for one that went.
  private mutating func compact() {
    let live = terms.filter { $0.row >= 0 }
    for variable in heads.indices { heads[variable] = -1 }
    terms.removeAll(keepingCapacity: true)
    deadTerms = 0
    var row = -1
    for term in live {
      if Int(term.row) != row {
        row = Int(term.row)
        starts[row] = Int32(truncatingIfNeeded: terms.count)
      }
      terms.append(term)
      link(terms.count - 1)
    }
  }
}
