import TesseraCore
import TesseraTestSupport
import Testing

@Suite("A flow arrangement of very many elements")
struct FlowScaleTests {
  @Test("stores a billion uniform items as one run, and places the last exactly")
  func uniform() {
    let flow = arrange(
      width: 320,
      .uniform(count: 1_000_000_000, size: Size(width: 50, height: 133.0 / 3))
    )
    expectEqual(flow.runCounts(ofSection: 0), [1, 1])
    let pitch = 133.0 / 3 + 10
    expectEqual(flow.frame(of: .item(999_999_999), inSection: 0)?.y, 199_999_999 * pitch)
    expectEqual(flow.frame(of: .item(999_999_999), inSection: 0)?.x, 270)
    var found: [FlowElement] = []
    let rect = Rect(x: 0, y: 100_000_000 * pitch + 1, width: 320, height: pitch)
    flow.elements(in: rect, into: &found)
    expectEqual(found.map(\.kind), (500_000_000..<500_000_010).map { .item($0) })
  }

  @Test("stores an incomplete last line as a second run of lines")
  func incompleteLine() {
    let flow = arrange(
      width: 320,
      .uniform(count: 999_999_999, size: Size(width: 50, height: 50))
    )
    expectEqual(flow.runCounts(ofSection: 0), [1, 2])
    expectEqual(flow.items(inLine: 199_999_999, ofSection: 0), 999_999_995..<999_999_999)
  }

  @Test("finds its way among ten thousand sections")
  func manySections() {
    var flow = FlowArrangement(
      FlowConfiguration(crossExtent: 320),
      sectionCount: 10_000
    ) { section in
      // Every other section is empty, and takes 30 points for its header.
      FlowSection(
        items: .estimated(count: section % 2, size: Size(width: 320, height: 70)),
        header: .fixed(30)
      )
    }
    expectEqual(flow.contentSize.height, 5_000 * 30 + 5_000 * 100)
    expectEqual(flow.frame(ofSection: 9_999)?.y, 650_000.0 - 100)
    expectEqual(flow.nearestItem(to: Point(x: 0, y: 65)), FlowItemPath(section: 1, item: 0))
    flow.setMeasured(Size(width: 320, height: 90), of: .item(0), inSection: 1)
    expectEqual(flow.frame(of: .item(0), inSection: 9_999)?.y, 650_000.0 - 70 + 20)
    flow.removeSections(0..<9_998)
    expectEqual(flow.contentSize.height, 130)
  }

  @Test("stays as it was when a copy changes")
  func isAValue() {
    let before = arrange(
      width: 320,
      .estimated(count: 1_000_000, size: Size(width: 320, height: 50))
    )
    var after = before
    for item in 0..<500 {
      after.setMeasured(Size(width: 320, height: 10), of: .item(item * 7), inSection: 0)
    }
    // A million lines of 60 without the space after the last; 500 are 40 lower.
    expectEqual(before.contentSize.height, 59_999_990)
    expectEqual(before.runCounts(ofSection: 0), [1, 1])
    expectEqual(after.contentSize.height, 59_979_990)
  }
}
