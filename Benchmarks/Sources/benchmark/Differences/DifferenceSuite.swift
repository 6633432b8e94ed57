import BenchmarkSupport
import Foundation
import TesseraCore
import TesseraTestSupport

/// The differences of lists, against hashing every identifier once and against Heckel's method.
@MainActor
func differences(_ table: inout BenchmarkTable) throws {
  for scene in DifferenceScene.all() + DifferenceScene.small() { try compare(scene, &table) }
  for scene in SectionedScene.all() { try compare(scene, &table) }
}

@MainActor
private func compare(_ scene: DifferenceScene, _ table: inout BenchmarkTable) throws {
  let (before, after) = (scene.before, scene.after)
  let difference = ListDifference(from: before, to: after)
  try require(difference.deletions.count, equals: scene.operations.deletions, "rows that go")
  try require(difference.insertions.count, equals: scene.operations.insertions, "rows that come")
  try require(difference.moves.count, equals: scene.operations.moves, "rows that move")
  let hashing = measure(
    { keep(ListDifference(from: before, to: after)) },
    against: { hashOnce(before, after) }
  )
  let operations = difference.deletions.count + difference.insertions.count + difference.moves.count
  let peak = peakMemory { keep(ListDifference(from: before, to: after)) }
  var row = BenchmarkRow(
    "difference: \(scene.name)",
    size: before.count,
    hashing,
    alternative: "hashing both lists",
    atMost: scene.bound
  )
  row.cost += ", \(operations) operations, \(peak.memoryText)"
  table.add(row)
  guard ["unchanged", "append 1,000"].contains(scene.name) else { return }
  table.add(
    BenchmarkRow(
      "difference: \(scene.name)",
      size: DifferenceScene.count,
      measure(
        { keep(ListDifference(from: before, to: after)) },
        against: { keep(HeckelDifference(from: before, to: after)) }
      ),
      alternative: "Heckel's method",
      atMost: 0.01
    )
  )
}

/// Looks at every identifier as a set does.
private func hashOnce(_ before: [UUID], _ after: [UUID]) {
  var sum = 0
  for identifier in before { sum ^= identifier.hashValue }
  for identifier in after { sum ^= identifier.hashValue }
  keep(sum)
}

@MainActor
private func compare(_ scene: SectionedScene, _ table: inout BenchmarkTable) throws {
  let (before, after) = (scene.before, scene.after)
  let changes = SectionedDifference(from: before, to: after).changes
  let replayed = try replay(ReplayedOperations(changes), from: before, to: after)
  for (section, rows) in zip(after, replayed) {
    try require(rows.rows.map(\.item), equals: section.items, "what the operations make")
  }
  try require(changes.movedItems.count, equals: scene.fewestItemMoves, "items that move")
  let lists = (before: before.flatMap(\.items), after: after.flatMap(\.items))
  let peak = peakMemory { keep(SectionedDifference(from: before, to: after)) }
  var row = BenchmarkRow(
    "difference: 100 sections of 1,000 items, \(scene.name)",
    size: 100_000,
    measure(
      { keep(SectionedDifference(from: before, to: after)) },
      against: { hashOnce(lists.before, lists.after) }
    ),
    alternative: "hashing both lists",
    atMost: 2.5
  )
  row.cost += ", \(changes.operationCount) operations, \(peak.memoryText)"
  table.add(row)
}

extension BatchChanges {
  fileprivate var operationCount: Int {
    deletedSections.count + insertedSections.count + movedSections.count + deletedItems.count
      + insertedItems.count + movedItems.count
  }
}

extension Int {
  /// A number of bytes in the unit that suits it.
  fileprivate var memoryText: String {
    self < 1_048_576
      ? String(format: "%.1f KB", Double(self) / 1_024)
      : String(format: "%.1f MB", Double(self) / 1_048_576)
  }
}
