import CoreGraphics
public import Foundation

/// Says what is dragged out of a view, and hears what becomes of it.
@preconcurrency @MainActor
public protocol UIDragInteractionDelegate: NSObjectProtocol {
  /// Returns what a drag that begins has in it; with nothing in it, none begins.
  func dragInteraction(
    _ interaction: UIDragInteraction,
    itemsForBeginning session: any UIDragSession
  ) -> [UIDragItem]

  /// Returns what a tap at a point of the view adds to a drag that is under way; nothing by default.
  func dragInteraction(
    _ interaction: UIDragInteraction,
    itemsForAddingTo session: any UIDragSession,
    withTouchAt point: CGPoint
  ) -> [UIDragItem]

  /// Returns what is shown of an item that is picked up; the view by default, and nothing for `nil`.
  func dragInteraction(
    _ interaction: UIDragInteraction,
    previewForLifting item: UIDragItem,
    session: any UIDragSession
  ) -> UITargetedDragPreview?

  /// The items are about to be picked up.
  func dragInteraction(
    _ interaction: UIDragInteraction,
    willAnimateLiftWith animator: any UIDragAnimating,
    session: any UIDragSession
  )

  /// The drag is about to begin: what was picked up moves.
  func dragInteraction(
    _ interaction: UIDragInteraction,
    sessionWillBegin session: any UIDragSession
  )

  /// Whether a destination may move what is dragged; `true` by default. Asked once, when the drag begins.
  func dragInteraction(
    _ interaction: UIDragInteraction,
    sessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool

  /// Whether only this program is a destination; `false` by default. Asked once, when the drag begins.
  func dragInteraction(
    _ interaction: UIDragInteraction,
    sessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool

  /// The pointer has moved.
  func dragInteraction(_ interaction: UIDragInteraction, sessionDidMove session: any UIDragSession)

  /// The pointer is up, or the drag is cancelled; what is seen moves to its place from now on.
  func dragInteraction(
    _ interaction: UIDragInteraction,
    session: any UIDragSession,
    willEndWith operation: UIDropOperation
  )

  /// The drag is over, and nothing is seen of it any more.
  func dragInteraction(
    _ interaction: UIDragInteraction,
    session: any UIDragSession,
    didEndWith operation: UIDropOperation
  )

  /// Returns where an item goes back to; where it was picked up by default, and for `nil` it fades where it is.
  func dragInteraction(
    _ interaction: UIDragInteraction,
    previewForCancelling item: UIDragItem,
    withDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview?

  /// An item is about to go back.
  func dragInteraction(
    _ interaction: UIDragInteraction,
    item: UIDragItem,
    willAnimateCancelWith animator: any UIDragAnimating
  )
}

extension UIDragInteractionDelegate {
  /// Adds nothing.
  public func dragInteraction(
    _ interaction: UIDragInteraction,
    itemsForAddingTo session: any UIDragSession,
    withTouchAt point: CGPoint
  ) -> [UIDragItem] { OptionalCall.leftOut(by: self, answer: []) }

  /// Returns the view.
  public func dragInteraction(
    _ interaction: UIDragInteraction,
    previewForLifting item: UIDragItem,
    session: any UIDragSession
  ) -> UITargetedDragPreview? {
    OptionalCall.leftOut(
      by: self,
      answer: interaction.view.map { UITargetedDragPreview(view: $0) }
    )
  }

  /// Lets it be moved.
  public func dragInteraction(
    _ interaction: UIDragInteraction,
    sessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool { OptionalCall.leftOut(by: self, answer: true) }

  /// Lets other programs have it.
  public func dragInteraction(
    _ interaction: UIDragInteraction,
    sessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool { OptionalCall.leftOut(by: self, answer: false) }

  /// Returns where it was picked up.
  public func dragInteraction(
    _ interaction: UIDragInteraction,
    previewForCancelling item: UIDragItem,
    withDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview? { OptionalCall.leftOut(by: self, answer: defaultPreview) }
}
