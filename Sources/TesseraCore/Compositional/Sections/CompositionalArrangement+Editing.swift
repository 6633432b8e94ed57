/// Items and sections that come, go and move.
///
/// Everything keeps its identity: what was measured of an item stays with it. In a section that is not
/// solved items are not counted, and editing them does nothing. Positions must exist.
extension CompositionalArrangement {
  /// Puts items of unknown size in front of the item `index` of a section, or behind the last one.
  public mutating func insertItems(_ count: Int, at index: Int, inSection section: Int) {
    guard count > 0 else { return }
    replaceItems(
      index..<index,
      with: [MeasuredRun(count: count, measurement: nil)],
      inSection: section
    )
  }

  /// Takes items of a section out.
  public mutating func removeItems(_ range: Range<Int>, inSection section: Int) {
    guard !range.isEmpty else { return }
    replaceItems(range, with: [], inSection: section)
  }

  /// Takes an item out and puts it back with its size; the destination counts items after the move.
  public mutating func moveItem(
    from item: CompositionalItemPath,
    to destination: CompositionalItemPath
  ) {
    let moved = measuredRuns(item.item..<(item.item + 1), inSection: item.section)
    removeItems(item.item..<(item.item + 1), inSection: item.section)
    replaceItems(
      destination.item..<destination.item,
      with: moved.isEmpty ? [MeasuredRun(count: 1, measurement: nil)] : moved,
      inSection: destination.section
    )
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
    let moved = sections.runs(in: section..<(section + 1))
    sections.replace(section..<(section + 1), with: [])
    sections.replace(destination..<destination, with: moved)
  }

  /// Gives a solved section another number of items, those at its end gone or unknown; a negative one
  /// means none.
  public mutating func setItemCount(_ count: Int, ofSection section: Int) {
    requireSections(section..<(section + 1))
    modifySection(section) { $0.setItemCount(min(max(0, count), Int.max / 4)) }
  }

  /// Whether each solved section has as many items as a function says; O(sections).
  public func hasItemCounts(_ count: (_ section: Int) -> Int) -> Bool {
    var agrees = true
    sections.visit { before, run in
      guard let solved = run.solved else { return true }
      agrees = solved.itemCount == count(before.count)
      return agrees
    }
    return agrees
  }

  func measuredRuns(_ range: Range<Int>, inSection section: Int) -> [MeasuredRun] {
    self.section(at: section)?.instances.items.runs(in: range) ?? []
  }

  mutating func replaceItems(
    _ range: Range<Int>,
    with runs: [MeasuredRun],
    inSection section: Int
  ) {
    requireSections(section..<(section + 1))
    guard let count = itemCount(ofSection: section) else { return }
    precondition(
      range.lowerBound >= 0 && range.upperBound <= count,
      "Items \(range.lowerBound)..<\(range.upperBound) of section \(section) are not in 0..<\(count)"
    )
    modifySection(section) { $0.replaceItems(range, with: runs) }
  }
}
