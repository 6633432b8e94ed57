public import Foundation

/// The delegate of a tab bar controller; every method is optional.
@preconcurrency @MainActor
public protocol UITabBarControllerDelegate: NSObjectProtocol {
  /// Whether the controller whose tab was pressed may be shown, also the one that is.
  func tabBarController(
    _ tabBarController: UITabBarController,
    shouldSelect viewController: UIViewController
  ) -> Bool
  /// A person has pressed the tab of a controller, which is shown.
  func tabBarController(
    _ tabBarController: UITabBarController,
    didSelect viewController: UIViewController
  )
}

extension UITabBarControllerDelegate {
  /// `true`.
  public func tabBarController(
    _ tabBarController: UITabBarController,
    shouldSelect viewController: UIViewController
  ) -> Bool { OptionalCall.leftOut(by: self, answer: true) }
}
