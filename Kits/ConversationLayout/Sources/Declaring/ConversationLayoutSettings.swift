public import CoreGraphics
public import UIKit

/// The settings that all elements of a conversation share.
public struct ConversationLayoutSettings: Hashable, Sendable {
  /// The height that elements of ``ConversationItemSize/auto`` are assumed to have, in points; 44 by default.
  public var estimatedItemHeight: CGFloat = 44
  /// The gap between an element of a section and the next one, in points; none by default.
  public var interItemSpacing: CGFloat = 0
  /// The gap between a section and the next one that holds anything, in points; none by default.
  public var interSectionSpacing: CGFloat = 0
  /// The room around all elements, within the insets of the collection view; none by default.
  public var additionalInsets = NSDirectionalEdgeInsets.zero

  /// Creates the settings that a layout begins with.
  public init() {}
}
