import TesseraCore
import TesseraTestSupport
import Testing

/// Constraints of one priority that cannot hold together, whose errors can be given to one or another.
@Suite("Constraints that are tied")
struct ConstraintTieTests {
  @Test(
    "of random systems are met in the order in which they were added",
    arguments: TrialRounds.share(of: 0..<100)
  )
  func random(_ seed: UInt64) throws {
    var dice = SeededGenerator(seed: seed)
    for round in 0..<6 {
      var system = TiedSystem(variableCount: Int.random(in: 1...3, using: &dice))
      for _ in 0..<Int.random(in: 2...6, using: &dice) { try system.add(&dice) }
      try system.check("seed \(seed), round \(round), at first")
      for step in 0..<4 {
        try system.change(&dice)
        try system.check("seed \(seed), round \(round), step \(step)")
      }
    }
  }
}

/// A system of ties that is kept twice, for the solver and for its slow twin.
private struct TiedSystem {
  private var solver = ConstraintSolver()
  private var search: LexicographicSearch
  private var variables: [SolverVariable] = []
  private var names: [SolverConstraint] = []

  init(variableCount: Int) {
    search = LexicographicSearch(rows: [], variableCount: variableCount)
    for _ in 0..<variableCount { variables.append(solver.addVariable()) }
  }

  mutating func add(_ dice: inout SeededGenerator) throws {
    let row = LexicographicSearch.Row(
      coefficients: variables.map { _ in [-1, 0, 0, 1, 1, 2].randomElement(using: &dice) ?? 0 },
      constant: Double(Int.random(in: -10...10, using: &dice)),
      relation: .allCases.randomElement(using: &dice) ?? .equal,
      priority: [750, 750, 250].randomElement(using: &dice) ?? 1
    )
    search.rows.append(row)
    names.append(try solver.add(constraint(row)))
  }

  mutating func change(_ dice: inout SeededGenerator) throws {
    guard let index = search.rows.indices.randomElement(using: &dice) else {
      return try add(&dice)
    }
    switch Int.random(in: 0..<4, using: &dice) {
    case 0: try add(&dice)
    case 1:
      // One that is added again comes last.
      let row = search.rows.remove(at: index)
      try solver.remove(names.remove(at: index))
      search.rows.append(row)
      names.append(try solver.add(constraint(row)))
    case 2:
      try solver.remove(names.remove(at: index))
      search.rows.remove(at: index)
    default:
      let constant = Double(Int.random(in: -10...10, using: &dice))
      search.rows[index].constant = constant
      try solver.setConstant(constant, of: names[index])
    }
  }

  private func constraint(_ row: LexicographicSearch.Row) -> LinearConstraint {
    let relations: [ConstraintRelation] = [.lessThanOrEqual, .equal, .greaterThanOrEqual]
    return LinearConstraint(
      LinearExpression(
        terms: zip(variables, row.coefficients).map { .init($0.0, coefficient: $0.1) },
        constant: row.constant
      ),
      relations[row.relation.rawValue],
      priority: .optional(row.priority)
    )
  }

  mutating func check(_ place: String) throws {
    let report = solver.solve()
    try #require(report.isComplete, "\(place): \(search.rows)")
    let point = variables.map { solver.value(of: $0) }
    let found = search.errors(at: point) + search.errorsInOrder(at: point)
    let smallest = search.smallestErrorsInOrder
    try #require(
      zip(found, smallest).allSatisfy { abs($0 - $1) < 1e-6 },
      "\(place): errors \(found) instead of \(smallest) at \(point) of \(search.rows)"
    )
  }
}
