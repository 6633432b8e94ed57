import Foundation

/// Puts the windowing system's times on the clock of the backend.
///
/// The windowing system counts milliseconds in 32 bits, from a start of its own, so that the count
/// wraps round after seven weeks. The event that arrived with the least delay tells how far the two
/// clocks are apart.
struct EventClock {
  private var latest: UInt32?
  /// The count without wrapping round, in seconds.
  private var elapsed: TimeInterval = 0
  private var offset: TimeInterval = .infinity
  private var lastAnswer: TimeInterval = -.infinity

  /// Puts the time of an event on the backend's clock.
  ///
  /// - Parameters:
  ///   - milliseconds: The windowing system's count; 0 if it does not say.
  ///   - now: The time on the backend's clock.
  /// - Returns: A time that is never later than `now`, and never before the last answer.
  mutating func time(of milliseconds: UInt32, now: TimeInterval) -> TimeInterval {
    guard milliseconds != 0 else { return answer(now) }
    let step = Int32(bitPattern: milliseconds &- (latest ?? milliseconds))
    latest = milliseconds
    elapsed += TimeInterval(step) / 1000
    offset = min(offset, now - elapsed)
    return answer(elapsed + offset)
  }

  private mutating func answer(_ time: TimeInterval) -> TimeInterval {
    lastAnswer = max(lastAnswer, time)
    return lastAnswer
  }
}
