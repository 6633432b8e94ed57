import TesseraCore
import TesseraTestSupport
import Testing

@Suite("An anchor, while rows find their sizes")
struct AnchorMeasuringTests {
  /// Rows of which some have been measured.
  struct Rows {
    var heights: [Double]
    var viewport: AnchorViewport

    init(heights: [Double], offset: Double) {
      self.heights = heights
      viewport = AnchorViewport(
        offset: offset,
        extent: 400,
        contentExtent: heights.reduce(0, +)
      )
    }

    var spans: [AnchorSpan] {
      var start = 0.0
      return heights.map { height in
        defer { start += height }
        return AnchorSpan(start: start, end: start + height)
      }
    }

    mutating func measure(_ row: Int, height: Double, _ policy: AnchorPolicy) {
      let anchor = ScrollAnchor(
        policy,
        among: spans.enumerated().map { AnchorCandidate(old(0, $0), $1) },
        in: viewport
      )
      heights[row] = height
      viewport.contentExtent = heights.reduce(0, +)
      let spans = spans
      viewport.offset += anchor.shift(
        through: IndexMap(unchanged: ItemCounts([heights.count])),
        in: viewport,
        clamped: true,
        span: { spans[$0.item] }
      )
    }
  }

  @Test("T-20 lets a row above grow upwards")
  func growsUpwards() {
    var rows = Rows(heights: Array(repeating: 44, count: 100), offset: 2180)
    rows.measure(49, height: 80, .firstStarting)
    expectEqual(rows.viewport.offset, 2216)
    expectEqual(rows.viewport.contentExtent, 4436)
    expectEqual(rows.spans[50].start - rows.viewport.offset, 2200 - 2180)
  }

  @Test("T-21 lets a row below grow downwards")
  func growsDownwards() {
    var rows = Rows(heights: Array(repeating: 44, count: 100), offset: 2180)
    rows.measure(70, height: 80, .firstStarting)
    expectEqual(rows.viewport.offset, 2180)
  }

  @Test("T-25 holds the last row while content shrinks, and measures no more than comes into sight")
  func shrinks() {
    var rows = Rows(heights: Array(repeating: 60, count: 30), offset: 1400)
    var measured: Set<Int> = []
    while true {
      let viewport = rows.viewport
      let spans = rows.spans
      let waiting = spans.indices.last { row in
        !measured.contains(row) && spans[row].start < viewport.visibleEnd
          && spans[row].end > viewport.visibleStart
      }
      guard let row = waiting else { break }
      measured.insert(row)
      rows.measure(row, height: 40, .lastVisible())
      expectEqual(rows.spans[29].end, rows.viewport.visibleEnd, "after row \(row)")
    }
    expectEqual(measured, Set(20...29))
    expectEqual(rows.viewport.contentExtent, 1600)
    expectEqual(rows.viewport.offset, 1200)
  }

  @Test("T-49 does not drift")
  func doesNotDrift() {
    var rows = Rows(heights: Array(repeating: 50, count: 20), offset: 200 + 1 / 3.0)
    for _ in 0..<1000 {
      rows.measure(1, height: 1.0 / 3, .firstVisible)
      rows.measure(1, height: 50, .firstVisible)
    }
    #expect(abs(rows.viewport.offset - (200 + 1 / 3.0)) < 1e-9)
  }
}
