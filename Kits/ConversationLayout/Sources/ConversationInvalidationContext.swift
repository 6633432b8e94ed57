public import UIKit

/// The context of an invalidation of a ``CollectionViewConversationLayout``.
///
/// Without more, a context makes the answers of the delegate invalid, and nothing that was measured.
@preconcurrency @MainActor
open class ConversationInvalidationContext: UICollectionViewLayoutInvalidationContext {
  /// Whether no more has become invalid than the room for the conversation.
  var isOfRoomAlone = false
  /// Whether no more has become invalid than a size, which the layout has taken already.
  var isOfSizeAlone = false

  /// Creates a context that makes the answers of the delegate invalid.
  public override init() { super.init() }
}
