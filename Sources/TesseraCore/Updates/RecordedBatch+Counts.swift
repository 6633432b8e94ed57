extension RecordedBatch {
  /// Returns the number of items of each section after the batch, as its operations give it.
  ///
  /// Nil if they do not: sections that are inserted or reloaded have numbers of items that only the data
  /// source knows. For batches that are followed by another before anybody could ask. O(k log k), and the
  /// number of sections.
  public func countsAfter(_ before: ItemCounts) -> ItemCounts? {
    var sections: [UpdateOperation] = []
    var deletedSectionCount = 0
    for operation in operations {
      switch operation {
      case .insertSection, .reloadSection: return nil
      case .deleteSection:
        deletedSectionCount += 1
        sections.append(operation)
      case .moveSection: sections.append(operation)
      default: break
      }
    }
    let count = before.sectionCount - deletedSectionCount
    guard count >= 0 else { return nil }
    let map = CheckedBatch(
      checking: RecordedBatch(sections),
      before: ItemCounts(before.items.map { _ in 0 }),
      after: ItemCounts(Array(repeating: 0, count: count))
    ).map
    return counts(before, sections: map, count: count)
  }

  private func counts(_ before: ItemCounts, sections map: IndexMap, count: Int) -> ItemCounts? {
    var items = Array(repeating: 0, count: count)
    for new in 0..<count {
      guard let old = map.oldSection(of: NewSection(new)) else { return nil }
      items[new] = before.count(of: old)
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
    return items.contains { $0 < 0 } ? nil : ItemCounts(items)
  }
}
