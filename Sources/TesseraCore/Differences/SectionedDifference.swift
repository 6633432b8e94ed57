/// A section of a list: what it is, and what it holds.
public struct ListSection<Section, Item> {
  /// The section's identifier, or an element that has one.
  public var section: Section
  /// The identifiers of its items, or elements that have them.
  public var items: [Item]

  /// Creates a section of some items.
  public init(_ section: Section, items: [Item]) {
    self.section = section
    self.items = items
  }
}

extension ListSection: Equatable where Section: Equatable, Item: Equatable {}
extension ListSection: Hashable where Section: Hashable, Item: Hashable {}
extension ListSection: Sendable where Section: Sendable, Item: Sendable {}

/// The difference between two lists of sections, as one step.
///
/// ``changes`` is in the index spaces of batch updates of a collection view and can be applied at
/// once, whatever it mixes: sections that move while their items change, items that cross sections, also
/// out of sections that go and into sections that are new.
///
/// - Sections need as few moves as there can be, and so do the items within each section. An item that
///   crosses sections is one move; an item of a section that moves needs none.
/// - The items of a section that goes are not listed as deleted, and those of a new section are not
///   listed as inserted.
/// - Costs are those of ``ListDifference``: a section whose items share storage with those before costs
///   O(1), and identifiers are hashed only where comparing does not pair them.
public struct SectionedDifference: Hashable, Sendable {
  /// The operations; items that stay and changed are in ``BatchChanges/reconfiguredItems``.
  public let changes: BatchChanges
  /// The sections that stay and whose content, apart from the items, is not the same.
  ///
  /// Ascending by where they were. They are not reloaded in ``changes``, which would take their items
  /// for new.
  public let changedSections: [SectionPair]

  /// Whether nothing changes.
  public var isEmpty: Bool { changes == BatchChanges() && changedSections.isEmpty }

  @usableFromInline
  init(sections: OpenRows, changed: [ItemPair], items: OpenRows, changedItems: [ItemPair]) {
    changes = BatchChanges(sections: sections, items: items, reconfigured: changedItems)
    changedSections = changed.sorted { $0.old < $1.old }.map { $0.sectionPair }
  }
}

extension SectionedDifference {
  /// Finds what makes the identifiers `after` out of the identifiers `before`.
  ///
  /// `duplicates` holds for sections and for items, wherever in the list these are.
  @inlinable
  public init<Section: Hashable, Item: Hashable>(
    from before: [ListSection<Section, Item>],
    to after: [ListSection<Section, Item>],
    duplicates: DuplicatePolicy = .tag
  ) {
    var sections = Pairing(IdentifierRule<Section>(), duplicates: duplicates)
    sections.addSection(before: 0, before.map { $0.section }, after: 0, after.map { $0.section })
    sections.finish()
    var items = Pairing(IdentifierRule<Item>(), duplicates: duplicates)
    items.addSections(before, after, origins: sections.openRows)
    items.finish()
    self.init(
      sections: sections.openRows,
      changed: [],
      items: items.openRows,
      changedItems: []
    )
  }

  /// Finds what makes the elements `after` out of the elements `before`, and which of them changed.
  ///
  /// `areContentsEqual` is asked for each item that stays, `areSectionContentsEqual` for each section
  /// that stays, in no particular order, with the element before and the one after; not for items whose
  /// arrays share storage.
  @inlinable
  public init<Section: Identifiable, Item: Identifiable>(
    from before: [ListSection<Section, Item>],
    to after: [ListSection<Section, Item>],
    duplicates: DuplicatePolicy = .tag,
    areContentsEqual: @escaping (Item, Item) -> Bool,
    areSectionContentsEqual: @escaping (Section, Section) -> Bool
  ) {
    var sections = Pairing(
      ElementRule(identifiedBy: { $0.id }, areContentsEqual: areSectionContentsEqual),
      duplicates: duplicates
    )
    sections.addSection(before: 0, before.map { $0.section }, after: 0, after.map { $0.section })
    sections.finish()
    var items = Pairing(
      ElementRule(identifiedBy: { $0.id }, areContentsEqual: areContentsEqual),
      duplicates: duplicates
    )
    items.addSections(before, after, origins: sections.openRows)
    items.finish()
    self.init(
      sections: sections.openRows,
      changed: sections.changed,
      items: items.openRows,
      changedItems: items.changed
    )
  }
}

extension Pairing {
  /// Adds all sections of two lists.
  @inlinable
  mutating func addSections<Section>(
    _ before: [ListSection<Section, Row>],
    _ after: [ListSection<Section, Row>],
    origins sections: OpenRows
  ) {
    let origins = sections.listOrigins(countBefore: before.count, countAfter: after.count)
    var stays = [Bool](repeating: false, count: before.count)
    for (index, origin) in origins.enumerated() {
      if let origin {
        stays[origin] = true
        addSection(before: origin, before[origin].items, after: index, after[index].items)
      } else {
        addInsertedSection(index, after[index].items)
      }
    }
    for index in before.indices where !stays[index] {
      addDeletedSection(index, before[index].items)
    }
  }
}

extension BatchChanges {
  /// Creates the changes from the pairs of sections, added as items of one section, and of their items.
  package init(sections: OpenRows, items: OpenRows, reconfigured: [ItemPair]) {
    self.init()
    let sectionChanges = sections.itemChanges()
    deletedSections = sectionChanges.deleted.map { OldSection($0.item) }
    insertedSections = sectionChanges.inserted.map { NewSection($0.item) }
    movedSections = sectionChanges.moved.map { $0.sectionPair }
    let itemChanges = items.itemChanges()
    deletedItems = itemChanges.deleted
    insertedItems = itemChanges.inserted
    movedItems = itemChanges.moved
    reconfiguredItems = reconfigured.sorted { $0.old < $1.old }
  }
}

extension ItemPair {
  /// The pair of sections that two sections stand for when they are numbered as items.
  fileprivate var sectionPair: SectionPair {
    SectionPair(old: OldSection(old.item), new: NewSection(new.item))
  }
}
