import TesseraCore

/// A change that is on its way on screen: what goes with it, and who is to hear of its end.
package final class ChangeTimeline {
  package private(set) var state = State.waiting
  private var departures: [Departure] = []
  private var arrivals: [MountedElement] = []
  private var completions: [(Bool) -> Void]
  private var isInconsistent = false

  package enum State {
    /// The change is not on screen yet.
    case waiting
    /// It moves.
    case running(any PendingWork)
    /// It has arrived, or was overtaken by another one that makes everything new.
    case ended(isFinished: Bool)
  }

  init(completions: [(Bool) -> Void] = []) { self.completions = completions }

  package convenience init(_ completion: @escaping (Bool) -> Void) {
    self.init(completions: [completion])
  }

  /// The change could not be made as it was reported.
  func markInconsistent() { isInconsistent = true }

  package var hasEnded: Bool {
    guard case .ended = state else { return false }
    return true
  }

  /// Whether nothing moves and the end was not noticed yet.
  var isUnanimated: Bool {
    guard case .waiting = state else { return false }
    return true
  }

  package func add(_ departure: Departure) { departures.append(departure) }

  package func add(_ arrival: MountedElement) { arrivals.append(arrival) }

  /// Calls `action` after some seconds.
  package func run(
    for duration: Double,
    _ animations: any AnimationPort,
    then action: @escaping () -> Void
  ) {
    state = .running(animations.perform(after: max(0, duration), action))
  }

  /// Nothing moves any more; answers the views that go with it.
  package func end(isFinished: Bool) -> [Departure] {
    if case .running(let work) = state { work.cancel() }
    state = .ended(isFinished: isFinished)
    for arrival in arrivals { arrival.arrive(with: self) }
    arrivals = []
    defer { departures = [] }
    return departures
  }

  /// The collection view is gone, and with it what shows the change.
  package func abandon() {
    if !hasEnded { _ = end(isFinished: false) }
    completeWithoutView()
  }

  /// Whether the change has ended as it was reported.
  var isArrived: Bool {
    guard case .ended(let isFinished) = state else { return false }
    return isFinished && !isInconsistent
  }

  /// What is to be called at the end, once; nothing before it.
  func takeCompletions() -> [(Bool) -> Void] {
    guard hasEnded else { return [] }
    defer { completions = [] }
    return completions
  }
}

/// A view on its way out of sight, until its timeline has ended.
package final class Departure {
  package let mounted: MountedElement
  /// Where it goes.
  package let place: any ElementAttributes
  /// Whether its element is still there, so that the view may be wanted again on the way.
  var isReturnable: Bool

  init(_ mounted: MountedElement, to place: any ElementAttributes, isReturnable: Bool) {
    self.mounted = mounted
    self.place = place
    self.isReturnable = isReturnable
  }
}
