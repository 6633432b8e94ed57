public import Foundation
public import UIKit

/// The frame of an element of a conversation, and the layout's values for its view.
@preconcurrency @MainActor
open class ConversationLayoutAttributes: UICollectionViewLayoutAttributes {
  /// The alignment of the element across the column.
  public internal(set) var alignment = ConversationItemAlignment.fullWidth
  /// The room around all elements, of ``ConversationLayoutSettings/additionalInsets``.
  public internal(set) var additionalInsets = NSDirectionalEdgeInsets.zero
  /// The extent of the collection view that nothing covers, in points.
  public internal(set) var visibleSize = CGSize.zero
  /// The rectangle in the content that the element can have to itself: the width of the column, and its own height.
  public internal(set) var layoutFrame = CGRect.zero
  /// Whether the size of the element is exact, so that its view need not be measured.
  public internal(set) var isSizeExact = false
  /// Whether the element is held at an edge of what is visible; see ``ConversationLayoutPinningDelegate``.
  public internal(set) var isPinned = false
  /// The edge that the element is pinned to, or comes to be; `nil` for all others.
  public internal(set) var pinningEdge: ConversationPosition.Edge?
  /// The progress of the element's pinning, 0…1: less than 1 while another one pushes it away, or while it arrives.
  public internal(set) var pinningProgress: CGFloat = 0

  /// A copy of the same class.
  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone)
    if let copy = copy as? ConversationLayoutAttributes {
      copy.alignment = alignment
      copy.additionalInsets = additionalInsets
      copy.visibleSize = visibleSize
      copy.layoutFrame = layoutFrame
      copy.isSizeExact = isSizeExact
      copy.isPinned = isPinned
      copy.pinningEdge = pinningEdge
      copy.pinningProgress = pinningProgress
    }
    return copy
  }

  /// Returns whether `object` is for the same element, with the same values.
  nonisolated open override func isEqual(_ object: Any?) -> Bool {
    guard super.isEqual(object), let other = object as? ConversationLayoutAttributes else {
      return false
    }
    return MainActor.assumeIsolated {
      alignment == other.alignment && additionalInsets == other.additionalInsets
        && visibleSize == other.visibleSize && layoutFrame == other.layoutFrame
        && isSizeExact == other.isSizeExact && isPinned == other.isPinned
        && pinningEdge == other.pinningEdge && pinningProgress == other.pinningProgress
    }
  }
}
