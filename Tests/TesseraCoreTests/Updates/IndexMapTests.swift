import TesseraCore
import TesseraTestSupport
import Testing

@Suite("An index map")
struct IndexMapTests {
  @Test("of nothing leaves everything where it is")
  func translatesNothing() {
    let map = IndexMap(unchanged: ItemCounts([2, 0, 3]))
    expectEqual(map.newPath(of: old(2, 1)), new(2, 1))
    expectEqual(map.oldPath(of: new(0, 1)), old(0, 1))
    expectEqual(map.newSection(of: OldSection(1)), NewSection(1))
  }

  @Test("knows no positions that do not exist")
  func refusesWhatDoesNotExist() {
    let map = check([.insertItem(new(0, 0))], [2], [3]).map
    let missing = [old(0, 2), old(0, -1), old(1, 0), old(-1, 0), old(.max, .max), old(.min, 0)]
    for path in missing { #expect(map.newPath(of: path) == nil) }
    #expect(map.oldPath(of: new(0, 3)) == nil)
    #expect(map.newSection(of: OldSection(1)) == nil)
    #expect(map.oldSection(of: NewSection(-1)) == nil)
  }

  @Test("takes the items of a moved section along")
  func movesSections() {
    //  before  |a b|c|d e f|    after  |d e f|x|a b|    c is deleted, with its section
    let map = check(
      [
        .moveSection(from: OldSection(2), to: NewSection(0)), .deleteSection(OldSection(1)),
        .insertSection(NewSection(1)),
      ],
      [2, 1, 3],
      [3, 1, 2]
    ).map
    expectEqual(map.newPath(of: old(2, 1)), new(0, 1))
    expectEqual(map.newPath(of: old(0, 1)), new(2, 1))
    #expect(map.newPath(of: old(1, 0)) == nil)
    #expect(map.oldPath(of: new(1, 0)) == nil)
    expectEqual(map.oldSection(of: NewSection(2)), OldSection(0))
  }

  @Test("guesses what stays where the first operation of a wrong batch was")
  func guessesFromTheCounts() {
    //  before  a b c d    said: c goes    after: six items
    let map = check([.deleteItem(old(0, 2))], [4], [6]).map
    expectEqual(newItems(of: map, count: 4), [0, 1, 4, 5])
    expectEqual(oldItems(of: map, count: 6), [0, 1, nil, nil, 2, 3])
  }

  @Test("is one with the map that follows")
  func composes() {
    //  a b c d   →   x a c d   →   x d c y
    let first = check([.insertItem(new(0, 0)), .deleteItem(old(0, 1))], [4], [4]).map
    let second = check(
      [
        .deleteItem(old(0, 1)), .moveItem(from: old(0, 3), to: new(0, 1)), .insertItem(new(0, 3)),
      ],
      [4],
      [4]
    ).map
    let both = first.followed(by: second)
    expectEqual(newItems(of: both, count: 4), [nil, nil, 2, 1])
    expectEqual(oldItems(of: both, count: 4), [nil, 3, 2, nil])
  }

  @Test("is the same as one map after the other", arguments: 0..<60 as Range<UInt64>)
  func composesAtRandom(seed: UInt64) throws {
    var generator = BatchGenerator(seed: seed, sectionLimit: 4, itemLimit: 7)
    var model = generator.model()
    var script: [String] = []
    var whole = IndexMap(unchanged: model.counts)
    let start = model
    for _ in 0..<12 {
      let isOrderly = generator.random.next() % 4 > 0
      let change = isOrderly ? generator.change(of: model) : generator.disorderlyChange(of: model)
      let map = change.checked.map
      script.append(change.replay)
      let composed = whole.followed(by: map)
      try requireComposition(of: whole, map, composed, script)
      whole = composed
      model = change.after
    }
    try requireComplete(
      whole,
      ModelChange(before: start, after: model, operations: []),
      script.joined(separator: "\n")
    )
  }

  private func requireComposition(
    of first: IndexMap,
    _ second: IndexMap,
    _ composed: IndexMap,
    _ script: [String]
  ) throws {
    let wrongOld = first.before.paths(in: Before.self).first { path in
      let middle = first.newPath(of: path).map { old($0.section.index, $0.item) }
      return composed.newPath(of: path) != middle.flatMap(second.newPath(of:))
    }
    try #require(wrongOld == nil, "\(script)")
    let wrongNew = second.after.paths(in: After.self).first { path in
      let middle = second.oldPath(of: path).map { new($0.section.index, $0.item) }
      return composed.oldPath(of: path) != middle.flatMap(first.oldPath(of:))
    }
    try #require(wrongNew == nil, "\(script)")
    let wrongSection = (0..<first.before.sectionCount).first { index in
      let middle = first.newSection(of: OldSection(index)).map { OldSection($0.index) }
      return composed.newSection(of: OldSection(index)) != middle.flatMap(second.newSection(of:))
    }
    try #require(wrongSection == nil, "\(script)")
  }
}
