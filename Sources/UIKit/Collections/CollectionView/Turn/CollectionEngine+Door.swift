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
    guard turn.isIdle, call.isQuestion else { return turns.enter(call, space, body) }
    guard isHolding else { return take(.answering) { turns.enter(call, space, body) } }
    let outer = turns.turn
    turns.become(.answering)
    defer {
      turns.become(outer)
      if updates.areWaiting, case .idle = outer { host.setNeedsLayout() }
    }
    return turns.enter(call, space, body)
  }

  /// Works as `turn` says; what is reported meanwhile is carried out when it is over.
  func take<Result>(_ turn: Turn, _ work: () -> Result) -> Result {
    let outer = turns.turn
    turns.become(turn)
    let result = work()
    turns.become(outer)
    if outer.isIdle { carryOutReports() }
    return result
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
      turns.become(.betweenUpdates(count: count))
      if updates.areWaiting {
        guard count < UpdateBudget.changesPerFrame else { return waitForFrame() }
        count += 1
        carryOut(updates.takeAll())
      } else if let work = updates.takeDeferred() {
        work()
      } else {
        turns.become(.idle)
        return
      }
    }
  }

  private func waitForFrame() {
    turns.become(.waitingForFrame)
    reportEndlessUpdates()
    host.performAtNextFrame { [weak self] in
      guard let self, case .waitingForFrame = self.turn else { return }
      self.turns.become(.idle)
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
