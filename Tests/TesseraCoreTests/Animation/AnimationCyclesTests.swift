import TesseraCore
import TesseraTestSupport
import Testing

@Suite("Cycles of an animation")
struct AnimationCyclesTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let cycles: AnimationCycles
    /// How long all of them take, where one way takes 2 seconds.
    let total: Double
    /// The time on the way, by the time since the start.
    let times: [Double: Double]
  }

  static let cases = [
    Case(
      testDescription: "once",
      cycles: .once,
      total: 2,
      times: [-1: 0, 0: 0, 0.5: 0.5, 2: 2, 9: 2]
    ),
    Case(
      testDescription: "three times",
      cycles: AnimationCycles(count: 3, autoreverses: false),
      total: 6,
      times: [0.5: 0.5, 2.5: 0.5, 5.5: 1.5, 6: 2]
    ),
    Case(
      testDescription: "there and back",
      cycles: AnimationCycles(count: 1, autoreverses: true),
      total: 4,
      times: [1.5: 1.5, 2.5: 1.5, 3.5: 0.5, 4: 2]
    ),
    Case(
      testDescription: "once and a half, back each time",
      cycles: AnimationCycles(count: 1.5, autoreverses: true),
      total: 6,
      times: [4.5: 0.5, 5.5: 1.5, 6: 2]
    ),
    Case(
      testDescription: "for ever, back each time",
      cycles: AnimationCycles(count: .infinity, autoreverses: true),
      total: .infinity,
      times: [0.5: 0.5, 3.5: 0.5, 4000.5: 0.5, 4002.5: 1.5]
    ),
    Case(
      testDescription: "a number of times that is none, which is once",
      cycles: AnimationCycles(count: -1, autoreverses: false),
      total: 2,
      times: [1: 1, 3: 2]
    ),
  ]

  @Test("say where on a single way everything is", arguments: cases)
  func times(_ example: Case) {
    expectEqual(example.cycles.runningTime(ofWay: 2), example.total)
    for (elapsed, time) in example.times {
      expectEqual(example.cycles.timeOnWay(at: elapsed, ofWay: 2), time, "at \(elapsed)")
    }
  }

  @Test("of a way that takes no time take none")
  func noTime() {
    let cycles = AnimationCycles(count: .infinity, autoreverses: true)
    expectEqual(cycles.runningTime(ofWay: 0), 0)
    expectEqual(cycles.timeOnWay(at: 3, ofWay: 0), 0)
  }
}
