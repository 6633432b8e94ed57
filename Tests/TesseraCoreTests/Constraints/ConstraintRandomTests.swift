import TesseraCore
import TesseraTestSupport
import Testing

/// Random systems of small whole numbers, in which ties and circles are common.
@Suite("A constraint solver, on random systems")
struct ConstraintRandomTests {
  @Test("makes errors as small as trying every corner does", arguments: 0..<60)
  func smallestErrors(_ seed: UInt64) throws {
    var dice = SeededGenerator(seed: seed)
    for round in 0..<5 {
      let count = Int.random(in: 1...3, using: &dice)
      var system = RandomSystem(variableCount: count)
      for _ in 0..<Int.random(in: 1...6, using: &dice) { try system.add(&dice) }
      try system.check("seed \(seed), round \(round), at first")
      for step in 0..<6 {
        try system.change(&dice)
        try system.check("seed \(seed), round \(round), step \(step)")
      }
    }
  }
}

/// A system that is kept twice, for the solver and for its slow twin.
private struct RandomSystem {
  private var solver = ConstraintSolver()
  private var search: LexicographicSearch
  private var variables: [SolverVariable] = []
  private var names: [SolverConstraint] = []

  init(variableCount: Int) {
    search = LexicographicSearch(rows: [], variableCount: variableCount)
    for _ in 0..<variableCount { variables.append(solver.addVariable()) }
  }

  mutating func add(_ dice: inout SeededGenerator) throws {
    let priorities: [Double] = [.infinity, .infinity, 750, 250.5, 250]
    let row = LexicographicSearch.Row(
      coefficients: variables.map { _ in
        [-2, -1, 0, 0, 1, 1, 0.5].randomElement(using: &dice) ?? 0
      },
      constant: Double(Int.random(in: -10...10, using: &dice)),
      relation: .allCases.randomElement(using: &dice) ?? .equal,
      priority: priorities.randomElement(using: &dice) ?? 1
    )
    search.rows.append(row)
    names.append(try solver.add(constraint(row)))
  }

  mutating func change(_ dice: inout SeededGenerator) throws {
    guard let index = search.rows.indices.randomElement(using: &dice) else {
      return try add(&dice)
    }
    switch Int.random(in: 0..<4, using: &dice) {
    case 0:
      try add(&dice)
    case 1:
      try solver.remove(names.remove(at: index))
      search.rows.remove(at: index)
    case 2:
      let constant = Double(Int.random(in: -10...10, using: &dice))
      search.rows[index].constant = constant
      try solver.setConstant(constant, of: names[index])
    default:
      guard search.rows[index].priority.isFinite else { return }
      let priority: Double = [750, 500, 250].randomElement(using: &dice) ?? 1
      search.rows[index].priority = priority
      try solver.setPriority(.optional(priority), of: names[index])
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
      priority: row.priority.isFinite ? .optional(row.priority) : .required
    )
  }

  mutating func check(_ place: String) throws {
    let report = solver.solve()
    try #require(report.isComplete, "\(place): \(search.rows)")
    for conflict in report.conflicts {
      try checkIsMinimal(conflict, place)
    }
    // What is broken counts as less than required and as more than everything else.
    var expected = search
    for index in names.indices where solver.isBroken(names[index]) {
      expected.rows[index].priority = 1e9
    }
    let point = variables.map { solver.value(of: $0) }
    let found = expected.errors(at: point)
    let smallest = expected.smallestErrors
    try #require(
      zip(found, smallest).allSatisfy { abs($0 - $1) < 1e-6 },
      "\(place): errors \(found) instead of \(smallest) at \(point) of \(search.rows)"
    )
    if expected.priorities.first == .infinity {
      try #require((found.first ?? 0) < 1e-6, "\(place)")
    }
  }

  /// The constraints of a conflict contradict each other, and any one of them can be left out.
  private func checkIsMinimal(_ conflict: ConstraintConflict, _ place: String) throws {
    let members = conflict.constraints.compactMap { name in
      names.firstIndex(of: name).map { search.rows[$0] }
    }
    try #require(members.count == conflict.constraints.count)
    try #require(conflict.constraints.contains(conflict.broken))
    let all = LexicographicSearch(rows: members, variableCount: variables.count)
    try #require(!all.isSatisfiable, "\(place): \(members) can hold")
    for index in members.indices {
      var fewer = all
      fewer.rows.remove(at: index)
      try #require(fewer.isSatisfiable, "\(place): \(members) without \(index) cannot hold")
    }
  }
}
