/// The sections that items leave or enter as a whole: those that a batch deletes and those that it inserts.
///
/// A layout drops a deleted section, and creates an inserted one, with all its items, so that it takes an item that is moved
/// out of the one or into the other for a new one.
package struct SectionCrossings: Sendable {
  private let deleted: SortedPositions<OldSection>
  private let inserted: SortedPositions<NewSection>

  /// O(k log k) for k sections that are deleted or inserted.
  package init(_ changes: BatchChanges) {
    deleted = SortedPositions(changes.deletedSections)
    inserted = SortedPositions(changes.insertedSections)
  }

  var isEmpty: Bool { deleted.positions.isEmpty && inserted.positions.isEmpty }

  /// Whether the section that something was in is deleted; O(log k).
  func leavesDeleted(_ section: OldSection) -> Bool { deleted.contains(section) }

  /// Whether the section that something is in is inserted; O(log k).
  func entersInserted(_ section: NewSection) -> Bool { inserted.contains(section) }

  /// Whether a layout takes an element that stays for a new one, because its item is in another section; O(log k).
  ///
  /// It has no size of it and assumes one, so that the cell has to be asked, also where that is the size it has.
  package func renews(_ old: ElementIdentity<Before>, as new: ElementIdentity<After>) -> Bool {
    leavesDeleted(old.section) || entersInserted(new.section)
  }
}
