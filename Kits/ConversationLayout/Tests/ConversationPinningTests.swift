import ConversationLayout
import Foundation
import TesseraCore
import TesseraTestSupport
import Testing
import UIKit

/// 20 messages of 50 points in a view of 400.
@Suite("A pinned message")
@MainActor
struct ConversationPinningTests {
  private func conversation(top: [Int] = [], bottom: [Int] = []) -> ConversationFixture {
    let source = PinningSource(top: top, bottom: bottom)
    source.preferredSize = { _, size in CGSize(width: size.width, height: 50) }
    return ConversationFixture([20], source: source) { $0.settings.estimatedItemHeight = 50 }
  }

  private func attributes(_ item: Int, _ fixture: ConversationFixture) throws
    -> ConversationLayoutAttributes
  {
    let path = IndexPath(item: item, section: 0)
    let cell = try #require(fixture.view.cellForItem(at: path) as? MessageCell)
    return try #require(cell.applied)
  }

  @Test("stays at the top until the next one pushes it away: T-38")
  func top() throws {
    let fixture = conversation(top: [0, 10])
    fixture.scroll(to: 200)
    expectEqual(try attributes(0, fixture).frame.minY, 200)
    expectEqual(try attributes(0, fixture).pinningProgress, 1)
    fixture.scroll(to: 460)
    let first = try attributes(0, fixture)
    let second = try attributes(10, fixture)
    expectEqual(first.frame.minY, 450)
    #expect(abs(first.pinningProgress - 0.8) < 0.001)
    #expect(first.isPinned)
    expectEqual(first.pinningEdge, .top)
    expectEqual(second.frame.minY, 500)
    #expect(abs(second.pinningProgress - 0.2) < 0.001)
    #expect(!second.isPinned)
    #expect(try !attributes(12, fixture).isPinned)
  }

  @Test("stays at the bottom until it is reached")
  func bottom() throws {
    let fixture = conversation(bottom: [5, 15])
    // Message 5 ends at 300, above the bottom of the view at 400; message 15 is held there.
    expectEqual(try attributes(15, fixture).frame.maxY, 400)
    expectEqual(try attributes(5, fixture).frame.minY, 250)
    fixture.scroll(to: 500)
    expectEqual(try attributes(15, fixture).frame.minY, 750)
    #expect(try attributes(15, fixture).pinningEdge == nil || !attributes(15, fixture).isPinned)
  }

  @Test("is in front of the others, and within what insets leave free")
  func insets() throws {
    let fixture = conversation(top: [0])
    fixture.view.contentInset.top = 30
    fixture.scroll(to: 200)
    expectEqual(try attributes(0, fixture).frame.minY, 230)
    #expect(try attributes(0, fixture).zIndex > attributes(6, fixture).zIndex)
  }

  @Test("follows its message through batches, and moves nothing that is read")
  func batches() throws {
    let fixture = conversation(top: [2])
    fixture.scroll(to: 300)
    (fixture.source as? PinningSource)?.top = [4]
    fixture.update(
      .insertItem(NewPath(section: 0, item: 0)),
      .insertItem(NewPath(section: 0, item: 1))
    )
    fixture.settle()
    expectEqual(fixture.view.contentOffset.y, 400)
    expectEqual(try attributes(4, fixture).frame.minY, 400)
    #expect(fixture.diagnostics.isEmpty)
  }

  @Test("may be the header of a section, which finds its own size and is pushed away by the next")
  func headers() {
    let source = PinningSource(top: [], bottom: [])
    source.boundarySize = .estimated(CGSize(width: 320, height: 30))
    source.preferredBoundaryHeight = 20
    source.headers = [0, 1]
    source.preferredSize = { _, size in CGSize(width: size.width, height: 50) }
    let fixture = ConversationFixture([10, 10], source: source) {
      $0.settings.estimatedItemHeight = 50
    }
    let header = UICollectionView.elementKindSectionHeader
    fixture.scroll(to: 100)
    expectEqual(fixture.place(ofKind: header, section: 0).minY, 100)
    expectEqual(fixture.place(ofKind: header, section: 0).height, 20)
    // Section 1 begins at 540: 20 and 20 of the first header and footer, and ten messages. Sizes are found first.
    fixture.scroll(to: 530)
    fixture.scroll(to: 530)
    expectEqual(fixture.place(ofKind: header, section: 1).minY, 540)
    expectEqual(fixture.place(ofKind: header, section: 0).minY, 520)
    fixture.scroll(to: 600)
    expectEqual(fixture.place(ofKind: header, section: 1).minY, 600)
    let shown = fixture.view.visibleSupplementaryViews(ofKind: header).map(\.frame.minY)
    expectEqual(shown, [600])
    #expect(fixture.diagnostics.isEmpty)
  }

  @Test("that does not exist has no effect")
  func missing() {
    let fixture = conversation(top: [99, -1], bottom: [99])
    (fixture.source as? PinningSource)?.headers = [-1, 0, 5]
    fixture.layout.invalidateLayout()
    fixture.scroll(to: 200)
    expectEqual(fixture.view.visibleCells.count, 8)
    #expect(fixture.diagnostics.isEmpty)
  }
}

@MainActor
private final class PinningSource: MessageSource, ConversationLayoutPinningDelegate {
  var top: [Int]
  let bottom: [Int]
  /// The sections whose headers are pinned to the top.
  var headers: [Int] = []

  init(top: [Int], bottom: [Int]) {
    self.top = top
    self.bottom = bottom
  }

  func pinnedItems(
    _ conversationLayout: CollectionViewConversationLayout,
    to edge: ConversationPosition.Edge
  ) -> [IndexPath] { (edge == .top ? top : bottom).map { IndexPath(item: $0, section: 0) } }

  func sectionsWithPinnedHeader(
    _ conversationLayout: CollectionViewConversationLayout,
    to edge: ConversationPosition.Edge
  ) -> [Int] { edge == .top ? headers : [] }
}
