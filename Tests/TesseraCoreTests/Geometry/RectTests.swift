import TesseraTestSupport
import Testing
import TesseraCore

@Suite("A rectangle")
struct RectTests {
  let square = Rect(x: 10, y: 10, width: 10, height: 10)

  @Test("overlaps what shares area with it")
  func overlapsSharedArea() {
    #expect(square.overlaps(Rect(x: 19, y: 19, width: 5, height: 5)))
    #expect(square.overlaps(Rect(x: 0, y: 0, width: 100, height: 100)))
    #expect(square.overlaps(Rect(x: 12, y: 12, width: 0, height: 0)))
  }

  @Test("has in sight what has no extent on its left and its top edge, and not on the others")
  func noExtent() {
    #expect(Rect(x: 10, y: 12, width: 0, height: 5).isInSight(of: square))
    #expect(Rect(x: 12, y: 10, width: 5, height: 0).isInSight(of: square))
    #expect(Rect(x: 10, y: 10, width: 0, height: 0).isInSight(of: square))
    #expect(!Rect(x: 20, y: 12, width: 0, height: 5).isInSight(of: square))
    #expect(!Rect(x: 12, y: 20, width: 5, height: 0).isInSight(of: square))
    #expect(!Rect(x: 5, y: 12, width: 5, height: 5).isInSight(of: square))
    #expect(!square.isInSight(of: Rect(x: 10, y: 10, width: 0, height: 10)))
    #expect(!Rect(x: 10, y: 10, width: 0, height: .nan).isInSight(of: square))
  }

  @Test("does not overlap what only touches it, or what is not a number")
  func touchingSharesNothing() {
    #expect(!square.overlaps(Rect(x: 20, y: 10, width: 10, height: 10)))
    #expect(!square.overlaps(Rect(x: 10, y: 0, width: 10, height: 10)))
    #expect(!square.overlaps(Rect(x: .nan, y: 10, width: 10, height: 10)))
  }

  @Test("has a part in common with what it overlaps and with what touches it")
  func intersection() {
    expectEqual(
      square.intersection(Rect(x: 15, y: 0, width: 50, height: 12)),
      Rect(x: 15, y: 10, width: 5, height: 2)
    )
    let edge = square.intersection(Rect(x: 20, y: 12, width: 5, height: 3))
    expectEqual(edge, Rect(x: 20, y: 12, width: 0, height: 3))
    expectEqual(edge?.isEmpty, true)
    expectEqual(square.intersection(Rect(x: 21, y: 12, width: 5, height: 3)), nil)
    expectEqual(square.intersection(Rect(x: 12, y: .nan, width: 5, height: 3)), nil)
    expectEqual(Rect(x: 12, y: 12, width: .nan, height: 3).intersection(square), nil)
  }

  @Test("keeps no negative extent when insets use it up")
  func insetsNeverTurnItInsideOut() {
    let narrow = square.inset(by: Insets(top: 1, leading: 8, bottom: 2, trailing: 8))
    expectEqual(narrow, Rect(x: 18, y: 11, width: 0, height: 7))
  }

  @Test("Q-01: snaps edges, so that tiles leave no seam")
  func snapsEdges() {
    let fractions = [
      0.2244798445859886, 0.0999484835067196, 0.2255459136606516, 0.2244798445859886,
      0.2255459136606516,
    ]
    var found: [[Double]] = []
    var x = 0.0
    for fraction in fractions {
      let tile = Rect(x: x, y: 0, width: fraction * 375, height: 10).snapped(toScale: 2)
      found.append([tile.x, tile.width])
      x += fraction * 375
    }
    expectEqual(found, [[0, 84], [84, 37.5], [121.5, 84.5], [206, 84.5], [290.5, 84.5]])
  }

  @Test(
    "Q-02: snaps thirds of 320 without losing a pixel",
    arguments: [
      (1.0, [0.0, 107, 213, 320]),
      (2.0, [0.0, 106.5, 213.5, 320]),
    ]
  )
  func snapsThirds(scale: Double, edges: [Double]) {
    for index in 0..<3 {
      let tile = Rect(x: Double(index) * 320 / 3, y: 0, width: 320 / 3, height: 1)
      let snapped = tile.snapped(toScale: scale)
      expectEqual(snapped.minX, edges[index])
      expectEqual(snapped.maxX, edges[index + 1])
    }
  }

  @Test("stays as it is for a scale that is no scale", arguments: [0, -2, Double.nan, .infinity])
  func ignoresImpossibleScales(scale: Double) {
    let rect = Rect(x: 0.3, y: 0.3, width: 0.3, height: 0.3)
    expectEqual(rect.snapped(toScale: scale), rect)
  }
}
