import BenchmarkSupport
import CoreGraphics
import TesseraCore
import UIKit

/// Batches on a shown collection view, whatever the number of its rows.
///
/// Each call is two batches that undo each other, without animation, and the frames after them.
@MainActor
func updates(_ table: inout BenchmarkTable) throws {
  for (layout, isEstimated) in [("equal", false), ("self-sized", true)] {
    for number in [1, 1_000] { try measureBatches(of: number, layout, isEstimated, &table) }
  }
  for count in [1_000, 100_000] { try compareWithNaiveLayout(count, &table) }
  for count in [1_000, 1_000_000] { measureChecking(count, &table) }
}

@MainActor
private func scene(_ count: Int, isEstimated: Bool) -> CollectionScene {
  CollectionScene(
    count: count,
    layout: isEstimated ? CollectionScene.estimatingLayout() : CollectionScene.flowLayout()
  )
}

@MainActor
private func exercise(_ scene: CollectionScene, _ number: Int) {
  UIView.performWithoutAnimation {
    scene.insert(number)
    scene.delete(number)
  }
}

@MainActor
private func check(_ scene: CollectionScene, _ number: Int) throws {
  let height = scene.view.contentSize.height
  let added = CGFloat(number) * CollectionScene.rowSize.height
  UIView.performWithoutAnimation { scene.insert(number) }
  try require(scene.view.contentSize.height, equals: height + added, "the height after inserting")
  UIView.performWithoutAnimation { scene.delete(number) }
  try require(scene.view.contentSize.height, equals: height, "the height after deleting")
  let rows = scene.view.indexPathsForVisibleItems.map(\.item).sorted()
  try require(rows, equals: Array(0..<40), "the rows on screen")
}

@MainActor
private func measureBatches(
  of number: Int,
  _ rows: String,
  _ isEstimated: Bool,
  _ table: inout BenchmarkTable
) throws {
  let few = scene(1_000, isEstimated: isEstimated)
  try check(few, number)
  let fewCost = measure { exercise(few, number) }
  for count in [100_000, 1_000_000] {
    let many = scene(count, isEstimated: isEstimated)
    try check(many, number)
    let manyCost = measure { exercise(many, number) }
    table.add(
      BenchmarkRow(
        "batch: \(number) \(rows) rows at the top in and out",
        size: count,
        (manyCost, fewCost),
        alternative: "the same on 10³ rows",
        atMost: 2
      )
    )
  }
}

@MainActor
private func compareWithNaiveLayout(_ count: Int, _ table: inout BenchmarkTable) throws {
  let slow = CollectionScene(count: count, layout: NaiveLayout(rowSize: CollectionScene.rowSize))
  try check(slow, 1)
  let slowCost = measure { exercise(slow, 1) }
  let fast = scene(count, isEstimated: false)
  try check(fast, 1)
  table.add(
    BenchmarkRow(
      "batch: one equal row at the top in and out",
      size: count,
      (measure { exercise(fast, 1) }, slowCost),
      alternative: "a layout with attributes for each row"
    )
  )
}

/// The check and the translation alone: 1,000 operations of all kinds.
@MainActor
private func measureChecking(_ count: Int, _ table: inout BenchmarkTable) {
  var batch = RecordedBatch()
  for step in 0..<250 {
    let item = step * (count / 250)
    batch.append(.deleteItem(OldPath(section: 0, item: item)))
    batch.append(.insertItem(NewPath(section: 0, item: item + 1)))
    batch.append(.reloadItem(OldPath(section: 0, item: item + 2)))
    batch.append(
      .moveItem(
        from: OldPath(section: 0, item: item + 1),
        to: NewPath(section: 0, item: item + 2)
      )
    )
  }
  let counts = ItemCounts([count])
  table.add(
    BenchmarkRow(
      "batch: checking and translating 1,000 operations",
      size: count,
      measure { keep(CheckedBatch(checking: batch, before: counts, after: counts)) }
    )
  )
}
