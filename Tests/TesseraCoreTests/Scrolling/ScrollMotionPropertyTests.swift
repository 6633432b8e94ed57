import Testing
import TesseraCore
import TesseraTestSupport

/// A motion out of random numbers that describes how to make it again.
private struct RandomMotion {
  let motion: ScrollMotion
  let replay: String

  init(using generator: inout SeededGenerator) {
    let upper = Double.random(in: 0...3000, using: &generator)
    let offset = Double.random(in: -300...(upper + 300), using: &generator)
    let velocity = Double.random(in: -8000...8000, using: &generator)
    let limits = ScrollLimits(lower: 0, upper: upper)
    guard Bool.random(using: &generator) else {
      motion = ScrollMotion(from: offset, velocity: velocity, limits: limits)
      replay = "ScrollMotion(from: \(offset), velocity: \(velocity), limits: 0...\(upper))"
      return
    }
    let target = Double.random(in: 0...upper, using: &generator)
    motion = ScrollMotion(from: offset, velocity: velocity, landingOn: target, limits: limits)
    replay = """
      ScrollMotion(from: \(offset), velocity: \(velocity), landingOn: \(target), \
      limits: 0...\(upper))
      """
  }
}

@Suite("Every scroll motion", .serialized)
struct ScrollMotionPropertyTests {
  static let seeds: [UInt64] = [11, 12, 13, 14]

  @Test("moves by no more than its speed allows, and jumps nowhere", arguments: seeds)
  func isContinuous(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<20 {
      let random = RandomMotion(using: &generator)
      let step = 1.0 / 480
      var last = (random.motion.offset(at: 0), random.motion.velocity(at: 0))
      for index in 1...1500 {
        let time = Double(index) * step
        let next = (random.motion.offset(at: time), random.motion.velocity(at: time))
        // The acceleration is at most ω²·x + 2ω·v of the spring; a frame's share of it is generous.
        let fastest = max(abs(last.1), abs(next.1)) * 1.2 + 4
        let allowed = fastest * step + Deceleration.restingDistance
        try #require(abs(next.0 - last.0) <= allowed, "\(random.replay) at \(time) s")
        last = next
      }
    }
  }

  @Test("comes to rest inside the limits after its duration", arguments: seeds)
  func comesToRest(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<300 {
      let random = RandomMotion(using: &generator)
      let motion = random.motion
      try #require(motion.duration.isFinite, "\(random.replay)")
      try #require(motion.limits.contains(motion.restingOffset), "\(random.replay)")
      try #require(motion.offset(at: motion.duration + 1e-9) == motion.restingOffset)
      let before = motion.offset(at: max(0, motion.duration - 1e-9))
      let left = abs(before - motion.restingOffset)
      try #require(left <= Deceleration.restingDistance + 0.001, "\(random.replay)")
    }
  }

  @Test("follows the same path whatever the frames it is taken up at", arguments: seeds)
  func doesNotDependOnFrames(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<100 {
      let random = RandomMotion(using: &generator)
      var taken = random.motion
      var start = 0.0
      for _ in 0..<40 {
        let step = Double.random(in: 0...0.05, using: &generator)
        taken = taken.continued(from: step, in: taken.limits)
        start += step
        let difference = taken.offset(at: 0) - random.motion.offset(at: start)
        try #require(abs(difference) <= 0.26, "\(random.replay) at \(start) s")
      }
      let landed = abs(taken.restingOffset - random.motion.restingOffset)
      try #require(landed <= 0.26, "\(random.replay)")
    }
  }

  @Test("keeps its velocity when it is translated in the middle", arguments: seeds)
  func shifts(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<200 {
      let random = RandomMotion(using: &generator)
      let distance = Double.random(in: -5000...5000, using: &generator)
      let shifted = random.motion.shifted(by: distance)
      for step in 0...30 {
        let time = Double(step) * 0.1
        let moved = shifted.offset(at: time) - random.motion.offset(at: time) - distance
        try #require(abs(moved) < 0.26, "\(random.replay) by \(distance) at \(time) s")
      }
      try #require(shifted.velocity(at: 0) == random.motion.velocity(at: 0), "\(random.replay)")
    }
  }

  @Test("keeps offset and velocity when its limits change", arguments: seeds)
  func limitsChange(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<300 {
      let random = RandomMotion(using: &generator)
      let upper = Double.random(in: 0...3000, using: &generator)
      let time = Double.random(in: 0...2, using: &generator)
      let limits = ScrollLimits(lower: 0, upper: upper)
      let changed = random.motion.continued(from: time, in: limits)
      // What is nearly at rest may come to rest there and then.
      let tolerance = changed.duration > 0 ? 1e-9 : Deceleration.restingDistance
      let moved = abs(changed.offset(at: 0) - random.motion.offset(at: time))
      try #require(moved <= tolerance, "\(random.replay), then 0...\(upper) at \(time) s")
      if random.motion.phase(at: time) != .resting, changed.duration > 0 {
        let difference = changed.velocity(at: 0) - random.motion.velocity(at: time)
        try #require(abs(difference) < 1e-6, "\(random.replay), then 0...\(upper) at \(time) s")
      }
      try #require(limits.contains(changed.restingOffset), "\(random.replay)")
    }
  }
}
