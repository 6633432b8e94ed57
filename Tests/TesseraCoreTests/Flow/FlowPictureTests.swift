import TesseraCore
import TesseraTestSupport
import Testing

/// Layouts as text: a letter for each item, `=` for headers, `-` for footers, ten points a cell.
@Suite("A flow arrangement, drawn,")
struct FlowPictureTests {
  @Test("is empty without sections and shows the boundaries of an empty section")
  func nothing() {
    expectEqual(FlowArrangement(FlowConfiguration(crossExtent: 60), sections: []).picture, "")
    let empty = arrange(
      width: 60,
      .none,
      insets: Insets(top: 10, leading: 0, bottom: 10, trailing: 0),
      header: .fixed(10),
      footer: .fixed(10)
    )
    expectEqual(
      empty.picture,
      """
      ======
      ......
      ......
      ------
      """
    )
  }

  @Test("stands in the first column with one item, in the middle of a single column")
  func one() {
    let size = Size(width: 20, height: 10)
    expectEqual(arrange(width: 60, .uniform(count: 1, size: size)).picture, "aa....")
    expectEqual(arrange(width: 40, .uniform(count: 1, size: size)).picture, ".aa.")
  }

  @Test("keeps the grid in the last line of uniform items")
  func few() {
    let flow = arrange(width: 100, .uniform(count: 5, size: Size(width: 20, height: 10)))
    expectEqual(
      flow.picture,
      """
      aa..bb..cc
      ..........
      dd..ee....
      """
    )
  }

  @Test("breaks, centres and justifies differing items")
  func differing() {
    let flow = arrange(
      width: 100,
      .varied([
        Size(width: 30, height: 10), Size(width: 20, height: 30), Size(width: 40, height: 10),
        Size(width: 50, height: 10), Size(width: 40, height: 10), Size(width: 80, height: 10),
        Size(width: 20, height: 10), Size(width: 20, height: 10),
      ]),
      lineSpacing: 0
    )
    expectEqual(
      flow.picture,
      """
      ........bb
      aaa.....bb
      ........bb
      cccc.ddddd
      ...eeee...
      .ffffffff.
      gg.hh.....
      """
    )
  }

  @Test("is mirrored from right to left")
  func mirrored() {
    let flow = FlowArrangement(
      FlowConfiguration(crossExtent: 100, direction: .rightToLeft),
      sections: [
        FlowSection(
          items: .uniform(count: 4, size: Size(width: 20, height: 10)),
          insets: Insets(top: 0, leading: 20, bottom: 0, trailing: 0),
          header: .fixed(10)
        )
      ]
    )
    expectEqual(
      flow.picture,
      """
      ==========
      cc.bb.aa..
      ..........
      ......dd..
      """
    )
  }

  @Test("F-g: stacks columns along the horizontal axis")
  func horizontal() {
    let section = FlowSection(
      items: .uniform(count: 5, size: Size(width: 20, height: 10)),
      lineSpacing: 10,
      itemSpacing: 0,
      header: .fixed(10),
      footer: .fixed(10)
    )
    let flow = FlowArrangement(
      FlowConfiguration(axis: .horizontal, crossExtent: 20),
      sections: [section]
    )
    expectEqual(
      flow.picture,
      """
      =aa.cc.ee-
      =bb.dd...-
      """
    )
    var mirrored = flow.configuration
    mirrored.direction = .rightToLeft
    expectEqual(
      FlowArrangement(mirrored, sections: [section]).picture,
      """
      -ee.cc.aa=
      -...dd.bb=
      """
    )
  }

  @Test(
    "spreads the last line as asked",
    arguments: [
      (FlowLastLine.automatic, "ddd.ee...."), (.leading, "ddd.ee...."), (.justified, "ddd.....ee"),
      (.grid, "ddd..ee..."),
    ]
  )
  func lastLine(lastLine: FlowLastLine, expected: String) {
    let flow = arrange(
      width: 100,
      .varied([30, 20, 10, 30, 20].map { Size(width: $0, height: 10) }),
      lineSpacing: 0,
      lastLine: lastLine
    )
    expectEqual(flow.picture, "aaa..bb..c\n" + expected)
  }

  @Test(
    "spreads the last line of uniform items as asked",
    arguments: [
      (FlowLastLine.automatic, "dd..ee...."), (.leading, "dd.ee....."), (.justified, "dd......ee"),
      (.grid, "dd..ee...."),
    ]
  )
  func lastLineOfUniformItems(lastLine: FlowLastLine, expected: String) {
    let flow = arrange(
      width: 100,
      .uniform(count: 5, size: Size(width: 20, height: 10)),
      lineSpacing: 0,
      lastLine: lastLine
    )
    expectEqual(flow.picture, "aa..bb..cc\n" + expected)
  }
}

extension FlowArrangement {
  /// The content as text, one character for ten points.
  var picture: String {
    let columns = Int(contentSize.width / 10)
    let rows = Int(contentSize.height / 10)
    var cells = Array(repeating: Array(repeating: Character("."), count: columns), count: rows)
    var all: [FlowElement] = []
    elements(in: Rect(origin: .zero, size: contentSize), into: &all)
    for element in all {
      for row in Int(element.frame.minY / 10)..<Int(element.frame.maxY / 10) {
        for column in Int(element.frame.minX / 10)..<Int(element.frame.maxX / 10) {
          cells[row][column] = element.kind.letter
        }
      }
    }
    return cells.map { String($0) }.joined(separator: "\n")
  }
}

extension FlowElementKind {
  fileprivate var letter: Character {
    switch self {
    case .header: "="
    case .footer: "-"
    case .item(let item): Character(UnicodeScalar(UInt8(97 + item)))
    }
  }
}
