import TesseraTestSupport
import Testing
import TesseraCore

@Suite("A cubic timing curve")
struct CubicBezierTests {
  static let all: [CubicBezier] = [.linear, .easeIn, .easeOut, .easeInOut]

  @Test("starts at 0 and ends at 1", arguments: all)
  func ends(curve: CubicBezier) {
    expectEqual(curve.value(at: 0), 0)
    expectEqual(curve.value(at: 1), 1)
    expectEqual(curve.value(at: -3), 0)
    expectEqual(curve.value(at: 3), 1)
    expectEqual(curve.value(at: .nan), 1)
  }

  @Test("never goes back", arguments: all)
  func isMonotone(curve: CubicBezier) throws {
    var last = 0.0
    for step in 1...1000 {
      let value = curve.value(at: Double(step) / 1000)
      try #require(value >= last)
      last = value
    }
  }

  @Test("is the fraction of time itself when it is linear", arguments: [0.1, 0.25, 0.5, 0.9])
  func linear(fraction: Double) {
    #expect(abs(CubicBezier.linear.value(at: fraction) - fraction) < 1e-12)
    #expect(abs(CubicBezier.linear.slope(at: fraction) - 1) < 1e-9)
  }

  /// At the parameter ½ a cubic is (3·first + 3·second + 1) / 8 in each coordinate.
  @Test("passes the points computed by hand at the middle of its parameter")
  func middles() {
    let easeIn = CubicBezier.easeIn.value(at: (3 * 0.42 + 3 * 1 + 1) / 8)
    // The second coordinates are 0 and 1: (3 · 0 + 3 · 1 + 1) / 8.
    #expect(abs(easeIn - 0.5) < 1e-12)
    let easeOut = CubicBezier.easeOut.value(at: (3 * 0 + 3 * 0.58 + 1) / 8)
    #expect(abs(easeOut - 0.5) < 1e-12)
    #expect(abs(CubicBezier.easeInOut.value(at: 0.5) - 0.5) < 1e-12)
  }

  @Test("is its own mirror image when it eases at both ends", arguments: [0.05, 0.2, 0.4])
  func symmetry(fraction: Double) {
    let curve = CubicBezier.easeInOut
    #expect(abs(curve.value(at: fraction) + curve.value(at: 1 - fraction) - 1) < 1e-12)
  }

  @Test("has the slope of its own values", arguments: all)
  func slopes(curve: CubicBezier) {
    for fraction in [0.1, 0.3, 0.5, 0.7, 0.9] {
      let step = 1e-6
      let rise = curve.value(at: fraction + step) - curve.value(at: fraction - step)
      #expect(abs(curve.slope(at: fraction) - rise / (2 * step)) < 1e-6)
    }
  }

  @Test("leaves and arrives in the direction of its control points")
  func endSlopes() {
    expectEqual(CubicBezier.easeInOut.slope(at: 0), 0)
    expectEqual(CubicBezier.easeInOut.slope(at: 1), 0)
    #expect(abs(CubicBezier.linear.slope(at: 0) - 1) < 1e-12)
    #expect(abs(CubicBezier(0.5, 1, 1, 1).slope(at: 0) - 2) < 1e-12)
    // With the first control point on the start the curve leaves towards the second: 1 / 0.58.
    #expect(abs(CubicBezier.easeOut.slope(at: 0) - 1 / 0.58) < 1e-12)
    expectEqual(CubicBezier.linear.slope(at: .nan), 0)
  }

  @Test("overshoots when a control point lies above")
  func overshoot() {
    let curve = CubicBezier(0.3, 1.5, 0.7, 1.5)
    #expect(curve.value(at: 0.6) > 1)
    expectEqual(curve.value(at: 1), 1)
  }

  @Test("is linear when a coordinate is not finite")
  func notFinite() {
    expectEqual(CubicBezier(.nan, 0, 1, 1), .linear)
    expectEqual(CubicBezier(0, .infinity, 1, 1), .linear)
  }

  @Test("keeps time from running backwards")
  func horizontalCoordinatesAreClamped() {
    expectEqual(CubicBezier(-1, 0, 2, 1), CubicBezier(0, 0, 1, 1))
  }
}
