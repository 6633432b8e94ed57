import TesseraCore
import TesseraTestSupport
import Testing

@Suite("A checked batch, in examples")
struct UpdateExampleTests {
  @Test("counts deletions before it and insertions after it, whatever the order of the calls")
  func translatesItems() {
    //  before  a b c d e      after  x a c b e y
    let batch = check(
      [
        .insertItem(new(0, 5)), .deleteItem(old(0, 3)), .moveItem(from: old(0, 1), to: new(0, 3)),
        .insertItem(new(0, 0)),
      ],
      [5],
      [6]
    )
    expectEqual(batch.standing, .consistent)
    expectEqual(batch.issues, [])
    expectEqual(newItems(of: batch.map, count: 5), [1, 3, 2, nil, 4])
    expectEqual(oldItems(of: batch.map, count: 6), [nil, 0, 2, 1, 4, nil])
  }

  @Test("tells a layout deletions from the end, insertions from the start, reloads, moves")
  func ordersLayoutChanges() {
    let batch = check(
      [
        .insertItem(new(0, 0)), .deleteItem(old(0, 1)), .insertSection(NewSection(2)),
        .reloadItem(old(0, 4)), .deleteItem(old(0, 3)), .deleteSection(OldSection(1)),
        .moveItem(from: old(0, 0), to: new(0, 3)), .insertItem(new(0, 1)),
      ],
      [5, 2, 1],
      [5, 1, 7]
    )
    expectEqual(batch.issues, [])
    expectEqual(
      batch.changes.layoutChanges,
      [
        .deleteSection(OldSection(1)), .deleteItem(old(0, 3)), .deleteItem(old(0, 1)),
        .insertItem(new(0, 0)), .insertItem(new(0, 1)), .insertSection(NewSection(2)),
        .reloadItem(ItemPair(old: old(0, 4), new: new(0, 4))),
        .moveItem(ItemPair(old: old(0, 0), new: new(0, 3))),
      ]
    )
  }

  @Test("lists a move that leaves a deleted or enters an inserted section with both its places")
  func listsMovesOfPassingSections() {
    expectEqual(
      Self.passingSections.changes.layoutChanges,
      [
        .deleteSection(OldSection(1)), .insertSection(NewSection(0)),
        .moveItem(ItemPair(old: old(0, 2), new: new(0, 1))),
        .moveItem(ItemPair(old: old(1, 0), new: new(1, 1))),
        .moveItem(ItemPair(old: old(1, 1), new: new(0, 0))),
      ]
    )
  }

  @Test("names no item of a deleted or inserted section where sections stand for them (C8)")
  func listsChangesOfStayingSections() {
    expectEqual(
      Self.passingSections.changes.layoutChangesOfStayingSections,
      [
        .deleteSection(OldSection(1)), .deleteItem(old(0, 2)),
        .insertSection(NewSection(0)), .insertItem(new(1, 1)),
      ]
    )
  }

  @Test(
    "lists an item that is reloaded and leaves a deleted, or enters an inserted section, once (C8)"
  )
  func listsReloadedItemsOfPassingSections() {
    let leaving = check(
      [
        .deleteSection(OldSection(1)), .reloadItem(old(1, 0)),
        .moveItem(from: old(1, 0), to: new(0, 0)),
      ],
      [1, 1],
      [2]
    )
    expectEqual(
      leaving.changes.layoutChangesOfStayingSections,
      [
        .deleteSection(OldSection(1)), .insertItem(new(0, 0)),
      ]
    )
    let entering = check(
      [
        .insertSection(NewSection(1)), .reloadItem(old(0, 0)),
        .moveItem(from: old(0, 0), to: new(1, 0)),
      ],
      [1],
      [0, 1]
    )
    expectEqual(
      entering.changes.layoutChangesOfStayingSections,
      [
        .deleteItem(old(0, 0)), .insertSection(NewSection(1)),
      ]
    )
  }

  /// Section 1 is deleted and section 0 inserted; items move between them and the section that stays.
  ///
  ///     before  0: a b c   1: d e      after  0: e c   1: a d b
  private static let passingSections = check(
    [
      .deleteSection(OldSection(1)), .insertSection(NewSection(0)),
      .moveItem(from: old(0, 2), to: new(0, 1)), .moveItem(from: old(1, 0), to: new(1, 1)),
      .moveItem(from: old(1, 1), to: new(0, 0)),
    ],
    [3, 2],
    [2, 3]
  )
}

/// The path of an item in the data source.
func inData(_ section: Int, _ item: Int) -> DataPath { DataPath(section: section, item: item) }

func old(_ section: Int, _ item: Int) -> OldPath { OldPath(section: section, item: item) }

func new(_ section: Int, _ item: Int) -> NewPath { NewPath(section: section, item: item) }

func check(_ operations: [UpdateOperation], _ before: [Int], _ after: [Int]) -> CheckedBatch {
  CheckedBatch(
    checking: RecordedBatch(operations),
    before: ItemCounts(before),
    after: ItemCounts(after)
  )
}

/// Where the items of the first section are afterwards, nil for those that are elsewhere or gone.
func newItems(of map: IndexMap, count: Int) -> [Int?] {
  (0..<count).map { map.newPath(of: old(0, $0)) }.map { $0?.section.index == 0 ? $0?.item : nil }
}

/// Where the items of the first section were before, nil for those that were elsewhere or are new.
func oldItems(of map: IndexMap, count: Int) -> [Int?] {
  (0..<count).map { map.oldPath(of: new(0, $0)) }.map { $0?.section.index == 0 ? $0?.item : nil }
}
