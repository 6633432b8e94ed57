extension RecordedBatch {
  /// Creates a batch that says what some changes are, as calls in a batch would.
  ///
  /// Sections that are replaced are said to be reloaded. Changes that were found between two lists pass
  /// the check of a batch with nothing to mend.
  public init(_ changes: BatchChanges) {
    var operations: [UpdateOperation] = []
    operations += changes.deletedSections.map { .deleteSection($0) }
    operations += changes.insertedSections.map { .insertSection($0) }
    operations += changes.movedSections.map { .moveSection(from: $0.old, to: $0.new) }
    operations += (changes.reloadedSections + changes.replacedSections).map {
      .reloadSection($0.old)
    }
    operations += changes.deletedItems.map { .deleteItem($0) }
    operations += changes.insertedItems.map { .insertItem($0) }
    operations += changes.movedItems.map { .moveItem(from: $0.old, to: $0.new) }
    operations += changes.reloadedItems.map { .reloadItem($0.old) }
    operations += changes.reconfiguredItems.map { .reconfigureItem($0.old) }
    self.init(operations)
  }
}
