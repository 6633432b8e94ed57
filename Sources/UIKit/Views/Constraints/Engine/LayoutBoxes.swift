/// The rectangles that an engine finds, by their items.
///
/// Whatever the order could decide goes through them in the order in which they were added: the same layout is solved
/// in the same way each time, wherever its views lie in memory.
@MainActor
struct LayoutBoxes {
  private var entries: [ObjectIdentifier: Entry] = [:]
  private var additions = 0

  private struct Entry {
    let box: LayoutBox
    /// How many were added before it.
    let order: Int
  }

  subscript(item: AnyObject) -> LayoutBox? { entries[ObjectIdentifier(item)]?.box }

  /// In any order.
  var all: some Sequence<LayoutBox> { entries.values.lazy.map(\.box) }

  /// In the order in which they were added.
  ///
  /// - Complexity: O(n log n).
  var inOrder: [LayoutBox] { entries.values.sorted { $0.order < $1.order }.map(\.box) }

  mutating func add(_ box: LayoutBox) {
    entries[box.key] = Entry(box: box, order: additions)
    additions += 1
  }

  mutating func remove(_ box: LayoutBox) {
    guard entries[box.key]?.box === box else { return }
    entries[box.key] = nil
  }
}
