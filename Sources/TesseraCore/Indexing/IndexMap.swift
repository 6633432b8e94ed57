/// The sections and items before and after a batch, mapped in both directions.
///
/// What exists on both sides has exactly one position on each. Items are translated in O(log k), *k* being
/// the number of operations; nothing follows the number of items.
///
/// ```
/// before   a b c d e          after   x a c b e
///            ^ moved                  ^ inserted
///                ^ deleted
/// newPath(of: b) = 3    newPath(of: d) = nil    oldPath(of: x) = nil
/// ```
public struct IndexMap: Hashable, Sendable {
  /// The number of items of each section before the batch.
  public let before: ItemCounts
  /// The number of items of each section after the batch.
  public let after: ItemCounts
  let sections: ListMap
  let movedSections: PairTable<OldSection, NewSection>
  /// The sections on both sides in which something changes, ascending by their old position.
  let changed: [SectionChange]
  /// The indices of ``changed``, ascending by the new positions.
  private let orderByNew: [Int]
  let movedItems: PairTable<OldPath, NewPath>

  init(
    before: ItemCounts,
    after: ItemCounts,
    sections: ListMap,
    movedSections: [SectionPair],
    changed: [SectionChange],
    movedItems: [ItemPair]
  ) {
    self.before = before
    self.after = after
    self.sections = sections
    self.movedSections = PairTable(movedSections)
    let ordered = changed.sorted { $0.section.old < $1.section.old }
    self.changed = ordered
    orderByNew = ordered.indices.sorted { ordered[$0].section.new < ordered[$1].section.new }
    self.movedItems = PairTable(movedItems)
  }
}

extension IndexMap {
  /// Creates the map of a batch of nothing.
  public init(unchanged counts: ItemCounts) {
    self.init(
      before: counts,
      after: counts,
      sections: .unchanged,
      movedSections: [],
      changed: [],
      movedItems: []
    )
  }

  /// Returns the section after the batch; `nil` if it is deleted or does not exist.
  public func newSection(of old: OldSection) -> NewSection? {
    guard before.contains(old) else { return nil }
    return movedSections.new(of: old)
      ?? sections.newPosition(of: old.index).map { NewSection($0) }
  }

  /// Returns the section before the batch; `nil` if it is new or does not exist.
  public func oldSection(of new: NewSection) -> OldSection? {
    guard after.contains(new) else { return nil }
    return movedSections.old(of: new)
      ?? sections.oldPosition(of: new.index).map { OldSection($0) }
  }

  /// Returns the path of an item after the batch; `nil` if it is deleted or does not exist.
  ///
  /// All items of a section that is reloaded go.
  public func newPath(of old: OldPath) -> NewPath? {
    guard before.contains(old) else { return nil }
    if let moved = movedItems.new(of: old) { return moved }
    guard let section = newSection(of: old.section) else { return nil }
    guard let index = changeIndex(of: old.section) else {
      return NewPath(section: section, item: old.item)
    }
    let map = changed[index].items.map
    return map?.newPosition(of: old.item).map { NewPath(section: section, item: $0) }
  }

  /// Returns the path of an item before the batch; `nil` if it is new or does not exist.
  ///
  /// All items of a section that is reloaded are new.
  public func oldPath(of new: NewPath) -> OldPath? {
    guard after.contains(new) else { return nil }
    if let moved = movedItems.old(of: new) { return moved }
    guard let section = oldSection(of: new.section) else { return nil }
    guard let index = changeIndex(of: new.section) else {
      return OldPath(section: section, item: new.item)
    }
    let map = changed[index].items.map
    return map?.oldPosition(of: new.item).map { OldPath(section: section, item: $0) }
  }

  func change(of old: OldSection) -> SectionChange? { changeIndex(of: old).map { changed[$0] } }

  func change(of new: NewSection) -> SectionChange? { changeIndex(of: new).map { changed[$0] } }

  /// The index in ``changed`` of what happens to the items of a section; nil if nothing does.
  func changeIndex(of old: OldSection) -> Int? {
    let index = changed.firstIndex(whereSorted: { $0.section.old >= old })
    return index < changed.count && changed[index].section.old == old ? index : nil
  }

  /// The index in ``changed`` of what happens to the items of a section; nil if nothing does.
  func changeIndex(of new: NewSection) -> Int? {
    let place = orderByNew.firstIndex(whereSorted: { changed[$0].section.new >= new })
    guard place < orderByNew.count else { return nil }
    let index = orderByNew[place]
    return changed[index].section.new == new ? index : nil
  }
}

/// How the items of a section change that exists on both sides.
struct SectionChange: Hashable, Sendable {
  let section: SectionPair
  let items: Items

  enum Items: Hashable, Sendable {
    /// Some go, some come, the rest keep their order.
    case edited(ListMap)
    /// The same, guessed from the counts: what is shown of those that stay may be out of date.
    case replaced(ListMap)
    /// All are new.
    case renewed

    var map: ListMap? {
      switch self {
      case .edited(let map), .replaced(let map): map
      case .renewed: nil
      }
    }
  }
}
