// Made by Scripts/make-optional-methods.

// The optional methods of `UIPopoverPresentationControllerDelegate` as properties, so that they can be called with `?`.
extension UIPopoverPresentationControllerDelegate {
  /// The optional method `prepareForPopoverPresentation(_:)`, to be called with `?`.
  @_disfavoredOverload
  public var prepareForPopoverPresentation:
    UIOptionalCalls.Method<UIPopoverPresentationController, Void>?
  {
    UIOptionalCalls.Method(of: self, "prepareForPopoverPresentation(_:)") {
      $0.prepareForPopoverPresentation($1)
    }
  }
}
