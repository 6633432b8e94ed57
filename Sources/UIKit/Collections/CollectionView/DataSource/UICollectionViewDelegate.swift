public import CoreGraphics
public import Foundation

/// Hears what happens in a collection view, and decides what may.
///
/// Every method has a default, as all of Apple's are optional.
@preconcurrency @MainActor
public protocol UICollectionViewDelegate: UIScrollViewDelegate {
  /// A cell is about to be shown, placed and with the size it asked for.
  func collectionView(
    _ collectionView: UICollectionView,
    willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  )

  /// A supplementary view is about to be shown.
  func collectionView(
    _ collectionView: UICollectionView,
    willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String,
    at indexPath: IndexPath
  )

  /// A cell is not shown any more; `indexPath` is the item it showed.
  func collectionView(
    _ collectionView: UICollectionView,
    didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  )

  /// A supplementary view is not shown any more.
  func collectionView(
    _ collectionView: UICollectionView,
    didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String,
    at indexPath: IndexPath
  )

  /// Whether a pressed item looks pressed, without which it cannot be selected; `true` by default.
  func collectionView(
    _ collectionView: UICollectionView,
    shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool

  /// An item looks pressed.
  func collectionView(
    _ collectionView: UICollectionView,
    didHighlightItemAt indexPath: IndexPath
  )

  /// An item does not look pressed any more.
  func collectionView(
    _ collectionView: UICollectionView,
    didUnhighlightItemAt indexPath: IndexPath
  )

  /// Asks whether the user may select an item; `true` by default.
  func collectionView(
    _ collectionView: UICollectionView,
    shouldSelectItemAt indexPath: IndexPath
  ) -> Bool

  /// Asks whether the user may deselect an item; `true` by default.
  func collectionView(
    _ collectionView: UICollectionView,
    shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool

  /// Tells the delegate that the user has selected an item.
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath)

  /// Tells the delegate that the user has deselected an item.
  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath)

  /// Whether an item is edited when the collection view is; `true` by default.
  func collectionView(
    _ collectionView: UICollectionView,
    canEditItemAt indexPath: IndexPath
  ) -> Bool

  /// Asks whether a click or return performs the primary action of an item; `true` by default.
  func collectionView(
    _ collectionView: UICollectionView,
    canPerformPrimaryActionForItemAt indexPath: IndexPath
  ) -> Bool

  /// Performs the primary action of an item, which the user has clicked or pressed return on.
  func collectionView(
    _ collectionView: UICollectionView,
    performPrimaryActionForItemAt indexPath: IndexPath
  )

  /// Whether an item can have the focus; what `allowsFocus` says by default.
  func collectionView(
    _ collectionView: UICollectionView,
    canFocusItemAt indexPath: IndexPath
  ) -> Bool

  /// Whether the focus may move; `true` by default.
  func collectionView(
    _ collectionView: UICollectionView,
    shouldUpdateFocusIn context: UICollectionViewFocusUpdateContext
  ) -> Bool

  /// The focus has come, gone, or moved from one item to another.
  func collectionView(
    _ collectionView: UICollectionView,
    didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  )

  /// The item that gets the focus when that comes to the collection view; `nil`, which leaves it to that, by default.
  func indexPathForPreferredFocusedView(in collectionView: UICollectionView) -> IndexPath?

  /// Whether an item is selected when the focus comes to it; asked if `selectionFollowsFocus`, and `true` by default.
  func collectionView(
    _ collectionView: UICollectionView,
    selectionFollowsFocusForItemAt indexPath: IndexPath
  ) -> Bool

  /// Whether a drag that rests over an item does what a tap does; asked if `isSpringLoaded`, and `true` by default.
  ///
  /// Asked as the drag moves, and before the item is activated. The context has the cell as its view and the path as its item.
  func collectionView(
    _ collectionView: UICollectionView,
    shouldSpringLoadItemAt indexPath: IndexPath,
    with context: any UISpringLoadedInteractionContext
  ) -> Bool

  /// The menu of items, opened at a point in the coordinates of the collection view; none by default.
  ///
  /// The items are all that are selected if the one that was pressed is, else that one; none between items.
  func collectionView(
    _ collectionView: UICollectionView,
    contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
    point: CGPoint
  ) -> UIContextMenuConfiguration?

  /// The menu of one item, as older code has it; asked where the other method has none.
  func collectionView(
    _ collectionView: UICollectionView,
    contextMenuConfigurationForItemAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIContextMenuConfiguration?

  /// A menu is about to be shown.
  func collectionView(
    _ collectionView: UICollectionView,
    willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  )

  /// A menu was closed.
  func collectionView(
    _ collectionView: UICollectionView,
    willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  )

  /// The layout between two others in an interactive transition; a plain one by default.
  func collectionView(
    _ collectionView: UICollectionView,
    transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
    newLayout toLayout: UICollectionViewLayout
  ) -> UICollectionViewTransitionLayout

  /// The offset after a change of layout or an update; the proposed one by default.
  ///
  /// Proposed is what the layout wants. The answer is brought inside the content together with what sizes need
  /// that are found later.
  func collectionView(
    _ collectionView: UICollectionView,
    targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint

  /// Asks for the path at which an interactively moved item is placed; the proposed one by default.
  ///
  /// - Parameters:
  ///   - collectionView: Where it is moved.
  ///   - originalIndexPath: Where the item is in the data.
  ///   - currentIndexPath: Where it is shown now.
  ///   - proposedIndexPath: Where the layout would show it.
  /// - Returns: Where it is shown. A place that does not exist is reported, and the item stays.
  func collectionView(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath

  /// The same without the place where the item is shown, as older code has it.
  func collectionView(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveFromItemAt originalIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath
}
