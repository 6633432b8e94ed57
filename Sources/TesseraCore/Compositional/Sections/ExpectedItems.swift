/// The items of a section that is not solved, as far as known: the sizes of those that were moved into it.
///
/// How many items there are is not known, and neither is anything of those behind the last known one.
struct ExpectedItems: Sendable {
  /// The items up to the last one of which something is known.
  private var items = Rope<MeasuredRun>()

  /// Whether nothing is known.
  var isEmpty: Bool { items.count == 0 }

  /// Returns the known sizes of the items in `range`, as far as it reaches.
  func runs(in range: Range<Int>) -> [MeasuredRun] {
    items.runs(in: range.clamped(to: 0..<items.count))
  }

  /// Puts `runs` in place of the items in `range`; O(log m).
  mutating func replace(_ range: Range<Int>, with runs: [MeasuredRun]) {
    let known = items.count
    let isKnown = runs.contains { $0.measurement != nil }
    guard range.lowerBound < known || isKnown else { return }
    if range.lowerBound > known {
      let gap = MeasuredRun(count: range.lowerBound - known, measurement: nil)
      items.replace(known..<known, with: [gap])
    }
    items.replace(range.clamped(to: 0..<items.count), with: runs)
    trim()
  }

  /// Forgets the items from `count` on.
  mutating func truncate(to count: Int) { replace(count..<max(count, items.count), with: []) }

  /// Removes items from the end until one is known.
  private mutating func trim() {
    guard let (before, run) = items.run(at: items.count - 1), run.measurement == nil else { return }
    items.replace(before.count..<items.count, with: [])
  }

  /// The same with what was measured as an assumption.
  var outdated: ExpectedItems {
    var expected = self
    expected.items = Rope(items.allRuns.map { $0.outdated })
    return expected
  }

  /// The items of a section that turns out to have `count` of them.
  func items(count: Int) -> Rope<MeasuredRun> {
    guard !isEmpty else { return MeasuredRun.unknown(count: count) }
    var counted = self
    counted.truncate(to: count)
    let unknown = MeasuredRun(count: count - counted.items.count, measurement: nil)
    guard unknown.count > 0 else { return counted.items }
    counted.items.replace(counted.items.count..<counted.items.count, with: [unknown])
    return counted.items
  }
}
