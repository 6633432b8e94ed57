// Made by Scripts/make-optional-methods.

extension CAAnimationDelegate {
  /// Does nothing.
  public func animationDidStart(_ anim: CAAnimation) {
    OptionalCall.leftOut(by: self)
  }

  /// Does nothing.
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    OptionalCall.leftOut(by: self)
  }
}
