/// Items and sections that come, go and move.
///
/// Everything keeps its identity: what was measured of an item stays with it. In a section that is not
/// solved items are not counted, and only what was measured of some is kept for when it is. Positions must
/// exist.
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

  /// Gives a section another number of items, those at its end gone or unknown; a negative one means none.
  ///
  /// A section that is not solved forgets what it knows of items from that number on.
  public mutating func setItemCount(_ count: Int, ofSection section: Int) {
    requireSections(section..<(section + 1))
    let count = min(max(0, count), Self.mostItems)
    guard itemCount(ofSection: section) != nil else {
      return modifyExpectedItems(ofSection: section) { $0.truncate(to: count) }
    }
    modifySection(section) { $0.setItemCount(count) }
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

  /// Gives each solved section as many items as a function says; O(sections), and the sections with other counts.
  public mutating func setItemCounts(_ count: (_ section: Int) -> Int) {
    var changed: [(section: Int, count: Int)] = []
    sections.visit { before, run in
      if let solved = run.solved, solved.itemCount != count(before.count) {
        changed.append((before.count, count(before.count)))
      }
      return true
    }
    for (section, count) in changed { setItemCount(count, ofSection: section) }
  }

  func measuredRuns(_ range: Range<Int>, inSection section: Int) -> [MeasuredRun] {
    guard let run = sections.run(at: section)?.run else { return [] }
    return run.solved?.instances.items.runs(in: range) ?? run.expectedItems.runs(in: range)
  }

  mutating func replaceItems(
    _ range: Range<Int>,
    with runs: [MeasuredRun],
    inSection section: Int
  ) {
    requireSections(section..<(section + 1))
    guard let count = itemCount(ofSection: section) else {
      return modifyExpectedItems(ofSection: section) { $0.replace(range, with: runs) }
    }
    precondition(
      range.lowerBound >= 0 && range.upperBound <= count,
      "Items \(range.lowerBound)..<\(range.upperBound) of section \(section) are not in 0..<\(count)"
    )
    modifySection(section) { $0.replaceItems(range, with: runs) }
  }

  /// Changes what is known of the items of a section that is not solved.
  private mutating func modifyExpectedItems(
    ofSection section: Int,
    _ body: (inout ExpectedItems) -> Void
  ) {
    guard let run = sections.run(at: section)?.run else { return }
    var items = run.expectedItems
    let knewNothing = items.isEmpty
    body(&items)
    // Among many of which nothing is known it stays one of them.
    if knewNothing, items.isEmpty { return }
    let content = SectionRun.Content.assumed(extent: run.sectionExtent, items: items)
    sections.replace(
      section..<(section + 1),
      with: [SectionRun(content, spacing: run.spacing)]
    )
  }
}
