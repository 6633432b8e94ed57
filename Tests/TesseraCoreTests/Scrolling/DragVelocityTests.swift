import TesseraTestSupport
import Testing
import TesseraCore

@Suite("The velocity of a drag")
struct DragVelocityTests {
  private func velocity(of samples: [(time: Double, position: Double)], at time: Double) -> Double {
    var drag = DragVelocity()
    for sample in samples { drag.add(position: sample.position, at: sample.time) }
    return drag.velocity(at: time)
  }

  @Test("is that of an even movement")
  func even() {
    let samples = (0...12).map { (Double($0) * 0.01, Double($0) * 6) }
    #expect(abs(velocity(of: samples, at: 0.12) - 600) < 1e-6)
  }

  /// Positions 0, 0, 30 at 0, 10, 20 ms: the best line rises by (−10·−10 + 10·20) / (100 + 100) per ms.
  @Test("is the slope of the line that fits best")
  func uneven() {
    let samples = [(0.0, 0.0), (0.01, 0), (0.02, 30)]
    #expect(abs(velocity(of: samples, at: 0.02) - 1500) < 1e-6)
  }

  @Test("forgets what was before the window")
  func window() {
    let samples = [(0.0, 0.0), (0.05, 900), (0.30, 900), (0.35, 890), (0.40, 880)]
    #expect(abs(velocity(of: samples, at: 0.40) + 200) < 1e-6)
  }

  @Test("is zero when the finger has rested before it left")
  func rested() {
    let samples = [(0.0, 0.0), (0.02, 40), (0.04, 80)]
    expectEqual(velocity(of: samples, at: 0.2), 0)
    #expect(velocity(of: samples, at: 0.04) != 0)
  }

  @Test("does not grow out of two events at once")
  func sameTime() {
    expectEqual(velocity(of: [(1, 0), (1, 50)], at: 1), 0)
    // Half a point in a microsecond counts as half a point in half a frame: 0.5 · 120.
    #expect(abs(velocity(of: [(1, 0), (1.000_001, 0.5)], at: 1.000_001) - 60) < 1e-9)
  }

  @Test("begins anew when the clock goes back")
  func clockGoesBack() {
    let found = velocity(of: [(5, 0), (5.05, 100), (1, 0), (1.05, 5)], at: 1.05)
    #expect(abs(found - 5 / 0.05) < 1e-9)
  }

  @Test("passes over numbers that are not finite, and needs two samples")
  func unusualNumbers() {
    expectEqual(velocity(of: [], at: 0), 0)
    expectEqual(velocity(of: [(0, 5)], at: 0), 0)
    let samples = [(0.0, 0.0), (.nan, 4), (0.02, .infinity), (0.05, 10)]
    #expect(abs(velocity(of: samples, at: .nan) - 200) < 1e-9)
  }
}
