public import TesseraCore

/// One change of a model and the batch that reports it.
public struct ModelChange: Sendable {
  /// The data before.
  public let before: CollectionModel
  /// The data after.
  public let after: CollectionModel
  /// The reported operations, in the order of the calls.
  public let operations: [UpdateOperation]

  /// Creates a change.
  public init(before: CollectionModel, after: CollectionModel, operations: [UpdateOperation]) {
    self.before = before
    self.after = after
    self.operations = operations
  }

  /// The batch as it is recorded.
  public var recorded: RecordedBatch { RecordedBatch(operations) }

  /// The batch, checked against the counts of both models.
  public var checked: CheckedBatch {
    CheckedBatch(checking: recorded, before: before.counts, after: after.counts)
  }
}

extension ModelChange {
  /// The change as Swift source, to be pasted into a test that repeats a failure.
  public var replay: String {
    """
    let batch = CheckedBatch(
      checking: RecordedBatch([
        \(operations.map(\.source).joined(separator: ",\n    "))
      ]),
      before: ItemCounts(\(before.counts.items)),
      after: ItemCounts(\(after.counts.items))
    )
    """
  }
}

extension UpdateOperation {
  /// The operation as Swift source.
  public var source: String {
    switch self {
    case .insertItem(let path): ".insertItem(\(path.source("New")))"
    case .deleteItem(let path): ".deleteItem(\(path.source("Old")))"
    case .reloadItem(let path): ".reloadItem(\(path.source("Old")))"
    case .reconfigureItem(let path): ".reconfigureItem(\(path.source("Old")))"
    case .moveItem(let from, let to):
      ".moveItem(from: \(from.source("Old")), to: \(to.source("New")))"
    case .insertSection(let section): ".insertSection(NewSection(\(section.index)))"
    case .deleteSection(let section): ".deleteSection(OldSection(\(section.index)))"
    case .reloadSection(let section): ".reloadSection(OldSection(\(section.index)))"
    case .moveSection(let from, let to):
      ".moveSection(from: OldSection(\(from.index)), to: NewSection(\(to.index)))"
    }
  }
}

extension ItemPath {
  fileprivate func source(_ space: String) -> String {
    "\(space)Path(section: \(section.index), item: \(item))"
  }
}
