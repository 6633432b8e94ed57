import TesseraTestSupport
import Testing
import TesseraCore

/// The worked examples of the flow layout, by their numbers; frames are exact content coordinates.
@Suite("A flow arrangement, example")
struct FlowExampleTests {
  @Test("F01: full lines of uniform items are justified, the last one keeps the grid")
  func f01() {
    let flow = arrange(width: 320, .uniform(count: 7, size: Size(width: 50, height: 50)))
    expectEqual(
      flow.itemFrames(),
      [
        [0, 0, 50, 50], [67.5, 0, 50, 50], [135, 0, 50, 50], [202.5, 0, 50, 50], [270, 0, 50, 50],
        [0, 60, 50, 50], [67.5, 60, 50, 50],
      ]
    )
    expectEqual(flow.contentSize, Size(width: 320, height: 110))
    expectEqual(flow.itemsPerLine(), [5, 2])
  }

  @Test("F02: items that fit exactly keep the least spacing")
  func f02() {
    let flow = arrange(width: 320, .uniform(count: 5, size: Size(width: 56, height: 40)))
    expectEqual(
      flow.itemFrames(),
      [
        [0, 0, 56, 40], [66, 0, 56, 40], [132, 0, 56, 40], [198, 0, 56, 40], [264, 0, 56, 40],
      ]
    )
    expectEqual(flow.contentSize.height, 40)
  }

  @Test("F03: section insets narrow the line")
  func f03() {
    let flow = arrange(
      width: 320,
      .uniform(count: 5, size: Size(width: 50, height: 50)),
      insets: Insets(top: 10, leading: 20, bottom: 30, trailing: 20)
    )
    let gap = (280.0 - 4 * 50) / 3
    let second = rounded(20 + 50 + gap)
    let third = rounded(20 + 2 * (50 + gap))
    let frames: [[Double]] = [
      [20, 10, 50, 50], [second, 10, 50, 50], [third, 10, 50, 50], [250, 10, 50, 50],
      [20, 70, 50, 50],
    ]
    expectEqual(flow.itemFrames(stepsPerPoint: 1000), frames)
    expectEqual(flow.contentSize.height, 150)
    expectEqual(flow.itemsPerLine(), [4, 1])
  }

  @Test("F04: one differing size moves the last line to the leading edge")
  func f04() {
    var sizes = Array(repeating: Size(width: 50, height: 50), count: 7)
    sizes[0].height = 49
    let flow = arrange(width: 320, .varied(sizes))
    expectEqual(
      flow.itemFrames().suffix(3),
      [[270, 0, 50, 50], [0, 60, 50, 50], [60, 60, 50, 50]]
    )
  }

  @Test("F05: a lone item on a line that is not the last is centred")
  func f05() {
    let flow = arrange(
      width: 300,
      .varied([
        Size(width: 260, height: 40), Size(width: 200, height: 40), Size(width: 60, height: 40),
      ])
    )
    expectEqual(flow.itemFrames(), [[20, 0, 260, 40], [0, 50, 200, 40], [210, 50, 60, 40]])
    expectEqual(flow.contentSize.height, 90)
    expectEqual(flow.itemsPerLine(), [1, 2])
  }

  @Test("F07: thinner items stand in the middle of their line")
  func f07() {
    let flow = arrange(
      width: 300,
      .varied([
        Size(width: 140, height: 40), Size(width: 140, height: 80), Size(width: 140, height: 60),
      ]),
      lineSpacing: 6
    )
    expectEqual(flow.itemFrames(), [[0, 20, 140, 40], [160, 0, 140, 80], [0, 86, 140, 60]])
    expectEqual(flow.contentSize.height, 146)
  }

  @Test("F08: a single column narrower than the view is centred, also for a single item")
  func f08() {
    let size = Size(width: 300, height: 100)
    let two = arrange(width: 375, .uniform(count: 2, size: size))
    expectEqual(two.itemFrames(), [[37.5, 0, 300, 100], [37.5, 110, 300, 100]])
    expectEqual(two.contentSize.height, 210)
    let one = arrange(width: 375, .uniform(count: 1, size: size))
    expectEqual(one.itemFrames(), [[37.5, 0, 300, 100]])
  }

  @Test("F08: a single item stands in the first column where several would fit")
  func f08WithSeveralColumns() {
    let flow = arrange(width: 375, .uniform(count: 1, size: Size(width: 100, height: 100)))
    expectEqual(flow.itemFrames(), [[0, 0, 100, 100]])
  }

  @Test("F09: header and footer span the whole width")
  func f09() {
    let flow = boundaries(header: 44)
    expectEqual(flow.frame(of: .header, inSection: 0), Rect(x: 0, y: 0, width: 320, height: 44))
    expectEqual(
      flow.itemFrames(),
      [
        [10, 54, 100, 50], [210, 54, 100, 50], [10, 114, 100, 50], [210, 114, 100, 50],
      ]
    )
    expectEqual(flow.frame(of: .footer, inSection: 0), Rect(x: 0, y: 174, width: 320, height: 30))
    expectEqual(flow.contentSize.height, 204)
  }

  @Test("F10: a header of no extent is absent")
  func f10() {
    let flow = boundaries(header: 0)
    #expect(flow.frame(of: .header, inSection: 0) == nil)
    expectEqual(
      flow.itemFrames(),
      [
        [10, 10, 100, 50], [210, 10, 100, 50], [10, 70, 100, 50], [210, 70, 100, 50],
      ]
    )
    expectEqual(flow.frame(of: .footer, inSection: 0), Rect(x: 0, y: 130, width: 320, height: 30))
    expectEqual(flow.contentSize.height, 160)
    var found: [FlowElement] = []
    flow.elements(in: Rect(x: 0, y: 0, width: 320, height: 200), into: &found)
    expectEqual(found.map(\.kind), [.item(0), .item(1), .item(2), .item(3), .footer])
  }

  @Test("F14: an item longer than the line stands alone, centred, and is reported once")
  func f14() {
    var flow = arrange(
      width: 320,
      .varied([Size(width: 400, height: 40), Size(width: 100, height: 40)])
    )
    expectEqual(flow.itemFrames(), [[-40, 0, 400, 40], [0, 50, 100, 40]])
    expectEqual(flow.contentSize.height, 90)
    let issues = flow.takeIssues()
    expectEqual(issues.count, 1)
    expectEqual(issues.first?.section, 0)
    expectEqual(issues.first?.items, 0..<1)
    expectEqual(issues.first?.problem, .itemExceedsLine(extent: 400, lineLength: 320))
    #expect(flow.issues.isEmpty)
  }

  @Test("F14: an item longer than the last line is centred as well, in any kind of last line")
  func f14InTheLastLine() {
    for lastLine in FlowLastLine.allCases {
      let flow = arrange(
        width: 320,
        .varied([Size(width: 100, height: 40), Size(width: 400, height: 40)]),
        lastLine: lastLine
      )
      expectEqual(flow.itemFrames().last, [-40, 50, 400, 40], "\(lastLine)")
    }
  }

  @Test("F15: three items that fill the line but for a rounding error stay on it")
  func f15() {
    let flow = arrange(width: 375, .uniform(count: 3, size: Size(width: 118.3335, height: 50)))
    expectEqual(flow.itemsPerLine(), [3])
    let exact = arrange(width: 375, .uniform(count: 3, size: Size(width: 118.333, height: 50)))
    expectEqual(
      exact.itemFrames(stepsPerPoint: 100),
      [
        [0, 0, 118.33, 50], [128.33, 0, 118.33, 50], [256.67, 0, 118.33, 50],
      ]
    )
    expectEqual(exact.contentSize.height, 50)
  }

  private func boundaries(header: Double) -> FlowArrangement {
    arrange(
      width: 320,
      .uniform(count: 4, size: Size(width: 100, height: 50)),
      insets: Insets(all: 10),
      header: .fixed(header),
      footer: .fixed(30)
    )
  }

  private func rounded(_ value: Double) -> Double { (value * 1000).rounded() / 1000 }
}
