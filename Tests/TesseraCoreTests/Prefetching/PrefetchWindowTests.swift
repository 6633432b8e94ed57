import TesseraTestSupport
import Testing

@testable import TesseraCore

// The numbers of the rules are those in the documentation of `PrefetchWindow`.
@Suite("The part of the content ahead")
struct PrefetchWindowTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let name: String
    let axis: Axis
    let isForward: Bool
    let speed: Double
    let ahead: Rect
    let kept: Rect
    var testDescription: String { name }
  }

  /// What is visible is 100 × 200 at (10, 1000).
  static let cases = [
    Case(
      name: "down, at rest",
      axis: .vertical,
      isForward: true,
      speed: 0,
      ahead: Rect(x: 10, y: 1200, width: 100, height: 200),
      kept: Rect(x: 10, y: 900, width: 100, height: 500)
    ),
    Case(
      name: "up, at rest",
      axis: .vertical,
      isForward: false,
      speed: 0,
      ahead: Rect(x: 10, y: 800, width: 100, height: 200),
      kept: Rect(x: 10, y: 800, width: 100, height: 500)
    ),
    Case(
      // 200 and a quarter of 400.
      name: "down, with 400 points per second",
      axis: .vertical,
      isForward: true,
      speed: 400,
      ahead: Rect(x: 10, y: 1200, width: 100, height: 300),
      kept: Rect(x: 10, y: 900, width: 100, height: 600)
    ),
    Case(
      name: "up, as fast as can be",
      axis: .vertical,
      isForward: false,
      speed: 1e9,
      ahead: Rect(x: 10, y: 400, width: 100, height: 600),
      kept: Rect(x: 10, y: 400, width: 100, height: 900)
    ),
    Case(
      name: "to the right, at rest",
      axis: .horizontal,
      isForward: true,
      speed: 0,
      ahead: Rect(x: 110, y: 1000, width: 100, height: 200),
      kept: Rect(x: -40, y: 1000, width: 250, height: 200)
    ),
    Case(
      name: "to the left, with a speed that is no number",
      axis: .horizontal,
      isForward: false,
      speed: .nan,
      ahead: Rect(x: -90, y: 1000, width: 100, height: 200),
      kept: Rect(x: -90, y: 1000, width: 250, height: 200)
    ),
  ]

  @Test(
    "is as long as what is visible, and longer when content moves (rules 1, 2)",
    arguments: cases
  )
  func reaches(_ example: Case) {
    let window = PrefetchWindow(
      visible: Rect(x: 10, y: 1000, width: 100, height: 200),
      axis: example.axis,
      motion: .init(isForward: example.isForward, speed: example.speed)
    )
    expectEqual(window.ahead, example.ahead)
    expectEqual(window.kept, example.kept)
  }

  @Test("has its items named from near to far, those that are not needed cancelled")
  func plans() {
    let window = PrefetchWindow(
      visible: Rect(x: 0, y: 100, width: 100, height: 100),
      axis: .vertical,
      motion: .init(isForward: false)
    )
    func path(_ item: Int) -> DataPath { inData(0, item) }
    func candidate(_ item: Int, _ y: Double) -> PrefetchPlan.Candidate {
      PrefetchPlan.Candidate(path: path(item), frame: Rect(x: 0, y: y, width: 100, height: 20))
    }
    // 5 lies behind, in the kept part; 7 is named already; 1 and 2 stand side by side.
    let plan = PrefetchPlan(
      [candidate(2, 20), candidate(1, 20), candidate(4, 60), candidate(5, 210), candidate(7, 40)],
      in: window,
      named: [path(7), path(9), path(8)]
    )
    expectEqual(plan.requests, [path(4), path(1), path(2)])
    expectEqual(plan.cancellations, [path(8), path(9)])
  }
}
