import ConversationLayout
import Foundation
import TesseraCore
import TesseraTestSupport
import Testing
import UIKit

/// 20 messages of 50 points in a view of 400, with 8 points of insets below them: the greatest offset is 608.
@Suite("The end of a conversation with an inset")
@MainActor
struct ConversationEndTests {
  /// How the last message is scrolled to.
  enum Way: CaseIterable, Sendable {
    case layout, layoutAnimated, view, viewAnimated
  }

  private func conversation(covered: CGFloat = 0) -> ConversationFixture {
    let fixture = ConversationFixture([20]) { layout in
      layout.settings.estimatedItemHeight = 50
      layout.settings.additionalInsets.bottom = 8
    }
    fixture.view.contentInset.bottom = covered
    fixture.frame()
    return fixture
  }

  private func open(_ fixture: ConversationFixture, _ way: Way) {
    let path = IndexPath(item: 19, section: 0)
    switch way {
    case .layout: fixture.layout.scrollToItem(at: path, edge: .bottom, animated: false)
    case .layoutAnimated: fixture.layout.scrollToItem(at: path, edge: .bottom, animated: true)
    case .view: fixture.view.scrollToItem(at: path, at: .bottom, animated: false)
    case .viewAnimated: fixture.view.scrollToItem(at: path, at: .bottom, animated: true)
    }
    fixture.settle()
  }

  @Test("is where a scroll to the last message ends", arguments: Way.allCases)
  func opens(way: Way) {
    let fixture = conversation()
    open(fixture, way)
    // 20 × 50 + 8 − 400
    expectEqual(fixture.view.contentOffset.y, 608)
  }

  @Test("follows what comes after it is opened at its last message", arguments: Way.allCases)
  func follows(way: Way) {
    let fixture = conversation()
    open(fixture, way)
    for count in 21...23 {
      fixture.update(.insertItem(NewPath(section: 0, item: count - 1)))
      fixture.settle()
      let end = CGFloat(count) * 50 + 8 - 400
      expectEqual(fixture.view.contentOffset.y, end)
    }
  }

  @Test("is where it is opened before anything is shown, too")
  func opensAtFirst() {
    let fixture = Fixture(width: 320, height: 400)
    let layout = CollectionViewConversationLayout()
    layout.settings.estimatedItemHeight = 50
    layout.settings.additionalInsets.bottom = 8
    let source = MessageSource()
    source.model = CollectionModel(counts: [20])
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 400),
      collectionViewLayout: layout
    )
    view.register(MessageCell.self, forCellWithReuseIdentifier: "message")
    view.dataSource = source
    layout.scrollToItem(at: IndexPath(item: 19, section: 0), edge: .bottom, animated: false)
    fixture.show(view)
    expectEqual(view.contentOffset.y, 608)
  }

  @Test("includes what covers the view there", arguments: Way.allCases)
  func covered(way: Way) {
    let fixture = conversation(covered: 100)
    open(fixture, way)
    expectEqual(fixture.view.contentOffset.y, 708)
    fixture.update(.insertItem(NewPath(section: 0, item: 20)))
    fixture.settle()
    expectEqual(fixture.view.contentOffset.y, 758)
  }

  @Test("is reached with the last message wholly in sight: who reads there follows")
  func reader() {
    // With 600 the last message ends at the lower edge.
    for (offset, end) in [(CGFloat(600), CGFloat(658)), (604, 658), (598, 598)] {
      let fixture = conversation()
      fixture.scroll(to: offset)
      fixture.update(.insertItem(NewPath(section: 0, item: 20)))
      fixture.settle()
      expectEqual(fixture.view.contentOffset.y, end)
    }
  }

  @Test("stays where the reader left it while messages come in front")
  func inFront() {
    let fixture = conversation()
    fixture.scroll(to: 604)
    fixture.update(.insertItem(NewPath(section: 0, item: 0)))
    fixture.settle()
    expectEqual(fixture.view.contentOffset.y, 654)
  }
}
