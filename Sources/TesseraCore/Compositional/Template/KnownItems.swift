/// The measurements of a section's items, where there are any, from the first one of an instance on.
struct KnownItems: Sendable {
  let first: Int
  private let items: Rope<MeasuredRun>
  /// The items of which the same is known as of the first.
  let range: Range<Int>
  /// The measurement of these.
  let measurement: Measurement?

  /// Takes the items from `first` on, which is in a run at an index.
  init(_ items: Rope<MeasuredRun>, from first: Int, _ found: (run: MeasuredRun, index: Int)?) {
    self.first = first
    self.items = items
    let start = first - (found?.index ?? 0)
    range = start..<(start + (found?.run.count ?? 0))
    measurement = found?.run.measurement
  }

  /// Takes all items.
  init(_ items: Rope<MeasuredRun>) { self.init(items, from: 0, items.run(holding: 0)) }

  /// The number of items.
  var count: Int { items.count - first }

  /// The measurement of an item, counted from the first.
  func measurement(of item: Int) -> Measurement? {
    let item = first + item
    return range.contains(item) ? measurement : items.run(holding: item)?.run.measurement
  }
}
