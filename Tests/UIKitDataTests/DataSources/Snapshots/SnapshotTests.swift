import TesseraTestSupport
import Testing

@testable import UIKit
@testable import UIKitTestSupport

@Suite("A snapshot")
struct SnapshotTests {
  typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

  @Test("is empty at first")
  func isEmpty() {
    let snapshot = Snapshot()
    expectEqual(snapshot.numberOfSections, 0)
    expectEqual(snapshot.numberOfItems, 0)
    #expect(snapshot.sectionIdentifiers.isEmpty)
    #expect(snapshot.itemIdentifiers.isEmpty)
    #expect(snapshot.indexOfItem(1) == nil)
    #expect(snapshot.indexOfSection("A") == nil)
  }

  @Test("holds sections and items in the order in which they are put")
  func keepsOrder() {
    var snapshot = Snapshot()
    snapshot.appendSections(["A", "D"])
    snapshot.insertSections(["B"], afterSection: "A")
    snapshot.insertSections(["C"], beforeSection: "D")
    snapshot.appendItems([1, 4], toSection: "A")
    snapshot.appendItems([9])
    snapshot.insertItems([2], afterItem: 1)
    snapshot.insertItems([3], beforeItem: 4)
    expectEqual(snapshot.words, "A 1 2 3 4, B, C, D 9")
    expectEqual(snapshot.sectionIdentifiers, ["A", "B", "C", "D"])
    expectEqual(snapshot.itemIdentifiers, [1, 2, 3, 4, 9])
    expectEqual(snapshot.numberOfItems(inSection: "A"), 4)
    expectEqual(snapshot.sectionIdentifier(containingItem: 9), "D")
    expectEqual(snapshot.indexOfItem(9), 4)
    expectEqual(snapshot.indexOfSection("D"), 3)
  }

  @Test("moves items, also into other sections, and sections with their items")
  func moves() {
    var snapshot = Snapshot(["A": [1, 2, 3], "B": [4, 5]])
    snapshot.moveItem(1, afterItem: 3)
    expectEqual(snapshot.words, "A 2 3 1, B 4 5")
    snapshot.moveItem(1, beforeItem: 5)
    expectEqual(snapshot.words, "A 2 3, B 4 1 5")
    snapshot.moveItem(1, beforeItem: 1)
    expectEqual(snapshot.words, "A 2 3, B 4 1 5")
    snapshot.moveSection("B", beforeSection: "A")
    expectEqual(snapshot.words, "B 4 1 5, A 2 3")
    snapshot.moveSection("B", afterSection: "A")
    expectEqual(snapshot.words, "A 2 3, B 4 1 5")
    expectEqual(snapshot.indexOfItem(4), 2)
  }

  @Test("loses what is deleted, and the items of a section with it")
  func deletes() {
    var snapshot = Snapshot(["A": [1, 2, 3], "B": [4, 5]])
    snapshot.deleteItems([2, 4])
    expectEqual(snapshot.words, "A 1 3, B 5")
    snapshot.deleteSections(["A"])
    expectEqual(snapshot.words, "B 5")
    #expect(snapshot.sectionIdentifier(containingItem: 1) == nil)
    snapshot.deleteAllItems()
    expectEqual(snapshot.numberOfSections, 0)
  }

  @Test("keeps marks in their order, each once, until the item goes")
  func keepsMarks() {
    var snapshot = Snapshot(["A": [1, 2, 3], "B": [4, 5]])
    snapshot.reloadItems([3, 1])
    snapshot.reloadItems([3, 4])
    snapshot.reconfigureItems([2, 5])
    snapshot.reloadSections(["B", "A"])
    expectEqual(snapshot.reloadedItemIdentifiers, [3, 1, 4])
    expectEqual(snapshot.reconfiguredItemIdentifiers, [2, 5])
    expectEqual(snapshot.reloadedSectionIdentifiers, ["B", "A"])
    snapshot.deleteItems([1])
    snapshot.deleteSections(["B"])
    expectEqual(snapshot.reloadedItemIdentifiers, [3])
    expectEqual(snapshot.reconfiguredItemIdentifiers, [2])
    expectEqual(snapshot.reloadedSectionIdentifiers, ["A"])
  }

  @Test("takes the identifier that is reloaded for the one it equals")
  func replacesReloadedIdentifiers() {
    struct Note: Hashable, Sendable {
      let number: Int
      var text: String
      static func == (left: Note, right: Note) -> Bool { left.number == right.number }
      func hash(into hasher: inout Hasher) { hasher.combine(number) }
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Note>()
    snapshot.appendSections([0])
    snapshot.appendItems([Note(number: 1, text: "draft"), Note(number: 2, text: "draft")])
    snapshot.reloadItems([Note(number: 1, text: "final")])
    snapshot.reconfigureItems([Note(number: 2, text: "printed")])
    expectEqual(snapshot.itemIdentifiers.map(\.text), ["final", "printed"])
  }

  @Test("is a value")
  func isAValue() {
    let before = Snapshot(["A": Array(0..<1000)])
    var after = before
    #expect(after.sharesContent(with: before))
    after.deleteItems(Array(100..<300))
    after.appendSections(["B"])
    #expect(!after.sharesContent(with: before))
    expectEqual(before.itemIdentifiers, Array(0..<1000))
    expectEqual(before.sectionIdentifiers, ["A"])
    expectEqual(before.indexOfItem(250), 250)
    expectEqual(after.indexOfItem(300), 100)
  }

  @Test("hashes an identifier once to append it, and once to find it")
  func hashesOnce() {
    let counter = HashCounter()
    var snapshot = NSDiffableDataSourceSnapshot<Int, CountedIdentifier>()
    snapshot.appendSections([0])
    for number in 0..<500 { snapshot.appendItems([CountedIdentifier(number, counter)]) }
    expectEqual(counter.count, 500)
    expectEqual(snapshot.indexOfItem(CountedIdentifier(321, counter)), 321)
    snapshot.deleteItems([CountedIdentifier(7, counter)])
    expectEqual(counter.count, 502)
  }

  @Test("can be made and changed off the main actor")
  func isSendable() async {
    let snapshot = await Task.detached {
      var snapshot = Snapshot(["A": [1, 2, 3]])
      snapshot.moveItem(1, afterItem: 3)
      return snapshot
    }.value
    expectEqual(snapshot.words, "A 2 3 1")
  }
}

final class HashCounter: @unchecked Sendable {
  var count = 0
}

/// An identifier that counts how often it is hashed.
struct CountedIdentifier: Hashable, Sendable {
  let number: Int
  let counter: HashCounter

  init(_ number: Int, _ counter: HashCounter) {
    self.number = number
    self.counter = counter
  }

  static func == (left: Self, right: Self) -> Bool { left.number == right.number }

  func hash(into hasher: inout Hasher) {
    counter.count += 1
    hasher.combine(number)
  }
}
