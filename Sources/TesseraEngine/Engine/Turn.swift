package import TesseraCore

/// What the collection view is doing.
///
/// The only state that says so. What may happen in which state is in `decision(on:isReporting:)`, and
/// `AppDoor` makes the calls into code that is not of this module.
package enum Turn {
  /// Nothing.
  case idle
  /// Updates that were reported are carried out, one after the other; `count` were so far in this frame.
  ///
  /// This is what goes on between two of them; calls that come in now are met as in `idle`.
  case betweenUpdates(count: Int)
  /// A layout or a data source is asked outside of a pass, by a query or by new bounds.
  case answering
  /// A pass brings what is shown up to date.
  case layingOut
  /// A batch, another layout or another size is carried out.
  case updating(AnimatedUpdate)
  /// What was reported is more than one frame has room for; the rest waits for the next one.
  case waitingForFrame

  /// The update that is carried out; `nil` while there is none.
  package var update: AnimatedUpdate? {
    guard case .updating(let update) = self else { return nil }
    return update
  }

  /// Whether nothing is under way that a call could get into.
  package var isIdle: Bool {
    switch self {
    case .idle, .betweenUpdates: true
    case .answering, .layingOut, .updating, .waitingForFrame: false
    }
  }
}

/// What the engine does, and the calls that it is in.
package final class TurnState {
  @exclusivity(unchecked) package private(set) var turn = Turn.idle
  /// From the outermost to the innermost.
  @exclusivity(unchecked) private var calls: [AppCall] = []
  /// The index space in which the app, or the layout, speaks of paths right now.
  @exclusivity(unchecked) package private(set) var indexSpace = IndexSpace.dataSource

  /// Goes on as `turn` says.
  package func become(_ turn: Turn) { self.turn = turn }

  /// Speaks of paths in another index space as long as `work` runs.
  package func using<Result>(_ space: IndexSpace, _ work: () -> Result) -> Result {
    let outer = indexSpace
    indexSpace = space
    defer { indexSpace = outer }
    return work()
  }

  /// Makes a call.
  package func enter<Result>(_ call: AppCall, _ space: IndexSpace, _ body: () -> Result) -> Result {
    calls.append(call)
    defer { calls.removeLast() }
    return using(space, body)
  }

  /// The batch whose closure runs; `nil` when none does.
  package var openReport: OpenReport? {
    for case .batch(let report) in calls { return report }
    return nil
  }

  /// Whether the closure of a batch runs.
  package var isReporting: Bool { openReport != nil }

  /// How many times over the data source is asked for its counts.
  var countingDepth: Int {
    for case .counts(_, let depth) in calls.reversed() { return depth }
    return 0
  }

  /// The view that is asked for.
  package var viewRequest: ViewRequest? {
    for case .view(_, let request) in calls.reversed() { return request }
    return nil
  }

  /// Whether the offset moves because the layout has asked for it.
  var isAdjusting: Bool {
    guard case .adjustment = calls.last else { return false }
    return true
  }

  /// The innermost call, and the element that it is about, as a diagnostic names them; `nil` outside of calls.
  var callDescription: String? {
    guard let call = calls.last else { return nil }
    guard let element = viewRequest?.attributes.element else { return call.description }
    return "\(call.description) for \(element.description)"
  }
}

/// What an app asks of a collection view.
package enum TurnRequest: CaseIterable {
  /// Everything is asked for again: a reload, or another data source.
  case reload
  /// The layout says that it is invalid.
  case invalidation
  /// Another layout takes over, animated or not; another size inside an animation counts like one.
  case anotherLayout
  /// The offset is another.
  case offset
  /// A batch whose closure has returned, or what was put off because it changes the data.
  case batch
  /// What is shown is brought up to date: `layoutIfNeeded()`.
  case layout
  /// A question that the layout answers, such as where an item stands.
  case query
  /// An item is picked up, or goes on.
  case movement
}

/// When something that was asked for is done.
package enum TurnDecision {
  case atOnce
  /// The next round of the pass takes it up.
  case joinsPass
  /// When the turn is over; a layout that takes over counts as a reload then.
  case afterTurn
  /// In the next frame.
  case nextFrame
  /// From what is known by now, without asking a layout to prepare.
  case fromWhatIsKnown
  /// Not at all: a pass is under way that does it, or the data may be changing.
  case isLeftOut
}

extension Turn {
  /// When a request is met that comes in this turn.
  ///
  /// `isReporting` says whether the closure of a batch runs, in whatever turn.
  package func decision(on request: TurnRequest, isReporting: Bool) -> TurnDecision {
    switch (request, self) {
    // The offset is only a number; views follow in the pass.
    case (.offset, _): .atOnce
    // A reload is noted, and what is under way ends; an update does not take it up.
    case (.reload, _) where isIdle: .afterTurn
    case (.reload, .answering), (.reload, .updating): .afterTurn
    case (.reload, .layingOut): .joinsPass
    case (.reload, .waitingForFrame): .nextFrame
    // An invalidation is noted; rounds of passes and of updates take it up.
    case (.invalidation, _) where isIdle: .afterTurn
    case (.invalidation, .answering): .afterTurn
    case (.invalidation, .layingOut), (.invalidation, .updating): .joinsPass
    case (.invalidation, .waitingForFrame): .nextFrame
    // While the closure of a batch runs, the data is neither that of before nor that of after.
    case (.batch, _) where isReporting: .afterTurn
    case (.anotherLayout, _) where isReporting: .afterTurn
    case (.layout, _) where isReporting, (.movement, _) where isReporting: .isLeftOut
    case (.query, _) where isReporting: .fromWhatIsKnown
    case (_, .idle), (_, .betweenUpdates): .atOnce
    case (_, .waitingForFrame) where request != .query: .nextFrame
    case (.batch, _), (.anotherLayout, _): .afterTurn
    case (.layout, _), (.movement, _): .isLeftOut
    case (.query, _): .fromWhatIsKnown
    }
  }
}

/// A call into code that is not of this module, by the name that the app knows it by.
package enum AppCall {
  /// The closure of a batch, which reports: the data may be changing right now.
  case batch(OpenReport)
  /// The counts of sections and items; `depth` calls of the kind are nested, this one included.
  case counts(StaticString, depth: Int)
  /// The view of an element.
  case view(StaticString, ViewRequest)
  /// A question to a layout, a view, or attributes: the answer is about what there is when it is asked.
  case question(StaticString)
  /// News that the app may answer by any change, which is carried out at once if nothing else is under way.
  case event(StaticString)
  /// The offset moves because the layout has asked for it, and need not be asked about.
  case adjustment
}

extension AppCall {
  /// Whether an answer is awaited, so that what is reported meanwhile has to wait.
  var isQuestion: Bool {
    switch self {
    case .counts, .view, .question: true
    case .batch, .event, .adjustment: false
    }
  }

  package var description: String {
    switch self {
    case .batch: "the closure of performBatchUpdates(_:completion:)"
    case .counts(let name, _), .view(let name, _), .question(let name), .event(let name): "\(name)"
    case .adjustment: "scrollViewDidScroll(_:)"
    }
  }
}

/// How much of what is reported during the work of a frame is done in that frame.
///
/// A cell provider that always reports a change would keep the frame from ever ending. What is over the budget
/// waits for the next frame, and is reported as a diagnostic.
package enum UpdateBudget {
  /// The number of changes, each of which was reported while the one in front of it was carried out.
  package static var changesPerFrame: Int { 16 }
}

// Reports, and those that wait for their turn.

/// The operations that one batch of updates has reported, and the completions that are called at its end.
package struct UpdateReport {
  package var batch = RecordedBatch()
  package let timing: UpdateTiming
  /// The call that it was reported from inside of; `nil` outside of calls.
  fileprivate let reporter: String?
  package var completions: [(Bool) -> Void] = []
}

/// A batch whose closure runs.
package final class OpenReport {
  package private(set) var report: UpdateReport
  /// Operations that the app has reported itself, beside a data source that does so.
  private var directCalls: [UpdateOperation] = []

  init(_ timing: UpdateTiming, reporter: String?) {
    report = UpdateReport(timing: timing, reporter: reporter)
  }

  package func note(_ operations: [UpdateOperation]) {
    report.batch.append(RecordedBatch(operations))
  }

  package func note(_ completion: ((Bool) -> Void)?) {
    if let completion { report.completions.append(completion) }
  }

  func noteDirectCalls(_ operations: [UpdateOperation]) { directCalls += operations }

  func takeDirectCalls() -> [UpdateOperation] {
    defer { directCalls = [] }
    return directCalls
  }

  /// Makes the completions receive `false`, because something that was reported is not carried out.
  package func fail() { report.fail() }
}

/// Batches that are complete and not on screen yet.
package final class UpdateQueue {
  /// In their order.
  @exclusivity(unchecked) private var waiting: [UpdateReport] = []
  /// Work that was put off until nothing is being worked on, because it is about to change the data.
  @exclusivity(unchecked) private var deferred: [() -> Void] = []

  /// Whether a complete batch waits.
  package var areWaiting: Bool { !waiting.isEmpty }

  /// The calls that what waits was reported from inside of, each once.
  var reporters: [String] {
    var reporters: [String] = []
    for case let reporter? in waiting.map({ $0.reporter }) where !reporters.contains(reporter) {
      reporters.append(reporter)
    }
    return reporters
  }

  package func add(_ report: UpdateReport) { waiting.append(report) }

  package func put(off work: @escaping () -> Void) { deferred.append(work) }

  /// Takes what was put off first.
  func takeDeferred() -> (() -> Void)? {
    deferred.isEmpty ? nil : deferred.removeFirst()
  }

  /// Takes everything that waits.
  package func takeAll() -> [UpdateReport] {
    defer { waiting = [] }
    return waiting
  }
}
