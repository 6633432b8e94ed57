import TesseraCore
import TesseraTestSupport
import Testing

@Suite("A conflict of required constraints")
struct ConstraintConflictTests {
  @Test("names those that take part, and breaks the one that was added last")
  func names() throws {
    var named = try NamedSolver("z = 3", "a = 10", "b = a + 5", "c = 1")
    try named.add("b = 40")
    let report = named.solver.solve()
    let conflict = try #require(report.conflicts.first)
    expectEqual(report.conflicts.count, 1)
    expectEqual(conflict.constraints.map(named.text), ["a = 10", "b = a + 5", "b = 40"])
    expectEqual(named.text(of: conflict.broken), "b = 40")
    expectEqual(named.values, "a 10, b 15, c 1, z 3")
    #expect(named.solver.isBroken(conflict.broken))
    expectEqual(named.solver.error(of: conflict.broken), 25)
  }

  @Test("is reported once")
  func once() throws {
    var named = try NamedSolver("a = 10", "a = 20")
    try named.add("b = a")
    let report = named.solver.solve()
    #expect(report.conflicts.isEmpty)
    expectEqual(named.values, "a 10, b 10")
  }

  @Test("breaks the one that was added last, whichever was solved first")
  func order() throws {
    var named = try NamedSolver()
    try named.add("a >= 10")
    try named.add("a <= 4")
    let report = named.solver.solve()
    expectEqual(report.conflicts.map(\.broken).map(named.text), ["a <= 4"])
    expectEqual(named.values, "a 10")
  }

  @Test("ends when another constraint is removed")
  func ends() throws {
    var named = try NamedSolver("a = 10", "a = 20")
    let second = try named.constraint(named: "a = 20")
    try named.remove("a = 10")
    let report = named.solver.solve()
    #expect(report.conflicts.isEmpty)
    #expect(!named.solver.isBroken(second))
    expectEqual(named.values, "a 20")
  }

  @Test("begins with a changed constant, and ends with it")
  func constants() throws {
    var named = try NamedSolver("a <= 100", "b = 20", "a = b + 30")
    let width = try named.constraint(named: "b = 20")
    try named.solver.setConstant(-90, of: width)
    let report = named.solver.solve()
    expectEqual(report.conflicts.map(\.broken).map(named.text), ["a = b + 30"])
    expectEqual(named.values, "a 100, b 90")
    try named.solver.setConstant(-20, of: width)
    let later = named.solver.solve()
    #expect(later.conflicts.isEmpty)
    expectEqual(named.values, "a 50, b 20")
  }

  @Test("leaves the broken constraint as nearly met as possible, before all that is optional")
  func nearest() throws {
    let named = try NamedSolver("a <= 10", "a >= 40", "a = 2 @1000")
    expectEqual(named.values, "a 10")
  }

  @Test("of a constraint without variables has that constraint alone")
  func empty() throws {
    var named = try NamedSolver("a = 3")
    try named.add("0a = 1")
    let report = named.solver.solve()
    expectEqual(report.conflicts.map { $0.constraints.map(named.text) }, [["0a = 1"]])
    expectEqual(named.values, "a 3")
  }

  @Test("is found for each of thousands")
  func thousands() throws {
    var named = try NamedSolver("a = 0")
    for value in 1...2_000 { try named.add("a = \(value)") }
    let report = named.solver.solve()
    expectEqual(report.conflicts.count, 2_000)
    #expect(report.isComplete)
    expectEqual(named.values, "a 0")
  }
}
