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

  private struct Row: Sendable {
    /// Where the terms of the row begin, and how many they are.
    var start: Int32 = 0
    var count: Int32 = 0
  }

  private struct Variable: Sendable {
    /// The first term of the variable, or -1.
    var head: Int32 = -1
    /// Where the row under construction has the variable, plus one; 0 in between.
    var place: Int32 = 0
  }

  private(set) var terms: [Term] = []
  private var rows: [Row] = []
  private var variables: [Variable] = []
  private var deadTerms = 0

  @inline(__always)
  func range(ofRow row: Int) -> Range<Int> {
    let found = rows[row]
    return Int(found.start)..<Int(found.start + found.count)
  }

  /// The first term of a variable, or -1; each names the next one.
  @inline(__always)
  func firstTerm(ofVariable variable: Int) -> Int32 { variables[variable].head }

  mutating func addVariable() {
    if variables.isEmpty {
      variables.reserveCapacity(16)
      terms.reserveCapacity(32)
      rows.reserveCapacity(16)
    }
    variables.append(Variable())
  }

  /// Sets the terms of a row that has none; `row` may be the next one.
  mutating func setRow(_ row: Int, to expression: [LinearExpression.Term], sign: Double) {
    if row == rows.count { rows.append(Row()) }
    let start = terms.count
    for term in expression {
      let variable = term.variable.position
      let place = Int(variables[variable].place)
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
        variables[variable].place = Int32(truncatingIfNeeded: terms.count - start)
      }
    }
    for index in start..<terms.count { variables[Int(terms[index].variable)].place = 0 }
    dropZeros(from: start)
    rows[row] = Row(
      start: Int32(truncatingIfNeeded: start),
      count: Int32(truncatingIfNeeded: terms.count - start)
    )
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
    let head = variables[variable].head
    terms[index].next = head
    terms[index].previous = -1
    if head >= 0 { terms[Int(head)].previous = Int32(truncatingIfNeeded: index) }
    variables[variable].head = Int32(truncatingIfNeeded: index)
  }

  mutating func removeRow(_ row: Int) {
    for index in range(ofRow: row) {
      let term = terms[index]
      if term.previous >= 0 {
        terms[Int(term.previous)].next = term.next
      } else {
        variables[Int(term.variable)].head = term.next
      }
      if term.next >= 0 { terms[Int(term.next)].previous = term.previous }
      terms[index].row = -1
    }
    deadTerms += Int(rows[row].count)
    rows[row].count = 0
    if deadTerms > 64, deadTerms > terms.count / 2 { compact() }
  }

  /// Closes the gaps that removed rows have left; each term is moved at most once for one that went.
  private mutating func compact() {
    let live = terms.filter { $0.row >= 0 }
    for variable in variables.indices { variables[variable].head = -1 }
    terms.removeAll(keepingCapacity: true)
    deadTerms = 0
    var row = -1
    for term in live {
      if Int(term.row) != row {
        row = Int(term.row)
        rows[row].start = Int32(truncatingIfNeeded: terms.count)
      }
      terms.append(term)
      link(terms.count - 1)
    }
  }
}
