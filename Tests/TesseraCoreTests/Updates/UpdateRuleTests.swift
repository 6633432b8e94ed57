import TesseraCore
import TesseraTestSupport
import Testing

/// One row of the table of update contract 2.2: what is reported, and how it is taken.
struct UpdateRuleCase: Sendable, CustomTestStringConvertible {
  let row: Int
  let name: String
  let operations: [UpdateOperation]
  let before: [Int]
  let after: [Int]
  /// The rules that are reported to be broken, in order.
  var rules: [BatchRule] = []
  /// How it is taken.
  let taken: @Sendable (inout BatchChanges) -> Void

  var testDescription: String { "row \(row): \(name)" }
}

@Suite("The rules of a batch")
struct UpdateRuleTests {
  @Test(
    "take what does not fit as the contract says",
    arguments: repaired + contested + replaced + legal
  )
  func takes(_ example: UpdateRuleCase) {
    let batch = check(example.operations, example.before, example.after)
    expectEqual(batch.issues.map(\.rule), example.rules)
    var expected = BatchChanges()
    example.taken(&expected)
    expectEqual(batch.changes, expected)
  }
}
