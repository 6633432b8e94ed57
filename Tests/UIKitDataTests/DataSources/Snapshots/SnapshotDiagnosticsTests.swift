import TesseraCore
import TesseraTestSupport
import Testing

@testable import UIKit
@testable import UIKitTestSupport

@Suite("A snapshot that is given something wrong")
@MainActor
struct SnapshotDiagnosticsTests {
  typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

  /// A call to the snapshot "A 1 2 3, B 4 5", what it leaves, and what its message has to say.
  struct WrongCall: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let call: @Sendable (inout Snapshot) -> Void
    let result: String
    let words: [String]
  }

  nonisolated static let unknown = [
    WrongCall(
      testDescription: "appending to an unknown section",
      call: { $0.appendItems([9], toSection: "X") },
      result: "A 1 2 3, B 4 5",
      words: ["appendItems", "“X”"]
    ),
    WrongCall(
      testDescription: "inserting in front of an unknown item",
      call: { $0.insertItems([9], beforeItem: 7) },
      result: "A 1 2 3, B 4 5",
      words: ["insertItems(_:beforeItem:)", "“7”"]
    ),
    WrongCall(
      testDescription: "inserting behind an unknown item",
      call: { $0.insertItems([9], afterItem: 7) },
      result: "A 1 2 3, B 4 5",
      words: ["insertItems(_:afterItem:)", "“7”"]
    ),
    WrongCall(
      testDescription: "deleting an unknown item beside a known one",
      call: { $0.deleteItems([1, 7, 8]) },
      result: "A 2 3, B 4 5",
      words: ["deleteItems", "“7”, “8”"]
    ),
    WrongCall(
      testDescription: "moving an unknown item",
      call: { $0.moveItem(7, beforeItem: 1) },
      result: "A 1 2 3, B 4 5",
      words: ["moveItem(_:beforeItem:)", "“7”"]
    ),
    WrongCall(
      testDescription: "moving an item behind an unknown one",
      call: { $0.moveItem(1, afterItem: 7) },
      result: "A 1 2 3, B 4 5",
      words: ["moveItem(_:afterItem:)", "“7”"]
    ),
    WrongCall(
      testDescription: "reloading an unknown item",
      call: { $0.reloadItems([7]) },
      result: "A 1 2 3, B 4 5",
      words: ["reloadItems", "“7”"]
    ),
    WrongCall(
      testDescription: "reconfiguring an unknown item",
      call: { $0.reconfigureItems([7]) },
      result: "A 1 2 3, B 4 5",
      words: ["reconfigureItems", "“7”"]
    ),
    WrongCall(
      testDescription: "inserting a section in front of an unknown one",
      call: { $0.insertSections(["C"], beforeSection: "X") },
      result: "A 1 2 3, B 4 5",
      words: ["insertSections(_:beforeSection:)", "“X”"]
    ),
    WrongCall(
      testDescription: "inserting a section behind an unknown one",
      call: { $0.insertSections(["C"], afterSection: "X") },
      result: "A 1 2 3, B 4 5",
      words: ["insertSections(_:afterSection:)", "“X”"]
    ),
    WrongCall(
      testDescription: "deleting an unknown section beside a known one",
      call: { $0.deleteSections(["X", "A"]) },
      result: "B 4 5",
      words: ["deleteSections", "“X”"]
    ),
    WrongCall(
      testDescription: "moving a section in front of an unknown one",
      call: { $0.moveSection("A", beforeSection: "X") },
      result: "A 1 2 3, B 4 5",
      words: ["moveSection(_:beforeSection:)", "“X”"]
    ),
    WrongCall(
      testDescription: "moving an unknown section",
      call: { $0.moveSection("X", afterSection: "A") },
      result: "A 1 2 3, B 4 5",
      words: ["moveSection(_:afterSection:)", "“X”"]
    ),
    WrongCall(
      testDescription: "reloading an unknown section",
      call: { $0.reloadSections(["X"]) },
      result: "A 1 2 3, B 4 5",
      words: ["reloadSections", "“X”"]
    ),
    WrongCall(
      testDescription: "asking for the items of an unknown section",
      call: { #expect($0.itemIdentifiers(inSection: "X").isEmpty) },
      result: "A 1 2 3, B 4 5",
      words: ["itemIdentifiers(inSection:)", "“X”"]
    ),
    WrongCall(
      testDescription: "asking for the number of items of an unknown section",
      call: { expectEqual($0.numberOfItems(inSection: "X"), 0) },
      result: "A 1 2 3, B 4 5",
      words: ["numberOfItems(inSection:)", "“X”"]
    ),
  ]

  nonisolated static let duplicates = [
    WrongCall(
      testDescription: "an item twice in one call",
      call: { $0.appendItems([8, 9, 8], toSection: "A") },
      result: "A 1 2 3 8 9 8, B 4 5",
      words: ["appendItems", "“8” is item 3 in section 0 and item 5 in section 0"]
    ),
    WrongCall(
      testDescription: "an item again in another call",
      call: { $0.insertItems([2], beforeItem: 1) },
      result: "A 2 1 2 3, B 4 5",
      words: ["“2” is item 2 in section 0 and item 0 in section 0"]
    ),
    WrongCall(
      testDescription: "items again in another section",
      call: { $0.appendItems([1, 9, 3], toSection: "B") },
      result: "A 1 2 3, B 4 5 1 9 3",
      words: [
        "“1” is item 0 in section 0 and item 2 in section 1",
        "“3” is item 2 in section 0 and item 4 in section 1",
      ]
    ),
    WrongCall(
      testDescription: "a section again",
      call: { $0.appendSections(["C", "A"]) },
      result: "A, B 4 5, C, A",
      words: ["appendSections", "“A” is section 0 and section 3"]
    ),
  ]

  @Test("does what is left of a call, and says what is unknown", arguments: unknown)
  func reportsUnknown(wrong: WrongCall) {
    var snapshot = Snapshot(["A": [1, 2, 3], "B": [4, 5]])
    let messages = reports { wrong.call(&snapshot) }
    expectEqual(snapshot.words, wrong.result)
    expectEqual(messages.count, 1)
    for word in wrong.words { #expect(messages.first?.contains(word) == true, "\(messages)") }
  }

  @Test("keeps all of what is given twice, and says where it is", arguments: duplicates)
  func reportsDuplicates(wrong: WrongCall) {
    var snapshot = Snapshot(["A": [1, 2, 3], "B": [4, 5]])
    let messages = reports { wrong.call(&snapshot) }
    if wrong.result.hasSuffix("A") {
      expectEqual(snapshot.sectionIdentifiers, ["A", "B", "C", "A"])
    } else {
      expectEqual(snapshot.words, wrong.result)
    }
    expectEqual(messages.count, 1)
    for word in wrong.words { #expect(messages.first?.contains(word) == true, "\(messages)") }
  }

  @Test("names the first five of a thousand that are given twice, and counts the others")
  func countsManyDuplicates() {
    var snapshot = Snapshot(["A": Array(0..<1000)])
    let messages = reports { snapshot.appendItems(Array(0..<1000)) }
    expectEqual(messages.count, 1)
    let words = "“4” is item 4 in section 0 and item 1004 in section 0, and 995 more"
    #expect(messages.first?.contains(words) == true)
    #expect(messages.first?.contains("“5”") == false)
  }

  @Test("names the first five of a thousand that are unknown, and counts the others")
  func countsManyUnknown() {
    var snapshot = Snapshot(["A": [0]])
    let messages = reports { snapshot.deleteItems(Array(1...1000)) }
    expectEqual(messages.count, 1)
    #expect(messages.first?.contains("“1”, “2”, “3”, “4”, “5”, and 995 more") == true)
  }

  @Test("has nowhere to append to without a section")
  func needsASection() {
    var snapshot = Snapshot()
    let messages = reports { snapshot.appendItems([1]) }
    expectEqual(snapshot.numberOfItems, 0)
    #expect(messages.first?.contains("no section") == true)
    expectEqual(reports { snapshot.appendItems([]) }, [])
  }

  @Test("means by an identifier the row that was given last, and deletes all of them")
  func meansTheLastRow() {
    var snapshot = Snapshot(["A": [1, 2, 3], "B": [4, 5]])
    _ = reports { snapshot.appendItems([1], toSection: "B") }
    expectEqual(snapshot.numberOfItems, 6)
    expectEqual(snapshot.indexOfItem(1), 5)
    expectEqual(snapshot.sectionIdentifier(containingItem: 1), "B")
    snapshot.moveItem(1, beforeItem: 4)
    expectEqual(snapshot.words, "A 1 2 3, B 1 4 5")
    snapshot.deleteItems([1, 1])
    expectEqual(snapshot.words, "A 2 3, B 4 5")
  }

  @Test("keeps of duplicates the first, the last or all, as the policy says")
  func resolvesDuplicates() {
    var snapshot = Snapshot(["A": [1, 2, 3], "B": [4, 5]])
    _ = reports { snapshot.appendItems([1, 4], toSection: "B") }
    _ = reports { snapshot.insertItems([1], afterItem: 2) }
    expectEqual(snapshot.words, "A 1 2 1 3, B 4 5 1 4")
    expectEqual(snapshot.resolvingDuplicates(.first).words, "A 1 2 3, B 4 5")
    expectEqual(snapshot.resolvingDuplicates(.last).words, "A 2 1 3, B 5 4")
    expectEqual(snapshot.resolvingDuplicates(.tag).words, "A 1 2 1 3, B 4 5 1 4")
  }

  @Test(
    "takes ten thousand rows of one identifier as easily as those of others",
    arguments: [(DuplicatePolicy.first, 1), (.last, 1), (.tag, 10_000)]
  )
  func resolvesManyDuplicates(policy: DuplicatePolicy, count: Int) {
    let former = Snapshot(["A": [1, 2]])
    var snapshot = former
    let messages = reports { snapshot.appendItems(Array(repeating: 7, count: 10_000)) }
    expectEqual(messages.count, 1)
    let resolved = snapshot.resolvingDuplicates(policy)
    expectEqual(resolved.numberOfItems, count + 2)
    expectEqual(transition(from: former, to: resolved).insertedItems.count, count)
    var reversed = resolved
    reversed.moveItem(1, afterItem: 7)
    expectEqual(transition(from: resolved, to: reversed).movedItems.count, 1)
    reversed.deleteItems([7])
    expectEqual(reversed.words, "A 2 1")
  }

  @Test("keeps the items of sections that share an identifier")
  func resolvesDuplicateSections() {
    var snapshot = Snapshot(["A": [1, 2], "B": [3]])
    _ = reports { snapshot.appendSections(["A"]) }
    snapshot.appendItems([4], toSection: "A")
    expectEqual(snapshot.resolvingDuplicates(.first).words, "A 1 2 4, B 3")
    expectEqual(snapshot.resolvingDuplicates(.last).words, "B 3, A 4 1 2")
    expectEqual(snapshot.resolvingDuplicates(.tag).sectionIdentifiers, ["A", "B", "A"])
  }

  @Test("refuses in its throwing form, and changes nothing")
  func refuses() {
    var snapshot = Snapshot(["A": [1, 2, 3], "B": [4, 5]])
    #expect(throws: Snapshot.InvalidInput.unknownItems([7])) {
      try snapshot.deleteItems([1, 7], .refuse)
    }
    #expect(throws: Snapshot.InvalidInput.unknownSections(["X"])) {
      try snapshot.appendItems([8], to: "X", .refuse)
    }
    let duplicate = SnapshotDuplicate(
      identifier: 2,
      first: SnapshotPlace(section: 0, item: 1),
      second: SnapshotPlace(section: 1, item: 3)
    )
    #expect(throws: Snapshot.InvalidInput.repeatedItems([duplicate])) {
      try snapshot.appendItems([8, 2], to: "B", .refuse)
    }
    #expect(throws: Snapshot.InvalidInput.self) {
      try snapshot.appendSections(["C", "C"], .refuse)
    }
    #expect(throws: Snapshot.InvalidInput.unknownSections(["X"])) {
      try snapshot.markSections(["A", "X"], .refuse)
    }
    expectEqual(snapshot.words, "A 1 2 3, B 4 5")
    expectEqual(snapshot.reloadedSectionIdentifiers, [])
    #expect(!snapshot.hasDuplicates)
  }

  @Test(
    "keeps what it holds when identifiers change their hashes",
    arguments: 0..<5 as Range<UInt64>
  )
  func survivesChangingHashes(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let identifiers = (0..<300).map { MutableIdentifier($0) }
    var before = NSDiffableDataSourceSnapshot<Int, MutableIdentifier>()
    before.appendSections([0])
    before.appendItems(identifiers)
    for identifier in identifiers where Bool.random(using: &generator) { identifier.number += 1000 }
    var after = NSDiffableDataSourceSnapshot<Int, MutableIdentifier>()
    after.appendSections([0])
    after.appendItems(identifiers.shuffled(using: &generator))
    let replayed = try replay(
      ReplayedOperations(transition(from: before, to: after)),
      from: [ListSection(0, items: before.itemIdentifiers)],
      to: [ListSection(0, items: after.itemIdentifiers)]
    )
    expectEqual(replayed.map { $0.rows.map(\.item) }, [after.itemIdentifiers])
  }
}

private final class MutableIdentifier: Hashable, @unchecked Sendable {
  var number: Int

  init(_ number: Int) { self.number = number }

  static func == (left: MutableIdentifier, right: MutableIdentifier) -> Bool {
    left.number == right.number
  }

  func hash(into hasher: inout Hasher) { hasher.combine(number) }
}
