import TesseraTestSupport
import Testing
import TesseraCore

@Suite("An axis")
struct AxisTests {
  @Test("crosses the other one")
  func crossesTheOther() {
    expectEqual(Axis.horizontal.crossing, .vertical)
    expectEqual(Axis.vertical.crossing, .horizontal)
  }
}
