/// A batch of changes, sorted by what a flow arrangement does with them.
///
/// Everything that does not stay where it is is taken out, in the index space before the batch, and what
/// returns is put in again, together with what is new, in the index space after it.
struct FlowBatch {
  /// Items that are taken out, ascending.
  private(set) var removedItems: [OldPath] = []
  /// Items that are taken out and put in again, ascending by their old paths.
  private(set) var returns: [FlowReturningItem] = []
  /// Whether some of those are reloaded.
  private var reloadsItems = false
  /// The size that each of those had, as far as it has been looked up.
  private var sizesOfReturns: [FlowItemRun] = []
  /// Items that are put in, ascending.
  private(set) var addedItems: [FlowAddedItems] = []
  /// Sections that are taken out, ascending.
  private(set) var removedSections: [OldSection] = []
  /// Sections that are put in, ascending.
  private(set) var addedSections: [FlowAddedSection] = []

  init(_ changes: [LayoutChange]) {
    var movedSections: [SectionPair] = []
    var reloadedSections: [SectionPair] = []
    for (index, change) in changes.enumerated() {
      switch change {
      case .deleteItem(let path): removedItems.append(path)
      case .insertItem(let path): addedItems.append(FlowAddedItems(path: path, source: .new))
      case .reloadItem(let pair): add(pair, isReloaded: true, changes.count - index)
      case .moveItem(let pair): add(pair, isReloaded: false, changes.count - index)
      case .deleteSection(let section): removedSections.append(section)
      case .insertSection(let section): add(section, .new)
      case .reloadSection(let pair): reloadedSections.append(pair)
      case .moveSection(let pair): movedSections.append(pair)
      }
    }
    addSections(reloadedSections, moved: movedSections)
    addReturningItems()
    joinNewItems()
  }

  /// Whether something is taken out twice, or put in where something else is.
  private(set) var repeatsItself = false

  /// Adds an item that returns; `remaining` is the number of changes from it on, most of which return, too.
  private mutating func add(_ pair: ItemPair, isReloaded: Bool, _ remaining: Int) {
    if returns.isEmpty { returns.reserveCapacity(remaining) }
    returns.append(FlowReturningItem(pair: pair, isReloaded: isReloaded))
    if isReloaded { reloadsItems = true }
  }

  private mutating func add(_ section: NewSection, _ source: FlowAddedSection.Source) {
    addedSections.append(FlowAddedSection(position: section, source: source))
  }

  /// A section that is both reloaded and moved is put in once, as new.
  private mutating func addSections(_ reloaded: [SectionPair], moved: [SectionPair]) {
    let reloadedSections = SortedPositions(reloaded.map { $0.old })
    for pair in reloaded { add(pair.new, .new) }
    for pair in moved where !reloadedSections.contains(pair.old) {
      removedSections.append(pair.old)
      add(pair.new, .kept(pair.old))
    }
    removedSections = SortedPositions(removedSections + reloadedSections.positions).positions
    addedSections.sort { $0.position < $1.position }
    repeatsItself = removedSections.hasEqualNeighbours { $0 == $1 }
    if addedSections.hasEqualNeighbours({ $0.position == $1.position }) { repeatsItself = true }
  }

  /// An item that is both reloaded and moved is put in once, as reloaded.
  private mutating func addReturningItems() {
    returns = returns.sorted(byPosition: { $0.pair.old })
    if returns.hasEqualNeighbours({ $0.pair.old == $1.pair.old }) { dropMovesOfReloadedItems() }
    removedItems.reserveCapacity(removedItems.count + returns.count)
    addedItems.reserveCapacity(addedItems.count + returns.count)
    for index in returns.indices {
      removedItems.append(returns[index].pair.old)
      addedItems.append(FlowAddedItems(path: returns[index].pair.new, source: .returning(index)))
    }
    removedItems = removedItems.sorted(byPosition: { $0 })
    addedItems = addedItems.sorted(byPosition: { $0.path })
    if removedItems.hasEqualNeighbours({ $0 == $1 }) { repeatsItself = true }
    if addedItems.hasEqualNeighbours({ $0.path == $1.path }) { repeatsItself = true }
  }

  private mutating func dropMovesOfReloadedItems() {
    returns.sort { first, second in
      first.pair.old == second.pair.old
        ? first.isReloaded && !second.isReloaded : first.pair.old < second.pair.old
    }
    var kept: [FlowReturningItem] = []
    for item in returns {
      if let last = kept.last, last.pair.old == item.pair.old, last.isReloaded, !item.isReloaded {
        continue
      }
      kept.append(item)
    }
    returns = kept
  }

  /// Joins items that are new and follow each other.
  private mutating func joinNewItems() {
    guard addedItems.contains(where: { $0.source == .new }) else { return }
    var joined: [FlowAddedItems] = []
    joined.reserveCapacity(addedItems.count)
    for items in addedItems {
      if let last = joined.last, last.isFollowed(by: items) {
        joined[joined.count - 1].count += 1
      } else {
        joined.append(items)
      }
    }
    addedItems = joined
  }

  /// The items that are taken out, ascending, those that follow each other together.
  var removedRuns: [FlowRemovedItems] {
    var runs: [FlowRemovedItems] = []
    for path in removedItems {
      if let last = runs.last, last.path.section == path.section,
        path.item &- last.path.item == last.count
      {
        runs[runs.count - 1].count += 1
      } else {
        runs.append(FlowRemovedItems(path: path))
      }
    }
    return runs
  }
}

extension FlowBatch {
  /// Looks up the sizes of the next items of `section` that are put in again; all of them must exist.
  ///
  /// Where many return, all runs are visited once, so that none is searched for each of its items.
  mutating func lookUpReturns(from section: OldSection, among items: Rope<FlowItemRun>) {
    let start = sizesOfReturns.count
    let end = returns[start...].firstIndex { $0.pair.old.section != section } ?? returns.count
    sizesOfReturns.reserveCapacity(returns.count)
    guard items.hasRuns(upTo: (end - start) * FlowBatch.runsPerSearch) else {
      for returning in returns[start..<end] {
        let item = returning.pair.old.item
        guard let run = items.run(at: item)?.run else {
          preconditionFailure("Item \(item) is not in 0..<\(items.count)")
        }
        sizesOfReturns.append(run.slice(0..<1))
      }
      return
    }
    items.visit { before, run in
      let next = before.count + run.count
      while sizesOfReturns.count < end, returns[sizesOfReturns.count].pair.old.item < next {
        sizesOfReturns.append(run.slice(0..<1))
      }
      return sizesOfReturns.count < end
    }
  }

  /// Returns the size, as far as known, of an item where it is inserted again.
  func knownSize(ofReturning index: Int) -> FlowItemRun {
    isReloaded(index) ? sizesOfReturns[index].outdated : sizesOfReturns[index]
  }

  /// Whether an item is reloaded, of those that are put in again.
  func isReloaded(_ index: Int) -> Bool { reloadsItems && returns[index].isReloaded }

  /// A search in a tree takes about as long as visiting so many runs.
  private static var runsPerSearch: Int { 16 }
}

/// Items of a section that follow each other and are taken out.
struct FlowRemovedItems {
  let path: OldPath
  fileprivate(set) var count = 1

  fileprivate init(path: OldPath) { self.path = path }

  /// The items, if there are as many in their section; the path may hold any number.
  func items(of total: Int) -> Range<Int>? {
    guard path.item >= 0, path.item <= total, count <= total - path.item else { return nil }
    return path.item..<(path.item + count)
  }
}

/// An item that is taken out and put in again.
struct FlowReturningItem {
  let pair: ItemPair
  /// Whether its size is declared anew; what was measured of it is an assumption then.
  let isReloaded: Bool
}

/// Items that are put in one after the other, and where they come from.
struct FlowAddedItems {
  let path: NewPath
  var count = 1
  let source: Source

  init(path: NewPath, source: Source) {
    self.path = path
    self.source = source
  }

  enum Source: Equatable {
    /// They are new.
    case new
    /// It is one item, with this index among those that return.
    case returning(Int)
  }

  var section: Int { path.section.index }
  var items: Range<Int> { path.item..<(path.item + count) }

  fileprivate func isFollowed(by next: FlowAddedItems) -> Bool {
    source == .new && next.source == .new && path.section == next.path.section
      && next.path.item &- path.item == count
  }
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

extension Array {
  fileprivate func hasEqualNeighbours(_ areEqual: (Element, Element) -> Bool) -> Bool {
    indices.dropFirst().contains { areEqual(self[$0 - 1], self[$0]) }
  }
}
