package import TesseraCore

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

  /// Does `work`, which reads what is shown, at once or when all that is reported is carried out.
  package func performAfterUpdates(_ work: @escaping () -> Void) {
    guard case .idle = turn, !turns.isReporting, !updates.areWaiting else {
      return updates.put(off: work)
    }
    work()
  }
}

// Closures that the app has handed in.
extension AppDoor {
  /// Lets the closure of a batch report it.
  func runBatch(_ updates: (() -> Void)?, _ report: OpenReport) {
    guard let updates else { return }
    callOut(.batch(report), in: turns.indexSpace, updates)
  }

  /// Tells the end of a change.
  package func complete(_ completion: ((Bool) -> Void)?, isFinished: Bool) {
    guard let completion else { return }
    callOut(.event("a completion"), in: .dataSource) { completion(isFinished) }
  }
}

extension InteractiveTransition {
  /// The closure to call at the end of the transition, as any completion is called.
  package func ending(isFinished: Bool) -> (Bool) -> Void {
    { completion?($0, isFinished) }
  }
}

extension ChangeTimeline {
  /// Tells the end of a change whose collection view is gone: there is nothing that a call could get into.
  func completeWithoutView() {
    for completion in takeCompletions() { completion(isArrived) }
  }
}

extension UpdateReport {
  /// Makes `false` the argument of the completions, whenever they are called.
  package mutating func fail() {
    completions = completions.map { completion in { _ in completion(false) } }
  }
}

// Attributes may be of a class of the app, which then decides what a copy is and what is equal.
extension AppDoor {
  /// A copy of attributes; `nil` when their class makes something else of a copy.
  package func copy(of attributes: any ElementAttributes) -> (any ElementAttributes)? {
    copying(attributes) { attributes.duplicate($0) }
  }

  /// Whether attributes say the same.
  func isSame(_ first: any ElementAttributes, _ second: any ElementAttributes) -> Bool {
    guard !first.isOfPlainClass else { return first.isPlaced(as: second) }
    return access(first, "isEqual(_:)") { first.says(theSameAs: second, $0) }
  }

  /// The attributes that are shown for an answer of the layout: the same object when nothing is mirrored.
  func shown(_ answer: any ElementAttributes, by mirror: ContentMirror) -> any ElementAttributes {
    copying(answer) { mirror.shown(answer, $0) }
  }

  /// Does what copies attributes: the class of the app may call back.
  package func copying<Result>(
    _ attributes: any ElementAttributes,
    _ body: (AppAccess) -> Result
  ) -> Result { access(attributes, "copy(with:)", body) }
}

extension ContentMirror {
  /// The attributes that are shown for an answer of the layout: the same object when nothing is mirrored.
  func shown(_ answer: any ElementAttributes, _ access: AppAccess) -> any ElementAttributes {
    guard case .on(let width) = self, let copy = answer.duplicate(access) else { return answer }
    copy.middle.x = width - answer.middle.x
    return copy
  }
}

/// The calls of the engine to cells and supplementary views of the app.
extension AppDoor {
  /// Makes a view ready, or a new one, as `make` does.
  package func makeView<View>(_ name: StaticString, _ make: () -> View) -> View {
    callOut(.question(name), in: turns.indexSpace, isHolding: true, make)
  }

  /// Lets the app fill in the cell of a placeholder.
  package func fill(_ cell: any ElementView, of placeholder: any Placeholder) {
    callOut(.event("cellUpdateHandler"), in: .dataSource) { $0.app.fill(cell, of: placeholder) }
  }

  /// Ends what is typed in a view that goes, so that it is not typed into the next item of the view.
  package func endEditing(in view: any ElementView) {
    guard view.hasKeys else { return }
    callOut(.event("endEditing(_:)"), in: turns.indexSpace) { $0.app.endEditing(in: view) }
  }

  /// Applies to a view what its attributes say besides its place.
  package func apply(_ attributes: any ElementAttributes, to view: any ElementView) {
    callOut(.question("apply(_:)"), in: .presentation, isHolding: true) {
      $0.app.apply(attributes, to: view)
    }
  }

  /// The attributes that a view asks for.
  package func preferredAttributes(
    of view: any ElementView,
    _ attributes: any ElementAttributes
  ) -> any ElementAttributes {
    callOut(.question("preferredLayoutAttributesFitting(_:)"), in: .presentation) {
      $0.app.preferredAttributes(of: view, attributes)
    }
  }

  /// Tells a view that another layout is about to take over, or that it has arrived where that has it.
  package func announceTransition(
    of view: any ElementView,
    from oldLayout: any EngineLayout,
    to newLayout: any EngineLayout,
    isOver: Bool
  ) {
    let name: StaticString = isOver ? "didTransition(from:to:)" : "willTransition(from:to:)"
    callOut(.event(name), in: turns.indexSpace) {
      $0.app.announceTransition(of: view, from: oldLayout, to: newLayout, isOver: isOver)
    }
  }
}

// News of sections that scroll by themselves, each through the door.
extension AppDoor {
  package func tell(_ event: ContainerEvent, ofSection section: Int) {
    callOut(.event(event.name), in: .dataSource) {
      $0.app.tell(event, ofSection: section)
    }
  }

  /// Asks where the content of a section shall come to rest.
  package func ask(ofSection section: Int, _ velocity: Point, _ proposed: Point) -> Point {
    let name: StaticString =
      "orthogonalScrollerWillEndDragging(_:withVelocity:targetContentOffset:)"
    return callOut(.event(name), in: .dataSource) {
      $0.app.target(ofSection: section, velocity: velocity, proposed: proposed)
    }
  }
}

extension ContainerEvent {
  /// The name of the call by which the app hears of it.
  fileprivate var name: StaticString {
    switch self {
    case .didScroll: "orthogonalScrollerDidScroll(_:)"
    case .willBeginDragging: "orthogonalScrollerWillBeginDragging(_:)"
    case .didEndDragging: "orthogonalScrollerDidEndDragging(_:willDecelerate:)"
    case .willBeginDecelerating: "orthogonalScrollerWillBeginDecelerating(_:)"
    case .didEndDecelerating: "orthogonalScrollerDidEndDecelerating(_:)"
    case .didEndScrollingAnimation: "orthogonalScrollerDidEndScrollingAnimation(_:)"
    }
  }
}
