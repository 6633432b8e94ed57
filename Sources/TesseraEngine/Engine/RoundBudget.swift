import TesseraCore

/// How many rounds a pass may take until nothing changes any more.
///
/// A round that measures something for the first time in the pass comes closer to the end: what has an extent takes up
/// room, of which there is as much as is visible, and what has none will not be measured again. Only the other rounds show
/// that something keeps changing. A pass of very many rounds goes on in the next frame.
package struct RoundBudget {
  /// How many rounds have ended.
  package private(set) var count = 0
  private var idleRounds = 0
  private var emptyRounds = 0
  private var measured: Set<ElementIdentity<Before>> = []
  private var empty: Set<ElementIdentity<Before>> = []
  private var progress = (measured: 0, empty: 0)

  /// Rounds that measure nothing new.
  static var idleLimit: Int { 24 }
  /// Rounds that measure nothing new but elements without an extent, of which there may be any number.
  private static var emptyLimit: Int { 50 }
  /// Rounds in all: rows of two points, of which one more comes into view in each, fill the height of a large display.
  private static var limit: Int { 1_000 }

  /// Notes that an element was measured, and whether it has an extent.
  mutating func noteMeasured(_ element: ElementIdentity<Before>, isEmpty: Bool) {
    if isEmpty { empty.insert(element) } else { measured.insert(element) }
  }

  /// Ends a round; returns whether there may be another one.
  mutating func endRound() -> Bool {
    count += 1
    if measured.count == progress.measured {
      if empty.count == progress.empty { idleRounds += 1 } else { emptyRounds += 1 }
    }
    progress = (measured.count, empty.count)
    return !isRestless && !isLong && emptyRounds < Self.emptyLimit
  }

  /// Whether something keeps changing that comes no closer to an end.
  package var isRestless: Bool { idleRounds >= Self.idleLimit }

  /// Whether there were as many rounds as a frame may have, which may all have come closer to the end.
  var isLong: Bool { count >= Self.limit }
}
