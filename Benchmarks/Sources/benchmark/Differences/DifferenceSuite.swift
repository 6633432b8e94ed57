import BenchmarkSupport
import Foundation
import TesseraCore
import TesseraTestSupport

/// The differences of lists, against hashing every identifier once and against Heckel's method.
@MainActor
func differences(_ table: inout BenchmarkTable) throws {
  for scene in DifferenceScene.all() { try compare(scene, &table) }
  for edits in [4, 20_000] { try compareSections(edits, &table) }
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
  let memory = String(format: "%.1f MB", Double(peak) / 1_048_576)
  let isMixed = difference.deletions.count == 1_000
  var row = BenchmarkRow(
    "difference: \(scene.name)",
    size: DifferenceScene.count,
    hashing,
    alternative: "hashing both lists",
    atMost: isMixed ? 2.5 : nil
  )
  row.cost += ", \(operations) operations, \(memory)"
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

/// 100 sections of 1,000 items, of which some are exchanged with items of other sections.
@MainActor
private func compareSections(_ edits: Int, _ table: inout BenchmarkTable) throws {
  var generator = SeededGenerator(seed: UInt64(edits))
  let before = (0..<100).map { section in
    ListSection(section, items: (0..<1_000).map { section * 1_000 + $0 })
  }
  var after = before
  for edit in 0..<(edits / 2) {
    let first = (section: edit % 100, item: Int.random(in: 0..<1_000, using: &generator))
    let second = (section: (edit + 37) % 100, item: Int.random(in: 0..<1_000, using: &generator))
    let item = after[first.section].items[first.item]
    after[first.section].items[first.item] = after[second.section].items[second.item]
    after[second.section].items[second.item] = item
  }
  let changes = SectionedDifference(from: before, to: after).changes
  let replayed = try replay(ReplayedOperations(changes), from: before, to: after)
  for (section, rows) in zip(after, replayed) {
    try require(rows.rows.map(\.item), equals: section.items, "what the operations make")
  }
  let measured = measure(
    { keep(SectionedDifference(from: before, to: after)) },
    against: {
      var sum = 0
      for section in before + after { for item in section.items { sum ^= item.hashValue } }
      keep(sum)
    }
  )
  var row = BenchmarkRow(
    "difference: 100 sections of 1,000 items, \(edits) edits",
    size: 100_000,
    measured,
    alternative: "hashing both lists"
  )
  row.cost += ", \(changes.movedItems.count) moves"
  table.add(row)
}
