import CoreGraphics
import TesseraCore
import UIKit

/// The room that a collection view leaves to a conversation.
struct ConversationRoom: Equatable {
  /// The height of the collection view, with what is covered.
  let height: CGFloat
  /// The insets that cover the collection view at its edges.
  let covered: UIEdgeInsets
  /// The extent that nothing covers.
  var visibleSize: CGSize
  /// The insets around the elements.
  var insets: NSDirectionalEdgeInsets
  /// Whether elements that do not fill the height stand at its bottom.
  var sinksToBottom: Bool

  /// The room in the bounds of a collection view.
  @MainActor
  init(
    of collectionView: UICollectionView,
    bounds: CGRect,
    for layout: CollectionViewConversationLayout
  ) {
    height = bounds.height
    covered = collectionView.adjustedContentInset
    visibleSize = CGSize(
      width: max(0, bounds.width - covered.left - covered.right),
      height: max(0, bounds.height - covered.top - covered.bottom)
    )
    insets = layout.settings.additionalInsets.repaired
    sinksToBottom = layout.keepContentAtBottomOfVisibleArea
  }

  /// The width that elements can have.
  var columnWidth: CGFloat { max(0, visibleSize.width - insets.leading - insets.trailing) }
}

extension NSDirectionalEdgeInsets {
  /// Without what is no distance.
  fileprivate var repaired: NSDirectionalEdgeInsets {
    func distance(_ value: CGFloat) -> CGFloat { value > 0 ? min(value, 1e6) : 0 }
    return NSDirectionalEdgeInsets(
      top: distance(top),
      leading: distance(leading),
      bottom: distance(bottom),
      trailing: distance(trailing)
    )
  }
}
