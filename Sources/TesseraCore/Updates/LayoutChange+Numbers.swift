/// The kinds of changes.
public enum LayoutChangeKind: Hashable, Sendable {
  /// It comes into the data.
  case insert
  /// It leaves the data.
  case delete
  /// It is shown by another view, or all items of the section are replaced.
  case reload
  /// It has another place and keeps its identity.
  case move
}

extension LayoutChange {
  /// The change that a collection view reports by two paths, of which one may be missing.
  ///
  /// An item of `Int.max`, which is `NSNotFound`, names the whole section. A reload may come with one path alone, which
  /// is then the same on both sides. Nil if the path that counts is missing.
  public init?(_ kind: LayoutChangeKind, before old: OldPath?, after new: NewPath?) {
    switch kind {
    case .insert:
      guard let new else { return nil }
      self = new.namesSection ? .insertSection(new.section) : .insertItem(new)
    case .delete:
      guard let old else { return nil }
      self = old.namesSection ? .deleteSection(old.section) : .deleteItem(old)
    case .reload:
      guard let old = old ?? new.map({ OldPath(section: $0.section.index, item: $0.item) }) else {
        return nil
      }
      let new = new ?? NewPath(section: old.section.index, item: old.item)
      self =
        old.namesSection
        ? .reloadSection(SectionPair(old: old.section, new: new.section))
        : .reloadItem(ItemPair(old: old, new: new))
    case .move:
      guard let old, let new else { return nil }
      self =
        old.namesSection
        ? .moveSection(SectionPair(old: old.section, new: new.section))
        : .moveItem(ItemPair(old: old, new: new))
    }
  }

  /// What was reported if this is what a layout receives.
  fileprivate var operation: UpdateOperation {
    switch self {
    case .deleteItem(let path): .deleteItem(path)
    case .insertItem(let path): .insertItem(path)
    case .reloadItem(let pair): .reloadItem(pair.old)
    case .moveItem(let pair): .moveItem(from: pair.old, to: pair.new)
    case .deleteSection(let section): .deleteSection(section)
    case .insertSection(let section): .insertSection(section)
    case .reloadSection(let pair): .reloadSection(pair.old)
    case .moveSection(let pair): .moveSection(from: pair.old, to: pair.new)
    }
  }
}

extension IndexMap {
  /// Creates the map of the changes that a layout receives.
  ///
  /// Changes that do not lead from one side to the other are taken as a checked batch takes them. O(k log k) for k
  /// changes, and the number of sections once.
  public init(_ changes: [LayoutChange], before: ItemCounts, after: ItemCounts) {
    let batch = RecordedBatch(changes.map { $0.operation })
    self = CheckedBatch(checking: batch, before: before, after: after).map
  }
}

extension ItemPath {
  fileprivate var namesSection: Bool { item == Int.max }
}
