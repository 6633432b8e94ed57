// Made by Scripts/make-optional-methods.

// The optional methods of `UIPageViewControllerDelegate` as properties, so that they can be called with `?`.
extension UIPageViewControllerDelegate {
  /// The optional methods `pageViewController(…)`, to be called with `?`.
  @_disfavoredOverload
  public var pageViewController: UIOptionalCalls.PageViewControllerDelegate? {
    UIOptionalCalls.PageViewControllerDelegate(delegate: self)
  }
}

extension UIOptionalCalls {
  /// The methods `pageViewController(…)` of `UIPageViewControllerDelegate` that an object may leave out.
  @preconcurrency @MainActor
  public struct PageViewControllerDelegate {
    let delegate: any UIPageViewControllerDelegate

    /// Calls `pageViewController(_:willTransitionTo:)`.
    @discardableResult
    public func callAsFunction(
      _ pageViewController: UIPageViewController,
      willTransitionTo pendingViewControllers: [UIViewController]
    ) -> Void? {
      OptionalCall.answer(of: delegate, "pageViewController(_:willTransitionTo:)") {
        $0.pageViewController(pageViewController, willTransitionTo: pendingViewControllers)
      }
    }

    /// Calls `pageViewController(_:didFinishAnimating:previousViewControllers:transitionCompleted:)`.
    @discardableResult
    public func callAsFunction(
      _ pageViewController: UIPageViewController,
      didFinishAnimating finished: Bool,
      previousViewControllers: [UIViewController],
      transitionCompleted completed: Bool
    ) -> Void? {
      OptionalCall.answer(
        of: delegate,
        "pageViewController(_:didFinishAnimating:previousViewControllers:transitionCompleted:)"
      ) {
        $0.pageViewController(
          pageViewController,
          didFinishAnimating: finished,
          previousViewControllers: previousViewControllers,
          transitionCompleted: completed
        )
      }
    }
  }
}
