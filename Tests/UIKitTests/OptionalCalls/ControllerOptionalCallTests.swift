import Foundation
import Testing

@testable import UIKit

private final class SilentNavigator: NSObject, UINavigationControllerDelegate {}

private final class CompleteNavigator: CallLog, UINavigationControllerDelegate {
  func navigationController(
    _ navigationController: UINavigationController,
    willShow viewController: UIViewController,
    animated: Bool
  ) { note() }
  func navigationController(
    _ navigationController: UINavigationController,
    didShow viewController: UIViewController,
    animated: Bool
  ) { note() }
}

@Suite("The methods of the delegates of controllers, called with `?`,")
@MainActor
struct ControllerOptionalCallTests {
  @Test("are called where there are any, and answer nil where there are none")
  func navigation() {
    let controller = UINavigationController(rootViewController: UIViewController())
    let shown = UIViewController()
    let cases: [OptionalCallCase<any UINavigationControllerDelegate>] = [
      .init("navigationController(_:willShow:animated:)") {
        $0.navigationController?(controller, willShow: shown, animated: true)
      },
      .init("navigationController(_:didShow:animated:)") {
        $0.navigationController?(controller, didShow: shown, animated: true)
      },
    ]
    let complete = CompleteNavigator()
    cases.check(leavingOut: SilentNavigator(), having: complete, log: complete)
  }
}
