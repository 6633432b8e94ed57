import CoreGraphics
import Foundation
import TesseraCore
import TesseraTestSupport
import Testing

@testable import UIKit

@Suite("A layout that is wrong in an update")
@MainActor
struct WrongLayoutUpdateTests {
  @Test("because things move and it is not invalid, is told; they are where they are (row 19)")
  func silentChange() {
    let stage = CollectionStage([100], height: 100)
    defer { stage.end() }
    stage.show()
    stage.layout.spoil = { answer in
      for attributes in answer where attributes.indexPath.item == 2 {
        attributes.frame.origin.x = 10
      }
      return answer
    }
    stage.view.contentOffset.y = 60
    stage.frame()
    #expect(stage.diagnostics.count == 1)
    #expect(stage.diagnostics.first?.contains("was not invalid in between") == true)
    #expect(stage.view.cellForItem(at: IndexPath(item: 2, section: 0))?.frame.minX == 10)
  }

  @Test("because it places what does not exist, is told, and the rest is shown (row 20)")
  func missingItems() {
    let stage = UpdateTrace.stage([3])
    defer { stage.end() }
    stage.layout.spoil = { answer in
      let stray = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 7, section: 0))
      stray.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
      return answer + [stray]
    }
    delete(0, of: 3, stage)
    #expect(stage.rows == [0, 1])
    #expect(stage.diagnostics.count == 1)
    #expect(stage.diagnostics.first?.contains("Section 0 has 2 items") == true)
  }

  @Test("because it forgets an item, takes its view away without a jump (row 21)")
  func forgottenItem() {
    let stage = UpdateTrace.stage([3])
    defer { stage.end() }
    stage.layout.spoil = { $0.filter { $0.indexPath.item != 1 } }
    stage.layout.spoilItem = { $0?.indexPath.item == 1 ? nil : $0 }
    let forgotten = stage.view.cellForItem(at: IndexPath(item: 1, section: 0))
    stage.view.performBatchUpdates {
      stage.source.counts = [4]
      stage.view.insertItems(at: [IndexPath(item: 3, section: 0)])
    }
    #expect(stage.rows == [0, 2])
    #expect(forgotten?.layer.shown.position == CGPoint(x: 160, y: 75))
    #expect(forgotten?.isHidden == false)
    stage.stage.backend.advance(by: 1)
    #expect(forgotten?.isHidden == true)
    #expect(stage.diagnostics == [])
  }

  @Test("because its numbers are not finite, is told, and everything else moves")
  func notFinite() {
    let stage = UpdateTrace.stage([3])
    defer { stage.end() }
    stage.layout.spoil = { answer in
      for attributes in answer where attributes.indexPath.item == 0 {
        attributes.frame.origin.y = .nan
      }
      return answer
    }
    delete(2, of: 3, stage)
    stage.stage.backend.advance(by: 1)
    #expect(stage.rows == [1])
    #expect(stage.diagnostics.count == 1)
  }

  /// Something of which a layout makes numbers that are none.
  struct Fault: Sendable, CustomTestStringConvertible {
    let testDescription: String
    /// A part of what is told, and how often something is.
    let words: String
    var count = 1
    let spoil: @MainActor @Sendable (CollectionStage) -> Void
  }

  nonisolated static let faults = [
    Fault(testDescription: "the start of a row", words: "item 1 in section 0") { stage in
      stage.layout.way = { call, path, attributes in
        guard call == "initial", path.item == 1 else { return attributes }
        let start = UICollectionViewLayoutAttributes(forCellWith: path)
        start.frame = CGRect(x: 0, y: CGFloat.nan, width: 320, height: 50)
        return start
      }
    },
    Fault(testDescription: "the end of a row", words: "item 0 in section 0") { stage in
      stage.layout.way = { call, path, attributes in
        guard call == "final", path.item == 0 else { return attributes }
        let end = UICollectionViewLayoutAttributes(forCellWith: path)
        end.frame = CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 50)
        return end
      }
    },
    Fault(testDescription: "the offset", words: "wants the content offset") { stage in
      stage.layout.target = { _ in CGPoint(x: 0, y: CGFloat.nan) }
    },
    Fault(testDescription: "the content size", words: "has the content size") { stage in
      stage.layout.spoilSize = { _ in CGSize(width: 320, height: CGFloat.infinity) }
    },
    Fault(testDescription: "an adjustment of the offset", words: "adjusts the content offset") {
      stage in
      stage.layout.onFinalize = { layout in
        let context = UICollectionViewLayoutInvalidationContext()
        context.contentOffsetAdjustment.y = .nan
        layout.invalidateLayout(with: context)
      }
    },
  ]

  @Test("because a number is none, is told, and everything arrives:", arguments: faults)
  func numbers(_ fault: Fault) throws {
    let stage = UpdateTrace.stage([4])
    defer { stage.end() }
    fault.spoil(stage)
    var completions: [Bool] = []
    stage.view.performBatchUpdates {
      stage.view.deleteItems(at: [IndexPath(item: 0, section: 0)])
      stage.view.insertItems(at: [IndexPath(item: 1, section: 0)])
    } completion: {
      completions.append($0)
    }
    stage.stage.backend.advance(by: 1)
    stage.frame()
    try checkRows(stage)
    #expect(stage.view.contentOffset == .zero)
    #expect(stage.diagnostics.count == fault.count)
    #expect(stage.diagnostics.first?.contains(fault.words) == true)
    #expect(completions == [true])
  }

  @Test("because starts and ends have other paths, shows them where they are said to be")
  func otherPaths() throws {
    let stage = UpdateTrace.stage([3])
    defer { stage.end() }
    stage.layout.way = { _, path, attributes in
      let other = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 77, section: 9))
      other.frame = attributes?.frame ?? CGRect(x: 320, y: 0, width: 320, height: 50)
      return other
    }
    stage.view.performBatchUpdates {
      stage.view.deleteItems(at: [IndexPath(item: 1, section: 0)])
      stage.view.insertItems(at: [IndexPath(item: 0, section: 0)])
    }
    let new = try #require(stage.view.cellForItem(at: IndexPath(item: 0, section: 0)))
    #expect(new.layer.shown.position == CGPoint(x: 480, y: 25))
    stage.stage.backend.advance(by: 1)
    stage.frame()
    try checkRows(stage)
    #expect(stage.diagnostics == [])
  }

  @Test("in any way, at any time, is survived, and all is right when it is", arguments: 1...20)
  func fickle(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let stage = CollectionStage([12]) { layout, source in
      layout.takesSizes = true
      source.preferredHeight = { CGFloat(40 + $0.item % 3 * 20) }
    }
    defer { stage.end() }
    stage.show()
    stage.view.collectionAnchoring =
      [.system, .first, .last].randomElement(using: &random) ?? .system
    func isWrong() -> Bool { Int.random(in: 0..<3, using: &random) == 0 }
    func pick(_ numbers: [CGFloat]) -> CGFloat { numbers.randomElement(using: &random) ?? 0 }
    stage.layout.spoil = { isWrong() ? Self.spoilt($0, &random) : $0 }
    stage.layout.spoilItem = { answer in
      guard isWrong() else { return answer }
      return answer.flatMap { Self.spoilt([$0], &random)?.last }
    }
    stage.layout.spoilSize = { size in
      isWrong() ? CGSize(width: 320, height: pick([0, .nan, 77, 1e6])) : size
    }
    stage.layout.target = { offset in
      isWrong() ? CGPoint(x: 0, y: pick([-500, .nan, 200, 1e9])) : offset
    }
    stage.layout.way = { _, path, attributes in
      guard isWrong() else { return attributes }
      let other = UICollectionViewLayoutAttributes(forCellWith: path)
      other.frame = CGRect(x: 0, y: 30, width: 300, height: 50)
      return Self.spoilt([attributes ?? other], &random)?.last
    }
    for _ in 0..<30 {
      RandomChange(&random).apply(to: stage)
      stage.view.contentOffset.y = CGFloat(Int.random(in: 0...300, using: &random))
      stage.frame()
      stage.stage.backend.advance(by: 0.1)
    }
    (stage.layout.spoil, stage.layout.spoilItem, stage.layout.spoilSize) = (nil, nil, nil)
    (stage.layout.target, stage.layout.way) = (nil, nil)
    stage.layout.invalidateLayout()
    stage.frame()
    stage.stage.backend.advance(by: 1)
    stage.frame()
    try checkRows(stage)
  }

  /// An answer with something wrong with one row, or none at all.
  private static func spoilt(
    _ answer: [UICollectionViewLayoutAttributes],
    _ random: inout SeededGenerator
  ) -> [UICollectionViewLayoutAttributes]? {
    var answer = answer.compactMap { $0.copy() as? UICollectionViewLayoutAttributes }
    guard let index = answer.indices.randomElement(using: &random) else { return nil }
    switch Int.random(in: 0..<8, using: &random) {
    case 0: return nil
    case 1: answer[index].frame.origin.y = .nan
    case 2: answer[index].indexPath = IndexPath(item: 99, section: 0)
    case 3: answer[index].indexPath = IndexPath()
    case 4: answer[index].frame.origin.y += 37
    case 5: answer.remove(at: index)
    case 6: answer.append(answer[index])
    default: answer[index].size = CGSize(width: 10, height: -10)
    }
    return answer
  }
}

@Suite("A data source that changes its mind")
@MainActor
struct FickleSourceTests {
  @Test("in every call is survived, and what it says in the end is shown", arguments: 1...20)
  func changesItsNumbers(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let stage = CollectionStage([12])
    defer { stage.end() }
    stage.show()
    stage.source.interfere = { _ in
      guard Int.random(in: 0..<4, using: &random) == 0 else { return }
      stage.source.counts[0] = Int.random(in: 0...20, using: &random)
    }
    for _ in 0..<30 {
      RandomChange(&random).apply(to: stage)
      if Int.random(in: 0..<5, using: &random) == 0 { stage.view.reloadData() }
      stage.frame()
      stage.stage.backend.advance(by: 0.1)
    }
    stage.source.interfere = nil
    stage.source.counts = [7]
    // A batch that says nothing of it.
    stage.view.performBatchUpdates {}
    stage.stage.backend.advance(by: 1)
    stage.frame()
    try checkRows(stage)
    #expect(stage.rows.count == 7)
  }
}

/// Inserts or deletes a row somewhere; what is random about it is chosen before any call is made.
private struct RandomChange {
  let share: Double
  let deletes: Bool

  init(_ random: inout SeededGenerator) {
    share = Double.random(in: 0..<1, using: &random)
    deletes = Bool.random(using: &random)
  }

  @MainActor
  func apply(to stage: CollectionStage) {
    stage.view.performBatchUpdates {
      let count = stage.source.counts[0]
      if deletes, count > 6 {
        stage.source.counts = [count - 1]
        stage.view.deleteItems(at: [IndexPath(item: Int(share * Double(count)), section: 0)])
      } else {
        stage.source.counts = [count + 1]
        stage.view.insertItems(at: [IndexPath(item: Int(share * Double(count + 1)), section: 0)])
      }
    }
  }
}

@MainActor
private func delete(_ item: Int, of count: Int, _ stage: CollectionStage) {
  stage.view.performBatchUpdates {
    stage.source.counts = [count - 1]
    stage.view.deleteItems(at: [IndexPath(item: item, section: 0)])
  }
}

/// Stops the test unless the rows on screen are those of the layout, where it places them, once each.
@MainActor
private func checkRows(_ stage: CollectionStage) throws {
  let expected = (0..<stage.source.counts[0]).filter { item in
    stage.layout.frame(ofRow: item)?.overlaps(stage.view.bounds) == true
  }
  try #require(stage.rows == expected)
  for item in expected {
    let cell = try #require(stage.view.cellForItem(at: IndexPath(item: item, section: 0)))
    try #require(cell.frame == stage.layout.frame(ofRow: item))
    try #require(cell.alpha == 1 && !cell.isHidden)
  }
  let seen = stage.view.subviews.filter { $0 is TestCell && !$0.isHidden }
  try #require(seen.count == expected.count)
}
