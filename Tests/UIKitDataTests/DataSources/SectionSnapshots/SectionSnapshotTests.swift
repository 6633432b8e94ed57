import TesseraCore
import TesseraTestSupport
import Testing

@testable import UIKit
@testable import UIKitTestSupport

@Suite("A section snapshot")
struct SectionSnapshotTests {
  typealias Snapshot = NSDiffableDataSourceSectionSnapshot<String>

  /// Two branches, one inside the other, and a leaf.
  private var food: Snapshot {
    var snapshot = Snapshot()
    snapshot.append(["Fruit", "Bread"])
    snapshot.append(["Apple", "Berries"], to: "Fruit")
    snapshot.append(["Currant", "Gooseberry"], to: "Berries")
    return snapshot
  }

  @Test("is a tree, read from the top")
  func isATree() {
    let snapshot = food
    expectEqual(
      snapshot.visualDescription(),
      """
      - Fruit
          Apple
        - Berries
            Currant
            Gooseberry
      * Bread
      """
    )
    expectEqual(snapshot.items, ["Fruit", "Apple", "Berries", "Currant", "Gooseberry", "Bread"])
    expectEqual(snapshot.rootItems, ["Fruit", "Bread"])
    expectEqual(snapshot.index(of: "Currant"), 3)
    #expect(snapshot.index(of: "Meat") == nil)
    #expect(snapshot.contains("Bread"))
    #expect(!snapshot.contains("Meat"))
    expectEqual(snapshot.level(of: "Fruit"), 0)
    expectEqual(snapshot.level(of: "Gooseberry"), 2)
    expectEqual(snapshot.parent(of: "Gooseberry"), "Berries")
    #expect(snapshot.parent(of: "Bread") == nil)
  }

  @Test("shows what is held by expanded items alone")
  func showsWhatIsExpanded() {
    var snapshot = food
    expectEqual(snapshot.visibleItems, ["Fruit", "Bread"])
    snapshot.expand(["Berries"])
    // Berries are expanded, but inside of Fruit, which is not.
    expectEqual(snapshot.visibleItems, ["Fruit", "Bread"])
    #expect(snapshot.isExpanded("Berries"))
    #expect(!snapshot.isVisible("Currant"))
    snapshot.expand(["Fruit"])
    expectEqual(
      snapshot.visibleItems,
      ["Fruit", "Apple", "Berries", "Currant", "Gooseberry", "Bread"]
    )
    #expect(snapshot.isVisible("Currant"))
    expectEqual(snapshot.expandedItems, ["Fruit", "Berries"])
    snapshot.collapse(["Berries"])
    expectEqual(snapshot.visibleItems, ["Fruit", "Apple", "Berries", "Bread"])
    expectEqual(
      snapshot.visualDescription(),
      """
      + Fruit
        * Apple
        - Berries
            Currant
            Gooseberry
      * Bread
      """
    )
  }

  @Test("takes items in next to others, behind all that these hold")
  func insertsNextToItems() {
    var snapshot = food
    snapshot.insert(["Meat"], before: "Fruit")
    snapshot.insert(["Fish"], after: "Fruit")
    snapshot.insert(["Pear"], before: "Berries")
    snapshot.insert(["Plum"], after: "Berries")
    expectEqual(
      snapshot.visualDescription(),
      """
      * Meat
      - Fruit
          Apple
          Pear
        - Berries
            Currant
            Gooseberry
          Plum
      * Fish
      * Bread
      """
    )
  }

  @Test("loses with an item all that it holds")
  func deletesBranches() {
    var snapshot = food
    snapshot.delete(["Currant", "Berries"])
    expectEqual(snapshot.items, ["Fruit", "Apple", "Bread"])
    snapshot.delete(["Fruit", "Apple"])
    expectEqual(snapshot.items, ["Bread"])
    snapshot.append(["Berries"])
    expectEqual(snapshot.items, ["Bread", "Berries"])
    snapshot.deleteAll()
    #expect(snapshot.items.isEmpty)
  }

  @Test("gives out its branches and takes them in elsewhere, expanded as they were")
  func exchangesBranches() {
    var snapshot = food
    snapshot.expand(["Berries"])
    let berries = snapshot.snapshot(of: "Berries", includingParent: true)
    expectEqual(berries.visualDescription(), "+ Berries\n  * Currant\n  * Gooseberry")
    expectEqual(snapshot.snapshot(of: "Fruit").rootItems, ["Apple", "Berries"])
    snapshot.delete(["Berries"])
    snapshot.insert(berries, after: "Bread")
    expectEqual(
      snapshot.visualDescription(),
      """
      - Fruit
          Apple
      * Bread
      + Berries
        * Currant
        * Gooseberry
      """
    )
    snapshot.delete(["Berries"])
    snapshot.insert(berries, before: "Apple")
    expectEqual(snapshot.parent(of: "Berries"), "Fruit")
    expectEqual(snapshot.level(of: "Currant"), 2)
  }

  @Test("replaces what an item holds")
  func replacesChildren() {
    var snapshot = food
    var children = Snapshot()
    children.append(["Cherry", "Berries"])
    children.append(["Blackberry"], to: "Berries")
    snapshot.replace(childrenOf: "Fruit", using: children)
    expectEqual(
      snapshot.visualDescription(),
      """
      - Fruit
          Cherry
        - Berries
            Blackberry
      * Bread
      """
    )
  }

  @Test("is a value")
  func isAValue() {
    let before = food
    var after = before
    after.expand(["Fruit"])
    after.delete(["Berries"])
    expectEqual(before.items.count, 6)
    expectEqual(before.visibleItems, ["Fruit", "Bread"])
  }
}

@Suite("A section snapshot that is given something wrong")
@MainActor
struct SectionSnapshotDiagnosticsTests {
  typealias Snapshot = NSDiffableDataSourceSectionSnapshot<String>

  struct WrongCall: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let call: @Sendable (inout Snapshot) -> Void
    let word: String
  }

  nonisolated static let unknown = [
    WrongCall(
      testDescription: "append",
      call: { $0.append(["C"], to: "X") },
      word: "append(_:to:)"
    ),
    WrongCall(
      testDescription: "before",
      call: { $0.insert(["C"], before: "X") },
      word: "(_:before:)"
    ),
    WrongCall(testDescription: "after", call: { $0.insert(["C"], after: "X") }, word: "(_:after:)"),
    WrongCall(
      testDescription: "a snapshot before",
      call: { $0.insert($0, before: "X") },
      word: "(_:before:)"
    ),
    WrongCall(
      testDescription: "a snapshot after",
      call: { $0.insert($0, after: "X") },
      word: "(_:after:)"
    ),
    WrongCall(testDescription: "delete", call: { $0.delete(["X"]) }, word: "delete(_:)"),
    WrongCall(testDescription: "expand", call: { $0.expand(["X"]) }, word: "expand(_:)"),
    WrongCall(testDescription: "collapse", call: { $0.collapse(["X"]) }, word: "collapse(_:)"),
    WrongCall(
      testDescription: "replace",
      call: { $0.replace(childrenOf: "X", using: Snapshot()) },
      word: "replace(childrenOf:using:)"
    ),
    WrongCall(
      testDescription: "level",
      call: { expectEqual($0.level(of: "X"), 0) },
      word: "level(of:)"
    ),
    WrongCall(
      testDescription: "parent",
      call: { #expect($0.parent(of: "X") == nil) },
      word: "parent(of:)"
    ),
    WrongCall(
      testDescription: "expanded",
      call: { #expect(!$0.isExpanded("X")) },
      word: "isExpanded(_:)"
    ),
    WrongCall(
      testDescription: "visible",
      call: { #expect(!$0.isVisible("X")) },
      word: "isVisible(_:)"
    ),
    WrongCall(
      testDescription: "snapshot",
      call: { #expect($0.snapshot(of: "X").items.isEmpty) },
      word: "snapshot(of:includingParent:)"
    ),
  ]

  @Test("says what is unknown and is as it was", arguments: unknown)
  func reportsUnknown(wrong: WrongCall) {
    var snapshot = Snapshot()
    snapshot.append(["A", "B"])
    let messages = reports { wrong.call(&snapshot) }
    expectEqual(snapshot.items, ["A", "B"])
    expectEqual(messages.count, 1)
    #expect(messages.first?.contains(wrong.word) == true)
    #expect(messages.first?.contains("“X”") == true)
  }

  @Test("keeps all of what is given twice, and says where it is")
  func reportsDuplicates() {
    var snapshot = Snapshot()
    let messages = reports {
      snapshot.append(["A", "B"])
      snapshot.append(["C", "D", "C"], to: "A")
      snapshot.append(["E"], to: "C")
      snapshot.append(["B"], to: "D")
    }
    expectEqual(
      snapshot.visualDescription(),
      """
      - A
          C
        - D
            B
        - C
            E
      * B
      """
    )
    expectEqual(messages.count, 2)
    #expect(messages.first?.contains("“C” is item 1 and item 3") == true)
    #expect(messages.last?.contains("“B” is item 6 and item 3") == true)
    expectEqual(
      snapshot.resolvingDuplicates(.first).visualDescription(),
      """
      - A
        - C
            E
          D
      * B
      """
    )
    expectEqual(
      snapshot.resolvingDuplicates(.last).visualDescription(),
      """
      - A
        - D
            B
        - C
            E
      """
    )
    expectEqual(snapshot.resolvingDuplicates(.tag).items, snapshot.items)
  }

  @Test("keeps what an item holds that gives way to one of its own children")
  func resolvesAnItemInItself() {
    var snapshot = Snapshot()
    _ = reports {
      snapshot.append(["A", "B"])
      snapshot.append(["C", "D"], to: "A")
      snapshot.insert(["A"], after: "C")
    }
    expectEqual(snapshot.resolvingDuplicates(.last).rootItems, ["C", "A", "D", "B"])
    expectEqual(snapshot.resolvingDuplicates(.first).items, ["A", "C", "D", "B"])
  }

  @Test("refuses in its throwing form, and changes nothing")
  func refuses() {
    var snapshot = Snapshot()
    snapshot.append(["A", "B"])
    snapshot.append(["C"], to: "A")
    let text = snapshot.visualDescription()
    #expect(throws: Snapshot.InvalidInput.self) {
      try snapshot.append(["D", "B"], to: "A", .refuse)
    }
    var children = Snapshot()
    children.append(["D", "B"])
    #expect(throws: Snapshot.InvalidInput.self) {
      try snapshot.replaceChildren(of: "A", with: children, .refuse)
    }
    #expect(throws: Snapshot.InvalidInput.unknownItems(["X"])) {
      try snapshot.setExpanded(true, ["A", "X"], .refuse)
    }
    expectEqual(snapshot.visualDescription(), text)
  }
}
