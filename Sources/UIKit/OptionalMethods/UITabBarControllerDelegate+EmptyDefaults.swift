// Made by Scripts/make-optional-methods.

extension UITabBarControllerDelegate {
  /// Does nothing.
  public func tabBarController(
    _ tabBarController: UITabBarController,
    didSelect viewController: UIViewController
  ) {
    OptionalCall.leftOut(by: self)
  }
}
