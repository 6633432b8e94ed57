import TesseraTestSupport
import Testing

@testable import TesseraCore

@Suite("The target of an interactive movement")
struct MovementTargetSearchTests {
  /// Rows of these heights, one below the other, 300 points wide; the target of one that is held at `y`.
  private func target(_ heights: [Double], moving item: Int, heldAt y: Double) -> Int {
    var top = 0.0
    let frames = heights.map { height in
      defer { top += height }
      return Rect(x: 0, y: top, width: 300, height: height)
    }
    var search = MovementTargetSearch(
      moved: old(0, item),
      slot: frames[item],
      position: Point(x: 150, y: y),
      axis: .vertical
    )
    for (path, frame) in frames.enumerated() { search.add(itemAt: old(0, path), frame) }
    return search.target.item
  }

  @Test("is the place of the row in which its middle is held")
  func rows() {
    let rows = [50.0, 50, 50, 50]
    expectEqual(target(rows, moving: 0, heldAt: 30), 0)
    expectEqual(target(rows, moving: 0, heldAt: 60), 1)
    expectEqual(target(rows, moving: 0, heldAt: 170), 3)
    expectEqual(target(rows, moving: 3, heldAt: 10), 0)
    expectEqual(target(rows, moving: 0, heldAt: 999), 3)
  }

  @Test("does not change to and fro with a larger row")
  func largeRows() {
    // Held just inside of the large row it would come to stand at 100 … 150, far from there.
    expectEqual(target([50, 100], moving: 0, heldAt: 60), 0)
    // From 25 and from 125 it is equally far to 75.
    expectEqual(target([50, 100], moving: 0, heldAt: 76), 1)
    expectEqual(target([100, 50], moving: 1, heldAt: 76), 1)
    expectEqual(target([100, 50], moving: 1, heldAt: 74), 0)
  }

  @Test("is the start of a section without items, where its header is held")
  func emptySection() {
    var search = MovementTargetSearch(
      moved: old(0, 0),
      slot: Rect(x: 0, y: 0, width: 300, height: 50),
      position: Point(x: 150, y: 75),
      axis: .vertical
    )
    search.add(itemAt: old(0, 0), Rect(x: 0, y: 0, width: 300, height: 50))
    search.add(emptySection: 1, Rect(x: 0, y: 60, width: 300, height: 30))
    expectEqual(search.target, old(1, 0))
  }

  @Test("is behind or in front of a row of another section, whichever is nearer")
  func otherSection() {
    func target(_ y: Double) -> OldPath {
      var search = MovementTargetSearch(
        moved: old(0, 0),
        slot: Rect(x: 0, y: 0, width: 300, height: 50),
        position: Point(x: 150, y: y),
        axis: .vertical
      )
      search.add(itemAt: old(0, 0), Rect(x: 0, y: 0, width: 300, height: 50))
      search.add(itemAt: old(1, 0), Rect(x: 0, y: 100, width: 300, height: 50))
      return search.target
    }
    expectEqual(target(110), old(1, 0))
    expectEqual(target(140), old(1, 1))
  }
}
