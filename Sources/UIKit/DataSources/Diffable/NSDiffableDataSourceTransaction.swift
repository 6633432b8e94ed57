/// What a person has changed in a diffable data source.
public struct NSDiffableDataSourceTransaction<
  SectionIdentifierType: Hashable & Sendable,
  ItemIdentifierType: Hashable & Sendable
>: Sendable {
  /// What was shown before.
  public let initialSnapshot:
    NSDiffableDataSourceSnapshot<
      SectionIdentifierType, ItemIdentifierType
    >
  /// What is shown after it.
  public let finalSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  /// What has changed among the items of all sections: removals, and insertions of the same items.
  public let difference: CollectionDifference<ItemIdentifierType>
  /// What has changed in each section in which something has.
  public let sectionTransactions:
    [NSDiffableDataSourceSectionTransaction<SectionIdentifierType, ItemIdentifierType>]
}

/// What a person has changed in one section of a diffable data source.
public struct NSDiffableDataSourceSectionTransaction<
  SectionIdentifierType: Hashable & Sendable,
  ItemIdentifierType: Hashable & Sendable
>: Sendable {
  /// The section.
  public let sectionIdentifier: SectionIdentifierType
  /// What the section held before.
  public let initialSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  /// What it holds after it.
  public let finalSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  /// What has changed among the items of the section that show.
  public let difference: CollectionDifference<ItemIdentifierType>
}
