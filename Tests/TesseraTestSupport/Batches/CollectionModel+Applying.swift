public import TesseraCore

extension CollectionModel {
  /// Applies a batch that adds up, step by step as the update contract describes it.
  ///
  /// The slow twin of `CheckedBatch`: what stays keeps its order, what is inserted or moved in is placed at
  /// its final position, sections first, then the items of each. `after` is needed for the sections that
  /// are inserted or reloaded, whose items are new. New identities are given in the order of places, so that
  /// the same batches always make the same model.
  public mutating func apply(_ operations: [UpdateOperation], after: ItemCounts) {
    let batch = Calls(operations)
    let old = sections
    var placed: [Int: Section] = [:]
    for new in batch.insertedSections.sorted() { placed[new] = makeSection() }
    for (from, to) in batch.movedSections { placed[to] = old[from] }
    let leaving = batch.deletedSections.union(batch.movedSections.map(\.0))
    let staying = old.indices.filter { !leaving.contains($0) }.map { old[$0] }
    sections = merge(staying, placed, count: after.sectionCount)
    for new in sections.indices {
      let origin = old.firstIndex { $0.identity == sections[new].identity }
      fill(new, from: origin, old, batch, count: after.items[new])
    }
  }

  /// Takes an item out of its place and puts it where it is to be.
  public mutating func move(_ old: OldPath, to new: NewPath) {
    let item = sections[old.section.index].items.remove(at: old.item)
    sections[new.section.index].items.insert(item, at: new.item)
  }

  private mutating func fill(
    _ new: Int,
    from origin: Int?,
    _ old: [Section],
    _ batch: Calls,
    count: Int
  ) {
    var staying: [Item] = []
    var placed: [Int: Item] = [:]
    for (from, to) in batch.movedItems where to.section.index == new {
      placed[to.item] = old[from.section.index].items[from.item].changed(batch.contents[from])
    }
    if let origin, !batch.reloadedSections.contains(origin) {
      for (item, element) in old[origin].items.enumerated() {
        let path = OldPath(section: origin, item: item)
        guard !batch.leavingItems.contains(path) else { continue }
        staying.append(element.changed(batch.contents[path]))
      }
      for path in batch.insertedItems.sorted() where path.section.index == new {
        placed[path.item] = makeItem()
      }
    } else {
      for item in 0..<count where placed[item] == nil { placed[item] = makeItem() }
    }
    sections[new].items = merge(staying, placed, count: count)
  }

  private func merge<Element>(
    _ staying: [Element],
    _ placed: [Int: Element],
    count: Int
  ) -> [Element] {
    let merged = Array(placing: placed, among: staying)
    precondition(
      merged.count == count && staying.count + placed.count == count,
      "The batch does not add up"
    )
    return merged
  }
}

extension Array {
  /// Puts what is placed at its positions, and the rest in order at those that are left.
  ///
  /// What would leave a gap in front of it is left out.
  @inlinable
  public init(placing placed: [Int: Element], among rest: [Element]) {
    let count = rest.count + placed.count
    var rest = rest.makeIterator()
    self.init()
    reserveCapacity(count)
    for position in 0..<count {
      if let element = placed[position] ?? rest.next() { append(element) }
    }
  }
}

extension CollectionModel.Item {
  fileprivate func changed(_ times: Int?) -> Self {
    var copy = self
    copy.version += times ?? 0
    return copy
  }
}

/// The calls of a batch, by what they are.
private struct Calls {
  var insertedSections: Set<Int> = []
  var deletedSections: Set<Int> = []
  var reloadedSections: Set<Int> = []
  var movedSections: [(Int, Int)] = []
  var insertedItems: Set<NewPath> = []
  var leavingItems: Set<OldPath> = []
  var movedItems: [(OldPath, NewPath)] = []
  /// The items that show something else.
  var contents: [OldPath: Int] = [:]

  init(_ operations: [UpdateOperation]) {
    for operation in operations {
      switch operation {
      case .insertItem(let path): insertedItems.insert(path)
      case .deleteItem(let path): leavingItems.insert(path)
      case .reloadItem(let path), .reconfigureItem(let path): contents[path] = 1
      case .moveItem(let from, let to):
        leavingItems.insert(from)
        movedItems.append((from, to))
      case .insertSection(let section): insertedSections.insert(section.index)
      case .deleteSection(let section): deletedSections.insert(section.index)
      case .reloadSection(let section): reloadedSections.insert(section.index)
      case .moveSection(let from, let to): movedSections.append((from.index, to.index))
      }
    }
  }
}
