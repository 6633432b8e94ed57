import UIKit

/// What leads from one state of a list to the next, as changes of its snapshot.
///
/// All items that leave their places are taken out first, so that one that comes to another place is known as the same one.
@MainActor
struct SnapshotEdit {
  typealias Snapshot = NSDiffableDataSourceSnapshot<Section, SectionItem>

  private(set) var snapshot: Snapshot
  /// The items that have left their places and have not come to others.
  private var pool: Set<SectionItem> = []
  private var changed: [SectionItem] = []
  private let report: (String) -> Void

  init(_ snapshot: Snapshot, report: @escaping (String) -> Void) {
    self.snapshot = snapshot
    self.report = report
  }

  /// Takes sections out with all that they hold.
  mutating func remove(_ entries: [SectionEntry]) {
    guard !entries.isEmpty else { return }
    for entry in entries { pool.formUnion(entry.rows.items) }
    snapshot.deleteSections(entries.map(\.section))
  }

  /// Takes items out that leave their places.
  mutating func remove(_ alignments: [RowAlignment]) {
    let removed = alignments.flatMap(\.removed)
    guard !removed.isEmpty else { return }
    pool.formUnion(removed)
    snapshot.deleteItems(removed)
  }

  /// Puts sections in their order, new ones without items; `replaced` are those that another object stands for now.
  mutating func arrange(_ sections: [Section], replaced: Set<Section>) {
    let known = Set(snapshot.sectionIdentifiers)
    let staying = sections.filter(known.contains)
    guard replaced.isEmpty, staying == snapshot.sectionIdentifiers else {
      return rebuild(sections, known)
    }
    var former: Section?
    for section in sections {
      if !known.contains(section) {
        if let former {
          snapshot.insertSections([section], afterSection: former)
        } else if let first = staying.first {
          snapshot.insertSections([section], beforeSection: first)
        } else {
          snapshot.appendSections([section])
        }
      }
      former = section
    }
  }

  /// Makes the snapshot anew, with the objects that stand for the sections now.
  private mutating func rebuild(
    _ sections: [Section],
    _ known: Set<Section>
  ) {
    var rebuilt = Snapshot()
    rebuilt.appendSections(sections)
    for section in sections where known.contains(section) {
      rebuilt.appendItems(snapshot.itemIdentifiers(inSection: section), toSection: section)
    }
    snapshot = rebuilt
  }

  /// Puts the items of a section in their places, and reports those that the list has already.
  mutating func place(_ alignment: RowAlignment, in section: Section) {
    changed += alignment.changed
    let items = alignment.rows.items
    var run = Run(
      after: alignment.window.lowerBound > 0 ? items[alignment.window.lowerBound - 1] : nil
    )
    var placed: [SectionItem?] = []
    for slot in alignment.slots {
      switch slot {
      case .kept(let item):
        insert(run, before: item, in: section)
        run = Run(after: item)
        placed.append(item)
      case .new(let candidate):
        let item = resolve(candidate, &run, section)
        placed.append(item)
      }
    }
    let end = alignment.window.upperBound
    insert(run, before: end < items.count ? items[end] : nil, in: section)
    alignment.rows.finish(alignment.window, placed)
  }

  /// The item that stands for one that comes; nil if the list shows it already.
  private mutating func resolve(
    _ candidate: SectionItem,
    _ run: inout Run,
    _ section: Section
  ) -> SectionItem? {
    if let known = pool.remove(candidate) {
      if known.content != candidate.content {
        known.content = candidate.content
        changed.append(known)
      }
      run.append(known)
      return known
    }
    guard !run.contains(candidate), snapshot.sectionIdentifier(containingItem: candidate) == nil
    else {
      report(
        "Section “\(section.id)” has “\(candidate.identity)”, which is shown already and left out here."
      )
      return nil
    }
    run.append(candidate)
    return candidate
  }

  private mutating func insert(_ run: Run, before next: SectionItem?, in section: Section) {
    guard !run.items.isEmpty else { return }
    if let former = run.former {
      snapshot.insertItems(run.items, afterItem: former)
    } else if let next {
      snapshot.insertItems(run.items, beforeItem: next)
    } else {
      snapshot.appendItems(run.items, toSection: section)
    }
  }

  /// Marks what has another content, and sections whose views are of other classes.
  mutating func mark(reloaded: [Section]) {
    if !reloaded.isEmpty { snapshot.reloadSections(reloaded) }
    let again = Set(reloaded)
    let changed = changed.filter { item in
      again.isEmpty
        || snapshot.sectionIdentifier(containingItem: item).map(again.contains) == false
    }
    if !changed.isEmpty { snapshot.reconfigureItems(changed) }
  }

  /// New items that follow each other.
  private struct Run {
    let former: SectionItem?
    private(set) var items: [SectionItem] = []
    private var known: Set<SectionItem> = []

    init(after former: SectionItem?) { self.former = former }

    func contains(_ item: SectionItem) -> Bool { known.contains(item) }

    mutating func append(_ item: SectionItem) {
      items.append(item)
      known.insert(item)
    }
  }
}

/// A section that is shown, and its items.
struct SectionEntry {
  let section: Section
  let rows: any SectionRows
}
