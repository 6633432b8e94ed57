// Made by Scripts/make-optional-methods.

extension UIAdaptivePresentationControllerDelegate {
  /// Does nothing.
  public func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  {
    OptionalCall.leftOut(by: self)
  }

  /// Does nothing.
  public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    OptionalCall.leftOut(by: self)
  }

  /// Does nothing.
  public func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) {
    OptionalCall.leftOut(by: self)
  }
}
