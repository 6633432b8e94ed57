import TesseraTestSupport
import Testing
import TesseraCore

@Suite("The limits of scrolling")
struct ScrollLimitsTests {
  @Test("measure the overshoot on either side")
  func overshoot() {
    let limits = ScrollLimits(lower: -10, upper: 90)
    expectEqual(limits.overshoot(of: -30), -20)
    expectEqual(limits.overshoot(of: -10), 0)
    expectEqual(limits.overshoot(of: 50), 0)
    expectEqual(limits.overshoot(of: 100), 10)
  }

  @Test("are one offset when the content is smaller than the viewport")
  func smallContent() {
    let limits = ScrollLimits(lower: 0, upper: -300)
    expectEqual(limits.upper, 0)
    expectEqual(limits.clamped(40), 0)
  }

  @Test("bring numbers that are not finite inside")
  func unusualNumbers() {
    expectEqual(ScrollLimits(lower: .nan, upper: 5), ScrollLimits(lower: 0, upper: 5))
    expectEqual(ScrollLimits(lower: 2, upper: .infinity), ScrollLimits(lower: 2, upper: 2))
    let limits = ScrollLimits(lower: 2, upper: 5)
    expectEqual(limits.clamped(.nan), 2)
    expectEqual(limits.clamped(.infinity), 5)
    #expect(!limits.contains(.nan))
    expectEqual(limits.shifted(by: .nan), limits)
  }
}
