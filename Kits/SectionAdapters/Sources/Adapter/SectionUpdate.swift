import UIKit

/// A section that is to be shown; without items if it holds them itself.
struct GivenSection {
  let section: Section
  let items: [AnyHashable]?
}

/// The update of the displayed sections.
@MainActor
struct SectionUpdate {
  private(set) var entries: [SectionEntry] = []
  let snapshot: SnapshotEdit.Snapshot
  /// Whether a section is to be placed otherwise.
  private(set) var changesLayout = false

  init(_ given: [GivenSection], shown: [SectionEntry], in adapter: CollectionAdapter) {
    let shownEntries = Dictionary(uniqueKeysWithValues: shown.map { ($0.section, $0) })
    var alignments: [RowAlignment] = []
    var (replaced, reloaded): (Set<Section>, [Section]) = ([], [])
    for given in given {
      let former = shownEntries[given.section]
      let section = Self.keep(given.section, former?.section, adapter)
      if let former, former.section !== section { replaced.insert(section) }
      let alignment = section.align(
        former?.rows,
        asked: given.items,
        scope: adapter.itemScope == .section ? section.id : nil
      )
      alignments.append(alignment)
      entries.append(SectionEntry(section: section, rows: alignment.rows))
      if former != nil, replaced.contains(section) || section.pendingChanges.contains(.views) {
        reloaded.append(section)
      }
      changesLayout = changesLayout || section.pendingChanges.contains(.layout)
      section.pendingChanges = []
    }
    let staying = Set(entries.map(\.section))
    var edit = SnapshotEdit(
      adapter.dataSource.snapshot(),
      adapter.registry,
      report: adapter.diagnosticHandler
    )
    edit.remove(shown.filter { !staying.contains($0.section) })
    edit.remove(alignments)
    edit.arrange(entries.map(\.section), replaced: replaced)
    for (entry, alignment) in zip(entries, alignments) { edit.place(alignment, in: entry.section) }
    for entry in entries where replaced.contains(entry.section) {
      for item in entry.rows.items { item.section = entry.section }
    }
    edit.mark(reloaded: reloaded)
    snapshot = edit.snapshot
    for entry in entries where entry.section.isEmpty != entry.rows.items.isEmpty {
      entry.section.isEmpty = entry.rows.items.isEmpty
    }
  }

  /// The object that stands for a section: the one that is shown, with the values of the other, unless its class is another.
  private static func keep(
    _ given: Section,
    _ shown: Section?,
    _ adapter: CollectionAdapter
  ) -> Section {
    if let shown, type(of: shown) == type(of: given) {
      if shown !== given { shown.takeValues(from: given) }
      return shown
    }
    given.adapter = adapter
    if let collection = adapter.collection { given.registerCells(in: collection) }
    return given
  }
}
