// Made by Scripts/make-optional-methods.

extension UITabBarDelegate {
  /// Does nothing.
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
    OptionalCall.leftOut(by: self)
  }
}
