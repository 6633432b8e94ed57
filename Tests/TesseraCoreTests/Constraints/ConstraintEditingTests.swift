import TesseraCore
import TesseraTestSupport
import Testing

@Suite("Editing constraints")
struct ConstraintEditingTests {
  @Test("follows suggested values as far as constraints allow")
  func suggestions() throws {
    var named = try NamedSolver("a >= 10", "a <= 20", "b = 2a")
    let edited = named.variable("a")
    try named.solver.beginEditing(edited, priority: .optional(500))
    var values: [String] = []
    for suggestion in [15.0, 25, -3, 12] {
      try named.solver.suggest(suggestion, for: edited)
      named.solver.solve()
      values.append(named.values)
    }
    expectEqual(values, ["a 15, b 30", "a 20, b 40", "a 10, b 20", "a 12, b 24"])
    try named.solver.endEditing(edited)
    #expect(throws: ConstraintIssue.editing) { try named.solver.endEditing(edited) }
    #expect(throws: ConstraintIssue.editing) { try named.solver.suggest(3, for: edited) }
  }

  @Test("starts from the present value")
  func presentValue() throws {
    var named = try NamedSolver("a = 7 @250")
    try named.solver.beginEditing(named.variable("a"), priority: .optional(500))
    named.solver.solve()
    expectEqual(named.values, "a 7")
    let edited = named.variable("a")
    #expect(throws: ConstraintIssue.editing) {
      try named.solver.beginEditing(edited, priority: .optional(500))
    }
  }

  @Test("changes a constant in both directions")
  func constants() throws {
    var named = try NamedSolver("x = 8", "w = 40 @750", "y = x + w + 8", "y <= 100")
    let width = try named.constraint(named: "w = 40 @750")
    var values: [String] = []
    // y is at most 100, which leaves 100 - 8 - 8 = 84 for the width
    for constant in [-50.0, -120, -40] {
      try named.solver.setConstant(constant, of: width)
      named.solver.solve()
      values.append(named.values)
    }
    expectEqual(values, ["w 50, x 8, y 66", "w 84, x 8, y 100", "w 40, x 8, y 56"])
  }

  @Test("changes priorities")
  func priorities() throws {
    var named = try NamedSolver("a = 10 @250", "a = 20 @500")
    expectEqual(named.values, "a 20")
    let first = try named.constraint(named: "a = 10 @250")
    try named.solver.setPriority(.optional(500.5), of: first)
    named.solver.solve()
    expectEqual(named.values, "a 10")
    try named.solver.setPriority(.optional(499.5), of: first)
    named.solver.solve()
    expectEqual(named.values, "a 20")
  }

  @Test("keeps a priority from becoming required, and from not being so any more")
  func requiredPriorities() throws {
    var named = try NamedSolver("a >= 10", "a = 5 @500")
    let required = try named.constraint(named: "a >= 10")
    let optional = try named.constraint(named: "a = 5 @500")
    #expect(throws: ConstraintIssue.requiredPriorityFixed) {
      try named.solver.setPriority(.optional(3), of: required)
    }
    #expect(throws: ConstraintIssue.requiredPriorityFixed) {
      try named.solver.setPriority(.required, of: optional)
    }
    try named.solver.setPriority(.required, of: required)
    let report = named.solver.solve()
    expectEqual(report, SolveReport.nothing)
    expectEqual(named.values, "a 10")
  }

  @Test("gives way when a constraint is removed, and comes back with it")
  func removal() throws {
    var named = try NamedSolver("a = 10 @250", "a = 20 @500", "b = a + 1")
    try named.remove("a = 20 @500")
    named.solver.solve()
    expectEqual(named.values, "a 10, b 11")
    try named.add("a = 20 @500")
    named.solver.solve()
    expectEqual(named.values, "a 20, b 21")
  }

  @Test("removes variables that are not used, and forgets their names")
  func variables() throws {
    var named = try NamedSolver("a = 10", "b = a")
    let variable = named.variable("a")
    #expect(throws: ConstraintIssue.variableInUse) { try named.solver.remove(variable) }
    try named.remove("a = 10")
    try named.remove("b = a")
    named.solver.solve()
    try named.solver.remove(variable)
    #expect(throws: ConstraintIssue.unknownVariable) { try named.solver.remove(variable) }
    let next = named.solver.addVariable()
    #expect(next != variable)
    expectEqual(named.solver.value(of: next), 0)
    expectEqual(named.solver.value(of: variable), 0)
    expectEqual(named.solver.variableCount, 2)
    #expect(throws: ConstraintIssue.unknownVariable) {
      try named.solver.add(LinearConstraint(LinearExpression(variable), .equal))
    }
  }

  @Test("leaves a copy as it was")
  func copies() throws {
    var named = try NamedSolver("a = 10 @250")
    let before = named
    try named.add("a = 30")
    named.solver.solve()
    expectEqual(before.values, "a 10")
    expectEqual(named.values, "a 30")
  }

  @Test(
    "refuses numbers that are not finite or too large",
    arguments: [
      Double.nan, .infinity, -.infinity, .greatestFiniteMagnitude, 2e15,
    ]
  )
  func numbers(_ number: Double) throws {
    var named = try NamedSolver("a = 10")
    let variable = named.variable("a")
    let constraint = try named.constraint(named: "a = 10")
    let solver = named.solver
    #expect(throws: ConstraintIssue.numberOutOfRange) {
      try named.solver.setConstant(number, of: constraint)
    }
    #expect(throws: ConstraintIssue.numberOutOfRange) {
      try named.solver.add(LinearConstraint(LinearExpression(constant: number), .equal))
    }
    let term = LinearExpression.Term(variable, coefficient: number)
    #expect(throws: ConstraintIssue.numberOutOfRange) {
      try named.solver.add(LinearConstraint(LinearExpression(terms: [term]), .equal))
    }
    expectEqual(named.solver.constraintCount, solver.constraintCount)
    let report = named.solver.solve()
    expectEqual(report, SolveReport.nothing)
    expectEqual(named.values, "a 10")
  }

  @Test("refuses priorities that are not finite", arguments: [Double.nan, .infinity, -.infinity])
  func priorities(_ priority: Double) throws {
    var named = try NamedSolver("a = 10 @3")
    let constraint = try named.constraint(named: "a = 10 @3")
    #expect(throws: ConstraintIssue.priorityNotFinite) {
      try named.solver.setPriority(.optional(priority), of: constraint)
    }
    #expect(throws: ConstraintIssue.priorityNotFinite) {
      try named.solver.add(
        LinearConstraint(LinearExpression(), .equal, priority: .optional(priority))
      )
    }
  }

  @Test("refuses constraints that were removed")
  func removedConstraints() throws {
    var named = try NamedSolver("a = 10")
    let removed = try named.constraint(named: "a = 10")
    try named.remove("a = 10")
    try named.add("a = 11")
    #expect(throws: ConstraintIssue.unknownConstraint) { try named.solver.remove(removed) }
    #expect(throws: ConstraintIssue.unknownConstraint) {
      try named.solver.setConstant(3, of: removed)
    }
    #expect(!named.solver.contains(removed))
    named.solver.solve()
    expectEqual(named.values, "a 11")
  }
}
