import TesseraTestSupport
import Testing

@testable import TesseraCore

@Suite("Guests among items")
struct GuestItemsTests {
  @Test("make room on screen, and lead back")
  func leadsBothWays() {
    // a b | c   is shown as   G a b H | c
    let guests = GuestItems().inserting(1, at: old(0, 2)).inserting(2, at: old(0, 0))
    expectEqual(guests.guests.map(\.path), [old(0, 0), old(0, 3)])
    let data = [inData(0, 0), inData(0, 1), inData(1, 0)]
    let shown = [old(0, 1), old(0, 2), old(1, 0)]
    expectEqual(data.map { guests.presentation(of: $0) }, shown)
    expectEqual(shown.map { guests.dataPath(of: $0) }, data)
    expectEqual(guests.dataPath(of: old(0, 3)), inData(0, 2), "where it would be inserted")
    expectEqual(guests.presentation(of: ItemCounts([2, 1])), ItemCounts([4, 1]))
    expectEqual(guests.dataCounts(of: ItemCounts([4, 1])), ItemCounts([2, 1]))
    expectEqual(guests.guest(at: old(0, 3))?.number, 1)
    expectEqual(guests.removing(2).guests.map(\.path), [old(0, 2)])
  }

  @Test("keep their places through any batch", arguments: 0..<40 as Range<UInt64>)
  func followsBatches(seed: UInt64) throws {
    var generator = BatchGenerator(seed: seed + 4200)
    var model = generator.model()
    for _ in 0..<40 {
      let change = generator.change(of: model)
      var guests = GuestItems()
      for number in 0..<Int.random(in: 0...3, using: &generator.random) {
        let counts = guests.presentation(of: model.counts)
        guard let section = counts.items.indices.randomElement(using: &generator.random) else {
          break
        }
        let item = Int.random(in: 0...counts.items[section], using: &generator.random)
        guests = guests.inserting(number, at: old(section, item))
      }
      try check(guests, through: change, "Seed \(seed):\n\(change.replay)")
      model = change.after
    }
  }

  private func check(_ guests: GuestItems, through change: ModelChange, _ program: String) throws {
    let batch = change.checked
    let step = try #require(guests.following(batch))
    let after = step.guests
    try #require(
      step.presentation.standing == .consistent,
      "\(step.presentation.issues) \(program)"
    )
    for path in change.before.counts.paths(in: Before.self) {
      let new = batch.map.newPath(of: path).map { after.presentation(of: $0.inData).former }
      let found = step.presentation.map.newPath(of: guests.presentation(of: path.inData))
      try #require(found == new, "\(path) \(program)")
    }
    for guest in guests.guests {
      guard batch.map.newSection(of: guest.path.section) != nil else {
        try #require(after.guest(guest.number) == nil, "\(guest) \(program)")
        continue
      }
      let isRenewed = batch.changes.reloadedSections.contains { $0.old == guest.path.section }
      let found = step.presentation.map.newPath(of: guest.path)
      let new = after.guest(guest.number)?.path.former
      try #require(isRenewed || found == new, "\(guest) \(program)")
    }
  }

  @Test("become items that a batch inserts in their places, and go where it does not")
  func become() throws {
    // a G b
    let guests = GuestItems().inserting(7, at: old(0, 1))
    let batch = CheckedBatch(
      checking: RecordedBatch([.insertItem(new(0, 1)), .insertItem(new(0, 0))]),
      before: ItemCounts([2]),
      after: ItemCounts([4])
    )
    // x a N b, where N has taken the place of G: a is at 1, and so N would have to be at 2.
    let missed = try #require(guests.following(batch, becoming: [7: inData(0, 1)]))
    #expect(missed.guests.isEmpty)
    #expect(missed.presentation.map.newPath(of: old(0, 1)) == nil)
    let single = CheckedBatch(
      checking: RecordedBatch([.insertItem(new(0, 1))]),
      before: ItemCounts([2]),
      after: ItemCounts([3])
    )
    let step = try #require(guests.following(single, becoming: [7: inData(0, 1)]))
    #expect(step.guests.isEmpty)
    expectEqual(step.presentation.map.newPath(of: old(0, 1)), new(0, 1))
    expectEqual(step.presentation.content(of: new(0, 1)), .reloaded)
    let left = try #require(guests.following(single, leaving: [7]))
    #expect(left.presentation.map.newPath(of: old(0, 1)) == nil)
    expectEqual(left.presentation.map.newPath(of: old(0, 2)), new(0, 2))
  }
}
