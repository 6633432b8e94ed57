/// What the collection view is doing.
///
/// The only state that says so. What may happen in which state is in `Turn+Rules.swift`, and
/// `CollectionEngine+Door.swift` holds the calls into code that is not of this module.
enum Turn {
  /// Nothing.
  case idle
  /// A layout or a data source is asked outside of a pass, by a query or by new bounds.
  case answering
  /// A pass brings what is shown up to date.
  case layingOut
  /// A batch, another layout or another size is carried out.
  case updating(AnimatedUpdate)
  /// What was reported is more than one frame has room for; the rest waits for the next one.
  case waitingForFrame

  /// The update that is carried out; `nil` while there is none.
  var update: AnimatedUpdate? {
    guard case .updating(let update) = self else { return nil }
    return update
  }

  var isIdle: Bool {
    guard case .idle = self else { return false }
    return true
  }
}

/// A call into code that is not of this module, with what it needs to know.
enum AppCall {
  /// The closure of a batch, which reports: the data may be changing right now.
  case batch(OpenReport)
  /// The counts of sections and items; `depth` calls of the kind are nested, this one included.
  case counts(depth: Int)
  /// The view of an element.
  case view(ViewRequest)
  /// A question to a layout, a cell, or attributes.
  case question
  /// News that the app may answer by any change, which is carried out at once.
  case event
  /// The offset moves because the layout has asked for it, and need not be asked about.
  case adjustment
}

/// What the engine does, and the calls that it is in.
@MainActor
struct TurnState {
  var turn = Turn.idle
  /// From the outermost to the innermost.
  var calls: [AppCall] = []
  /// The index space in which the app, or the layout, speaks of paths right now.
  var indexSpace = IndexSpace.dataSource
  /// How many updates were carried out one after the other; `nil` when none is.
  var updatesInRow: Int?

  /// The batch whose closure runs; `nil` when none does.
  var openReport: OpenReport? {
    for case .batch(let report) in calls { return report }
    return nil
  }

  /// Whether the closure of a batch runs.
  var isReporting: Bool { openReport != nil }

  /// How many times over the data source is asked for its counts.
  var countingDepth: Int {
    for case .counts(let depth) in calls.reversed() { return depth }
    return 0
  }

  /// The view that is asked for.
  var viewRequest: ViewRequest? {
    for case .view(let request) in calls.reversed() { return request }
    return nil
  }

  /// Whether the offset moves because the layout has asked for it.
  var isAdjusting: Bool {
    guard case .adjustment = calls.last else { return false }
    return true
  }
}
