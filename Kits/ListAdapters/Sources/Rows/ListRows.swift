import Foundation

/// The rows of a list, its slices, and who hears of changes.
@MainActor
final class ListRows<Model> {
  /// The models of the rows.
  private(set) var models: [Model] = []
  /// The identities of the rows: a row keeps its number as long as it exists.
  private(set) var tokens: [Int] = []
  /// Rows that show something else since the screen has followed.
  private(set) var changed: Set<Int> = []
  /// How often rows were changed, for those that were.
  private(set) var versions: [Int: Int] = [:]
  /// Whether all cells are to be made anew.
  private(set) var isReplaced = false
  private(set) var slices = SliceBoundaries()
  private var batch = Batch()
  private var subscriptions = ListSubscriptions()
  var engine = Engine()

  /// A batch whose closure runs, or none.
  private struct Batch {
    var depth = 0
    var completions: [(Bool) -> Void] = []
    var sources: [SliceID] = []
  }

  /// The objects that display the rows.
  struct Engine {
    /// Shows the rows as they are by now; calls the completion once.
    var show: ((_ completion: @escaping (Bool) -> Void) -> Void)?
    var report: (String) -> Void = {
      FileHandle.standardError.write(Data("ListAdapters: \($0)\n".utf8))
    }
    var isReady = false
  }

  private var nextToken = 0

  private func makeTokens(_ count: Int) -> [Int] {
    defer { nextToken += count }
    return Array(nextToken..<(nextToken + count))
  }

  /// The rows of a slice, or all.
  func range(of slice: SliceID?) -> Range<Int>? {
    guard let slice else { return models.indices }
    return slices.range(of: slice)
  }

  func addSlice(_ range: Range<Int>, inside outer: SliceID?) -> SliceID {
    slices.add(range, inside: outer)
  }

  func removeSlice(_ slice: SliceID) { slices.remove(slice) }

  /// Forgets what the screen shows by now.
  func noteShown() {
    changed = []
    isReplaced = false
  }
}

// MARK: Changing

extension ListRows {
  /// Makes a change through a slice, or through the list itself; throws without having changed anything.
  func apply(
    _ change: ListChange<Model>,
    through slice: SliceID?,
    isShown: Bool,
    source: AnyObject?
  ) throws(ListChangeError) {
    guard let range = range(of: slice) else { throw .detached }
    let place = slice == nil ? nil : range
    try change.check(count: range.count, in: place)
    if let slice, batch.depth > 0 {
      for other in batch.sources where slices.overlap(slice, other) {
        throw .overlappingSlices(slices.range(of: other) ?? range, range)
      }
      batch.sources.append(slice)
    }
    let resize = carryOut(change, range, slice)
    subscriptions.note(resize, source: source)
    if isShown { show(nil) }
  }

  private func carryOut(
    _ change: ListChange<Model>,
    _ range: Range<Int>,
    _ slice: SliceID?
  ) -> ListResize {
    let start = range.lowerBound
    switch change {
    case .reload(let items, let needsRedraw):
      return reload(items, needsRedraw: needsRedraw, range, slice)
    case .insert(let items, let index):
      insert(items, at: start + index, slice)
      return ListResize(insertions: (start + index)..<(start + index + items.count))
    case .delete(let indexes):
      let rows = indexes.map { $0 + start }.sorted()
      for range in rows.runs.reversed() { delete(range) }
      return ListResize(removals: rows)
    case .update(let elements):
      for (index, element) in elements { update(start + index, element) }
      return ListResize()
    case .replaceTail(let items, let from):
      return replace((start + from)..<range.upperBound, by: items, slice)
    case .move(let from, let to):
      move(from: start + from, to: start + to, slice)
      return ListResize(insertions: (start + to)..<(start + to + 1), removals: [start + from])
    }
  }

  private func reload(
    _ items: [Model],
    needsRedraw: Bool,
    _ range: Range<Int>,
    _ slice: SliceID?
  ) -> ListResize {
    guard needsRedraw else {
      let kept = min(items.count, range.count)
      let start = range.lowerBound
      for offset in 0..<kept { models[start + offset] = items[offset] }
      return resize(range, to: items, keeping: kept, slice)
    }
    delete(range)
    insert(items, at: range.lowerBound, slice)
    if slice == nil { isReplaced = true }
    return ListResize(
      insertions: range.lowerBound..<(range.lowerBound + items.count),
      removals: Array(range)
    )
  }

  private func replace(_ range: Range<Int>, by items: [Model], _ slice: SliceID?) -> ListResize {
    let kept = min(items.count, range.count)
    for offset in 0..<kept { update(range.lowerBound + offset, items[offset]) }
    return resize(range, to: items, keeping: kept, slice)
  }

  private func resize(
    _ range: Range<Int>,
    to items: [Model],
    keeping kept: Int,
    _ slice: SliceID?
  ) -> ListResize {
    let end = range.lowerBound + kept
    if end < range.upperBound {
      delete(end..<range.upperBound)
      return ListResize(removals: Array(end..<range.upperBound))
    }
    insert(Array(items[kept...]), at: end, slice)
    return ListResize(insertions: end..<(range.lowerBound + items.count))
  }

  private func insert(_ items: [Model], at row: Int, _ slice: SliceID?) {
    models.insert(contentsOf: items, at: row)
    tokens.insert(contentsOf: makeTokens(items.count), at: row)
    slices.insert(items.count, at: row, through: slice)
  }

  private func delete(_ range: Range<Int>) {
    if !versions.isEmpty {
      for token in tokens[range] { versions[token] = nil }
    }
    models.removeSubrange(range)
    tokens.removeSubrange(range)
    slices.remove(range)
  }

  private func update(_ row: Int, _ model: Model) {
    models[row] = model
    changed.insert(tokens[row])
    versions[tokens[row], default: 0] += 1
  }

  private func move(from source: Int, to target: Int, _ slice: SliceID?) {
    guard source != target else { return }
    let holders = slices.slices(around: source)
    models.insert(models.remove(at: source), at: target)
    tokens.insert(tokens.remove(at: source), at: target)
    slices.remove(source..<(source + 1))
    slices.insert(1, at: target, through: slice, preferring: holders)
  }

  /// Moves a row that the screen shows in its new place already.
  func follow(from source: Int, to target: Int) {
    guard models.indices.contains(source), models.indices.contains(target) else { return }
    move(from: source, to: target, nil)
    let resize = ListResize(insertions: target..<(target + 1), removals: [source])
    subscriptions.note(resize, source: nil)
  }

  /// Replaces all rows; rows with the identity of one before stay, and slices with them.
  ///
  /// A slice holds afterwards what it held if that is in one piece; else it is empty.
  func reload<Identity: Hashable>(_ items: [Model], preserving identity: (Model) -> Identity) {
    let old = Dictionary(
      zip(models.map(identity), tokens),
      uniquingKeysWith: { first, _ in first }
    )
    let held = slices.slices.map { slice in
      (slice, Set(slices.range(of: slice).map { tokens[$0] } ?? []))
    }
    var used = Set<Int>()
    let next = items.map { item -> Int in
      if let token = old[identity(item)], used.insert(token).inserted { return token }
      return makeTokens(1)[0]
    }
    models = items
    tokens = next
    for token in next where used.contains(token) {
      changed.insert(token)
      versions[token, default: 0] += 1
    }
    slices.place(
      held.map { slice, rows in
        let places = next.indices.filter { rows.contains(next[$0]) }
        let isWhole = places.last.map { $0 - (places.first ?? 0) + 1 == places.count } ?? false
        return (slice, isWhole ? (places.first ?? 0)..<((places.last ?? 0) + 1) : nil)
      },
      count: items.count
    )
    show(nil)
  }
}

// MARK: Showing

extension ListRows {
  /// Shows what has changed, unless a batch is open.
  func show(_ completion: ((Bool) -> Void)?) {
    if let completion { batch.completions.append(completion) }
    guard batch.depth == 0 else { return }
    let completions = batch.completions
    batch.completions = []
    batch.sources = []
    guard let show = engine.show else {
      for completion in completions { completion(false) }
      return
    }
    show { isFinished in for completion in completions { completion(isFinished) } }
  }

  func performBatch(_ updates: () -> Void, _ completion: ((Bool) -> Void)?) {
    batch.depth += 1
    updates()
    batch.depth -= 1
    show(completion)
  }

  func subscribe(_ subscriber: AnyObject, resize: @escaping ListResizeCallback) {
    subscriptions.add(subscriber, resize: resize)
  }

  func subscribe(_ subscriber: AnyObject, ready: @escaping () -> Void) {
    if engine.isReady { ready() }
    subscriptions.add(subscriber, ready: ready)
  }

  func unsubscribe(_ subscriber: AnyObject) { subscriptions.remove(subscriber) }

  func becomeReady() {
    engine.isReady = true
    subscriptions.noteReady()
  }
}

extension ListChange {
  fileprivate func check(count: Int, in slice: Range<Int>?) throws(ListChangeError) {
    func check(_ index: Int, _ bound: Int, _ operation: String) throws(ListChangeError) {
      guard !(0..<bound).contains(index) else { return }
      throw .indexOutOfRange(operation: operation, slice: slice, index: index, count: count)
    }
    func check(_ indexes: [Int], _ operation: String) throws(ListChangeError) {
      var known = Set<Int>()
      for index in indexes {
        try check(index, count, operation)
        guard !known.insert(index).inserted else { continue }
        throw .duplicateIndex(operation: operation, slice: slice, index: index, count: count)
      }
    }
    switch self {
    case .reload: break
    case .insert(_, let index): try check(index, count + 1, "an insertion")
    case .delete(let indexes): try check(indexes, "a deletion")
    case .update(let elements): try check(elements.map(\.index), "an update")
    case .replaceTail(_, let index): try check(index, count + 1, "a reload of rows")
    case .move(let from, let to):
      try check(from, count, "a move")
      try check(to, count, "a move")
    }
  }
}

extension [Int] {
  /// The ranges that ascending numbers make up.
  fileprivate var runs: [Range<Int>] {
    var runs: [Range<Int>] = []
    for number in self {
      if let last = runs.last, last.upperBound == number {
        runs[runs.count - 1] = last.lowerBound..<(number + 1)
      } else {
        runs.append(number..<(number + 1))
      }
    }
    return runs
  }
}
