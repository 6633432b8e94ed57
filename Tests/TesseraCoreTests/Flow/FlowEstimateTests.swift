import TesseraCore
import TesseraTestSupport
import Testing

@Suite("Estimated items of a flow arrangement")
struct FlowEstimateTests {
  let estimate = Size(width: 320, height: 50)

  @Test("take the memory of one, whatever their number, and still do once all are equal")
  func areOneRun() {
    var flow = arrange(width: 320, .estimated(count: 1_000_000_000, size: estimate))
    expectEqual(flow.contentSize.height, 60e9 - 10)
    expectEqual(flow.runCounts(ofSection: 0), [1, 1])
    let measured = Size(width: 320, height: 80)
    for item in 0..<100 { flow.setMeasured(measured, of: .item(item), inSection: 0) }
    expectEqual(flow.runCounts(ofSection: 0), [2, 2])
    expectEqual(flow.frame(of: .item(100), inSection: 0)?.y, 9000)
    expectEqual(
      flow.frame(of: .item(999_999_999), inSection: 0)?.y,
      9000 + 999_999_899.0 * 60
    )
    flow.setMeasured(measured, of: .item(500_000_000), inSection: 0)
    expectEqual(flow.runCounts(ofSection: 0), [4, 4])
  }

  @Test("S01: replace their estimates as they are measured")
  func replaceEstimates() {
    var flow = arrange(
      width: 375,
      .estimated(count: 3, size: Size(width: 375, height: 50)),
      lineSpacing: 0
    )
    for (item, height) in [60.0, 80, 44].enumerated() {
      flow.setMeasured(Size(width: 375, height: height), of: .item(item), inSection: 0)
    }
    expectEqual(flow.itemFrames(), [[0, 0, 375, 60], [0, 60, 375, 80], [0, 140, 375, 44]])
    expectEqual(flow.contentSize.height, 184)
  }

  @Test("Z7: are broken into lines again until lines start where they did")
  func breakAgain() {
    var flow = arrange(width: 100, .estimated(count: 8, size: Size(width: 40, height: 10)))
    expectEqual(flow.itemsPerLine(), [2, 2, 2, 2])
    flow.setMeasured(Size(width: 90, height: 10), of: .item(2), inSection: 0)
    expectEqual(flow.itemsPerLine(), [2, 1, 2, 2, 1])
    flow.setMeasured(Size(width: 90, height: 10), of: .item(3), inSection: 0)
    expectEqual(flow.itemsPerLine(), [2, 1, 1, 2, 2])
    flow.setMeasured(Size(width: 10, height: 10), of: .item(2), inSection: 0)
    expectEqual(flow.itemsPerLine(), [2, 1, 1, 2, 2])
    flow.setMeasured(Size(width: 10, height: 10), of: .item(1), inSection: 0)
    expectEqual(flow.itemsPerLine(), [3, 1, 2, 2])
  }

  @Test("F-e: agree with the grid in full lines, and lead in the last, while all are equal")
  func agreeWithTheGrid() {
    let size = Size(width: 50, height: 50)
    let uniform = arrange(width: 320, .uniform(count: 7, size: size))
    let estimated = arrange(width: 320, .estimated(count: 7, size: size))
    expectEqual(estimated.itemFrames().prefix(5), uniform.itemFrames().prefix(5))
    expectEqual(estimated.itemFrames().suffix(2), [[0, 60, 50, 50], [60, 60, 50, 50]])
  }

  @Test("tell whether they moved, and whether they await measuring")
  func tellWhatTheyKnow() {
    var flow = arrange(width: 320, .estimated(count: 3, size: estimate), header: .estimated(30))
    var hasMoved: Bool
    #expect(flow.needsMeasuring(.item(0), inSection: 0))
    #expect(flow.needsMeasuring(.header, inSection: 0))
    hasMoved = flow.setMeasured(estimate, of: .item(0), inSection: 0)
    #expect(!hasMoved)
    hasMoved = flow.setMeasured(Size(width: 320, height: 51), of: .item(1), inSection: 0)
    #expect(hasMoved)
    hasMoved = flow.setMeasured(Size(width: 0, height: 40), of: .header, inSection: 0)
    #expect(hasMoved)
    #expect(!flow.needsMeasuring(.item(0), inSection: 0))
    #expect(!flow.needsMeasuring(.item(1), inSection: 0))
    #expect(flow.needsMeasuring(.item(2), inSection: 0))
    expectEqual(flow.frame(of: .header, inSection: 0), Rect(x: 0, y: 0, width: 320, height: 40))
  }

  @Test("Z8: keep measured sizes as estimates when the width changes")
  func becomeEstimates() {
    var flow = arrange(width: 320, .estimated(count: 3, size: estimate), header: .estimated(30))
    flow.setMeasured(Size(width: 320, height: 90), of: .item(1), inSection: 0)
    flow.setMeasured(Size(width: 320, height: 45), of: .header, inSection: 0)
    flow.setCrossExtent(400)
    expectEqual(flow.contentSize.width, 400)
    expectEqual(flow.frame(of: .item(1), inSection: 0)?.size, Size(width: 320, height: 90))
    expectEqual(flow.frame(of: .header, inSection: 0), Rect(x: 0, y: 0, width: 400, height: 45))
    #expect(flow.needsMeasuring(.item(1), inSection: 0))
    #expect(flow.needsMeasuring(.header, inSection: 0))
  }

  @Test("Z8: keep measured sizes when their section is declared anew")
  func surviveInvalidation() throws {
    var flow = arrange(width: 320, .estimated(count: 3, size: estimate), header: .estimated(30))
    flow.setMeasured(Size(width: 320, height: 90), of: .item(1), inSection: 0)
    flow.setMeasured(Size(width: 320, height: 40), of: .header, inSection: 0)
    var section = try #require(flow.section(at: 0))
    section.lineSpacing = 2
    let solved = FlowArrangement(flow.configuration, sections: [section])
    expectEqual(solved.itemFrames(), [[0, 40, 320, 50], [0, 92, 320, 90], [0, 184, 320, 50]])
    #expect(!solved.needsMeasuring(.item(1), inSection: 0))
    #expect(solved.needsMeasuring(.item(2), inSection: 0))
    #expect(!solved.needsMeasuring(.header, inSection: 0))
  }

  @Test("keep what was measured when they move")
  func moveWithTheirSize() {
    var flow = arrange(width: 320, .estimated(count: 1_000_000, size: estimate))
    flow.setMeasured(Size(width: 320, height: 90), of: .item(7), inSection: 0)
    flow.removeItems(0..<5, inSection: 0)
    flow.moveItem(
      from: FlowItemPath(section: 0, item: 2),
      to: FlowItemPath(section: 0, item: 999_990)
    )
    flow.insertItems(.estimated(count: 10, size: estimate), at: 0, inSection: 0)
    let frame = flow.frame(of: .item(1_000_000), inSection: 0)
    expectEqual(frame, Rect(x: 0, y: 60e6, width: 320, height: 90))
    #expect(!flow.needsMeasuring(.item(1_000_000), inSection: 0))
  }

  @Test("are not among visible elements once measured as nothing")
  func nothingToSee() {
    var flow = arrange(width: 320, .estimated(count: 3, size: estimate))
    flow.setMeasured(.zero, of: .item(1), inSection: 0)
    var found: [FlowElement] = []
    flow.elements(in: Rect(x: 0, y: 0, width: 320, height: 600), into: &found)
    expectEqual(found.map(\.kind), [.item(0), .item(2)])
  }
}
