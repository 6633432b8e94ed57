import BenchmarkSupport
import TesseraCore

/// The solver of constraints: chains, changes of a text, and contradictions.
@MainActor
func constraints(_ table: inout BenchmarkTable) throws {
  for count in [100, 1_000, 10_000] { try compareChains(count, &table) }
  for count in [10, 1_000] { try compareTextChange(count, &table) }
  try compareContradictions(100, &table)
}

/// A chain against one of a tenth of its length.
@MainActor
private func compareChains(_ count: Int, _ table: inout BenchmarkTable) throws {
  var chain = try LabelChain(count: count)
  let report = chain.solver.solve()
  try chain.check()
  try require(report.isComplete, "\(count) labels take more pivots than the budget has")
  try require(report.pivots <= 2 * count + 8, "\(count) labels take \(report.pivots) pivots")
  var row = BenchmarkRow(
    "constraints: first solve of a chain of labels",
    size: count,
    measure({ solveChain(count) }, against: { solveChain(count / 10) }),
    alternative: "a tenth of the labels",
    atMost: 20
  )
  row.cost += ", \(report.pivots) pivots"
  table.add(row)
}

/// A changed text against the first solve.
@MainActor
private func compareTextChange(_ count: Int, _ table: inout BenchmarkTable) throws {
  var chain = try LabelChain(count: count)
  let first = chain.solver.solve().pivots
  var pivots = 0
  for width in [33.0, 3, 20] {
    try chain.setText(width, ofLabel: count / 2)
    pivots = max(pivots, chain.solver.solve().pivots)
  }
  try require(pivots * 10 <= first, "a text takes \(pivots) pivots, and all labels \(first)")
  var width = 20.0
  let change = {
    width = width == 20 ? 27 : 20
    try? chain.setText(width, ofLabel: count / 2)
    chain.solver.solve()
    keep(chain.solver.pivotCount)
  }
  var row = BenchmarkRow(
    "constraints: the text of one label changes",
    size: count,
    measure(change, against: { solveChain(count) }),
    alternative: "the first solve",
    atMost: 0.2
  )
  row.cost += ", \(pivots) pivots"
  table.add(row)
}

/// Labels with two positions each against labels with one.
@MainActor
private func compareContradictions(_ count: Int, _ table: inout BenchmarkTable) throws {
  var chain = try LabelChain(count: count, isContradictory: true)
  let report = chain.solver.solve()
  try chain.check()
  try require(report.conflicts.count, equals: count, "the number of conflicts")
  var row = BenchmarkRow(
    "constraints: a contradiction for each label",
    size: count,
    measure({ solveChain(count, isContradictory: true) }, against: { solveChain(count) }),
    alternative: "none",
    atMost: 20
  )
  row.cost += ", \(report.pivots) pivots"
  table.add(row)
}

private func solveChain(_ count: Int, isContradictory: Bool = false) {
  guard var chain = try? LabelChain(count: count, isContradictory: isContradictory) else { return }
  chain.solver.solve()
  keep(chain.solver.pivotCount)
}
