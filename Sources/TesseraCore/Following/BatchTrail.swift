/// Where items go through batches of which only the operations are known.
///
/// Batches that join a reload, or that cannot be merged, are never shown one by one, so that nothing asks for
/// the counts between them. What the operations do not say is taken to be large enough for everything that
/// they name: the count of a section that was inserted or reloaded, in which nothing is followed.
struct BatchTrail {
  /// The map of each batch, in order.
  private(set) var maps: [IndexMap] = []

  /// Follows batches from the counts before the first; O(k log k) for *k* operations, and the number of
  /// sections for each batch.
  init(_ batches: [RecordedBatch], before: ItemCounts) {
    var counts = before
    for batch in batches where !batch.isEmpty {
      let next = batch.estimatedCounts(after: counts)
      maps.append(CheckedBatch(checking: batch, before: counts, after: next).map)
      counts = next
    }
  }

  /// Counts that hold every path that batches name, for want of better ones.
  static func unknownCounts(for batches: [RecordedBatch], sections: Int) -> ItemCounts {
    var bound = sections
    for batch in batches {
      for operation in batch.operations {
        bound = max(bound, min(operation.lastSection, sectionLimit) + 1)
      }
      bound += batch.operations.count
    }
    return ItemCounts(Array(repeating: unknownCount, count: min(bound, sectionLimit)))
  }

  /// More items than any section has, far from overflow.
  fileprivate static var unknownCount: Int { 1 << 40 }

  /// More sections than are worth following without having asked for their counts.
  private static var sectionLimit: Int { 1 << 16 }
}

extension RecordedBatch {
  /// How many items each section has after the batch, as far as its operations say.
  fileprivate func estimatedCounts(after before: ItemCounts) -> ItemCounts {
    let map = sectionMap(before)
    var items = map.after.items
    for new in items.indices {
      let old = map.oldSection(of: NewSection(new))
      items[new] = old.map { before.count(of: $0) } ?? BatchTrail.unknownCount
    }
    func add(_ number: Int, _ section: NewSection?) {
      guard let section, items.indices.contains(section.index) else { return }
      items[section.index] += number
    }
    for operation in operations {
      switch operation {
      case .insertItem(let path): add(1, path.section)
      case .deleteItem(let path): add(-1, map.newSection(of: path.section))
      case .moveItem(let from, let to):
        add(-1, map.newSection(of: from.section))
        add(1, to.section)
      default: break
      }
    }
    return ItemCounts(items)
  }

  /// Where sections go, in content without items.
  private func sectionMap(_ before: ItemCounts) -> IndexMap {
    var sections: [UpdateOperation] = []
    var growth = 0
    for operation in operations {
      switch operation {
      case .insertSection: growth += 1
      case .deleteSection: growth -= 1
      case .moveSection: break
      default: continue
      }
      sections.append(operation)
    }
    let count = max(0, before.sectionCount + growth)
    return CheckedBatch(
      checking: RecordedBatch(sections),
      before: ItemCounts(Array(repeating: 0, count: before.sectionCount)),
      after: ItemCounts(Array(repeating: 0, count: count))
    ).map
  }
}

extension UpdateOperation {
  /// The last section that the operation names.
  fileprivate var lastSection: Int {
    switch self {
    case .insertItem(let path): path.section.index
    case .deleteItem(let path), .reloadItem(let path), .reconfigureItem(let path):
      path.section.index
    case .moveItem(let from, let to): max(from.section.index, to.section.index)
    case .insertSection(let section): section.index
    case .deleteSection(let section), .reloadSection(let section): section.index
    case .moveSection(let from, let to): max(from.index, to.index)
    }
  }
}
