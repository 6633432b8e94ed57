import Testing

@testable import TesseraCore

@Suite("The buttons of a swipe")
struct SwipeButtonsTests {
  @Test("are as wide as their contents ask for, and at least 74 points")
  func widths() {
    let buttons = SwipeButtons(wishes: [60, 100], rowWidth: 375)
    #expect(buttons.widths == [74, 100])
    #expect(buttons.extent == 174)
  }

  /// A row of 375 points has room for 331, one of 320 for 276.
  @Test("leave 44 points of the row, for which the widest give way first")
  func giveWay() {
    #expect(SwipeButtons(wishes: [300, 80], rowWidth: 375).widths == [251, 80])
    #expect(SwipeButtons(wishes: [500, 80, 500], rowWidth: 375).widths == [125.5, 80, 125.5])
    let many = SwipeButtons(wishes: Array(repeating: 74, count: 12), rowWidth: 320)
    #expect(many.widths == Array(repeating: 23, count: 12))
    #expect(abs(many.extent - 276) < 1e-9)
  }

  @Test("leave half of a narrow row", arguments: [(80.0, 40.0), (10, 5), (88, 44)])
  func narrow(rowWidth: Double, extent: Double) {
    #expect(SwipeButtons(wishes: [74], rowWidth: rowWidth).extent == extent)
  }

  @Test("have no width in a row without one, and none without buttons")
  func nothing() {
    for rowWidth in [0, -1, Double.nan, .infinity] {
      #expect(SwipeButtons(wishes: [74, 74], rowWidth: rowWidth).widths == [0, 0])
    }
    let none = SwipeButtons(wishes: [], rowWidth: 375)
    #expect(none.extent == 0)
    #expect(none.places(shown: 50, expansion: 1).isEmpty)
    #expect(SwipeButtons(wishes: [.nan, .infinity], rowWidth: 375).widths == [74, 74])
  }

  /// Start, end, and where the part for the content begins and how long it is.
  private func places(_ shown: Double, _ expansion: Double = 0) -> [[Double]] {
    SwipeButtons(wishes: [80, 120], rowWidth: 375).places(shown: shown, expansion: expansion)
      .map { [$0.start, $0.end, $0.contentStart, $0.contentWidth] }
  }

  /// The second one is next to the row.
  @Test("stand beside the row, the first one outermost")
  func open() { #expect(places(200) == [[120, 200, 0, 80], [0, 120, 0, 120]]) }

  @Test("share what shows, with contents that keep their width")
  func halfOpen() {
    #expect(places(100) == [[60, 100, 0, 80], [0, 60, 0, 120]])
    #expect(places(-5) == [[0, 0, 0, 80], [0, 0, 0, 120]])
  }

  @Test("grow together beyond their extent, the content of the first one at the edge")
  func stretched() { #expect(places(300) == [[180, 300, 40, 80], [0, 180, 0, 180]]) }

  @Test("are covered by the first one when it expands, whose content goes to the row")
  func expanded() {
    #expect(places(300, 0.5)[0] == [90, 300, 65, 80])
    #expect(places(300, 1) == [[0, 300, 0, 80], [0, 180, 0, 180]])
    #expect(places(300, 7) == places(300, 1))
    #expect(places(300, -7) == places(300, 0))
  }
}
