/// The edit of a batch to the items of one section.
struct FlowItemsEdit {
  /// The section, after the batch.
  let section: Int
  /// The items that are taken out, ascending, in the index space before the batch.
  var removed: ArraySlice<OldPath> = []
  /// The items that are put in, ascending.
  var added: ArraySlice<FlowPlacedItems> = []
  /// The sizes of everything that the batch puts in.
  let sizes: [FlowItemRun]

  /// The number of changes.
  var count: Int { removed.count + added.count }

  /// The runs of items after the edit; nil if an item does not exist, or there would be a gap.
  ///
  /// O(m + k) for m runs and k changes.
  func runs(replacing items: Rope<FlowItemRun>) -> [FlowItemRun]? {
    var writer = FlowItemsWriter(self, runCount: items.runCount)
    items.visit { before, run in
      writer.write(run, startingAt: before.count)
      return writer.isOnTrack
    }
    return writer.finish()
  }
}

/// Items that are put into a section, and which of the batch's sizes are theirs.
struct FlowPlacedItems {
  let path: NewPath
  let sizes: Range<Int>
}

/// All items that a batch puts in, ascending, with their sizes in one list: a list for each item would ask for memory
/// once for each item that is moved.
struct FlowPlacement {
  private(set) var items: [FlowPlacedItems] = []
  private(set) var sizes: [FlowItemRun] = []

  /// Creates a placement of nothing that has room for some items.
  init(capacity: Int) {
    items.reserveCapacity(capacity)
    sizes.reserveCapacity(capacity)
  }

  /// Adds items behind those that are there.
  mutating func append(_ runs: [FlowItemRun], at path: NewPath) {
    let start = sizes.count
    sizes += runs
    items.append(FlowPlacedItems(path: path, sizes: start..<sizes.count))
  }

  /// Adds one item behind those that are there.
  mutating func append(_ size: FlowItemRun, at path: NewPath) {
    sizes.append(size)
    items.append(FlowPlacedItems(path: path, sizes: (sizes.count - 1)..<sizes.count))
  }
}

/// Writes the items of a section one after the other, without what is removed, with what is added between.
private struct FlowItemsWriter {
  private var removed: ArraySlice<OldPath>
  private var added: ArraySlice<FlowPlacedItems>
  private let sizes: [FlowItemRun]
  private var runs: [FlowItemRun] = []
  private var count = 0
  /// Whether everything is where it can be so far.
  private(set) var isOnTrack = true

  init(_ edit: FlowItemsEdit, runCount: Int) {
    removed = edit.removed
    added = edit.added
    sizes = edit.sizes
    runs.reserveCapacity(runCount + edit.added.count + edit.count)
  }

  /// Writes what stays of a run whose first item was at `start`.
  mutating func write(_ run: FlowItemRun, startingAt start: Int) {
    let end = start + run.count
    var position = start
    while position < end {
      if let next = removed.first?.item, next <= position {
        isOnTrack = isOnTrack && next == position
        removed.removeFirst()
        position += 1
      } else {
        let stop = min(end, removed.first?.item ?? end)
        write(stop - position, of: run)
        position = stop
      }
    }
  }

  private mutating func write(_ number: Int, of run: FlowItemRun) {
    var remaining = number
    while remaining > 0, isOnTrack {
      writeAdded()
      let room = (added.first?.path.item ?? .max) - count
      isOnTrack = room > 0
      let part = min(remaining, room)
      guard part > 0 else { return }
      append(FlowItemRun(count: part, size: run.size, origin: run.origin))
      remaining -= part
    }
  }

  /// Writes what is added here.
  private mutating func writeAdded() {
    while let next = added.first, next.path.item == count {
      for index in next.sizes { append(sizes[index]) }
      added.removeFirst()
    }
  }

  private mutating func append(_ run: FlowItemRun) {
    count += run.count
    if let both = runs.last?.joined(with: run) {
      runs[runs.count - 1] = both
    } else {
      runs.append(run)
    }
  }

  /// All runs; nil if something is left that belongs behind the end.
  mutating func finish() -> [FlowItemRun]? {
    writeAdded()
    return isOnTrack && removed.isEmpty && added.isEmpty ? runs : nil
  }
}
