import Foundation
import TesseraTestSupport
import Testing
import TesseraCore

@Suite("A bounce")
struct BounceBackTests {
  @Test("returns without passing the edge", arguments: [-80.0, 12, 300])
  func noOvershoot(overshoot: Double) throws {
    let bounce = BounceBack(from: 500 + overshoot, velocity: 0, to: 500)
    #expect(bounce.timePassingTarget == nil)
    var last = abs(overshoot)
    for step in 0...200 {
      let distance = bounce.offset(at: Double(step) / 100) - 500
      try #require(distance.sign == overshoot.sign && abs(distance) <= last)
      last = abs(distance)
    }
  }

  /// From the edge with velocity v the path is v·t·e^(−10t), highest at 0.1 s: v / (10 · e).
  @Test("goes past the edge by what the velocity is worth")
  func highest() {
    let bounce = BounceBack(from: 0, velocity: 1000, to: 0)
    #expect(abs(bounce.offset(at: 0.1) - 1000 / (10 * Foundation.exp(1))) < 1e-9)
    #expect(abs(bounce.velocity(at: 0.1)) < 1e-9)
    #expect(bounce.offset(at: 0.09) < bounce.offset(at: 0.1))
    #expect(bounce.offset(at: 0.11) < bounce.offset(at: 0.1))
  }

  /// 1,000 · t · e^(−10t) is 0.268 at 0.80 s and 0.246 at 0.81 s.
  @Test("has returned when a quarter of a point is left")
  func duration() {
    let duration = BounceBack(from: 0, velocity: 1000, to: 0).duration
    #expect(duration > 0.80 && duration < 0.81)
    expectEqual(BounceBack(from: 3, velocity: 0, to: 3).duration, 0)
  }

  /// x = (20 + (−400 + 200)t)·e^(−10t) is 0 at t = 0.1, where its velocity is −200 / e.
  @Test("passes the edge when it is thrown towards it")
  func passing() throws {
    let bounce = BounceBack(from: 20, velocity: -400, to: 0)
    let time = try #require(bounce.timePassingTarget)
    #expect(abs(time - 0.1) < 1e-15)
    #expect(abs(bounce.offset(at: time)) < 1e-12)
    #expect(abs(bounce.velocity(at: time) + 200 / Foundation.exp(1)) < 1e-9)
  }

  @Test("keeps its velocity when it is translated")
  func shifted() {
    let bounce = BounceBack(from: 20, velocity: -50, to: 0)
    let moved = bounce.shifted(by: 70).offset(at: 0.2) - bounce.offset(at: 0.2)
    #expect(abs(moved - 70) < 1e-12)
    expectEqual(bounce.shifted(by: 70).velocity(at: 0.2), bounce.velocity(at: 0.2))
    expectEqual(bounce.shifted(by: .infinity), bounce)
  }

  @Test("is at the target when a number is not finite")
  func unusualNumbers() {
    expectEqual(BounceBack(from: .nan, velocity: 0, to: 9).offset(at: 0), 9)
    expectEqual(BounceBack(from: 1, velocity: .infinity, to: 9).offset(at: 0), 9)
    expectEqual(BounceBack(from: 1, velocity: 0, to: .nan).offset(at: .infinity), 0)
  }
}
