import CoreGraphics
import Foundation
import TesseraTestSupport
import Testing
import UIKit
import WidgetLists

/// Widgets as text: a letter for each row, 10 points wide and 10 high; capitals for backgrounds.
@Suite("The packing layout", .withTheProgram)
@MainActor
struct WidgetLayoutTests {
  /// Shows widgets in 100 by 100 points and draws them.
  private func picture(
    isRightToLeft: Bool = false,
    isHorizontal: Bool = false,
    @WidgetBuilder _ content: () -> [Widget]
  ) -> String {
    WidgetFixture(
      content(),
      width: 100,
      height: 100,
      isRightToLeft: isRightToLeft,
      isHorizontal: isHorizontal
    ).picture
  }

  private func boxes(_ names: String, height: CGFloat = 20, width: CGFloat = 30) -> [Widget] {
    names.map { Box("\($0)", height: height, width: width).widget }
  }

  @Test("W1: a row is as wide as its group and as high as it asks for")
  func rows() {
    let drawn = picture {
      Box("a", height: 10)
      Box("b", height: 30)
      Box("c", height: 0)
      Box("d", height: 20)
    }
    expectEqual(
      drawn,
      """
      aaaaaaaaaa
      bbbbbbbbbb
      bbbbbbbbbb
      bbbbbbbbbb
      dddddddddd
      dddddddddd
      ..........
      ..........
      ..........
      ..........
      """
    )
  }

  @Test("W2: margins narrow a group and the groups in it, mirrored from right to left")
  func margins() {
    @WidgetBuilder func content() -> [Widget] {
      WidgetGroup(margins: WidgetMargins(leading: 20, trailing: 10)) {
        Box("a", height: 10)
        WidgetGroup(margins: WidgetMargins(10)) { Box("b", height: 10) }
      }
      Box("c", height: 10)
    }
    #expect(picture(content).hasPrefix("..aaaaaaa.\n...bbbbb..\ncccccccccc"))
    #expect(
      picture(isRightToLeft: true, content).hasPrefix(".aaaaaaa..\n..bbbbb...\ncccccccccc")
    )
  }

  @Test("W3: columns share a line, which is as high as the highest; W6: alignment in a line")
  func columns() {
    @WidgetBuilder func content(_ alignment: WidgetAlignment) -> [Widget] {
      WidgetGroup(style: .columns(count: 3, spacing: 20, alignment: alignment)) {
        Box("a", height: 10)
        Box("b", height: 30)
        Box("c", height: 20)
        Box("d", height: 10)
      }
    }
    expectEqual(
      picture { content(.top) },
      """
      aa..bb..cc
      ....bb..cc
      ....bb....
      ..........
      ..........
      dd........
      ..........
      ..........
      ..........
      ..........
      """
    )
    #expect(picture { content(.bottom) }.hasPrefix("....bb....\n....bb..cc\naa..bb..cc\n"))
    #expect(picture { content(.center) }.hasPrefix("....bb..cc\naa..bb..cc\n....bb....\n"))
    #expect(picture { content(.fill) }.hasPrefix("aa..bb..cc\naa..bb..cc\naa..bb..cc\n"))
    let mirrored = picture(isRightToLeft: true) { content(.top) }
    #expect(mirrored.hasPrefix("cc..bb..aa\ncc..bb....\n....bb....\n"))
  }

  @Test(
    "W4: a run goes on below when its line is full, and what is too wide is as wide as the group"
  )
  func runs() {
    let drawn = picture {
      WidgetGroup(style: .run(spacing: 10, alignment: .top)) {
        boxes("abc", height: 10)
        Box("d", height: 20, width: 500)
        Box("e", height: 10, width: 40)
      }
    }
    expectEqual(
      drawn,
      """
      aaa.bbb...
      ..........
      ccc.......
      ..........
      dddddddddd
      dddddddddd
      ..........
      eeee......
      ..........
      ..........
      """
    )
  }

  @Test("W5: a row, another group or another section ends a line")
  func borders() {
    let drawn = picture {
      WidgetGroup(style: .columns(count: 2)) {
        boxes("abc", height: 10)
        WidgetGroup(style: .rows) { Box("d", height: 10) }
        boxes("e", height: 10)
      }
      WidgetGroup(style: .columns(count: 2)) { boxes("fg", height: 10) }
      WidgetGroup(style: .columns(count: 5)) { boxes("hi", height: 10) }
    }
    #expect(
      drawn.hasPrefix("aaaaabbbbb\nccccc.....\ndddddddddd\neeeee.....\nfffffggggg\nhhii......\n")
    )
  }

  @Test(
    "W7: a background reaches from side to side behind its group; W8: one in another is in front"
  )
  func backgrounds() {
    let drawn = picture {
      Box("a", height: 10)
      WidgetGroup(margins: WidgetMargins(10), background: Box("X")) {
        Spacing(height: 10)
        Box("b", height: 10)
        WidgetGroup(margins: WidgetMargins(20), background: Box("Y")) { Box("c", height: 20) }
        WidgetGroup(style: .columns(count: 4)) { boxes("dddd", height: 10) }
        Spacing(height: 10)
      }
      Box("e", height: 10)
    }
    expectEqual(
      drawn,
      """
      aaaaaaaaaa
      XXXXXXXXXX
      XbbbbbbbbX
      XYYccccYYX
      XYYccccYYX
      XddddddddX
      XXXXXXXXXX
      eeeeeeeeee
      ..........
      ..........
      """
    )
  }

  @Test("W9: groups that follow each other have a background each, and empty ones none to see")
  func neighbours() {
    let drawn = picture {
      Widgets(0..<3, id: \.self) { number in
        WidgetGroup(background: Box("\(["X", "Y", "Z"][number])")) {
          if number != 1 { Box("a", height: 10, width: 30) }
          Spacing(height: number == 1 ? 0 : 10)
        }
      }
    }
    #expect(drawn.hasPrefix("aaaaaaaaaa\nXXXXXXXXXX\naaaaaaaaaa\nZZZZZZZZZZ\n.........."))
    var loop: [Widget] = []
    for _ in 0..<2 { loop += WidgetGroup(background: Box("X")) { Box("a", height: 10) }.widgets }
    let fixture = WidgetFixture(loop, width: 100, height: 100)
    expectEqual(fixture.view.cellForItem(at: [0, 0])?.frame.height, 10)
    expectEqual(fixture.view.cellForItem(at: [0, 2])?.frame.minY, 10)
  }

  @Test(
    "W10: along a horizontal direction all stand beside each other, mirrored from right to left"
  )
  func horizontal() {
    @WidgetBuilder func content() -> [Widget] {
      boxes("a", width: 20)
      WidgetGroup(style: .columns(count: 2), background: Box("X")) { boxes("bc", width: 30) }
    }
    let line = "aabbbccc.."
    let drawn = picture(isHorizontal: true, content)
    expectEqual(drawn, Array(repeating: line, count: 10).joined(separator: "\n"))
    let mirrored = picture(isRightToLeft: true, isHorizontal: true, content)
    let mirroredLine = String(line.reversed())
    expectEqual(mirrored, Array(repeating: mirroredLine, count: 10).joined(separator: "\n"))
  }

  @Test("computes the sizes of what is in sight alone, of a hundred thousand rows")
  func laziness() {
    let widgets = (0..<100_000).map { Row("\($0)", estimate: 30).widget }
    RowCell.questions = 0
    let fixture = WidgetFixture(widgets)
    expectEqual(fixture.texts.count, 10)
    #expect(RowCell.questions <= 12)
    #expect(abs(fixture.view.contentSize.height - 3_000_000) < 200)
    fixture.view.contentOffset.y = 1_500_000
    fixture.fixture.backend.makeFrame()
    #expect(fixture.texts.count >= 10)
    #expect(RowCell.questions <= 26)
  }

  @Test("asks no size again that it knows, also after rows have come, gone and moved")
  func remembering() {
    func widgets(_ names: [Int]) -> [Widget] { names.map { Row("\($0)").widget } }
    let fixture = WidgetFixture(widgets(Array(0..<8)))
    RowCell.questions = 0
    fixture.show(widgets([7, 0, 2, 3, 1, 6, 5, 4]))
    expectEqual(RowCell.questions, 0)
    fixture.show(widgets([9, 7, 0]))
    expectEqual(RowCell.questions, 1)
    fixture.show(widgets([2, 3]))
    expectEqual(RowCell.questions, 1)
  }

  @Test("takes sizes that are no lengths as 0")
  func wrongSizes() {
    let fixture = WidgetFixture([
      Box("a", height: -5).widget, Box("b", height: .nan).widget,
      Box("c", height: .infinity).widget, Box("d", height: 10).widget,
    ])
    expectEqual(fixture.view.contentSize.height, 10)
    expectEqual(fixture.view.cellForItem(at: [0, 3])?.frame.minY, 0)
    fixture.layout.estimatedExtent = .nan
    fixture.settle()
    expectEqual(fixture.view.contentSize.height, 10)
  }
}
