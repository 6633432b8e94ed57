public import CoreGraphics
public import Foundation

/// Says what is dragged out of a collection view, and is notified of the drag.
@preconcurrency @MainActor
public protocol UICollectionViewDragDelegate: NSObjectProtocol {
  /// Returns what a drag that begins at an item has in it; with nothing in it, none begins.
  func collectionView(
    _ collectionView: UICollectionView,
    itemsForBeginning session: any UIDragSession,
    at indexPath: IndexPath
  ) -> [UIDragItem]

  /// Returns what an item adds to a drag; nothing by default.
  ///
  /// Called when another finger taps the item at a point, and for all other selected items when a selected one is picked up.
  func collectionView(
    _ collectionView: UICollectionView,
    itemsForAddingTo session: any UIDragSession,
    at indexPath: IndexPath,
    point: CGPoint
  ) -> [UIDragItem]

  /// Returns which part of a cell is shown while it is dragged; all of it for `nil`, which is the default.
  func collectionView(
    _ collectionView: UICollectionView,
    dragPreviewParametersForItemAt indexPath: IndexPath
  ) -> UIDragPreviewParameters?

  /// The drag is about to begin.
  func collectionView(
    _ collectionView: UICollectionView,
    dragSessionWillBegin session: any UIDragSession
  )

  /// The drag is over, and nothing is seen of it any more.
  func collectionView(
    _ collectionView: UICollectionView,
    dragSessionDidEnd session: any UIDragSession
  )

  /// Whether a destination may move what is dragged; `true` by default.
  func collectionView(
    _ collectionView: UICollectionView,
    dragSessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool

  /// Whether only this program is a destination; `false` by default.
  func collectionView(
    _ collectionView: UICollectionView,
    dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool
}

extension UICollectionViewDragDelegate {
  /// Adds nothing.
  public func collectionView(
    _ collectionView: UICollectionView,
    itemsForAddingTo session: any UIDragSession,
    at indexPath: IndexPath,
    point: CGPoint
  ) -> [UIDragItem] { OptionalCall.leftOut(by: self, answer: []) }

  /// Returns `nil`: all of the cell is shown.
  public func collectionView(
    _ collectionView: UICollectionView,
    dragPreviewParametersForItemAt indexPath: IndexPath
  ) -> UIDragPreviewParameters? { OptionalCall.leftOut(by: self, answer: nil) }

  /// Lets it be moved.
  public func collectionView(
    _ collectionView: UICollectionView,
    dragSessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool { OptionalCall.leftOut(by: self, answer: true) }

  /// Lets other programs have it.
  public func collectionView(
    _ collectionView: UICollectionView,
    dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool { OptionalCall.leftOut(by: self, answer: false) }
}
