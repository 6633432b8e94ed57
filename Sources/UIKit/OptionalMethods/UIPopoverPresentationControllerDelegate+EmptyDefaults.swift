// Made by Scripts/make-optional-methods.

extension UIPopoverPresentationControllerDelegate {
  /// Does nothing.
  public func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController
  ) {
    OptionalCall.leftOut(by: self)
  }
}
