public import TesseraCore

/// The contents of a collection view: sections and items by their identifiers, in their order.
///
/// A copy costs O(1). Appending costs O(1) for each identifier, which is hashed once; other changes of
/// items, and finding where an item is, cost the logarithm of how many there are. Sections are inserted,
/// deleted and moved in as many steps as there are sections.
///
/// Identifiers that do not fit are reported with their places, and the call does what is left of it. An
/// identifier that is given again is a further row until the snapshot is applied; the data source then
/// decides which rows count. Looked up, such an identifier means the row that was
/// given last. One whose hash changes while it is in a snapshot is not found any more, but stays where it
/// is.
public struct NSDiffableDataSourceSnapshot<
  SectionIdentifierType: Hashable & Sendable,
  ItemIdentifierType: Hashable & Sendable
>: Sendable {
  /// The sections, in their order.
  @usableFromInline var sections = SnapshotSections<SectionIdentifierType>()
  /// The items, by section.
  @usableFromInline var items = SnapshotItems<ItemIdentifierType>()
  /// The marks of items and sections that stay.
  var marks = SnapshotMarks()
  /// How many items there are in front of each section.
  @usableFromInline var itemsInFront = PrefixSums()

  package typealias InvalidInput = SnapshotDiagnostic<SectionIdentifierType, ItemIdentifierType>

  /// Creates a snapshot of nothing.
  public init() {}

  /// The number of items in all sections.
  public var numberOfItems: Int { items.count }

  /// The number of sections.
  public var numberOfSections: Int { sections.order.count }

  /// The identifiers of the sections, in their order.
  public var sectionIdentifiers: [SectionIdentifierType] {
    sections.table.identifiers(of: sections.order)
  }

  /// The identifiers of all items, section by section.
  public var itemIdentifiers: [ItemIdentifierType] {
    var identifiers: [ItemIdentifierType] = []
    identifiers.reserveCapacity(items.count)
    for section in sections.order {
      items.table.append(items.rows(of: section), to: &identifiers)
    }
    return identifiers
  }

  /// The number of items in a section; 0 for an unknown one, which is reported.
  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    knownSection(identifier, "numberOfItems(inSection:)").map { items.count(of: $0) } ?? 0
  }

  /// The identifiers of the items in a section; none for an unknown one, which is reported.
  public func itemIdentifiers(
    inSection identifier: SectionIdentifierType
  ) -> [ItemIdentifierType] {
    knownSection(identifier, "itemIdentifiers(inSection:)").map {
      items.table.identifiers(of: items.rows(of: $0))
    } ?? []
  }

  /// The section that holds an item; nil for an unknown item.
  public func sectionIdentifier(
    containingItem identifier: ItemIdentifierType
  ) -> SectionIdentifierType? {
    items.table.row(of: identifier).map { sections.table.identifier(of: items.owner(of: $0)) }
  }

  /// Returns the index of an item among the items of all sections; `nil` for an unknown item.
  @inlinable
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    // Compiled where the type of identifiers is known: to find the type out took longer than to find the row.
    guard let row = items.table.row(of: identifier) else { return nil }
    let section = sections.index(of: items.places.owner(of: row))
    return itemsInFront.sum(before: section) + items.places.position(of: row)
  }

  /// Returns the index of a section; `nil` for an unknown section.
  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
    sections.table.row(of: identifier).map { sections.index(of: $0) }
  }

  private func knownSection(_ identifier: SectionIdentifierType, _ call: String) -> Int32? {
    if let row = sections.table.row(of: identifier) { return row }
    report(.unknownSections([identifier]), call)
    return nil
  }
}

extension NSDiffableDataSourceSnapshot {
  /// Does what can be done of a call, and reports what cannot.
  mutating func attempt(_ call: String, _ body: (inout Self) throws(InvalidInput) -> Void) {
    do throws(InvalidInput) { try body(&self) } catch { report(error, call) }
  }

  func report(_ diagnostic: InvalidInput, _ call: String) {
    Diagnostics.reportFromAnyThread(
      .dataSource,
      "Calling \(call) of a snapshot: \(diagnostic). \(diagnostic.remedy)"
    )
  }

  /// Brings the sums up to date after sections have changed.
  mutating func recountSections() {
    itemsInFront = PrefixSums(sections.order.map { items.count(of: $0) })
  }

  /// Brings the sums up to date after a section has got more or fewer items.
  mutating func addToCount(_ difference: Int, ofSection section: Int32) {
    itemsInFront.add(difference, at: sections.index(of: section))
  }

  func place(ofItem row: Int32) -> SnapshotPlace {
    SnapshotPlace(
      section: sections.index(of: items.owner(of: row)),
      item: items.position(of: row)
    )
  }

  func place(ofSection row: Int32) -> SnapshotPlace {
    SnapshotPlace(section: sections.index(of: row), item: nil)
  }
}

#if InternalChecks
  extension NSDiffableDataSourceSnapshot {
    /// Traps when the parts of the snapshot do not fit together.
    @usableFromInline
    func checkInvariants() {
      sections.table.checkInvariants()
      items.table.checkInvariants()
      precondition(sections.order.count == sections.table.count, "Every section has one place")
      var count = 0
      for (index, section) in sections.order.enumerated() {
        precondition(sections.index(of: section) == index, "Section \(section) is at \(index)")
        precondition(itemsInFront.sum(before: index) == count, "\(count) items before \(index)")
        for row in items.rows(of: section) {
          precondition(items.owner(of: row) == section, "Item \(row) is in section \(section)")
        }
        count += items.count(of: section)
      }
      precondition(count == items.count, "\(items.count) items are counted, \(count) are held")
    }
  }
#else
  extension NSDiffableDataSourceSnapshot {
    /// Does nothing: the `InternalChecks` trait is off.
    @inlinable @inline(__always) func checkInvariants() {}
  }
#endif
