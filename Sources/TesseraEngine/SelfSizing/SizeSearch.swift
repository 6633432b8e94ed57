import TesseraCore

/// Which views have found their sizes, and how long the others may go on.
///
/// An owner of the engine's state. How far a view is with its size is its own `Sizing`; which of them are looked at is
/// in the arrangement, so that a view is asked again only through here.
package final class SizeSearch {
  /// Whether views are asked again that say that their size may differ.
  package private(set) var asksAgain = true
  @exclusivity(unchecked) private var rounds = RoundBudget()
  /// Whether the pass before has not ended in all its rounds, though each of them came closer to the end.
  private var isContinued = false
  /// The bounds in which the rounds of this frame are used up.
  @exclusivity(unchecked) private var exhaustedBounds: Rect?
  private let session: LayoutSession

  init(_ session: LayoutSession) { self.session = session }

  /// Views are asked again from now on that say that their size may differ, or none is.
  package func take(asksAgain: Bool) { self.asksAgain = asksAgain }

  /// Marks an element to be measured again.
  package func ask(_ element: MountedElement) {
    element.forgetSize()
    session.unsettleSize(of: element.key)
  }

  /// Marks elements, and all others that were not looked at yet, to be measured again.
  package func ask(_ elements: some Sequence<MountedElement>) {
    for element in elements { element.forgetSize() }
    session.unsettleSizes()
  }
}

extension SizeSearch {
  /// A pass begins to go in rounds.
  func beginRounds() {
    isContinued = rounds.isLong
    rounds = RoundBudget()
  }

  /// Ends a round; returns whether there may be another one.
  func endRound() -> Bool { rounds.endRound() }

  /// No pass is to go in rounds in these bounds before the next frame.
  func exhaustRounds(in bounds: Rect) { exhaustedBounds = bounds }

  /// Another frame begins.
  func renewRounds() { exhaustedBounds = nil }

  /// Whether the next frame is to be waited for in these bounds.
  func areRoundsExhausted(in bounds: Rect) -> Bool { exhaustedBounds == bounds }

  /// How many rounds have ended.
  var roundCount: Int { rounds.count }

  /// Whether something keeps changing that comes no closer to an end, or ever more is placed, pass after pass.
  var areRestless: Bool { rounds.isRestless || rounds.isLong && isContinued }

  /// An element was measured, and has an extent or none.
  func noteMeasured(_ key: ElementIdentity<Before>, isEmpty: Bool) {
    rounds.noteMeasured(key, isEmpty: isEmpty)
  }
}
