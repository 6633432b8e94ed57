// Made by Scripts/make-optional-methods.

// The optional methods of `CAAnimationDelegate` as properties, so that they can be called with `?`.
extension CAAnimationDelegate {
  /// The optional method `animationDidStart(_:)`, to be called with `?`.
  @_disfavoredOverload
  public var animationDidStart: UIOptionalCalls.Method<CAAnimation, Void>? {
    UIOptionalCalls.Method(of: self, "animationDidStart(_:)") { $0.animationDidStart($1) }
  }

  /// The optional method `animationDidStop(_:finished:)`, to be called with `?`.
  @_disfavoredOverload
  public var animationDidStop: UIOptionalCalls.AnimationDidStop? {
    UIOptionalCalls.AnimationDidStop(delegate: self)
  }
}

extension UIOptionalCalls {
  /// The method `animationDidStop(_:finished:)` of `CAAnimationDelegate`, which an object may leave out.
  @preconcurrency @MainActor
  public struct AnimationDidStop {
    let delegate: any CAAnimationDelegate

    /// Calls `animationDidStop(_:finished:)`.
    @discardableResult
    public func callAsFunction(_ anim: CAAnimation, finished flag: Bool) -> Void? {
      OptionalCall.answer(of: delegate, "animationDidStop(_:finished:)") {
        $0.animationDidStop(anim, finished: flag)
      }
    }
  }
}
