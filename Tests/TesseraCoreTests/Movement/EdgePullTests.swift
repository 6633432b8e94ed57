import TesseraTestSupport
import Testing

@testable import TesseraCore

@Suite("The pull of an edge")
struct EdgePullTests {
  private let middle = Point(x: 50, y: 200)

  private func pull(_ x: Double, _ y: Double, from start: Point) -> Point {
    let pull = EdgePull(
      visible: Rect(x: 0, y: 20, width: 100, height: 400),
      start: start,
      touch: Point(x: x, y: y)
    )
    return Point(x: pull.velocity(along: .horizontal), y: pull.velocity(along: .vertical))
  }

  @Test("grows with the depth in the strip along it")
  func grows() {
    // The strips are 56 points along the long sides, and a quarter of the short ones.
    expectEqual(pull(50, 200, from: middle), .zero)
    expectEqual(pull(50, 364, from: middle), .zero)
    expectEqual(pull(50, 392, from: middle), Point(x: 0, y: 30 + 870.0 / 4))
    expectEqual(pull(50, 420, from: middle), Point(x: 0, y: 900))
    expectEqual(pull(50, 999, from: middle), Point(x: 0, y: 900))
    expectEqual(pull(50, 48, from: middle), Point(x: 0, y: -30 - 870.0 / 4))
    expectEqual(pull(12.5, 200, from: middle), Point(x: -30 - 870.0 / 4, y: 0))
  }

  @Test("leaves alone what was picked up near it and has come no nearer")
  func startsNear() {
    let start = Point(x: 50, y: 400)
    expectEqual(pull(50, 400, from: start), .zero)
    expectEqual(pull(50, 390, from: start), .zero)
    #expect(pull(50, 410, from: start).y > 0)
  }

  @Test("is none for a touch that is nowhere")
  func nowhere() {
    expectEqual(pull(.nan, .infinity, from: middle), .zero)
    expectEqual(pull(.nan, 420, from: middle), Point(x: 0, y: 900))
  }
}
