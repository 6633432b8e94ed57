// Made by Scripts/make-optional-methods.
public import Foundation

extension UICollectionViewDelegate {
  /// Does nothing.
  public func collectionView(
    _ collectionView: UICollectionView,
    willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    OptionalCall.leftOut(by: self)
  }

  /// Does nothing.
  public func collectionView(
    _ collectionView: UICollectionView,
    willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String,
    at indexPath: IndexPath
  ) {
    OptionalCall.leftOut(by: self)
  }

  /// Does nothing.
  public func collectionView(
    _ collectionView: UICollectionView,
    didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    OptionalCall.leftOut(by: self)
  }

  /// Does nothing.
  public func collectionView(
    _ collectionView: UICollectionView,
    didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String,
    at indexPath: IndexPath
  ) {
    OptionalCall.leftOut(by: self)
  }

  /// Does nothing.
  public func collectionView(
    _ collectionView: UICollectionView,
    didHighlightItemAt indexPath: IndexPath
  ) {
    OptionalCall.leftOut(by: self)
  }

  /// Does nothing.
  public func collectionView(
    _ collectionView: UICollectionView,
    didUnhighlightItemAt indexPath: IndexPath
  ) {
    OptionalCall.leftOut(by: self)
  }

  /// Does nothing.
  public func collectionView(
    _ collectionView: UICollectionView,
    didSelectItemAt indexPath: IndexPath
  ) {
    OptionalCall.leftOut(by: self)
  }

  /// Does nothing.
  public func collectionView(
    _ collectionView: UICollectionView,
    didDeselectItemAt indexPath: IndexPath
  ) {
    OptionalCall.leftOut(by: self)
  }

  /// Does nothing.
  public func collectionView(
    _ collectionView: UICollectionView,
    performPrimaryActionForItemAt indexPath: IndexPath
  ) {
    OptionalCall.leftOut(by: self)
  }

  /// Does nothing.
  public func collectionView(
    _ collectionView: UICollectionView,
    didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) {
    OptionalCall.leftOut(by: self)
  }

  /// Returns `nil`.
  public func indexPathForPreferredFocusedView(in collectionView: UICollectionView) -> IndexPath? {
    OptionalCall.leftOut(by: self, answer: nil)
  }

  /// Returns `nil`.
  public func collectionView(
    _ collectionView: UICollectionView,
    contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    OptionalCall.leftOut(by: self, answer: nil)
  }

  /// Returns `nil`.
  public func collectionView(
    _ collectionView: UICollectionView,
    contextMenuConfigurationForItemAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    OptionalCall.leftOut(by: self, answer: nil)
  }

  /// Does nothing.
  public func collectionView(
    _ collectionView: UICollectionView,
    willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    OptionalCall.leftOut(by: self)
  }

  /// Does nothing.
  public func collectionView(
    _ collectionView: UICollectionView,
    willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    OptionalCall.leftOut(by: self)
  }
}
