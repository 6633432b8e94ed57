public import CoreGraphics
public import Foundation

extension UICollectionViewDelegate {
  /// Returns `true`: every item is highlighted.
  public func collectionView(
    _ collectionView: UICollectionView,
    shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool {
    OptionalCall.leftOut(by: self, answer: true)
  }

  /// Lets every item be selected.
  public func collectionView(
    _ collectionView: UICollectionView,
    shouldSelectItemAt indexPath: IndexPath
  ) -> Bool {
    OptionalCall.leftOut(by: self, answer: true)
  }

  /// Lets every item be taken out of the selection.
  public func collectionView(
    _ collectionView: UICollectionView,
    shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool {
    OptionalCall.leftOut(by: self, answer: true)
  }

  /// Lets every item be edited.
  public func collectionView(
    _ collectionView: UICollectionView,
    canEditItemAt indexPath: IndexPath
  ) -> Bool {
    OptionalCall.leftOut(by: self, answer: true)
  }

  /// Lets every item do something.
  public func collectionView(
    _ collectionView: UICollectionView,
    canPerformPrimaryActionForItemAt indexPath: IndexPath
  ) -> Bool {
    OptionalCall.leftOut(by: self, answer: true)
  }

  /// Lets items have the focus as the collection view does.
  public func collectionView(
    _ collectionView: UICollectionView,
    canFocusItemAt indexPath: IndexPath
  ) -> Bool {
    OptionalCall.leftOut(by: self, answer: collectionView.letsItemsHaveFocus)
  }

  /// Lets the focus move.
  public func collectionView(
    _ collectionView: UICollectionView,
    shouldUpdateFocusIn context: UICollectionViewFocusUpdateContext
  ) -> Bool {
    OptionalCall.leftOut(by: self, answer: true)
  }

  /// Returns `true`: every item is selected.
  public func collectionView(
    _ collectionView: UICollectionView,
    selectionFollowsFocusForItemAt indexPath: IndexPath
  ) -> Bool {
    OptionalCall.leftOut(by: self, answer: true)
  }

  /// Returns `true`.
  public func collectionView(
    _ collectionView: UICollectionView,
    shouldSpringLoadItemAt indexPath: IndexPath,
    with context: any UISpringLoadedInteractionContext
  ) -> Bool { OptionalCall.leftOut(by: self, answer: true) }

  /// Leaves the offset as proposed.
  public func collectionView(
    _ collectionView: UICollectionView,
    targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint {
    OptionalCall.leftOut(by: self, answer: proposedContentOffset)
  }

  /// Asks the older method.
  public func collectionView(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath {
    OptionalCall.isLeftOut(by: self)
    return self.collectionView(
      collectionView,
      targetIndexPathForMoveFromItemAt: originalIndexPath,
      toProposedIndexPath: proposedIndexPath
    )
  }

  /// Leaves the place as proposed.
  public func collectionView(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveFromItemAt originalIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath {
    OptionalCall.leftOut(by: self, answer: proposedIndexPath)
  }

  /// Makes a plain layout between the two.
  public func collectionView(
    _ collectionView: UICollectionView,
    transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
    newLayout toLayout: UICollectionViewLayout
  ) -> UICollectionViewTransitionLayout {
    OptionalCall.leftOut(
      by: self,
      answer: UICollectionViewTransitionLayout(currentLayout: fromLayout, nextLayout: toLayout)
    )
  }
}
