import TesseraCore
import TesseraTestSupport
import Testing

/// Thousands of rows in a list, against one height for each of them.
@Suite("A long compositional list")
struct CompositionalLongListTests {
  /// Sections of rows that are 44 points high until they are measured.
  private static func lists(_ itemCounts: Int...) -> CompositionalArrangement {
    let size = CompositionalSize(width: .fractionalWidth(1), height: .estimated(44))
    let row = CompositionalItem(size: size)
    let section = CompositionalSection(
      group: CompositionalGroup(size: size, content: .list(.vertical, [.item(row)]))
    )
    return CompositionalArrangement(
      CompositionalConfiguration(container: Size(width: 300, height: 800)),
      sections: itemCounts.map { (section, itemCount: $0) }
    )
  }

  /// The frames of rows of these heights below each other, the first at `y`.
  private static func frames(_ heights: [Double], from y: Double = 0) -> [Rect] {
    var y = y
    return heights.map { height in
      defer { y += height }
      return Rect(x: 0, y: y, width: 300, height: height)
    }
  }

  @Test("places each row behind the heights in front of it", arguments: [3, 5, 8] as [UInt64])
  func agreesWithTheSum(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    var heights = Array(repeating: 44.0, count: 4_000)
    var list = Self.lists(heights.count)
    for step in 1...1_200 {
      // The 1,200 rows that are measured are hundreds of runs, which is a tree of three levels; some are measured again.
      let row = Int.random(in: heights.indices, using: &generator)
      heights[row] = Double(Int.random(in: 20...90, using: &generator))
      list.setMeasured(Size(width: 300, height: heights[row]), of: .item(row), inSection: 0)
      guard step.isMultiple(of: 100) else { continue }
      try #require(
        heights.indices.map { list.frame(of: .item($0), inSection: 0) } == Self.frames(heights),
        "seed \(seed), step \(step)"
      )
      expectEqual(list.contentSize.height, heights.reduce(0, +))
    }
  }

  @Test("changes alone: neither its copies nor sections like it do")
  func changesAlone() {
    var list = Self.lists(300, 300)
    let former = list
    list.setMeasured(Size(width: 300, height: 60), of: .item(100), inSection: 0)
    var heights = Array(repeating: 44.0, count: 300)
    let second = (former: Self.frames(heights, from: 300 * 44), now: 300 * 44 + 16.0)
    expectEqual(former.itemFrames(ofSection: 0), Self.frames(heights))
    expectEqual(former.itemFrames(ofSection: 1), second.former)
    // The second section stands 16 points further down, and is as it was.
    expectEqual(list.itemFrames(ofSection: 1), Self.frames(heights, from: second.now))
    heights[100] = 60
    expectEqual(list.itemFrames(ofSection: 0), Self.frames(heights))
  }
}
