// Made by Scripts/make-optional-methods.

// The optional methods of `UIContextMenuInteractionDelegate` as properties, so that they can be called with `?`.
extension UIContextMenuInteractionDelegate {
  /// The optional methods `contextMenuInteraction(…)`, to be called with `?`.
  @_disfavoredOverload
  public var contextMenuInteraction: UIOptionalCalls.ContextMenuInteractionDelegate? {
    UIOptionalCalls.ContextMenuInteractionDelegate(delegate: self)
  }
}

extension UIOptionalCalls {
  /// The methods `contextMenuInteraction(…)` of `UIContextMenuInteractionDelegate` that an object may leave out.
  @preconcurrency @MainActor
  public struct ContextMenuInteractionDelegate {
    let delegate: any UIContextMenuInteractionDelegate

    /// Calls `contextMenuInteraction(_:willDisplayMenuFor:animator:)`.
    @discardableResult
    public func callAsFunction(
      _ interaction: UIContextMenuInteraction,
      willDisplayMenuFor configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) -> Void? {
      OptionalCall.answer(of: delegate, "contextMenuInteraction(_:willDisplayMenuFor:animator:)") {
        $0.contextMenuInteraction(
          interaction,
          willDisplayMenuFor: configuration,
          animator: animator
        )
      }
    }

    /// Calls `contextMenuInteraction(_:willEndFor:animator:)`.
    @discardableResult
    public func callAsFunction(
      _ interaction: UIContextMenuInteraction,
      willEndFor configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) -> Void? {
      OptionalCall.answer(of: delegate, "contextMenuInteraction(_:willEndFor:animator:)") {
        $0.contextMenuInteraction(interaction, willEndFor: configuration, animator: animator)
      }
    }
  }
}
