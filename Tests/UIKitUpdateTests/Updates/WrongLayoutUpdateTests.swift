import CoreGraphics
import Foundation
import TesseraCore
import TesseraTestSupport
import Testing

@testable import UIKit
@testable import UIKitTestSupport

@Suite("A layout that is wrong in an update", .withTheProgram)
@MainActor
struct WrongLayoutUpdateTests {
  @Test("because things move and it is not invalid, is told; they are where they are (row 19)")
  func silentChange() {
    let fixture = CollectionFixture([100], height: 100)
    defer { fixture.end() }
    fixture.show()
    fixture.layout.spoil = { answer in
      for attributes in answer where attributes.indexPath.item == 2 {
        attributes.frame.origin.x = 10
      }
      return answer
    }
    fixture.view.contentOffset.y = 60
    fixture.frame()
    expectEqual(fixture.diagnostics.count, 1)
    #expect(fixture.diagnostics.first?.contains("was not invalid in between") == true)
    expectEqual(fixture.view.cellForItem(at: IndexPath(item: 2, section: 0))?.frame.minX, 10)
  }

  @Test("because it places what does not exist, is told, and the rest is shown (row 20)")
  func missingItems() {
    let fixture = UpdateTrace.fixture([3])
    defer { fixture.end() }
    fixture.layout.spoil = { answer in
      let stray = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 7, section: 0))
      stray.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
      return answer + [stray]
    }
    delete(0, of: 3, fixture)
    expectEqual(fixture.rows, [0, 1])
    expectEqual(fixture.diagnostics.count, 1)
    #expect(fixture.diagnostics.first?.contains("Section 0 has 2 items") == true)
  }

  @Test("because it forgets an item, takes its view away without a jump (row 21)")
  func forgottenItem() {
    let fixture = UpdateTrace.fixture([3])
    defer { fixture.end() }
    fixture.layout.spoil = { $0.filter { $0.indexPath.item != 1 } }
    fixture.layout.spoilItem = { $0?.indexPath.item == 1 ? nil : $0 }
    let forgotten = fixture.view.cellForItem(at: IndexPath(item: 1, section: 0))
    fixture.view.performBatchUpdates {
      fixture.source.counts = [4]
      fixture.view.insertItems(at: [IndexPath(item: 3, section: 0)])
    }
    expectEqual(fixture.rows, [0, 2])
    expectEqual(forgotten?.layer.shown.position, CGPoint(x: 160, y: 75))
    #expect(forgotten?.isHidden == false)
    fixture.fixture.backend.advance(by: 1)
    #expect(forgotten?.isHidden == true)
    expectEqual(fixture.diagnostics, [])
  }

  @Test("because its numbers are not finite, is told, and everything else moves")
  func notFinite() {
    let fixture = UpdateTrace.fixture([3])
    defer { fixture.end() }
    fixture.layout.spoil = { answer in
      for attributes in answer where attributes.indexPath.item == 0 {
        attributes.frame.origin.y = .nan
      }
      return answer
    }
    delete(2, of: 3, fixture)
    fixture.fixture.backend.advance(by: 1)
    expectEqual(fixture.rows, [1])
    expectEqual(fixture.diagnostics.count, 1)
  }

  /// Something of which a layout makes numbers that are none.
  struct Fault: Sendable, CustomTestStringConvertible {
    let testDescription: String
    /// A part of what is told, and how often something is.
    let words: String
    var count = 1
    let spoil: @MainActor @Sendable (CollectionFixture) -> Void
  }

  nonisolated static let faults = [
    Fault(testDescription: "the start of a row", words: "item 1 in section 0") { fixture in
      fixture.layout.way = { call, path, attributes in
        guard call == "initial", path.item == 1 else { return attributes }
        let start = UICollectionViewLayoutAttributes(forCellWith: path)
        start.frame = CGRect(x: 0, y: CGFloat.nan, width: 320, height: 50)
        return start
      }
    },
    Fault(testDescription: "the end of a row", words: "item 0 in section 0") { fixture in
      fixture.layout.way = { call, path, attributes in
        guard call == "final", path.item == 0 else { return attributes }
        let end = UICollectionViewLayoutAttributes(forCellWith: path)
        end.frame = CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 50)
        return end
      }
    },
    Fault(testDescription: "the offset", words: "wants the content offset") { fixture in
      fixture.layout.target = { _ in CGPoint(x: 0, y: CGFloat.nan) }
    },
    Fault(testDescription: "the content size", words: "has the content size") { fixture in
      fixture.layout.spoilSize = { _ in CGSize(width: 320, height: CGFloat.infinity) }
    },
    Fault(testDescription: "an adjustment of the offset", words: "adjusts the content offset") {
      fixture in
      fixture.layout.onFinalize = { layout in
        let context = UICollectionViewLayoutInvalidationContext()
        context.contentOffsetAdjustment.y = .nan
        layout.invalidateLayout(with: context)
      }
    },
  ]

  @Test("because a number is none, is told, and everything arrives:", arguments: faults)
  func numbers(_ fault: Fault) throws {
    let fixture = UpdateTrace.fixture([4])
    defer { fixture.end() }
    fault.spoil(fixture)
    var completions: [Bool] = []
    fixture.view.performBatchUpdates {
      fixture.view.deleteItems(at: [IndexPath(item: 0, section: 0)])
      fixture.view.insertItems(at: [IndexPath(item: 1, section: 0)])
    } completion: {
      completions.append($0)
    }
    fixture.fixture.backend.advance(by: 1)
    fixture.frame()
    try checkRows(fixture)
    expectEqual(fixture.view.contentOffset, .zero)
    expectEqual(fixture.diagnostics.count, fault.count)
    #expect(fixture.diagnostics.first?.contains(fault.words) == true)
    expectEqual(completions, [true])
  }

  @Test("because starts and ends have other paths, shows them where they are said to be")
  func otherPaths() throws {
    let fixture = UpdateTrace.fixture([3])
    defer { fixture.end() }
    fixture.layout.way = { _, path, attributes in
      let other = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 77, section: 9))
      other.frame = attributes?.frame ?? CGRect(x: 320, y: 0, width: 320, height: 50)
      return other
    }
    fixture.view.performBatchUpdates {
      fixture.view.deleteItems(at: [IndexPath(item: 1, section: 0)])
      fixture.view.insertItems(at: [IndexPath(item: 0, section: 0)])
    }
    let new = try #require(fixture.view.cellForItem(at: IndexPath(item: 0, section: 0)))
    expectEqual(new.layer.shown.position, CGPoint(x: 480, y: 25))
    fixture.fixture.backend.advance(by: 1)
    fixture.frame()
    try checkRows(fixture)
    expectEqual(fixture.diagnostics, [])
  }

  @Test(
    "in any way, at any time, is survived, and all is right when it is",
    arguments: TrialRounds.share(of: 1...20)
  )
  func fickle(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let fixture = CollectionFixture([12]) { layout, source in
      layout.takesSizes = true
      source.preferredHeight = { CGFloat(40 + $0.item % 3 * 20) }
    }
    defer { fixture.end() }
    fixture.show()
    fixture.view.anchorPolicy =
      [AnchorPolicy?.none, .first, .last].randomElement(using: &random) ?? nil
    func isWrong() -> Bool { Int.random(in: 0..<3, using: &random) == 0 }
    func pick(_ numbers: [CGFloat]) -> CGFloat { numbers.randomElement(using: &random) ?? 0 }
    fixture.layout.spoil = { isWrong() ? Self.spoilt($0, &random) : $0 }
    fixture.layout.spoilItem = { answer in
      guard isWrong() else { return answer }
      return answer.flatMap { Self.spoilt([$0], &random)?.last }
    }
    fixture.layout.spoilSize = { size in
      isWrong() ? CGSize(width: 320, height: pick([0, .nan, 77, 1e6])) : size
    }
    fixture.layout.target = { offset in
      isWrong() ? CGPoint(x: 0, y: pick([-500, .nan, 200, 1e9])) : offset
    }
    fixture.layout.way = { _, path, attributes in
      guard isWrong() else { return attributes }
      let other = UICollectionViewLayoutAttributes(forCellWith: path)
      other.frame = CGRect(x: 0, y: 30, width: 300, height: 50)
      return Self.spoilt([attributes ?? other], &random)?.last
    }
    for _ in 0..<30 {
      RandomChange(&random).apply(to: fixture)
      fixture.view.contentOffset.y = CGFloat(Int.random(in: 0...300, using: &random))
      fixture.frame()
      fixture.fixture.backend.advance(by: 0.1)
    }
    (fixture.layout.spoil, fixture.layout.spoilItem, fixture.layout.spoilSize) = (nil, nil, nil)
    (fixture.layout.target, fixture.layout.way) = (nil, nil)
    fixture.layout.invalidateLayout()
    fixture.frame()
    fixture.fixture.backend.advance(by: 1)
    fixture.frame()
    try checkRows(fixture)
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

@Suite("A data source that changes its mind", .withTheProgram)
@MainActor
struct FickleSourceTests {
  @Test(
    "in every call is survived, and what it says in the end is shown",
    arguments: TrialRounds.share(of: 1...20)
  )
  func changesItsNumbers(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let fixture = CollectionFixture([12])
    defer { fixture.end() }
    fixture.show()
    fixture.source.isFickle = true
    fixture.source.interfere = { _ in
      guard Int.random(in: 0..<4, using: &random) == 0 else { return }
      fixture.source.counts[0] = Int.random(in: 0...20, using: &random)
    }
    for _ in 0..<30 {
      RandomChange(&random).apply(to: fixture)
      if Int.random(in: 0..<5, using: &random) == 0 { fixture.view.reloadData() }
      fixture.frame()
      fixture.fixture.backend.advance(by: 0.1)
    }
    fixture.source.interfere = nil
    fixture.source.counts = [7]
    // A batch that says nothing of it.
    fixture.view.performBatchUpdates {}
    fixture.fixture.backend.advance(by: 1)
    fixture.frame()
    try checkRows(fixture)
    expectEqual(fixture.rows.count, 7)
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
  func apply(to fixture: CollectionFixture) {
    fixture.view.performBatchUpdates {
      let count = fixture.source.counts[0]
      if deletes, count > 6 {
        fixture.source.counts = [count - 1]
        fixture.view.deleteItems(at: [IndexPath(item: Int(share * Double(count)), section: 0)])
      } else {
        fixture.source.counts = [count + 1]
        fixture.view.insertItems(at: [IndexPath(item: Int(share * Double(count + 1)), section: 0)])
      }
    }
  }
}

@MainActor
private func delete(_ item: Int, of count: Int, _ fixture: CollectionFixture) {
  fixture.view.performBatchUpdates {
    fixture.source.counts = [count - 1]
    fixture.view.deleteItems(at: [IndexPath(item: item, section: 0)])
  }
}

/// Stops the test unless the rows on screen are those of the layout, where it places them, once each.
@MainActor
private func checkRows(_ fixture: CollectionFixture) throws {
  let expected = (0..<fixture.source.counts[0]).filter { item in
    fixture.layout.frame(ofRow: item)?.overlaps(fixture.view.bounds) == true
  }
  try #require(fixture.rows == expected)
  for item in expected {
    let cell = try #require(fixture.view.cellForItem(at: IndexPath(item: item, section: 0)))
    try #require(cell.frame == fixture.layout.frame(ofRow: item))
    try #require(cell.alpha == 1 && !cell.isHidden)
  }
  let seen = fixture.view.subviews.filter { $0 is TestCell && !$0.isHidden }
  try #require(seen.count == expected.count)
}
