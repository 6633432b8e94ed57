import TesseraCore
import TesseraTestSupport
import Testing

@Suite("A playhead")
struct AnimationPlayheadTests {
  private func playhead(
    _ curve: CubicBezier = .linear,
    scrubsLinearly: Bool = true
  ) -> AnimationPlayhead {
    var playhead = AnimationPlayhead(curve: .cubic(curve), duration: 4)
    playhead.scrubsLinearly = scrubsLinearly
    return playhead
  }

  /// A number without the error of a few additions.
  private func rounded(_ number: Double) -> Double { (number * 1e9).rounded() / 1e9 }

  @Test("waits at the start, runs after its delay and arrives")
  func run() {
    var playhead = playhead()
    #expect(!playhead.isRunning && playhead.endTime == nil)
    expectEqual(rounded(playhead.progress(at: 100)), 0)
    playhead.run(at: 10, delay: 2)
    expectEqual(playhead.endTime, 16)
    let times: [Double] = [9, 12, 13, 16, 99]
    expectEqual(times.map { rounded(playhead.progress(at: $0)) }, [0, 0, 0.25, 1, 1])
  }

  @Test("stays where it was paused, at the same progress, whatever its curve")
  func pause() {
    for scrubsLinearly in [true, false] {
      var playhead = playhead(.easeInOut, scrubsLinearly: scrubsLinearly)
      playhead.run(at: 0, delay: 0)
      let before = playhead.progress(at: 1)
      playhead.pause(at: 1)
      #expect(abs(playhead.progress(at: 50) - before) < 1e-9)
      #expect(before < 0.2)
      // A share of the way, or of the time.
      #expect(abs(playhead.fraction(at: 50) - (scrubsLinearly ? before : 0.25)) < 1e-9)
      playhead.run(at: 50, delay: 0)
      // Three of four seconds are left.
      #expect(abs((playhead.endTime ?? 0) - 53) < 1e-6)
    }
  }

  @Test("is moved along its way or along its time")
  func move() {
    var linear = playhead(.easeIn)
    linear.move(to: 0.5)
    expectEqual(linear.progress(at: 0), 0.5)
    var curved = playhead(.easeIn, scrubsLinearly: false)
    curved.move(to: 0.5)
    expectEqual(curved.progress(at: 0), CubicBezier.easeIn.value(at: 0.5))
    for (fraction, place) in [(-1, 0), (.nan, 0), (7, 1)] as [(Double, Double)] {
      linear.move(to: fraction)
      expectEqual(linear.progress(at: 0), place)
    }
  }

  @Test("turns round where it is, and counts from the other end then")
  func reverse() {
    var playhead = playhead()
    playhead.run(at: 0, delay: 0)
    playhead.setReversed(true, at: 3)
    expectEqual(rounded(playhead.progress(at: 3)), 0.75)
    expectEqual(rounded(playhead.fraction(at: 3)), 0.25)
    expectEqual(playhead.endTime, 6)
    expectEqual(rounded(playhead.progress(at: 5)), 0.25)
    expectEqual(rounded(playhead.progress(at: 6)), 0)
    playhead.setReversed(true, at: 5)
    expectEqual(playhead.endTime, 6)
    playhead.setReversed(false, at: 5)
    expectEqual(playhead.endTime, 8)
  }

  @Test("goes on along another curve from where it is, and can be paused there")
  func otherCurve() {
    var playhead = playhead(.easeInOut)
    playhead.move(to: 0.4)
    playhead.run(at: 0, along: .cubic(.linear), duration: 2)
    expectEqual(rounded(playhead.progress(at: 0)), 0.4)
    #expect(abs(playhead.progress(at: 1) - 0.7) < 1e-12)
    playhead.pause(at: 1)
    #expect(abs(playhead.fraction(at: 9) - 0.7) < 1e-12)
    playhead.setReversed(true, at: 9)
    playhead.run(at: 9, along: .cubic(.linear), duration: 7)
    #expect(abs(playhead.progress(at: 15) - 0.1) < 1e-12)
    expectEqual(rounded(playhead.progress(at: 16)), 0)
  }

  @Test("takes another time for the rest on its own curve")
  func otherTime() {
    var playhead = playhead()
    playhead.move(to: 0.5)
    playhead.run(at: 0, delay: 0, within: 10)
    expectEqual(rounded(playhead.progress(at: 5)), 0.75)
    expectEqual(playhead.endTime, 10)
  }

  @Test("has parts that begin later and end with it")
  func parts() {
    var playhead = playhead()
    playhead.run(at: 0, delay: 0)
    let parts = [1.0, 2, 3, 4].map { rounded(playhead.progress(at: $0, from: 0.5)) }
    expectEqual(parts, [0, 0, 0.5, 1])
    playhead.move(to: 0.75)
    #expect(abs(playhead.progress(at: 0, from: 0.5) - 0.5) < 1e-9)
    playhead.move(to: 1)
    expectEqual(playhead.progress(at: 0, from: 1), 1)
  }

  @Test("of a spring keeps its overshoot when it is paused")
  func spring() {
    let spring = Spring(dampingRatio: 0.3, duration: 1)
    var playhead = AnimationPlayhead(curve: .spring(spring), duration: 1)
    playhead.run(at: 0, delay: 0)
    let times = (1..<100).map { Double($0) / 100 }
    let peak = times.max { playhead.progress(at: $0) < playhead.progress(at: $1) } ?? 0
    let overshoot = playhead.progress(at: peak)
    #expect(overshoot > 1.2)
    playhead.pause(at: peak)
    expectEqual(playhead.progress(at: 5), overshoot)
    expectEqual(rounded(playhead.fraction(at: 5)), 1)
  }

  @Test("of an animation that takes no time is at its start or at its end")
  func noTime() {
    var playhead = AnimationPlayhead(curve: .cubic(.easeIn), duration: 0)
    playhead.run(at: 3, delay: 0)
    expectEqual(playhead.endTime, 3)
    expectEqual(rounded(playhead.progress(at: 3)), 1)
  }
}
