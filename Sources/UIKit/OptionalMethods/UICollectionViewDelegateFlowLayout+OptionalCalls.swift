// Made by Scripts/make-optional-methods.
public import Foundation

// The optional methods of `UICollectionViewDelegateFlowLayout` as properties, so that they can be called with `?`.
extension UICollectionViewDelegateFlowLayout {
  /// The optional methods `collectionView(…)`, to be called with `?`.
  @_disfavoredOverload
  public var collectionView: UIOptionalCalls.CollectionViewDelegateFlowLayout? {
    UIOptionalCalls.CollectionViewDelegateFlowLayout(delegate: self)
  }
}

extension UIOptionalCalls {
  /// The methods `collectionView(…)` of `UICollectionViewDelegateFlowLayout` that an object may leave out.
  @preconcurrency @MainActor
  public struct CollectionViewDelegateFlowLayout {
    let delegate: any UICollectionViewDelegateFlowLayout

    /// Calls `collectionView(_:layout:sizeForItemAt:)`.
    @discardableResult
    public func callAsFunction(
      _ collectionView: UICollectionView,
      layout collectionViewLayout: UICollectionViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> CGSize? {
      OptionalCall.answer(of: delegate, "collectionView(_:layout:sizeForItemAt:)") {
        $0.collectionView(collectionView, layout: collectionViewLayout, sizeForItemAt: indexPath)
      }
    }

    /// Calls `collectionView(_:layout:sizeForItemAt:)` where members of the answer follow, as in `?(…).height`.
    @_disfavoredOverload
    public func callAsFunction(
      _ collectionView: UICollectionView,
      layout collectionViewLayout: UICollectionViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
      delegate.collectionView(
        collectionView,
        layout: collectionViewLayout,
        sizeForItemAt: indexPath
      )
    }

    /// Calls `collectionView(_:layout:insetForSectionAt:)`.
    @discardableResult
    public func callAsFunction(
      _ collectionView: UICollectionView,
      layout collectionViewLayout: UICollectionViewLayout,
      insetForSectionAt section: Int
    ) -> UIEdgeInsets? {
      OptionalCall.answer(of: delegate, "collectionView(_:layout:insetForSectionAt:)") {
        $0.collectionView(collectionView, layout: collectionViewLayout, insetForSectionAt: section)
      }
    }

    /// Calls `collectionView(_:layout:insetForSectionAt:)` where members of the answer follow, as in `?(…).top`.
    @_disfavoredOverload
    public func callAsFunction(
      _ collectionView: UICollectionView,
      layout collectionViewLayout: UICollectionViewLayout,
      insetForSectionAt section: Int
    ) -> UIEdgeInsets {
      delegate.collectionView(
        collectionView,
        layout: collectionViewLayout,
        insetForSectionAt: section
      )
    }

    /// Calls `collectionView(_:layout:minimumLineSpacingForSectionAt:)`.
    @discardableResult
    public func callAsFunction(
      _ collectionView: UICollectionView,
      layout collectionViewLayout: UICollectionViewLayout,
      minimumLineSpacingForSectionAt section: Int
    ) -> CGFloat? {
      OptionalCall.answer(of: delegate, "collectionView(_:layout:minimumLineSpacingForSectionAt:)")
      {
        $0.collectionView(
          collectionView,
          layout: collectionViewLayout,
          minimumLineSpacingForSectionAt: section
        )
      }
    }

    /// Calls `collectionView(_:layout:minimumInteritemSpacingForSectionAt:)`.
    @discardableResult
    public func callAsFunction(
      _ collectionView: UICollectionView,
      layout collectionViewLayout: UICollectionViewLayout,
      minimumInteritemSpacingForSectionAt section: Int
    ) -> CGFloat? {
      OptionalCall.answer(
        of: delegate,
        "collectionView(_:layout:minimumInteritemSpacingForSectionAt:)"
      ) {
        $0.collectionView(
          collectionView,
          layout: collectionViewLayout,
          minimumInteritemSpacingForSectionAt: section
        )
      }
    }

    /// Calls `collectionView(_:layout:referenceSizeForHeaderInSection:)`.
    @discardableResult
    public func callAsFunction(
      _ collectionView: UICollectionView,
      layout collectionViewLayout: UICollectionViewLayout,
      referenceSizeForHeaderInSection section: Int
    ) -> CGSize? {
      OptionalCall.answer(of: delegate, "collectionView(_:layout:referenceSizeForHeaderInSection:)")
      {
        $0.collectionView(
          collectionView,
          layout: collectionViewLayout,
          referenceSizeForHeaderInSection: section
        )
      }
    }

    /// Calls `collectionView(_:layout:referenceSizeForHeaderInSection:)` where members of the answer follow, as in `?(…).height`.
    @_disfavoredOverload
    public func callAsFunction(
      _ collectionView: UICollectionView,
      layout collectionViewLayout: UICollectionViewLayout,
      referenceSizeForHeaderInSection section: Int
    ) -> CGSize {
      delegate.collectionView(
        collectionView,
        layout: collectionViewLayout,
        referenceSizeForHeaderInSection: section
      )
    }

    /// Calls `collectionView(_:layout:referenceSizeForFooterInSection:)`.
    @discardableResult
    public func callAsFunction(
      _ collectionView: UICollectionView,
      layout collectionViewLayout: UICollectionViewLayout,
      referenceSizeForFooterInSection section: Int
    ) -> CGSize? {
      OptionalCall.answer(of: delegate, "collectionView(_:layout:referenceSizeForFooterInSection:)")
      {
        $0.collectionView(
          collectionView,
          layout: collectionViewLayout,
          referenceSizeForFooterInSection: section
        )
      }
    }

    /// Calls `collectionView(_:layout:referenceSizeForFooterInSection:)` where members of the answer follow, as in `?(…).height`.
    @_disfavoredOverload
    public func callAsFunction(
      _ collectionView: UICollectionView,
      layout collectionViewLayout: UICollectionViewLayout,
      referenceSizeForFooterInSection section: Int
    ) -> CGSize {
      delegate.collectionView(
        collectionView,
        layout: collectionViewLayout,
        referenceSizeForFooterInSection: section
      )
    }
  }
}
