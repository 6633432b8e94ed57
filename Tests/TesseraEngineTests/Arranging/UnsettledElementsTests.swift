import TesseraCore
import TesseraTestSupport
import Testing

@testable import TesseraEngine

@Suite("Elements that may want another size")
struct UnsettledElementsTests {
  /// Ten rows of 40, of which those from 2 to 4 are in sight: from 80 to 200.
  private let scene = Scene(
    root: Container(
      .root,
      frame: Rect(x: 0, y: 0, width: 100, height: 120),
      axis: .vertical,
      contentSize: Size(width: 100, height: 400),
      offset: Point(x: 0, y: 80)
    )
  )

  private func rows(fixed: Set<Int> = []) -> Arrangement {
    Arrangement(
      rect: Rect(x: 0, y: 0, width: 100, height: 400),
      elements: (0..<10).map { row(at: $0, isFixed: fixed.contains($0)) }
    )
  }

  private func row(at item: Int, isFixed: Bool) -> ArrangedElement {
    let attributes = PlainAttributes(
      cell: item,
      Rect(x: 0, y: Double(item) * 40, width: 100, height: 40)
    )
    attributes.fixedSides = isFixed ? .both : []
    return ArrangedElement(key: key(item), answer: attributes, shown: attributes)
  }

  private func key(_ item: Int) -> ElementIdentity<Before> {
    ElementIdentity(cell: ItemPath(section: OldSection(0), item: item))
  }

  /// The rows that are looked at.
  private func asked(_ arrangement: Arrangement) -> [Int] {
    arrangement.unsettledElements(in: scene).map(\.key.item)
  }

  @Test("are all that are in sight and measured, as long as nothing is known of them")
  func allAtFirst() {
    expectEqual(asked(rows()), [2, 3, 4])
    expectEqual(asked(rows(fixed: [3])), [2, 4])
    expectEqual(asked(rows(fixed: Set(0..<10))), [])
  }

  @Test("are none once all have found their size")
  func noneWhenSettled() {
    var arrangement = rows()
    arrangement.settle(except: [])
    expectEqual(asked(arrangement), [])
  }

  @Test(
    "are those that came since, in the order of the layout's answer, as long as they are in sight"
  )
  func thoseThatCame() {
    var arrangement = rows(fixed: [3])
    arrangement.settle(except: [])
    for item in [4, 3, 2, 9] { arrangement.unsettle(key(item)) }
    expectEqual(asked(arrangement), [2, 4], "3 has a fixed size, and 9 is not in sight")
  }

  @Test("are those that have not found their size while others were asked, and then none")
  func thoseThatAreLeft() {
    var arrangement = rows()
    arrangement.settle(except: [key(3)])
    expectEqual(asked(arrangement), [3])
    arrangement.unsettle(key(2))
    expectEqual(asked(arrangement), [2, 3])
    arrangement.settle(except: [])
    expectEqual(asked(arrangement), [])
  }

  @Test("are all again when every view may want another size, or the layout has answered anew")
  func allAgain() {
    var arrangement = rows()
    arrangement.settle(except: [])
    arrangement.unsettleAll()
    expectEqual(asked(arrangement), [2, 3, 4])
    arrangement.settle(except: [])
    arrangement.place(
      (1..<4).map { row(at: $0, isFixed: false) },
      in: .root,
      rect: Rect(x: 0, y: 0, width: 100, height: 400)
    )
    expectEqual(asked(arrangement), [2, 3])
  }

  @Test("are one more when the layout has another answer for it")
  func anotherAnswer() {
    var arrangement = rows()
    arrangement.settle(except: [])
    let isKnown = arrangement.replace(row(at: 4, isFixed: false))
    #expect(isKnown)
    expectEqual(asked(arrangement), [4])
  }
}
