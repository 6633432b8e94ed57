import Foundation
import TesseraCore
import TesseraTestSupport
import Testing

@testable import UIKit
@testable import UIKitTestSupport

@Suite("An outline with identifiers that are there already")
@MainActor
struct DiffableOutlineDiagnosticsTests {
  typealias Snapshot = DiffableFixture.Snapshot
  typealias Outline = DiffableFixture.Outline

  @Test(
    "shows what the policy says of an item that another section has, and says where both are",
    arguments: [
      (DuplicatePolicy.first, ["1", "2", "7"], "first"),
      (.last, ["1", "7", "2"], "last"),
      (.tag, ["1", "2", "7", "2"], "All"),
    ]
  )
  func resolvesAcrossSections(policy: DuplicatePolicy, shown: [String], word: String) throws {
    let fixture = DiffableFixture(["A": [1, 2]])
    fixture.dataSource.store.policy = policy
    var outline = Outline()
    outline.append([7, 2])
    fixture.dataSource.apply(outline, to: "B")
    fixture.rest()
    expectEqual(fixture.shown, shown)
    expectEqual(fixture.diagnostics.count, 1)
    let message = try #require(fixture.diagnostics.first)
    #expect(message.contains("“2” is item 1 in section 0 and item 1 in section 1"))
    #expect(message.contains(word))
    fixture.end()
  }

  @Test("says where an item is twice in it, hidden or not")
  func reportsItsOwn() throws {
    let fixture = DiffableFixture()
    var outline = Outline()
    outline.append([1, 2])
    outline.append([3, 1], to: 2)
    expectEqual(fixture.diagnostics.count, 1)
    fixture.dataSource.apply(outline, to: "A")
    fixture.rest()
    expectEqual(fixture.shown, ["2"])
    expectEqual(fixture.diagnostics.count, 2)
    let message = try #require(fixture.diagnostics.last)
    #expect(message.contains("section “A”"))
    #expect(message.contains("“1” is item 0 and item 3"))
    fixture.end()
  }

  @Test("leaves the rows of other sections alone when all are shown")
  func keepsTwinsElsewhere() {
    let fixture = DiffableFixture()
    fixture.dataSource.store.policy = .tag
    fixture.apply(Snapshot(["A": [1, 2], "B": [2, 3]]))
    var outline = fixture.dataSource.snapshot(for: "A")
    outline.append([4], to: 1)
    outline.expand([1])
    fixture.dataSource.apply(outline, to: "A")
    fixture.rest()
    expectEqual(fixture.shown, ["1", "4", "2", "2", "3"])
    fixture.end()
  }

  @Test("may be asked about from the diagnostic it causes")
  func reportsUnlocked() {
    let fixture = DiffableFixture(["A": [1, 2]])
    var heard: [String] = []
    Diagnostics.hook = { [source = fixture.dataSource] _ in heard.append(source.snapshot().words) }
    var outline = Outline()
    outline.append([2])
    fixture.dataSource.apply(outline, to: "B")
    expectEqual(heard, ["A 1, B 2"])
    fixture.end()
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
    expectEqual(snapshot.itemIdentifiers.map(\.number), [0, 1, 9, 3])
    #expect(snapshot.itemIdentifiers.allSatisfy { $0.text == "final" })
  }
}
