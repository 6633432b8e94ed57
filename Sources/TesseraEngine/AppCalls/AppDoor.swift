import TesseraCore

/// The only way from the engine into code that is not of this module: data source, delegate, layout, views, and closures of the app.
///
/// It knows what is going on, so that what is reported in a call is taken up when it can be.
package final class AppDoor: EngineReader {
  package let state: EngineState
  private let access: AppAccess
  private var receiver: ReportReceiver?

  init(_ state: EngineState, _ app: any CollectionApp) {
    self.state = state
    access = AppAccess(app)
  }

  /// What is reported in calls goes to `receiver`.
  func connect(_ receiver: ReportReceiver) { self.receiver = receiver }

  /// The data source has reported changes while it said its counts, which may be of before or after.
  func takeReportsMadeWhileCounting() { receiver?.reload(updates.takeAll()) }
}

/// The permission to call the code of an app.
///
/// Only the door makes one, and every method that calls a data source, a delegate, a layout or a view of the app takes one.
package struct AppAccess {
  /// The data source, the delegate and the views of the app.
  let app: any CollectionApp

  fileprivate init(_ app: any CollectionApp) { self.app = app }
}

// Facts about the app for which none of its code is called.
extension AppDoor {
  var hasDataSource: Bool { access.app.hasDataSource }

  /// The name of the data source's class, for reports.
  var dataSourceName: String { access.app.dataSourceName }

  var hasDelegate: Bool { access.app.hasDelegate }

  /// The name of the delegate's class, for reports.
  var delegateName: String { access.app.delegateName }

  /// The data source as one that reports changes itself; `nil` for every other one.
  var selfReportingSource: (any SelfReportingSource)? { access.app.selfReportingSource }

  /// Whether anyone is notified of sections that scroll by themselves.
  var notifiesOfContainers: Bool { access.app.notifiesOfContainers }
}

/// What carries out the changes that an app reports.
struct ReportReceiver {
  /// Shows changes, as one change.
  let carryOut: ([UpdateReport]) -> Void
  /// Shows changes, which the data may have in it already or not, as a reload.
  let reload: ([UpdateReport]) -> Void
}

extension AppDoor {
  /// Whether a request is met at once.
  package func allows(_ request: TurnRequest) -> Bool {
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
    _ body: (AppAccess) -> Result
  ) -> Result { callOut(call, in: space, isHolding: isHolding) { body(access) } }

  /// The same for a host, which has the app's code at hand.
  package func callOut<Result>(
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

  /// Lets attributes be copied or compared, without a call where their class is known.
  func access<Result>(
    _ attributes: any ElementAttributes,
    _ name: StaticString,
    _ question: (AppAccess) -> Result
  ) -> Result {
    guard !attributes.isOfPlainClass else { return question(access) }
    return callOut(.question(name), in: .presentation, isHolding: true, question)
  }

  /// Works as `turn` says; what is reported meanwhile is carried out when it is over.
  package func take<Result>(_ turn: Turn, _ work: () -> Result) -> Result {
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
  package func carryOutReports() {
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
    let door = WeakReference(self)
    host.performAtNextFrame {
      guard let door = door.object, case .waitingForFrame = door.turn else { return }
      door.turns.become(.idle)
      door.carryOutReports()
    }
  }

  /// Says which call reports an update whenever it is made.
  private func reportEndlessUpdates() {
    guard issueLog.notes("endless updates") else { return }
    let calls = updates.reporters
    let place = calls.isEmpty ? "the calls that they made" : calls.joined(separator: " and ")
    report(
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
  package func performWhenIdle(_ work: @escaping () -> Void) {
    if allows(.batch) { work() } else { updates.put(off: work) }
  }
}
