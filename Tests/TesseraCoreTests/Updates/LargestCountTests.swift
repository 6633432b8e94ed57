import TesseraCore
import TesseraTestSupport
import Testing

@Suite("Counts near the largest integer")
struct LargestCountTests {
  private let largest = ItemCounts.largestCount

  @Test("are held within a quarter of the integers, so that sums stay integers")
  func clamped() {
    expectEqual(ItemCounts([.max, 3, -1, .min]).items, [largest, 3, 0, 0])
  }

  @Test("may change between calls: a batch that does not fit them is repaired or replaced")
  func changingCounts() {
    for (before, after) in [(Int.max, Int.max - 1), (.max, 0), (0, .max), (.min, .max)] {
      let operations: [UpdateOperation] = [
        .insertItem(new(0, 0)), .deleteItem(old(0, .max - 1)), .reloadItem(old(0, .max)),
        .moveItem(from: old(0, 0), to: new(0, .max)),
      ]
      let batch = check(operations, [before, before], [after, after])
      expectEqual(batch.map.after.items, ItemCounts([after, after]).items)
      #expect(batch.standing != .consistent)
    }
  }

  @Test("have a position for the last item")
  func lastItem() {
    let batch = check([.insertItem(new(0, 0))], [largest - 1], [.max])
    expectEqual(batch.issues, [])
    expectEqual(batch.map.newPath(of: old(0, largest - 2)), new(0, largest - 1))
    #expect(batch.map.oldPath(of: new(0, .max)) == nil)
    expectEqual(
      RecordedBatch([.insertItem(new(0, 0))]).countsAfter(ItemCounts([.max]))?.items,
      [largest]
    )
  }

  @Test("have their last item where a size index ends")
  func sizeIndex() {
    let index = SizeIndex(repeating: 1, count: .max)
    expectEqual(index.item(at: 1e30), .max - 1)
    expectEqual(index.item(at: 0x1p63), .max - 1)
    expectEqual(index.item(at: 5.5), 5)
  }
}
