public import Foundation
import UIKit

/// A delegate that has some items and headers stay in sight, such as dates and an unread mark.
///
/// An element that is pinned to the top stays there while it is scrolled past, until the next one that is pinned to the
/// top pushes it away; at the bottom it is the other way round. Only one for each edge is seen at a time.
@preconcurrency @MainActor
public protocol ConversationLayoutPinningDelegate: ConversationLayoutDelegate {
  /// The items that stay at an edge of what is visible, in any order.
  ///
  /// Asked after each change of the data and each `invalidateLayout()`, in the index space that the data source has
  /// then. Paths that name no item have no effect. Costs O(p log p) for p items, and O(log p) while scrolling.
  func pinnedItems(
    _ conversationLayout: CollectionViewConversationLayout,
    to edge: ConversationPosition.Edge
  ) -> [IndexPath]

  /// The sections whose headers stay at an edge of what is visible, in any order; none by default.
  ///
  /// They and items push each other away, in the order in which they stand. Asked when ``pinnedItems(_:to:)`` is; a
  /// section without a header has no effect.
  func sectionsWithPinnedHeader(
    _ conversationLayout: CollectionViewConversationLayout,
    to edge: ConversationPosition.Edge
  ) -> [Int]
}

extension ConversationLayoutPinningDelegate {
  /// No sections.
  public func sectionsWithPinnedHeader(
    _ conversationLayout: CollectionViewConversationLayout,
    to edge: ConversationPosition.Edge
  ) -> [Int] { [] }
}
