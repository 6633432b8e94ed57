import ConversationLayout
import Foundation
import TesseraCore
import TesseraTestSupport
import Testing

@testable import UIKit

/// 20 messages of 50 points in a view of 400, in whose motions the app has a say.
@Suite("Messages that stay in sight")
@MainActor
struct ConversationStayingTests {
  private func conversation(
    _ counts: [Int] = [20],
    isRightToLeft: Bool = false
  ) -> (ConversationFixture, AnimatingSource) {
    let source = AnimatingSource()
    source.preferredSize = { item, size in
      CGSize(width: size.width, height: source.heights[item.identity] ?? 50)
    }
    let fixture = ConversationFixture(counts, source: source, isRightToLeft: isRightToLeft) {
      $0.settings.estimatedItemHeight = 50
      $0.keepContentOffsetAtBottomOnBatchUpdates = false
    }
    return (fixture, source)
  }

  private func cell(_ item: Int, _ fixture: ConversationFixture) throws -> MessageCell {
    let found = fixture.view.cellForItem(at: IndexPath(item: item, section: 0))
    return try #require(found as? MessageCell)
  }

  @Test("are animated by the app where a batch moves or resizes them, and it knows which")
  func changes() {
    let (fixture, source) = conversation()
    source.heights[source.model.sections[0].items[5].identity] = 80
    fixture.update(
      .moveItem(from: OldPath(section: 0, item: 1), to: NewPath(section: 0, item: 3)),
      .reconfigureItem(OldPath(section: 0, item: 5)),
      .reconfigureItem(OldPath(section: 0, item: 6)),
      .insertItem(NewPath(section: 0, item: 0))
    )
    // Message 0 is held at the top, so what was inserted above it is out of sight, and nothing else moves by that.
    expectEqual(fixture.view.contentOffset.y, 50)
    expectEqual(
      source.animated,
      [
        .init(change: .move, paths: [1, 3], tops: [100, 150], heights: [50, 50]),
        .init(change: .reconfigure, paths: [5, 6], tops: [300, 300], heights: [50, 80]),
      ]
    )
    #expect(source.appeared.isEmpty)
    #expect(source.disappeared.isEmpty)
    #expect(fixture.diagnostics.isEmpty)
  }

  @Test(
    "start where they are on screen, and what is in them as the app says",
    arguments: [false, true]
  )
  func content(isRightToLeft: Bool) throws {
    let (fixture, source) = conversation(isRightToLeft: isRightToLeft)
    source.fadesIn = true
    let moved = try cell(1, fixture)
    fixture.update(.moveItem(from: OldPath(section: 0, item: 1), to: NewPath(section: 0, item: 3)))
    #expect(try cell(3, fixture) === moved)
    expectEqual(moved.layer.shown.position.y, 75)
    expectEqual(moved.contentView.layer.shown.opacity, 0)
    fixture.fixture.backend.advance(by: 0.15)
    #expect(abs(moved.layer.shown.position.y - 125) < 0.5)
    #expect(abs(moved.contentView.layer.shown.opacity - 0.5) < 0.01)
    fixture.settle()
    expectEqual(moved.layer.shown.position.y, 175)
    expectEqual(moved.contentView.layer.shown.opacity, 1)
  }

  @Test("are also those of sections that are moved")
  func sections() {
    let (fixture, source) = conversation([2, 2, 20])
    fixture.update(.moveSection(from: OldSection(0), to: NewSection(1)))
    expectEqual(source.animated.map(\.change), [.move, .move])
    expectEqual(source.animated.map(\.paths), [[0, 0], [1, 1]])
  }

  @Test("are none of those that come into sight by a move, which start where the app says")
  func movedIntoSight() throws {
    let (fixture, source) = conversation()
    source.startsAtLeft = true
    fixture.update(.moveItem(from: OldPath(section: 0, item: 15), to: NewPath(section: 0, item: 2)))
    expectEqual(source.appeared, [.init(path: 2, change: .move)])
    #expect(source.animated.isEmpty)
    expectEqual(try cell(2, fixture).layer.shown.position.x, -160)
    fixture.fixture.backend.advance(by: 0.15)
    #expect(abs(try cell(2, fixture).layer.shown.position.x) < 0.5)
    fixture.settle()
    expectEqual(try cell(2, fixture).layer.shown.position, CGPoint(x: 160, y: 125))
  }

  @Test("are none of those that leave the sight by a move, which end where the app says")
  func movedOutOfSight() throws {
    let (fixture, source) = conversation()
    source.startsAtLeft = true
    let leaving = try cell(2, fixture)
    fixture.update(.moveItem(from: OldPath(section: 0, item: 2), to: NewPath(section: 0, item: 15)))
    expectEqual(source.disappeared, [.init(path: 2, change: .move)])
    #expect(source.animated.isEmpty)
    fixture.fixture.backend.advance(by: 0.15)
    #expect(abs(leaving.layer.shown.position.x) < 0.5)
    expectEqual(leaving.layer.shown.position.y, 125)
    fixture.settle()
    #expect(fixture.diagnostics.isEmpty)
  }

  @Test("are left alone by a delegate that says nothing, and by a batch that only makes room")
  func others() {
    let (fixture, source) = conversation()
    fixture.update(
      .insertItem(NewPath(section: 0, item: 3)),
      .deleteItem(OldPath(section: 0, item: 6))
    )
    #expect(source.animated.isEmpty)
    let plain = ConversationFixture([5])
    plain.update(.moveItem(from: OldPath(section: 0, item: 0), to: NewPath(section: 0, item: 2)))
    plain.settle()
    #expect(plain.diagnostics.isEmpty)
  }
}

/// Notes what it is asked, and animates what is in cells that stay.
@MainActor
private final class AnimatingSource: MessageSource {
  struct Note: Equatable {
    let path: Int
    let change: ConversationElementChange
  }

  /// An element that stays: its paths, tops and heights before and after.
  struct Motion: Equatable {
    let change: ConversationElementChange
    let paths: [Int]
    let tops: [CGFloat]
    let heights: [CGFloat]
  }

  var appeared: [Note] = []
  var disappeared: [Note] = []
  var animated: [Motion] = []
  /// Whether what is in a cell fades in when the cell moves.
  var fadesIn = false
  /// Whether what comes into sight comes from the left, and what leaves it goes there.
  var startsAtLeft = false

  override func initialLayoutAttributesForInsertedElement(
    _ conversationLayout: CollectionViewConversationLayout,
    modifying attributes: ConversationLayoutAttributes,
    for change: ConversationElementChange
  ) -> ConversationLayoutAttributes? {
    guard change != .insert else { return nil }
    appeared.append(Note(path: attributes.indexPath.item, change: change))
    guard startsAtLeft else { return nil }
    attributes.center.x -= 320
    return attributes
  }

  override func finalLayoutAttributesForDeletedElement(
    _ conversationLayout: CollectionViewConversationLayout,
    modifying attributes: ConversationLayoutAttributes,
    for change: ConversationElementChange
  ) -> ConversationLayoutAttributes? {
    disappeared.append(Note(path: attributes.indexPath.item, change: change))
    guard startsAtLeft else { return nil }
    attributes.center.x -= 320
    return attributes
  }

  override func animateStayingElement(
    _ conversationLayout: CollectionViewConversationLayout,
    from former: ConversationLayoutAttributes,
    to attributes: ConversationLayoutAttributes,
    for change: ConversationElementChange
  ) {
    animated.append(
      Motion(
        change: change,
        paths: [former.indexPath.item, attributes.indexPath.item],
        tops: [former.frame.minY, attributes.frame.minY],
        heights: [former.frame.height, attributes.frame.height]
      )
    )
    guard fadesIn,
      let cell = conversationLayout.collectionView?.cellForItem(at: attributes.indexPath)
    else { return }
    UIView.performWithoutAnimation { cell.contentView.alpha = 0 }
    cell.contentView.alpha = 1
  }
}
