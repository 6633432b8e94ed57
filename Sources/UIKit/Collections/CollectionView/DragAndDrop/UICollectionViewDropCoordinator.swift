public import CoreGraphics
public import Foundation

/// Says what was dropped where, and brings it there.
@preconcurrency @MainActor
public protocol UICollectionViewDropCoordinator: NSObjectProtocol {
  /// The items that were dropped, in their order.
  var items: [any UICollectionViewDropItem] { get }
  /// The path at which they were dropped, as the data source counts; `nil` where no items are.
  ///
  /// For an item of the same collection view that is moved it counts without that item, as destinations of moves do.
  var destinationIndexPath: IndexPath? { get }
  /// The last proposal.
  var proposal: UICollectionViewDropProposal { get }
  /// The drag.
  var session: any UIDropSession { get }

  /// Shows a placeholder for an item, and brings the item there.
  func drop(
    _ dragItem: UIDragItem,
    to placeholder: UICollectionViewDropPlaceholder
  ) -> any UICollectionViewDropPlaceholderContext

  /// Brings an item to the cell of an item that the data source has now.
  @discardableResult
  func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating

  /// Brings an item into a rectangle of a cell, in the coordinates of the cell, made as small as that.
  @discardableResult
  func drop(_ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect)
    -> any UIDragAnimating

  /// Brings an item to a place.
  @discardableResult
  func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating
}

/// An item that was dropped on a collection view.
@preconcurrency @MainActor
public protocol UICollectionViewDropItem: NSObjectProtocol {
  /// The item.
  var dragItem: UIDragItem { get }
  /// The path by which the same collection view has it now; `nil` for one from elsewhere, and one that is there no more.
  var sourceIndexPath: IndexPath? { get }
  /// The size of what is shown of it.
  var previewSize: CGSize { get }
}
