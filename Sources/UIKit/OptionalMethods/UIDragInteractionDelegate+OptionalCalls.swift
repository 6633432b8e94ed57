// Made by Scripts/make-optional-methods.
public import Foundation

// The optional methods of `UIDragInteractionDelegate` as properties, so that they can be called with `?`.
extension UIDragInteractionDelegate {
  /// The optional methods `dragInteraction(…)`, to be called with `?`.
  @_disfavoredOverload
  public var dragInteraction: UIOptionalCalls.DragInteractionDelegate? {
    UIOptionalCalls.DragInteractionDelegate(delegate: self)
  }
}

extension UIOptionalCalls {
  /// The methods `dragInteraction(…)` of `UIDragInteractionDelegate` that an object may leave out.
  @preconcurrency @MainActor
  public struct DragInteractionDelegate {
    let delegate: any UIDragInteractionDelegate

    /// Calls `dragInteraction(_:itemsForAddingTo:withTouchAt:)`.
    @discardableResult
    public func callAsFunction(
      _ interaction: UIDragInteraction,
      itemsForAddingTo session: any UIDragSession,
      withTouchAt point: CGPoint
    ) -> [UIDragItem]? {
      OptionalCall.answer(of: delegate, "dragInteraction(_:itemsForAddingTo:withTouchAt:)") {
        $0.dragInteraction(interaction, itemsForAddingTo: session, withTouchAt: point)
      }
    }

    /// Calls `dragInteraction(_:previewForLifting:session:)`.
    @discardableResult
    public func callAsFunction(
      _ interaction: UIDragInteraction,
      previewForLifting item: UIDragItem,
      session: any UIDragSession
    ) -> UITargetedDragPreview? {
      OptionalCall.answer(of: delegate, "dragInteraction(_:previewForLifting:session:)") {
        $0.dragInteraction(interaction, previewForLifting: item, session: session)
      } ?? nil
    }

    /// Calls `dragInteraction(_:willAnimateLiftWith:session:)`.
    @discardableResult
    public func callAsFunction(
      _ interaction: UIDragInteraction,
      willAnimateLiftWith animator: any UIDragAnimating,
      session: any UIDragSession
    ) -> Void? {
      OptionalCall.answer(of: delegate, "dragInteraction(_:willAnimateLiftWith:session:)") {
        $0.dragInteraction(interaction, willAnimateLiftWith: animator, session: session)
      }
    }

    /// Calls `dragInteraction(_:sessionWillBegin:)`.
    @discardableResult
    public func callAsFunction(
      _ interaction: UIDragInteraction,
      sessionWillBegin session: any UIDragSession
    ) -> Void? {
      OptionalCall.answer(of: delegate, "dragInteraction(_:sessionWillBegin:)") {
        $0.dragInteraction(interaction, sessionWillBegin: session)
      }
    }

    /// Calls `dragInteraction(_:sessionAllowsMoveOperation:)`.
    @discardableResult
    public func callAsFunction(
      _ interaction: UIDragInteraction,
      sessionAllowsMoveOperation session: any UIDragSession
    ) -> Bool? {
      OptionalCall.answer(of: delegate, "dragInteraction(_:sessionAllowsMoveOperation:)") {
        $0.dragInteraction(interaction, sessionAllowsMoveOperation: session)
      }
    }

    /// Calls `dragInteraction(_:sessionIsRestrictedToDraggingApplication:)`.
    @discardableResult
    public func callAsFunction(
      _ interaction: UIDragInteraction,
      sessionIsRestrictedToDraggingApplication session: any UIDragSession
    ) -> Bool? {
      OptionalCall.answer(
        of: delegate,
        "dragInteraction(_:sessionIsRestrictedToDraggingApplication:)"
      ) { $0.dragInteraction(interaction, sessionIsRestrictedToDraggingApplication: session) }
    }

    /// Calls `dragInteraction(_:sessionDidMove:)`.
    @discardableResult
    public func callAsFunction(
      _ interaction: UIDragInteraction,
      sessionDidMove session: any UIDragSession
    ) -> Void? {
      OptionalCall.answer(of: delegate, "dragInteraction(_:sessionDidMove:)") {
        $0.dragInteraction(interaction, sessionDidMove: session)
      }
    }

    /// Calls `dragInteraction(_:session:willEndWith:)`.
    @discardableResult
    public func callAsFunction(
      _ interaction: UIDragInteraction,
      session: any UIDragSession,
      willEndWith operation: UIDropOperation
    ) -> Void? {
      OptionalCall.answer(of: delegate, "dragInteraction(_:session:willEndWith:)") {
        $0.dragInteraction(interaction, session: session, willEndWith: operation)
      }
    }

    /// Calls `dragInteraction(_:session:didEndWith:)`.
    @discardableResult
    public func callAsFunction(
      _ interaction: UIDragInteraction,
      session: any UIDragSession,
      didEndWith operation: UIDropOperation
    ) -> Void? {
      OptionalCall.answer(of: delegate, "dragInteraction(_:session:didEndWith:)") {
        $0.dragInteraction(interaction, session: session, didEndWith: operation)
      }
    }

    /// Calls `dragInteraction(_:previewForCancelling:withDefault:)`.
    @discardableResult
    public func callAsFunction(
      _ interaction: UIDragInteraction,
      previewForCancelling item: UIDragItem,
      withDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview? {
      OptionalCall.answer(of: delegate, "dragInteraction(_:previewForCancelling:withDefault:)") {
        $0.dragInteraction(interaction, previewForCancelling: item, withDefault: defaultPreview)
      } ?? nil
    }

    /// Calls `dragInteraction(_:item:willAnimateCancelWith:)`.
    @discardableResult
    public func callAsFunction(
      _ interaction: UIDragInteraction,
      item: UIDragItem,
      willAnimateCancelWith animator: any UIDragAnimating
    ) -> Void? {
      OptionalCall.answer(of: delegate, "dragInteraction(_:item:willAnimateCancelWith:)") {
        $0.dragInteraction(interaction, item: item, willAnimateCancelWith: animator)
      }
    }
  }
}
