import Foundation
import TesseraTestSupport
import Testing

extension OnDisplay {
  @Suite("Tab in a compositional screen in a window")
  struct TabTests {
    /// Two columns below a header, and cards below another, of which the third is half and the fourth not in sight.
    ///
    ///      header 0
    ///      0.0  0.1
    ///      0.2  0.3
    ///      header 1
    ///      1.0  1.1  1.2  1.3
    private let order = [
      "header 0", "0.0", "0.1", "0.2", "0.3", "header 1", "1.0", "1.1", "1.2",
    ]

    @Test("walks in reading order, and back with Shift")
    func reading() throws {
      let probe = try Probe.active("tab")
      for name in order {
        try Person().does("key Tab", "key space")
        let pressed = try probe.wait(for: "pressed").last
        expectEqual(pressed, "pressed \(name)")
      }
      for name in order.reversed().dropFirst() {
        try Person().does("key shift+Tab", "key space")
        let pressed = try probe.wait(for: "pressed").last
        expectEqual(pressed, "pressed \(name)")
      }
    }
  }
}
