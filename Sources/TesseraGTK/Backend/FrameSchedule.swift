import CGTK
import Foundation

/// When frames are made, and what time it is.
///
/// Time is that of the desktop's frame clock while a frame is made and drawn. In between it is that of
/// the loop, which stands still while an event is handled.
@MainActor
final class FrameSchedule {
  private(set) var isRequested = false
  private var frame = Frame.none
  private var lastFrameTime: TimeInterval = 0
  private var latestTime: TimeInterval = 0
  private var timer: guint = 0
  private var alarm: Alarm?

  /// A frame that is asked for when nothing moves before.
  private struct Alarm {
    let source: guint
    /// When it rings, in microseconds.
    let time: Int64
  }

  private enum Frame {
    case none
    case made(at: TimeInterval)
  }

  /// Makes a frame; called when one was requested and is due.
  var makeFrame: ((TimeInterval) -> Void)?

  /// Windows that tick with a frame clock each come round about as often as this, in seconds; what
  /// comes sooner after a frame is another window's tick for the same one.
  private static let shortestInterval: TimeInterval = 0.004
  /// The time between frames when no window ticks, in milliseconds.
  private static let timerInterval: guint = 16

  isolated deinit {
    if timer != 0 { g_source_remove(timer) }
    if let alarm { g_source_remove(alarm.source) }
  }

  var currentTime: TimeInterval {
    if case .made(let time) = frame { return time }
    let now = g_main_current_source().map { g_source_get_time($0) } ?? g_get_monotonic_time()
    return advance(to: TimeInterval(now) / 1_000_000)
  }

  private func advance(to time: TimeInterval) -> TimeInterval {
    latestTime = max(latestTime, time)
    return latestTime
  }

  /// Asks for a frame.
  ///
  /// - Parameter isTicking: Whether a window on screen will tick; otherwise a timer stands in.
  func request(isTicking: Bool) {
    isRequested = true
    guard !isTicking, timer == 0 else { return }
    timer = MainLoop.timer(after: Self.timerInterval) { [weak self] in self?.fire() }
  }

  /// Calls `ring` after a time, unless an earlier alarm is set.
  func setAlarm(after delay: TimeInterval, _ ring: @escaping () -> Void) {
    let milliseconds = guint(min(max(delay, 0), 3600) * 1000) + 1
    let time = Int64(g_get_monotonic_time()) + Int64(milliseconds) * 1000
    if let alarm {
      guard time < alarm.time else { return }
      g_source_remove(alarm.source)
    }
    let source = MainLoop.timer(after: milliseconds) { [weak self] in
      self?.alarm = nil
      ring()
    }
    alarm = Alarm(source: source, time: time)
  }

  private func fire() {
    timer = 0
    tick(at: Int64(g_get_monotonic_time()))
  }

  /// A window's frame clock, or the timer, came round, at a time in microseconds.
  ///
  /// - Returns: Whether another frame is wanted.
  @discardableResult
  func tick(at microseconds: Int64) -> Bool {
    let time = TimeInterval(microseconds) / 1_000_000
    guard isRequested, time - lastFrameTime >= Self.shortestInterval else { return isRequested }
    makeFrameNow(at: time)
    return isRequested
  }

  /// Makes the frame that was requested, if one was, because a window is about to be drawn.
  func makeFrameBeforeDrawing(at microseconds: Int64) {
    guard isRequested, case .none = frame else { return }
    makeFrameNow(at: TimeInterval(microseconds) / 1_000_000)
  }

  private func makeFrameNow(at time: TimeInterval) {
    isRequested = false
    lastFrameTime = time
    during(advance(to: time)) { makeFrame?($0) }
  }

  /// Draws what the last frame has prepared, at the time of that frame.
  func draw(_ body: () -> Void) { during(latestTime) { _ in body() } }

  private func during(_ time: TimeInterval, _ body: (TimeInterval) -> Void) {
    let outer = frame
    frame = .made(at: time)
    body(time)
    frame = outer
  }
}
