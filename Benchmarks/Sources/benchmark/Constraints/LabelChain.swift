import TesseraCore

/// A row of labels beside each other in a container, as wide as their texts.
///
/// Each label has a required position and a width that is not negative, keeps its text from being cut with
/// 750, and from being surrounded by space with 250.
struct LabelChain {
  var solver = ConstraintSolver()
  private var texts: [(atLeast: SolverConstraint, atMost: SolverConstraint)] = []
  private(set) var lefts: [SolverVariable] = []

  static let margin = 8.0

  /// Creates a row that is not solved; the last label has what the container has left.
  ///
  /// With contradictions, each label has a second position besides, which is 1 too far.
  init(count: Int, isContradictory: Bool = false) throws {
    var end = LinearExpression()
    for index in 0..<count {
      let left = solver.addVariable()
      let width = LinearExpression(solver.addVariable())
      lefts.append(left)
      try solver.add(LinearConstraint(LinearExpression(left), .equal, end + LabelChain.margin))
      if isContradictory {
        let second = end + LabelChain.margin + 1
        try solver.add(LinearConstraint(LinearExpression(left), .equal, second))
      }
      try solver.add(LinearConstraint(width, .greaterThanOrEqual))
      let text = LabelChain.textWidth(index)
      let atLeast = LinearConstraint(width, .greaterThanOrEqual, text, priority: .optional(750))
      let atMost = LinearConstraint(width, .lessThanOrEqual, text, priority: .optional(250))
      texts.append((try solver.add(atLeast), try solver.add(atMost)))
      end = LinearExpression(left) + width
    }
    let container = 40 * Double(count)
    try solver.add(LinearConstraint(end + LabelChain.margin, .equal, container))
  }

  static func textWidth(_ label: Int) -> Double { Double(20 + label % 7) }

  mutating func setText(_ width: Double, ofLabel label: Int) throws {
    try solver.setConstant(-width, of: texts[label].atLeast)
    try solver.setConstant(-width, of: texts[label].atMost)
  }

  /// Throws unless each label begins behind the texts and margins in front of it.
  func check() throws(ConstraintChainFailure) {
    var expected = LabelChain.margin
    for label in lefts.indices {
      let found = solver.value(of: lefts[label])
      guard abs(found - expected) < 1e-6 else {
        throw ConstraintChainFailure(label: label, found: found, expected: expected)
      }
      expected += LabelChain.textWidth(label) + LabelChain.margin
    }
  }
}

/// A label that is not where it should be.
struct ConstraintChainFailure: Error {
  var label: Int
  var found: Double
  var expected: Double
}
