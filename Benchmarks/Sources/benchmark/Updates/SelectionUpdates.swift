import BenchmarkSupport
import Foundation
import UIKit

/// A batch while many rows are selected, none next to another.
@MainActor
func measureSelectedRows(_ table: inout BenchmarkTable) throws {
  var few: BenchmarkSupport.Measurement?
  for count in [1_000, 1_000_000] {
    let scene = UpdateScene(
      UpdateTask(name: "selection", change: .rowsAtTheTop(1), isSelfSized: false),
      rows: 2_000_000,
      layout: UICollectionViewFlowLayout()
    )
    selectEverySecondRow(count, scene.view)
    let selected = scene.view.indexPathsForSelectedItems
    try require(selected?.count, equals: count, "how many rows are selected")
    scene.run()
    try require(
      scene.view.indexPathsForSelectedItems,
      equals: selected,
      "the selection after a row came and went"
    )
    let cost = measure { scene.run() }
    let ratio = cost.seconds / (few ?? cost).seconds
    few = few ?? cost
    table.add(
      BenchmarkRow(
        "batch: a row at the top in and out, while so many are selected",
        size: count,
        cost,
        target: BenchmarkRow.Target(
          "\(ratio.ratioText) of the same with 10³, ≤ \(selectionBound.ratioText)",
          isMet: ratio <= selectionBound
        )
      )
    )
  }
}

/// How many selected rows may make a batch how much slower than a thousand.
private let selectionBound = 1.5

@MainActor
private func selectEverySecondRow(_ count: Int, _ view: UICollectionView) {
  view.allowsMultipleSelection = true
  for row in 0..<count {
    let path = IndexPath(item: 2 * row, section: 0)
    view.selectItem(at: path, animated: false, scrollPosition: [])
  }
}
