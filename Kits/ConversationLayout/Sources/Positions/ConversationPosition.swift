public import Foundation

/// What stood where in a conversation: an item, an edge of it, and how far it was from that edge of the view.
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

  /// Where the item was in the data.
  public var indexPath: IndexPath
  /// What the item is known by, if the delegate is a ``ConversationLayoutIdentityDelegate``; it comes before the path.
  public var identity: String?
  /// The edge that counts.
  public var edge: Edge
  /// How far the edge of the item is inside of that of the visible area, in points; negative outside of it.
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
  /// What an item is known by; `nil` for one that is known by its path alone.
  func identityOfItem(
    _ conversationLayout: CollectionViewConversationLayout,
    at indexPath: IndexPath
  ) -> String?

  /// Where the item of an identity is; `nil` if there is none.
  ///
  /// For an item that has gone this can be the one that has come in its place.
  func indexPathOfItem(
    _ conversationLayout: CollectionViewConversationLayout,
    identity: String
  ) -> IndexPath?
}
