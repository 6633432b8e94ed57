import TesseraCore
import TesseraTestSupport
import Testing

@Suite("A flow arrangement made of wrong numbers")
struct FlowWrongInputTests {
  let size = Size(width: 50, height: 50)

  @Test("repairs each of them and says what it found", arguments: [-1, Double.nan, .infinity])
  func repairsEach(number: Double) {
    let section = FlowSection(
      items: .varied([Size(width: number, height: 10), Size(width: 10, height: number)]),
      insets: Insets(top: number, leading: 0, bottom: 0, trailing: 0),
      lineSpacing: number,
      itemSpacing: number,
      header: .fixed(number),
      footer: .estimated(number)
    )
    let flow = FlowArrangement(FlowConfiguration(crossExtent: number), sections: [section])
    // Lines and items overlap by a distance below zero.
    let distances: Set<FlowQuantity> = number < 0 ? [] : [.lineSpacing, .itemSpacing]
    expectEqual(
      Set(flow.issues.compactMap(\.quantity)),
      distances.union([
        .crossExtent, .itemWidth, .itemHeight, .inset, .headerExtent, .footerExtent,
      ])
    )
    expectEqual(flow.issues.first { $0.quantity == .itemHeight }?.items, 1..<2)
    expectEqual(flow.issues.first { $0.quantity == .itemHeight }?.section, 0)
    #expect(flow.issues.first?.section == nil)
    #expect(flow.contentSize.height.isFinite)
  }

  @Test("counts a negative count as none")
  func negativeCounts() {
    let flow = arrange(width: 320, .uniform(count: -3, size: size))
    expectEqual(flow.contentSize.height, 0)
    expectEqual(
      flow.issues.map(\.problem),
      [.invalidNumber(.itemCount, found: -3, used: 0)]
    )
    let none = FlowArrangement(FlowConfiguration(crossExtent: 320), sectionCount: -1) { _ in
      FlowSection(items: .none)
    }
    expectEqual(none.sectionCount, 0)
  }

  @Test("measures as nothing what is measured as no length")
  func wrongMeasurements() {
    var flow = arrange(width: 320, .estimated(count: 2, size: size))
    flow.setMeasured(Size(width: 320, height: .nan), of: .item(0), inSection: 0)
    expectEqual(flow.frame(of: .item(0), inSection: 0)?.height, 0)
    expectEqual(flow.issues.map(\.quantity), [.itemHeight])
  }

  @Test("has nothing where there is nothing")
  func nothingThere() {
    var flow = arrange(width: 320, .estimated(count: 2, size: size))
    var hasMoved: Bool
    for item in [-1, 2, Int.max, Int.min] {
      #expect(flow.frame(of: .item(item), inSection: 0) == nil)
      hasMoved = flow.setMeasured(size, of: .item(item), inSection: 0)
      #expect(!hasMoved)
      #expect(!flow.needsMeasuring(.item(item), inSection: 0))
    }
    for section in [-1, 1, Int.max] {
      #expect(flow.frame(of: .item(0), inSection: section) == nil)
      #expect(flow.frame(ofSection: section) == nil)
      #expect(flow.itemCount(ofSection: section) == nil)
      hasMoved = flow.setMeasured(size, of: .header, inSection: section)
      #expect(!hasMoved)
      flow.invalidateMeasurement(of: .header, inSection: section)
    }
    hasMoved = flow.setMeasured(size, of: .header, inSection: 0)
    #expect(!hasMoved)
    #expect(flow.issues.isEmpty)
  }

  @Test("finds nothing for a rectangle or a point that is none")
  func wrongQueries() {
    let flow = arrange(width: 320, .uniform(count: 5, size: size))
    var found: [FlowElement] = []
    flow.elements(in: Rect(x: 0, y: .nan, width: 10, height: 10), into: &found)
    #expect(found.isEmpty)
    flow.elements(in: Rect(x: 0, y: 0, width: -10, height: 10), into: &found)
    #expect(found.isEmpty)
    #expect(flow.nearestItem(to: Point(x: .nan, y: 0)) == nil)
    #expect(flow.nearestItem(to: Point(x: 0, y: .infinity)) == nil)
  }

  @Test("stands a billion items without area, and finds none of them")
  func withoutArea() {
    let flow = FlowArrangement(
      FlowConfiguration(crossExtent: 320),
      sections: [
        FlowSection(items: .uniform(count: 1_000_000_000, size: .zero), itemSpacing: 0),
        FlowSection(
          items: .uniform(count: 1_000_000_000, size: Size(width: 320, height: 0)),
          lineSpacing: 0
        ),
        FlowSection(items: .uniform(count: 1, size: size)),
      ]
    )
    var found: [FlowElement] = []
    flow.elements(in: Rect(x: -1, y: -1, width: 400, height: 400), into: &found)
    expectEqual(found.map(\.section), [2])
  }

  @Test("reports an item that overflows once, however often it is measured")
  func reportsOverflowOnce() {
    var flow = arrange(width: 320, .estimated(count: 3, size: size))
    for height in [10.0, 20, 30] {
      flow.setMeasured(Size(width: 400, height: height), of: .item(1), inSection: 0)
    }
    expectEqual(flow.issues.map(\.items), [1..<2])
    flow.setMeasured(size, of: .item(1), inSection: 0)
    expectEqual(flow.issues.count, 1)
  }

  @Test("reports the items of one size that overflow as one issue")
  func reportsRuns() {
    let flow = arrange(
      width: 320,
      .uniform(count: 1_000_000_000, size: Size(width: 400, height: 10))
    )
    expectEqual(flow.issues.map(\.items), [0..<1_000_000_000])
    expectEqual(flow.frame(of: .item(5), inSection: 0)?.x, -40)
  }

  @Test("lays out with insets wider than the view")
  func insetsUseUpTheLine() {
    let flow = arrange(
      width: 100,
      .uniform(count: 2, size: Size(width: 20, height: 10)),
      insets: Insets(top: 0, leading: 80, bottom: 0, trailing: 80)
    )
    expectEqual(flow.itemFrames(), [[70, 0, 20, 10], [70, 20, 20, 10]])
  }
}

extension FlowIssue {
  fileprivate var quantity: FlowQuantity? {
    guard case .invalidNumber(let quantity, _, _) = problem else { return nil }
    return quantity
  }
}
