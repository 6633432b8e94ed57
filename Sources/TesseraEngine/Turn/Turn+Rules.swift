import TesseraCore

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
