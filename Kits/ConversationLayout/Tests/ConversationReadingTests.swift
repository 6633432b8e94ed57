import ConversationLayout
import Foundation
import TesseraCore
import TesseraTestSupport
import Testing
import UIKit

/// What is read stays where it is, by the layout alone: the collection view has no anchor.
///
/// Unless noted 20 messages of 50 points in a view of 400, at the offset 200, so that messages 4 to 11 are seen.
@Suite("What is read in a conversation")
@MainActor
struct ConversationReadingTests {
  private func conversation(
    _ counts: [Int] = [20],
    at offset: CGFloat,
    sticksToBottom: Bool = true,
    height: CGFloat = 50,
    estimate: CGFloat = 50
  ) -> ConversationFixture {
    let source = MessageSource()
    source.preferredSize = { item, size in
      CGSize(width: size.width, height: source.heights[item.identity] ?? height)
    }
    let fixture = ConversationFixture(counts, source: source) {
      $0.settings.estimatedItemHeight = estimate
      $0.keepContentOffsetAtBottomOnBatchUpdates = sticksToBottom
    }
    fixture.scroll(to: offset)
    return fixture
  }

  struct Scenario: Sendable, CustomTestStringConvertible {
    let testDescription: String
    var counts = [20]
    var offset: CGFloat = 200
    /// The offset after the batch, with the first message in sight held, and with the last.
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
    // A message that comes directly below those in sight moves nothing, unless the reader is at the bottom.
    Scenario(testDescription: "T-05", offsets: (200, 200), operations: insert(12)),
    Scenario(testDescription: "T-06", offsets: (200, 200), operations: insert(13)),
    Scenario(testDescription: "T-07, the first", offsets: (200, 150), operations: delete(4..<5)),
    Scenario(testDescription: "T-07, the last", offsets: (200, 150), operations: delete(11..<12)),
    Scenario(testDescription: "T-10", offset: 600, offsets: (0, 0), operations: delete(0..<14)),
    Scenario(
      testDescription: "T-12",
      offsets: (150, 200),
      operations: [.moveItem(from: OldPath(section: 0, item: 0), to: NewPath(section: 0, item: 10))]
    ),
    Scenario(
      testDescription: "the first in sight is moved away",
      offsets: (200, 150),
      operations: [.moveItem(from: OldPath(section: 0, item: 4), to: NewPath(section: 0, item: 19))]
    ),
    Scenario(
      testDescription: "the last in sight is moved to the start",
      offsets: (250, 200),
      operations: [.moveItem(from: OldPath(section: 0, item: 11), to: NewPath(section: 0, item: 0))]
    ),
    Scenario(testDescription: "T-15", offset: 215, offsets: (265, 265), operations: insert(0)),
    Scenario(testDescription: "T-16", offset: 0, offsets: (50, 50), operations: insert(0)),
    Scenario(testDescription: "T-17", offset: 600, offsets: (600, 650), operations: insert(20)),
    Scenario(
      testDescription: "T-18, in front",
      counts: [10, 10],
      offset: 600,
      offsets: (800, 800),
      operations: [.insertSection(NewSection(0))] + insert(0, 1, 2, 3)
    ),
    Scenario(
      testDescription: "a moved section",
      counts: [4, 16],
      offset: 600,
      offsets: (400, 600),
      operations: [.moveSection(from: OldSection(0), to: NewSection(1))]
    ),
  ]

  @Test("stays over a batch", arguments: scenarios)
  func batches(_ scenario: Scenario) {
    for (sticks, offset) in [(false, scenario.offsets.0), (true, scenario.offsets.1)] {
      let fixture = conversation(
        scenario.counts,
        at: scenario.offset,
        sticksToBottom: sticks
      )
      fixture.update(ModelChange(before: fixture.source.model, applying: scenario.operations))
      fixture.settle()
      expectEqual(fixture.view.contentOffset.y, offset, "held by its end: \(sticks)")
    }
  }

  @Test("stays when a message in sight is reloaded with another size")
  func reload() {
    for (sticks, offset) in [(false, CGFloat(200)), (true, 270)] {
      let fixture = conversation(at: 200, sticksToBottom: sticks)
      // The identities of messages begin at 2.
      fixture.source.heights[7] = 120
      fixture.update(.reloadItem(OldPath(section: 0, item: 5)))
      fixture.settle()
      expectEqual(fixture.view.contentOffset.y, offset)
      expectEqual(fixture.place(5).height, 120)
    }
  }

  @Test("is the end at the bottom: T-23, a message that is estimated at 40 and 100 high")
  func estimated() {
    let fixture = conversation(at: 600, estimate: 40)
    fixture.scroll(to: fixture.view.contentSize.height - 400)
    let before = fixture.view.contentOffset.y
    fixture.source.heights[22] = 100
    fixture.update(.insertItem(NewPath(section: 0, item: 20)))
    expectEqual(fixture.view.contentOffset.y, before + 100)
    fixture.settle()
    expectEqual(fixture.view.contentOffset.y, before + 100)
  }

  @Test("does not move while what is above the fold is measured: T-20")
  func measuredAbove() {
    let fixture = conversation([100], at: 2_400, height: 44, estimate: 44)
    fixture.source.heights[51] = 80
    fixture.scroll(to: 2_180)
    // Message 49 begins at 2156 and is 36 points higher than assumed.
    expectEqual(fixture.view.contentOffset.y, 2_216)
    expectEqual(fixture.view.contentSize.height, 4_436)
  }

  @Test("stays at the bottom while content shrinks: T-25")
  func shrinks() {
    let fixture = conversation([30], at: 0, height: 40, estimate: 60)
    // Of the first messages some are 40 high already.
    let measured = Set(fixture.source.measured).count
    fixture.source.measured = []
    fixture.scroll(to: fixture.view.contentSize.height - 400)
    expectEqual(measured, 10)
    expectEqual(Set(fixture.source.measured), Set(22...31))
    expectEqual(fixture.view.contentOffset.y, fixture.view.contentSize.height - 400)
    expectEqual(fixture.view.contentSize.height, CGFloat(10 * 60 + 20 * 40))
  }

  @Test("moves only by scrolling while messages above are found out")
  func upwards() throws {
    let fixture = conversation([2_000], at: 40_000, estimate: 44)
    for identity in 2..<2_002 {
      fixture.source.heights[identity] = CGFloat(20 + identity * 37 % 181)
    }
    // A message that was seen, and its distance from the top of the view.
    for _ in 0..<200 {
      let seen = try #require(fixture.tops.min { $0.value < $1.value })
      fixture.view.contentOffset.y -= 37
      fixture.frame()
      let now = try #require(fixture.tops[seen.key])
      try #require(abs(now - seen.value - 37) < 0.01)
    }
  }

  @Test("stays at the bottom while a message grows, and where it is once the reader has scrolled")
  func streaming() {
    let fixture = conversation(at: 600)
    for height in stride(from: 60, through: 600, by: 60) {
      fixture.source.heights[21] = CGFloat(height)
      fixture.update(.reconfigureItem(OldPath(section: 0, item: 19)))
      fixture.frame()
      expectEqual(fixture.view.contentOffset.y, fixture.view.contentSize.height - 400)
    }
    fixture.view.contentOffset.y -= 1
    fixture.frame()
    let offset = fixture.view.contentOffset.y
    fixture.source.heights[21] = 900
    fixture.update(.reconfigureItem(OldPath(section: 0, item: 19)))
    fixture.settle()
    expectEqual(fixture.view.contentOffset.y, offset)
  }

  @Test("goes with the bottom of the visible area when insets change")
  func insets() {
    let fixture = conversation(at: 600)
    fixture.view.contentInset.bottom = 260
    fixture.frame()
    expectEqual(fixture.view.contentOffset.y, 860)
    fixture.update(.insertItem(NewPath(section: 0, item: 20)))
    fixture.settle()
    expectEqual(fixture.view.contentOffset.y, 910)
    fixture.view.contentInset.bottom = 0
    fixture.frame()
    expectEqual(fixture.view.contentOffset.y, 650)
  }

  @Test("stays over another width, with messages that come above")
  func width() throws {
    let fixture = conversation([100], at: 0)
    fixture.source.preferredSize = { item, size in
      CGSize(width: size.width, height: 16_000 / size.width + CGFloat(item.identity % 7))
    }
    fixture.view.reloadData()
    fixture.scroll(to: 2_000)
    fixture.settle()
    let seen = try #require(fixture.bottoms.filter { $0.value <= 400 }.max { $0.value < $1.value })
    fixture.view.frame.size.width = 200
    fixture.update(.insertItem(NewPath(section: 0, item: 0)))
    fixture.settle()
    let now = try #require(fixture.bottoms[seen.key])
    #expect(abs(now - seen.value) < 0.01)
  }

  @Test("short content sinks, fills the view, and scrolls then: T-40")
  func short() {
    let fixture = conversation([3], at: 0)
    fixture.layout.keepContentAtBottomOfVisibleArea = true
    fixture.frame()
    expectEqual(fixture.place(0).minY, 250)
    fixture.update(ModelChange(before: fixture.source.model, applying: Self.insert(3, 4, 5, 6, 7)))
    fixture.settle()
    expectEqual(fixture.place(0).minY, 0)
    expectEqual(fixture.view.contentOffset.y, 0)
    fixture.update(.insertItem(NewPath(section: 0, item: 8)))
    fixture.settle()
    expectEqual(fixture.view.contentOffset.y, 50)
  }

  @Test("is a message that is cut off and takes up half of the view, before a small one above it")
  func cutOff() throws {
    let fixture = conversation(at: 200)
    // Message 10 begins at 500, and has 100 of the 400 points in sight; message 8 has 200 of them.
    for (item, distances) in [(10, (50, 0)), (8, (0, 50))] as [(Int, (CGFloat, CGFloat))] {
      let identity = fixture.source.model.sections[0].items[item].identity
      fixture.source.heights[identity] = 700
      fixture.view.reloadData()
      fixture.scroll(to: 200)
      let before = try #require(fixture.tops[identity])
      let above = fixture.source.model.sections[0].items[item - 1].identity
      let aboveBefore = try #require(fixture.tops[above])
      fixture.update(.insertItem(NewPath(section: 0, item: item)))
      fixture.settle()
      // Where less of it is seen, what ends in sight above it stays, and it makes room.
      expectEqual(try #require(fixture.tops[identity]), before + distances.0)
      expectEqual(try #require(fixture.tops[above]), aboveBefore - distances.1)
      if item == 8 {
        fixture.update(.deleteItem(OldPath(section: 0, item: item)))
        fixture.settle()
        expectEqual(try #require(fixture.tops[identity]), before)
      }
      fixture.source.heights = [:]
    }
  }
}
