// Solves what kiwi.cpp solves, in the same order, with the core's solver. Built and run by `compare`,
// together with the sources of the solver.
import Foundation

struct CaseRow {
  var terms: [(variable: Int, coefficient: Double)] = []
  var constant = 0.0
  var relation = ConstraintRelation.equal
  var priority = ConstraintPriority.required

  init(_ text: Substring) {
    var number = ""
    for character in text {
      switch character {
      case "a"..."f":
        let variable = Int(character.asciiValue ?? 0) - 97
        terms.append((variable, Double(number) ?? .nan))
        number = ""
      case "<", "=", ">":
        constant = Double(number) ?? .nan
        relation =
          character == "<" ? .lessThanOrEqual : character == ">" ? .greaterThanOrEqual : .equal
      case "s": priority = .optional(750)
      case "m": priority = .optional(500)
      case "w": priority = .optional(250)
      case "r": break
      default: number.append(character)
      }
    }
  }
}

struct CaseSystem {
  var variableCount: Int
  var rows: [CaseRow]

  init(_ line: Substring) {
    let parts = line.split(separator: "|")
    variableCount = parts[2].split(separator: ",").count
    rows = parts[0].split(separator: " ").map(CaseRow.init)
  }

  func solve() throws -> Double {
    var solver = ConstraintSolver()
    let variables = (0..<variableCount).map { _ in solver.addVariable() }
    for row in rows {
      let terms = row.terms.map {
        LinearExpression.Term(variables[$0.variable], coefficient: $0.coefficient)
      }
      let expression = LinearExpression(terms: terms, constant: row.constant)
      try solver.add(LinearConstraint(expression, row.relation, priority: row.priority))
    }
    solver.solve()
    return variables.reduce(0) { $0 + solver.value(of: $1) }
  }
}

func chain(_ count: Int) throws -> Double {
  var solver = ConstraintSolver()
  var end = LinearExpression()
  for index in 0..<count {
    let left = LinearExpression(solver.addVariable())
    let width = LinearExpression(solver.addVariable())
    let text = Double(20 + index % 7)
    try solver.add(LinearConstraint(left, .equal, end + 8))
    try solver.add(LinearConstraint(width, .greaterThanOrEqual))
    try solver.add(LinearConstraint(width, .greaterThanOrEqual, text, priority: .optional(750)))
    try solver.add(LinearConstraint(width, .lessThanOrEqual, text, priority: .optional(250)))
    end = left + width
  }
  try solver.add(LinearConstraint(end + 8, .equal, Double(40 * count)))
  solver.solve()
  return Double(count)
}

func report(_ name: String, turns: Int = 5, _ body: () throws -> Double) rethrows {
  var best = Double.infinity
  var sum = 0.0
  for _ in 0..<turns {
    let start = clock()
    sum += try body()
    best = min(best, Double(clock() - start) / Double(CLOCKS_PER_SEC))
  }
  // The sum keeps the compiler from leaving the work out.
  print(name, sum == 0.5 ? -1 : Int(best * 1e9))
}

@main
struct Comparison {
  static func main() throws {
    let text = try String(contentsOfFile: CommandLine.arguments[1], encoding: .utf8)
    let systems = text.split(separator: "\n")
      .filter { !$0.hasPrefix("#") && !$0.contains("x") }
      .map(CaseSystem.init)
    try report("systems", turns: 25) { try systems.reduce(0) { try $0 + $1.solve() } }
    try report("chain-10") { try (0..<1_000).reduce(0) { sum, _ in try sum + chain(10) } }
    try report("chain-100") { try (0..<20).reduce(0) { sum, _ in try sum + chain(100) } }
    try report("chain-1000") { try chain(1_000) }
  }
}
