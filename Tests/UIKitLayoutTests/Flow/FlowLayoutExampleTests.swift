import CoreGraphics
import Foundation
import TesseraTestSupport
import Testing

@testable import UIKit
@testable import UIKitTestSupport

/// The worked examples of the flow layout by their numbers, through a collection view.
@Suite("A flow layout, example")
@MainActor
struct FlowLayoutExampleTests {
  @Test("F01: full lines of uniform items are justified, the last one keeps the grid")
  func f01() {
    let fixture = FlowFixture([7])
    fixture.show()
    expectEqual(
      fixture.layout.itemFrames(7),
      [
        [0, 0, 50, 50], [67.5, 0, 50, 50], [135, 0, 50, 50], [202.5, 0, 50, 50], [270, 0, 50, 50],
        [0, 60, 50, 50], [67.5, 60, 50, 50],
      ]
    )
    expectEqual(fixture.view.contentSize, CGSize(width: 320, height: 110))
    expectEqual(fixture.view.visibleCells.count, 7)
  }

  @Test("F02: items that fit exactly keep the least spacing")
  func f02() {
    let fixture = FlowFixture([5])
    fixture.layout.itemSize = CGSize(width: 56, height: 40)
    fixture.show()
    expectEqual(
      fixture.layout.itemFrames(5),
      [
        [0, 0, 56, 40], [66, 0, 56, 40], [132, 0, 56, 40], [198, 0, 56, 40], [264, 0, 56, 40],
      ]
    )
    expectEqual(fixture.view.contentSize, CGSize(width: 320, height: 40))
  }

  @Test("F03: section insets narrow the line")
  func f03() {
    let fixture = FlowFixture([5])
    fixture.layout.sectionInset = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 20)
    fixture.show()
    // Four fit into 280: a gap of (280 − 4 · 50) / 3.
    expectEqual(
      fixture.layout.itemFrames(5),
      [
        [20, 10, 50, 50], [96.667, 10, 50, 50], [173.333, 10, 50, 50], [250, 10, 50, 50],
        [20, 70, 50, 50],
      ]
    )
    expectEqual(fixture.view.contentSize, CGSize(width: 320, height: 150))
  }

  @Test("F04: one differing size moves the last line to the leading edge")
  func f04() {
    let fixture = sized([CGSize(width: 50, height: 49)] + Array(repeating: square(50), count: 6))
    fixture.show()
    expectEqual(
      fixture.layout.itemFrames(7).suffix(3),
      [
        [270, 0, 50, 50], [0, 60, 50, 50], [60, 60, 50, 50],
      ]
    )
  }

  @Test("F05: a lone item on a line that is not the last is centred")
  func f05() {
    let fixture = sized(
      [
        CGSize(width: 260, height: 40), CGSize(width: 200, height: 40),
        CGSize(width: 60, height: 40),
      ],
      width: 300
    )
    fixture.show()
    expectEqual(
      fixture.layout.itemFrames(3),
      [[20, 0, 260, 40], [0, 50, 200, 40], [210, 50, 60, 40]]
    )
    expectEqual(fixture.view.contentSize, CGSize(width: 300, height: 90))
  }

  @Test("F07: thinner items stand in the middle of their line")
  func f07() {
    let fixture = sized(
      [
        CGSize(width: 140, height: 40), CGSize(width: 140, height: 80),
        CGSize(width: 140, height: 60),
      ],
      width: 300
    )
    fixture.layout.minimumLineSpacing = 6
    fixture.show()
    expectEqual(
      fixture.layout.itemFrames(3),
      [[0, 20, 140, 40], [160, 0, 140, 80], [0, 86, 140, 60]]
    )
    expectEqual(fixture.view.contentSize, CGSize(width: 300, height: 146))
  }

  @Test("F08: a single column narrower than the view is centred, also for a single item")
  func f08() {
    for count in [1, 2] {
      let fixture = FlowFixture([count], width: 375)
      fixture.layout.itemSize = CGSize(width: 300, height: 100)
      fixture.show()
      let frames = [[37.5, 0, 300, 100], [37.5, 110, 300, 100]]
      expectEqual(fixture.layout.itemFrames(count), Array(frames.prefix(count)))
    }
  }

  @Test("F09: header and footer span the whole width")
  func f09() {
    let fixture = boundaries(header: 44)
    fixture.show()
    expectEqual(fixture.layout.headerFrame(), [0, 0, 320, 44])
    expectEqual(
      fixture.layout.itemFrames(4),
      [
        [10, 54, 100, 50], [210, 54, 100, 50], [10, 114, 100, 50], [210, 114, 100, 50],
      ]
    )
    expectEqual(fixture.layout.footerFrame(), [0, 174, 320, 30])
    expectEqual(fixture.view.contentSize, CGSize(width: 320, height: 204))
    let header = fixture.view.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionHeader,
      at: IndexPath(item: 0, section: 0)
    )
    expectEqual(header?.frame, CGRect(x: 0, y: 0, width: 320, height: 44))
  }

  @Test("F10: a header of no extent is absent")
  func f10() {
    let fixture = boundaries(header: 0)
    fixture.show()
    expectEqual(fixture.layout.headerFrame(), [])
    expectEqual(
      fixture.layout.itemFrames(4),
      [
        [10, 10, 100, 50], [210, 10, 100, 50], [10, 70, 100, 50], [210, 70, 100, 50],
      ]
    )
    expectEqual(fixture.layout.footerFrame(), [0, 130, 320, 30])
    expectEqual(fixture.view.contentSize, CGSize(width: 320, height: 160))
    expectEqual(
      fixture.layout.layoutAttributesForElements(in: fixture.view.bounds)?
        .map(\.representedElementCategory),
      [.cell, .cell, .cell, .cell, .supplementaryView]
    )
  }

  @Test("F14: an item longer than the line stands alone, centred, and is reported once")
  func f14() {
    let fixture = sized([CGSize(width: 400, height: 40), CGSize(width: 100, height: 40)])
    defer { fixture.end() }
    fixture.show()
    expectEqual(fixture.layout.itemFrames(2), [[-40, 0, 400, 40], [0, 50, 100, 40]])
    expectEqual(fixture.view.contentSize, CGSize(width: 320, height: 90))
    fixture.layout.invalidateLayout()
    fixture.frame()
    expectEqual(fixture.diagnostics.count, 1)
    let message = fixture.diagnostics.first ?? ""
    for part in ["item 0", "section 0", "400", "320"] { #expect(message.contains(part)) }
  }

  @Test("an item longer than the line is not reported while the view has no size")
  func longItemWithoutRoom() {
    let flow = FlowFixture([2], width: 100, height: 100)
    defer { flow.end() }
    flow.layout.itemSize = CGSize(width: 80, height: 30)
    flow.show()
    flow.view.frame = .zero
    flow.frame()
    #expect(flow.diagnostics.isEmpty)
    flow.view.frame = CGRect(x: 0, y: 0, width: 60, height: 100)
    flow.frame()
    expectEqual(flow.diagnostics.count, 1)
  }

  @Test("items that are as wide as the view follow it without a report", arguments: [60.0, 200])
  func itemsThatFollowTheView(width: Double) {
    let flow = FlowFixture([2], width: 100, height: 100)
    defer { flow.end() }
    flow.layout.itemSize = CGSize(width: 100, height: 30)
    flow.show()
    flow.layout.itemSize = CGSize(width: width, height: 30)
    flow.view.frame = CGRect(x: 0, y: 0, width: width, height: 100)
    flow.frame()
    expectEqual(flow.layout.itemFrames(2), [[0, 0, width, 30], [0, 40, width, 30]])
    #expect(flow.diagnostics.isEmpty)
  }

  @Test("F15: three items that fill the line but for a rounding error stay on it")
  func f15() {
    let fixture = FlowFixture([3], width: 375)
    fixture.layout.itemSize = CGSize(width: 118.333, height: 50)
    fixture.show()
    expectEqual(
      fixture.layout.itemFrames(3).map { $0.map { ($0 * 100).rounded() / 100 } },
      [
        [0, 0, 118.33, 50], [128.33, 0, 118.33, 50], [256.67, 0, 118.33, 50],
      ]
    )
    expectEqual(fixture.view.contentSize, CGSize(width: 375, height: 50))
  }

  private func square(_ side: CGFloat) -> CGSize { CGSize(width: side, height: side) }

  private func sized(_ sizes: [CGSize], width: CGFloat = 320) -> FlowFixture {
    let source = SizingSource()
    source.size = { sizes[$0.item] }
    return FlowFixture([sizes.count], width: width, source: source)
  }

  private func boundaries(header: CGFloat) -> FlowFixture {
    let fixture = FlowFixture([4])
    fixture.layout.itemSize = CGSize(width: 100, height: 50)
    fixture.layout.sectionInset = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
    fixture.layout.headerReferenceSize = CGSize(width: 0, height: header)
    fixture.layout.footerReferenceSize = CGSize(width: 0, height: 30)
    return fixture
  }
}
