import TesseraCore
import TesseraTestSupport
import Testing

@Suite("A scroll indicator")
struct ScrollIndicatorGeometryTests {
  /// A viewport of 400 on content of 1,600: a quarter of the track of 200.
  private let indicator = ScrollIndicatorGeometry(
    trackLength: 200,
    viewportLength: 400,
    limits: ScrollLimits(lower: 0, upper: 1200)
  )

  @Test("is to its track what the viewport is to the content")
  func proportion() {
    #expect(indicator.knob(at: 0) == (0, 50))
    #expect(indicator.knob(at: 600) == (75, 50))
    #expect(indicator.knob(at: 1200) == (150, 50))
  }

  @Test("stays at the end and gets shorter past an edge")
  func overshoot() {
    #expect(indicator.knob(at: -20) == (0, 30))
    #expect(indicator.knob(at: 1210) == (160, 40))
    #expect(indicator.knob(at: -9999) == (0, 8))
  }

  @Test("goes from end to end for a billion rows, and back to the exact offset")
  func huge() {
    let limits = ScrollLimits(lower: -20, upper: 44e9 - 400)
    let indicator = ScrollIndicatorGeometry(trackLength: 400, viewportLength: 400, limits: limits)
    expectEqual(indicator.length, 36)
    expectEqual(indicator.knob(at: -20).start, 0)
    expectEqual(indicator.knob(at: 44e9 - 400).start, 364)
    expectEqual(indicator.offset(forKnobStart: 0), -20)
    expectEqual(indicator.offset(forKnobStart: 364), 44e9 - 400)
    expectEqual(indicator.offset(forKnobStart: 9999), 44e9 - 400)
    let middle = indicator.offset(forKnobStart: 182)
    #expect(abs(middle - (22e9 - 210)) < 1e-3)
    #expect(abs(indicator.knob(at: middle).start - 182) < 1e-9)
  }

  @Test("fits a track that is shorter than its shortest length, and stands odd numbers")
  func unusual() {
    let limits = ScrollLimits(lower: 0, upper: 100)
    let short = ScrollIndicatorGeometry(trackLength: 20, viewportLength: 10, limits: limits)
    #expect(short.knob(at: 100) == (0, 20))
    expectEqual(short.offset(forKnobStart: 5), 0)
    let odd = ScrollIndicatorGeometry(trackLength: .nan, viewportLength: -.infinity, limits: limits)
    #expect(odd.knob(at: 50) == (0, 0))
    #expect(indicator.knob(at: .nan) == (0, 50))
    expectEqual(indicator.offset(forKnobStart: .nan), 0)
    let still = ScrollIndicatorGeometry(
      trackLength: 100,
      viewportLength: 100,
      limits: ScrollLimits(lower: 0, upper: 0)
    )
    #expect(!still.isNeeded)
    #expect(still.knob(at: 0) == (0, 100))
  }
}
