import TesseraCore

/// The only way from the engine into code that is not of this module: data source, delegate, layout, views, and closures of the app.
///
/// It knows what is going on, so that what is reported in a call is taken up when it can be.
@MainActor
final class AppDoor: EngineReader {
  let state: EngineState
  /// The collection view as the app knows it: for calls to the app, and for nothing that the host can say.
  unowned let appView: UICollectionView
  private weak var receiver: (any ReportReceiver)?

  init(_ state: EngineState, _ appView: UICollectionView) {
    self.state = state
    self.appView = appView
  }

  /// What is reported in calls goes to `receiver`.
  func connect(_ receiver: some ReportReceiver) { self.receiver = receiver }

  /// The data source has reported changes while it said its counts, which may be of before or after.
  func takeReportsMadeWhileCounting() { receiver?.reload(with: updates.takeAll()) }
}

/// What carries out the changes that an app reports.
@MainActor
protocol ReportReceiver: AnyObject {
  /// Shows changes, as one change.
  func carryOut(_ reports: [UpdateReport])

  /// Shows changes, which the data may have in it already or not, as a reload.
  func reload(with reports: [UpdateReport])
}

extension AppDoor {
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
        receiver?.carryOut(updates.takeAll())
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

  /// Does `work`, which changes the data, at once or when nothing is being worked on any more.
  ///
  /// A pass that asks for views goes on with the data it has begun with.
  func performWhenIdle(_ work: @escaping () -> Void) {
    if allows(.batch) { work() } else { updates.put(off: work) }
  }
}
