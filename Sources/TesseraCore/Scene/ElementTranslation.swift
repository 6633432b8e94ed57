/// Where elements come to be by a change, and where they were.
///
/// The only place where elements are translated. Cells go with their items, and so do supplementary and decoration
/// views of kinds that belong to items. The others belong to their section and keep their number in it. A layout can
/// say of both that they go or are new. Those without a section belong to the whole content and stay.
package struct ElementTranslation: Sendable {
  private let translated: TranslatedBatch?
  /// The sections all of whose views are asked for again.
  private let renewedSections: Set<OldSection>
  /// Supplementary and decoration views that go although their section stays.
  private var withdrawn: Set<ElementIdentity<Before>> = []
  /// Supplementary and decoration views that are new although their section is not.
  private var added: Set<ElementIdentity<After>> = []
  /// The kinds of supplementary and decoration views that belong to items; see ``ItemViewKinds``.
  package var itemKinds: Set<ElementKind> = []

  /// Every element stays what it is.
  package static var none: ElementTranslation { ElementTranslation(nil) }

  /// Creates the translation of a batch; nil for a change in which every element keeps its identity.
  package init(_ batch: CheckedBatch?) {
    translated = batch.map { TranslatedBatch($0) }
    let renewed = (batch?.changes.reloadedSections ?? []) + (batch?.changes.replacedSections ?? [])
    renewedSections = Set(renewed.map { $0.old })
  }

  /// The batch; nil for a change in which every element keeps its identity.
  package var batch: CheckedBatch? { translated?.batch }

  /// The disposition of an element in an update.
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

  /// Returns the disposition of an element; O(log k).
  package func disposition(of element: ElementIdentity<Before>) -> Disposition {
    if withdrawn.contains(element) { return .goes }
    guard let batch, !element.isGlobal else {
      let same = element.inNewSpace
      return added.contains(same) ? .goes : .stays(same)
    }
    guard element.kind == .cell else { return dispositionOfView(of: element, batch) }
    let old = OldPath(section: element.section, item: element.item)
    guard let new = batch.map.newPath(of: old) else { return .goes }
    let moved = ElementIdentity(cell: new)
    return batch.content(of: new) == .reloaded ? .reloads(moved) : .stays(moved)
  }

  private func dispositionOfView(
    of element: ElementIdentity<Before>,
    _ batch: CheckedBatch
  ) -> Disposition {
    guard let moved = element.translated(through: batch.map, withItem: isOfItem(element.kind)),
      !added.contains(moved)
    else { return .goes }
    return isRenewed(element.kind, element.section) ? .reloads(moved) : .stays(moved)
  }

  /// Where an element comes from; O(log k).
  package func source(of element: ElementIdentity<After>) -> Source {
    if added.contains(element) { return .isNew }
    guard let batch, !element.isGlobal else {
      let same = element.inOldSpace
      return withdrawn.contains(same) ? .isNew : .stayed(same)
    }
    guard element.kind == .cell else { return sourceOfView(of: element, batch) }
    let new = NewPath(section: element.section, item: element.item)
    guard let old = batch.map.oldPath(of: new) else { return .isNew }
    let former = ElementIdentity(cell: old)
    return batch.content(of: new) == .reloaded ? .reloaded(former) : .stayed(former)
  }

  private func sourceOfView(
    of element: ElementIdentity<After>,
    _ batch: CheckedBatch
  ) -> Source {
    guard let former = element.translatedBack(through: batch.map, withItem: isOfItem(element.kind)),
      !withdrawn.contains(former)
    else { return .isNew }
    return isRenewed(element.kind, former.section) ? .reloaded(former) : .stayed(former)
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
    return isOfItem(element.kind) && map.movedItems.new(of: path) != nil
  }

  private func isOfItem(_ kind: ElementKind) -> Bool { kind == .cell || itemKinds.contains(kind) }
}

extension ElementTranslation {
  /// Whether the layout has named views of a kind that go or are new, each at the path of an item that the batch
  /// deletes, inserts or moves.
  package func namesChangedItems(_ kind: ElementKind) -> Bool {
    guard let map = batch?.map else { return false }
    let gone = withdrawn.filter { $0.kind == kind }
    let new = added.filter { $0.kind == kind }
    guard !gone.isEmpty || !new.isEmpty else { return false }
    return gone.allSatisfy { view in
      let path = OldPath(section: view.section, item: view.item)
      return map.before.contains(path)
        && (map.newPath(of: path) == nil || map.movedItems.new(of: path) != nil)
    }
      && new.allSatisfy { view in
        let path = NewPath(section: view.section, item: view.item)
        return map.after.contains(path)
          && (map.oldPath(of: path) == nil || map.movedItems.old(of: path) != nil)
      }
  }
}

extension ElementIdentity<Before> {
  /// The view after a batch, which takes it along with the item at its path or with its section.
  fileprivate func translated(
    through map: IndexMap,
    withItem: Bool
  ) -> ElementIdentity<After>? {
    guard withItem else {
      return map.newSection(of: section).map {
        ElementIdentity<After>(kind: kind, section: $0, item: item)
      }
    }
    return map.newPath(of: OldPath(section: section, item: item)).map {
      ElementIdentity<After>(kind: kind, section: $0.section, item: $0.item)
    }
  }
}

extension ElementIdentity<After> {
  /// The view before a batch, which has taken it along with the item at its path or with its section.
  fileprivate func translatedBack(
    through map: IndexMap,
    withItem: Bool
  ) -> ElementIdentity<Before>? {
    guard withItem else {
      return map.oldSection(of: section).map {
        ElementIdentity<Before>(kind: kind, section: $0, item: item)
      }
    }
    return map.oldPath(of: NewPath(section: section, item: item)).map {
      ElementIdentity<Before>(kind: kind, section: $0.section, item: $0.item)
    }
  }
}

/// A batch that copies of a translation share: its many lists are then kept alive as one.
private final class TranslatedBatch: Sendable {
  let batch: CheckedBatch

  init(_ batch: CheckedBatch) { self.batch = batch }
}
