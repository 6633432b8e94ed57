import TesseraTestSupport
import Testing

@testable import TesseraCore

@Suite("Selected items")
struct SelectedItemsTests {
  private func selected(_ paths: [DataPath]) -> SelectedItems {
    var selected = SelectedItems()
    for path in paths { selected.insert(path) }
    return selected
  }

  private func map(
    _ operations: [UpdateOperation],
    from before: [Int],
    to after: [Int]
  ) -> IndexMap {
    CheckedBatch(
      checking: RecordedBatch(operations),
      before: ItemCounts(before),
      after: ItemCounts(after)
    ).map
  }

  @Test("come in the order in which they were selected")
  func keepOrder() {
    var selected = selected([inData(1, 4), inData(0, 2), inData(0, 3), inData(1, 0)])
    expectEqual(selected.paths, [inData(1, 4), inData(0, 2), inData(0, 3), inData(1, 0)])
    selected.remove(inData(0, 2))
    selected.insert(inData(0, 2))
    expectEqual(selected.paths, [inData(1, 4), inData(0, 3), inData(1, 0), inData(0, 2)])
    expectEqual(selected.count, 4)
  }

  @Test("are each selected once, and none at a path below zero")
  func selectOnce() {
    let selected = selected([inData(0, 1), inData(0, 1), inData(-1, 0), inData(0, -1)])
    expectEqual(selected.paths, [inData(0, 1)])
    #expect(!selected.contains(inData(0, -1)))
    #expect(!selected.contains(inData(3, 0)))
  }

  @Test("stay selected where a batch takes them, in their order")
  func follow() {
    var selected = selected([inData(0, 5), inData(0, 1), inData(1, 2), inData(0, 3)])
    // a B c D e F  |  x y Z   →   n a B e  |  F x m y Z, with D gone
    let map = map(
      [
        .insertItem(new(0, 0)), .deleteItem(old(0, 3)), .deleteItem(old(0, 2)),
        .moveItem(from: old(0, 5), to: new(1, 0)), .insertItem(new(1, 2)),
      ],
      from: [6, 3],
      to: [4, 5]
    )
    selected.translate(through: map)
    expectEqual(selected.paths, [inData(1, 0), inData(0, 2), inData(1, 4)])
  }

  @Test("go with their section, and with a section that is reloaded")
  func followSections() {
    var selected = selected([inData(2, 0), inData(0, 0), inData(1, 1)])
    selected.translate(
      through: map(
        [
          .moveSection(from: OldSection(2), to: NewSection(0)), .reloadSection(OldSection(0)),
          .insertSection(NewSection(1)),
        ],
        from: [1, 2, 1],
        to: [1, 3, 1, 2]
      )
    )
    expectEqual(selected.paths, [inData(0, 0), inData(3, 1)])
  }

  @Test("are deselected where nothing is any more")
  func keepWithin() {
    var selected = selected([inData(0, 9), inData(1, 0), inData(0, 4), inData(2, 0)])
    selected.keep(within: ItemCounts([5, 1]))
    expectEqual(selected.paths, [inData(1, 0), inData(0, 4)])
  }

  @Test("side by side are one run, however many they are, and after an insertion two")
  func areRuns() {
    var selected = selected((0..<100_000).map { inData(0, $0) })
    expectEqual(selected.runCount, 1)
    selected.translate(
      through: map([.insertItem(new(0, 500))], from: [100_000], to: [100_001])
    )
    // The new item is a run of its own, between the two.
    expectEqual(selected.runCount, 3)
    expectEqual(selected.count, 100_000)
    #expect(!selected.contains(inData(0, 500)))
    selected.translate(
      through: map([.deleteItem(old(0, 500))], from: [100_001], to: [100_000])
    )
    expectEqual(selected.runCount, 1)
  }

  @Test("are those of a plain list, at random", arguments: 0..<30 as Range<UInt64>)
  func agreeWithTheSlowTwin(seed: UInt64) throws {
    var generator = BatchGenerator(seed: seed + 900)
    var model = generator.model()
    var selected = SelectedItems()
    // The identities of the selected items, in order: the slow twin.
    var twin: [Int] = []
    for _ in 0..<40 {
      for (identity, path) in model.paths(in: DataSpace.self).sorted(by: { $0.key < $1.key })
      where Int.random(in: 0..<4, using: &generator.random) == 0 {
        if let place = twin.firstIndex(of: identity) {
          selected.remove(path)
          twin.remove(at: place)
        } else {
          selected.insert(path)
          twin.append(identity)
        }
      }
      let change = generator.change(of: model)
      let reloaded = change.reloadedItems
      selected.translate(through: change.checked.map)
      let places = change.after.paths(in: DataSpace.self)
      twin = twin.filter { places[$0] != nil && !reloaded.contains($0) }
      try #require(
        selected.paths == twin.compactMap { places[$0] },
        "Seed \(seed):\n\(change.replay)"
      )
      try #require(selected.count == twin.count, "Seed \(seed)")
      model = change.after
    }
  }
}

extension ModelChange {
  /// The identities of the items whose sections are reloaded, unless they are moved out of them.
  var reloadedItems: Set<Int> {
    var reloaded: Set<Int> = []
    var moved: Set<OldPath> = []
    for operation in operations {
      if case .moveItem(let from, _) = operation { moved.insert(from) }
    }
    for case .reloadSection(let section) in operations {
      for (item, content) in before.sections[section.index].items.enumerated()
      where !moved.contains(OldPath(section: section, item: item)) {
        reloaded.insert(content.identity)
      }
    }
    return reloaded
  }
}
