public import Foundation

/// The source of the pages of a page view controller.
@preconcurrency @MainActor
public protocol UIPageViewControllerDataSource: NSObjectProtocol {
  /// Returns the page before another one; `nil` before the first. Required.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController?
  /// Returns the page after another one; `nil` after the last. Required.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController?
  /// Returns the number of dots below the pages; there are none for 0 and for pages from top to bottom.
  func presentationCount(for pageViewController: UIPageViewController) -> Int
  /// Returns the index of the dot of the page that the program has set; pages that a person turns to count from there.
  func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
  /// 0.
  public func presentationCount(for pageViewController: UIPageViewController) -> Int {
    OptionalCall.leftOut(by: self, answer: 0)
  }

  /// 0.
  public func presentationIndex(for pageViewController: UIPageViewController) -> Int {
    OptionalCall.leftOut(by: self, answer: 0)
  }
}

/// The delegate of a page view controller; every method is optional, and is called for pages that a person turns.
@preconcurrency @MainActor
public protocol UIPageViewControllerDelegate: NSObjectProtocol {
  /// A person has begun to turn to other pages.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController]
  )
  /// A page stops.
  ///
  /// - Parameters:
  ///   - pageViewController: The page view controller.
  ///   - finished: Whether nothing moves any more.
  ///   - previousViewControllers: The pages that were shown before.
  ///   - completed: Whether another page is shown now; `false` for one that was released before half of it was seen.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController],
    transitionCompleted completed: Bool
  )
}
