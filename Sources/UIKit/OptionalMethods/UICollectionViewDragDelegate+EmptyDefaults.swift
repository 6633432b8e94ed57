// Made by Scripts/make-optional-methods.

extension UICollectionViewDragDelegate {
  /// Does nothing.
  public func collectionView(
    _ collectionView: UICollectionView,
    dragSessionWillBegin session: any UIDragSession
  ) {
    OptionalCall.leftOut(by: self)
  }

  /// Does nothing.
  public func collectionView(
    _ collectionView: UICollectionView,
    dragSessionDidEnd session: any UIDragSession
  ) {
    OptionalCall.leftOut(by: self)
  }
}
