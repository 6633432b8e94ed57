import TesseraCore

/// The batch that leads from one snapshot to another, with the marks of the second.
///
/// Rows are paired by identifier, and duplicates by their order among themselves. Nothing is hashed. A
/// section that neither snapshot has changed since one was copied from the other costs O(1), and so does a
/// snapshot as a whole.
func transition<Section, Item>(
  from before: NSDiffableDataSourceSnapshot<Section, Item>,
  to after: NSDiffableDataSourceSnapshot<Section, Item>
) -> BatchChanges {
  guard !before.sharesContent(with: after) || !after.marks.isEmpty else { return BatchChanges() }
  return SnapshotTransition(before: before, after: after).changes()
}

extension NSDiffableDataSourceSnapshot {
  /// Whether neither snapshot has got or lost anything since one was copied from the other; O(1).
  ///
  /// Marks do not matter. May be false for snapshots that are equal.
  func sharesContent(with other: Self) -> Bool {
    sections.order.sharesStorage(with: other.sections.order)
      && items.contents.sharesStorage(with: other.items.contents)
  }
}

/// Two snapshots whose difference is found.
private struct SnapshotTransition<Section: Hashable & Sendable, Item: Hashable & Sendable> {
  let before: NSDiffableDataSourceSnapshot<Section, Item>
  let after: NSDiffableDataSourceSnapshot<Section, Item>

  func changes() -> BatchChanges {
    var sections = Pairing(SnapshotRule(before.sections.table, after.sections.table))
    sections.addSection(before: 0, before.sections.order, after: 0, after.sections.order)
    sections.finish()
    var items = Pairing(SnapshotRule(before.items.table, after.items.table))
    addSections(to: &items, sections.openRows)
    items.finish()
    var changes = BatchChanges(sections: sections.openRows, items: items.openRows, reconfigured: [])
    addMarks(to: &changes)
    return changes
  }

  private func addSections(to items: inout Pairing<SnapshotRule>, _ sections: OpenRows) {
    let origins = sections.listOrigins(
      countBefore: before.sections.order.count,
      countAfter: after.sections.order.count
    )
    var stays = [Bool](repeating: false, count: before.sections.order.count)
    for (index, origin) in origins.enumerated() {
      let section = after.sections.order[index]
      guard let origin else {
        items.addInsertedSection(index, after.items.rows(of: section))
        continue
      }
      stays[origin] = true
      let former = before.sections.order[origin]
      guard !before.items.isSame(former, as: section, of: after.items) else { continue }
      items.addSection(
        before: origin,
        before.items.rows(of: former),
        after: index,
        after.items.rows(of: section)
      )
    }
    for (index, section) in before.sections.order.enumerated() where !stays[index] {
      items.addDeletedSection(index, before.items.rows(of: section))
    }
  }

  private func addMarks(to changes: inout BatchChanges) {
    let marks = after.marks
    guard !marks.isEmpty else { return }
    var formerSections = Counterparts(of: after.sections.table, in: before.sections.table)
    let reloadedSections = marks.reloadedSections.rows.compactMap { section -> SectionPair? in
      guard let former = formerSections.counterpart(of: section) else { return nil }
      return SectionPair(
        old: OldSection(before.sections.index(of: former)),
        new: NewSection(after.sections.index(of: section))
      )
    }
    changes.reloadSections(reloadedSections.sorted { $0.old < $1.old })
    let old = Set(reloadedSections.map(\.old))
    let new = Set(reloadedSections.map(\.new))
    var formerItems = Counterparts(of: after.items.table, in: before.items.table)
    // What leaves or enters a section that is reloaded gets another view in any case.
    func pairs(of rows: [Int32]) -> [ItemPair] {
      rows.compactMap { pair(of: $0, formerItems.counterpart(of: $0)) }
        .filter { !old.contains($0.old.section) && !new.contains($0.new.section) }
        .sorted { $0.old < $1.old }
    }
    changes.reloadedItems = pairs(of: marks.reloadedItems.rows)
    changes.reconfiguredItems = pairs(
      of: marks.reconfiguredItems.rows.filter { !marks.reloadedItems.contains($0) }
    )
  }

  /// Where an item was and is; nil for a new one.
  private func pair(of row: Int32, _ former: Int32?) -> ItemPair? {
    guard let former else { return nil }
    return ItemPair(
      old: OldPath(
        section: before.sections.index(of: before.items.owner(of: former)),
        item: before.items.position(of: former)
      ),
      new: NewPath(
        section: after.sections.index(of: after.items.owner(of: row)),
        item: after.items.position(of: row)
      )
    )
  }
}

/// Rows of two tables, which are the same if they have the same identifier and number among their like.
private struct SnapshotRule: PairingRule {
  private let areSame: (_ before: Int32, _ after: Int32) -> Bool
  private let hashBefore: (Int32) -> Int
  private let hashAfter: (Int32) -> Int

  init<Identifier: Hashable>(
    _ before: IdentifierTable<Identifier>,
    _ after: IdentifierTable<Identifier>
  ) {
    // Kept apart, because a call to a table looks up its type at run time.
    let (hashesBefore, hashesAfter) = (before.hashes, after.hashes)
    guard before.hasDuplicates || after.hasDuplicates else {
      areSame = { before.isSame($0, as: $1, of: after) }
      hashBefore = { hashesBefore[Int($0)] }
      hashAfter = { hashesAfter[Int($0)] }
      return
    }
    let (ordinalsBefore, ordinalsAfter) = (before.duplicateOrdinals, after.duplicateOrdinals)
    areSame = {
      before.isSame($0, as: $1, of: after)
        && ordinalsBefore[$0, default: 0] == ordinalsAfter[$1, default: 0]
    }
    // A thousand duplicates are then paired as fast as a thousand different identifiers.
    hashBefore = { hashesBefore[Int($0)] ^ ordinalsBefore[$0, default: 0] &* 0x9E37_79B1 }
    hashAfter = { hashesAfter[Int($0)] ^ ordinalsAfter[$0, default: 0] &* 0x9E37_79B1 }
  }

  func isSame(_ before: Int32, _ after: Int32) -> Bool { areSame(before, after) }
  /// No row is in an order twice, and duplicates have different numbers.
  func areDuplicates(_ first: Int32, _ second: Int32) -> Bool { false }
  func hash(ofBefore row: Int32) -> Int { hashBefore(row) }
  func hash(ofAfter row: Int32) -> Int { hashAfter(row) }
  var comparesContent: Bool { false }
  func hasSameContent(_ before: Int32, _ after: Int32) -> Bool { true }
}

/// Finds the rows of a table that are the same as rows of another one.
private struct Counterparts<Identifier: Hashable> {
  private let table: IdentifierTable<Identifier>
  private let former: IdentifierTable<Identifier>
  private let ordinals: [Int32: Int]
  /// The former rows of each identifier that was asked about.
  private var formerDuplicates: [Identifier: [Int32]] = [:]

  init(of table: IdentifierTable<Identifier>, in former: IdentifierTable<Identifier>) {
    self.table = table
    self.former = former
    ordinals = table.duplicateOrdinals
  }

  /// The former row with the same identifier and number among its like; nil if there is none.
  mutating func counterpart(of row: Int32) -> Int32? {
    let identifier = table.identifier(of: row)
    guard table.hasDuplicates || former.hasDuplicates else { return former.row(of: identifier) }
    let rows = formerDuplicates[identifier] ?? former.rows(of: identifier)
    formerDuplicates[identifier] = rows
    let ordinal = ordinals[row, default: 0]
    return rows.indices.contains(ordinal) ? rows[ordinal] : nil
  }
}

extension BatchChanges {
  /// Reloads sections, so that operations on their items are taken out.
  ///
  /// An item that moves between such a section and another one comes or goes there.
  fileprivate mutating func reloadSections(_ sections: [SectionPair]) {
    guard !sections.isEmpty else { return }
    reloadedSections = sections
    let old = Set(sections.map(\.old))
    let new = Set(sections.map(\.new))
    let gone = Set(deletedSections)
    let added = Set(insertedSections)
    deletedItems.removeAll { old.contains($0.section) }
    insertedItems.removeAll { new.contains($0.section) }
    let touched = movedItems.filter { old.contains($0.old.section) || new.contains($0.new.section) }
    movedItems.removeAll { old.contains($0.old.section) || new.contains($0.new.section) }
    deletedItems += touched.map(\.old).filter {
      !old.contains($0.section) && !gone.contains($0.section)
    }
    insertedItems += touched.map(\.new).filter {
      !new.contains($0.section) && !added.contains($0.section)
    }
    deletedItems.sort()
    insertedItems.sort()
  }
}
