import TesseraCore
import TesseraTestSupport
import Testing

/// Sections 0 and 1: header 40 and five rows of 44, so 0…260 and 260…520; the viewport is 200 high.
@Suite("Pinned headers and footers of a flow arrangement")
struct FlowPinningTests {
  @Test(
    "N-01, N-03, N-04, N-07: headers follow the visible range within their section",
    arguments: [
      (0.0, 0.0, 260.0), (100, 100, 260), (220, 220, 260), (300, 220, 300), (-30, 0, 260),
      (-180, 0, 260), (1000, 220, 480),
    ]
  )
  func headers(offset: Double, first: Double, second: Double) {
    let flow = sections()
    let pinning = pinning(offset, headers: true)
    expectEqual(flow.frame(of: .header, inSection: 0, pinning: pinning)?.y, first)
    expectEqual(flow.frame(of: .header, inSection: 1, pinning: pinning)?.y, second)
  }

  @Test(
    "N2: footers follow the end of the visible range, never past the start of their section",
    arguments: [(0.0, 170.0), (49, 219), (50, 220), (100, 220), (-100, 70), (-300, 0)]
  )
  func footers(offset: Double, expected: Double) {
    // Five rows of 44 end at 220, where the footer naturally starts.
    let flow = sections(header: .none, footer: 30)
    let frame = flow.frame(of: .footer, inSection: 0, pinning: pinning(offset, footers: true))
    expectEqual(frame?.y, expected)
  }

  @Test("N-08: where both are pinned and the range is too small, the footer gives way")
  func footerGivesWay() {
    let flow = sections(footer: 30)
    var pinning = pinning(100, headers: true, footers: true)
    pinning.visibleRect.height = 60
    expectEqual(flow.frame(of: .header, inSection: 0, pinning: pinning)?.y, 100)
    expectEqual(flow.frame(of: .footer, inSection: 0, pinning: pinning)?.y, 140)
  }

  @Test("N1: a header stops at the end of its section, footer included")
  func footerCounts() {
    let flow = sections(footer: 30)
    let frame = flow.frame(of: .header, inSection: 0, pinning: pinning(280, headers: true))
    expectEqual(frame?.y, 250)
  }

  @Test("N6: a header measured while it is pinned stays where it is")
  func measuredWhilePinned() {
    var flow = sections(header: .estimated(44))
    let pinning = pinning(100, headers: true)
    flow.setMeasured(Size(width: 320, height: 70), of: .header, inSection: 0)
    #expect(
      flow.frame(of: .header, inSection: 0, pinning: pinning)
        == Rect(x: 0, y: 100, width: 320, height: 70)
    )
    expectEqual(flow.frame(of: .item(0), inSection: 0)?.y, 70)
    #expect(!flow.needsMeasuring(.header, inSection: 0))
  }

  @Test("N7: a header in a section or viewport without extent has a frame")
  func withoutExtent() {
    let flow = FlowArrangement(
      FlowConfiguration(crossExtent: 0),
      sections: [FlowSection(items: .none, header: .fixed(40))]
    )
    let frame = flow.frame(of: .header, inSection: 0, pinning: pinning(10, headers: true))
    expectEqual(frame, Rect(x: 0, y: 0, width: 0, height: 40))
  }

  @Test("are found where they are pinned, and say so")
  func queriesFindThem() {
    let flow = sections()
    var found: [FlowElement] = []
    let pinning = pinning(100, headers: true)
    flow.elements(in: pinning.visibleRect, pinning: pinning, into: &found)
    #expect(
      found.first
        == FlowElement(
          section: 0,
          kind: .header,
          frame: Rect(x: 0, y: 100, width: 320, height: 40),
          isDisplaced: true
        )
    )
    expectEqual(found.dropFirst().map(\.kind), [1, 2, 3, 4].map { .item($0) } + [.header])
    #expect(found.last?.isDisplaced == false)
  }

  @Test("stay in their places while the visible range is not a range")
  func ignoresNonsense() {
    let flow = sections()
    let frame = flow.frame(of: .header, inSection: 0, pinning: pinning(.nan, headers: true))
    expectEqual(frame?.y, 0)
  }

  @Test("follow the formula at any offset, along either axis and direction")
  func followTheFormula() {
    for axis in Axis.allCases {
      for direction in LayoutDirection.allCases {
        let flow = FlowArrangement(
          FlowConfiguration(axis: axis, crossExtent: 320, direction: direction),
          sections: [section(header: .fixed(40), footer: 0, axis: axis)]
        )
        let space = AxisSpace(
          axis: axis,
          direction: direction,
          contentWidth: flow.contentSize.width
        )
        for offset in stride(from: -100.0, through: 400, by: 12.5) {
          let visible = AxisRect(main: offset, cross: 0, mainExtent: 200, crossExtent: 320)
          let pinning = FlowPinning(
            headers: true,
            footers: false,
            visibleRect: space.rect(visible)
          )
          let frame = flow.frame(of: .header, inSection: 0, pinning: pinning) ?? .zero
          expectEqual(space.axisRect(frame).main, min(max(0, offset), 220))
        }
      }
    }
  }

  private func pinning(
    _ offset: Double,
    headers: Bool = false,
    footers: Bool = false
  ) -> FlowPinning {
    FlowPinning(
      headers: headers,
      footers: footers,
      visibleRect: Rect(x: 0, y: offset, width: 320, height: 200)
    )
  }

  private func sections(
    header: FlowBoundary = .fixed(40),
    footer: Double = 0
  ) -> FlowArrangement {
    let section = section(header: header, footer: footer)
    return FlowArrangement(FlowConfiguration(crossExtent: 320), sections: [section, section])
  }

  private func section(
    header: FlowBoundary,
    footer: Double,
    axis: Axis = .vertical
  ) -> FlowSection {
    FlowSection(
      items: .uniform(count: 5, size: Size(main: 44, cross: 320, axis: axis)),
      lineSpacing: 0,
      header: header,
      footer: .fixed(footer)
    )
  }
}
