// Made by Scripts/make-optional-methods.

// The optional methods of `UIPointerInteractionDelegate` as properties, so that they can be called with `?`.
extension UIPointerInteractionDelegate {
  /// The optional methods `pointerInteraction(…)`, to be called with `?`.
  @_disfavoredOverload
  public var pointerInteraction: UIOptionalCalls.PointerInteractionDelegate? {
    UIOptionalCalls.PointerInteractionDelegate(delegate: self)
  }
}

extension UIOptionalCalls {
  /// The methods `pointerInteraction(…)` of `UIPointerInteractionDelegate` that an object may leave out.
  @preconcurrency @MainActor
  public struct PointerInteractionDelegate {
    let delegate: any UIPointerInteractionDelegate

    /// Calls `pointerInteraction(_:regionFor:defaultRegion:)`.
    @discardableResult
    public func callAsFunction(
      _ interaction: UIPointerInteraction,
      regionFor request: UIPointerRegionRequest,
      defaultRegion: UIPointerRegion
    ) -> UIPointerRegion? {
      OptionalCall.answer(of: delegate, "pointerInteraction(_:regionFor:defaultRegion:)") {
        $0.pointerInteraction(interaction, regionFor: request, defaultRegion: defaultRegion)
      } ?? nil
    }

    /// Calls `pointerInteraction(_:styleFor:)`.
    @discardableResult
    public func callAsFunction(
      _ interaction: UIPointerInteraction,
      styleFor region: UIPointerRegion
    ) -> UIPointerStyle? {
      OptionalCall.answer(of: delegate, "pointerInteraction(_:styleFor:)") {
        $0.pointerInteraction(interaction, styleFor: region)
      } ?? nil
    }

    /// Calls `pointerInteraction(_:willEnter:animator:)`.
    @discardableResult
    public func callAsFunction(
      _ interaction: UIPointerInteraction,
      willEnter region: UIPointerRegion,
      animator: any UIPointerInteractionAnimating
    ) -> Void? {
      OptionalCall.answer(of: delegate, "pointerInteraction(_:willEnter:animator:)") {
        $0.pointerInteraction(interaction, willEnter: region, animator: animator)
      }
    }

    /// Calls `pointerInteraction(_:willExit:animator:)`.
    @discardableResult
    public func callAsFunction(
      _ interaction: UIPointerInteraction,
      willExit region: UIPointerRegion,
      animator: any UIPointerInteractionAnimating
    ) -> Void? {
      OptionalCall.answer(of: delegate, "pointerInteraction(_:willExit:animator:)") {
        $0.pointerInteraction(interaction, willExit: region, animator: animator)
      }
    }
  }
}
