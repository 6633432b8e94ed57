import TesseraCore

/// How many rounds a pass may take until nothing changes any more.
///
/// A round that measures something for the first time in the pass comes closer to the end: what has an extent takes up
/// room, of which there is as much as is visible. Only the other rounds are counted against the limit. A layout that
/// places ever more elements is stopped as well.
struct RoundBudget {
  /// How many rounds have ended.
  private(set) var count = 0
  private var idleRounds = 0
  private var measured: Set<ElementIdentity<Before>> = []
  private var measuredBefore = 0

  /// Rounds that measure nothing new.
  static var idleLimit: Int { 24 }
  /// Rounds in all: rows of two points, of which one more comes into view in each, fill the height of a large display.
  private static var limit: Int { 1_000 }

  /// Notes that an element with an extent was measured.
  mutating func noteMeasured(_ element: ElementIdentity<Before>) { measured.insert(element) }

  /// Ends a round; returns whether there may be another one.
  mutating func endRound() -> Bool {
    count += 1
    if measured.count == measuredBefore { idleRounds += 1 }
    measuredBefore = measured.count
    return idleRounds < Self.idleLimit && count < Self.limit
  }
}
