import Foundation
import TesseraCore
import TesseraTestSupport
import Testing

@testable import UIKit

@Suite("An outline with identifiers that are there already")
@MainActor
struct DiffableOutlineFaultTests {
  typealias Snapshot = DiffableStage.Snapshot
  typealias Outline = DiffableStage.Outline

  @Test(
    "shows what the policy says of an item that another section has, and says where both are",
    arguments: [
      (DuplicatePolicy.first, ["1", "2", "7"], "first"),
      (.last, ["1", "7", "2"], "last"),
      (.tag, ["1", "2", "7", "2"], "All"),
    ]
  )
  func resolvesAcrossSections(policy: DuplicatePolicy, shown: [String], word: String) throws {
    let stage = DiffableStage(["A": [1, 2]])
    stage.dataSource.store.policy = policy
    var outline = Outline()
    outline.append([7, 2])
    stage.dataSource.apply(outline, to: "B")
    stage.rest()
    #expect(stage.shown == shown)
    #expect(stage.diagnostics.count == 1)
    let message = try #require(stage.diagnostics.first)
    #expect(message.contains("“2” is item 1 in section 0 and item 1 in section 1"))
    #expect(message.contains(word))
    stage.end()
  }

  @Test("says where an item is twice in it, hidden or not")
  func reportsItsOwn() throws {
    let stage = DiffableStage()
    var outline = Outline()
    outline.append([1, 2])
    outline.append([3, 1], to: 2)
    #expect(stage.diagnostics.count == 1)
    stage.dataSource.apply(outline, to: "A")
    stage.rest()
    #expect(stage.shown == ["2"])
    #expect(stage.diagnostics.count == 2)
    let message = try #require(stage.diagnostics.last)
    #expect(message.contains("section “A”"))
    #expect(message.contains("“1” is item 0 and item 3"))
    stage.end()
  }

  @Test("leaves the rows of other sections alone when all are shown")
  func keepsTwinsElsewhere() {
    let stage = DiffableStage()
    stage.dataSource.store.policy = .tag
    stage.apply(Snapshot(["A": [1, 2], "B": [2, 3]]))
    var outline = stage.dataSource.snapshot(for: "A")
    outline.append([4], to: 1)
    outline.expand([1])
    stage.dataSource.apply(outline, to: "A")
    stage.rest()
    #expect(stage.shown == ["1", "4", "2", "2", "3"])
    stage.end()
  }

  @Test("may be asked about from the diagnostic it causes")
  func reportsUnlocked() {
    let stage = DiffableStage(["A": [1, 2]])
    var heard: [String] = []
    Diagnostics.hook = { [source = stage.dataSource] _ in heard.append(source.snapshot().words) }
    var outline = Outline()
    outline.append([2])
    stage.dataSource.apply(outline, to: "B")
    #expect(heard == ["A 1, B 2"])
    stage.end()
  }

  @Test("takes the identifiers that it is given for equal ones that are shown")
  func replacesEqualIdentifiers() {
    struct Note: Hashable, Sendable {
      let number: Int
      var text: String
      static func == (left: Note, right: Note) -> Bool { left.number == right.number }
      func hash(into hasher: inout Hasher) { hasher.combine(number) }
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Note>()
    snapshot.setItems((0..<4).map { Note(number: $0, text: "draft") }, ofSection: 0)
    snapshot.setItems([0, 1, 9, 3].map { Note(number: $0, text: "final") }, ofSection: 0)
    #expect(snapshot.itemIdentifiers.map(\.number) == [0, 1, 9, 3])
    #expect(snapshot.itemIdentifiers.allSatisfy { $0.text == "final" })
  }
}
