import TesseraCore
import TesseraTestSupport
import Testing

@Suite("A way through keyframes")
struct KeyframeTrackTests {
  /// A way from 0 over `stops` to the last of them, each in its part of the time.
  private func track(
    _ interpolation: KeyframeTrack.Interpolation,
    _ stops: [(value: Double, start: Double, end: Double)]
  ) -> (Double) -> Double {
    var track = KeyframeTrack(interpolation)
    var value = 0.0
    for stop in stops {
      track.append(change: SIMD16(repeating: value - stop.value), from: stop.start, to: stop.end)
      value = stop.value
    }
    let last = value
    return { last + track.value(at: $0)[0] }
  }

  @Test("is straight between them, and stays where it is until the next one begins")
  func linear() {
    let way = track(.linear, [(10, 0, 0.25), (30, 0.5, 1)])
    let expected = [
      -1: 0.0, 0: 0, 0.125: 5, 0.25: 10, 0.4: 10, 0.5: 10, 0.75: 20, 1: 30, 2: 30,
    ]
    for (time, value) in expected { #expect(abs(way(time) - value) < 1e-12, "at \(time)") }
  }

  @Test("goes by the times of keyframes, in whatever order they were added")
  func order() {
    var track = KeyframeTrack(.linear)
    // First the second half, from 0 to 30, and then the first half, which leaves the value at 10.
    track.append(change: SIMD16(repeating: -30), from: 0.5, to: 1)
    track.append(change: SIMD16(repeating: 20), from: 0, to: 0.5)
    // Counted from 10, the value after the last change.
    expectEqual(track.value(at: 0)[0] + 10, 0)
    expectEqual(track.value(at: 0.5)[0] + 10, 10)
    expectEqual(track.value(at: 0.75)[0] + 10, 20)
  }

  @Test("jumps at the end of each, if nothing is between them")
  func discrete() {
    let way = track(.discrete, [(10, 0, 0.25), (30, 0.5, 1)])
    expectEqual([0, 0.24, 0.25, 0.99, 1].map(way), [0, 0, 10, 10, 30])
  }

  @Test("has one speed, if it is paced")
  func paced() {
    // 10 up and 30 down are 40 in all, of which a quarter of the time is for the first.
    let way = track(.paced, [(10, 0, 0.9), (-20, 0.9, 1)])
    expectEqual([0, 0.125, 0.25, 0.5, 1].map(way), [0, 5, 10, 0, -20])
  }

  @Test("bends through the values, as fast at each as between its neighbours")
  func cubic() {
    let way = track(.cubic, [(10, 0, 0.5), (0, 0.5, 1)])
    expectEqual([0, 0.5, 1].map(way), [0, 10, 0])
    // Level in the middle, as both neighbours are 0, and straight at the ends with a slope of 20: in the middle of the
    // first half ½ · (0 + 10) + ⅛ · ½ · (20 − 0).
    #expect(abs(way(0.25) - 6.25) < 1e-12)
    #expect(abs(way(0.75) - 6.25) < 1e-12)
  }

  @Test("bends through values at distances in time that are theirs, if it is cubic and paced")
  func cubicPaced() {
    let way = track(.cubicPaced, [(10, 0, 0.9), (40, 0.9, 1)])
    // The same speed of 40 everywhere leaves nothing to bend.
    for time in [0, 0.1, 0.25, 0.6, 1] { #expect(abs(way(time) - 40 * time) < 1e-9) }
  }

  @Test("of times that cannot be is kept inside of the animation")
  func times() {
    let way = track(.linear, [(10, -1, 5), (20, .nan, 0.2), (30, 2, 1)])
    expectEqual(way(0), 0)
    expectEqual(way(1), 30)
    expectEqual(KeyframeTrack(.cubic).value(at: 0.5), .zero)
  }
}
