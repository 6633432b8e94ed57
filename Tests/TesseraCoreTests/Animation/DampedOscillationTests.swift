import Foundation
import TesseraTestSupport
import Testing
import TesseraCore

/// The slow twin: the equation of the spring itself, solved by many small steps (Runge–Kutta).
private struct SteppedOscillation {
  var displacement: Double
  var velocity: Double
  let angularFrequency: Double
  let dampingRatio: Double

  private func force(_ displacement: Double, _ velocity: Double) -> Double {
    -angularFrequency * angularFrequency * displacement
      - 2 * dampingRatio * angularFrequency * velocity
  }

  mutating func advance(by step: Double) {
    let (x, v) = (displacement, velocity)
    let a1 = force(x, v)
    let (x2, v2) = (x + v * step / 2, v + a1 * step / 2)
    let a2 = force(x2, v2)
    let (x3, v3) = (x + v2 * step / 2, v + a2 * step / 2)
    let a3 = force(x3, v3)
    let (x4, v4) = (x + v3 * step, v + a3 * step)
    displacement += step / 6 * (v + 2 * v2 + 2 * v3 + v4)
    velocity += step / 6 * (a1 + 2 * a2 + 2 * a3 + force(x4, v4))
  }
}

@Suite("A damped oscillation")
struct DampedOscillationTests {
  static let ratios = [0, 0.05, 0.3, 0.7, 0.999_999_9, 1, 1.000_000_1, 1.5, 5]

  @Test("agrees with its equation solved by small steps", arguments: ratios)
  func agreesWithSteps(ratio: Double) throws {
    for velocity in [-40.0, 0, 25] {
      let oscillation = DampedOscillation(
        displacement: 3,
        velocity: velocity,
        angularFrequency: 8,
        dampingRatio: ratio
      )
      var stepped = SteppedOscillation(
        displacement: 3,
        velocity: velocity,
        angularFrequency: 8,
        dampingRatio: ratio
      )
      for step in 1...4000 {
        stepped.advance(by: 0.0005)
        let time = Double(step) * 0.0005
        let displacement = oscillation.displacement(at: time)
        try #require(abs(displacement - stepped.displacement) < 1e-7, "at \(time) s")
        try #require(abs(oscillation.velocity(at: time) - stepped.velocity) < 1e-6, "at \(time) s")
      }
    }
  }

  /// x = (x₀ + (v₀ + ωx₀)t)·e^(−ωt); with x₀ = 2, v₀ = 1, ω = 5, t = 0.2: (2 + 11 · 0.2) / e = 4.2 / e.
  @Test("has the value computed by hand when it is critically damped")
  func criticalValue() {
    let oscillation = DampedOscillation(
      displacement: 2,
      velocity: 1,
      angularFrequency: 5,
      dampingRatio: 1
    )
    #expect(abs(oscillation.displacement(at: 0.2) - 4.2 / Foundation.exp(1)) < 1e-14)
  }

  /// Without damping, from rest, it is a cosine: half a period on, the other side.
  @Test("swings to the other side without damping")
  func undamped() {
    let oscillation = DampedOscillation(
      displacement: 1,
      velocity: 0,
      angularFrequency: 2 * .pi,
      dampingRatio: 0
    )
    #expect(abs(oscillation.displacement(at: 0.25)) < 1e-14)
    #expect(abs(oscillation.displacement(at: 0.5) + 1) < 1e-14)
    #expect(abs(oscillation.displacement(at: 100) - 1) < 1e-11)
    expectEqual(oscillation.settlingDuration(within: 0.1), .infinity)
  }

  @Test(
    "does not pass the middle from rest with a ratio of 1 or more",
    arguments: [1, 1.01, 2, 50]
  )
  func noOvershoot(ratio: Double) throws {
    let oscillation = DampedOscillation(
      displacement: 1,
      velocity: 0,
      angularFrequency: 10,
      dampingRatio: ratio
    )
    var last = 1.0
    for step in 1...500 {
      let displacement = oscillation.displacement(at: Double(step) * 0.01)
      try #require(displacement >= 0 && displacement <= last)
      last = displacement
    }
  }

  @Test("stays within the distance from its settling time on", arguments: ratios.dropFirst())
  func settles(ratio: Double) throws {
    for velocity in [-300.0, -3, 0, 3, 300] {
      let oscillation = DampedOscillation(
        displacement: 1,
        velocity: velocity,
        angularFrequency: 10,
        dampingRatio: ratio
      )
      let settled = oscillation.settlingDuration(within: 0.01)
      for step in 0...1000 {
        let time = settled + Double(step) * 0.005
        try #require(abs(oscillation.displacement(at: time)) <= 0.010_000_001, "at \(time) s")
      }
    }
  }

  /// From rest, (1 + ωt)·e^(−ωt) = 0.001 at ωt = 9.2334.
  @Test("settles at the time computed by hand when it is critically damped")
  func criticalSettling() {
    let oscillation = DampedOscillation(
      displacement: 1,
      velocity: 0,
      angularFrequency: 1,
      dampingRatio: 1
    )
    #expect(abs(oscillation.settlingDuration(within: 0.001) - 9.2334) < 0.0001)
  }

  @Test("is at rest when it is no spring")
  func noSpring() {
    let springs = [
      DampedOscillation(displacement: .nan, velocity: 0, angularFrequency: 1, dampingRatio: 1),
      DampedOscillation(displacement: 1, velocity: .infinity, angularFrequency: 1, dampingRatio: 1),
      DampedOscillation(displacement: 1, velocity: 1, angularFrequency: 0, dampingRatio: 1),
      DampedOscillation(displacement: 1, velocity: 1, angularFrequency: -1, dampingRatio: 1),
      DampedOscillation(displacement: 1, velocity: 1, angularFrequency: 1, dampingRatio: .nan),
    ]
    for spring in springs {
      #expect(spring.isAtRest)
      expectEqual(spring.displacement(at: 1), 0)
      expectEqual(spring.settlingDuration(within: 0.1), 0)
    }
  }

  @Test("settles in the time in which any number decays", arguments: [0.5, 1, 20])
  func hugeNumbers(dampingRatio: Double) {
    let oscillation = DampedOscillation(
      displacement: 1e308,
      velocity: -1e308,
      angularFrequency: 10,
      dampingRatio: dampingRatio
    )
    let duration = oscillation.settlingDuration(within: 0.25)
    #expect(duration.isFinite && duration > 0)
  }

  @Test("answers before the start, at no time and for ever")
  func unusualTimes() {
    let oscillation = DampedOscillation(
      displacement: 4,
      velocity: -2,
      angularFrequency: 3,
      dampingRatio: 0.5
    )
    expectEqual(oscillation.displacement(at: -1), 4)
    expectEqual(oscillation.velocity(at: -1), -2)
    expectEqual(oscillation.displacement(at: .nan), 4)
    expectEqual(oscillation.displacement(at: .infinity), 0)
    expectEqual(oscillation.velocity(at: .infinity), 0)
  }
}
