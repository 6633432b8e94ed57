import TesseraTestSupport
import Testing
import TesseraCore

@Suite("A scroll animation")
struct ScrollAnimationTests {
  /// The smooth step 3s² − 2s³ at a quarter is 3/16 − 2/64 = 5/32.
  @Test("takes a smooth step from rest")
  func smoothStep() {
    let animation = ScrollAnimation(from: 100, to: 420)
    expectEqual(animation.duration, ScrollAnimation.standardDuration)
    expectEqual(animation.offset(at: 0), 100)
    #expect(abs(animation.offset(at: 0.075) - (100 + 320 * 5 / 32)) < 1e-9)
    #expect(abs(animation.offset(at: 0.15) - 260) < 1e-9)
    expectEqual(animation.offset(at: 0.3), 420)
    expectEqual(animation.offset(at: 9), 420)
    expectEqual(animation.velocity(at: 0.3), 0)
  }

  @Test("leaves with the velocity there was")
  func initialVelocity() {
    let animation = ScrollAnimation(from: 0, velocity: -600, to: 300)
    let step = 1e-7
    expectEqual(animation.velocity(at: 0), -600)
    #expect(abs(animation.offset(at: step) / step + 600) < 0.01)
  }

  /// 2,000 points per second for 0.3 s is more than three times 100 points: 3 · 100 / 2,000 = 0.15 s.
  @Test("shortens rather than pass the target")
  func shortens() throws {
    let animation = ScrollAnimation(from: 0, velocity: 2000, to: 100)
    #expect(abs(animation.duration - 0.15) < 1e-15)
    var last = 0.0
    for step in 0...150 {
      let offset = animation.offset(at: Double(step) / 1000)
      try #require(offset >= last && offset <= 100)
      last = offset
    }
  }

  @Test("is continuous when it is given another target", arguments: [0.0, 0.05, 0.2, 0.29])
  func retargeted(time: Double) {
    let animation = ScrollAnimation(from: 0, to: 1000)
    let other = animation.retargeted(to: -200, at: time)
    expectEqual(other.offset(at: 0), animation.offset(at: time))
    expectEqual(other.velocity(at: 0), animation.velocity(at: time))
    expectEqual(other.offset(at: other.duration), -200)
    expectEqual(other.duration, ScrollAnimation.standardDuration)
  }

  @Test("follows its path when it is taken up in the middle", arguments: [0.0, 0.1, 0.25])
  func corrected(time: Double) {
    let animation = ScrollAnimation(from: 0, velocity: 300, to: 1000)
    let rest = animation.corrected(to: 1000, at: time)
    for step in 0...30 {
      let later = Double(step) / 100
      #expect(abs(rest.offset(at: later) - animation.offset(at: time + later)) < 1e-9)
    }
  }

  @Test("arrives in time however often its target moves")
  func correctedOften() {
    var animation = ScrollAnimation(from: 0, to: 1000)
    for frame in 1...15 {
      animation = animation.corrected(to: 1000 + Double(frame) * 10, at: 1.0 / 60)
    }
    #expect(abs(animation.duration - (0.3 - 15.0 / 60)) < 1e-12)
    expectEqual(animation.target, 1150)
    expectEqual(animation.corrected(to: 2000, at: 5).offset(at: 0), 2000)
  }

  @Test("keeps its velocity when it is translated")
  func shifted() {
    let animation = ScrollAnimation(from: 0, velocity: 10, to: 100)
    let moved = animation.shifted(by: 40).offset(at: 0.1) - animation.offset(at: 0.1)
    #expect(abs(moved - 40) < 1e-12)
    expectEqual(animation.shifted(by: 40).velocity(at: 0.1), animation.velocity(at: 0.1))
  }

  @Test("answers for numbers that are not finite")
  func unusualNumbers() {
    expectEqual(ScrollAnimation(from: 5, to: .nan).offset(at: 1), 5)
    expectEqual(ScrollAnimation(from: .nan, to: 5).offset(at: 0), 5)
    expectEqual(ScrollAnimation(from: .nan, to: .nan).offset(at: 0), 0)
    expectEqual(ScrollAnimation(from: 0, velocity: .nan, to: 5).velocity(at: 0), 0)
    expectEqual(ScrollAnimation(from: 0, velocity: 50, to: 0).offset(at: 1), 0)
    expectEqual(ScrollAnimation(from: 0, to: 5).offset(at: .nan), 5)
  }
}
