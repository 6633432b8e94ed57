public import CoreGraphics
public import Foundation
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
  /// The message that can be scrolled to the top although too little follows it; `nil`, as by default, for none.
  ///
  /// It is in the index space of the data that there are when it is set; the layout translates it over batches, and says
  /// where it is then in its own property of that name.
  public var indexPathForExtendedLayout: IndexPath?

  /// ``additionalInsets``, for a module that gives that name to insets with a left and a right side.
  @_spi(Compatibility)
  public var directionalInsets: NSDirectionalEdgeInsets {
    get { additionalInsets }
    set { additionalInsets = newValue }
  }

  /// Creates the settings that a layout begins with.
  public init() {}
}
