import TesseraCore
import TesseraTestSupport
import Testing

@Suite("An issue of a batch")
struct BatchIssueTests {
  @Test("names sections, items and numbers in one line", arguments: examples)
  func describesItself(_ example: Example) {
    let batch = check(example.operations, example.before, example.after)
    expectEqual(batch.issues.map(\.description), [example.text])
  }

  struct Example: Sendable {
    let operations: [UpdateOperation]
    let before: [Int]
    let after: [Int]
    let text: String
  }

  static let examples = [
    Example(
      operations: [.insertItem(new(0, 0))],
      before: [20],
      after: [22],
      text: """
        Section 0 has 22 items after the batch, but 20 before, less 0 deleted or moved out, plus 1 \
        inserted or moved in, are 21. The section is shown as the data source has it.
        """
    ),
    Example(
      operations: [.moveSection(from: OldSection(1), to: NewSection(0)), .deleteItem(old(1, 0))],
      before: [2, 3],
      after: [3, 2],
      text: """
        Section 0 has 3 items after the batch, but 3 before (as section 1), less 1 deleted or moved \
        out, plus 0 inserted or moved in, are 2. The section is shown as the data source has it.
        """
    ),
    Example(
      operations: [.deleteSection(OldSection(0))],
      before: [2, 3],
      after: [2, 3],
      text: """
        There are 2 sections after the batch, but 2 before, less 1 deleted or moved, plus 0 inserted \
        or moved, are 1. Everything is shown as the data source has it.
        """
    ),
    Example(
      operations: [.deleteItem(old(0, 2))],
      before: [2],
      after: [2],
      text: """
        The batch says deleting item 2 of section 0, but there are only 2 items in that section \
        before it.
        """
    ),
    Example(
      operations: [.moveItem(from: old(1, 2), to: new(0, 9))],
      before: [2],
      after: [2],
      text: """
        The batch says moving item 2 of section 1 to 9 of section 0, but there are only 1 sections \
        before it and only 2 items in that section after it.
        """
    ),
    Example(
      operations: [.reloadItem(old(0, 1)), .deleteItem(old(0, 1))],
      before: [2],
      after: [1],
      text: """
        The batch says both deleting item 1 of section 0 and reloading item 1 of section 0. The \
        deletion prevails.
        """
    ),
    Example(
      operations: [.reloadItem(old(0, 1)), .deleteSection(OldSection(0))],
      before: [2],
      after: [],
      text: """
        The batch says reloading item 1 of section 0, but deletes that section. It has no effect.
        """
    ),
  ]
}

@Suite("A batch of a great many")
struct UpdateScaleTests {
  private let many = 1_000_000_000

  @Test("items costs what it changes")
  func translatesAmongMany() {
    let batch = check(
      [
        .insertItem(new(0, 0)), .deleteItem(old(0, many - 1)),
        .moveItem(from: old(0, 5), to: new(0, 9)),
      ],
      [many],
      [many]
    )
    expectEqual(batch.map.newPath(of: old(0, many - 2)), new(0, many - 1))
    expectEqual(batch.map.oldPath(of: new(0, many / 2)), old(0, many / 2 - 1))
  }

  @Test("items that came without a word is not told one by one")
  func replacesMany() {
    let batch = check([.insertItem(new(0, 3))], [10], [many])
    expectEqual(batch.changes.replacedSections.count, 1)
    expectEqual(batch.changes.insertedItems, [])
    expectEqual(batch.map.newPath(of: old(0, 2)), new(0, 2))
    expectEqual(batch.map.newPath(of: old(0, 9)), new(0, many - 1))
    let back = check([], [many], [10])
    let both = batch.map.followed(by: back.map)
    expectEqual(both.newPath(of: old(0, 2)), new(0, 2))
    #expect(both.newPath(of: old(0, 9)) == nil)
  }

  @Test("operations that contest the same places ends soon")
  func contestsManyPlaces() {
    let count = 20_000
    let insertions = (0..<count).map { UpdateOperation.insertItem(new(0, $0)) }
    let moves = (0..<count).map { UpdateOperation.moveItem(from: old(0, $0), to: new(0, $0)) }
    let batch = check(insertions + moves, [count], [2 * count])
    expectEqual(batch.issues.count, count)
    expectEqual(batch.standing, .repaired)
    expectEqual(batch.map.newPath(of: old(0, 0)), new(0, count))
    expectEqual(batch.map.newPath(of: old(0, count - 1)), new(0, 2 * count - 1))
  }
}
