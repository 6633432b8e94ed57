import Foundation
import Testing
import TesseraCore
import TesseraTestSupport

@Suite("A scroll motion")
struct ScrollMotionTests {
  private let limits = ScrollLimits(lower: 0, upper: 1000)

  @Test("decelerates to its natural target when the limits are far")
  func decelerates() {
    let motion = ScrollMotion(from: 100, velocity: 1000, limits: limits)
    let alone = Deceleration(from: 100, velocity: 1000)
    expectEqual(motion.phase(at: 0.5), .decelerating)
    expectEqual(motion.offset(at: 0.5), alone.offset(at: 0.5))
    expectEqual(motion.restingOffset, alone.target)
    expectEqual(motion.duration, alone.duration)
    expectEqual(motion.phase(at: motion.duration), .resting)
  }

  /// At 800 with 1,000 points per second the edge is hit with what friction leaves over 200 points:
  /// 1,000 − 200 · k, k = −1,000 · ln 0.998 = 2.002.
  @Test("hits the edge with the velocity it has left, goes past it and returns")
  func bounces() throws {
    let motion = ScrollMotion(from: 800, velocity: 1000, limits: limits)
    let friction = -1000 * Foundation.log(0.998)
    let hit = -Foundation.log(1 - 200 * friction / 1000) / friction
    #expect(abs(motion.offset(at: hit) - 1000) < 1e-9)
    #expect(abs(motion.velocity(at: hit) - (1000 - 200 * friction)) < 1e-6)
    expectEqual(motion.phase(at: hit - 0.001), .decelerating)
    expectEqual(motion.phase(at: hit + 0.001), .bouncing)
    let highest = 1000 + (1000 - 200 * friction) / (10 * Foundation.exp(1))
    #expect(abs(motion.offset(at: hit + 0.1) - highest) < 1e-9)
    expectEqual(motion.restingOffset, 1000)
  }

  @Test(
    "rests at the nearest limit when it would begin where numbers end",
    arguments: [1e16, 1e308, -1e308, Double.greatestFiniteMagnitude]
  )
  func farAway(_ offset: Double) {
    let fling = ScrollMotion(from: 100, velocity: 3000, limits: limits)
    let distance = offset - fling.offset(at: 0.1)
    let moved = fling.shifted(by: distance).continued(from: 0.1, in: limits)
    for motion in [moved, ScrollMotion(from: offset, velocity: 3000, limits: limits)] {
      expectEqual(motion.restingOffset, (offset > 0 ? 1000 : 0))
      expectEqual(motion.duration, 0)
    }
    expectEqual(ScrollMotion(from: 100, velocity: offset, limits: limits).restingOffset, 100)
  }

  @Test("stops at a firm edge")
  func firmEdge() {
    let firm = ScrollLimits(lower: 0, upper: 1000, edge: .firm)
    let motion = ScrollMotion(from: 800, velocity: 5000, limits: firm)
    expectEqual(motion.restingOffset, 1000)
    #expect((0...500).allSatisfy { motion.offset(at: Double($0) / 100) <= 1000 })
  }

  @Test("comes back from outside")
  func returns() {
    let motion = ScrollMotion(from: -60, velocity: 0, limits: limits)
    expectEqual(motion.phase(at: 0), .bouncing)
    expectEqual(motion.offset(at: 0), -60)
    expectEqual(motion.restingOffset, 0)
  }

  /// Thrown inside from 20 past the lower edge at 400: passes it after 0.1 s at 200 / e.
  @Test("decelerates on when it is thrown inside")
  func thrownInside() {
    let motion = ScrollMotion(from: -20, velocity: 400, limits: limits)
    expectEqual(motion.phase(at: 0.09), .bouncing)
    expectEqual(motion.phase(at: 0.11), .decelerating)
    let onward = Deceleration(from: 0, velocity: 200 / Foundation.exp(1))
    #expect(abs(motion.restingOffset - onward.target) < 1e-9)
  }

  @Test("lands on a chosen target from inside and from outside")
  func lands() {
    let inside = ScrollMotion(
      from: 310,
      velocity: 900,
      landingOn: 600,
      limits: limits,
      rate: .fast
    )
    #expect(abs(inside.restingOffset - 600) < 1e-9)
    expectEqual(inside.phase(at: 0.1), .decelerating)
    let outside = ScrollMotion(from: 1100, velocity: -3000, landingOn: 700, limits: limits)
    expectEqual(outside.restingOffset, 700)
    expectEqual(outside.offset(at: 0), 1100)
    expectEqual(outside.velocity(at: 0), -3000)
    expectEqual(
      ScrollMotion(from: 0, velocity: 0, landingOn: 9000, limits: limits).restingOffset,
      1000
    )
  }

  @Test("follows an animation, and lets it lead outside")
  func animates() {
    let animation = ScrollAnimation(from: 900, to: 1200)
    let motion = ScrollMotion(animation, limits: limits)
    expectEqual(motion.phase(at: 0.1), .animating)
    expectEqual(motion.offset(at: 0.1), animation.offset(at: 0.1))
    expectEqual(motion.restingOffset, 1200)
    expectEqual(motion.duration, ScrollAnimation.standardDuration)
    expectEqual(motion.continued(from: 0.1, in: limits).restingOffset, 1000)
  }

  @Test("answers for numbers that are not finite")
  func unusualNumbers() {
    expectEqual(ScrollMotion(from: .nan, velocity: 9, limits: limits).restingOffset, 0)
    expectEqual(ScrollMotion(from: .infinity, velocity: 9, limits: limits).restingOffset, 1000)
    expectEqual(ScrollMotion(from: 50, velocity: .nan, limits: limits).restingOffset, 50)
    expectEqual(ScrollMotion(from: 50, velocity: -.infinity, limits: limits).duration, 0)
    expectEqual(
      ScrollMotion(from: 50, velocity: 0, landingOn: .nan, limits: limits).restingOffset,
      0
    )
    let motion = ScrollMotion(from: 50, velocity: 300, limits: limits)
    expectEqual(motion.offset(at: -1), 50)
    expectEqual(motion.offset(at: .nan), motion.restingOffset)
    expectEqual(motion.shifted(by: .nan), motion)
  }

  @Test("stays finite with the largest numbers")
  func largestNumbers() {
    let huge = ScrollLimits(lower: 0, upper: 4e10)
    let motion = ScrollMotion(from: 3.9e10, velocity: 1e12, limits: huge)
    for step in 0...100 { #expect(motion.offset(at: Double(step) / 10).isFinite) }
    expectEqual(motion.restingOffset, 4e10)
  }
}
