import TesseraCore

/// What the collection view is doing.
///
/// The only state that says so. What may happen in which state is in `Turn+Rules.swift`, and
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
