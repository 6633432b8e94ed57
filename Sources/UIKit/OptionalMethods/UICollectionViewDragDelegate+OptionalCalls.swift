// Made by Scripts/make-optional-methods.
public import Foundation

// The optional methods of `UICollectionViewDragDelegate` as properties, so that they can be called with `?`.
extension UICollectionViewDragDelegate {
  /// The optional methods `collectionView(…)`, to be called with `?`.
  @_disfavoredOverload
  public var collectionView: UIOptionalCalls.CollectionViewDragDelegate? {
    UIOptionalCalls.CollectionViewDragDelegate(delegate: self)
  }
}

extension UIOptionalCalls {
  /// The methods `collectionView(…)` of `UICollectionViewDragDelegate` that an object may leave out.
  @preconcurrency @MainActor
  public struct CollectionViewDragDelegate {
    let delegate: any UICollectionViewDragDelegate

    /// Calls `collectionView(_:itemsForAddingTo:at:point:)`.
    @discardableResult
    public func callAsFunction(
      _ collectionView: UICollectionView,
      itemsForAddingTo session: any UIDragSession,
      at indexPath: IndexPath,
      point: CGPoint
    ) -> [UIDragItem]? {
      OptionalCall.answer(of: delegate, "collectionView(_:itemsForAddingTo:at:point:)") {
        $0.collectionView(collectionView, itemsForAddingTo: session, at: indexPath, point: point)
      }
    }

    /// Calls `collectionView(_:dragPreviewParametersForItemAt:)`.
    @discardableResult
    public func callAsFunction(
      _ collectionView: UICollectionView,
      dragPreviewParametersForItemAt indexPath: IndexPath
    ) -> UIDragPreviewParameters? {
      OptionalCall.answer(of: delegate, "collectionView(_:dragPreviewParametersForItemAt:)") {
        $0.collectionView(collectionView, dragPreviewParametersForItemAt: indexPath)
      } ?? nil
    }

    /// Calls `collectionView(_:dragSessionWillBegin:)`.
    @discardableResult
    public func callAsFunction(
      _ collectionView: UICollectionView,
      dragSessionWillBegin session: any UIDragSession
    ) -> Void? {
      OptionalCall.answer(of: delegate, "collectionView(_:dragSessionWillBegin:)") {
        $0.collectionView(collectionView, dragSessionWillBegin: session)
      }
    }

    /// Calls `collectionView(_:dragSessionDidEnd:)`.
    @discardableResult
    public func callAsFunction(
      _ collectionView: UICollectionView,
      dragSessionDidEnd session: any UIDragSession
    ) -> Void? {
      OptionalCall.answer(of: delegate, "collectionView(_:dragSessionDidEnd:)") {
        $0.collectionView(collectionView, dragSessionDidEnd: session)
      }
    }

    /// Calls `collectionView(_:dragSessionAllowsMoveOperation:)`.
    @discardableResult
    public func callAsFunction(
      _ collectionView: UICollectionView,
      dragSessionAllowsMoveOperation session: any UIDragSession
    ) -> Bool? {
      OptionalCall.answer(of: delegate, "collectionView(_:dragSessionAllowsMoveOperation:)") {
        $0.collectionView(collectionView, dragSessionAllowsMoveOperation: session)
      }
    }

    /// Calls `collectionView(_:dragSessionIsRestrictedToDraggingApplication:)`.
    @discardableResult
    public func callAsFunction(
      _ collectionView: UICollectionView,
      dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
    ) -> Bool? {
      OptionalCall.answer(
        of: delegate,
        "collectionView(_:dragSessionIsRestrictedToDraggingApplication:)"
      ) { $0.collectionView(collectionView, dragSessionIsRestrictedToDraggingApplication: session) }
    }
  }
}
