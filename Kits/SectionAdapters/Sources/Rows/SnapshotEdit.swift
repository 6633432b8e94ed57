import Foundation
import UIKit

/// The difference between two states of a list, as changes of its snapshot.
///
/// All items that leave their places are taken out first, so that one that comes to another place is known as the same one.
@MainActor
struct SnapshotEdit {
  typealias Snapshot = NSDiffableDataSourceSnapshot<Section, Int>

  private(set) var snapshot: Snapshot
  /// The items that have left their places and have not come to others.
  private var pool: Set<SectionItem> = []
  private var changed: [SectionItem] = []
  private let registry: ItemRegistry
  private let report: (String) -> Void

  init(_ snapshot: Snapshot, _ registry: ItemRegistry, report: @escaping (String) -> Void) {
    self.snapshot = snapshot
    self.registry = registry
    self.report = report
    registry.forgetDeparted()
  }

  /// Takes sections out with all that they hold.
  mutating func remove(_ entries: [SectionEntry]) {
    guard !entries.isEmpty else { return }
    takeOut(entries.flatMap(\.rows.items))
    snapshot.deleteSections(entries.map(\.section))
  }

  /// Takes items out that leave their places.
  mutating func remove(_ alignments: [RowAlignment]) {
    let removed = alignments.flatMap(\.removed)
    guard !removed.isEmpty else { return }
    takeOut(removed)
    snapshot.deleteItems(removed.map(\.number))
  }

  private mutating func takeOut(_ items: [SectionItem]) {
    pool.formUnion(items)
    registry.remove(items)
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
    let (window, items) = (alignment.window, alignment.rows.items)
    var placed: [SectionItem] = []
    var leftOut = IndexSet()
    for (index, segment) in alignment.segments.enumerated() {
      switch segment {
      case .kept(let range): placed += items[range]
      case .new(let candidates):
        let start = placed.count + leftOut.count
        var run = Run(
          after: placed.last ?? (window.lowerBound > 0 ? items[window.lowerBound - 1] : nil)
        )
        for (offset, candidate) in candidates.enumerated() where !resolve(candidate, &run, section)
        {
          leftOut.insert(start + offset)
        }
        insert(run, before: next(after: index, alignment), in: section)
        placed += run.items
      }
    }
    alignment.rows.finish(window, placed, leftOut: leftOut)
  }

  /// The item that stays behind a segment.
  private func next(after index: Int, _ alignment: RowAlignment) -> SectionItem? {
    let items = alignment.rows.items
    for segment in alignment.segments.dropFirst(index + 1) {
      if case .kept(let range) = segment { return items[range.lowerBound] }
    }
    let end = alignment.window.upperBound
    return end < items.count ? items[end] : nil
  }

  /// Adds an item that comes to a run; false if the list shows it already.
  private mutating func resolve(
    _ candidate: SectionItem,
    _ run: inout Run,
    _ section: Section
  ) -> Bool {
    if let known = pool.remove(candidate) {
      known.section = section
      if known.content != candidate.content {
        known.content = candidate.content
        changed.append(known)
      }
      run.items.append(known)
      return registry.add(known)
    }
    guard registry.add(candidate) else {
      report(
        "Section “\(section.id)” has “\(candidate.identity)”, which is shown already and left out here."
      )
      return false
    }
    candidate.section = section
    run.items.append(candidate)
    return true
  }

  private mutating func insert(_ run: Run, before next: SectionItem?, in section: Section) {
    guard !run.items.isEmpty else { return }
    let numbers = run.items.map(\.number)
    if let former = run.former {
      snapshot.insertItems(numbers, afterItem: former.number)
    } else if let next {
      snapshot.insertItems(numbers, beforeItem: next.number)
    } else {
      snapshot.appendItems(numbers, toSection: section)
    }
  }

  /// Marks what has another content, and sections whose views are of other classes.
  mutating func mark(reloaded: [Section]) {
    if !reloaded.isEmpty { snapshot.reloadSections(reloaded) }
    let again = Set(reloaded)
    let numbers = changed.map(\.number).filter { number in
      again.isEmpty
        || snapshot.sectionIdentifier(containingItem: number).map(again.contains) == false
    }
    if !numbers.isEmpty { snapshot.reconfigureItems(numbers) }
  }

  /// New items that follow each other.
  private struct Run {
    let former: SectionItem?
    var items: [SectionItem] = []

    init(after former: SectionItem?) { self.former = former }
  }
}

/// A section that is shown, and its items.
struct SectionEntry {
  let section: Section
  let rows: any SectionRows
}
