import BenchmarkSupport
import CoreGraphics
import TesseraHeadless
import UIKit

/// The collection view without a display: what it does itself, whatever draws it.
@MainActor
func collectionView(_ table: inout BenchmarkTable) throws {
  for count in [1_000, 100_000] { try compareLists(count, &table) }
  for count in [1_000_000, 1_000_000_000] { try measureList(count, &table) }
  try compareMoves(&table)
}

@MainActor
private func check(_ scene: CollectionScene, middle: Int) throws {
  scene.scroll(to: CGFloat(middle) * CollectionScene.rowSize.height)
  let rows = scene.view.indexPathsForVisibleItems.map(\.item).sorted()
  try require(rows, equals: Array(middle..<(middle + 40)), "the rows on screen")
}

@MainActor
private func compareLists(_ count: Int, _ table: inout BenchmarkTable) throws {
  let fast = CollectionScene(count: count, layout: CollectionScene.flowLayout())
  try check(fast, middle: count / 2)
  let slow = CollectionScene(count: count, layout: NaiveLayout(rowSize: CollectionScene.rowSize))
  try check(slow, middle: count / 2)
  table.add(
    BenchmarkRow(
      "collection view: from nothing to the first frame, 40 rows on screen",
      size: count,
      measure(
        { keep(CollectionScene(count: count, layout: CollectionScene.flowLayout())) },
        against: {
          keep(
            CollectionScene(
              count: count,
              layout: NaiveLayout(rowSize: CollectionScene.rowSize)
            )
          )
        }
      ),
      alternative: "a layout with attributes for each row"
    )
  )
}

@MainActor
private func measureList(_ count: Int, _ table: inout BenchmarkTable) throws {
  let scene = CollectionScene(count: count, layout: CollectionScene.flowLayout())
  try check(scene, middle: count / 2)
  table.add(
    BenchmarkRow(
      "collection view: from nothing to the first frame, 40 rows on screen",
      size: count,
      measure { keep(CollectionScene(count: count, layout: CollectionScene.flowLayout())) }
    )
  )
  // The scenes above have started applications of their own.
  let scrolled = CollectionScene(count: count, layout: CollectionScene.flowLayout())
  try check(scrolled, middle: count / 2)
  let start = CGFloat(count / 2) * CollectionScene.rowSize.height
  var offset: CGFloat = 0
  let requests = scrolled.requests
  table.add(
    BenchmarkRow(
      "collection view: one frame scrolled by 37 points",
      size: count,
      measure {
        offset = offset > 5_000 ? 0 : offset + 37
        scrolled.scroll(to: start + offset)
      }
    )
  )
  try require(scrolled.requests > requests, "No row came into view")
  try measureStillFrame(scrolled, at: start, count, &table)
}

/// A frame in which rows move on the screen, and none comes or goes.
@MainActor
private func measureStillFrame(
  _ scene: CollectionScene,
  at start: CGFloat,
  _ count: Int,
  _ table: inout BenchmarkTable
) throws {
  var offset: CGFloat = 2
  let frame = {
    offset = offset == 12 ? 2 : offset + 1
    scene.scroll(to: start + offset)
  }
  frame()
  let requests = scene.requests
  table.add(
    BenchmarkRow(
      "collection view: one frame scrolled by a point, nothing comes or goes",
      size: count,
      measure(frame),
      allocations: 4
    )
  )
  try require(scene.requests, equals: requests, "the rows that were asked for")
}

/// All rows on screen change places, in an animation of so many frames; as many frames are scrolled.
@MainActor
private func compareMoves(_ table: inout BenchmarkTable) throws {
  let count = 1_000
  let frames = 20
  let scene = CollectionScene(count: count, layout: CollectionScene.flowLayout())
  // Both are windows of one program, which makes the frames of both.
  let scrolled = CollectionScene(
    count: count,
    layout: CollectionScene.flowLayout(),
    on: scene.backend
  )
  var offset: CGFloat = 0
  let cost = measure(
    {
      scene.moveRowsOnScreen()
      for _ in 0..<frames { scene.backend.advance(by: 1.0 / 60) }
    },
    against: {
      for _ in 0..<frames {
        offset = offset > 5_000 ? 0 : offset + 37
        scrolled.scroll(to: offset)
      }
    }
  )
  table.add(
    BenchmarkRow(
      "collection view: 40 rows on screen moved in one batch, and 20 frames of that",
      size: count,
      cost,
      alternative: "20 frames scrolled by 37 points",
      atMost: 1.5
    )
  )
}
