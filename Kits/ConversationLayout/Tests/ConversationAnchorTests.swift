import ConversationLayout
import Foundation
import Tessera
import TesseraCore
import TesseraTestSupport
import Testing
import UIKit

/// What is read stays, as the collection view's anchor has it, which comes before the layout.
///
/// Unless noted 20 messages of 50 points in a view of 400, at the offset 200, so that messages 4 to 11 are seen.
@Suite("A conversation with an anchor")
@MainActor
struct ConversationAnchorTests {
  private func conversation(
    at offset: CGFloat = 200,
    estimate: CGFloat = 50,
    anchor: CollectionAnchor
  ) -> ConversationFixture {
    let source = MessageSource()
    source.preferredSize = { [unowned source] item, size in
      CGSize(width: size.width, height: source.heights[item.identity] ?? 50)
    }
    let fixture = ConversationFixture([20], source: source) {
      $0.settings.estimatedItemHeight = estimate
    }
    fixture.view.anchor = anchor
    fixture.scroll(to: offset)
    return fixture
  }

  private static let first = CollectionAnchor.firstVisible(sticksToStart: nil)
  private static let last = CollectionAnchor.lastVisible(
    sticksToEnd: nil,
    followsInsertions: true
  )

  struct Scenario: Sendable, CustomTestStringConvertible {
    let testDescription: String
    var offset: CGFloat = 200
    /// The offset after the batch, with the first message in sight as the anchor, and with the last.
    let offsets: (CGFloat, CGFloat)
    let operations: [UpdateOperation]
  }

  private nonisolated static func insert(_ items: Int...) -> [UpdateOperation] {
    items.map { .insertItem(NewPath(section: 0, item: $0)) }
  }

  private nonisolated static func delete(_ items: Range<Int>) -> [UpdateOperation] {
    items.map { .deleteItem(OldPath(section: 0, item: $0)) }
  }

  nonisolated static let scenarios = [
    Scenario(testDescription: "T-01", offsets: (350, 350), operations: insert(0, 1, 2)),
    Scenario(testDescription: "T-02", offsets: (200, 200), operations: insert(20, 21)),
    Scenario(testDescription: "T-03", offsets: (200, 250), operations: insert(8)),
    Scenario(
      testDescription: "T-04",
      offsets: (300, 350),
      operations: insert(0, 1, 10, 23, 24, 25)
    ),
    Scenario(testDescription: "T-05", offsets: (200, 250), operations: insert(12)),
    Scenario(testDescription: "T-06", offsets: (200, 200), operations: insert(13)),
    Scenario(testDescription: "T-07, the first", offsets: (200, 150), operations: delete(4..<5)),
    Scenario(testDescription: "T-07, the last", offsets: (200, 150), operations: delete(11..<12)),
    Scenario(testDescription: "T-10", offset: 600, offsets: (0, 0), operations: delete(0..<14)),
    Scenario(
      testDescription: "T-12",
      offsets: (150, 200),
      operations: [.moveItem(from: OldPath(section: 0, item: 0), to: NewPath(section: 0, item: 10))]
    ),
    Scenario(testDescription: "T-15", offset: 215, offsets: (265, 265), operations: insert(0)),
    Scenario(testDescription: "T-16", offset: 0, offsets: (50, 50), operations: insert(0)),
  ]

  @Test("keeps it over a batch, whatever the layout proposes", arguments: scenarios)
  func batches(_ scenario: Scenario) {
    for (anchor, offset) in [
      (Self.first, scenario.offsets.0), (Self.last, scenario.offsets.1),
    ] {
      let fixture = conversation(at: scenario.offset, anchor: anchor)
      fixture.update(ModelChange(before: fixture.source.model, applying: scenario.operations))
      fixture.settle()
      expectEqual(fixture.view.contentOffset.y, offset, "\(anchor)")
    }
  }

  @Test("shows what comes at the start or at the end where the anchor sticks to it")
  func sticks() {
    let start = conversation(at: 0, anchor: .firstVisible)
    start.update(.insertItem(NewPath(section: 0, item: 0)))
    start.settle()
    expectEqual(start.view.contentOffset.y, 0)
    let end = conversation(at: 600, estimate: 40, anchor: .lastVisible)
    end.scroll(to: end.view.contentSize.height - 400)
    let before = end.view.contentOffset.y
    end.source.heights[22] = 100
    end.update(.insertItem(NewPath(section: 0, item: 20)))
    // Assumed were 40 points, and they are corrected once.
    expectEqual(end.view.contentOffset.y, before + 100)
    end.settle()
    expectEqual(end.view.contentOffset.y, before + 100)
  }

  @Test("is corrected once where sizes are found, and not by the layout as well")
  func sizes() throws {
    let fixture = conversation(at: 0, estimate: 30, anchor: Self.first)
    fixture.scroll(to: 300)
    for _ in 0..<20 {
      let seen = try #require(fixture.tops.min { $0.value < $1.value })
      fixture.view.contentOffset.y -= 13
      fixture.frame()
      guard fixture.view.contentOffset.y > 0 else { break }
      #expect(abs(try #require(fixture.tops[seen.key]) - seen.value - 13) < 0.01)
    }
  }

  @Test("keeps an item of the app's choice, and leaves the layout its own way afterwards")
  func item() {
    let fixture = conversation(anchor: .item(IndexPath(item: 8, section: 0), edge: .start))
    fixture.source.heights[fixture.source.model.sections[0].items[5].identity] = 120
    fixture.update(.reconfigureItem(OldPath(section: 0, item: 5)))
    fixture.settle()
    expectEqual(fixture.view.contentOffset.y, 270)
    fixture.view.anchor = .system
    fixture.update(.insertItem(NewPath(section: 0, item: 0)))
    fixture.settle()
    expectEqual(fixture.view.contentOffset.y, 320)
  }
}
