import ConversationLayout
import Foundation
import TesseraTestSupport
import Testing
import UIKit

@Suite("A conversation layout in every configuration")
@MainActor
struct ConversationContractTests {
  @Test("keeps the contract of layouts", arguments: ConversationCase.allCases)
  func keepsTheContract(configuration: ConversationCase) throws {
    try requireLayoutContract(of: configuration.subject)
  }
}

/// What a conversation layout can be told.
enum ConversationCase: String, CaseIterable, Sendable {
  case plain
  case exact
  case spaced
  case boundaries
  case measured
  case measuredAndSunk
  case pinned

  @MainActor
  var subject: LayoutSubject {
    var subject = LayoutSubject("conversation, \(rawValue)") { _ in
      let layout = OwningLayout()
      layout.own(ConstantDelegate(self))
      if self == .spaced || self == .measuredAndSunk {
        layout.settings.interItemSpacing = 3
        layout.settings.interSectionSpacing = 7
        layout.settings.additionalInsets = NSDirectionalEdgeInsets(
          top: 5,
          leading: 11,
          bottom: 9,
          trailing: 2
        )
      }
      layout.keepContentAtBottomOfVisibleArea = self == .measuredAndSunk
      return layout
    }
    subject.axes = [.vertical]
    if self == .measured || self == .measuredAndSunk {
      subject.preferredExtent = { CGFloat(15 + $0.identity * 7 % 35) }
    }
    return subject
  }
}

/// A layout that keeps its delegate alive.
@MainActor
private final class OwningLayout: CollectionViewConversationLayout {
  private var owned: ConstantDelegate?

  func own(_ delegate: ConstantDelegate) {
    owned = delegate
    self.delegate = delegate
  }
}

/// A delegate that says the same of every element.
@MainActor
private final class ConstantDelegate: ConversationLayoutSizingDelegate,
  ConversationLayoutPinningDelegate
{
  private let configuration: ConversationCase

  init(_ configuration: ConversationCase) { self.configuration = configuration }

  func sizeForHeader(
    _ conversationLayout: CollectionViewConversationLayout,
    inSection section: Int
  ) -> ConversationItemSize? {
    configuration == .boundaries ? .exact(CGSize(width: 50, height: 12)) : nil
  }

  func sizeForFooter(
    _ conversationLayout: CollectionViewConversationLayout,
    inSection section: Int
  ) -> ConversationItemSize? {
    configuration == .boundaries ? .exact(CGSize(width: 50, height: 9)) : nil
  }

  func sizeForItem(
    _ conversationLayout: CollectionViewConversationLayout,
    at indexPath: IndexPath
  ) -> ConversationItemSize {
    configuration == .exact ? .exact(CGSize(width: 90, height: 31)) : .auto
  }

  func pinnedItems(
    _ conversationLayout: CollectionViewConversationLayout,
    to edge: ConversationPosition.Edge
  ) -> [IndexPath] {
    guard configuration == .pinned, let view = conversationLayout.collectionView else { return [] }
    // The second message of each section at the top, and the first at the bottom, whether they are there or not.
    return (0..<view.numberOfSections).map { IndexPath(item: edge == .top ? 1 : 0, section: $0) }
  }

  func alignmentForItem(
    _ conversationLayout: CollectionViewConversationLayout,
    at indexPath: IndexPath
  ) -> ConversationItemAlignment { configuration == .exact ? .trailing : .fullWidth }
}
