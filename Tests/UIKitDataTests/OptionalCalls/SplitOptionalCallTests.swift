import Foundation
import Testing

@testable import UIKit

private final class SilentSplitter: NSObject, UISplitViewControllerDelegate {}

private final class CompleteSplitter: CallLog, UISplitViewControllerDelegate {
  func splitViewController(
    _ splitViewController: UISplitViewController,
    collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool { note(true) }
  func splitViewControllerDidCollapse(_ svc: UISplitViewController) { note() }
  func splitViewControllerDidExpand(_ svc: UISplitViewController) { note() }
}

@Suite("The methods of the delegate of a split view controller, called with `?`,")
@MainActor
struct SplitOptionalCallTests {
  @Test("are called where there are any, and answer nil where there are none")
  func calls() {
    let split = UISplitViewController(style: .doubleColumn)
    let (list, detail) = (UIViewController(), UIViewController())
    let cases: [OptionalCallCase<any UISplitViewControllerDelegate>] = [
      .init("splitViewController(_:collapseSecondary:onto:)", "true") {
        $0.splitViewController?(split, collapseSecondary: detail, onto: list)
      },
      .init("splitViewControllerDidCollapse(_:)") { $0.splitViewControllerDidCollapse?(split) },
      .init("splitViewControllerDidExpand(_:)") { $0.splitViewControllerDidExpand?(split) },
    ]
    let complete = CompleteSplitter()
    cases.check(leavingOut: SilentSplitter(), having: complete, log: complete)
  }
}
