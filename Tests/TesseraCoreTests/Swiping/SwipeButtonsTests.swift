import TesseraTestSupport
import Testing

@testable import TesseraCore

@Suite("The buttons of a swipe")
struct SwipeButtonsTests {
  @Test("are as wide as their contents ask for, and at least 74 points")
  func widths() {
    let buttons = SwipeButtons(wishes: [60, 100], rowWidth: 375)
    expectEqual(buttons.widths, [74, 100])
    expectEqual(buttons.extent, 174)
  }

  /// A row of 375 points has room for 331, one of 320 for 276.
  @Test("leave 44 points of the row, for which the widest give way first")
  func giveWay() {
    expectEqual(SwipeButtons(wishes: [300, 80], rowWidth: 375).widths, [251, 80])
    expectEqual(SwipeButtons(wishes: [500, 80, 500], rowWidth: 375).widths, [125.5, 80, 125.5])
    let many = SwipeButtons(wishes: Array(repeating: 74, count: 12), rowWidth: 320)
    expectEqual(many.widths, Array(repeating: 23, count: 12))
    #expect(abs(many.extent - 276) < 1e-9)
  }

  @Test("leave half of a narrow row", arguments: [(80.0, 40.0), (10, 5), (88, 44)])
  func narrow(rowWidth: Double, extent: Double) {
    expectEqual(SwipeButtons(wishes: [74], rowWidth: rowWidth).extent, extent)
  }

  @Test("have no width in a row without one, and none without buttons")
  func nothing() {
    for rowWidth in [0, -1, Double.nan, .infinity] {
      expectEqual(SwipeButtons(wishes: [74, 74], rowWidth: rowWidth).widths, [0, 0])
    }
    let none = SwipeButtons(wishes: [], rowWidth: 375)
    expectEqual(none.extent, 0)
    #expect(none.places(shown: 50, expansion: 1).isEmpty)
    expectEqual(SwipeButtons(wishes: [.nan, .infinity], rowWidth: 375).widths, [74, 74])
  }

  /// Start, end, and where the part for the content begins and how long it is.
  private func places(_ shown: Double, _ expansion: Double = 0) -> [[Double]] {
    SwipeButtons(wishes: [80, 120], rowWidth: 375).places(shown: shown, expansion: expansion)
      .map { [$0.start, $0.end, $0.contentStart, $0.contentWidth] }
  }

  /// The second one is next to the row.
  @Test("stand beside the row, the first one outermost")
  func open() { expectEqual(places(200), [[120, 200, 0, 80], [0, 120, 0, 120]]) }

  @Test("share what shows, with contents that keep their width")
  func halfOpen() {
    expectEqual(places(100), [[60, 100, 0, 80], [0, 60, 0, 120]])
    expectEqual(places(-5), [[0, 0, 0, 80], [0, 0, 0, 120]])
  }

  @Test("grow together beyond their extent, the content of the first one at the edge")
  func stretched() { expectEqual(places(300), [[180, 300, 40, 80], [0, 180, 0, 180]]) }

  @Test("are covered by the first one when it expands, whose content goes to the row")
  func expanded() {
    expectEqual(places(300, 0.5)[0], [90, 300, 65, 80])
    expectEqual(places(300, 1), [[0, 300, 0, 80], [0, 180, 0, 180]])
    expectEqual(places(300, 7), places(300, 1))
    expectEqual(places(300, -7), places(300, 0))
  }
}
