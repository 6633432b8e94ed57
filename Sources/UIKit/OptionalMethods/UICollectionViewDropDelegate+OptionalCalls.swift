// Made by Scripts/make-optional-methods.
public import Foundation

// The optional methods of `UICollectionViewDropDelegate` as properties, so that they can be called with `?`.
extension UICollectionViewDropDelegate {
  /// The optional methods `collectionView(…)`, to be called with `?`.
  @_disfavoredOverload
  public var collectionView: UIOptionalCalls.CollectionViewDropDelegate? {
    UIOptionalCalls.CollectionViewDropDelegate(delegate: self)
  }
}

extension UIOptionalCalls {
  /// The methods `collectionView(…)` of `UICollectionViewDropDelegate` that an object may leave out.
  @preconcurrency @MainActor
  public struct CollectionViewDropDelegate {
    let delegate: any UICollectionViewDropDelegate

    /// Calls `collectionView(_:canHandle:)`.
    @discardableResult
    public func callAsFunction(
      _ collectionView: UICollectionView,
      canHandle session: any UIDropSession
    ) -> Bool? {
      OptionalCall.answer(of: delegate, "collectionView(_:canHandle:)") {
        $0.collectionView(collectionView, canHandle: session)
      }
    }

    /// Calls `collectionView(_:dropSessionDidEnter:)`.
    @discardableResult
    public func callAsFunction(
      _ collectionView: UICollectionView,
      dropSessionDidEnter session: any UIDropSession
    ) -> Void? {
      OptionalCall.answer(of: delegate, "collectionView(_:dropSessionDidEnter:)") {
        $0.collectionView(collectionView, dropSessionDidEnter: session)
      }
    }

    /// Calls `collectionView(_:dropSessionDidUpdate:withDestinationIndexPath:)`.
    @discardableResult
    public func callAsFunction(
      _ collectionView: UICollectionView,
      dropSessionDidUpdate session: any UIDropSession,
      withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UICollectionViewDropProposal? {
      OptionalCall.answer(
        of: delegate,
        "collectionView(_:dropSessionDidUpdate:withDestinationIndexPath:)"
      ) {
        $0.collectionView(
          collectionView,
          dropSessionDidUpdate: session,
          withDestinationIndexPath: destinationIndexPath
        )
      }
    }

    /// Calls `collectionView(_:dropSessionDidExit:)`.
    @discardableResult
    public func callAsFunction(
      _ collectionView: UICollectionView,
      dropSessionDidExit session: any UIDropSession
    ) -> Void? {
      OptionalCall.answer(of: delegate, "collectionView(_:dropSessionDidExit:)") {
        $0.collectionView(collectionView, dropSessionDidExit: session)
      }
    }

    /// Calls `collectionView(_:dropPreviewParametersForItemAt:)`.
    @discardableResult
    public func callAsFunction(
      _ collectionView: UICollectionView,
      dropPreviewParametersForItemAt indexPath: IndexPath
    ) -> UIDragPreviewParameters? {
      OptionalCall.answer(of: delegate, "collectionView(_:dropPreviewParametersForItemAt:)") {
        $0.collectionView(collectionView, dropPreviewParametersForItemAt: indexPath)
      } ?? nil
    }

    /// Calls `collectionView(_:dropSessionDidEnd:)`.
    @discardableResult
    public func callAsFunction(
      _ collectionView: UICollectionView,
      dropSessionDidEnd session: any UIDropSession
    ) -> Void? {
      OptionalCall.answer(of: delegate, "collectionView(_:dropSessionDidEnd:)") {
        $0.collectionView(collectionView, dropSessionDidEnd: session)
      }
    }
  }
}
