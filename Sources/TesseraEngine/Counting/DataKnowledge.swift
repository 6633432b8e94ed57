package import TesseraCore

/// What is known of the data.
///
/// An owner of the engine's state.
package final class DataKnowledge {
  @exclusivity(unchecked) package private(set) var counts = Knowledge.unknown
  private var withdrawals = 0
  private var isMissed = false
  /// Everything that is known by index path, in the index space of the data.
  package var followed = FollowedPaths()

  /// What is known of the counts of sections and items.
  package enum Knowledge {
    case unknown
    case known(ShownCounts)
    /// What was shown last; they have to be asked for again.
    case stale(ShownCounts)
  }

  /// A moment, by the number of times that counts were withdrawn before it.
  package struct Mark: Equatable {
    fileprivate let withdrawals: Int
  }

  /// The present moment.
  package var mark: Mark { Mark(withdrawals: withdrawals) }

  /// The counts that were shown last, whether or not they have to be asked for again.
  package var committed: ShownCounts? {
    switch counts {
    case .unknown: nil
    case .known(let counts), .stale(let counts): counts
    }
  }

  /// Takes counts that were asked for since `mark`; those that were withdrawn meanwhile are asked for again.
  package func note(_ counted: ShownCounts, since mark: Mark) {
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
  package func forget() {
    withdrawals &+= 1
    counts = .unknown
  }

  /// The data has changed since it was counted.
  package func outdate() {
    withdrawals &+= 1
    if case .known(let shown) = counts { counts = .stale(shown) }
  }

  /// The counts are `counts` without a question.
  package func set(_ counts: ShownCounts) { self.counts = .known(counts) }
}
