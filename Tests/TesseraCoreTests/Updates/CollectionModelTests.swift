import TesseraCore
import TesseraTestSupport
import Testing

@Suite("The model that random batches are compared with")
struct CollectionModelTests {
  /// A seed makes the same test in every process only if nothing hangs on the order of a set.
  @Test("numbers what is new by its place, in whatever order it is reported")
  func numbersByPlace() {
    var model = CollectionModel(counts: [1])
    let places = [7, 2, 9, 0, 4, 11, 1, 6, 10, 3, 8, 5]
    model.apply(places.map { .insertItem(new(0, $0)) }, after: ItemCounts([13]))
    // The section is 1, its first item 2.
    expectEqual(model.items.map(\.identity), [3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 2])
  }

  @Test("numbers new sections by their places")
  func numbersSectionsByPlace() {
    var model = CollectionModel(counts: [0])
    let places = [3, 0, 5, 1, 4, 2]
    model.apply(
      places.map { .insertSection(NewSection($0)) },
      after: ItemCounts([0, 0, 0, 0, 0, 0, 0])
    )
    expectEqual(model.sections.map(\.identity), [2, 3, 4, 5, 6, 7, 1])
  }
}
