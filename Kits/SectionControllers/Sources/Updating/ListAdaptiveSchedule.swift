/// Carries rare updates out at once, and makes frequent ones wait for each other.
///
/// ```swift
/// let schedule = ListAdaptiveSchedule(now: clock, after: wait)
/// updater.schedule = { schedule.schedule($0) }
/// ```
///
/// An update that comes after the interval since the last one is applied in the next turn. One that comes earlier waits for the interval,
/// which doubles each time up to the maximum and is the shortest again after a pause.
@preconcurrency @MainActor
public final class ListAdaptiveSchedule {
  private let shortest: Double
  private let longest: Double
  private let now: () -> Double
  private let after: (_ seconds: Double, _ work: @escaping @MainActor () -> Void) -> Void
  private let isVisible: () -> Bool
  private var interval: Double
  private var last = -Double.infinity

  /// Creates a schedule.
  ///
  /// Times are in seconds; an interval that is negative or not finite counts as 0.
  ///
  /// - Parameters:
  ///   - shortest: The interval after a pause.
  ///   - longest: The maximum, which also holds while the list is not visible.
  ///   - isVisible: Whether the list can be seen.
  ///   - now: The time.
  ///   - after: Calls a closure once after a time; 0 is the next turn of the main queue.
  public init(
    shortest: Double = 0.05,
    longest: Double = 1,
    isVisible: @escaping () -> Bool = { true },
    now: @escaping () -> Double,
    after: @escaping (_ seconds: Double, _ work: @escaping @MainActor () -> Void) -> Void
  ) {
    self.shortest = shortest.isFinite ? max(0, shortest) : 0
    self.longest = longest.isFinite ? max(self.shortest, longest) : self.shortest
    self.isVisible = isVisible
    self.now = now
    self.after = after
    interval = self.shortest
  }

  /// Schedules a call of a closure at the next time of the schedule.
  public func schedule(_ work: @escaping @MainActor () -> Void) {
    let passed = now() - last
    let needed = isVisible() ? interval : longest
    let isPause = passed >= needed
    interval = isPause ? shortest : min(longest, interval * 2)
    after(isPause ? 0 : needed - passed) { [weak self] in
      if let self { self.last = self.now() }
      work()
    }
  }
}
