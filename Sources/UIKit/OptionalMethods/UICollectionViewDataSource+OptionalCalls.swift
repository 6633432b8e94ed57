// Made by Scripts/make-optional-methods.
public import Foundation

// The optional methods of `UICollectionViewDataSource` as properties, so that they can be called with `?`.
extension UICollectionViewDataSource {
  /// The optional method `numberOfSections(in:)`, to be called with `?`.
  @_disfavoredOverload
  public var numberOfSections: UIOptionalCalls.CollectionViewDataSourceNumberOfSections? {
    UIOptionalCalls.CollectionViewDataSourceNumberOfSections(delegate: self)
  }

  /// The optional methods `collectionView(…)`, to be called with `?`.
  @_disfavoredOverload
  public var collectionView: UIOptionalCalls.CollectionViewDataSource? {
    UIOptionalCalls.CollectionViewDataSource(delegate: self)
  }

  /// The optional method `indexTitles(for:)`, to be called with `?`.
  @_disfavoredOverload
  public var indexTitles: UIOptionalCalls.IndexTitles? {
    UIOptionalCalls.IndexTitles(delegate: self)
  }
}

extension UIOptionalCalls {
  /// The method `numberOfSections(in:)` of `UICollectionViewDataSource`, which an object may leave out.
  @preconcurrency @MainActor
  public struct CollectionViewDataSourceNumberOfSections {
    let delegate: any UICollectionViewDataSource

    /// Calls `numberOfSections(in:)`.
    @discardableResult
    public func callAsFunction(in collectionView: UICollectionView) -> Int? {
      OptionalCall.answer(of: delegate, "numberOfSections(in:)") {
        $0.numberOfSections(in: collectionView)
      }
    }
  }

  /// The methods `collectionView(…)` of `UICollectionViewDataSource` that an object may leave out.
  @preconcurrency @MainActor
  public struct CollectionViewDataSource {
    let delegate: any UICollectionViewDataSource

    /// Calls `collectionView(_:viewForSupplementaryElementOfKind:at:)`.
    @discardableResult
    public func callAsFunction(
      _ collectionView: UICollectionView,
      viewForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> UICollectionReusableView? {
      OptionalCall.answer(of: delegate, "collectionView(_:viewForSupplementaryElementOfKind:at:)") {
        $0.collectionView(collectionView, viewForSupplementaryElementOfKind: kind, at: indexPath)
      }
    }

    /// Calls `collectionView(_:canMoveItemAt:)`.
    @discardableResult
    public func callAsFunction(
      _ collectionView: UICollectionView,
      canMoveItemAt indexPath: IndexPath
    ) -> Bool? {
      OptionalCall.answer(of: delegate, "collectionView(_:canMoveItemAt:)") {
        $0.collectionView(collectionView, canMoveItemAt: indexPath)
      }
    }

    /// Calls `collectionView(_:moveItemAt:to:)`.
    @discardableResult
    public func callAsFunction(
      _ collectionView: UICollectionView,
      moveItemAt sourceIndexPath: IndexPath,
      to destinationIndexPath: IndexPath
    ) -> Void? {
      OptionalCall.answer(of: delegate, "collectionView(_:moveItemAt:to:)") {
        $0.collectionView(collectionView, moveItemAt: sourceIndexPath, to: destinationIndexPath)
      }
    }

    /// Calls `collectionView(_:indexPathForIndexTitle:at:)`.
    @discardableResult
    public func callAsFunction(
      _ collectionView: UICollectionView,
      indexPathForIndexTitle title: String,
      at index: Int
    ) -> IndexPath? {
      OptionalCall.answer(of: delegate, "collectionView(_:indexPathForIndexTitle:at:)") {
        $0.collectionView(collectionView, indexPathForIndexTitle: title, at: index)
      }
    }

    /// Calls `collectionView(_:indexPathForIndexTitle:at:)` where members of the answer follow, as in `?(…).item`.
    @_disfavoredOverload
    public func callAsFunction(
      _ collectionView: UICollectionView,
      indexPathForIndexTitle title: String,
      at index: Int
    ) -> IndexPath {
      delegate.collectionView(collectionView, indexPathForIndexTitle: title, at: index)
    }
  }

  /// The method `indexTitles(for:)` of `UICollectionViewDataSource`, which an object may leave out.
  @preconcurrency @MainActor
  public struct IndexTitles {
    let delegate: any UICollectionViewDataSource

    /// Calls `indexTitles(for:)`.
    @discardableResult
    public func callAsFunction(for collectionView: UICollectionView) -> [String]? {
      OptionalCall.answer(of: delegate, "indexTitles(for:)") { $0.indexTitles(for: collectionView) }
        ?? nil
    }
  }
}
