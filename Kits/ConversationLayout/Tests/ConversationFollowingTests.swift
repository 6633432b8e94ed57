import ConversationLayout
import Foundation
import TesseraCore
import TesseraTestSupport
import Testing
import UIKit

/// 20 messages of 50 points in a view of 400; the last one is a reply that streams in.
@Suite("A reply that is followed")
@MainActor
struct ConversationFollowingTests {
  private func conversation() -> (fixture: ConversationFixture, reply: Int) {
    let source = MessageSource()
    source.preferredSize = { [unowned source] item, size in
      CGSize(width: size.width, height: source.heights[item.identity] ?? 50)
    }
    let fixture = ConversationFixture([20], source: source) {
      $0.settings.estimatedItemHeight = 50
      $0.keepContentOffsetAtBottomOnBatchUpdates = false
    }
    return (fixture, source.model.sections[0].items[19].identity)
  }

  private var path: IndexPath { IndexPath(item: 19, section: 0) }

  /// A piece of the reply comes in, and a frame is shown.
  private func stream(_ fixture: ConversationFixture, _ reply: Int, height: CGFloat, item: Int = 19)
  {
    fixture.source.heights[reply] = height
    fixture.update(.reconfigureItem(OldPath(section: 0, item: item)))
    fixture.fixture.backend.advance(by: 1 / 60)
  }

  @Test("of 2,000 pieces, 60 a second, shows its end in every frame")
  func end() throws {
    let (fixture, reply) = conversation()
    #expect(fixture.layout.followMessage(at: path, edge: .bottom))
    expectEqual(fixture.view.contentOffset.y, 600)
    for piece in 0..<2_000 {
      let height = 50 + CGFloat(piece / 4) * 3
      stream(fixture, reply, height: height)
      try #require(abs(fixture.view.contentOffset.y - (600 + height - 50)) < 0.01, "piece \(piece)")
    }
    expectEqual(fixture.layout.followedIndexPath, path)
    #expect(fixture.diagnostics.isEmpty)
  }

  @Test("of 2,000 pieces shows its beginning when it is higher than the view")
  func beginning() throws {
    let (fixture, reply) = conversation()
    #expect(fixture.layout.followMessage(at: path, edge: .top))
    for piece in 0..<2_000 {
      let height = 50 + CGFloat(piece / 4) * 3
      stream(fixture, reply, height: height)
      // The reply begins at 950; with 400 points it fills the view.
      let offset = min(600 + height - 50, 950)
      try #require(abs(fixture.view.contentOffset.y - offset) < 0.01, "piece \(piece)")
    }
    fixture.settle()
    expectEqual(fixture.view.contentOffset.y, 950)
  }

  @Test("is not followed any more when the reader scrolls by a point", arguments: [-1, 1])
  func scrolling(distance: CGFloat) {
    let (fixture, reply) = conversation()
    fixture.layout.followMessage(at: path, edge: .top)
    stream(fixture, reply, height: 500)
    expectEqual(fixture.view.contentOffset.y, 950)
    fixture.settle()
    fixture.scroll(to: 950 + distance)
    stream(fixture, reply, height: 900)
    fixture.settle()
    expectEqual(fixture.view.contentOffset.y, 950 + distance)
    #expect(fixture.layout.followedIndexPath == nil)
  }

  @Test("goes along with batches, insets and another size, and ends with its message")
  func changes() {
    let (fixture, reply) = conversation()
    fixture.layout.followMessage(at: path, edge: .bottom)
    fixture.update(
      .insertItem(NewPath(section: 0, item: 0)),
      .insertItem(NewPath(section: 0, item: 21))
    )
    fixture.settle()
    // The message behind it is below the view.
    expectEqual(fixture.layout.followedIndexPath, IndexPath(item: 20, section: 0))
    expectEqual(fixture.view.contentOffset.y, 650)
    fixture.view.contentInset.bottom = 100
    fixture.frame()
    expectEqual(fixture.view.contentOffset.y, 750)
    stream(fixture, reply, height: 80, item: 20)
    expectEqual(fixture.view.contentOffset.y, 780)
    fixture.update(.deleteItem(OldPath(section: 0, item: 20)))
    fixture.settle()
    #expect(fixture.layout.followedIndexPath == nil)
  }

  @Test("that does not exist is not followed")
  func missing() {
    let (fixture, _) = conversation()
    #expect(!fixture.layout.followMessage(at: IndexPath(item: 20, section: 0), edge: .top))
    #expect(fixture.layout.followedIndexPath == nil)
    fixture.layout.followMessage(at: path, edge: .top)
    fixture.layout.stopFollowing()
    #expect(fixture.layout.followedIndexPath == nil)
  }

  @Test("can stand at the top although nothing follows it: T-41")
  func extended() {
    let (fixture, _) = conversation()
    fixture.layout.indexPathForExtendedLayout = IndexPath(item: 18, section: 0)
    fixture.frame()
    // Message 18 begins at 900.
    expectEqual(fixture.view.contentSize.height, 1_300)
    fixture.scroll(to: 900)
    expectEqual(fixture.view.contentOffset.y, 900)
    fixture.update(.insertItem(NewPath(section: 0, item: 0)))
    fixture.settle()
    expectEqual(fixture.view.contentSize.height, 1_350)
    expectEqual(fixture.layout.indexPathForExtendedLayout, IndexPath(item: 19, section: 0))
    fixture.update(.deleteItem(OldPath(section: 0, item: 19)))
    fixture.settle()
    #expect(fixture.layout.indexPathForExtendedLayout == nil)
    expectEqual(fixture.view.contentSize.height, 1_000)
  }
}
