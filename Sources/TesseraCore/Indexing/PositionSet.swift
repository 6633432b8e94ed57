/// Some positions of a list, as ascending runs with a gap between any two.
///
/// *k* below is the number of runs.
struct PositionSet: Hashable, Sendable {
  private var entries: [Entry] = []

  /// A run of the set.
  private struct Entry: Hashable, Sendable {
    var run: Range<Int>
    /// The number of positions of the set in front of the run.
    let rank: Int

    /// The number of positions outside the set in front of the run.
    var gap: Int { run.lowerBound - rank }
  }

  init() {}

  /// The ranges may come in any order and overlap.
  init(_ ranges: [Range<Int>]) {
    entries.reserveCapacity(ranges.count)
    for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) { append(range) }
  }

  /// The positions must ascend; one that is there twice counts once.
  init(ascending positions: some Sequence<Int>) {
    entries.reserveCapacity(positions.underestimatedCount)
    for position in positions { append(position..<(position + 1)) }
  }

  private mutating func append(_ range: Range<Int>) {
    guard !range.isEmpty else { return }
    guard let last = entries.last?.run, last.upperBound >= range.lowerBound else {
      return entries.append(Entry(run: range, rank: count))
    }
    let end = max(last.upperBound, range.upperBound)
    entries[entries.count - 1].run = last.lowerBound..<end
  }

  /// The runs, ascending.
  var runs: [Range<Int>] { entries.map { $0.run } }

  /// The number of positions.
  var count: Int {
    guard let last = entries.last else { return 0 }
    return last.rank + last.run.count
  }

  /// Whether the position is one of them; O(log k).
  func contains(_ position: Int) -> Bool {
    let index = entries.firstIndex(whereSorted: { $0.run.upperBound > position })
    return index < entries.count && entries[index].run.lowerBound <= position
  }

  /// How many of them lie in front of a position; O(log k).
  func count(before position: Int) -> Int {
    let index = entries.firstIndex(whereSorted: { $0.run.upperBound > position })
    guard index < entries.count else { return count }
    return entries[index].rank + max(0, position - entries[index].run.lowerBound)
  }

  /// The position that has `rank` positions in front of it that are not among these; O(log k).
  func positionOutside(rank: Int) -> Int {
    let index = entries.firstIndex(whereSorted: { $0.gap > rank })
    return rank + (index == 0 ? 0 : entries[index - 1].rank + entries[index - 1].run.count)
  }
}

extension PositionSet {
  /// The positions of this set that are not in another; O(k).
  func subtracting(_ other: PositionSet) -> PositionSet {
    var result = PositionSet()
    var index = 0
    for run in entries.lazy.map({ $0.run }) {
      var start = run.lowerBound
      while index < other.entries.count, other.entries[index].run.upperBound <= start { index += 1 }
      var next = index
      while next < other.entries.count, other.entries[next].run.lowerBound < run.upperBound {
        let gap = other.entries[next].run
        if gap.lowerBound > start { result.append(start..<gap.lowerBound) }
        start = max(start, gap.upperBound)
        next += 1
      }
      if start < run.upperBound { result.append(start..<run.upperBound) }
    }
    return result
  }
}
