import TesseraTestSupport
import Testing
import TesseraCore

@Suite("A timing curve")
struct TimingCurveTests {
  @Test("spreads a cubic curve over the duration")
  func cubic() {
    let curve = TimingCurve.cubic(.easeInOut)
    expectEqual(curve.runningTime(ofDuration: 4), 4)
    #expect(abs(curve.progress(at: 2, ofDuration: 4) - 0.5) < 1e-12)
    expectEqual(curve.progress(at: 4, ofDuration: 4), 1)
    #expect(abs(TimingCurve.cubic(.linear).velocity(at: 1, ofDuration: 4) - 0.25) < 1e-9)
  }

  @Test("lets a spring keep its own time")
  func spring() {
    let spring = Spring(dampingRatio: 0.6, duration: 0.5)
    let curve = TimingCurve.spring(spring)
    expectEqual(curve.runningTime(ofDuration: 99), spring.settlingDuration)
    expectEqual(curve.progress(at: 0.1, ofDuration: 99), spring.value(at: 0.1))
    expectEqual(curve.velocity(at: 0.1, ofDuration: 99), spring.velocity(at: 0.1))
  }

  @Test(
    "is exactly at its ends before the start and after the end",
    arguments: [
      TimingCurve.cubic(.easeIn), .spring(Spring(dampingRatio: 0.4, duration: 1)),
    ]
  )
  func ends(curve: TimingCurve) {
    expectEqual(curve.progress(at: -1, ofDuration: 1), 0)
    expectEqual(curve.progress(at: 0, ofDuration: 1), 0)
    expectEqual(curve.progress(at: 1.001, ofDuration: 1), 1)
    expectEqual(curve.progress(at: .nan, ofDuration: 1), 1)
    expectEqual(curve.progress(at: .infinity, ofDuration: 1), 1)
    expectEqual(curve.velocity(at: 2, ofDuration: 1), 0)
  }

  @Test("has arrived at once without a duration", arguments: [0, -1, .nan] as [Double])
  func noDuration(duration: Double) {
    let curve = TimingCurve.cubic(.linear)
    expectEqual(curve.runningTime(ofDuration: duration), 0)
    expectEqual(curve.progress(at: 0, ofDuration: duration), 1)
    expectEqual(curve.velocity(at: 0, ofDuration: duration), 0)
  }
}
