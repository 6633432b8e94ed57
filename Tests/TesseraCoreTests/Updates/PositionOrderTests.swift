import TesseraTestSupport
import Testing

@testable import TesseraCore

@Suite("The order of positions")
struct PositionOrderTests {
  /// Few are compared, many are sorted by their digits, and so are those of several sections.
  @Test(
    "is that of comparing them, for few and for many, near each other and far apart",
    arguments: [
      (count: 0, sections: 1, items: 10), (count: 1, sections: 1, items: 10),
      (count: 255, sections: 3, items: 40), (count: 256, sections: 1, items: 1),
      (count: 256, sections: 3, items: 40), (count: 2_000, sections: 1, items: 2_000),
      (count: 2_000, sections: 50, items: 300),
      (count: 2_000, sections: 1_000, items: 1_000_000_000),
    ],
    0..<4 as Range<UInt64>
  )
  func agreesWithComparing(
    _ size: (count: Int, sections: Int, items: Int),
    seed: UInt64
  ) {
    var generator = SeededGenerator(seed: seed + 700)
    let paths = (0..<size.count).map { _ in
      OldPath(
        section: Int.random(in: 0..<size.sections, using: &generator),
        item: Int.random(in: 0..<size.items, using: &generator)
      )
    }
    expectEqual(paths.sorted(byPosition: { $0 }), paths.sorted(), "seed \(seed)")
    let sections = paths.map { OldSection($0.item) }
    expectEqual(sections.sorted(byPosition: { $0 }), sections.sorted(), "seed \(seed)")
  }

  @Test("brings the elements along that have the positions")
  func bringsElementsAlong() {
    let pairs = (0..<1_000).map {
      ItemPair(old: OldPath(section: 0, item: $0), new: NewPath(section: 0, item: 999 - $0))
    }
    expectEqual(pairs.sorted(byPosition: { $0.new }), pairs.reversed())
  }

  @Test("is that of comparing them where a word cannot count what lies between")
  func comparesExtremes() {
    let extremes = [0, Int.max, Int.min, 1, -1, Int.max - 1].flatMap { item in
      [Int.min, -1, 0, Int.max].map { OldPath(section: $0, item: item) }
    }
    let paths = Array(repeatElement(extremes, count: 20).joined())
    #expect(paths.count >= PositionOrder.leastCount)
    let isFound = PositionOrder(of: paths, by: { $0 }) != nil
    #expect(!isFound)
    expectEqual(paths.sorted(byPosition: { $0 }), paths.sorted())
    let far = (0..<300).map { OldPath(section: 0, item: $0.isMultiple(of: 2) ? Int.max - $0 : -$0) }
    expectEqual(far.sorted(byPosition: { $0 }), far.sorted())
  }
}
