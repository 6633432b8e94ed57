import CoreGraphics
public import Foundation

/// Says what may be dropped on a collection view, and takes it.
@preconcurrency @MainActor
public protocol UICollectionViewDropDelegate: NSObjectProtocol {
  /// The items were dropped: changes the data, and says where each item goes. Required.
  func collectionView(
    _ collectionView: UICollectionView,
    performDropWith coordinator: any UICollectionViewDropCoordinator
  )

  /// Whether the collection view cares for a drag; `true` by default. Asked once for each drag, and again when something is added to it.
  func collectionView(
    _ collectionView: UICollectionView,
    canHandle session: any UIDropSession
  ) -> Bool

  /// The pointer has come into the collection view.
  func collectionView(
    _ collectionView: UICollectionView,
    dropSessionDidEnter session: any UIDropSession
  )

  /// Returns what would become of a drop where the pointer is; a copy anywhere by default.
  ///
  /// `destinationIndexPath` is the item under the pointer, or where one would be inserted; `nil` where there is neither.
  func collectionView(
    _ collectionView: UICollectionView,
    dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal

  /// The pointer has left the collection view.
  func collectionView(
    _ collectionView: UICollectionView,
    dropSessionDidExit session: any UIDropSession
  )

  /// Returns what is shown of an item that goes to its place, which was dropped at or into the item of a path; as it was dragged by default.
  func collectionView(
    _ collectionView: UICollectionView,
    dropPreviewParametersForItemAt indexPath: IndexPath
  ) -> UIDragPreviewParameters?

  /// A drag that has been in the collection view is over, wherever it was dropped.
  func collectionView(
    _ collectionView: UICollectionView,
    dropSessionDidEnd session: any UIDropSession
  )
}

extension UICollectionViewDropDelegate {
  /// Cares for every drag.
  public func collectionView(
    _ collectionView: UICollectionView,
    canHandle session: any UIDropSession
  ) -> Bool { OptionalCall.leftOut(by: self, answer: true) }

  /// Copies, anywhere.
  public func collectionView(
    _ collectionView: UICollectionView,
    dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal {
    OptionalCall.leftOut(by: self, answer: UICollectionViewDropProposal(operation: .copy))
  }

  /// Returns `nil`: as it was dragged.
  public func collectionView(
    _ collectionView: UICollectionView,
    dropPreviewParametersForItemAt indexPath: IndexPath
  ) -> UIDragPreviewParameters? { OptionalCall.leftOut(by: self, answer: nil) }
}
