import CoreGraphics
import Foundation
import TesseraTestSupport
import Testing

@testable import UIKit
@testable import UIKitTestSupport

/// Batches that a shown collection view carries out on a flow layout whose cells find their sizes.
@Suite("A batch on a flow layout")
@MainActor
struct FlowLayoutBatchTests {
  @Test("asks survivors for no size again, whatever comes, goes and moves around them")
  func survivors() {
    let list = NumberedList(Array(0..<100))
    list.fixture.view.contentOffset.y = 1000
    list.fixture.frame()
    let shown = Set(list.topsByNumber.keys)
    expectEqual(shown, [22, 23, 24, 25, 26, 27, 28])
    list.questions = [:]
    list.change { model in
      model.numbers.remove(at: 24)
      model.numbers.insert(200, at: 25)
      model.numbers.swapAt(0, 99)
      list.fixture.view.deleteItems(at: [IndexPath(item: 24, section: 0)])
      list.fixture.view.insertItems(at: [IndexPath(item: 25, section: 0)])
      list.fixture.view.moveItem(
        at: IndexPath(item: 0, section: 0),
        to: IndexPath(item: 99, section: 0)
      )
      list.fixture.view.moveItem(
        at: IndexPath(item: 99, section: 0),
        to: IndexPath(item: 0, section: 0)
      )
    }
    // Once, and once more about what the layout has made of its answer.
    expectEqual(list.questions[200], 2)
    #expect(list.questions.keys.allSatisfy { !shown.contains($0) })
    expectEqual(list.fixture.layout.itemFrames(26).last?[3], Double(list.height(of: 200)))
  }

  @Test("asks reloaded cells for their size, and keeps what is seen above them")
  func reloads() {
    let list = NumberedList(Array(0..<20))
    let tops = list.topsByNumber
    list.heights[1] = 150
    list.change { _ in list.fixture.view.reloadItems(at: [IndexPath(item: 1, section: 0)]) }
    expectEqual(list.topsByNumber[0], tops[0])
    expectEqual(list.topsByNumber[1], tops[1])
    expectEqual(list.fixture.layout.itemFrames(2).last?[3], 150)
  }

  @Test("of nothing asks the delegate for sizes again and lets cells grow")
  func nothing() {
    let source = SizingSource()
    source.size = { _ in CGSize(width: 320, height: 40) }
    let fixture = FlowFixture([10], source: source)
    fixture.show()
    source.size = { CGSize(width: 320, height: $0.item == 1 ? 90 : 40) }
    fixture.view.performBatchUpdates(nil)
    fixture.fixture.backend.advance(by: 1)
    let cell = fixture.view.cellForItem(at: IndexPath(item: 1, section: 0))
    expectEqual(cell?.frame, CGRect(x: 0, y: 50, width: 320, height: 90))
    expectEqual(fixture.layout.itemFrames(3).last, [0, 150, 320, 40])
  }

  @Test("brings headers of sections that were empty and takes those of emptied ones")
  func headers() {
    let source = HeaderSource()
    let fixture = FlowFixture([0, 2], source: source)
    fixture.show()
    expectEqual(fixture.layout.headerFrame(section: 0), [])
    expectEqual(fixture.layout.headerFrame(section: 1), [0, 0, 320, 30])
    fixture.view.performBatchUpdates {
      source.counts = [1, 0]
      fixture.view.insertItems(at: [IndexPath(item: 0, section: 0)])
      fixture.view.deleteItems(at: [0, 1].map { IndexPath(item: $0, section: 1) })
    }
    fixture.fixture.backend.advance(by: 1)
    expectEqual(fixture.layout.headerFrame(section: 0), [0, 0, 320, 30])
    expectEqual(fixture.layout.headerFrame(section: 1), [])
    expectEqual(fixture.view.contentSize.height, 80)
  }

  @Test(
    "leaves every cell with the size it asked for",
    arguments: TrialRounds.share(of: 0..<25 as Range<UInt64>)
  )
  func random(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let list = NumberedList(Array(0..<Int.random(in: 0...40, using: &generator)))
    var script = ["seed \(seed)"]
    for _ in 0..<12 {
      script.append(list.changeAtRandom(&generator))
      try list.requireConsistency(script.joined(separator: "\n"))
      list.fixture.view.contentOffset.y = CGFloat(
        Int.random(in: 0...max(1, Int(list.fixture.view.contentSize.height)), using: &generator)
      )
      list.fixture.frame()
      try list.requireConsistency(script.joined(separator: "\n"))
    }
    list.scrollThroughEverything()
    let total = list.model.numbers.map { list.height(of: $0) }.reduce(0, +)
    try #require(list.fixture.view.contentSize.height == total, "\(script)")
  }
}

/// A delegate that gives a header to sections with items only.
@MainActor
private final class HeaderSource: FlowSource, UICollectionViewDelegateFlowLayout {
  func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize { CGSize(width: 0, height: counts[section] > 0 ? 30 : 0) }
}

/// A list of numbers in one section; the number of a row says how high it wants to be.
@MainActor
private final class NumberedList {
  struct Model {
    var numbers: [Int]
  }

  let fixture: FlowFixture
  private(set) var model: Model
  var heights: [Int: CGFloat] = [:]
  /// How often the rows were asked for their heights, by their numbers.
  var questions: [Int: Int] = [:]

  init(_ numbers: [Int]) {
    model = Model(numbers: numbers)
    fixture = FlowFixture([numbers.count], height: 300)
    fixture.layout.estimatedItemSize = CGSize(width: 320, height: 44)
    fixture.layout.minimumLineSpacing = 0
    fixture.source.wish = { [unowned self] path, _ in
      let number = self.model.numbers[path.item]
      self.questions[number, default: 0] += 1
      return CGSize(width: 320, height: self.height(of: number))
    }
    fixture.show()
  }

  func height(of number: Int) -> CGFloat { heights[number] ?? CGFloat(30 + (number * 17) % 40) }

  /// Changes the model in a batch, and waits until everything has arrived.
  func change(_ body: @escaping (inout Model) -> Void) {
    fixture.view.performBatchUpdates {
      body(&self.model)
      self.fixture.source.counts = [self.model.numbers.count]
    }
    fixture.fixture.backend.advance(by: 1)
    fixture.frame()
    for cell in fixture.view.visibleCells {
      (cell as? FlowCell)?.path = fixture.view.indexPath(for: cell)
    }
  }

  /// Where the tops of the visible rows are on screen, by their numbers.
  var topsByNumber: [Int: CGFloat] {
    var tops: [Int: CGFloat] = [:]
    for (path, top) in fixture.tops { tops[model.numbers[path.item]] = top }
    return tops
  }

  /// Deletes, inserts and moves some rows, and says which.
  func changeAtRandom(_ generator: inout SeededGenerator) -> String {
    let before = model.numbers
    var kept = before.indices.filter { _ in Int.random(in: 0...5, using: &generator) > 0 }
    let deleted = Set(before.indices).subtracting(kept).sorted()
    var moved: Int?
    if kept.count > 2, Bool.random(using: &generator) {
      moved = kept.remove(at: Int.random(in: 0..<kept.count, using: &generator))
    }
    var after = kept.map { before[$0] }
    var inserted: [Int] = []
    for _ in 0..<Int.random(in: 0...3, using: &generator) {
      let number = (before + after).max().map { $0 + 1 } ?? 0
      after.insert(number, at: Int.random(in: 0...after.count, using: &generator))
      inserted.append(number)
    }
    if let moved {
      after.insert(before[moved], at: Int.random(in: 0...after.count, using: &generator))
    }
    let insertions = inserted.compactMap { after.firstIndex(of: $0) }
    let target = moved.flatMap { after.firstIndex(of: before[$0]) }
    change { model in
      model.numbers = after
      self.fixture.view.deleteItems(at: deleted.map { IndexPath(item: $0, section: 0) })
      self.fixture.view.insertItems(at: insertions.map { IndexPath(item: $0, section: 0) })
      if let moved, let target {
        self.fixture.view.moveItem(
          at: IndexPath(item: moved, section: 0),
          to: IndexPath(item: target, section: 0)
        )
      }
    }
    return "\(before) to \(after)"
  }

  /// Requires that rows follow each other and visible ones have the height they ask for.
  func requireConsistency(_ replay: String) throws {
    let replay = Comment(rawValue: replay)
    let frames = fixture.layout.itemFrames(model.numbers.count)
    var top = 0.0
    for frame in frames {
      try #require(frame[1] == top, replay)
      top += frame[3]
    }
    try #require(Double(fixture.view.contentSize.height) == top, replay)
    for path in fixture.view.indexPathsForVisibleItems {
      let height = Double(height(of: model.numbers[path.item]))
      try #require(frames[path.item][3] == height, "\(path)\n\(replay)")
    }
  }

  func scrollThroughEverything() {
    fixture.view.contentOffset.y = 0
    fixture.frame()
    while fixture.view.contentOffset.y < fixture.view.contentSize.height - 300 {
      fixture.view.contentOffset.y += 150
      fixture.frame()
    }
  }
}
