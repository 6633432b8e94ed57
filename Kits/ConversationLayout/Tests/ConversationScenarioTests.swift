import ConversationLayout
import Foundation
import TesseraCore
import TesseraTestSupport
import Testing
import UIKit

/// The scenarios of the update contract that need more than an offset after a batch, by the layout alone.
///
/// Unless noted 20 messages of 50 points in a view of 400, at the offset 200, so that messages 4 to 11 are seen. The
/// identities of messages begin at 2.
@Suite("A conversation in the scenarios of the update contract")
@MainActor
struct ConversationScenarioTests {
  private func conversation(
    _ counts: [Int] = [20],
    at offset: CGFloat = 200,
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

  private func insert(_ items: Int..., section: Int = 0) -> [UpdateOperation] {
    items.map { .insertItem(NewPath(section: section, item: $0)) }
  }

  private func delete(_ items: Int...) -> [UpdateOperation] {
    items.map { .deleteItem(OldPath(section: 0, item: $0)) }
  }

  /// Carries operations out, and notes how the batch ends.
  private func update(
    _ fixture: ConversationFixture,
    _ operations: [UpdateOperation],
    ended: @escaping (Bool) -> Void
  ) {
    let change = ModelChange(before: fixture.source.model, applying: operations)
    fixture.view.performBatchUpdates(
      {
        fixture.source.model = change.after
        fixture.view.report(change.operations)
      },
      completion: ended
    )
  }

  @Test("T-11: a message above is reloaded, and grows when it is seen", arguments: [false, true])
  func reloadAbove(sticksToBottom: Bool) throws {
    let fixture = conversation(sticksToBottom: sticksToBottom)
    fixture.source.heights[4] = 120
    fixture.update(.reloadItem(OldPath(section: 0, item: 2)))
    fixture.settle()
    // Out of sight it is not asked for its size.
    expectEqual(fixture.view.contentOffset.y, 200)
    let top = try #require(fixture.tops[6])
    fixture.scroll(to: 140)
    expectEqual(fixture.place(2), CGRect(x: 0, y: 100, width: 320, height: 120))
    expectEqual(fixture.tops[6], top + 60)
    expectEqual(fixture.view.contentOffset.y, 210)
  }

  @Test("T-21: a message below what is read is higher than assumed")
  func measuredBelow() {
    let fixture = conversation([100], at: 0, height: 44, estimate: 44)
    fixture.source.heights[57] = 80
    fixture.scroll(to: 2_180)
    expectEqual(fixture.view.contentOffset.y, 2_180)
    expectEqual(fixture.view.contentSize.height, 4_436)
  }

  @Test("T-26: a message that answers differently each time ends, with one report")
  func differentAnswers() {
    let fixture = conversation()
    var answers = 0
    fixture.source.preferredSize = { item, size in
      guard item.identity == 10 else { return CGSize(width: size.width, height: 50) }
      answers += 1
      return CGSize(width: size.width, height: CGFloat(50 + answers % 2))
    }
    for _ in 0..<20 {
      fixture.view.collectionViewLayout.invalidateLayout()
      fixture.update(.reconfigureItem(OldPath(section: 0, item: 8)))
      fixture.frame()
    }
    #expect(answers <= 20 * 8)
    #expect((50...51).contains(fixture.place(8).height))
    #expect(fixture.diagnostics.count <= 1)
  }

  @Test("T-27: a message that slides in finds its size with the path that it has then")
  func slidesIn() {
    let fixture = conversation(at: 0)
    fixture.source.measuredPaths = [:]
    fixture.update(delete(3)[0])
    fixture.settle()
    // What was message 8, with the identity 10, comes into sight as message 7.
    #expect(fixture.source.measuredPaths[11] ?? fixture.source.measuredPaths[10] != nil)
    for (identity, path) in fixture.source.measuredPaths {
      expectEqual(fixture.source.model.sections[0].items[path.item].identity, identity)
    }
  }

  @Test("T-30: a batch while another is on its way goes on from what is on screen")
  func twoInFlight() throws {
    let fixture = conversation(sticksToBottom: false)
    var ended: [String] = []
    update(fixture, insert(0, 1)) { ended.append("A \($0)") }
    expectEqual(fixture.view.contentOffset.y, 300)
    fixture.fixture.backend.advance(by: 0.1)
    let before = fixture.tops
    update(fixture, delete(5)) { ended.append("B \($0)") }
    expectEqual(fixture.view.contentOffset.y, 250)
    for (identity, top) in fixture.tops {
      if let former = before[identity] { #expect(abs(top - former) < 0.5) }
    }
    fixture.settle()
    expectEqual(ended, ["A true", "B true"])
    expectEqual(Set(fixture.tops.keys), Set(6...13))
  }

  @Test("T-31: a batch inside another is a part of it")
  func nested() {
    let fixture = conversation(sticksToBottom: false)
    let change = ModelChange(before: fixture.source.model, applying: insert(0, 1, 2))
    var ended: [String] = []
    fixture.view.performBatchUpdates(
      {
        fixture.source.model = change.after
        fixture.view.report(Array(change.operations.prefix(1)))
        fixture.view.performBatchUpdates(
          {
            fixture.view.report(Array(change.operations.dropFirst()))
          },
          completion: { ended.append("inner \($0)") }
        )
      },
      completion: { ended.append("outer \($0)") }
    )
    expectEqual(fixture.view.contentOffset.y, 350)
    fixture.settle()
    expectEqual(Set(ended), ["inner true", "outer true"])
    expectEqual(fixture.diagnostics, [])
  }

  @Test("T-32: everything is reloaded while a batch is on its way")
  func reloadInFlight() {
    let fixture = conversation()
    var ended: [Bool] = []
    update(fixture, insert(6, 7)) { ended.append($0) }
    fixture.fixture.backend.advance(by: 0.1)
    let offset = fixture.view.contentOffset.y
    fixture.view.reloadData()
    fixture.frame()
    expectEqual(ended, [false])
    expectEqual(fixture.view.contentOffset.y, offset)
    let shown = fixture.view.indexPathsForVisibleItems.map(\.item).sorted()
    expectEqual(shown, Array(Int(offset / 50)..<Int(offset / 50) + 8))
    fixture.settle()
    expectEqual(ended, [false])
  }

  @Test("T-35: messages that come into sight at the top are there from the start")
  func atTheEnd() {
    let fixture = conversation(at: 600)
    fixture.update(ModelChange(before: fixture.source.model, applying: delete(18, 19)))
    expectEqual(fixture.view.contentOffset.y, 500)
    // Messages 10 and 11 have the identities 12 and 13; they slide in with the others.
    expectEqual(fixture.tops[12], -100)
    expectEqual(fixture.tops[13], -50)
    expectEqual(fixture.tops[14], 0)
    fixture.settle()
    expectEqual(fixture.tops[12], 0)
  }

  @Test("T-36: a message comes into an empty section", arguments: [320, 319.9999])
  func emptySection(width: CGFloat) throws {
    let fixture = conversation([0, 1], at: 0, height: 100, estimate: 100)
    fixture.view.frame.size.width = width
    fixture.frame()
    fixture.source.heights[5] = 60
    for identity in 3...6 { fixture.source.heights[identity] = 60 }
    let former = try #require(fixture.tops.keys.first)
    fixture.update(insert(0)[0])
    expectEqual(fixture.tops[former], 0)
    fixture.fixture.backend.advance(by: 0.15)
    #expect(abs(try #require(fixture.tops[former]) - 30) < 0.01)
    fixture.settle()
    expectEqual(fixture.tops[former], 60)
  }

  @Test("T-42: a message 80 rows away is reached, all of them higher than assumed")
  func scrolling() {
    let fixture = conversation([100], at: 0, height: 80, estimate: 44)
    fixture.layout.scrollToItem(at: IndexPath(item: 80, section: 0), edge: .top, animated: true)
    fixture.settle()
    #expect(abs(fixture.place(80).minY - fixture.view.contentOffset.y) < 0.5)
  }

  @Test("T-45: a batch that does not add up is reported, and the messages are shown")
  func wrongCount() {
    let fixture = conversation(sticksToBottom: false)
    let change = ModelChange(before: fixture.source.model, applying: insert(18, 19))
    var ended: [Bool] = []
    fixture.view.performBatchUpdates(
      {
        fixture.source.model = change.after
        fixture.view.insertItems(at: [IndexPath(item: 18, section: 0)])
      },
      completion: { ended.append($0) }
    )
    fixture.settle()
    expectEqual(fixture.diagnostics.count, 1)
    expectEqual(ended, [false])
    expectEqual(fixture.view.numberOfItems(inSection: 0), 22)
    expectEqual(fixture.view.contentSize.height, 1_100)
    expectEqual(fixture.view.contentOffset.y, 200)
  }

  @Test("T-46: what is deleted twice is deleted, and what is deleted and reloaded too")
  func normalised() {
    let fixture = conversation(sticksToBottom: false)
    let change = ModelChange(before: fixture.source.model, applying: delete(1))
    fixture.view.performBatchUpdates {
      fixture.source.model = change.after
      let path = IndexPath(item: 1, section: 0)
      fixture.view.deleteItems(at: [path])
      fixture.view.deleteItems(at: [path])
      fixture.view.reloadItems(at: [path])
    }
    fixture.settle()
    expectEqual(fixture.view.numberOfItems(inSection: 0), 19)
    expectEqual(fixture.view.contentOffset.y, 150)
  }

  @Test("T-47: messages that have changed before the batch begins are as good")
  func mutatedBefore() {
    let fixture = conversation()
    let change = ModelChange(before: fixture.source.model, applying: insert(0, 1, 2))
    fixture.source.model = change.after
    fixture.view.performBatchUpdates { fixture.view.report(change.operations) }
    fixture.settle()
    expectEqual(fixture.view.contentOffset.y, 350)
    expectEqual(fixture.diagnostics, [])
  }

  @Test("T-49: a message that comes and goes a thousand times moves nothing")
  func noDrift() {
    let fixture = conversation(at: 200 + 1 / 3)
    for _ in 0..<1_000 {
      UIView.performWithoutAnimation {
        fixture.update(insert(0)[0])
        fixture.update(delete(0)[0])
      }
    }
    fixture.frame()
    #expect(abs(fixture.view.contentOffset.y - (200 + 1 / 3)) < 1e-9)
  }

  @Test("T-50: another layout takes over, animated, with the middle in the middle")
  func transition() {
    // Message 8 stands in the middle: 400…450 in a view of 400.
    let fixture = conversation(at: 225)
    let grid = UICollectionViewFlowLayout()
    grid.itemSize = CGSize(width: 160, height: 50)
    grid.minimumInteritemSpacing = 0
    grid.minimumLineSpacing = 0
    fixture.view.setCollectionViewLayout(grid, animated: true)
    fixture.settle()
    // Message 8 stands at 200, in rows of two.
    expectEqual(fixture.view.contentOffset.y, 25)
    fixture.view.setCollectionViewLayout(fixture.layout, animated: true)
    fixture.settle()
    expectEqual(fixture.view.contentOffset.y, 225)
  }
}
