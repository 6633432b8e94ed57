import Testing
import TesseraCore
import TesseraTestSupport

/// A motion that meets an edge takes no longer than the one that nothing is in the way of, and one way of the spring.
@Suite("The duration of a scroll motion")
struct ScrollMotionLengthTests {
  /// A spring takes 1.4 s to bring the fastest fling here, of 8,000 points per second, back to its edge.
  private static let bounce = 1.4

  /// Distances between a natural target and an edge at which times are the hardest to tell apart.
  private static let distances: [Double] = [
    0, 1e-300, 1e-15, 1e-13, 1e-12, 1e-10, 1e-8, 1e-6, 1e-3, 0.1, 0.249, 0.25, 0.251, 1, 10,
  ]

  @Test("is bounded by that of the movement alone, however near an edge is to its target")
  func nearTargets() throws {
    var generator = SeededGenerator(seed: 1)
    for _ in 0..<300 {
      let velocity = Double.random(in: -8_000...8_000, using: &generator)
      let offset = Double.random(in: -1e4...1e4, using: &generator)
      let alone = Deceleration(from: offset, velocity: velocity)
      for distance in Self.distances {
        for edge in [alone.target - distance, alone.target + distance] {
          let limits =
            velocity > 0
            ? ScrollLimits(lower: offset - 1e5, upper: edge)
            : ScrollLimits(lower: edge, upper: offset + 1e5)
          guard limits.contains(offset) else { continue }
          let motion = ScrollMotion(from: offset, velocity: velocity, limits: limits)
          let bounce = (alone.target - edge).magnitude <= 0.25 ? 0 : Self.bounce
          try #require(
            motion.duration <= alone.duration + bounce + 1e-9,
            "\(motion.duration) from \(offset) at \(velocity), \(distance) around \(edge)"
          )
          try #require(limits.contains(motion.restingOffset))
        }
      }
    }
  }

  @Test("of one that lands on an edge is that of any landing")
  func landings() throws {
    var generator = SeededGenerator(seed: 2)
    for _ in 0..<4_000 {
      let offset = Double.random(in: -1e4...1e4, using: &generator)
      let upper = offset + Double.random(in: 0...1e4, using: &generator)
      let limits = ScrollLimits(lower: offset - 1e4, upper: upper)
      let motion = ScrollMotion(from: offset, velocity: 500, landingOn: upper, limits: limits)
      let alone = Deceleration(from: offset, landingOn: upper)
      try #require(motion.duration <= alone.duration + 1e-9, "from \(offset) to \(upper)")
      try #require((motion.restingOffset - upper).magnitude < 1e-9)
    }
  }

  @Test("of one that a spring throws inside is bounded by the movement that it is thrown into")
  func thrownInside() throws {
    var generator = SeededGenerator(seed: 3)
    for _ in 0..<300 {
      let displacement = Double.random(in: -300 ... -0.001, using: &generator)
      for share in [1 - 1e-12, 1, 1 + 1e-12, 1 + 1e-8, 1 + 1e-4, 1.01, 2] {
        let velocity = -displacement * BounceBack.angularFrequency * share
        let motion = ScrollMotion(
          from: displacement,
          velocity: velocity,
          limits: ScrollLimits(lower: 0, upper: 1e6)
        )
        let onward = Deceleration(from: 0, velocity: velocity)
        try #require(
          motion.duration <= Self.bounce + onward.duration,
          "\(motion.duration) from \(displacement) at \(velocity)"
        )
      }
    }
  }
}
