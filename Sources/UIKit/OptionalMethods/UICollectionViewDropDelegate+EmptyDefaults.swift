// Made by Scripts/make-optional-methods.

extension UICollectionViewDropDelegate {
  /// Does nothing.
  public func collectionView(
    _ collectionView: UICollectionView,
    dropSessionDidEnter session: any UIDropSession
  ) {
    OptionalCall.leftOut(by: self)
  }

  /// Does nothing.
  public func collectionView(
    _ collectionView: UICollectionView,
    dropSessionDidExit session: any UIDropSession
  ) {
    OptionalCall.leftOut(by: self)
  }

  /// Does nothing.
  public func collectionView(
    _ collectionView: UICollectionView,
    dropSessionDidEnd session: any UIDropSession
  ) {
    OptionalCall.leftOut(by: self)
  }
}
