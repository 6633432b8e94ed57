import Foundation
import Testing

@testable import UIKit

private class SilentPages: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController? { nil }
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController? { nil }
}

private final class CompletePages: CallLog, UIPageViewControllerDataSource,
  UIPageViewControllerDelegate
{
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController? { nil }
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController? { nil }
  func presentationCount(for pageViewController: UIPageViewController) -> Int { note(3) }
  func presentationIndex(for pageViewController: UIPageViewController) -> Int { note(2) }
  func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController]
  ) { note() }
  func pageViewController(
    _ pageViewController: UIPageViewController,
    didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController],
    transitionCompleted completed: Bool
  ) { note() }
}

@Suite("The methods of the delegates of pages, called with `?`,")
@MainActor
struct PageOptionalCallTests {
  @Test("are called where there are any, and answer nil where there are none")
  func calls() {
    let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    let sources: [OptionalCallCase<any UIPageViewControllerDataSource>] = [
      .init("presentationCount(for:)", "3") { $0.presentationCount?(for: pages) },
      .init("presentationIndex(for:)", "2") { $0.presentationIndex?(for: pages) },
    ]
    let delegates: [OptionalCallCase<any UIPageViewControllerDelegate>] = [
      .init("pageViewController(_:willTransitionTo:)") {
        $0.pageViewController?(pages, willTransitionTo: [])
      },
      .init("pageViewController(_:didFinishAnimating:previousViewControllers:transitionCompleted:)")
      {
        $0.pageViewController?(
          pages,
          didFinishAnimating: true,
          previousViewControllers: [],
          transitionCompleted: true
        )
      },
    ]
    let (first, second) = (CompletePages(), CompletePages())
    sources.check(leavingOut: SilentPages(), having: first, log: first)
    delegates.check(leavingOut: SilentPages(), having: second, log: second)
  }
}
