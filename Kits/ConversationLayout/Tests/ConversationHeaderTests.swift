import ConversationLayout
import Foundation
import TesseraCore
import TesseraTestSupport
import Testing
import UIKit

/// Two sections of 20 messages of 50 points, below headers of 30 that grow to 80, in a view of 320 × 400.
@Suite("A header of a conversation that grows")
@MainActor
struct ConversationHeaderTests {
  private let kind = UICollectionView.elementKindSectionHeader

  private func conversation() -> ConversationFixture {
    let source = HeadedSource()
    source.preferredBoundaryHeight = 30
    return ConversationFixture([20, 20], source: source) { $0.settings.estimatedItemHeight = 50 }
  }

  private func grow(_ section: Int, in conversation: ConversationFixture) {
    let path = IndexPath(item: 0, section: section)
    let view = conversation.view.supplementaryView(forElementKind: kind, at: path)
    (view as? BoundaryView)?.height = 80
    view?.invalidateIntrinsicContentSize()
    conversation.frame()
  }

  @Test("stays where it begins if that is in sight, at the start of the conversation and elsewhere")
  func inSight() {
    let conversation = conversation()
    conversation.scroll(to: 0)
    grow(0, in: conversation)
    expectEqual(conversation.view.contentOffset.y, 0)
    expectEqual(conversation.place(ofKind: kind, section: 0).height, 80)
    // The second section begins at 80 + 20 × 50.
    conversation.scroll(to: 1_080)
    grow(1, in: conversation)
    expectEqual(conversation.view.contentOffset.y, 1_080)
  }

  @Test("is where a jump to it leads, whatever its height turns out to be")
  func jump() {
    let conversation = conversation()
    conversation.scroll(to: 0)
    conversation.source.preferredBoundaryHeight = 80
    conversation.scroll(to: 1_030)
    expectEqual(conversation.view.contentOffset.y, 1_030)
    expectEqual(
      conversation.place(ofKind: kind, section: 1),
      CGRect(x: 0, y: 1_030, width: 320, height: 80)
    )
  }

  @Test("moves no message in sight while it begins above them")
  func above() {
    let conversation = conversation()
    conversation.scroll(to: 20)
    grow(0, in: conversation)
    expectEqual(conversation.view.contentOffset.y, 70)
  }

  @Test("leaves the end of the conversation where it is")
  func atEnd() {
    let conversation = conversation()
    // 2 × 30 + 40 × 50 − 400
    conversation.scroll(to: 1_660)
    expectEqual(conversation.view.contentOffset.y, 1_660)
    conversation.scroll(to: 1_000)
    grow(1, in: conversation)
    expectEqual(conversation.view.contentOffset.y, 1_000)
    conversation.scroll(to: 1_710)
    conversation.update(.insertItem(NewPath(section: 1, item: 20)))
    conversation.settle()
    expectEqual(conversation.view.contentOffset.y, 1_760)
  }
}

/// Sections with headers and no footers.
@MainActor
private final class HeadedSource: MessageSource {
  override func sizeForHeader(
    _ conversationLayout: CollectionViewConversationLayout,
    inSection section: Int
  ) -> ConversationItemSize? { .estimated(CGSize(width: 320, height: 30)) }
}
