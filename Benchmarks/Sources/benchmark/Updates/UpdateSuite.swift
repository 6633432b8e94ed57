import BenchmarkSupport
import CoreGraphics
import UIKit

/// Batches, whatever the number of rows: on shown collection views, and in the core alone.
@MainActor
func updates(_ table: inout BenchmarkTable) throws {
  for task in UpdateTask.all { try measure(task, &table) }
  try measureSelectedRows(&table)
  try measureCore(&table)
  try measureOperations(&table)
}

/// Sizes at which batches are measured.
let updateSizes = [1_000, 10_000, 100_000, 1_000_000]

/// How many rows may make a batch how much slower than a thousand rows.
private let bound = 2.0

@MainActor
private func measure(_ task: UpdateTask, _ table: inout BenchmarkTable) throws {
  var few: BenchmarkSupport.Measurement?
  for count in updateSizes {
    let fast = { UpdateScene(task, rows: count, layout: flowLayout(task)) }
    let slow = { UpdateScene(task, rows: count, layout: plainLayout(task)) }
    try require(pictures(of: slow()), equals: pictures(of: fast()), "the plain list")
    let cost = costOfRunning(fast())
    let slowCost = costOfRunning(slow())
    let fewCost = few ?? cost
    few = fewCost
    try requireSameWork(cost, fewCost, "\(task.name), \(count) rows")
    let ratio = cost.seconds / fewCost.seconds
    var row = BenchmarkRow(
      "batch: \(task.name)",
      size: count,
      (cost, slowCost),
      alternative: "a layout of plain arrays"
    )
    row.target = BenchmarkRow.Target(
      "\(ratio.ratioText) of the same on 10³ rows, ≤ \(bound.ratioText)",
      isMet: ratio <= bound
    )
    table.add(row)
  }
}

@MainActor
private func costOfRunning(_ scene: UpdateScene) -> BenchmarkSupport.Measurement {
  measure { scene.run() }
}

/// What shows before the first batch and after each of three.
@MainActor
private func pictures(of scene: UpdateScene) throws -> [UpdateScene.Picture] {
  var pictures = [scene.picture]
  for _ in 0..<3 {
    try scene.checkOnce()
    pictures.append(scene.picture)
  }
  return pictures
}

/// Requires that memory was asked for as often as with few rows; this is counted, so it is exact.
private func requireSameWork(
  _ many: BenchmarkSupport.Measurement,
  _ few: BenchmarkSupport.Measurement,
  _ subject: String
) throws {
  let isSame = abs(many.allocations - few.allocations) <= 0.01 * few.allocations
  try require(
    isSame,
    "\(subject): \(many.allocations) allocations, and \(few.allocations) with few rows"
  )
}

@MainActor
private func flowLayout(_ task: UpdateTask) -> UICollectionViewLayout {
  let layout = UICollectionViewFlowLayout()
  layout.minimumLineSpacing = 0
  layout.itemSize = rowSize
  if task.isSelfSized { layout.estimatedItemSize = rowSize }
  return layout
}

@MainActor
private func plainLayout(_ task: UpdateTask) -> UICollectionViewLayout {
  PlainListLayout(rowSize: rowSize, measures: task.isSelfSized)
}

private let rowSize = CGSize(width: UpdateScene.size.width, height: UpdateScene.rowHeight)
