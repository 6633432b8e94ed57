// The optional methods of `UIPageViewControllerDataSource` as properties, so that they can be called with `?`.
extension UIPageViewControllerDataSource {
  /// The optional method `presentationCount(…)`, to be called with `?`.
  @_disfavoredOverload
  public var presentationCount: UIOptionalCalls.PageViewControllerPresentationCount? {
    UIOptionalCalls.PageViewControllerPresentationCount(source: self)
  }

  /// The optional method `presentationIndex(…)`, to be called with `?`.
  @_disfavoredOverload
  public var presentationIndex: UIOptionalCalls.PageViewControllerPresentationIndex? {
    UIOptionalCalls.PageViewControllerPresentationIndex(source: self)
  }
}

extension UIOptionalCalls {
  /// The method `presentationCount(…)` of `UIPageViewControllerDataSource` that an object may leave out.
  @preconcurrency @MainActor
  public struct PageViewControllerPresentationCount {
    let source: any UIPageViewControllerDataSource

    /// Calls `presentationCount(for:)`.
    public func callAsFunction(for pageViewController: UIPageViewController) -> Int? {
      OptionalCall.answer(of: source, "presentationCount(for:)") {
        $0.presentationCount(for: pageViewController)
      }
    }
  }

  /// The method `presentationIndex(…)` of `UIPageViewControllerDataSource` that an object may leave out.
  @preconcurrency @MainActor
  public struct PageViewControllerPresentationIndex {
    let source: any UIPageViewControllerDataSource

    /// Calls `presentationIndex(for:)`.
    public func callAsFunction(for pageViewController: UIPageViewController) -> Int? {
      OptionalCall.answer(of: source, "presentationIndex(for:)") {
        $0.presentationIndex(for: pageViewController)
      }
    }
  }
}

// The optional methods of `UIPageViewControllerDelegate` as a property, so that they can be called with `?`.
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
