import TesseraCore
import TesseraTestSupport
import Testing

/// Costs in pivots, which are the same on every machine.
@Suite("The cost of solving")
struct ConstraintCostTests {
  /// A row of labels beside each other, each as wide as its text, in a container.
  struct LabelRow {
    var solver = ConstraintSolver()
    /// For each label, how wide it is at least and at most.
    var widths: [(SolverConstraint, SolverConstraint)] = []
    var lefts: [SolverVariable] = []

    init(count: Int, container: Double) throws {
      var end = LinearExpression()
      for index in 0..<count {
        let left = solver.addVariable()
        let width = solver.addVariable()
        lefts.append(left)
        try solver.add(LinearConstraint(LinearExpression(left), .equal, end + 8))
        try solver.add(LinearConstraint(LinearExpression(width), .greaterThanOrEqual))
        let text = LinearExpression(width) - Double(20 + index % 7)
        widths.append(
          (
            try solver.add(
              LinearConstraint(text, .greaterThanOrEqual, priority: .optional(750))
            ),
            try solver.add(LinearConstraint(text, .lessThanOrEqual, priority: .optional(250)))
          )
        )
        end = LinearExpression(left) + LinearExpression(width)
      }
      try solver.add(LinearConstraint(end + 8, .equal, container))
    }

    mutating func setText(_ width: Double, ofLabel label: Int) throws {
      try solver.setConstant(-width, of: widths[label].0)
      try solver.setConstant(-width, of: widths[label].1)
    }
  }

  @Test("is one pivot for each variable of a chain, and few more", arguments: [10, 100, 1_000])
  func chains(_ count: Int) throws {
    var row = try LabelRow(count: count, container: Double(count * 40))
    let report = row.solver.solve()
    #expect(report.isComplete)
    #expect(report.pivots <= 2 * count + 8)
    // The first text is 20 wide, between margins of 8.
    expectEqual(row.solver.value(of: row.lefts[1]), 8 + 20 + 8)
  }

  @Test("is a tenth at most when one text changes", arguments: [10, 100, 1_000])
  func textChanges(_ count: Int) throws {
    var row = try LabelRow(count: count, container: Double(count * 40))
    let first = row.solver.solve().pivots
    for (label, width) in [(0, 33.0), (count / 2, 3), (count - 1, 29), (0, 20)] {
      try row.setText(width, ofLabel: label)
      let report = row.solver.solve()
      #expect(report.isComplete)
      #expect(report.pivots * 10 <= first)
    }
  }

  @Test("is nothing for a constraint that holds already")
  func holding() throws {
    var row = try LabelRow(count: 100, container: 4_000)
    row.solver.solve()
    try row.solver.add(
      LinearConstraint(LinearExpression(row.lefts[50]), .lessThanOrEqual, 4_000)
    )
    let report = row.solver.solve()
    expectEqual(report.pivots, 0)
  }

  @Test("grows no faster than a chain that is built and solved link by link")
  func linkByLink() throws {
    var solver = ConstraintSolver()
    var end = LinearExpression()
    for _ in 0..<1_000 {
      let left = solver.addVariable()
      try solver.add(LinearConstraint(LinearExpression(left), .equal, end + 8))
      let report = solver.solve()
      expectEqual(report.pivots, 1)
      end = LinearExpression(left)
    }
    expectEqual(solver.value(of: end), 8_000)
  }
}
