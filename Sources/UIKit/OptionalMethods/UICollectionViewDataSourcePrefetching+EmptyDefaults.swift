// Made by Scripts/make-optional-methods.
public import Foundation

extension UICollectionViewDataSourcePrefetching {
  /// Does nothing.
  public func collectionView(
    _ collectionView: UICollectionView,
    cancelPrefetchingForItemsAt indexPaths: [IndexPath]
  ) {
    OptionalCall.leftOut(by: self)
  }
}
