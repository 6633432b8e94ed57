/// Some positions of a list, as ascending runs with a gap between any two.
///
/// *k* below is the number of runs.
struct PositionSet: Hashable, Sendable {
  private(set) var runs: [Range<Int>] = []
  /// The number of positions of the set in front of each run.
  private var ranks: [Int] = []
  /// The number of positions outside the set in front of each run.
  private var gaps: [Int] = []

  init() {}

  /// The ranges may come in any order and overlap.
  init(_ ranges: [Range<Int>]) {
    for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) { append(range) }
  }

  /// The positions must ascend; one that is there twice counts once.
  init(ascending positions: some Sequence<Int>) {
    for position in positions { append(position..<(position + 1)) }
  }

  private mutating func append(_ range: Range<Int>) {
    guard !range.isEmpty else { return }
    guard let last = runs.last, last.upperBound >= range.lowerBound else {
      gaps.append(range.lowerBound - count)
      ranks.append(count)
      return runs.append(range)
    }
    runs[runs.count - 1] = last.lowerBound..<max(last.upperBound, range.upperBound)
  }

  /// The number of positions.
  var count: Int {
    guard let rank = ranks.last, let run = runs.last else { return 0 }
    return rank + run.count
  }

  /// Whether the position is one of them; O(log k).
  func contains(_ position: Int) -> Bool {
    let index = runs.firstIndex(whereSorted: { $0.upperBound > position })
    return index < runs.count && runs[index].lowerBound <= position
  }

  /// How many of them lie in front of a position; O(log k).
  func count(before position: Int) -> Int {
    let index = runs.firstIndex(whereSorted: { $0.upperBound > position })
    guard index < runs.count else { return count }
    return ranks[index] + max(0, position - runs[index].lowerBound)
  }

  /// The position that has `rank` positions in front of it that are not among these; O(log k).
  func positionOutside(rank: Int) -> Int {
    let index = gaps.firstIndex(whereSorted: { $0 > rank })
    return rank + (index == 0 ? 0 : ranks[index - 1] + runs[index - 1].count)
  }
}

extension PositionSet {
  /// The positions of this set that are not in another; O(k).
  func subtracting(_ other: PositionSet) -> PositionSet {
    var result = PositionSet()
    var index = 0
    for run in runs {
      var start = run.lowerBound
      while index < other.runs.count, other.runs[index].upperBound <= start { index += 1 }
      var next = index
      while next < other.runs.count, other.runs[next].lowerBound < run.upperBound {
        let gap = other.runs[next]
        if gap.lowerBound > start { result.append(start..<gap.lowerBound) }
        start = max(start, gap.upperBound)
        next += 1
      }
      if start < run.upperBound { result.append(start..<run.upperBound) }
    }
    return result
  }
}
