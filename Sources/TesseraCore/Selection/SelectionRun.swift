/// Neighbouring items that were selected one after the other, or none of which is selected.
struct SelectionRun: RopeRun {
  var count: Int
  /// The rank of the first item in the order of selection, which ascends from item to item; nil when none
  /// is selected.
  var firstRank: Int?

  var summary: SelectionSummary {
    SelectionSummary(count: count, selectedCount: firstRank == nil ? 0 : count)
  }

  func slice(_ range: Range<Int>) -> SelectionRun {
    SelectionRun(count: range.count, firstRank: firstRank.map { $0 + range.lowerBound })
  }

  func joined(with next: SelectionRun) -> SelectionRun? {
    guard firstRank.map({ $0 + count }) == next.firstRank else { return nil }
    return SelectionRun(count: count + next.count, firstRank: firstRank)
  }
}

/// How many items there are, and how many of them are selected.
struct SelectionSummary: RopeSummary {
  var count: Int
  var selectedCount: Int

  static var zero: SelectionSummary { SelectionSummary(count: 0, selectedCount: 0) }

  static func + (left: SelectionSummary, right: SelectionSummary) -> SelectionSummary {
    SelectionSummary(
      count: left.count + right.count,
      selectedCount: left.selectedCount + right.selectedCount
    )
  }
}
