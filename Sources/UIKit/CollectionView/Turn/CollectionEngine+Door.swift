extension CollectionEngine {
  /// What the collection view is doing.
  var turn: Turn { turns.turn }

  /// Whether a request is met at once.
  func allows(_ request: TurnRequest) -> Bool {
    turn.decision(on: request, isReporting: turns.isReporting) == .atOnce
  }

  /// Makes a call into code that is not of this module; the only way out.
  ///
  /// The typed calls are in the folder `AppCalls`. `space` is the index space of the paths in the call. A
  /// question outside of a pass keeps what is reported in it until it has returned, because the answer is
  /// about what there was; news leaves the collection view free to carry changes out at once. Whether the
  /// data or the layout was replaced meanwhile is in `validity` afterwards, and whether an update waits in
  /// `isOvertaken`. With `isHolding` what was reported in a question waits for `carryOutReports()`, which
  /// follows when the answer has been used, in the next pass at the latest.
  func callOut<Result>(
    _ call: AppCall,
    in space: IndexSpace,
    isHolding: Bool = false,
    _ body: () -> Result
  ) -> Result {
    guard turn.isIdle, call.isQuestion else { return enter(call, space, body) }
    guard isHolding else { return take(.answering) { enter(call, space, body) } }
    let outer = turns.turn
    turns.turn = .answering
    defer {
      turns.turn = outer
      if updates.areWaiting, case .idle = outer { view.setNeedsLayout() }
    }
    return enter(call, space, body)
  }

  private func enter<Result>(_ call: AppCall, _ space: IndexSpace, _ body: () -> Result) -> Result {
    let outer = turns.indexSpace
    turns.indexSpace = space
    turns.calls.append(call)
    defer {
      turns.calls.removeLast()
      turns.indexSpace = outer
    }
    return body()
  }

  /// Works as `turn` says; what is reported meanwhile is carried out when it is over.
  func take<Result>(_ turn: Turn, _ work: () -> Result) -> Result {
    let outer = turns.turn
    turns.turn = turn
    let result = work()
    turns.turn = outer
    if outer.isIdle { carryOutReports() }
    return result
  }

  /// Goes on as `turn` says inside of a turn.
  func become(_ turn: Turn) { turns.turn = turn }

  /// Speaks of paths in another index space as long as `work` runs.
  func using<Result>(_ space: IndexSpace, _ work: () -> Result) -> Result {
    let outer = turns.indexSpace
    turns.indexSpace = space
    defer { turns.indexSpace = outer }
    return work()
  }
}

extension CollectionEngine {
  /// Carries out what was reported, if nothing else is being worked on; then does what was put off.
  ///
  /// In a row, never one inside another. A frame has room for so many updates; the others wait for the next.
  func carryOutReports() {
    guard case .idle = turn, !turns.isReporting else { return }
    var count = 0
    while true {
      turns.turn = .betweenUpdates(count: count)
      if updates.areWaiting {
        guard count < UpdateBudget.changesPerFrame else { return waitForFrame() }
        count += 1
        carryOut(updates.takeAll())
      } else if let work = updates.takeDeferred() {
        work()
      } else {
        turns.turn = .idle
        return
      }
    }
  }

  private func waitForFrame() {
    turns.turn = .waitingForFrame
    reportEndlessUpdates()
    UIApplication.shared.animationClock.performAtNextFrame { [weak self] in
      guard let self, case .waitingForFrame = self.turn else { return }
      self.turns.turn = .idle
      self.carryOutReports()
    }
  }
}

extension CollectionEngine {
  /// Says which call reports an update whenever it is made.
  private func reportEndlessUpdates() {
    guard faults.notes("endless updates") else { return }
    let calls = updates.reporters
    let place = calls.isEmpty ? "the calls that they made" : calls.joined(separator: " and ")
    Diagnostics.report(
      .update,
      """
      \(UpdateBudget.changesPerFrame) updates in a row each had another reported from inside \(place); the \
      rest waits for the next frame. Report a change once, and not whenever the call is made.
      """
    )
  }
}
