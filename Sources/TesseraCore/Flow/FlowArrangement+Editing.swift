/// Items and sections that come, go and move.
///
/// Everything keeps its identity: what was measured of an item stays with it, wherever it moves.
/// Each edit costs O(log sections + log m) and breaks lines again from the line in front of it until
/// one starts where a line started before. Positions must exist: check a batch of changes against
/// the counts first.
extension FlowArrangement {
  /// Puts items in front of the item `index` of a section, or behind the last one.
  public mutating func insertItems(
    _ items: FlowItems,
    at index: Int,
    inSection section: Int
  ) {
    requireItems(index..<index, inSection: section)
    note(items.findings, section: section, firstItem: index)
    insert(items.sizes.runs(in: 0..<items.count), at: FlowItemPath(section: section, item: index))
  }

  /// Takes items of a section out.
  public mutating func removeItems(_ range: Range<Int>, inSection section: Int) {
    requireItems(range, inSection: section)
    guard !range.isEmpty else { return }
    sections.modifyRun(at: section) { $0.replaceItems(range, with: []) }
  }

  /// Takes an item out and puts it back with its size, within its section or in another one.
  ///
  /// The destination counts items after the move.
  public mutating func moveItem(from item: FlowItemPath, to destination: FlowItemPath) {
    requireItems(item.item..<(item.item + 1), inSection: item.section)
    let moved = sections.run(at: item.section)?.run.lines.items.run(at: item.item)?.run
    removeItems(item.item..<(item.item + 1), inSection: item.section)
    requireItems(destination.item..<destination.item, inSection: destination.section)
    if let moved { insert([moved.slice(0..<1)], at: destination) }
  }

  /// Puts sections in front of the section `index`, or behind the last one.
  public mutating func insertSections(_ inserted: [FlowSection], at index: Int) {
    requireSections(index..<index)
    let solved = inserted.indices.map { solve(inserted[$0], at: index + $0) }
    sections.replace(index..<index, with: solved)
  }

  /// Takes sections with everything in them out.
  public mutating func removeSections(_ range: Range<Int>) {
    requireSections(range)
    sections.replace(range, with: [])
  }

  /// Takes a section out and puts it back so that it becomes the section `destination`.
  public mutating func moveSection(from section: Int, to destination: Int) {
    requireSections(section..<(section + 1))
    requireSections(destination..<(destination + 1))
    guard let moved = sections.run(at: section)?.run else { return }
    sections.replace(section..<(section + 1), with: [])
    sections.replace(destination..<destination, with: [moved])
  }

  /// Declares a section again, in O(m) for m measured items and the cost of declaring varied sizes.
  ///
  /// Sizes that were measured in lines of another length become assumptions; they keep their values.
  public mutating func replaceSection(at index: Int, with section: FlowSection) {
    requireSections(index..<(index + 1))
    let before = sections.run(at: index)?.run.lines.rules.lineLength
    var solved = solve(section, at: index)
    if let before, solved.lines.rules.lineLength != before {
      note(solved.resolve(in: configuration), section: index)
    }
    sections.modifyRun(at: index) { $0 = solved }
  }

  private mutating func insert(_ runs: [FlowItemRun], at path: FlowItemPath) {
    let count = runs.reduce(0) { $0 + $1.count }
    let inserted = path.item..<(path.item + count)
    let findings = sections.modifyRun(at: path.section) { section in
      section.replaceItems(path.item..<path.item, with: runs)
      return section.overflows(in: inserted)
    }
    note(findings, section: path.section)
  }

  private func requireItems(_ range: Range<Int>, inSection section: Int) {
    requireSections(section..<(section + 1))
    let count = sections.run(at: section)?.run.lines.items.count ?? 0
    precondition(
      range.lowerBound >= 0 && range.upperBound <= count,
      "Items \(range.lowerBound)..<\(range.upperBound) of section \(section) are not in 0..<\(count)"
    )
  }

  private func requireSections(_ range: Range<Int>) {
    precondition(
      range.lowerBound >= 0 && range.upperBound <= sectionCount,
      "Sections \(range.lowerBound)..<\(range.upperBound) are not in 0..<\(sectionCount)"
    )
  }
}
