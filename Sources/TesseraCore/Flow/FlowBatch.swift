/// A batch of changes, sorted by what a flow arrangement has to do.
///
/// First everything that does not stay where it is is taken out, in the numbering before; then it is
/// put in again, together with what is new, in the numbering after.
struct FlowBatch {
  /// Items that are taken out, ascending.
  private(set) var removedItems: [OldPath] = []
  /// Sections that are taken out, ascending.
  private(set) var removedSections: [OldSection] = []
  /// Items that are put in, ascending.
  private(set) var addedItems: [FlowAddedItems] = []
  /// Sections that are put in, ascending.
  private(set) var addedSections: [FlowAddedSection] = []
  /// Items of which something is known, by the section that is put in with all its items.
  private(set) var knownItems: [Int: [FlowAddedItems]] = [:]
  /// Items that were taken out to be put in again.
  private(set) var keptItems: [OldPath: FlowItems] = [:]
  /// Sections that were taken out to be put in again.
  private(set) var keptSections: [OldSection: FlowSectionArrangement] = [:]
  private var returningItems: Set<OldPath> = []
  private var returningSections: Set<OldSection> = []

  init(_ changes: [LayoutChange]) {
    let reloads = FlowReloads(changes)
    // What is reloaded and moved is put in once, where it comes to be.
    for change in changes where !reloads.include(change) { add(change) }
    removedItems.sort()
    removedSections.sort()
    addedItems.sort { $0.path < $1.path }
    addedSections.sort { $0.position < $1.position }
    dropItemsOfNewSections()
    addedItems = FlowBatch.merged(addedItems)
  }

  /// Sets items apart that are put into new sections, which are declared with all their items.
  private mutating func dropItemsOfNewSections() {
    let new = Set(addedSections.filter { $0.source == .new }.map { $0.position })
    guard !new.isEmpty else { return }
    knownItems = Dictionary(
      grouping: addedItems.filter { new.contains($0.path.section) && $0.source != .new },
      by: { $0.section }
    )
    addedItems.removeAll { new.contains($0.path.section) }
  }

  /// Whether something is taken out twice.
  var repeatsItself: Bool {
    zip(removedItems, removedItems.dropFirst()).contains { $0 == $1 }
      || zip(removedSections, removedSections.dropFirst()).contains { $0 == $1 }
  }

  private mutating func add(_ change: LayoutChange) {
    switch change {
    case .deleteItem(let path): removedItems.append(path)
    case .insertItem(let path): add(path, .new)
    case .reloadItem(let pair):
      removedItems.append(pair.old)
      returningItems.insert(pair.old)
      add(pair.new, .reloaded(pair.old))
    case .moveItem(let pair):
      removedItems.append(pair.old)
      returningItems.insert(pair.old)
      add(pair.new, .kept(pair.old))
    case .deleteSection(let section): removedSections.append(section)
    case .insertSection(let section): add(section, .new)
    case .reloadSection(let pair):
      removedSections.append(pair.old)
      add(pair.new, .new)
    case .moveSection(let pair):
      removedSections.append(pair.old)
      returningSections.insert(pair.old)
      add(pair.new, .kept(pair.old))
    }
  }

  private mutating func add(_ path: NewPath, _ source: FlowAddedItems.Source) {
    addedItems.append(FlowAddedItems(path: path, count: 1, source: source))
  }

  private mutating func add(_ section: NewSection, _ source: FlowAddedSection.Source) {
    addedSections.append(FlowAddedSection(position: section, source: source))
  }

  /// The items that are taken out, ascending.
  ///
  /// Those that go for good and follow each other are taken out together, others each alone.
  var removedRuns: [FlowRemovedItems] {
    var runs: [FlowRemovedItems] = []
    for path in removedItems {
      let returns = returningItems.contains(path)
      if !returns, let last = runs.last, last.precedes(path) {
        runs[runs.count - 1].count += 1
      } else {
        runs.append(FlowRemovedItems(path: path, returns: returns))
      }
    }
    return runs
  }

  /// Remembers an item that was taken out to be put in again.
  mutating func keep(_ items: FlowItems, of path: OldPath) { keptItems[path] = items }

  /// Remembers a section that was taken out, if it is put in again.
  mutating func keep(_ section: FlowSectionArrangement?, of old: OldSection) {
    if returningSections.contains(old) { keptSections[old] = section }
  }

  /// Joins items that are new and follow each other.
  private static func merged(_ added: [FlowAddedItems]) -> [FlowAddedItems] {
    var merged: [FlowAddedItems] = []
    for items in added {
      if let last = merged.last, last.source == .new, items.source == .new,
        last.path.section == items.path.section, last.path.item + last.count == items.path.item
      {
        merged[merged.count - 1].count += items.count
      } else {
        merged.append(items)
      }
    }
    return merged
  }
}

/// Items that are taken out at once.
struct FlowRemovedItems: Hashable {
  let path: OldPath
  var count = 1
  /// Whether they are put in again.
  let returns: Bool

  /// The items, if there are as many in their section.
  func items(of total: Int) -> Range<Int>? {
    guard path.item >= 0, path.item <= total, count <= total - path.item else { return nil }
    return path.item..<(path.item + count)
  }

  /// Whether an item that goes for good follows; its place may be any number.
  fileprivate func precedes(_ next: OldPath) -> Bool {
    !returns && path.section == next.section && next.item &- path.item == count
  }
}

/// Items that are put in one after the other, and where they come from.
struct FlowAddedItems {
  let path: NewPath
  var count: Int
  let source: Source

  enum Source: Equatable {
    /// They are new.
    case new
    /// They are moved.
    case kept(OldPath)
    /// They stand for something else.
    case reloaded(OldPath)
  }

  var section: Int { path.section.index }
  var items: Range<Int> { path.item..<(path.item + count) }
}

/// A section that is put in, and where it comes from.
struct FlowAddedSection {
  let position: NewSection
  let source: Source

  enum Source: Equatable {
    /// It is new, or all in it is.
    case new
    /// It is moved.
    case kept(OldSection)
  }
}

/// What is reloaded in a batch, by its old positions.
private struct FlowReloads {
  private var items: Set<OldPath> = []
  private var sections: Set<OldSection> = []

  init(_ changes: [LayoutChange]) {
    for change in changes {
      switch change {
      case .reloadItem(let pair): items.insert(pair.old)
      case .reloadSection(let pair): sections.insert(pair.old)
      default: break
      }
    }
  }

  /// Whether a change moves something that is reloaded as well.
  func include(_ change: LayoutChange) -> Bool {
    switch change {
    case .moveItem(let pair): items.contains(pair.old)
    case .moveSection(let pair): sections.contains(pair.old)
    default: false
    }
  }
}
