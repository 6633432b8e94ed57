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

private final class SilentPresenter: NSObject, UIPopoverPresentationControllerDelegate {}

private final class CompletePresenter: CallLog, UIPopoverPresentationControllerDelegate {
  func adaptivePresentationStyle(for controller: UIPresentationController)
    -> UIModalPresentationStyle
  { note(.none) }
  func adaptivePresentationStyle(
    for controller: UIPresentationController,
    traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { note(.formSheet) }
  func prepareForPopoverPresentation(_ controller: UIPopoverPresentationController) { note() }
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController)
    -> Bool
  { note(false) }
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
    note()
  }
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    note()
  }
  func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) { note() }
}

@Suite("The methods of the delegates of controllers, called with `?`,")
@MainActor
struct ControllerOptionalCallTests {
  @Test("of navigation are called where there are any, and answer nil where there are none")
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

  @Test("of presentations are called where there are any, and answer nil where there are none")
  func presentation() {
    let controller = UIPresentationController(
      presentedViewController: Self.presented,
      presenting: nil
    )
    let cases: [OptionalCallCase<any UIAdaptivePresentationControllerDelegate>] = [
      .init("adaptivePresentationStyle(for:)", "none") {
        $0.adaptivePresentationStyle?(for: controller)
      },
      .init("adaptivePresentationStyle(for:traitCollection:)", "formSheet") {
        $0.adaptivePresentationStyle?(for: controller, traitCollection: .current)
      },
      .init("presentationControllerShouldDismiss(_:)", "false") {
        $0.presentationControllerShouldDismiss?(controller)
      },
      .init("presentationControllerWillDismiss(_:)") {
        $0.presentationControllerWillDismiss?(controller)
      },
      .init("presentationControllerDidDismiss(_:)") {
        $0.presentationControllerDidDismiss?(controller)
      },
      .init("presentationControllerDidAttemptToDismiss(_:)") {
        $0.presentationControllerDidAttemptToDismiss?(controller)
      },
    ]
    let complete = CompletePresenter()
    cases.check(leavingOut: SilentPresenter(), having: complete, log: complete)
  }

  @Test("of popovers are called where there are any, and answer nil where there are none")
  func popover() {
    let controller = UIPopoverPresentationController(
      presentedViewController: Self.presented,
      presenting: nil
    )
    let cases: [OptionalCallCase<any UIPopoverPresentationControllerDelegate>] = [
      .init("prepareForPopoverPresentation(_:)") { $0.prepareForPopoverPresentation?(controller) }
    ]
    let complete = CompletePresenter()
    cases.check(leavingOut: SilentPresenter(), having: complete, log: complete)
  }

  // A presentation does not keep what it presents.
  private static let presented = UIViewController()
}
