import IGListKit
import TesseraTestSupport
import Testing

private final class Name: NSObject, ListDiffable {
  let key: Int
  let text: String

  init(_ key: Int, _ text: String) { (self.key, self.text) = (key, text) }

  func diffIdentifier() -> NSObjectProtocol { NSNumber(value: key) }

  func isEqual(toDiffableObject object: ListDiffable?) -> Bool {
    if self === object { return true }
    guard let object = object as? Name else { return false }
    return text == object.text
  }
}

@Suite("A difference of two arrays")
struct ListDiffTests {
  private let before = [Name(1, "Lima"), Name(2, "Oslo"), Name(3, "Rome")]

  @Test("has deletions and updates by indexes before, and insertions by those after")
  func indexes() {
    let after = [before[2], Name(4, "Cork"), Name(1, "Lisbon")]
    let result = ListDiff(oldArray: before, newArray: after, option: .equality)
    expectEqual(result.deletes, [1])
    expectEqual(result.inserts, [1])
    expectEqual(result.updates, [0])
    // One of the two that stay moves.
    expectEqual(result.moves.count, 1)
    #expect(result.hasChanges)
  }

  @Test("finds an object by its identifier before and after")
  func identifiers() {
    let result = ListDiff(oldArray: before, newArray: [before[2]], option: .equality)
    expectEqual(result.oldIndex(forIdentifier: NSNumber(value: 3)), 2)
    expectEqual(result.newIndex(forIdentifier: NSNumber(value: 3)), 0)
    expectEqual(result.newIndex(forIdentifier: NSNumber(value: 1)), NSNotFound)
  }

  @Test("takes another instance with the same content for a change only by pointers")
  func pointers() {
    let twin = [Name(1, "Lima"), before[1], before[2]]
    let equal = ListDiff(oldArray: before, newArray: twin, option: .equality)
    let same = ListDiff(oldArray: before, newArray: twin, option: .pointerPersonality)
    #expect(!equal.hasChanges)
    expectEqual(same.updates, [0])
  }

  @Test("has a deletion and an insertion for each update where batch updates take it")
  func batches() {
    let after = [before[1], Name(1, "Lisbon"), before[2]]
    let result = ListDiffPaths(
      fromSection: 2,
      toSection: 3,
      oldArray: before,
      newArray: after,
      option: .equality
    ).forBatchUpdates()
    expectEqual(result.updates, [])
    expectEqual(result.deletes, [IndexPath(item: 0, section: 2)])
    expectEqual(result.inserts, [IndexPath(item: 1, section: 3)])
    expectEqual(
      result.newIndexPath(forIdentifier: NSNumber(value: 3)),
      IndexPath(item: 2, section: 3)
    )
    #expect(result.oldIndexPath(forIdentifier: NSNumber(value: 9)) == nil)
  }

  @Test("is that of texts and numbers, whether they are objects or values")
  func values() {
    let (before, after): ([ListDiffable], [ListDiffable]) = (
      ["a", 1, 2], ["a" as NSString, NSNumber(value: 2)]
    )
    let result = ListDiff(oldArray: before, newArray: after, option: .equality)
    expectEqual(result.deletes, [1])
    #expect(result.inserts.isEmpty)
    #expect(result.updates.isEmpty)
    #expect(result.moves.isEmpty)
  }
}
