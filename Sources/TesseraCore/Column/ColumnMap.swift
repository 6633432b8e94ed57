/// The elements of a column before and after a batch of changes.
///
/// Building it costs O(k log k) for k changes, and a question O(k).
public struct ColumnMap: Sendable {
  private let batch: FlowBatch
  private let sections: FlowSectionMap
  private let reloadedSections: PairTable<OldSection, NewSection>
  private let before: ColumnArrangement
  private let after: ColumnArrangement

  /// Creates the map of changes that lead from one arrangement to another.
  public init(
    _ changes: [LayoutChange],
    from before: ColumnArrangement,
    to after: ColumnArrangement
  ) {
    batch = FlowBatch(changes)
    sections = FlowSectionMap(batch)
    reloadedSections = PairTable(
      changes.compactMap { if case .reloadSection(let pair) = $0 { pair } else { nil } }
    )
    self.before = before
    self.after = after
  }

  /// Returns an element after the batch; `nil` if it is deleted or does not exist.
  ///
  /// In a section that is reloaded elements are told by their index.
  public func newElement(of old: ColumnElement) -> ColumnElement? {
    guard before.place(of: old) != nil else { return nil }
    guard let item = old.item else {
      let section = newSection(of: OldSection(old.section))
      return existing(section.map { ColumnElement(old.kind, inSection: $0.index) })
    }
    let path = OldPath(section: old.section, item: item)
    if let returning = batch.returns.first(where: { $0.pair.old == path })?.pair.new {
      return existing(ColumnElement(.item(returning.item), inSection: returning.section.index))
    }
    guard let section = newSection(of: path.section),
      let new = itemMap(from: path.section, to: section).newPosition(of: item)
    else { return nil }
    return existing(ColumnElement(.item(new), inSection: section.index))
  }

  /// Returns the successor of an item that is deleted; the element itself if it stays, wherever.
  ///
  /// For the start of an item what comes there or follows, for its end what is inserted exactly there, or else what
  /// was in front. Nil if no item is left, and for an element that did not exist.
  public func successor(of old: ColumnElement, isHeldByEnd: Bool) -> ColumnElement? {
    guard before.place(of: old) != nil else { return nil }
    if let new = newElement(of: old) { return new }
    let (place, isFilled) = slot(of: old)
    let following = firstItem(from: place)
    if isHeldByEnd, !(isFilled && following == place) {
      return lastItem(before: place) ?? following
    }
    return following ?? lastItem(before: place)
  }

  /// Whether another element is the last one, although the one that was is still there.
  ///
  /// So it is when something is appended, and when something is moved to the end.
  public var hasNewEnd: Bool {
    guard let former = before.lastElement, let last = after.lastElement else { return false }
    return newElement(of: former).map { $0 != last } ?? false
  }

  private func existing(_ element: ColumnElement?) -> ColumnElement? {
    element.flatMap { after.place(of: $0) == nil ? nil : $0 }
  }

  private func newSection(of old: OldSection) -> NewSection? {
    sections.newSection(of: old) ?? reloadedSections.new(of: old)
  }

  private func itemMap(from old: OldSection, to new: NewSection) -> ListMap {
    guard reloadedSections.new(of: old) == nil else { return .unchanged }
    let filled = batch.addedItems.filter { $0.path.section == new }.map { $0.items }
    return ListMap(
      vacated: PositionSet(
        ascending: batch.removedItems.lazy.filter { $0.section == old }.map { $0.item }
      ),
      filled: PositionSet(filled)
    )
  }

  /// Directly behind what was in front of an element and kept its order, and whether something came there.
  private func slot(of old: ColumnElement) -> (place: ColumnElement, isFilled: Bool) {
    let section = OldSection(old.section)
    guard let new = newSection(of: section) else {
      return (ColumnElement(.item(0), inSection: sectionSlot(of: old.section)), true)
    }
    let map = itemMap(from: section, to: new)
    let position = map.place(of: old.item ?? 0)
    return (ColumnElement(.item(position), inSection: new.index), map.filled.contains(position))
  }

  private func sectionSlot(of old: Int) -> Int {
    var former = old - 1
    while former >= 0 {
      if let new = sections.newSection(of: OldSection(former)) { return new.index + 1 }
      former -= 1
    }
    return 0
  }

  private func firstItem(from place: ColumnElement) -> ColumnElement? {
    if let found = existing(place) { return found }
    var section = place.section + 1
    while section < after.sectionCount {
      if let first = existing(ColumnElement(.item(0), inSection: section)) { return first }
      section += 1
    }
    return nil
  }

  private func lastItem(before place: ColumnElement) -> ColumnElement? {
    if let item = place.item, item > 0,
      let found = existing(ColumnElement(.item(item - 1), inSection: place.section))
    {
      return found
    }
    var section = min(place.section, after.sectionCount) - 1
    while section >= 0 {
      if let count = after.itemCount(ofSection: section), count > 0 {
        return ColumnElement(.item(count - 1), inSection: section)
      }
      section -= 1
    }
    return nil
  }
}
