import Foundation
import UIKit

/// One update of a list: what becomes of its sections, and of the items in them.
@MainActor
final class ListTransition {
  let adapter: ListAdapter
  let sections: SectionChanges
  private var changesBySection: [ObjectIdentifier: (entry: SectionEntry, changes: RowChanges)] = [:]
  private let visibleItems: [Int: [Int]]
  /// The items that are filled in again, by their paths before.
  private(set) var reconfigured: [(entry: SectionEntry, before: Int, after: Int)] = []
  /// The sections whose objects show something else now, or may.
  private(set) var changedEntries: [SectionEntry] = []

  init(_ adapter: ListAdapter, sections: SectionChanges, visible: [IndexPath]) {
    self.adapter = adapter
    self.sections = sections
    visibleItems = Dictionary(grouping: visible, by: \.section).mapValues { $0.map(\.item) }
  }

  /// A transition of which nothing is reported, because everything is shown anew.
  convenience init(_ adapter: ListAdapter, countsBefore: [Int: Int]) {
    self.init(adapter, sections: SectionChanges(entriesBefore: []), visible: [])
  }

  /// Records changes to the rows of a section that was there before; does nothing for a new one.
  func recordChanges(of entry: SectionEntry, _ change: (inout RowChanges) -> Void) {
    guard entry.indexBefore != nil, entry.index >= 0, let count = entry.count else { return }
    let key = ObjectIdentifier(entry)
    var changes = changesBySection[key]?.changes ?? RowChanges(count: count)
    change(&changes)
    changesBySection[key] = (entry, changes)
  }

  /// Whether all of a section is made anew.
  func isReloaded(_ entry: SectionEntry) -> Bool {
    changesBySection[ObjectIdentifier(entry)]?.changes.isReloaded ?? false
  }

  /// Shows a section anew, with the rows that it has by now.
  func reload(_ entry: SectionEntry) {
    let count = adapter.currentCount(of: entry)
    recordChanges(of: entry) { $0.reload(count: count) }
  }

  /// The rows of a section that are on screen, by their numbers before.
  func visibleRows(of entry: SectionEntry) -> Set<Int> {
    Set(entry.indexBefore.flatMap { visibleItems[$0] } ?? [])
  }

  /// Hands the controller of an object its new value, and finds out what that does to its items.
  func update(_ entry: SectionEntry, _ change: ObjectChange) {
    entry.update(change)
    if change != .none { changedEntries.append(entry) }
    if let update = entry.controller?.takeRowUpdate(change) {
      if !update.isNothing(for: entry.count) { rearrange(entry, update) }
      return
    }
    let count = adapter.currentCount(of: entry)
    guard count == entry.count else { return reload(entry) }
    guard change != .none, entry.controller != nil else { return }
    if change == .content, entry.controller?.reloadsWhenUpdated == true {
      return reload(entry)
    }
    var rows = RowUpdate(origins: (0..<count).map { $0 })
    if change == .content {
      rows.rebound = IndexSet(integersIn: 0..<count)
    } else {
      rows.perhapsChanged = IndexSet(integersIn: 0..<count)
    }
    rearrange(entry, rows)
  }

  /// The rows of a section of which all are filled in again when instances may have been changed in place.
  ///
  /// Of longer ones only those that are on screen.
  private static let rowsFilledInPlace = 500

  /// Puts the rows of a section in another order, and has those that changed filled in again.
  ///
  /// Not only visible ones: a cell that is leaving the screen comes back if its row does.
  func rearrange(_ entry: SectionEntry, _ update: RowUpdate) {
    let visible = visibleRows(of: entry)
    let isShort = (entry.count ?? 0) <= Self.rowsFilledInPlace
    recordChanges(of: entry) { changes in
      let before = changes.rows
      changes.rearrange(
        update.origins.map { $0.flatMap { before.indices.contains($0) ? $0 : nil } }
      )
      for index in update.reloaded where changes.rows.indices.contains(index) {
        changes.mark(index, .reload)
      }
      for index in update.rebound where changes.rows.indices.contains(index) {
        changes.mark(index, .reconfigure)
      }
      for index in update.perhapsChanged where changes.rows.indices.contains(index) {
        guard let number = changes.rows[index], isShort || visible.contains(number)
        else { continue }
        changes.mark(index, .reconfigure)
      }
    }
  }

  /// Lets a section controller change its items.
  func perform(_ update: (any ListBatchContext) -> Void) {
    let block = BatchBlock(self)
    update(block)
    block.end()
  }

  /// Reloads sections whose counts differ from what was reported.
  func checkCounts() {
    for (key, value) in changesBySection where !value.changes.isReloaded {
      let count = adapter.currentCount(of: value.entry)
      guard count != value.changes.rows.count else { continue }
      adapter.report(
        "Section \(value.entry.index) of object \(value.entry.identity) has \(count) items after an update that "
          + "leaves \(value.changes.rows.count); the section is reloaded."
      )
      changesBySection[key]?.changes.reload(count: count)
    }
  }

  /// Reports everything to the collection view, inside its batch.
  func report(to collectionView: UICollectionView) {
    adapter.updater.delegate?.listAdapterUpdater(
      adapter.updater,
      willPerformBatchUpdatesWith: collectionView,
      deletedSections: sections.deleted.count,
      insertedSections: sections.inserted.count,
      movedSections: sections.moved.count
    )
    if let first = firstChangedSection {
      (collectionView.collectionViewLayout as? ListCollectionViewLayout)?.didModifySection(first)
    }
    if !sections.deleted.isEmpty { collectionView.deleteSections(sections.deleted) }
    if !sections.inserted.isEmpty { collectionView.insertSections(sections.inserted) }
    for (from, to) in sections.moved { collectionView.moveSection(from, toSection: to) }
    let changed = changesBySection.values.sorted { $0.entry.index < $1.entry.index }
    for (entry, changes) in changed {
      guard let before = entry.indexBefore else { continue }
      if changes.isReloaded {
        collectionView.reloadSections(IndexSet(integer: before))
      } else {
        report(changes, of: entry, before, to: collectionView)
      }
    }
    for entry in adapter.map.entries where entry.indexBefore == nil { entry.count = nil }
    for (entry, _) in changed { entry.count = nil }
  }

  /// The first section that comes, goes, moves, or whose items do or change; nil if there is none.
  ///
  /// Those in front of it have the same index before and after.
  private var firstChangedSection: Int? {
    let moved = sections.moved.map { min($0.from, $0.to) }
    let changed = changesBySection.values.flatMap { value in
      [value.entry.index, value.entry.indexBefore].compactMap(\.self).filter { $0 >= 0 }
    }
    return ([sections.deleted.min(), sections.inserted.min()].compactMap(\.self) + moved + changed)
      .min()
  }

  private func report(
    _ changes: RowChanges,
    of entry: SectionEntry,
    _ before: Int,
    to collectionView: UICollectionView
  ) {
    func old(_ item: Int) -> IndexPath { IndexPath(item: item, section: before) }
    func new(_ item: Int) -> IndexPath { IndexPath(item: item, section: entry.index) }
    let (deleted, inserted, moved) = changes.difference
    if !deleted.isEmpty { collectionView.deleteItems(at: deleted.map(old)) }
    if !inserted.isEmpty { collectionView.insertItems(at: inserted.map(new)) }
    for (from, to) in moved { collectionView.moveItem(at: old(from), to: new(to)) }
    var places: [Int: Int] = [:]
    for (index, number) in changes.rows.enumerated() {
      if let number, changes.marks[number] != nil { places[number] = index }
    }
    let marked = places.keys.sorted()
    let reloads = marked.filter { changes.marks[$0] == .reload }
    let rebinds = marked.filter { changes.marks[$0] == .reconfigure }
    if !reloads.isEmpty { collectionView.reloadItems(at: reloads.map(old)) }
    if !rebinds.isEmpty { collectionView.reconfigureItems(at: rebinds.map(old)) }
    for row in rebinds { reconfigured.append((entry, row, places[row] ?? row)) }
  }
}

/// Items whose controllers may now say other sizes.
@MainActor
struct ChangedSizes {
  private let paths: [IndexPath]
  private let adapter: ListAdapter

  /// Finds those of a flow layout without estimates that are placed with other sizes; nil if there are none.
  init?(
    _ items: [(entry: SectionEntry, before: Int, after: Int)],
    _ adapter: ListAdapter
  ) {
    guard let collectionView = adapter.collectionView,
      let layout = collectionView.collectionViewLayout as? UICollectionViewFlowLayout,
      layout.estimatedItemSize == .zero
    else { return nil }
    paths = items.compactMap { entry, before, after in
      guard let section = entry.indexBefore, let controller = entry.controller,
        section < collectionView.numberOfSections,
        before < collectionView.numberOfItems(inSection: section)
      else { return nil }
      let shown = collectionView.layoutAttributesForItem(
        at: IndexPath(item: before, section: section)
      )
      let size = controller.sizeForItem(at: after)
      guard let shown, shown.size != size, size != UICollectionViewFlowLayout.automaticSize
      else { return nil }
      return IndexPath(item: after, section: entry.index)
    }
    self.adapter = adapter
    if paths.isEmpty { return nil }
  }

  /// Invalidates the sizes of the layout.
  func invalidate() {
    guard let layout = adapter.collectionView?.collectionViewLayout else { return }
    let context = UICollectionViewFlowLayoutInvalidationContext()
    context.invalidateItems(at: paths)
    layout.invalidateLayout(with: context)
  }
}
