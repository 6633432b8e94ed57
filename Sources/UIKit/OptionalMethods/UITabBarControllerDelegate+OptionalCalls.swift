// Made by Scripts/make-optional-methods.

// The optional methods of `UITabBarControllerDelegate` as properties, so that they can be called with `?`.
extension UITabBarControllerDelegate {
  /// The optional methods `tabBarController(…)`, to be called with `?`.
  @_disfavoredOverload
  public var tabBarController: UIOptionalCalls.TabBarControllerDelegate? {
    UIOptionalCalls.TabBarControllerDelegate(delegate: self)
  }
}

extension UIOptionalCalls {
  /// The methods `tabBarController(…)` of `UITabBarControllerDelegate` that an object may leave out.
  @preconcurrency @MainActor
  public struct TabBarControllerDelegate {
    let delegate: any UITabBarControllerDelegate

    /// Calls `tabBarController(_:shouldSelect:)`.
    @discardableResult
    public func callAsFunction(
      _ tabBarController: UITabBarController,
      shouldSelect viewController: UIViewController
    ) -> Bool? {
      OptionalCall.answer(of: delegate, "tabBarController(_:shouldSelect:)") {
        $0.tabBarController(tabBarController, shouldSelect: viewController)
      }
    }

    /// Calls `tabBarController(_:didSelect:)`.
    @discardableResult
    public func callAsFunction(
      _ tabBarController: UITabBarController,
      didSelect viewController: UIViewController
    ) -> Void? {
      OptionalCall.answer(of: delegate, "tabBarController(_:didSelect:)") {
        $0.tabBarController(tabBarController, didSelect: viewController)
      }
    }
  }
}
