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
  fileprivate func beginCompleting() -> Bool {
    guard !isCompleting else { return false }
    isCompleting = true
    return true
  }

  fileprivate func endCompleting() { isCompleting = false }

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

/// A change that is on its way on screen: what goes with it, and who is to hear of its end.
package final class ChangeTimeline {
  package private(set) var state = State.waiting
  private var departures: [Departure] = []
  private var arrivals: [MountedElement] = []
  private var completions: [(Bool) -> Void]
  /// Whether the change was made as it was reported.
  private let isConsistent: Bool

  package enum State {
    /// The change is not on screen yet.
    case waiting
    /// It moves.
    case running(any PendingWork)
    /// It has arrived, or was overtaken by another one that makes everything new.
    case ended(isFinished: Bool)
  }

  init(completions: [(Bool) -> Void] = [], isConsistent: Bool = true) {
    self.completions = completions
    self.isConsistent = isConsistent
  }

  package convenience init(_ completion: @escaping (Bool) -> Void) {
    self.init(completions: [completion])
  }

  package var hasEnded: Bool {
    guard case .ended = state else { return false }
    return true
  }

  /// Whether nothing moves and the end was not noticed yet.
  fileprivate var isUnanimated: Bool {
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
    return isFinished && isConsistent
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

// How changes begin and end.
extension Mounting {
  /// Follows a change until its movements are over.
  ///
  /// Those who wait for its end hear of it even if the collection view is gone by then.
  package func start(_ timeline: ChangeTimeline, _ transaction: (any AnimationTransaction)?) {
    timelines.add(timeline)
    guard turn.isIdle || validity > .replaced else { return overtakeTimelines() }
    if let transaction, transaction.isRunning {
      run(timeline, until: transaction.endTime)
    } else {
      host.animations.performSoon { [mounting = WeakReference(self)] in
        mounting.object?.end(timeline, isFinished: true) ?? timeline.abandon()
      }
    }
  }

  /// Keeps views on screen until a movement is over that is not a change.
  package func start(_ timeline: ChangeTimeline, until end: Double) {
    timelines.add(timeline)
    run(timeline, until: end)
  }

  private func run(_ timeline: ChangeTimeline, until end: Double) {
    timeline.run(for: end - host.animations.currentTime, host.animations) {
      [mounting = WeakReference(self)] in
      mounting.object?.end(timeline, isFinished: true) ?? timeline.abandon()
    }
  }

  /// The movements of a change are over: its views are kept for others, and it is told.
  private func end(_ timeline: ChangeTimeline, isFinished: Bool) {
    guard !timeline.hasEnded else { return completeTimelines() }
    retire(timeline.end(isFinished: isFinished))
    completeTimelines()
  }

  /// Everything is new: changes that are on their way do not arrive.
  ///
  /// Completions follow when the call that is under way has returned. The views go in the next pass.
  func overtakeTimelines() {
    let overtaken = timelines.overtake()
    guard !overtaken.isEmpty else { return }
    host.animations.performSoon { [mounting = WeakReference(self)] in
      mounting.object?.completeTimelines() ?? overtaken.forEach { $0.completeWithoutView() }
    }
  }

  /// Calls the completions of changes for which nothing moves, as far as the changes before them are over, without waiting for a frame.
  ///
  /// Not from inside of a completion: what completes there would go on for ever where each applies a change.
  package func completeUnanimated() {
    guard case .idle = turn, !turns.isReporting, timelines.beginCompleting() else { return }
    defer { timelines.endCompleting() }
    for timeline in timelines.unanimated { retire(timeline.end(isFinished: true)) }
    completeTimelines()
  }

  private func retire(_ gone: [Departure]) {
    for departure in gone where views.end(departure) {
      if !departure.isReturnable || !keep(departure.mounted) { retire(departure.mounted) }
    }
  }

  /// Takes away the views on their way out that `isGone` says.
  func retireDepartures(where isGone: (MountedElement) -> Bool) {
    retire(views.departures.filter { isGone($0.mounted) })
  }

  /// Tells of the ends of changes in the order in which they were made, whichever is over first.
  private func completeTimelines() {
    while let first = timelines.takeFirstEnded() {
      for completion in first.takeCompletions() {
        door.complete(completion, isFinished: first.isArrived)
      }
    }
  }
}
