import Foundation
import Testing

@testable import UIKit

private final class SilentTabs: NSObject, UITabBarDelegate, UITabBarControllerDelegate {}

private final class CompleteTabs: CallLog, UITabBarDelegate, UITabBarControllerDelegate {
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) { note() }
  func tabBarController(
    _ tabBarController: UITabBarController,
    shouldSelect viewController: UIViewController
  ) -> Bool { note(true) }
  func tabBarController(
    _ tabBarController: UITabBarController,
    didSelect viewController: UIViewController
  ) { note() }
}

@Suite("The methods of the delegates of tabs, called with `?`,")
@MainActor
struct TabOptionalCallTests {
  @Test("are called where there are any, and answer nil where there are none")
  func calls() {
    let (tabs, child) = (UITabBarController(), UIViewController())
    let bars: [OptionalCallCase<any UITabBarDelegate>] = [
      .init("tabBar(_:didSelect:)") { $0.tabBar?(tabs.tabBar, didSelect: child.tabBarItem) }
    ]
    let controllers: [OptionalCallCase<any UITabBarControllerDelegate>] = [
      .init("tabBarController(_:shouldSelect:)", "true") {
        $0.tabBarController?(tabs, shouldSelect: child)
      },
      .init("tabBarController(_:didSelect:)") { $0.tabBarController?(tabs, didSelect: child) },
    ]
    let (first, second) = (CompleteTabs(), CompleteTabs())
    bars.check(leavingOut: SilentTabs(), having: first, log: first)
    controllers.check(leavingOut: SilentTabs(), having: second, log: second)
  }
}
