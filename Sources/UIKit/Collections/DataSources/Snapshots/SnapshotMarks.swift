/// The marks of rows of a snapshot: what is reloaded and reconfigured by the next `apply`.
struct SnapshotMarks: Sendable {
  /// Items that should be shown by other views.
  var reloadedItems = MarkedRows()
  /// Items whose views should be filled again.
  var reconfiguredItems = MarkedRows()
  /// Sections all of whose views should be others.
  var reloadedSections = MarkedRows()

  /// Whether nothing is marked.
  var isEmpty: Bool {
    reloadedItems.isEmpty && reconfiguredItems.isEmpty && reloadedSections.isEmpty
  }

  mutating func removeItem(_ row: Int32) {
    reloadedItems.remove(row)
    reconfiguredItems.remove(row)
  }
}

/// Rows in the order in which they were marked, each once.
struct MarkedRows: Sendable {
  private var times: [Int32: Int] = [:]
  private var time = 0

  var isEmpty: Bool { times.isEmpty }
  var rows: [Int32] { times.sorted { $0.value < $1.value }.map(\.key) }

  func contains(_ row: Int32) -> Bool { times[row] != nil }

  mutating func insert(_ row: Int32) {
    guard times[row] == nil else { return }
    times[row] = time
    time += 1
  }

  mutating func remove(_ row: Int32) {
    guard !times.isEmpty else { return }
    times[row] = nil
  }
}
