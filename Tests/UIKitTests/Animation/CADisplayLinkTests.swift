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
    #expect(times.count == count)
    link.isPaused = false
    fixture.backend.advance(by: 0.1)
    #expect(times.count > count)
    link.invalidate()
    let last = times.count
    fixture.backend.advance(by: 0.1)
    link.add(to: .main, forMode: .common)
    fixture.backend.advance(by: 0.1)
    #expect(times.count == last)
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
    #expect(count == 10)
  }
}
