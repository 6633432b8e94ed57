import Foundation
import TesseraTestSupport
import Testing
import TesseraCore

@Suite("A spring")
struct SpringTests {
  @Test(
    "settles after the duration it is given",
    arguments: [0.1, 0.5, 0.8, 0.99, 1, 1.01, 3],
    [0.25, 0.5, 2]
  )
  func settlesInTime(ratio: Double, duration: Double) {
    let spring = Spring(dampingRatio: ratio, duration: duration)
    #expect(abs(spring.settlingDuration - duration) < 1e-6 * duration)
    #expect(abs(spring.value(at: duration) - 1) <= Spring.settlingDistance * 1.000_001)
    expectEqual(spring.value(at: 0), 0)
  }

  @Test("leaves with the velocity it is given", arguments: [-4.0, 0, 2, 30])
  func initialVelocity(velocity: Double) {
    let spring = Spring(dampingRatio: 0.7, duration: 0.4, initialVelocity: velocity)
    expectEqual(spring.velocity(at: 0), velocity)
    #expect(abs(spring.value(at: 1e-6) / 1e-6 - velocity) < 0.01)
    #expect(abs(spring.settlingDuration - 0.4) < 1e-6)
  }

  /// The first overshoot of a damped swing from rest is e^(−πζ/√(1−ζ²)).
  @Test("overshoots by what its damping allows", arguments: [0.2, 0.5, 0.8])
  func overshoot(ratio: Double) {
    let spring = Spring(dampingRatio: ratio, duration: 1)
    let highest = (0...10_000).map { spring.value(at: Double($0) / 10_000) }.max() ?? 0
    let expected = 1 + Foundation.exp(-.pi * ratio / (1 - ratio * ratio).squareRoot())
    #expect(abs(highest - expected) < 1e-4)
  }

  @Test("does not overshoot from rest when it is critically damped")
  func criticalDoesNotOvershoot() throws {
    let spring = Spring(dampingRatio: 1, duration: 0.5)
    for step in 0...1000 {
      try #require(spring.value(at: Double(step) / 1000) <= 1)
    }
  }

  /// ω = √(k / m) = √(400 / 4) = 10, ζ = c / 2√(k·m) = 24 / (2 · 40) = 0.3.
  @Test("has the frequency and damping of its physical constants")
  func physicalConstants() {
    let spring = Spring(mass: 4, stiffness: 400, damping: 24)
    expectEqual(spring.angularFrequency, 10)
    #expect(abs(spring.dampingRatio - 0.3) < 1e-15)
  }

  @Test(
    "turns a bounce into damping",
    arguments: [(0, 1), (0.3, 0.7), (1, 0), (-0.5, 2), (5, 0)] as [(Double, Double)]
  )
  func bounce(bounce: Double, dampingRatio: Double) {
    let spring = Spring(duration: 0.5, bounce: bounce)
    #expect(abs(spring.dampingRatio - dampingRatio) < 1e-15)
    #expect(abs(spring.angularFrequency - 4 * .pi) < 1e-14)
  }

  @Test("creeps as slowly as there is with a bounce of -1")
  func smallestBounce() {
    let spring = Spring(duration: 0.5, bounce: -1)
    expectEqual(spring.dampingRatio, DampedOscillation.largestDampingRatio)
    #expect(spring.settlingDuration.isFinite)
  }

  @Test("has arrived when it is no spring")
  func noSpring() {
    let springs = [
      Spring(mass: 0, stiffness: 1, damping: 1), Spring(mass: 1, stiffness: -1, damping: 1),
      Spring(dampingRatio: 1, duration: 0), Spring(dampingRatio: .nan, duration: 1),
      Spring(dampingRatio: 1, duration: .infinity), Spring(duration: -1, bounce: 0),
      Spring(duration: 1, bounce: .nan), Spring(duration: 1, bounce: 0, initialVelocity: .nan),
    ]
    for spring in springs {
      expectEqual(spring.value(at: 0), 1)
      expectEqual(spring.value(at: 1), 1)
      expectEqual(spring.settlingDuration, 0)
    }
  }
}
