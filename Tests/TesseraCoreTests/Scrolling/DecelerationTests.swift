import Foundation
import TesseraTestSupport
import Testing
import TesseraCore

@Suite("A deceleration")
struct DecelerationTests {
  @Test("keeps the rate's part of its velocity in each millisecond")
  func rate() {
    let movement = Deceleration(from: 0, velocity: 1000)
    #expect(abs(movement.velocity(at: 0.001) - 1000 * 0.998) < 1e-9)
    #expect(abs(movement.velocity(at: 0.002) - 1000 * 0.998 * 0.998) < 1e-9)
    let fast = Deceleration(from: 0, velocity: 1000, rate: .fast).velocity(at: 0.003)
    #expect(abs(fast - 1000 * 0.99 * 0.99 * 0.99) < 1e-9)
  }

  /// The integral of v·0.998^(1000t) is −v / (1000 · ln 0.998): 2,000 points per second go 999 points.
  @Test("comes to rest where the integral of its velocity ends")
  func target() {
    let movement = Deceleration(from: 100, velocity: 2000)
    #expect(abs(movement.target - (100 - 2 / Foundation.log(0.998))) < 1e-9)
    #expect(movement.target > 1098.9 && movement.target < 1099.1)
    expectEqual(movement.offset(at: .infinity), movement.target)
  }

  /// The projection that Apple published adds up whole milliseconds: v / 1000 · d / (1 − d).
  @Test("ends within a thousandth of the published projection", arguments: [-3000.0, 250, 8000])
  func publishedProjection(velocity: Double) {
    let movement = Deceleration(from: 0, velocity: velocity)
    let projected = velocity / 1000 * 0.998 / (1 - 0.998)
    #expect(abs(movement.target / projected - 1) < 0.0011)
  }

  @Test("agrees with its velocity added up in small steps", arguments: [0.998, 0.99, 0.9])
  func agreesWithSteps(rate: Double) throws {
    let rate = DecelerationRate(perMillisecond: rate)
    let movement = Deceleration(from: 50, velocity: -1500, rate: rate)
    // Steps of a hundredth of a millisecond, each with the velocity in its middle.
    let kept = Foundation.pow(rate.perMillisecond, 0.01)
    var offset = 50.0
    var velocity = -1500 * kept.squareRoot()
    for step in 1...200_000 {
      offset += velocity * 0.000_01
      velocity *= kept
      guard step.isMultiple(of: 1000) else { continue }
      let time = Double(step) * 0.000_01
      try #require(abs(movement.offset(at: time) - offset) < 1e-3, "at \(time) s")
    }
  }

  @Test("takes until a quarter of a point is left")
  func duration() {
    let movement = Deceleration(from: 0, velocity: 1000)
    let left = movement.target - movement.offset(at: movement.duration)
    #expect(abs(left - Deceleration.restingDistance) < 1e-9)
    expectEqual(Deceleration(from: 7, velocity: 0).duration, 0)
  }

  @Test("lands on the target it is given", arguments: [-500.0, 10, 10.1, 4000])
  func landing(target: Double) {
    let movement = Deceleration(from: 10, landingOn: target, rate: .fast)
    #expect(abs(movement.target - target) < 1e-9)
    expectEqual(movement.initialOffset, 10)
    expectEqual(movement.initialVelocity.sign, (target - 10).sign)
  }

  @Test("knows when it passes an offset")
  func passing() throws {
    let movement = Deceleration(from: 0, velocity: 1000)
    let time = try #require(movement.time(passing: 300))
    #expect(abs(movement.offset(at: time) - 300) < 1e-9)
    expectEqual(movement.time(passing: 0), 0)
    #expect(movement.time(passing: -1) == nil)
    #expect(movement.time(passing: movement.target) == nil)
    #expect(movement.time(passing: .nan) == nil)
    #expect(Deceleration(from: 0, velocity: 0).time(passing: 1) == nil)
  }

  @Test("keeps its velocity when it is translated")
  func shifted() {
    let movement = Deceleration(from: 0, velocity: 1000)
    let shifted = movement.shifted(by: 500)
    let moved = shifted.offset(at: 0.3) - movement.offset(at: 0.3)
    #expect(abs(moved - 500) < 1e-9)
    expectEqual(shifted.velocity(at: 0.3), movement.velocity(at: 0.3))
    expectEqual(movement.shifted(by: .nan), movement)
  }

  @Test("treats numbers that are not finite as rest, and a rate out of range as the nearest")
  func unusualNumbers() {
    expectEqual(Deceleration(from: 5, velocity: .nan).target, 5)
    expectEqual(Deceleration(from: .infinity, velocity: 0).target, 0)
    expectEqual(Deceleration(from: 5, landingOn: .nan).target, 5)
    expectEqual(DecelerationRate(perMillisecond: 0).perMillisecond, 0.1)
    expectEqual(DecelerationRate(perMillisecond: 1).perMillisecond, 0.9999)
    expectEqual(DecelerationRate(perMillisecond: .nan), .normal)
    expectEqual(Deceleration(from: 5, velocity: 10).offset(at: .nan), 5)
  }
}
