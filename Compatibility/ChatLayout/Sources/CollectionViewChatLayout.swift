public import ConversationLayout
public import CoreGraphics
public import Foundation
import UIKit

extension CollectionViewConversationLayout {
  /// Returns the item at an edge of the visible area and its distance; nil if no item is visible.
  public func getContentOffsetSnapshot(
    from edge: ChatLayoutPositionSnapshot.Edge
  ) -> ChatLayoutPositionSnapshot? { position(from: edge) }

  /// Scrolls at once so that an item is where it was when a position was taken.
  public func restoreContentOffset(with snapshot: ChatLayoutPositionSnapshot) { restore(snapshot) }

  /// Shows items again in their cells, without making new ones.
  public func reconfigureItems(at indexPaths: [IndexPath]) {
    collectionView?.reconfigureItems(at: indexPaths)
  }

  /// The part of the content that nothing covers.
  public var visibleBounds: CGRect {
    collectionView.map { $0.bounds.inset(by: $0.adjustedContentInset) } ?? .zero
  }

  /// The rectangle of the content in which elements stand: without the room around them.
  public var layoutFrame: CGRect {
    let room: UIEdgeInsets = settings.additionalInsets
    return CGRect(
      x: room.left,
      y: room.top,
      width: max(0, visibleBounds.width - room.left - room.right),
      height: max(0, collectionViewContentSize.height - room.top - room.bottom)
    )
  }

  /// The item that is held at an edge of what is visible; nil if there is none.
  public func indexPathForItemPinnedAt(_ edge: ChatItemPinningType) -> IndexPath? {
    attributesOfVisibleItems.first { $0.isPinned && $0.pinningEdge == edge }?.indexPath
  }

  /// The item that pushes away what is held at an edge; nil if there is none.
  public func indexPathForItemBecomingPinnedAt(_ edge: ChatItemPinningType) -> IndexPath? {
    attributesOfVisibleItems
      .first { !$0.isPinned && $0.pinningEdge == edge && $0.pinningProgress > 0 }?
      .indexPath
  }

  private var attributesOfVisibleItems: [ConversationLayoutAttributes] {
    (layoutAttributesForElements(in: visibleBounds) ?? [])
      .compactMap { $0 as? ConversationLayoutAttributes }
      .filter { $0.representedElementCategory == .cell }
  }

  /// Whether animated batches are about what is visible alone.
  ///
  /// They are, whatever the value.
  public var processOnlyVisibleItemsOnAnimatedBatchUpdates: Bool {
    get { true }
    set {}
  }

  /// Whether cells that ask for another size are measured again.
  ///
  /// They are, whatever the value.
  public var supportSelfSizingInvalidation: Bool {
    get { true }
    set {}
  }
}

/// The occasions on which the attributes are asked for with which an item starts.
public enum InitialAttributesRequestType: Hashable, Sendable {
  /// The item is about to appear.
  case initial
  /// The attributes that the item had became invalid before it appeared; not used here, where sizes that are found move them along.
  case invalidation
}

/// Says how the items of a conversation are placed, and how they come and go; every method has an answer of its own.
///
/// The methods for sizes, alignments and gaps are those of `ConversationLayoutSizingDelegate`.
@preconcurrency @MainActor
public protocol ChatLayoutDelegate: ConversationLayoutSizingDelegate,
  ConversationLayoutPinningDelegate
{
  /// The edge of what is visible that an item stays at; nil, as by default, for one that scrolls away.
  func pinningTypeForItem(
    _ chatLayout: CollectionViewChatLayout,
    at indexPath: IndexPath
  ) -> ChatItemPinningType?

  /// Changes the attributes with which an inserted item starts; makes them transparent by default.
  func initialLayoutAttributesForInsertedItem(
    _ chatLayout: CollectionViewChatLayout,
    at indexPath: IndexPath,
    modifying originalAttributes: ChatLayoutAttributes,
    on state: InitialAttributesRequestType
  )

  /// Changes the attributes with which a deleted item ends; makes them transparent by default.
  func finalLayoutAttributesForDeletedItem(
    _ chatLayout: CollectionViewChatLayout,
    at indexPath: IndexPath,
    modifying originalAttributes: ChatLayoutAttributes
  )
}

extension ChatLayoutDelegate {
  /// No edge.
  public func pinningTypeForItem(
    _ chatLayout: CollectionViewChatLayout,
    at indexPath: IndexPath
  ) -> ChatItemPinningType? { nil }

  /// Makes the item transparent.
  public func initialLayoutAttributesForInsertedItem(
    _ chatLayout: CollectionViewChatLayout,
    at indexPath: IndexPath,
    modifying originalAttributes: ChatLayoutAttributes,
    on state: InitialAttributesRequestType
  ) { originalAttributes.alpha = 0 }

  /// Makes the item transparent.
  public func finalLayoutAttributesForDeletedItem(
    _ chatLayout: CollectionViewChatLayout,
    at indexPath: IndexPath,
    modifying originalAttributes: ChatLayoutAttributes
  ) { originalAttributes.alpha = 0 }

  /// The items whose edge it is.
  public func pinnedItems(
    _ conversationLayout: CollectionViewConversationLayout,
    to edge: ConversationPosition.Edge
  ) -> [IndexPath] {
    guard let view = conversationLayout.collectionView else { return [] }
    return (0..<view.numberOfSections).flatMap { section in
      (0..<view.numberOfItems(inSection: section)).map { IndexPath(item: $0, section: section) }
    }
    .filter { pinningTypeForItem(conversationLayout, at: $0) == edge }
  }

  /// Asks for the attributes with which an inserted item starts.
  public func initialLayoutAttributesForInsertedElement(
    _ conversationLayout: CollectionViewConversationLayout,
    modifying attributes: ConversationLayoutAttributes,
    for change: ConversationElementChange
  ) -> ConversationLayoutAttributes? {
    guard change == .insert, attributes.representedElementCategory == .cell else { return nil }
    initialLayoutAttributesForInsertedItem(
      conversationLayout,
      at: attributes.indexPath,
      modifying: attributes,
      on: .initial
    )
    return attributes
  }

  /// Asks for the attributes with which a deleted item ends.
  public func finalLayoutAttributesForDeletedElement(
    _ conversationLayout: CollectionViewConversationLayout,
    modifying attributes: ConversationLayoutAttributes,
    for change: ConversationElementChange
  ) -> ConversationLayoutAttributes? {
    guard change == .delete, attributes.representedElementCategory == .cell else { return nil }
    finalLayoutAttributesForDeletedItem(
      conversationLayout,
      at: attributes.indexPath,
      modifying: attributes
    )
    return attributes
  }
}
