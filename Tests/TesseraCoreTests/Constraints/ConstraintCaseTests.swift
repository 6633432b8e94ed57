import TesseraCore
import TesseraTestSupport
import Testing

/// Ten thousand random systems, and the answers of another solver.
@Suite("A constraint solver, next to kiwisolver")
struct ConstraintCaseTests {
  @Test(
    "meets the same strengths, with the same values where there is one answer",
    arguments: 0..<8
  )
  func replay(_ part: Int) throws {
    let lines = try ConstraintCase.read()
    expectEqual(lines.count, 10_000)
    for index in stride(from: part, to: lines.count, by: 8) {
      try check(ConstraintCase(lines[index]), "line \(index + 2): \(lines[index])")
    }
  }

  private func check(_ example: ConstraintCase, _ place: String) throws {
    var solver = ConstraintSolver()
    let variables = example.answer.values.map { _ in solver.addVariable() }
    let names = try example.rows.map { row in
      try solver.add(
        LinearConstraint(
          LinearExpression(
            terms: row.terms.map { .init(variables[$0.variable], coefficient: $0.coefficient) },
            constant: row.constant
          ),
          row.relation,
          priority: row.priority
        )
      )
    }
    solver.solve()
    try #require(names.map(solver.isBroken) == example.rows.map(\.isRejected), "\(place)")
    // The other solver leaves them out.
    for name in names where solver.isBroken(name) { try solver.remove(name) }
    solver.solve()
    try compare(&solver, variables, names, with: example.answer, example.rows, place)
    guard let change = example.change else { return }
    try solver.setConstant(change.constant, of: names[change.row])
    let report = solver.solve()
    try #require(report.isComplete && report.conflicts.isEmpty, "\(place)")
    try compare(&solver, variables, names, with: change.answer, example.rows, place)
  }

  private func compare(
    _ solver: inout ConstraintSolver,
    _ variables: [SolverVariable],
    _ names: [SolverConstraint],
    with answer: ConstraintCase.Answer,
    _ rows: [ConstraintCase.Row],
    _ place: String
  ) throws {
    let found = ["s", "m", "w", "r"].map { strength in
      zip(names, rows).filter { $0.1.strength == strength }.reduce(0) {
        $0 + solver.error(of: $1.0)
      }
    }
    // The file has four decimals.
    let isEqual = zip(found, answer.errors + [0]).allSatisfy { abs($0 - $1) < 1e-3 }
    try #require(isEqual, "errors \(found), \(place)")
    for (variable, value) in zip(variables, answer.values) {
      let isDetermined = solver.isDetermined(variable)
      try #require(isDetermined == (value != nil), "\(variable), \(place)")
      guard let value else { continue }
      try #require(abs(solver.value(of: variable) - value) < 1e-3, "\(place)")
    }
  }
}
