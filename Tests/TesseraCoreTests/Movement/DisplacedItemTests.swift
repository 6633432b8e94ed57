import TesseraTestSupport
import Testing

@testable import TesseraCore

@Suite("A displaced item")
struct DisplacedItemTests {
  @Test("makes room on screen, and leads back")
  func leadsBothWays() {
    // a b C d e | f   is shown as   a b d e | C f
    let displaced = DisplacedItem(source: inData(0, 2), target: old(1, 0))
    let data = [inData(0, 1), inData(0, 2), inData(0, 3), inData(1, 0)]
    let shown = [old(0, 1), old(1, 0), old(0, 2), old(1, 1)]
    expectEqual(data.map { displaced.presentation(of: $0) }, shown)
    expectEqual(shown.map { displaced.dataPath(of: $0) }, data)
    expectEqual(displaced.presentation(of: ItemCounts([5, 1])), ItemCounts([4, 2]))
    expectEqual(displaced.dataCounts(of: ItemCounts([4, 2])), ItemCounts([5, 1]))
  }

  @Test(
    "stays behind the last item in front of it that is still there",
    arguments: 0..<40 as Range<UInt64>
  )
  func agreesWithTheSlowTwin(seed: UInt64) throws {
    var generator = BatchGenerator(seed: seed + 1700)
    var model = generator.model()
    for _ in 0..<40 {
      let change = generator.change(of: model)
      let paths = model.counts.paths(in: Before.self)
      for _ in 0..<8 {
        guard let source = paths.randomElement(using: &generator.random),
          let target = paths.randomElement(using: &generator.random)
        else { break }
        let displaced = DisplacedItem(source: source.inData, target: target)
        let map = change.checked.map
        try #require(
          displaced.translated(through: map) == displaced.searched(through: map),
          "Seed \(seed), from \(source) to \(target):\n\(change.replay)"
        )
      }
      model = change.after
    }
  }

  @Test("costs no step per item, across half a billion rows that go")
  func crossesManyRows() {
    let half = 500_000_000
    // Shown last of a billion; the counts do not add up, so that the second half is taken to have gone.
    let displaced = DisplacedItem(source: inData(0, 3), target: old(0, 2 * half - 1))
    let map = CheckedBatch(
      checking: RecordedBatch(),
      before: ItemCounts([2 * half]),
      after: ItemCounts([half])
    ).map
    #expect(
      map.lastKept(before: old(0, 2 * half))
        == ItemPair(old: old(0, half - 1), new: new(0, half - 1))
    )
    #expect(
      displaced.translated(through: map)
        == DisplacedItem(source: inData(0, 3), target: old(0, half - 1))
    )
  }
}

extension DisplacedItem {
  /// The slow twin: goes through the items in front of the target one by one.
  fileprivate func searched(through map: IndexMap) -> DisplacedItem? {
    guard let source = map.newPath(of: home) else { return nil }
    var next = DisplacedItem(resting: source.inData)
    guard isDisplaced else { return next }
    for item in (0..<target.item).reversed() {
      guard let kept = map.place(of: dataPath(of: ShownPath(section: target.section, item: item)))
      else { continue }
      // Its place once the item itself is taken out.
      let isBehind = kept.section == next.source.section && kept.item > source.item
      next.target = ShownPath(section: kept.section.index, item: kept.item + (isBehind ? 0 : 1))
      return next
    }
    if let section = map.newSection(of: target.section) {
      next.target = ShownPath(section: section.index, item: 0)
    }
    return next
  }
}
