// Made by Scripts/make-optional-methods.

// The optional methods of `UIDropInteractionDelegate` as properties, so that they can be called with `?`.
extension UIDropInteractionDelegate {
  /// The optional methods `dropInteraction(…)`, to be called with `?`.
  @_disfavoredOverload
  public var dropInteraction: UIOptionalCalls.DropInteractionDelegate? {
    UIOptionalCalls.DropInteractionDelegate(delegate: self)
  }
}

extension UIOptionalCalls {
  /// The methods `dropInteraction(…)` of `UIDropInteractionDelegate` that an object may leave out.
  @preconcurrency @MainActor
  public struct DropInteractionDelegate {
    let delegate: any UIDropInteractionDelegate

    /// Calls `dropInteraction(_:canHandle:)`.
    @discardableResult
    public func callAsFunction(
      _ interaction: UIDropInteraction,
      canHandle session: any UIDropSession
    ) -> Bool? {
      OptionalCall.answer(of: delegate, "dropInteraction(_:canHandle:)") {
        $0.dropInteraction(interaction, canHandle: session)
      }
    }

    /// Calls `dropInteraction(_:sessionDidEnter:)`.
    @discardableResult
    public func callAsFunction(
      _ interaction: UIDropInteraction,
      sessionDidEnter session: any UIDropSession
    ) -> Void? {
      OptionalCall.answer(of: delegate, "dropInteraction(_:sessionDidEnter:)") {
        $0.dropInteraction(interaction, sessionDidEnter: session)
      }
    }

    /// Calls `dropInteraction(_:sessionDidUpdate:)`.
    @discardableResult
    public func callAsFunction(
      _ interaction: UIDropInteraction,
      sessionDidUpdate session: any UIDropSession
    ) -> UIDropProposal? {
      OptionalCall.answer(of: delegate, "dropInteraction(_:sessionDidUpdate:)") {
        $0.dropInteraction(interaction, sessionDidUpdate: session)
      }
    }

    /// Calls `dropInteraction(_:sessionDidExit:)`.
    @discardableResult
    public func callAsFunction(
      _ interaction: UIDropInteraction,
      sessionDidExit session: any UIDropSession
    ) -> Void? {
      OptionalCall.answer(of: delegate, "dropInteraction(_:sessionDidExit:)") {
        $0.dropInteraction(interaction, sessionDidExit: session)
      }
    }

    /// Calls `dropInteraction(_:performDrop:)`.
    @discardableResult
    public func callAsFunction(
      _ interaction: UIDropInteraction,
      performDrop session: any UIDropSession
    ) -> Void? {
      OptionalCall.answer(of: delegate, "dropInteraction(_:performDrop:)") {
        $0.dropInteraction(interaction, performDrop: session)
      }
    }

    /// Calls `dropInteraction(_:previewForDropping:withDefault:)`.
    @discardableResult
    public func callAsFunction(
      _ interaction: UIDropInteraction,
      previewForDropping item: UIDragItem,
      withDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview? {
      OptionalCall.answer(of: delegate, "dropInteraction(_:previewForDropping:withDefault:)") {
        $0.dropInteraction(interaction, previewForDropping: item, withDefault: defaultPreview)
      } ?? nil
    }

    /// Calls `dropInteraction(_:item:willAnimateDropWith:)`.
    @discardableResult
    public func callAsFunction(
      _ interaction: UIDropInteraction,
      item: UIDragItem,
      willAnimateDropWith animator: any UIDragAnimating
    ) -> Void? {
      OptionalCall.answer(of: delegate, "dropInteraction(_:item:willAnimateDropWith:)") {
        $0.dropInteraction(interaction, item: item, willAnimateDropWith: animator)
      }
    }

    /// Calls `dropInteraction(_:concludeDrop:)`.
    @discardableResult
    public func callAsFunction(
      _ interaction: UIDropInteraction,
      concludeDrop session: any UIDropSession
    ) -> Void? {
      OptionalCall.answer(of: delegate, "dropInteraction(_:concludeDrop:)") {
        $0.dropInteraction(interaction, concludeDrop: session)
      }
    }

    /// Calls `dropInteraction(_:sessionDidEnd:)`.
    @discardableResult
    public func callAsFunction(
      _ interaction: UIDropInteraction,
      sessionDidEnd session: any UIDropSession
    ) -> Void? {
      OptionalCall.answer(of: delegate, "dropInteraction(_:sessionDidEnd:)") {
        $0.dropInteraction(interaction, sessionDidEnd: session)
      }
    }
  }
}
