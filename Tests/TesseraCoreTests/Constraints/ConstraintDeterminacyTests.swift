import TesseraCore
import TesseraTestSupport
import Testing

@Suite("A variable of a solver")
struct ConstraintDeterminacyTests {
  /// Constraints, and the names of the variables that they leave no choice.
  static let systems: [(constraints: [String], determined: [String])] = [
    (["0a = 0"], []),
    (["a = 3"], ["a"]),
    (["a = 3 @1"], ["a"]),
    (["a >= 3"], []),
    (["a >= 3", "a <= 3"], ["a"]),
    (["a >= 0", "a <= 0"], ["a"]),
    (["a >= 0", "a <= 10"], []),
    (["a >= 3", "a = 0 @1"], ["a"]),
    (["a + b = 10"], []),
    (["a + b = 10", "a = b"], ["a", "b"]),
    (["a + b = 10", "a = b", "c = d", "e = 2a"], ["a", "b", "e"]),
    // one of both has to give way, and it could be either
    (["a = 1 @9", "a = 2 @9"], []),
    (["a = 1 @9", "a = 2 @9", "a = 5 @8"], ["a"]),
    (["a + b = 100", "a <= 30 @250", "b <= 40 @250"], []),
    (["a + b = 100", "a <= 30 @251", "b <= 40 @250", "a >= 30 @750"], ["a", "b"]),
    // the middle one of three
    (["a = 1 @9", "a = 2 @9", "a = 3 @9"], ["a"]),
    (["h >= 20", "h >= 34", "h = 0 @50"], ["h"]),
  ]

  @Test("is determined if constraints leave it no other value", arguments: systems)
  func determined(_ system: (constraints: [String], determined: [String])) throws {
    var named = try NamedSolver()
    for text in system.constraints { try named.add(text) }
    named.solver.solve()
    let values = named.values
    let found = named.variables.keys.sorted().filter { name in
      named.solver.isDetermined(named.variable(name))
    }
    expectEqual(found, system.determined)
    expectEqual(named.values, values)
  }

  @Test("is not determined while something is to be solved")
  func due() throws {
    var named = try NamedSolver("a = 3")
    try named.add("b = 3")
    let isDetermined = named.solver.isDetermined(named.variable("a"))
    #expect(!isDetermined)
  }
}
