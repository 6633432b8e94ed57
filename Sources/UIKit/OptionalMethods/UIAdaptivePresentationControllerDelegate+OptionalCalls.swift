// Made by Scripts/make-optional-methods.

// The optional methods of `UIAdaptivePresentationControllerDelegate` as properties, so that they can be called with `?`.
extension UIAdaptivePresentationControllerDelegate {
  /// The optional methods `adaptivePresentationStyle(…)`, to be called with `?`.
  @_disfavoredOverload
  public var adaptivePresentationStyle: UIOptionalCalls.AdaptivePresentationStyle? {
    UIOptionalCalls.AdaptivePresentationStyle(delegate: self)
  }

  /// The optional method `presentationControllerShouldDismiss(_:)`, to be called with `?`.
  @_disfavoredOverload
  public var presentationControllerShouldDismiss:
    UIOptionalCalls.Method<UIPresentationController, Bool>?
  {
    UIOptionalCalls.Method(of: self, "presentationControllerShouldDismiss(_:)") {
      $0.presentationControllerShouldDismiss($1)
    }
  }

  /// The optional method `presentationControllerWillDismiss(_:)`, to be called with `?`.
  @_disfavoredOverload
  public var presentationControllerWillDismiss:
    UIOptionalCalls.Method<UIPresentationController, Void>?
  {
    UIOptionalCalls.Method(of: self, "presentationControllerWillDismiss(_:)") {
      $0.presentationControllerWillDismiss($1)
    }
  }

  /// The optional method `presentationControllerDidDismiss(_:)`, to be called with `?`.
  @_disfavoredOverload
  public var presentationControllerDidDismiss:
    UIOptionalCalls.Method<UIPresentationController, Void>?
  {
    UIOptionalCalls.Method(of: self, "presentationControllerDidDismiss(_:)") {
      $0.presentationControllerDidDismiss($1)
    }
  }

  /// The optional method `presentationControllerDidAttemptToDismiss(_:)`, to be called with `?`.
  @_disfavoredOverload
  public var presentationControllerDidAttemptToDismiss:
    UIOptionalCalls.Method<UIPresentationController, Void>?
  {
    UIOptionalCalls.Method(of: self, "presentationControllerDidAttemptToDismiss(_:)") {
      $0.presentationControllerDidAttemptToDismiss($1)
    }
  }
}

extension UIOptionalCalls {
  /// The methods `adaptivePresentationStyle(…)` of `UIAdaptivePresentationControllerDelegate` that an object may leave out.
  @preconcurrency @MainActor
  public struct AdaptivePresentationStyle {
    let delegate: any UIAdaptivePresentationControllerDelegate

    /// Calls `adaptivePresentationStyle(for:)`.
    @discardableResult
    public func callAsFunction(for controller: UIPresentationController)
      -> UIModalPresentationStyle?
    {
      OptionalCall.answer(of: delegate, "adaptivePresentationStyle(for:)") {
        $0.adaptivePresentationStyle(for: controller)
      }
    }

    /// Calls `adaptivePresentationStyle(for:traitCollection:)`.
    @discardableResult
    public func callAsFunction(
      for controller: UIPresentationController,
      traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle? {
      OptionalCall.answer(of: delegate, "adaptivePresentationStyle(for:traitCollection:)") {
        $0.adaptivePresentationStyle(for: controller, traitCollection: traitCollection)
      }
    }
  }
}
