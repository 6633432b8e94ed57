import TesseraTestSupport
import Testing

@testable import TesseraCore

@Suite("Followed paths")
struct FollowedPathsTests {
  /// Every entry at item 5 of section 0.
  private var fifth: FollowedPaths {
    var followed = FollowedPaths()
    followed.selected.insert(inData(0, 5))
    followed.pressed = inData(0, 5)
    followed.cursor = inData(0, 5)
    followed.rangeStart = inData(0, 5)
    followed.swiped = inData(0, 5)
    followed.prefetched = [inData(0, 5)]
    followed.anchor = AnchoredItem(inData(0, 5), edge: .start)
    followed.scrollTarget = ScrollTarget(inData(0, 5), horizontal: .nearest, vertical: .start)
    followed.beginCall(about: inData(0, 5))
    return followed
  }

  /// Where every entry is; the anchor and the scroll target last.
  private func places(_ followed: FollowedPaths) -> [DataPath?] {
    var followed = followed
    return [
      followed.selected.paths.first, followed.pressed, followed.cursor, followed.rangeStart,
      followed.swiped, followed.prefetched.first, followed.endCall(), followed.anchor?.path,
      followed.scrollTarget?.path,
    ]
  }

  private func batch(_ operations: [UpdateOperation], to after: [Int]) -> CheckedBatch {
    CheckedBatch(
      checking: RecordedBatch(operations),
      before: ItemCounts([20]),
      after: ItemCounts(after)
    )
  }

  @Test("go where a batch takes their item")
  func followABatch() {
    var followed = fifth
    followed.translate(through: batch([.insertItem(new(0, 0)), .insertItem(new(0, 1))], to: [22]))
    expectEqual(places(followed), Array(repeating: inData(0, 7), count: 9))
  }

  @Test("are lost with their item, but for those of keys and the anchor, which have a successor")
  func loseWhatGoes() {
    var followed = fifth
    followed.translate(through: batch([.deleteItem(old(0, 5))], to: [19]))
    expectEqual(
      places(followed),
      [nil, nil, inData(0, 5), inData(0, 5), nil, nil, nil, inData(0, 5), nil]
    )
    followed.translate(
      through: CheckedBatch(
        checking: RecordedBatch([.deleteSection(OldSection(0))]),
        before: ItemCounts([19]),
        after: ItemCounts([])
      )
    )
    #expect(followed.anchor == nil)
  }

  @Test("of a row that is moved aside are lost when the row, or its section, is reloaded")
  func loseTheSwipedRow() {
    var followed = fifth
    followed.translate(through: batch([.reloadItem(old(0, 4)), .deleteItem(old(0, 0))], to: [19]))
    expectEqual(followed.swiped, inData(0, 4))
    followed.swiped = inData(0, 5)
    followed.translate(through: batch([.reconfigureItem(old(0, 5))], to: [20]))
    expectEqual(followed.swiped, inData(0, 5))
    followed.translate(through: batch([.reloadItem(old(0, 5))], to: [20]))
    #expect(followed.swiped == nil)
    #expect(followed.cursor != nil)
    followed.swiped = inData(0, 5)
    followed.translate(through: batch([.reloadSection(OldSection(0))], to: [20]))
    #expect(followed.swiped == nil)
  }

  @Test("that name no item are lost with the first batch", arguments: [20, Int.max, -1])
  func loseWhatNamesNothing(item: Int) {
    var followed = FollowedPaths()
    followed.anchor = AnchoredItem(inData(0, item), edge: .end)
    followed.cursor = inData(0, item)
    followed.scrollTarget = ScrollTarget(inData(0, item), horizontal: .nearest, vertical: .nearest)
    followed.translate(through: batch([.insertItem(new(0, 0))], to: [21]))
    #expect(followed.anchor == nil)
    #expect(followed.cursor == nil)
    #expect(followed.scrollTarget == nil)
  }

  @Test("follow batches that join a reload, whose counts nothing has asked for")
  func followJoinedBatches() {
    var followed = fifth
    followed.translate(
      through: [
        // Sections that are inserted in the first of two batches cannot be merged.
        RecordedBatch([.insertSection(NewSection(0)), .insertItem(new(1, 2))]),
        RecordedBatch([.insertItem(new(0, 3)), .deleteItem(old(1, 0)), .deleteItem(old(1, 1))]),
      ],
      before: nil
    )
    // 0.5 → 1.6 → 1.4; the row that is moved aside closes, as with any reload.
    #expect(followed.swiped == nil)
    followed.swiped = inData(1, 4)
    expectEqual(places(followed), Array(repeating: inData(1, 4), count: 9))
  }

  @Test("follow joined batches from counts that are known")
  func followFromKnownCounts() {
    var followed = fifth
    followed.translate(
      through: [
        RecordedBatch([.deleteItem(old(0, 0))]),
        RecordedBatch([.moveItem(from: old(0, 4), to: new(0, 9))]),
      ],
      before: ItemCounts([20])
    )
    followed.swiped = inData(0, 9)
    expectEqual(places(followed), Array(repeating: inData(0, 9), count: 9))
  }

  @Test("survive operations out of every range", arguments: [-1, Int.max, Int.min])
  func surviveWrongOperations(number: Int) {
    var followed = fifth
    followed.translate(
      through: [
        RecordedBatch([
          .deleteItem(old(number, number)), .insertSection(NewSection(number)),
          .moveItem(from: old(0, number), to: new(number, 0)), .deleteItem(old(0, number)),
        ])
      ],
      before: nil
    )
    // Nothing of it fits, and so nothing is known of what has happened: the last part may only be guessed.
    #expect(followed.selected.count <= 1)
  }

  @Test(
    "are lost over a reload, but for those of keys, anchor and scroll target, which keep their path"
  )
  func loseItems() {
    var followed = fifth
    followed.loseItems()
    expectEqual(
      places(followed),
      [nil, nil, inData(0, 5), inData(0, 5), nil, nil, nil, inData(0, 5), inData(0, 5)]
    )
  }

  @Test("are lost where no item is any more, but for those of keys, which go to the nearest one")
  func keepWithin() {
    var followed = fifth
    followed.keep(within: ItemCounts([6]))
    expectEqual(places(followed), Array(repeating: inData(0, 5), count: 9))
    followed.keep(within: ItemCounts([5]))
    // The scroll reports that there is nothing to scroll to.
    expectEqual(
      places(followed),
      [nil, nil, inData(0, 4), inData(0, 4), nil, nil, nil, nil, inData(0, 5)]
    )
    followed.keep(within: ItemCounts([0, 3]))
    expectEqual(followed.cursor, inData(1, 0))
    followed.keep(within: ItemCounts([0]))
    #expect(followed.cursor == nil)
  }

  @Test("of nested calls end innermost first")
  func nestedCalls() {
    var followed = FollowedPaths()
    followed.beginCall(about: inData(0, 1))
    followed.beginCall(about: inData(0, 2))
    followed.translate(through: batch([.deleteItem(old(0, 1))], to: [19]))
    expectEqual(followed.endCall(), inData(0, 1))
    #expect(followed.endCall() == nil)
    #expect(followed.isEmpty)
  }
}
