/// Where elements come to be by a change, and where they were.
///
/// The only place where elements are translated. Cells go with their items. Supplementary and decoration
/// views belong to their section and keep their number in it, unless the layout says that they go or are new.
/// Those without a section belong to the whole content and stay.
package struct ElementTranslation: Sendable {
  private let translated: TranslatedBatch?
  /// The sections all of whose views are asked for again.
  private let renewedSections: Set<OldSection>
  /// Supplementary and decoration views that go although their section stays.
  private var withdrawn: Set<ElementIdentity<Before>> = []
  /// Supplementary and decoration views that are new although their section is not.
  private var added: Set<ElementIdentity<After>> = []

  /// Every element stays what it is.
  package static var none: ElementTranslation { ElementTranslation(nil) }

  /// What a batch does; nil for a change in which every element stays what it is.
  package init(_ batch: CheckedBatch?) {
    translated = batch.map { TranslatedBatch($0) }
    let renewed = (batch?.changes.reloadedSections ?? []) + (batch?.changes.replacedSections ?? [])
    renewedSections = Set(renewed.map { $0.old })
  }

  private var batch: CheckedBatch? { translated?.batch }

  /// What happens to an element.
  package enum Disposition: Hashable, Sendable {
    /// It keeps its view, at another place in the index space maybe.
    case stays(ElementIdentity<After>)
    /// It stays, but is shown by another view.
    case reloads(ElementIdentity<After>)
    /// It is no more.
    case goes
  }

  /// Where an element comes from.
  package enum Source: Hashable, Sendable {
    /// It was there, with the same view.
    case stayed(ElementIdentity<Before>)
    /// It was there, but another view showed it.
    case reloaded(ElementIdentity<Before>)
    /// It was not there.
    case isNew
  }

  /// Takes note that the layout says that a supplementary or decoration view goes.
  package mutating func withdraw(_ element: ElementIdentity<Before>) { withdrawn.insert(element) }

  /// Takes note that the layout says that a supplementary or decoration view is new.
  package mutating func add(_ element: ElementIdentity<After>) { added.insert(element) }

  /// What happens to an element; O(log k).
  package func disposition(of element: ElementIdentity<Before>) -> Disposition {
    if withdrawn.contains(element) { return .goes }
    guard let batch, !element.isGlobal else {
      let same = element.inNewSpace
      return added.contains(same) ? .goes : .stays(same)
    }
    guard element.kind == .cell else { return dispositionInSection(of: element, batch) }
    let old = OldPath(section: element.section, item: element.item)
    guard let new = batch.map.newPath(of: old) else { return .goes }
    let moved = ElementIdentity(cell: new)
    return batch.content(of: new) == .reloaded ? .reloads(moved) : .stays(moved)
  }

  private func dispositionInSection(
    of element: ElementIdentity<Before>,
    _ batch: CheckedBatch
  ) -> Disposition {
    guard let new = batch.map.newSection(of: element.section) else { return .goes }
    let moved = ElementIdentity(kind: element.kind, section: new, item: element.item)
    if added.contains(moved) { return .goes }
    return isRenewed(element.kind, element.section) ? .reloads(moved) : .stays(moved)
  }

  /// Where an element comes from; O(log k).
  package func source(of element: ElementIdentity<After>) -> Source {
    if added.contains(element) { return .isNew }
    guard let batch, !element.isGlobal else {
      let same = element.inOldSpace
      return withdrawn.contains(same) ? .isNew : .stayed(same)
    }
    guard element.kind == .cell else { return sourceInSection(of: element, batch) }
    let new = NewPath(section: element.section, item: element.item)
    guard let old = batch.map.oldPath(of: new) else { return .isNew }
    let former = ElementIdentity(cell: old)
    return batch.content(of: new) == .reloaded ? .reloaded(former) : .stayed(former)
  }

  private func sourceInSection(
    of element: ElementIdentity<After>,
    _ batch: CheckedBatch
  ) -> Source {
    guard let old = batch.map.oldSection(of: element.section) else { return .isNew }
    let former = ElementIdentity(kind: element.kind, section: old, item: element.item)
    if withdrawn.contains(former) { return .isNew }
    return isRenewed(element.kind, old) ? .reloaded(former) : .stayed(former)
  }

  /// Whether another view is asked for with the section.
  ///
  /// What a section scrolls in keeps its view: only its content is asked for again.
  private func isRenewed(_ kind: ElementKind, _ section: OldSection) -> Bool {
    kind != .container && renewedSections.contains(section)
  }

  /// Whether an element is moved by itself, or its section is; O(log k).
  package func isMoved(_ element: ElementIdentity<Before>) -> Bool {
    guard let map = batch?.map, !element.isGlobal else { return false }
    guard map.movedSections.new(of: element.section) == nil else { return true }
    let path = OldPath(section: element.section, item: element.item)
    return element.kind == .cell && map.movedItems.new(of: path) != nil
  }
}

/// A batch that copies of a translation share: its many lists are then kept alive as one.
private final class TranslatedBatch: Sendable {
  let batch: CheckedBatch

  init(_ batch: CheckedBatch) { self.batch = batch }
}
