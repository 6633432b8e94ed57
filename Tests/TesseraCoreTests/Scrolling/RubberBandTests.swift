import TesseraTestSupport
import Testing
import TesseraCore

@Suite("A rubber band")
struct RubberBandTests {
  @Test("shows the values of its formula")
  func formula() {
    let band = RubberBand(dimension: 400)
    let expected: Double = 400 * (1 - 1 / (100 * 0.55 / 400 + 1))
    expectEqual(band.shown(forPull: 100), expected)
    #expect(abs(band.shown(forPull: 100) - 48.3516) < 0.0001)
    #expect(abs(band.shown(forPull: 400) - 400 * (0.55 / 1.55)) < 1e-12)
    expectEqual(band.shown(forPull: 0), 0)
    expectEqual(band.shown(forPull: -100), -band.shown(forPull: 100))
  }

  @Test("shows more for every further pull, and less than the viewport")
  func isMonotone() throws {
    let band = RubberBand(dimension: 300)
    var last = 0.0
    for pull in stride(from: 10.0, through: 100_000, by: 10) {
      let shown = band.shown(forPull: pull)
      try #require(shown > last && shown < 300 && shown < pull)
      last = shown
    }
  }

  @Test("gives back the pull", arguments: [-5000, -37.5, 0, 0.25, 1, 100, 20_000] as [Double])
  func inverse(pull: Double) {
    let band = RubberBand(dimension: 400)
    let back = band.pull(forShown: band.shown(forPull: pull))
    #expect(abs(back - pull) <= 1e-9 * max(1, abs(pull)))
  }

  @Test("holds back only what is outside the limits")
  func offsets() {
    let band = RubberBand(dimension: 400)
    let limits = ScrollLimits(lower: -20, upper: 600)
    expectEqual(band.shownOffset(forDragged: 300, in: limits), 300)
    expectEqual(band.shownOffset(forDragged: 700, in: limits), 600 + band.shown(forPull: 100))
    expectEqual(band.shownOffset(forDragged: -120, in: limits), -20 - band.shown(forPull: 100))
    let shown = band.shownOffset(forDragged: 700, in: limits)
    #expect(abs(band.draggedOffset(forShown: shown, in: limits) - 700) < 1e-9)
  }

  @Test("does not give at a firm edge")
  func firmEdge() {
    let limits = ScrollLimits(lower: 0, upper: 600, edge: .firm)
    expectEqual(RubberBand(dimension: 400).shownOffset(forDragged: 700, in: limits), 600)
  }

  @Test("answers for numbers out of range")
  func unusualNumbers() {
    let band = RubberBand(dimension: 400)
    expectEqual(band.shown(forPull: .infinity), 400)
    expectEqual(band.shown(forPull: .nan), 0)
    expectEqual(band.pull(forShown: .nan), 0)
    expectEqual(band.pull(forShown: 400), band.pull(forShown: 396))
    #expect(band.pull(forShown: .infinity).isFinite)
    for dimension in [0, -10, Double.nan, .infinity] {
      expectEqual(RubberBand(dimension: dimension).shown(forPull: 50), 0)
      expectEqual(RubberBand(dimension: dimension).pull(forShown: 50), 0)
    }
    let limits = ScrollLimits(lower: 0, upper: 600)
    expectEqual(band.shownOffset(forDragged: .nan, in: limits), 0)
  }
}
