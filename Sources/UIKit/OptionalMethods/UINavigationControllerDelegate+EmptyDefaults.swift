// Made by Scripts/make-optional-methods.

extension UINavigationControllerDelegate {
  /// Does nothing.
  public func navigationController(
    _ navigationController: UINavigationController,
    willShow viewController: UIViewController,
    animated: Bool
  ) {
    OptionalCall.leftOut(by: self)
  }

  /// Does nothing.
  public func navigationController(
    _ navigationController: UINavigationController,
    didShow viewController: UIViewController,
    animated: Bool
  ) {
    OptionalCall.leftOut(by: self)
  }
}
