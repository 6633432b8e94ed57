import TesseraCore
import TesseraTestSupport
import Testing

/// Rows that are estimated at 50 points, measured before the batches.
@Suite("A batch of changes of a compositional arrangement")
struct CompositionalBatchTests {
  private let rows = CompositionalSection(
    group: row(.estimated(50), [item(.fractionalWidth(1), .estimated(50))])
  )

  /// The heights of the rows of a section.
  private func heights(
    _ arrangement: CompositionalArrangement,
    _ section: Int
  ) -> [Double] { arrangement.itemFrames(ofSection: section).map(\.height) }

  /// Which rows of a section await measuring.
  private func awaiting(_ arrangement: CompositionalArrangement, _ section: Int) -> [Bool] {
    (0..<(arrangement.itemCount(ofSection: section) ?? 0)).map {
      arrangement.needsMeasuring(.item($0), inSection: section)
    }
  }

  private func old(_ section: Int, _ item: Int) -> OldPath { OldPath(section: section, item: item) }

  private func new(_ section: Int, _ item: Int) -> NewPath { NewPath(section: section, item: item) }

  @Test("keeps the size of an item that is moved into a new section, until that is solved (C19)")
  func movesIntoNewSections() throws {
    var before = arrange((rows, 3))
    before.measure(heights: [60, 70, 80])
    var after = try #require(
      before.applying(
        [.insertSection(NewSection(0)), .moveItem(ItemPair(old: old(0, 1), new: new(0, 2)))],
        assumedExtent: 10
      )
    )
    after.solveSection(0, rows, itemCount: 4)
    expectEqual(heights(after, 0), [50, 50, 70, 50])
    expectEqual(awaiting(after, 0), [true, true, false, true])
    expectEqual(heights(after, 1), [60, 80])
  }

  @Test("follows such an item through the batches before its section is solved")
  func followsIntoNewSections() throws {
    var before = arrange((rows, 2))
    before.measure(heights: [60, 70])
    let entered = try #require(
      before.applying(
        [.insertSection(NewSection(1)), .moveItem(ItemPair(old: old(0, 0), new: new(1, 3)))],
        assumedExtent: 10
      )
    )
    let edited = try #require(
      entered.applying(
        [.deleteItem(old(1, 0)), .insertItem(new(1, 1)), .insertItem(new(1, 2))],
        assumedExtent: 10
      )
    )
    var moved = try #require(
      edited.applying(
        [.moveSection(SectionPair(old: OldSection(1), new: NewSection(0)))],
        assumedExtent: 10
      )
    )
    // It was the fourth of five; one in front goes, and two come.
    moved.solveSection(0, rows, itemCount: 6)
    expectEqual(heights(moved, 0), [50, 50, 50, 50, 60, 50])
  }

  @Test(
    "gives the rows of a reloaded section the sizes of those in their places, to be measured again (C19)"
  )
  func reloadsSections() throws {
    var before = arrange((rows, 3), (rows, 1))
    before.measure(heights: [60, 70, 80])
    let section = SectionPair(old: OldSection(0), new: NewSection(1))
    var after = try #require(
      before.applying([.reloadSection(section), .moveSection(section)], assumedExtent: 10)
    )
    after.setItemCount(4, ofSection: 1)
    expectEqual(heights(after, 1), [60, 70, 80, 50])
    expectEqual(awaiting(after, 1), [true, true, true, true])
  }

  @Test(
    "forgets what it knows of a section that is not solved where it is reloaded with fewer items"
  )
  func reloadsUnsolvedSections() throws {
    var before = arrange((rows, 2))
    before.measure(heights: [60, 70])
    let entered = try #require(
      before.applying(
        [
          .insertSection(NewSection(1)), .moveItem(ItemPair(old: old(0, 0), new: new(1, 0))),
          .moveItem(ItemPair(old: old(0, 1), new: new(1, 3))),
        ],
        assumedExtent: 10
      )
    )
    let section = SectionPair(old: OldSection(1), new: NewSection(1))
    var after = try #require(entered.applying([.reloadSection(section)], assumedExtent: 10))
    after.setItemCount(2, ofSection: 1)
    after.solveSection(1, rows, itemCount: 4)
    expectEqual(heights(after, 1), [60, 50, 50, 50])
    expectEqual(awaiting(after, 1), [true, true, true, true])
  }

  @Test("is refused if it names what cannot exist, in a section that is not solved either")
  func refuses() {
    let before = CompositionalArrangement(
      CompositionalConfiguration(container: Size(width: 375, height: 600)),
      sectionCount: 1,
      assumedExtent: 600
    )
    #expect(before.applying([.deleteItem(old(0, .max))], assumedExtent: 10) == nil)
    #expect(before.applying([.deleteItem(old(0, -1))], assumedExtent: 10) == nil)
    #expect(before.applying([.insertItem(new(0, .max))], assumedExtent: 10) == nil)
    #expect(before.applying([.insertItem(new(2, 0))], assumedExtent: 10) == nil)
  }
}
