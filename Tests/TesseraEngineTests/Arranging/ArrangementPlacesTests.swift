import TesseraCore
import TesseraTestSupport
import Testing

@testable import TesseraEngine

@Suite("What is known of the content of a section that scrolls by itself")
struct ArrangementPlacesTests {
  private let container = ContainerIdentity<Before>.section(OldSection(0))

  private func key(_ item: Int) -> ElementIdentity<Before> {
    ElementIdentity(cell: ShownPath(section: 0, item: item))
  }

  /// Cards of 100 by 100, side by side.
  private func cards(_ items: Range<Int>) -> [ArrangedElement] {
    items.map { item in
      let attributes = PlainAttributes(
        cell: item,
        Rect(x: Double(item) * 100, y: 0, width: 100, height: 100)
      )
      return ArrangedElement(
        key: key(item),
        container: container,
        answer: attributes,
        shown: attributes
      )
    }
  }

  private func place(_ items: Range<Int>, in arrangement: inout Arrangement) {
    let rect = Rect(
      x: Double(items.lowerBound) * 100,
      y: 0,
      width: Double(items.count) * 100,
      height: 100
    )
    arrangement.place(cards(items), in: container, rect: rect)
  }

  @Test("is what was placed last, also after it was scrolled through a thousand cards")
  func lastPlaces() {
    var arrangement = Arrangement.none
    for first in stride(from: 0, through: 990, by: 3) {
      place(first..<(first + 7), in: &arrangement)
      let found = (max(0, first - 9)..<(first + 16)).filter { arrangement[key($0)] != nil }
      expectEqual(found, Array(first..<(first + 7)))
    }
    expectEqual(arrangement[key(992)]?.frame.minX, 99_200)
  }

  @Test("is nothing of cards that are gone, where others stand in their order")
  func othersInTheirPlace() {
    var arrangement = Arrangement.none
    place(0..<3, in: &arrangement)
    place(2..<5, in: &arrangement)
    #expect(arrangement[key(0)] == nil && arrangement[key(1)] == nil)
    expectEqual(arrangement[key(2)]?.frame.minX, 200)
    expectEqual(arrangement.replace(cards(0..<1)[0]), false)
  }
}
