// Made by Scripts/make-optional-methods.

extension UIPointerInteractionDelegate {
  /// Does nothing.
  public func pointerInteraction(
    _ interaction: UIPointerInteraction,
    willEnter region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating
  ) {
    OptionalCall.leftOut(by: self)
  }

  /// Does nothing.
  public func pointerInteraction(
    _ interaction: UIPointerInteraction,
    willExit region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating
  ) {
    OptionalCall.leftOut(by: self)
  }
}
