import TesseraCore
import TesseraTestSupport
import Testing

@Suite("Batches that follow each other")
struct BatchSequenceTests {
  @Test(
    "are one batch that leads where they lead",
    arguments: TrialRounds.share(of: 0..<20 as Range<UInt64>)
  )
  func leadThere(seed: UInt64) throws {
    var generator = BatchGenerator(seed: seed, sectionLimit: 4, itemLimit: 8)
    var model = generator.model()
    var known = 0
    for _ in 0..<60 {
      let first = generator.change(of: model)
      let second = generator.change(of: first.after)
      let third = generator.change(of: second.after)
      let whole = CheckedBatch(
        checking: [first.recorded, second.recorded, third.recorded],
        before: first.before.counts,
        after: third.after.counts
      )
      let script = [first, second, third].map(\.replay).joined(separator: "\n")
      model = third.after
      guard let whole else { continue }
      known += 1
      try #require(whole.issues == [], "\(script)")
      let map = first.checked.map.followed(by: second.checked.map).followed(by: third.checked.map)
      for (section, content) in third.after.sections.enumerated() {
        try #require(
          whole.map.oldSection(of: NewSection(section)) == map.oldSection(of: NewSection(section)),
          "\(script)"
        )
        for item in content.items.indices {
          let path = NewPath(section: section, item: item)
          let expected = map.oldPath(of: path)
          let found = whole.map.oldPath(of: path)
          // What was moved out of a section that is reloaded, or into it, is shown by another view.
          let reloads = whole.changes.reloadedSections.contains {
            $0.old == expected?.section || $0.new == path.section
          }
          try #require(found == expected || (found == nil && reloads), "\(path) \(script)")
          guard let expected, found != nil else { continue }
          let isChanged = third.after[path] != first.before[expected]
          try #require((whole.content(of: path) != .kept) == isChanged, "\(path) \(script)")
        }
      }
    }
    #expect(known > 0)
  }

  @Test("say how many items there are in between, unless only the data source knows")
  func countsInBetween() {
    let before = ItemCounts([3, 4, 5])
    let batch = RecordedBatch([
      .deleteSection(OldSection(0)), .moveSection(from: OldSection(2), to: NewSection(0)),
      .deleteItem(OldPath(section: 1, item: 0)), .insertItem(NewPath(section: 1, item: 2)),
      .moveItem(from: OldPath(section: 2, item: 1), to: NewPath(section: 1, item: 0)),
    ])
    expectEqual(batch.countsAfter(before), ItemCounts([4, 5]))
    #expect(RecordedBatch([.insertSection(NewSection(0))]).countsAfter(before) == nil)
    #expect(RecordedBatch([.reloadSection(OldSection(0))]).countsAfter(before) == nil)
    let tooMany = (0..<4).map { UpdateOperation.deleteItem(OldPath(section: 0, item: $0)) }
    #expect(RecordedBatch(tooMany).countsAfter(before) == nil)
  }
}
