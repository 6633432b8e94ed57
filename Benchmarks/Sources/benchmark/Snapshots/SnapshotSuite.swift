import BenchmarkSupport
import Foundation
import TesseraTestSupport
import UIKit

/// Snapshots, and collection views that are fed by them.
@MainActor
func snapshots(_ table: inout BenchmarkTable) throws {
  var generator = SeededGenerator(seed: 7)
  for count in [10_000, 100_000] { try measureBuilding(generator.identifiers(count), &table) }
  for count in [1_000, 100_000] { try measureLookups(generator.identifiers(count), &table) }
  try measureUnchanged(generator.identifiers(100_000), &table)
  try measureOutlines(generator.identifiers(20_000), &table)
  for scene in DifferenceScene.all() where scene.name != "unchanged" {
    try measureApplying(scene, &table)
  }
}

private func hash(_ identifiers: [UUID]) {
  keep(identifiers.reduce(0) { $0 ^ $1.hashValue })
}

/// Amortised O(1): the ratio does not follow the number of items.
@MainActor
private func measureBuilding(_ items: [UUID], _ table: inout BenchmarkTable) throws {
  func oneByOne() -> SnapshotScene.Snapshot {
    var snapshot = SnapshotScene.Snapshot()
    snapshot.appendSections([0])
    for item in items { snapshot.appendItems([item]) }
    return snapshot
  }
  try require(oneByOne().itemIdentifiers, equals: items, "what is appended")
  table.add(
    BenchmarkRow(
      "snapshot: items appended in one call",
      size: items.count,
      measure({ keep(SnapshotScene.snapshot(items)) }, against: { hash(items) }),
      alternative: "hashing them"
    )
  )
  table.add(
    BenchmarkRow(
      "snapshot: items appended one by one",
      size: items.count,
      measure({ keep(oneByOne()) }, against: { hash(items) }),
      alternative: "hashing them",
      atMost: 8
    )
  )
}

@MainActor
private func measureLookups(_ items: [UUID], _ table: inout BenchmarkTable) throws {
  let snapshot = SnapshotScene.snapshot(items)
  let asked = stride(from: 0, to: items.count, by: items.count / 1_000).map { items[$0] }
  for item in asked.prefix(10) {
    try require(snapshot.indexOfItem(item), equals: items.firstIndex(of: item), "a position")
  }
  table.add(
    BenchmarkRow(
      "snapshot: the positions of 1,000 identifiers",
      size: items.count,
      measure(
        { for item in asked { keep(snapshot.indexOfItem(item)) } },
        against: { hash(asked) }
      ),
      alternative: "hashing them",
      atMost: 3
    )
  )
}

/// Costs no layout pass, whether the snapshot is a copy or was made anew.
@MainActor
private func measureUnchanged(_ items: [UUID], _ table: inout BenchmarkTable) throws {
  let scene = SnapshotScene(items)
  let copy = [scene.source.snapshot()]
  // What is applied is what is shown from then on, so that it takes two to differ from it.
  let others = [SnapshotScene.snapshot(items), SnapshotScene.snapshot(items)]
  let passes = scene.passes
  var turn = 0
  for (name, snapshots) in [("an unchanged copy", copy), ("an equal one made anew", others)] {
    table.add(
      BenchmarkRow(
        "data source: \(name) is applied, and the frame after it",
        size: items.count,
        measure(
          {
            scene.apply(snapshots[turn % snapshots.count])
            turn += 1
          },
          against: { hash(items) }
        ),
        alternative: "hashing every identifier",
        atMost: 1.3
      )
    )
  }
  try require(scene.passes, equals: passes, "the number of layout passes")
}

/// Two snapshots are applied in turns, so that each call is one change and its frame.
@MainActor
private func measureApplying(_ scene: DifferenceScene, _ table: inout BenchmarkTable) throws {
  let list = SnapshotScene(scene.before)
  let snapshots = [SnapshotScene.snapshot(scene.after), SnapshotScene.snapshot(scene.before)]
  list.apply(snapshots[0])
  try require(list.shown, equals: Array(scene.after.prefix(40)), "the items on screen")
  list.apply(snapshots[1])
  var turn = 0
  table.add(
    BenchmarkRow(
      "data source: \(scene.name), applied, and the frame after it",
      size: DifferenceScene.count,
      measure(
        {
          list.apply(snapshots[turn % 2])
          turn += 1
        },
        against: {
          hash(scene.before)
          hash(scene.after)
        }
      ),
      alternative: "hashing both lists",
      atMost: 15
    )
  )
}
