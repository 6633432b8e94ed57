import TesseraTestSupport
import Testing

@testable import UIKit

@Suite("A display link")
@MainActor
struct CADisplayLinkTests {
  @Test("calls its closure once for each frame, from when it is added until it is invalid")
  func frames() {
    let fixture = Fixture()
    var times: [Double] = []
    let link = CADisplayLink(calling: { times.append($0.timestamp) })
    fixture.backend.advance(by: 0.1)
    #expect(times.isEmpty)
    let start = CACurrentMediaTime()
    link.add(to: .main, forMode: .common)
    fixture.backend.advance(by: 0.1)
    let count = times.count
    // Sixty frames a second.
    #expect(count >= 6 && count <= 7)
    #expect(times.allSatisfy { $0 >= start } && times == times.sorted())
    #expect(abs(link.duration - 1.0 / 60) < 1e-3 && link.targetTimestamp > link.timestamp)
    link.isPaused = true
    fixture.backend.advance(by: 0.1)
    expectEqual(times.count, count)
    link.isPaused = false
    fixture.backend.advance(by: 0.1)
    #expect(times.count > count)
    link.invalidate()
    let last = times.count
    fixture.backend.advance(by: 0.1)
    link.add(to: .main, forMode: .common)
    fixture.backend.advance(by: 0.1)
    expectEqual(times.count, last)
  }

  @Test("stops once it was removed for every mode that it was added for")
  func removal() {
    let fixture = Fixture()
    var count = 0
    let link = CADisplayLink(calling: { _ in count += 1 })
    link.add(to: .main, forMode: .common)
    link.add(to: .main, forMode: .default)
    link.remove(from: .main, forMode: .common)
    fixture.backend.advance(by: 0.1)
    #expect(count > 0)
    link.remove(from: .main, forMode: .default)
    let last = count
    fixture.backend.advance(by: 0.1)
    expectEqual(count, last)
    link.add(to: .main, forMode: .default)
    fixture.backend.advance(by: 0.1)
    #expect(count > last)
  }

  @Test("calls it less often if it is to, and stops in the closure")
  func rate() {
    let fixture = Fixture()
    var count = 0
    let link = CADisplayLink(calling: { link in
      count += 1
      if count == 10 { link.invalidate() }
    })
    link.preferredFramesPerSecond = 10
    link.add(to: .main, forMode: .default)
    fixture.backend.advance(by: 0.5)
    #expect(count == 5 || count == 6)
    fixture.backend.advance(by: 5)
    expectEqual(count, 10)
  }

  @Test(
    "calls it as often as its range prefers, else as the range has at most, and never more often than there are frames",
    arguments: [
      (CAFrameRateRange(minimum: 10, maximum: 30, preferred: 20), 20),
      (CAFrameRateRange(minimum: 8, maximum: 15), 15),
      (CAFrameRateRange(minimum: 80, maximum: 120, preferred: 120), 60),
      (CAFrameRateRange(minimum: 0, maximum: -.infinity, preferred: .nan), 10),
      (.default, 10),
    ]
  )
  func range(_ range: CAFrameRateRange, count: Int) {
    expectEqual(CAFrameRateRange(), .default)
    #expect(
      range != .default || (range.minimum == 0 && range.maximum == 0 && range.preferred == nil)
    )
    let fixture = Fixture()
    var calls = 0
    let link = CADisplayLink(calling: { _ in calls += 1 })
    link.preferredFramesPerSecond = 10
    link.preferredFrameRateRange = range
    link.add(to: .main, forMode: .common)
    fixture.backend.advance(by: 1)
    #expect(abs(calls - count) <= 1)
    link.invalidate()
  }
}
