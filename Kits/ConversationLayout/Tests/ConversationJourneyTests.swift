import ConversationLayout
import Foundation
import TesseraCore
import TesseraTestSupport
import Testing
import UIKit

@Suite("A scroll through a conversation that is loaded on the way")
@MainActor
struct ConversationJourneyTests {
  /// 500 messages that are assumed to be 44 points high and really 20 to 150, seen from the 400th on.
  private func conversation(loadsPages: Bool) -> (ConversationFixture, PagedMessageSource) {
    let source = PagedMessageSource()
    source.preferredSize = { item, size in
      CGSize(width: size.width, height: CGFloat(20 + item.identity * 7_919 % 131))
    }
    let fixture = ConversationFixture([500], source: source)
    fixture.layout.scrollToItem(at: IndexPath(item: 400, section: 0), edge: .top, animated: false)
    fixture.settle()
    if loadsPages { source.fixture = fixture }
    return (fixture, source)
  }

  @Test(
    "ends at its message, in front of which pages of others come in",
    arguments: [5, 20, 200, 390, 495],
    [false, true]
  )
  func pages(item: Int, isUpdating: Bool) throws {
    let (fixture, source) = conversation(loadsPages: true)
    let target = source.model.sections[0].items[item].identity
    if isUpdating { fixture.update(.reloadItem(OldPath(section: 0, item: 401))) }
    fixture.layout.scrollToItem(
      at: IndexPath(item: item, section: 0),
      edge: .top,
      offset: 80,
      animated: true
    )
    fixture.settle()
    let top = try #require(fixture.tops[target])
    #expect(abs(top - 80) <= 0.5)
    #expect(item != 5 || source.pages > 0)
  }

  @Test("ends at its message, whatever sizes are found on the way", arguments: 1...4)
  func anywhere(seed: UInt64) throws {
    var dice = SeededGenerator(seed: seed)
    for _ in 0..<12 {
      let (fixture, _) = conversation(loadsPages: false)
      let item = Int.random(in: 0..<480, using: &dice)
      let start = Int.random(in: 0..<480, using: &dice)
      fixture.layout.scrollToItem(
        at: IndexPath(item: start, section: 0),
        edge: .top,
        animated: false
      )
      fixture.settle()
      fixture.layout.scrollToItem(at: IndexPath(item: item, section: 0), edge: .top, animated: true)
      fixture.settle()
      let top = fixture.tops[fixture.source.model.sections[0].items[item].identity]
      #expect(
        top.map { abs($0) <= 0.5 } == true,
        "from \(start) to \(item): \(String(describing: top))"
      )
    }
  }

  @Test("is over once it has arrived: batches then keep what is read, as after one at once")
  func isOver() {
    let tops = [false, true].map { animated in
      let (fixture, _) = conversation(loadsPages: false)
      let path = IndexPath(item: 200, section: 0)
      fixture.layout.scrollToItem(at: path, edge: .top, animated: animated)
      fixture.settle()
      let leaving = (0..<499).map { UpdateOperation.deleteItem(OldPath(section: 0, item: $0)) }
      let coming = (0..<80).map { UpdateOperation.insertItem(NewPath(section: 0, item: $0)) }
      let change = ModelChange(before: fixture.source.model, applying: leaving + coming)
      fixture.update(change)
      fixture.settle()
      return fixture.tops
    }
    expectEqual(tops[0], tops[1])
  }

  @Test("at once ends at its message, too", arguments: [5, 20, 200, 390, 495], [false, true])
  func pagesAtOnce(item: Int, isUpdating: Bool) throws {
    let (fixture, source) = conversation(loadsPages: true)
    let target = source.model.sections[0].items[item].identity
    if isUpdating { fixture.update(.reloadItem(OldPath(section: 0, item: 401))) }
    fixture.layout.scrollToItem(
      at: IndexPath(item: item, section: 0),
      edge: .bottom,
      offset: 40,
      animated: false
    )
    fixture.settle()
    #expect(abs(try #require(fixture.bottoms[target]) - 360) <= 0.5)
  }
}

/// Messages, in front of which a page of others is loaded where the first ones come into sight, and of which some stay at
/// the top.
@MainActor
private final class PagedMessageSource: MessageSource, ConversationLayoutPinningDelegate {
  weak var fixture: ConversationFixture?
  private(set) var pages = 0

  override func collectionView(
    _ collectionView: UICollectionView,
    willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    guard let fixture, indexPath.item < 10, pages < 3 else { return }
    pages += 1
    let page = (0..<50).map { UpdateOperation.insertItem(NewPath(section: 0, item: $0)) }
    fixture.update(ModelChange(before: model, applying: page))
  }

  func pinnedItems(
    _ conversationLayout: CollectionViewConversationLayout,
    to edge: ConversationPosition.Edge
  ) -> [IndexPath] {
    guard edge == .top else { return [] }
    return model.sections[0].items.indices.filter { $0 % 40 == 7 }
      .map { IndexPath(item: $0, section: 0) }
  }
}
