package import TesseraCore

/// The changes whose animations are running, in the order in which they were made.
///
/// An owner of the engine's state.
package final class ChangeTimelines {
  /// How changes are shown, as the app has said it.
  package private(set) var timing = UpdateTiming.standard
  private var running: [ChangeTimeline] = []
  /// Whether completions are being called before the call that made the change has returned.
  private var isCompleting = false

  package var isEmpty: Bool { running.isEmpty }

  package func take(_ timing: UpdateTiming) { self.timing = timing }

  package func add(_ timeline: ChangeTimeline) { running.append(timeline) }

  /// The changes for which nothing moves and whose ends were not noticed yet.
  package var unanimated: [ChangeTimeline] { running.filter { $0.isUnanimated } }

  /// Returns whether completions may be called at once, which they may not from inside of one.
  func beginCompleting() -> Bool {
    guard !isCompleting else { return false }
    isCompleting = true
    return true
  }

  func endCompleting() { isCompleting = false }

  /// Ends every running change as unfinished, because everything is new; returns the changes whose completions are to be called.
  func overtake() -> [ChangeTimeline] {
    for timeline in running where !timeline.hasEnded { _ = timeline.end(isFinished: false) }
    return running
  }

  /// Removes and returns the first change if it has ended: completions are called in order, whichever animation ends first.
  func takeFirstEnded() -> ChangeTimeline? {
    guard let first = running.first, first.hasEnded else { return nil }
    return running.removeFirst()
  }
}
