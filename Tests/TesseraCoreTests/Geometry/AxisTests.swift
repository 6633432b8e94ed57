import Testing
import TesseraCore

@Suite("An axis")
struct AxisTests {
  @Test("crosses the other one")
  func crossesTheOther() {
    #expect(Axis.horizontal.crossing == .vertical)
    #expect(Axis.vertical.crossing == .horizontal)
  }
}
