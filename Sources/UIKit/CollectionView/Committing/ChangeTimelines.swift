import TesseraCore

/// The changes that are on their way, in the order in which they were made.
///
/// An owner of the engine's state.
@MainActor
final class ChangeTimelines {
  /// How changes are shown, as the app has said it.
  private(set) var timing = UpdateTiming.standard
  private var running: [ChangeTimeline] = []

  var isEmpty: Bool { running.isEmpty }

  func take(_ timing: UpdateTiming) { self.timing = timing }

  func add(_ timeline: ChangeTimeline) { running.append(timeline) }

  /// Has no change arrive, because everything is new; returns those whose ends are to be told.
  func overtake() -> [ChangeTimeline] {
    for timeline in running where !timeline.hasEnded { _ = timeline.end(isFinished: false) }
    return running
  }

  /// Takes the first change if it has ended: ends are told in order, whichever is over first.
  func takeFirstEnded() -> ChangeTimeline? {
    guard let first = running.first, first.hasEnded else { return nil }
    return running.removeFirst()
  }
}
