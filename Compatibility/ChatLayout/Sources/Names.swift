@_spi(Compatibility) public import ConversationLayout
import CoreGraphics
public import Foundation
public import UIKit

/// A layout for conversations.
public typealias CollectionViewChatLayout = CollectionViewConversationLayout
/// The frame of an element of a conversation, and the layout's values for its view.
public typealias ChatLayoutAttributes = ConversationLayoutAttributes
/// The settings that all elements of a conversation share.
public typealias ChatLayoutSettings = ConversationLayoutSettings
/// A position in a conversation: an item, an edge of it, and its distance from that edge of the view.
public typealias ChatLayoutPositionSnapshot = ConversationPosition
/// The parts of the layout of a conversation that become invalid.
public typealias ChatLayoutInvalidationContext = ConversationInvalidationContext
/// The size of an element as far as it is known before it is displayed.
public typealias ItemSize = ConversationItemSize
/// The alignment of an element across the column.
public typealias ChatItemAlignment = ConversationItemAlignment
/// The edge of what is visible that an item is pinned to.
public typealias ChatItemPinningType = ConversationPosition.Edge

extension ConversationLayoutSettings {
  /// The size that elements are assumed to have, of which the height counts: they are as wide as the layout.
  public var estimatedItemSize: CGSize? {
    get { CGSize(width: 0, height: estimatedItemHeight) }
    set { estimatedItemHeight = newValue?.height ?? Self().estimatedItemHeight }
  }

  /// The room around all elements, whose left side is the one where reading begins.
  public var additionalInsets: UIEdgeInsets {
    get { UIEdgeInsets(directionalInsets) }
    set { directionalInsets = NSDirectionalEdgeInsets(newValue) }
  }
}

extension ConversationInvalidationContext {
  /// Whether sizes are asked for again.
  ///
  /// Those that were measured stay, whatever the value.
  public var invalidateLayoutMetrics: Bool {
    get { false }
    set {}
  }
}

extension ConversationLayoutAttributes {
  /// The extent of the collection view that nothing covers, in points.
  public var visibleBoundsSize: CGSize { visibleSize }
  /// The edge that the element is pinned to, or comes to be; nil for all others.
  public var pinningType: ChatItemPinningType? { pinningEdge }
}

extension UIEdgeInsets {
  fileprivate init(_ insets: NSDirectionalEdgeInsets) {
    self.init(
      top: insets.top,
      left: insets.leading,
      bottom: insets.bottom,
      right: insets.trailing
    )
  }
}

extension NSDirectionalEdgeInsets {
  fileprivate init(_ insets: UIEdgeInsets) {
    self.init(top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right)
  }
}
