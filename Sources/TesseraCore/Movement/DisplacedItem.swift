/// An item that is shown elsewhere than where the data source has it, because it is being moved.
///
/// The others make room for it on screen, and the data source knows nothing of that until it is dropped. So
/// there are two index spaces at the same time, that of the data and that of the presentation, and this
/// value leads from one to the other.
///
/// ```
/// data           a b C d e      source 2
/// presentation   C a b d e      target 0
/// ```
package struct DisplacedItem: Hashable, Sendable {
  /// Where the data source has the item.
  package let source: DataPath
  /// Where the item is shown.
  package var target: ShownPath

  /// Creates a displacement; paths of the same numbers are none.
  package init(source: DataPath, target: ShownPath) {
    self.source = source
    self.target = target
  }

  /// Creates the displacement of an item that is shown where the data source has it.
  package init(resting item: DataPath) { self.init(source: item, target: item.old) }

  /// Whether the item is shown elsewhere than where the data source has it.
  package var isDisplaced: Bool { home != target }

  /// Where the item is shown once it is back.
  package var home: ShownPath { source.old }

  /// Where the data source has the item once it has moved it to where it is shown.
  package var destination: DataPath { target.inData }

  /// Where an item of the data source is shown.
  package func presentation(of dataPath: DataPath) -> ShownPath {
    dataPath == source ? target : dataPath.removing(source).old.inserting(target)
  }

  /// Where the data source has an item that is shown at a path.
  package func dataPath(of presentation: ShownPath) -> DataPath {
    presentation == target ? source : presentation.removing(target).inData.inserting(source)
  }

  /// How many items each section is shown with.
  package func presentation(of counts: ItemCounts) -> ItemCounts { counts.moving(home, target) }

  /// How many items each section has in the data source.
  package func dataCounts(of presentation: ItemCounts) -> ItemCounts {
    presentation.moving(target, home)
  }

  /// The same item after a batch of the data source; nil if it goes.
  ///
  /// A displaced item stays behind the last item in front of it that is still there, and comes first in its
  /// section when none is. Where its section goes as well it is shown where the data source has it. O(log k).
  package func translated(through map: IndexMap) -> DisplacedItem? {
    guard let source = map.place(of: source) else { return nil }
    let target = isDisplaced ? target(through: map, source) : nil
    return DisplacedItem(source: source, target: target ?? source.old)
  }

  private func target(through map: IndexMap, _ newSource: DataPath) -> ShownPath? {
    var end = target
    if home.section == target.section, home.item < target.item {
      // In the data, where the item itself is one of those in front.
      end = OldPath(section: target.section, item: target.item + 1)
    }
    var front = map.lastKept(before: end)
    if let item = front, item.old == home { front = map.lastKept(before: home) }
    if let front {
      let path = front.new.next.removing(newSource.old)
      return OldPath(section: path.section, item: path.item + 1)
    }
    return map.newSection(of: target.section).map { OldPath(section: $0.index, item: 0) }
  }
}

extension ItemPath {
  /// The path of the same item after another one was taken out.
  fileprivate func removing(_ other: Self) -> Self {
    guard section == other.section, item > other.item else { return self }
    return Self(section: section, item: item - 1)
  }

  /// The path of the same item after another one was put in.
  fileprivate func inserting(_ other: Self) -> Self {
    guard section == other.section, item >= other.item else { return self }
    return Self(section: section, item: item + 1)
  }
}

extension ItemCounts {
  fileprivate func moving(_ old: OldPath, _ new: OldPath) -> ItemCounts {
    guard old.section != new.section, contains(old.section), contains(new.section) else {
      return self
    }
    var items = items
    items[old.section.index] -= 1
    items[new.section.index] += 1
    return ItemCounts(items)
  }
}
