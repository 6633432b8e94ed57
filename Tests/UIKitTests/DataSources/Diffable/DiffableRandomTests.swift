import Foundation
import TesseraTestSupport
import Testing

@testable import UIKit

@Suite("A diffable data source, at random")
@MainActor
struct DiffableRandomTests {
  @Test("leaves exactly the right cells on screen", arguments: 0..<40 as Range<UInt64>)
  func showsTheRightCells(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let stage = DiffableStage()
    var script = ["seed \(seed)"]
    for _ in 0..<25 {
      let snapshot = randomSnapshot(&generator)
      let isAnimated = Int.random(in: 0..<4, using: &generator) > 0
      script.append("apply \(snapshot.words), animated: \(isAnimated)")
      stage.apply(snapshot, isAnimated: isAnimated)
      // Often before the one in front of it has arrived.
      stage.advance(.random(in: 0...0.4, using: &generator))
      if Int.random(in: 0..<5, using: &generator) == 0 {
        stage.view.contentOffset.y = .random(
          in: 0...max(0, stage.view.contentSize.height - 400),
          using: &generator
        )
      }
    }
    stage.rest()
    let replay = Comment(rawValue: script.joined(separator: "\n"))
    let visible = stage.view.bounds
    let expected = stage.dataSource.snapshot().itemIdentifiers.enumerated().filter { index, _ in
      CGRect(x: 0, y: CGFloat(index) * 50, width: 320, height: 50).overlaps(visible)
    }
    try #require(stage.shown == expected.map { "\($0.element)" }, replay)
    try #require(stage.mounted == expected.map { "\($0.element)" }.sorted(), replay)
    try #require(stage.diagnostics == [], replay)
    try #require(stage.completions.count == 25, replay)
    stage.end()
  }

  private func randomSnapshot(_ generator: inout SeededGenerator) -> DiffableStage.Snapshot {
    var snapshot = DiffableStage.Snapshot()
    let sections = ["A", "B", "C", "D"].shuffled(using: &generator)
      .prefix(Int.random(in: 1...4, using: &generator))
    snapshot.appendSections(Array(sections))
    let items = Array(0..<30).shuffled(using: &generator)
      .prefix(Int.random(in: 0...25, using: &generator))
    for item in items {
      snapshot.appendItems([item], toSection: sections.randomElement(using: &generator))
    }
    let marked = items.prefix(4)
    snapshot.reloadItems(Array(marked.prefix(2)))
    snapshot.reconfigureItems(Array(marked.suffix(2)))
    return snapshot
  }
}
