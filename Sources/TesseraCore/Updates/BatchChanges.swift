/// The operations of a checked batch: each position once, nothing that excludes another.
///
/// All lists ascend, pairs by their old positions. Items of sections that are inserted, deleted,
/// reloaded or replaced are not listed, except those that are moved out of a deleted or into an inserted
/// section.
public struct BatchChanges: Hashable, Sendable {
  /// Sections that go.
  public package(set) var deletedSections: [OldSection] = []
  /// Sections that are new.
  public package(set) var insertedSections: [NewSection] = []
  /// Sections in another place.
  public package(set) var movedSections: [SectionPair] = []
  /// Sections all of whose items are new; also such that are moved.
  public package(set) var reloadedSections: [SectionPair] = []
  /// Sections whose operations did not add up.
  ///
  /// Items at their beginning and end are taken to be the same, so that something can stand still, but
  /// all that shows of them must be asked for again.
  public package(set) var replacedSections: [SectionPair] = []
  /// Items that go.
  public package(set) var deletedItems: [OldPath] = []
  /// Items that are new.
  public package(set) var insertedItems: [NewPath] = []
  /// Items in another place; they keep their identity and their view.
  public package(set) var movedItems: [ItemPair] = []
  /// Items that are shown by another view; also such that are moved.
  public package(set) var reloadedItems: [ItemPair] = []
  /// Items whose view is filled again; also such that are moved.
  public package(set) var reconfiguredItems: [ItemPair] = []

  /// Creates changes of nothing.
  public init() {}
}
