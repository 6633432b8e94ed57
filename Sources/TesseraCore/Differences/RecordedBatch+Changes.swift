extension RecordedBatch {
  /// Creates a batch that reports some changes.
  ///
  /// Sections that are replaced are reported as reloaded. The difference of two lists passes the check of a
  /// batch without an issue.
  public init(_ changes: BatchChanges) {
    var operations: [UpdateOperation] = []
    operations.reserveCapacity(
      changes.deletedItems.count + changes.insertedItems.count + changes.movedItems.count
    )
    operations += changes.deletedSections.map { .deleteSection($0) }
    operations += changes.insertedSections.map { .insertSection($0) }
    operations += changes.movedSections.map { .moveSection(from: $0.old, to: $0.new) }
    operations += (changes.reloadedSections + changes.replacedSections).map {
      .reloadSection($0.old)
    }
    operations += changes.deletedItems.lazy.map { .deleteItem($0) }
    operations += changes.insertedItems.lazy.map { .insertItem($0) }
    operations += changes.movedItems.lazy.map { .moveItem(from: $0.old, to: $0.new) }
    operations += changes.reloadedItems.map { .reloadItem($0.old) }
    operations += changes.reconfiguredItems.map { .reconfigureItem($0.old) }
    self.init(operations)
  }
}
