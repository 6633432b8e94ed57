// Made by Scripts/make-optional-methods.

// The optional methods of `UIGestureRecognizerDelegate` as properties, so that they can be called with `?`.
extension UIGestureRecognizerDelegate {
  /// The optional method `gestureRecognizerShouldBegin(_:)`, to be called with `?`.
  @_disfavoredOverload
  public var gestureRecognizerShouldBegin: UIOptionalCalls.Method<UIGestureRecognizer, Bool>? {
    UIOptionalCalls.Method(of: self, "gestureRecognizerShouldBegin(_:)") {
      $0.gestureRecognizerShouldBegin($1)
    }
  }

  /// The optional methods `gestureRecognizer(…)`, to be called with `?`.
  @_disfavoredOverload
  public var gestureRecognizer: UIOptionalCalls.GestureRecognizerDelegate? {
    UIOptionalCalls.GestureRecognizerDelegate(delegate: self)
  }
}

extension UIOptionalCalls {
  /// The methods `gestureRecognizer(…)` of `UIGestureRecognizerDelegate` that an object may leave out.
  @preconcurrency @MainActor
  public struct GestureRecognizerDelegate {
    let delegate: any UIGestureRecognizerDelegate

    /// Calls `gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:)`.
    @discardableResult
    public func callAsFunction(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool? {
      OptionalCall.answer(of: delegate, "gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:)") {
        $0.gestureRecognizer(
          gestureRecognizer,
          shouldRecognizeSimultaneouslyWith: otherGestureRecognizer
        )
      }
    }

    /// Calls `gestureRecognizer(_:shouldRequireFailureOf:)`.
    @discardableResult
    public func callAsFunction(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool? {
      OptionalCall.answer(of: delegate, "gestureRecognizer(_:shouldRequireFailureOf:)") {
        $0.gestureRecognizer(gestureRecognizer, shouldRequireFailureOf: otherGestureRecognizer)
      }
    }

    /// Calls `gestureRecognizer(_:shouldBeRequiredToFailBy:)`.
    @discardableResult
    public func callAsFunction(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool? {
      OptionalCall.answer(of: delegate, "gestureRecognizer(_:shouldBeRequiredToFailBy:)") {
        $0.gestureRecognizer(gestureRecognizer, shouldBeRequiredToFailBy: otherGestureRecognizer)
      }
    }

    /// Calls `gestureRecognizer(_:shouldReceive:)`.
    @discardableResult
    public func callAsFunction(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldReceive touch: UITouch
    ) -> Bool? {
      OptionalCall.answer(of: delegate, "gestureRecognizer(_:shouldReceive:)") {
        $0.gestureRecognizer(gestureRecognizer, shouldReceive: touch)
      }
    }
  }
}
