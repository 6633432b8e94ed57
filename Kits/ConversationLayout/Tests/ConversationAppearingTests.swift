import ConversationLayout
import Foundation
import TesseraCore
import TesseraTestSupport
import Testing

@testable import UIKit

@Suite("Messages that come and go")
@MainActor
struct ConversationAppearingTests {
  /// Messages of 50 points that come from the left and go to the right.
  private func conversation(_ count: Int = 20) -> (ConversationFixture, SlidingSource) {
    let source = SlidingSource()
    source.preferredSize = { item, size in
      CGSize(width: size.width, height: source.heights[item.identity] ?? 50)
    }
    let fixture = ConversationFixture([count], source: source) {
      $0.settings.estimatedItemHeight = 40
    }
    return (fixture, source)
  }

  /// Where the middle of a message is on screen right now, as it looks, whether it goes or stays.
  private func middle(_ identity: Int, _ fixture: ConversationFixture) -> CGPoint? {
    let cells = fixture.view.subviews.compactMap { $0 as? MessageCell }
    let cell = cells.first { $0.item?.identity == identity && !$0.isHidden }
    guard let looks = cell?.layer.shown else { return nil }
    return CGPoint(x: looks.position.x, y: looks.position.y - fixture.view.layer.shown.bounds.minY)
  }

  @Test("start and end where the delegate says, and know why")
  func ends() throws {
    let (fixture, source) = conversation()
    let deleted = source.model.sections[0].items[1].identity
    fixture.update(
      .insertItem(NewPath(section: 0, item: 0)),
      .deleteItem(OldPath(section: 0, item: 1)),
      .reloadItem(OldPath(section: 0, item: 2))
    )
    let inserted = source.model.sections[0].items[0].identity
    expectEqual(source.appeared.map(\.change), [.insert, .reload])
    expectEqual(source.disappeared.map(\.change), [.delete, .reload])
    fixture.fixture.backend.advance(by: 0.15)
    let coming = try #require(middle(inserted, fixture))
    let going = try #require(middle(deleted, fixture))
    // Half of the way of 320 points in half of the time; the middle is at 160.
    #expect(abs(coming.x - 0) < 0.5)
    #expect(abs(going.x - 320) < 0.5)
    fixture.settle()
    expectEqual(middle(inserted, fixture)?.x, 160)
    #expect(middle(deleted, fixture) == nil)
  }

  @Test("start at the size that they find, not at the one that is assumed")
  func estimated() throws {
    let (fixture, source) = conversation(3)
    fixture.update(.insertItem(NewPath(section: 0, item: 1)))
    // It is 50 points high and begins at 50; assumed were 40.
    let start = try #require(middle(source.model.sections[0].items[1].identity, fixture))
    expectEqual(start, CGPoint(x: -160, y: 75))
  }

  @Test("go without moving down or up while messages come above")
  func offset() throws {
    let (fixture, source) = conversation(40)
    fixture.scroll(to: 600)
    let deleted = source.model.sections[0].items[15].identity
    let before = try #require(middle(deleted, fixture))
    fixture.update(
      .insertItem(NewPath(section: 0, item: 0)),
      .insertItem(NewPath(section: 0, item: 1)),
      .deleteItem(OldPath(section: 0, item: 15))
    )
    for _ in 0..<17 {
      let now = try #require(middle(deleted, fixture))
      #expect(abs(now.y - before.y) < 0.01)
      fixture.fixture.backend.advance(by: 1 / 60)
    }
  }

  @Test("are left to the collection view by a delegate that says nothing")
  func defaults() {
    let fixture = ConversationFixture([5])
    let path = IndexPath(item: 0, section: 0)
    #expect(fixture.layout.initialLayoutAttributesForAppearingItem(at: path) == nil)
    fixture.update(.insertItem(NewPath(section: 0, item: 0)))
    fixture.settle()
    expectEqual(fixture.place(0).minX, 0)
    #expect(fixture.diagnostics.isEmpty)
  }
}

/// Has messages come from the left and go to the right.
@MainActor
private final class SlidingSource: MessageSource {
  struct Note: Equatable {
    let path: IndexPath
    let change: ConversationElementChange
  }

  var appeared: [Note] = []
  var disappeared: [Note] = []

  override func initialLayoutAttributesForInsertedElement(
    _ conversationLayout: CollectionViewConversationLayout,
    modifying attributes: ConversationLayoutAttributes,
    for change: ConversationElementChange
  ) -> ConversationLayoutAttributes? {
    appeared.append(Note(path: attributes.indexPath, change: change))
    attributes.center.x -= 320
    return attributes
  }

  override func finalLayoutAttributesForDeletedElement(
    _ conversationLayout: CollectionViewConversationLayout,
    modifying attributes: ConversationLayoutAttributes,
    for change: ConversationElementChange
  ) -> ConversationLayoutAttributes? {
    disappeared.append(Note(path: attributes.indexPath, change: change))
    attributes.center.x += 320
    return attributes
  }
}
