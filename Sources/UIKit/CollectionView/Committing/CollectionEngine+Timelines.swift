import Foundation
import TesseraCore

extension CollectionEngine {
  /// Follows a change until its movements are over.
  ///
  /// Those who wait for its end hear of it even if the collection view is gone by then.
  func start(_ timeline: ChangeTimeline, _ transaction: UIViewAnimationTransaction?) {
    screen.timelines.append(timeline)
    guard turn.isIdle || validity > .replaced else { return overtakeTimelines() }
    if let transaction, transaction.isRunning {
      run(timeline, until: transaction.startTime + transaction.duration)
    } else {
      performSoon { [weak self] in
        self?.end(timeline, isFinished: true) ?? timeline.abandon()
      }
    }
  }

  /// Does `work` when the call that is under way has returned.
  ///
  /// That is in the next frame, or before it when the main actor is free, because a hidden window gets no
  /// frames. It may be done twice.
  private func performSoon(_ work: @escaping @MainActor () -> Void) {
    UIApplication.shared.animationClock.performAtNextFrame { work() }
    Task { @MainActor in work() }
  }

  /// Keeps views on screen until a movement is over that is not a change.
  func start(_ timeline: ChangeTimeline, until end: TimeInterval) {
    screen.timelines.append(timeline)
    run(timeline, until: end)
  }

  private func run(_ timeline: ChangeTimeline, until end: TimeInterval) {
    timeline.run(until: end) { [weak self] in
      self?.end(timeline, isFinished: true) ?? timeline.abandon()
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
    for timeline in screen.timelines where !timeline.hasEnded {
      _ = timeline.end(isFinished: false)
    }
    guard !screen.timelines.isEmpty else { return }
    performSoon { [weak self, timelines = screen.timelines] in
      self?.completeTimelines() ?? timelines.forEach { $0.completeWithoutView() }
    }
  }

  private func retire(_ gone: [Departure]) {
    for departure in gone where screen.departures.contains(where: { $0 === departure }) {
      screen.departures.removeAll { $0 === departure }
      if !departure.isReturnable || !keep(departure.mounted) { retire(departure.mounted) }
    }
  }

  /// Takes away the views on their way out that `isGone` says.
  func retireDepartures(where isGone: (MountedElement) -> Bool) {
    retire(screen.departures.filter { isGone($0.mounted) })
  }

  /// Tells of the ends of changes in the order in which they were made, whichever is over first.
  private func completeTimelines() {
    while let first = screen.timelines.first, first.hasEnded {
      screen.timelines.removeFirst()
      for completion in first.takeCompletions() {
        complete(completion, isFinished: first.isArrived)
      }
    }
  }

  /// A view that was on its way out and is wanted again.
  func takeReturningDeparture(for key: ElementIdentity<Before>) -> Departure? {
    let index = screen.departures.firstIndex {
      $0.isReturnable && $0.mounted.key == key && $0.mounted.generation == screen.generation
    }
    guard let index else { return nil }
    let departure = screen.departures.remove(at: index)
    departure.mounted.move(to: .resting)
    return departure
  }

  /// Lets a view that has come back go on its way out, because it came back in a round of a change whose sizes
  /// were not found yet, and is not in sight in the end.
  func resume(_ departure: Departure) {
    let element = departure.mounted
    guard screen.mounted[element.key] === element else { return }
    screen.mounted[element.key] = nil
    screen.departures.append(departure)
  }
}
