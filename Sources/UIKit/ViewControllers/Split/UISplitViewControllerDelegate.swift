public import Foundation

/// The delegate of a split view controller; every method is optional.
@preconcurrency @MainActor
public protocol UISplitViewControllerDelegate: NSObjectProtocol {
  /// Whether the list is to be seen without the detail where the width becomes compact; `false` has the detail pushed.
  func splitViewController(
    _ splitViewController: UISplitViewController,
    collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool

  /// One controller is seen at a time from now on.
  func splitViewControllerDidCollapse(_ svc: UISplitViewController)

  /// Both controllers are seen from now on.
  func splitViewControllerDidExpand(_ svc: UISplitViewController)
}

extension UISplitViewControllerDelegate {
  /// `false`.
  public func splitViewController(
    _ splitViewController: UISplitViewController,
    collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool {
    OptionalCall.leftOut(by: self, answer: false)
  }
}
