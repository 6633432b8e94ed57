import ConversationLayout
import Foundation
import TesseraCore
import TesseraTestSupport
import Testing
import UIKit

@Suite("A position in a conversation")
@MainActor
struct ConversationPositionTests {
  /// Messages that are assumed to be 44 points high and really 20 to 400.
  private func conversation(_ count: Int, source: MessageSource = MessageSource())
    -> ConversationFixture
  {
    source.preferredSize = { item, size in
      let text = CGFloat(20 + item.identity * 7_919 % 381)
      return CGSize(width: size.width, height: (text * 320 / size.width).rounded())
    }
    return ConversationFixture([count], source: source)
  }

  /// How far an item's edge is from where it is to be.
  private func error(
    _ fixture: ConversationFixture,
    _ item: Int,
    _ edge: ConversationPosition.Edge,
    _ offset: CGFloat
  ) -> CGFloat {
    let frame = fixture.place(item)
    let top = fixture.view.contentOffset.y
    return switch edge {
    case .top: frame.minY - top - offset
    case .bottom: top + 400 - frame.maxY - offset
    }
  }

  @Test("is reached exactly, at any edge", arguments: [0, 1, 77, 50_000, 99_998, 99_999])
  func reached(item: Int) {
    for (edge, offset) in [
      (ConversationPosition.Edge.top, CGFloat(0)), (.top, 30), (.bottom, 0), (.bottom, -25),
    ] {
      let fixture = conversation(100_000)
      let path = IndexPath(item: item, section: 0)
      #expect(fixture.layout.scrollToItem(at: path, edge: edge, offset: offset, animated: false))
      fixture.frame()
      let limit = fixture.view.contentSize.height - 400
      let isAtEnd = [0, limit].contains(fixture.view.contentOffset.y)
      #expect(isAtEnd || abs(error(fixture, item, edge, offset)) <= 0.5)
      #expect(fixture.place(item).intersects(fixture.view.bounds))
    }
  }

  @Test(
    "is reached in an animation within a second, without turning back",
    arguments: [3, 40, 700, 50_000, 99_000],
    [false, true]
  )
  func animated(item: Int, insertsAbove: Bool) {
    let fixture = conversation(100_000)
    fixture.layout.scrollToItem(at: IndexPath(item: 300, section: 0), edge: .top, animated: false)
    fixture.frame()
    var target = item
    fixture.layout.scrollToItem(at: IndexPath(item: item, section: 0), edge: .top, animated: true)
    var reversals = 0
    var last: (offset: CGFloat, tops: [Int: CGFloat])?
    var direction: CGFloat = 0
    for step in 0..<60 {
      if insertsAbove, step % 6 == 3 {
        fixture.update(.insertItem(NewPath(section: 0, item: 0)))
        target += 1
      }
      fixture.fixture.backend.advance(by: 1 / 60)
      let tops = fixture.tops
      // How far what was seen before has moved on screen.
      if let last, let seen = tops.keys.first(where: { last.tops[$0] != nil }),
        let before = last.tops[seen], let now = tops[seen], abs(now - before) > 0.5
      {
        let sign: CGFloat = now > before ? 1 : -1
        if direction != 0, sign != direction { reversals += 1 }
        direction = sign
      }
      last = (fixture.view.contentOffset.y, tops)
    }
    #expect(reversals <= 1)
    let now = fixture.view.contentOffset.y
    #expect(abs(error(fixture, target, .top, 0)) <= 0.5)
    fixture.settle()
    expectEqual(fixture.view.contentOffset.y, now)
  }

  @Test("is restored in another width, from what was stored", arguments: [false, true])
  func restored(fromTop: Bool) throws {
    let fixture = conversation(5_000)
    fixture.scroll(to: 60_000)
    let edge: ConversationPosition.Edge = fromTop ? .top : .bottom
    let taken = try #require(fixture.layout.position(from: edge))
    let stored = try JSONEncoder().encode(taken)
    let position = try JSONDecoder().decode(ConversationPosition.self, from: stored)
    expectEqual(position, taken)
    let later = conversation(5_000)
    later.view.frame.size.width = 200
    later.frame()
    #expect(later.layout.restore(position))
    later.frame()
    #expect(abs(error(later, position.indexPath.item, edge, position.offset)) <= 0.5)
  }

  @Test("goes by identity, and by what came in its place")
  func identity() throws {
    let source = IdentifiedMessageSource()
    let fixture = conversation(200, source: source)
    fixture.scroll(to: 3_000)
    let position = try #require(fixture.layout.position(from: .top))
    let item = position.indexPath.item
    expectEqual(position.identity, "\(source.model.sections[0].items[item].identity)")
    fixture.update(
      .insertItem(NewPath(section: 0, item: 0)),
      .insertItem(NewPath(section: 0, item: 1))
    )
    fixture.settle()
    fixture.scroll(to: 0)
    #expect(fixture.layout.restore(position))
    #expect(abs(error(fixture, item + 2, .top, position.offset)) <= 0.5)
    fixture.update(.deleteItem(OldPath(section: 0, item: item + 2)))
    fixture.settle()
    fixture.scroll(to: 0)
    // Its identity is gone, and the message that followed it has come in its place.
    #expect(fixture.layout.restore(position))
    #expect(abs(error(fixture, item + 2, .top, position.offset)) <= 0.5)
  }

  @Test(
    "without an identity goes along with batches, and to what came in its place",
    arguments: [false, true]
  )
  func journal(fromTop: Bool) throws {
    let fixture = conversation(200)
    fixture.scroll(to: 3_000)
    let edge: ConversationPosition.Edge = fromTop ? .top : .bottom
    let taken = try #require(fixture.layout.position(from: edge))
    let stored = try JSONEncoder().encode(taken)
    let position = try JSONDecoder().decode(ConversationPosition.self, from: stored)
    #expect(position.identity == nil)
    let item = position.indexPath.item
    fixture.update(
      .insertItem(NewPath(section: 0, item: 0)),
      .insertItem(NewPath(section: 0, item: 1)),
      .insertItem(NewPath(section: 0, item: item + 8))
    )
    fixture.settle()
    fixture.scroll(to: 0)
    #expect(fixture.layout.restore(position))
    #expect(abs(error(fixture, item + 2, edge, position.offset)) <= 0.5)
    fixture.update(.deleteItem(OldPath(section: 0, item: item + 2)))
    fixture.settle()
    fixture.scroll(to: 0)
    #expect(fixture.layout.restore(position))
    // For its start what follows has come in its place, for its end what was in front of it.
    #expect(abs(error(fixture, item + (fromTop ? 2 : 1), edge, position.offset)) <= 0.5)
  }

  @Test("of an older version is read")
  func olderVersion() throws {
    let path = try JSONEncoder().encode(IndexPath(item: 3, section: 0))
    let text =
      "{\"indexPath\":\(String(decoding: path, as: UTF8.self)),\"edge\":\"top\",\"offset\":4}"
    let position = try JSONDecoder().decode(ConversationPosition.self, from: Data(text.utf8))
    expectEqual(position.indexPath, IndexPath(item: 3, section: 0))
    #expect(conversation(30).layout.restore(position))
  }

  @Test("behind the end is that of the last message, and nothing without messages")
  func missing() {
    let fixture = conversation(30)
    let behind = ConversationPosition(indexPath: IndexPath(item: 99, section: 3), edge: .bottom)
    #expect(fixture.layout.restore(behind))
    expectEqual(fixture.view.contentOffset.y, fixture.view.contentSize.height - 400)
    for offset in [CGFloat.nan, .infinity] {
      let wrong = ConversationPosition(
        indexPath: IndexPath(item: 0, section: 0),
        edge: .top,
        offset: offset
      )
      #expect(!fixture.layout.restore(wrong))
    }
    #expect(
      !fixture.layout.scrollToItem(
        at: IndexPath(item: 30, section: 0),
        edge: .top,
        animated: true
      )
    )
    #expect(conversation(0).layout.position(from: .top) == nil)
    #expect(!conversation(0).layout.restore(behind))
    #expect(!CollectionViewConversationLayout().restore(behind))
  }
}

/// Messages that are known by their numbers.
@MainActor
private final class IdentifiedMessageSource: MessageSource, ConversationLayoutIdentityDelegate {
  func identityOfItem(
    _ conversationLayout: CollectionViewConversationLayout,
    at indexPath: IndexPath
  ) -> String? { "\(model.sections[indexPath.section].items[indexPath.item].identity)" }

  func indexPathOfItem(
    _ conversationLayout: CollectionViewConversationLayout,
    identity: String
  ) -> IndexPath? {
    model.sections[0].items.firstIndex { "\($0.identity)" == identity }
      .map { IndexPath(item: $0, section: 0) }
  }
}
