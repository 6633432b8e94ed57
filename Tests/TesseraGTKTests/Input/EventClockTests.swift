import TesseraTestSupport
import Testing

@testable import TesseraGTK

@Suite("The clock of events")
struct EventClockTests {
  @Test("keeps the distances between events, whatever their delay")
  func distances() {
    var clock = EventClock()
    expectEqual(clock.time(of: 1000, now: 50), 50)
    // A hundredth of a second later, handled a tenth late.
    #expect(abs(clock.time(of: 1010, now: 50.11) - 50.01) < 1e-9)
  }

  @Test("learns from the event with the least delay, and never runs ahead of now")
  func leastDelay() {
    var clock = EventClock()
    _ = clock.time(of: 1000, now: 50.5)
    #expect(abs(clock.time(of: 2000, now: 51) - 51) < 1e-9)
    #expect(abs(clock.time(of: 2010, now: 51.3) - 51.01) < 1e-9)
  }

  @Test("goes on when the count of milliseconds wraps round")
  func wraps() {
    var clock = EventClock()
    _ = clock.time(of: .max - 4, now: 10)
    #expect(abs(clock.time(of: 5, now: 10.01) - 10.01) < 1e-9)
  }

  @Test("never goes back, and takes now where the windowing system does not say")
  func order() {
    var clock = EventClock()
    expectEqual(clock.time(of: 0, now: 3), 3)
    expectEqual(clock.time(of: 1000, now: 4), 4)
    expectEqual(clock.time(of: 900, now: 4.1), 4)
  }
}
