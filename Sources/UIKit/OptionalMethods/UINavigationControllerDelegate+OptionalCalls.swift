// Made by Scripts/make-optional-methods.

// The optional methods of `UINavigationControllerDelegate` as properties, so that they can be called with `?`.
extension UINavigationControllerDelegate {
  /// The optional methods `navigationController(…)`, to be called with `?`.
  @_disfavoredOverload
  public var navigationController: UIOptionalCalls.NavigationControllerDelegate? {
    UIOptionalCalls.NavigationControllerDelegate(delegate: self)
  }
}

extension UIOptionalCalls {
  /// The methods `navigationController(…)` of `UINavigationControllerDelegate` that an object may leave out.
  @preconcurrency @MainActor
  public struct NavigationControllerDelegate {
    let delegate: any UINavigationControllerDelegate

    /// Calls `navigationController(_:willShow:animated:)`.
    @discardableResult
    public func callAsFunction(
      _ navigationController: UINavigationController,
      willShow viewController: UIViewController,
      animated: Bool
    ) -> Void? {
      OptionalCall.answer(of: delegate, "navigationController(_:willShow:animated:)") {
        $0.navigationController(navigationController, willShow: viewController, animated: animated)
      }
    }

    /// Calls `navigationController(_:didShow:animated:)`.
    @discardableResult
    public func callAsFunction(
      _ navigationController: UINavigationController,
      didShow viewController: UIViewController,
      animated: Bool
    ) -> Void? {
      OptionalCall.answer(of: delegate, "navigationController(_:didShow:animated:)") {
        $0.navigationController(navigationController, didShow: viewController, animated: animated)
      }
    }
  }
}
