/// The selected items, in the order in which they were selected.
///
/// ```
/// section 0   ░░░███░░░░░██      ███ first to third, ██ fourth and fifth: two runs
/// section 1   ░█                 █ sixth: one run
/// ```
///
/// Items side by side that were selected one after the other are one run, however many they are. With *m*
/// runs, finding, selecting and deselecting an item costs O(log m). A batch of *k* operations costs
/// O(k log m), and the number of sections once, whatever the number of selected items.
package struct SelectedItems: Sendable {
  /// What is selected in each section, up to its last selected item or farther.
  private var sections: [Rope<SelectionRun>] = []
  /// The rank that the next item gets; grows with every selection.
  private var nextRank = 0
  /// The number of selected items.
  package private(set) var count = 0

  /// Creates the selection of nothing.
  package init() {}

  /// Whether nothing is selected.
  package var isEmpty: Bool { count == 0 }

  /// Whether an item is selected; O(log m).
  package func contains(_ path: DataPath) -> Bool { rank(of: path) != nil }

  /// Selects an item, as the last one, unless it is selected.
  ///
  /// O(log m). A path with a number below zero names no item and is not selected.
  package mutating func insert(_ path: DataPath) {
    guard path.section.index >= 0, path.item >= 0, !contains(path) else { return }
    set(nextRank, at: path)
    nextRank += 1
    count += 1
  }

  /// Deselects an item, if it is selected; O(log m).
  package mutating func remove(_ path: DataPath) {
    guard contains(path) else { return }
    sections[path.section.index].replace(
      path.item..<(path.item + 1),
      with: [SelectionRun(count: 1, firstRank: nil)]
    )
    count -= 1
  }

  /// Deselects everything.
  package mutating func removeAll() { self = SelectedItems() }

  /// The selected items in the order in which they were selected; O(m log m), and their number.
  package var paths: [DataPath] {
    var runs: [(rank: Int, path: DataPath, count: Int)] = []
    for (section, rope) in sections.enumerated() {
      rope.visit(passingOver: { $0.selectedCount == 0 }) { before, run in
        guard let rank = run.firstRank else { return true }
        runs.append((rank, DataPath(section: section, item: before.count), run.count))
        return true
      }
    }
    runs.sort { $0.rank < $1.rank }
    var paths: [DataPath] = []
    paths.reserveCapacity(count)
    for run in runs {
      for item in run.path.item..<(run.path.item + run.count) {
        paths.append(DataPath(section: run.path.section, item: item))
      }
    }
    return paths
  }

  /// One more than the last section in which something is or was selected.
  var sectionBound: Int { sections.count }

  /// The number of runs that are stored, counted in O(m); memory follows it.
  package var runCount: Int { sections.reduce(0) { $0 + $1.runCount } }
}

extension SelectedItems {
  /// Gives every item the place it has after a batch; what goes is not selected any more.
  ///
  /// All items of a section that is reloaded go. O(k log m), and the number of sections once.
  package mutating func translate(through map: IndexMap) {
    guard !isEmpty else { return }
    keep(within: map.before)
    let moved = map.movedItems.pairs.compactMap { pair in
      rank(of: pair.old.inData).map { (path: pair.new.inData, rank: $0) }
    }
    for change in map.changed where sections.indices.contains(change.section.old.index) {
      sections[change.section.old.index].translate(through: change.items.map)
    }
    translateSections(through: map)
    for item in moved { set(item.rank, at: item.path) }
    recount()
  }

  /// Deselects the items that do not exist; O(log m) for each section.
  package mutating func keep(within counts: ItemCounts) {
    guard !isEmpty else { return }
    if sections.count > counts.sectionCount {
      sections.removeSubrange(counts.sectionCount...)
    }
    for section in sections.indices where sections[section].count > counts.items[section] {
      sections[section].replace(counts.items[section]..<sections[section].count, with: [])
    }
    recount()
  }

  private mutating func translateSections(through map: IndexMap) {
    guard !map.sections.isUnchanged || !map.movedSections.pairs.isEmpty else { return }
    var translated: [Rope<SelectionRun>] = []
    for (section, rope) in sections.enumerated() where rope.summary.selectedCount > 0 {
      guard let new = map.newSection(of: OldSection(section)) else { continue }
      translated.grow(toHold: new.index)
      translated[new.index] = rope
    }
    sections = translated
  }

  private func rank(of path: DataPath) -> Int? {
    guard sections.indices.contains(path.section.index),
      let (before, run) = sections[path.section.index].run(at: path.item)
    else { return nil }
    return run.firstRank.map { $0 + path.item - before.count }
  }

  private mutating func set(_ rank: Int, at path: DataPath) {
    sections.grow(toHold: path.section.index)
    sections[path.section.index].set(rank, at: path.item)
  }

  private mutating func recount() {
    count = sections.reduce(0) { $0 + $1.summary.selectedCount }
  }
}

extension [Rope<SelectionRun>] {
  fileprivate mutating func grow(toHold section: Int) {
    while count <= section { append(Rope()) }
  }
}

extension Rope<SelectionRun> {
  fileprivate mutating func set(_ rank: Int, at item: Int) {
    if item > count {
      replace(count..<count, with: [SelectionRun(count: item - count, firstRank: nil)])
    }
    let end = Swift.min(item + 1, count)
    replace(item..<end, with: [SelectionRun(count: 1, firstRank: rank)])
  }

  /// Nil for a section all of whose items are new.
  fileprivate mutating func translate(through map: ListMap?) {
    guard let map else {
      self = Rope()
      return
    }
    for run in map.vacated.runs.reversed() where run.lowerBound < count {
      replace(run.clamped(to: 0..<count), with: [])
    }
    for run in map.filled.runs where run.lowerBound < count {
      replace(
        run.lowerBound..<run.lowerBound,
        with: [SelectionRun(count: run.count, firstRank: nil)]
      )
    }
  }
}
