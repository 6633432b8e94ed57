import Foundation
import TesseraTestSupport
import Testing

extension OnDisplay {
  @Suite("The pointer over a window")
  struct PointerWindowTests {
    // A link at (20, 20), a view without a pointer at (20, 100), a drawn one at (140, 100), and a field at (20, 180).
    @Test(
      "is a pointing hand, none, a picture, a bar between letters and an arrow, as what is below it says"
    )
    func shapes() throws {
      let probe = try Probe.active("pointer")
      let places = [
        ("pointer", "60 30"), ("none", "60 130"), ("drawn", "190 130"), ("standard", "380 280"),
        ("text", "60 195"), ("pointer", "60 30"),
      ]
      for (shape, place) in places {
        try Person().does("mousemove \(place)")
        try probe.wait(for: "shape \(shape)")
      }
    }
  }
}
