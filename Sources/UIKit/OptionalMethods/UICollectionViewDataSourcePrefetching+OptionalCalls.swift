// Made by Scripts/make-optional-methods.
public import Foundation

// The optional methods of `UICollectionViewDataSourcePrefetching` as properties, so that they can be called with `?`.
extension UICollectionViewDataSourcePrefetching {
  /// The optional method `collectionView(_:cancelPrefetchingForItemsAt:)`, to be called with `?`.
  @_disfavoredOverload
  public var collectionView: UIOptionalCalls.CollectionViewDataSourcePrefetching? {
    UIOptionalCalls.CollectionViewDataSourcePrefetching(delegate: self)
  }
}

extension UIOptionalCalls {
  /// The method `collectionView(_:cancelPrefetchingForItemsAt:)` of `UICollectionViewDataSourcePrefetching`, which an object may leave out.
  @preconcurrency @MainActor
  public struct CollectionViewDataSourcePrefetching {
    let delegate: any UICollectionViewDataSourcePrefetching

    /// Calls `collectionView(_:cancelPrefetchingForItemsAt:)`.
    @discardableResult
    public func callAsFunction(
      _ collectionView: UICollectionView,
      cancelPrefetchingForItemsAt indexPaths: [IndexPath]
    ) -> Void? {
      OptionalCall.answer(of: delegate, "collectionView(_:cancelPrefetchingForItemsAt:)") {
        $0.collectionView(collectionView, cancelPrefetchingForItemsAt: indexPaths)
      }
    }
  }
}
