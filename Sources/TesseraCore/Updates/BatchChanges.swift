/// The operations of a checked batch: each position once, nothing that excludes another.
///
/// All lists ascend, pairs by their old positions. Items of sections that are inserted, deleted,
/// reloaded or replaced are not listed, except those that are moved out of a deleted or into an inserted
/// section.
public struct BatchChanges: Hashable, Sendable {
  /// Sections that go.
  public var deletedSections: [OldSection] = []
  /// Sections that are new.
  public var insertedSections: [NewSection] = []
  /// Sections in another place.
  public var movedSections: [SectionPair] = []
  /// Sections all of whose items are new; also such that are moved.
  public var reloadedSections: [SectionPair] = []
  /// Sections whose operations did not add up.
  ///
  /// Items at their beginning and end are taken to be the same, so that an anchor can be kept, but all visible ones must be requested
  /// again.
  public var replacedSections: [SectionPair] = []
  /// Items that go.
  public var deletedItems: [OldPath] = []
  /// Items that are new.
  public var insertedItems: [NewPath] = []
  /// Items in another place; they keep their identity and their view.
  public var movedItems: [ItemPair] = []
  /// Items that are shown by another view; also such that are moved.
  public var reloadedItems: [ItemPair] = []
  /// Items whose view is filled again; also such that are moved.
  public var reconfiguredItems: [ItemPair] = []

  /// Creates changes of nothing; a caller may set what it knows to be true.
  public init() {}
}
