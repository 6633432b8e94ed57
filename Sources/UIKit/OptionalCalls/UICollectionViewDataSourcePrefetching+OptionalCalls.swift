public import Foundation

// The optional methods of `UICollectionViewDataSourcePrefetching` as properties, so that they can be called with `?`.
extension UICollectionViewDataSourcePrefetching {
  /// The optional method `collectionView(…)`, to be called with `?`.
  @_disfavoredOverload
  public var collectionView: UIOptionalCalls.Prefetching? {
    UIOptionalCalls.Prefetching(delegate: self)
  }
}

extension UIOptionalCalls {
  /// The methods `collectionView(…)` of `UICollectionViewDataSourcePrefetching` that an object may leave out.
  @preconcurrency @MainActor
  public struct Prefetching {
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
