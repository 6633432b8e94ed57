import TesseraCore

/// What is known of the data.
///
/// An owner of the engine's state.
@MainActor
final class DataKnowledge {
  private(set) var counts = Knowledge.unknown
  private var withdrawals = 0
  private var isMissed = false
  /// Everything that is known by index path, in the index space of the data.
  var followed = FollowedPaths()

  /// What is known of the counts of sections and items.
  enum Knowledge {
    case unknown
    case known(ShownCounts)
    /// What was shown last; they have to be asked for again.
    case stale(ShownCounts)
  }

  /// A moment, by the number of times that counts were withdrawn before it.
  struct Mark: Equatable {
    fileprivate let withdrawals: Int
  }

  /// The present moment.
  var mark: Mark { Mark(withdrawals: withdrawals) }

  /// The counts that were shown last, whether or not they have to be asked for again.
  var committed: ShownCounts? {
    switch counts {
    case .unknown: nil
    case .known(let counts), .stale(let counts): counts
    }
  }

  /// Takes counts that were asked for since `mark`; those that were withdrawn meanwhile are asked for again.
  func note(_ counted: ShownCounts, since mark: Mark) {
    if mark == self.mark { counts = .known(counted) }
  }

  /// Everything is new, the data or the data source.
  func startOver() {
    forget()
    isMissed = false
  }

  /// Takes note that there is no data source; returns whether that is news.
  func noteMissing() -> Bool {
    defer { isMissed = true }
    return !isMissed
  }

  /// The data is new.
  func forget() {
    withdrawals &+= 1
    counts = .unknown
  }

  /// The data has changed since it was counted.
  func outdate() {
    withdrawals &+= 1
    if case .known(let shown) = counts { counts = .stale(shown) }
  }

  /// The counts are `counts` without a question.
  func set(_ counts: ShownCounts) { self.counts = .known(counts) }
}
