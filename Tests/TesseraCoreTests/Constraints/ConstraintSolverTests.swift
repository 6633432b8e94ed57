import TesseraTestSupport
import Testing

import TesseraCore

@Suite("A constraint solver")
struct ConstraintSolverTests {
  struct Example: CustomTestStringConvertible, Sendable {
    var topic: String
    var constraints: [String]
    var values: String

    var testDescription: String { topic }

    init(_ topic: String, _ constraints: [String], _ values: String) {
      self.topic = topic
      self.constraints = constraints
      self.values = values
    }
  }

  @Test("gives values that a person has computed", arguments: examples)
  func atOnce(_ example: Example) throws {
    var named = try NamedSolver()
    for text in example.constraints { try named.add(text) }
    let report = named.solver.solve()
    #expect(report.conflicts.isEmpty)
    expectEqual(named.values, example.values)
  }

  @Test("gives the same values when constraints come one at a time", arguments: examples)
  func oneAtATime(_ example: Example) throws {
    var named = try NamedSolver()
    for text in example.constraints {
      try named.add(text)
      named.solver.solve()
    }
    expectEqual(named.values, example.values)
  }

  @Test("gives the same values after others have come and gone", arguments: examples)
  func removal(_ example: Example) throws {
    var named = try NamedSolver()
    for text in example.constraints { try named.add(text) }
    named.solver.solve()
    // Every variable is pulled elsewhere, by more than anything optional.
    let passing = named.variables.keys.sorted().map { "\($0) = 77 @5000" }
    for text in passing { try named.add(text) }
    named.solver.solve()
    for text in passing { try named.remove(text) }
    named.solver.solve()
    // Where constraints leave a choice, the value depends on what was there before.
    let isDetermined = named.variables.values.allSatisfy { named.solver.isDetermined($0) }
    if isDetermined { expectEqual(named.values, example.values) }
  }

  @Test("has nothing to do when nothing changed")
  func idle() throws {
    var named = try NamedSolver("a = 3", "b = 2a @250")
    let report = named.solver.solve()
    expectEqual(report, SolveReport.nothing)
    expectEqual(named.values, "a 3, b 6")
  }

  static let examples = single + chains + fights + ratios + inequalities + ties

  static let single = [
    Example("a variable that nothing constrains", ["0a = 0"], "a 0"),
    Example("a value", ["a = 7"], "a 7"),
    Example("a negative value", ["a = -7"], "a -7"),
    Example("a value that is at least", ["a >= 7"], "a 7"),
    Example("a value that is at most", ["a <= 7"], "a 0"),
    Example("a value that is at most a negative one", ["a <= -7"], "a -7"),
    Example("a term that occurs twice", ["a + a = 7"], "a 3.5"),
    Example("an optional value", ["a = 7 @1"], "a 7"),
  ]

  static let chains = [
    // 8 + 40 + 8 = 56
    Example(
      "views beside each other",
      ["x = 8", "w = 40", "y = x + w + 8"],
      "w 40, x 8, y 56"
    ),
    // y = 100 - 8 - 30 = 62, x = 62 - 8 - 40 = 14
    Example(
      "views from the end to the start",
      ["y + v + 8 = 100", "v = 30", "x + w + 8 = y", "w = 40"],
      "v 30, w 40, x 14, y 62"
    ),
    // 100 - 8 - 8 = 84 is left, in three parts of 28
    Example(
      "equal widths",
      ["a + b + c + 16 = 100", "a = b", "b = c"],
      "a 28, b 28, c 28"
    ),
    // the middle is 50, half of the width 15
    Example("a centre", ["w = 30", "x + 0.5w = 50"], "w 30, x 35"),
    // 2x = 10 and x + y = 8
    Example("a circle", ["x + y = 8", "x - y = 2"], "x 5, y 3"),
  ]

  static let fights = [
    // 100 for both; b holds on to its size with more force than a
    Example(
      "two labels that want to be as small as their text",
      ["a + b = 100", "a <= 30 @250", "b <= 40 @251", "a >= 30 @750", "b >= 40 @750"],
      "a 60, b 40"
    ),
    // 60 for both; a gives way
    Example(
      "two labels that do not fit",
      ["a + b = 60", "a >= 50 @749", "b >= 40 @750", "a <= 50 @250", "b <= 40 @250"],
      "a 20, b 40"
    ),
    Example("a higher priority", ["a = 10 @750", "a = 20 @250"], "a 10"),
    Example("a higher priority that comes later", ["a = 20 @250", "a = 10 @750"], "a 10"),
    Example("a fraction of a priority", ["a = 10 @250", "a = 20 @250.5"], "a 20"),
    Example(
      "many lower priorities",
      ["a = 10 @251", "a = 20 @250", "a = 21 @250", "a = 22 @250", "a = 23 @250", "a = 24 @250"],
      "a 10"
    ),
    Example("what is required before what is not", ["a = 10 @1000", "a <= 4"], "a 4"),
    Example(
      "a lower priority that a higher one has room for",
      ["a >= 10 @750", "a = 20 @1"],
      "a 20"
    ),
    Example("the nearest that a higher priority allows", ["a >= 10 @750", "a = 2 @1"], "a 10"),
    // of the sums of two, the middle value has the smallest error: |a-1| + |a-5| + |a-6|
    Example("three of one priority", ["a = 1 @9", "a = 6 @9", "a = 5 @9"], "a 5"),
  ]

  static let ratios = [
    // 16 : 9 of 320
    Example("a ratio of sides", ["w = 320", "16h = 9w"], "h 180, w 320"),
    // in 200 × 100, at most as wide and high: 100 high, 178 wide (1600 / 9)
    Example(
      "a picture that fits",
      ["w <= 200", "h <= 100", "9w = 16h", "w = 200 @999", "h = 100 @999"],
      "h 100, w 177.778"
    ),
    Example("a square", ["a = b", "a = 50 @750", "b <= 30"], "a 30, b 30"),
    Example("a half", ["w = 101", "a = 0.5w"], "a 50.5, w 101"),
  ]

  static let inequalities = [
    Example("a chain of lower bounds", ["a >= 5", "b >= a + 5", "c >= b + 5"], "a 5, b 10, c 15"),
    // the line is as high as the higher one of both
    Example("a height around the highest", ["h >= 20", "h >= 34", "h = 0 @50"], "h 34"),
    Example(
      "a bubble no wider than its text and three quarters",
      ["w <= 0.75s", "s = 400", "w = 520 @750"],
      "s 400, w 300"
    ),
    Example("bounds from both sides", ["a >= 10", "a <= 20", "a = 15 @1"], "a 15"),
    Example("bounds from both sides, too low", ["a >= 10", "a <= 20", "a = 5 @1"], "a 10"),
    Example("bounds from both sides, too high", ["a >= 10", "a <= 20", "a = 25 @1"], "a 20"),
  ]

  static let ties = [
    Example("the earlier one of two that are equal", ["a = 10 @9", "a = 20 @9"], "a 10"),
    Example("the earlier one, the other way round", ["a = 20 @9", "a = 10 @9"], "a 20"),
    // a lower priority chooses between both before the order does
    Example(
      "the one that a lower priority prefers",
      ["a = 10 @9", "a = 20 @9", "a = 18 @8"],
      "a 18"
    ),
    // the earlier one keeps its size, the later one is stretched
    Example(
      "the space that is left",
      ["a + b = 100", "a <= 30 @250", "b <= 40 @250"],
      "a 30, b 70"
    ),
    // the earlier one keeps its size, the later one is compressed
    Example(
      "the space that is missing",
      ["a + b = 60", "a >= 40 @750", "b >= 40 @750"],
      "a 40, b 20"
    ),
  ]
}

extension SolveReport {
  /// The report of a solve that had nothing to do.
  static var nothing: SolveReport {
    var solver = ConstraintSolver()
    return solver.solve()
  }
}
