import TesseraCore

/// A solver whose variables have names, and constraints that are written as text.
///
/// `"2a + b - 3 >= c @250.5"` compares two sums; without a priority it is required.
struct NamedSolver {
  var solver = ConstraintSolver()
  private(set) var variables: [String: SolverVariable] = [:]
  private(set) var constraints: [String: SolverConstraint] = [:]

  /// Adds constraints and solves.
  init(_ texts: String...) throws {
    for text in texts { try add(text) }
    solver.solve()
  }

  @discardableResult
  mutating func add(_ text: String) throws -> SolverConstraint {
    let added = try solver.add(constraint(text))
    constraints[text] = added
    return added
  }

  mutating func remove(_ text: String) throws {
    try solver.remove(constraint(named: text))
    constraints[text] = nil
  }

  func constraint(named text: String) throws -> SolverConstraint {
    guard let constraint = constraints[text] else { throw ConstraintIssue.unknownConstraint }
    return constraint
  }

  func text(of constraint: SolverConstraint) -> String? {
    constraints.first { $0.value == constraint }?.key
  }

  mutating func variable(_ name: String) -> SolverVariable {
    if let variable = variables[name] { return variable }
    let variable = solver.addVariable()
    variables[name] = variable
    return variable
  }

  /// The values as text, in the order of names: `"a 10, b 2.5"`.
  var values: String {
    variables.keys.sorted().map { "\($0) \(rounded(self[$0]))" }.joined(separator: ", ")
  }

  subscript(name: String) -> Double {
    variables[name].map { solver.value(of: $0) } ?? .nan
  }

  private func rounded(_ value: Double) -> String {
    let rounded = (value * 1000).rounded() / 1000
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
  }

  mutating func constraint(_ text: String) -> LinearConstraint {
    let parts = text.split(separator: "@")
    let relations: [(String, ConstraintRelation)] = [
      ("<=", .lessThanOrEqual), (">=", .greaterThanOrEqual), ("=", .equal),
    ]
    let words = parts[0].split(separator: " ")
    for (sign, relation) in relations {
      guard let place = words.firstIndex(where: { $0 == sign }) else { continue }
      return LinearConstraint(
        expression(words[..<place]),
        relation,
        expression(words[(place + 1)...]),
        priority: parts.count > 1 ? .optional(Double(parts[1]) ?? .nan) : .required
      )
    }
    preconditionFailure("\(text) has no relation")
  }

  private mutating func expression(_ words: ArraySlice<Substring>) -> LinearExpression {
    var result = LinearExpression()
    var sign = 1.0
    for word in words {
      if word == "+" || word == "-" {
        sign = word == "+" ? 1 : -1
        continue
      }
      let digits = word.prefix { $0.isNumber || $0 == "." || $0 == "-" }
      let name = String(word.dropFirst(digits.count))
      let number = digits.isEmpty ? 1 : Double(digits) ?? .nan
      if name.isEmpty {
        result.constant += sign * number
      } else {
        result.terms.append(.init(variable(name), coefficient: sign * number))
      }
    }
    return result
  }
}
