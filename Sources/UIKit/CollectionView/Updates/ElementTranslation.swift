import Foundation
import TesseraCore

/// Where elements come to be by a change, and where they were.
///
/// The only place in the collection view where index paths are translated. Cells are translated by
/// item. Supplementary and decoration views belong to their section and keep their number in it, unless
/// the layout says that they go or are new; those without an item belong to the whole content and stay.
struct ElementTranslation {
  private let batch: CheckedBatch?
  /// The sections all of whose views are asked for again, as they were numbered before.
  private let renewedSections: Set<Int>
  /// The items and sections that are moved, as they were numbered before.
  private let moved: (items: Set<OldPath>, sections: Set<Int>)
  /// Supplementary and decoration views that go although their section stays, before the change.
  private var withdrawn: Set<ElementKey> = []
  /// Supplementary and decoration views that are new although their section is not, after the change.
  private var added: Set<ElementKey> = []

  /// Everything stays what it is.
  static var none: ElementTranslation { ElementTranslation(batch: nil) }

  /// What a batch does.
  init(_ batch: CheckedBatch) { self.init(batch: batch) }

  private init(batch: CheckedBatch?) {
    self.batch = batch
    let renewed = (batch?.changes.reloadedSections ?? []) + (batch?.changes.replacedSections ?? [])
    renewedSections = Set(renewed.map(\.old.index))
    moved = (
      Set(batch?.changes.movedItems.map(\.old) ?? []),
      Set(batch?.changes.movedSections.map(\.old.index) ?? [])
    )
  }

  /// What happens to an element.
  enum Disposition: Equatable {
    /// It keeps its view, under another key maybe.
    case stays(ElementKey)
    /// It stays, but is shown by another view.
    case reloads(ElementKey)
    /// It is no more.
    case goes
  }

  /// Where an element comes from.
  enum Source: Equatable {
    case stayed(ElementKey)
    /// It was there, but another view showed it.
    case reloaded(ElementKey)
    case isNew
  }

  /// The layout says that a supplementary or decoration view goes; its key is that of before.
  mutating func withdraw(_ key: ElementKey) { withdrawn.insert(key) }

  /// The layout says that a supplementary or decoration view is new; its key is that of after.
  mutating func add(_ key: ElementKey) { added.insert(key) }

  /// What happens to the element that had `key` before.
  func disposition(of key: ElementKey) -> Disposition {
    if withdrawn.contains(key) { return .goes }
    guard let batch, !key.isGlobal else { return added.contains(key) ? .goes : .stays(key) }
    guard key.kind == .cell else { return dispositionInSection(of: key, batch) }
    let old = OldPath(section: OldSection(key.section), item: key.item)
    guard let new = batch.map.newPath(of: old) else { return .goes }
    let moved = key.moved(section: new.section.index, item: new.item)
    return batch.content(of: new) == .reloaded ? .reloads(moved) : .stays(moved)
  }

  private func dispositionInSection(of key: ElementKey, _ batch: CheckedBatch) -> Disposition {
    let old = OldSection(key.section)
    guard let new = batch.map.newSection(of: old) else { return .goes }
    let moved = key.moved(section: new.index, item: key.item)
    if added.contains(moved) { return .goes }
    return renewedSections.contains(old.index) ? .reloads(moved) : .stays(moved)
  }

  /// Whether the element that had `key` before is moved, or its section is.
  func isMoved(_ key: ElementKey) -> Bool {
    guard !key.isGlobal else { return false }
    let path = OldPath(section: OldSection(key.section), item: key.item)
    return moved.sections.contains(key.section)
      || (key.kind == .cell && moved.items.contains(path))
  }

  /// Where the element that has `key` now comes from.
  func source(of key: ElementKey) -> Source {
    if added.contains(key) { return .isNew }
    guard let batch, !key.isGlobal else {
      return withdrawn.contains(key) ? .isNew : .stayed(key)
    }
    guard key.kind == .cell else { return sourceInSection(of: key, batch) }
    let new = NewPath(section: NewSection(key.section), item: key.item)
    guard let old = batch.map.oldPath(of: new) else { return .isNew }
    let former = key.moved(section: old.section.index, item: old.item)
    return batch.content(of: new) == .reloaded ? .reloaded(former) : .stayed(former)
  }

  private func sourceInSection(of key: ElementKey, _ batch: CheckedBatch) -> Source {
    guard let old = batch.map.oldSection(of: NewSection(key.section)) else { return .isNew }
    let former = key.moved(section: old.index, item: key.item)
    if withdrawn.contains(former) { return .isNew }
    return renewedSections.contains(old.index) ? .reloaded(former) : .stayed(former)
  }

  /// Where an item is after the change; `nil` when it is no more.
  func indexPath(of indexPath: IndexPath) -> IndexPath? {
    guard indexPath.count == 2 else { return nil }
    switch disposition(of: ElementKey(cell: indexPath)) {
    case .stays(let key), .reloads(let key): return IndexPath(item: key.item, section: key.section)
    case .goes: return nil
    }
  }
}

extension ElementKey {
  /// Whether the element belongs to the whole content and not to a section.
  fileprivate var isGlobal: Bool { kind != .cell && item == NSNotFound }

  fileprivate func moved(section: Int, item: Int) -> ElementKey {
    ElementKey(kind: kind, section: section, item: item)
  }
}
