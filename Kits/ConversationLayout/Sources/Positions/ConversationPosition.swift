public import Foundation

/// A position in a conversation: an item, an edge of it, and its distance from that edge of the view.
///
/// Positions can be stored, and restored after a relaunch, in another width, and when their item has gone.
public struct ConversationPosition: Codable, Hashable, Sendable {
  /// The edge of an item, and of what is visible, that a distance is counted from.
  public enum Edge: String, Codable, Sendable {
    /// The upper one.
    case top
    /// The lower one.
    case bottom
  }

  /// The index path of the item when the position was taken.
  public var indexPath: IndexPath
  /// The identity of the item, if the delegate is a ``ConversationLayoutIdentityDelegate``; it takes precedence over the path.
  public var identity: String?
  /// The edge that counts.
  public var edge: Edge
  /// The distance of the item's edge from that of the visible area, in points; positive inside, negative outside of it.
  public var offset: CGFloat
  /// When it was taken by a layout.
  var record: ConversationPositionRecord?

  /// Creates a position.
  public init(
    indexPath: IndexPath,
    identity: String? = nil,
    edge: Edge,
    offset: CGFloat = 0
  ) {
    self.indexPath = indexPath
    self.identity = identity
    self.edge = edge
    self.offset = offset
  }
}

/// A delegate that knows items by an identity, which positions keep.
@preconcurrency @MainActor
public protocol ConversationLayoutIdentityDelegate: ConversationLayoutDelegate {
  /// Returns the identity of an item; `nil` for one that is known by its path alone.
  func identityOfItem(
    _ conversationLayout: CollectionViewConversationLayout,
    at indexPath: IndexPath
  ) -> String?

  /// Returns the path of the item with an identity; `nil` if there is none.
  ///
  /// For an item that has gone this can be the one that has come in its place.
  func indexPathOfItem(
    _ conversationLayout: CollectionViewConversationLayout,
    identity: String
  ) -> IndexPath?
}
