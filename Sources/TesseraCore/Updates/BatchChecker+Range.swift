extension BatchChecker {
  /// Takes an operation down if its positions exist; of a move, the half that does (rules 3 to 5).
  mutating func claim(_ operation: UpdateOperation) {
    let old = operation.old.flatMap { BatchChecker.missing($0, in: before) }
    let new = operation.new.flatMap { BatchChecker.missing($0, in: after) }
    if old != nil || new != nil {
      issues.append(.outOfRange(operation, before: old, after: new))
    }
    switch operation {
    case .insertItem(let path): if new == nil { items.insertions.append(path) }
    case .deleteItem(let path): if old == nil { items.deletions.append(path) }
    case .reloadItem(let path): if old == nil { items.reloads.append(path) }
    case .reconfigureItem(let path): if old == nil { items.reconfigurations.append(path) }
    case .moveItem(let from, let to):
      items.claimMove(old == nil ? from : nil, new == nil ? to : nil)
    case .insertSection(let section): if new == nil { sections.insertions.append(section.path) }
    case .deleteSection(let section): if old == nil { sections.deletions.append(section.path) }
    case .reloadSection(let section): if old == nil { sections.reloads.append(section.path) }
    case .moveSection(let from, let to):
      sections.claimMove(old == nil ? from.path : nil, new == nil ? to.path : nil)
    }
  }

  /// What is there instead of a position that is not; nil for one that is.
  private static func missing<Space>(
    _ position: Position<Space>,
    in counts: ItemCounts
  ) -> BatchIssue.Extent? {
    guard counts.contains(position.section) else { return .sections(counts.sectionCount) }
    guard let item = position.item else { return nil }
    let count = counts.count(of: position.section)
    return (0..<count).contains(item) ? nil : .items(count)
  }
}

extension BatchClaims {
  fileprivate mutating func claimMove(_ old: OldPath?, _ new: NewPath?) {
    switch (old, new) {
    case (let old?, let new?): moves.append(ItemPair(old: old, new: new))
    case (let old?, nil): deletions.append(old)
    case (nil, let new?): insertions.append(new)
    case (nil, nil): break
    }
  }
}

extension SectionIndex {
  /// The section as an item of the list of all sections.
  var path: ItemPath<Space> { ItemPath(section: 0, item: index) }
}

/// A position of an item, or of a section.
private struct Position<Space> {
  let section: SectionIndex<Space>
  var item: Int?
}

extension ItemPath {
  fileprivate var position: Position<Space> { Position(section: section, item: item) }
}

extension UpdateOperation {
  fileprivate var old: Position<Before>? {
    switch self {
    case .deleteItem(let path), .reloadItem(let path), .reconfigureItem(let path): path.position
    case .moveItem(let path, _): path.position
    case .deleteSection(let section), .reloadSection(let section): Position(section: section)
    case .moveSection(let section, _): Position(section: section)
    case .insertItem, .insertSection: nil
    }
  }

  fileprivate var new: Position<After>? {
    switch self {
    case .insertItem(let path), .moveItem(_, let path): path.position
    case .insertSection(let section), .moveSection(_, let section): Position(section: section)
    default: nil
    }
  }
}
