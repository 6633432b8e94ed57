import TesseraCore

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
