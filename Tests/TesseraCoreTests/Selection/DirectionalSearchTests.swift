import TesseraTestSupport
import Testing

@testable import TesseraCore

@Suite("The item next to another in a direction")
struct DirectionalSearchTests {
  /// Three columns of 100 × 50 points with gaps of 10 between them; the last line has one item.
  ///
  /// ```
  ///   0 1 2
  ///   3 4 5
  ///   6
  /// ```
  private var grid: [DirectionalSearch.Candidate] {
    (0..<7).map { item in
      DirectionalSearch.Candidate(
        path: old(0, item),
        frame: Rect(
          x: Double(item % 3) * 110,
          y: Double(item / 3) * 60,
          width: 100,
          height: 50
        )
      )
    }
  }

  private func next(_ direction: DirectionalSearch.Direction, from item: Int) -> Int? {
    DirectionalSearch(direction, from: grid[item].frame).best(of: grid)?.item
  }

  @Test("is the one straight ahead")
  func straight() {
    expectEqual(next(.up, from: 4), 1)
    expectEqual(next(.down, from: 1), 4)
    expectEqual(next(.left, from: 4), 3)
    expectEqual(next(.right, from: 4), 5)
  }

  @Test("is the nearest aside when nothing is straight ahead")
  func aside() {
    // Under 5 there is nothing; the line below has one item.
    expectEqual(next(.down, from: 5), 6)
    expectEqual(next(.right, from: 6), 4)
  }

  @Test("is none at the edge of the content")
  func edge() {
    #expect(next(.up, from: 1) == nil)
    #expect(next(.left, from: 3) == nil)
    #expect(next(.right, from: 2) == nil)
    #expect(next(.down, from: 6) == nil)
  }

  @Test("is the first by path of two at the same place, and none of those with no place")
  func ties() {
    let frame = Rect(x: 0, y: 100, width: 10, height: 10)
    let nowhere = Rect(x: .nan, y: .nan, width: 10, height: 10)
    let search = DirectionalSearch(.down, from: Rect(x: 0, y: 0, width: 10, height: 10))
    expectEqual(
      search.best(of: [
        .init(path: old(1, 2), frame: frame), .init(path: old(0, 7), frame: frame),
        .init(path: old(0, 0), frame: nowhere),
      ]),
      old(0, 7)
    )
  }

  @Test("is looked for in the content ahead, across the whole width when it is below")
  func regions() {
    let content = Rect(x: 0, y: 0, width: 320, height: 1000)
    let origin = Rect(x: 110, y: 60, width: 100, height: 50)
    func region(_ direction: DirectionalSearch.Direction) -> Rect {
      DirectionalSearch(direction, from: origin).region(reach: 200, content: content)
    }
    expectEqual(region(.down), Rect(x: 0, y: 110, width: 320, height: 200))
    expectEqual(region(.up), Rect(x: 0, y: -140, width: 320, height: 200))
    expectEqual(region(.left), Rect(x: -90, y: 60, width: 200, height: 50))
    expectEqual(region(.right), Rect(x: 210, y: 60, width: 200, height: 50))
  }
}
