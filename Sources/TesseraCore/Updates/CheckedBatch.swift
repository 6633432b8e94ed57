/// A batch that has been checked against the counts on both sides, and what it does to every position.
///
/// Whatever was reported, the result is complete: it leads from the old counts to the new ones, each
/// position on either side is named at most once, and nothing lies out of range. What does not fit is
/// among the ``issues`` and has been taken as rule 1 to 18 of the update contract say.
///
/// ```swift
/// let batch = CheckedBatch(
///   checking: RecordedBatch([.insertItem(NewPath(section: 0, item: 0))]),
///   before: ItemCounts([20]),
///   after: ItemCounts([21])
/// )
/// batch.map.newPath(of: OldPath(section: 0, item: 4))  // item 5
/// ```
public struct CheckedBatch: Hashable, Sendable {
  /// The operations that did not fit, in an order that depends on the batch alone.
  public let issues: [BatchIssue]
  /// The consistency of the batch.
  public let standing: Standing
  /// The operations, each position once.
  public let changes: BatchChanges
  /// The positions before and after the batch.
  public let map: IndexMap

  /// The consistency of a batch.
  public enum Standing: Hashable, Sendable {
    /// It says what happened.
    case consistent
    /// Some operations were dropped or adapted; the rest says what happened.
    case repaired
    /// Sections did not add up; there, what happened is guessed from the counts.
    case replaced
  }

  /// Checks a batch.
  ///
  /// `before` are the counts that were committed last, and never asked for again; `after` are those of the
  /// data source. O(k log k) for k operations, and the number of sections once.
  public init(checking batch: RecordedBatch, before: ItemCounts, after: ItemCounts) {
    self.init(checking: batch, before: before, after: after, earlierIssues: [])
  }

  /// The same for a batch that was made of some in which something was found already.
  init(
    checking batch: RecordedBatch,
    before: ItemCounts,
    after: ItemCounts,
    earlierIssues: [BatchIssue]
  ) {
    var checker = BatchChecker(before: before, after: after)
    map = checker.check(batch)
    changes = checker.changes
    checker.issues = earlierIssues + checker.issues
    issues = checker.issues
    standing = checker.standing
  }
}

extension CheckedBatch {
  /// The content of an item after the batch.
  public enum Content: Hashable, Sendable {
    /// The content before the batch.
    case kept
    /// The view it had, filled again.
    case reconfigured
    /// Another view.
    case reloaded
    /// A view, for the first time.
    case inserted
  }

  /// Returns the content of an item after the batch; O(log k).
  public func content(of path: NewPath) -> Content {
    guard let old = map.oldPath(of: path) else { return .inserted }
    if let index = map.changeIndex(of: path.section), case .replaced = map.changed[index].items {
      return .reloaded
    }
    if changes.reloadedItems.contains(old) { return .reloaded }
    return changes.reconfiguredItems.contains(old) ? .reconfigured : .kept
  }
}

extension [ItemPair] {
  /// Whether an item that was at `old` is among these, which ascend by their old positions.
  fileprivate func contains(_ old: OldPath) -> Bool {
    let index = firstIndex(whereSorted: { $0.old >= old })
    return index < count && self[index].old == old
  }
}
