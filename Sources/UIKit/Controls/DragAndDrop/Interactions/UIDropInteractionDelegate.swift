public import Foundation

/// Says what may be dropped on a view, and takes it.
@preconcurrency @MainActor
public protocol UIDropInteractionDelegate: NSObjectProtocol {
  /// Whether the view cares for a drag; `true` by default. Asked once for each drag, and again when something is added to it.
  func dropInteraction(
    _ interaction: UIDropInteraction,
    canHandle session: any UIDropSession
  ) -> Bool

  /// The pointer has come into the view.
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession)

  /// Returns what would become of a drop where the pointer is; nothing by default.
  ///
  /// Called when the pointer has come, has moved, and is lifted.
  func dropInteraction(
    _ interaction: UIDropInteraction,
    sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal

  /// The pointer has left the view.
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession)

  /// The items were dropped: the view asks them for what it wants.
  func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession)

  /// Returns where an item goes that was dropped; for `nil`, which is the default, it shrinks away where it is.
  func dropInteraction(
    _ interaction: UIDropInteraction,
    previewForDropping item: UIDragItem,
    withDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview?

  /// An item that was dropped is about to go to its place.
  func dropInteraction(
    _ interaction: UIDropInteraction,
    item: UIDragItem,
    willAnimateDropWith animator: any UIDragAnimating
  )

  /// Everything that was dropped is in its place.
  func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession)

  /// A drag that has been in the view is over, wherever it was dropped.
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession)
}

extension UIDropInteractionDelegate {
  /// Cares for every drag.
  public func dropInteraction(
    _ interaction: UIDropInteraction,
    canHandle session: any UIDropSession
  ) -> Bool { OptionalCall.leftOut(by: self, answer: true) }

  /// Takes nothing.
  public func dropInteraction(
    _ interaction: UIDropInteraction,
    sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal {
    OptionalCall.leftOut(by: self, answer: UIDropProposal(operation: .cancel))
  }

  /// Returns `nil`: the item shrinks away where it is.
  public func dropInteraction(
    _ interaction: UIDropInteraction,
    previewForDropping item: UIDragItem,
    withDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview? { OptionalCall.leftOut(by: self, answer: nil) }
}
