import CoreGraphics
import Foundation

extension UIViewController {
  /// What a controller presents, and how it is presented itself.
  struct Modality {
    var presented: UIViewController?
    weak var presenter: UIViewController?
    /// Shows this controller; made when it is first asked for.
    var controller: UIPresentationController?
    var style = UIModalPresentationStyle.automatic
    var transitionStyle = UIModalTransitionStyle.coverVertical
    /// Whether only the program may dismiss the controller.
    var isModal = false
  }

  /// The controller around this one that presents for it.
  var presenterForContainment: UIViewController {
    var controller = self
    while let parent = controller.parent { controller = parent }
    return controller
  }

  func beginPresenting(
    _ controller: UIViewController,
    animated: Bool,
    completion: (() -> Void)?
  ) {
    let presenter = presenterForContainment
    if let presented = presenter.modality.presented,
      case .dismissing = presented.ownPresentation.state
    {
      presented.ownPresentation.endTransition()
    }
    if let problem = presenter.obstacle(toPresenting: controller) {
      return Diagnostics.report(
        .layout,
        "\(type(of: self)) was to present \(type(of: controller)), but \(problem); nothing was changed."
      )
    }
    presenter.modality.presented = controller
    controller.modality.presenter = presenter
    controller.ownPresentation.present(animated: animated, completion: completion)
  }

  /// Why the controller cannot be presented by this one now.
  private func obstacle(toPresenting controller: UIViewController) -> String? {
    if let presented = modality.presented { return "presents \(type(of: presented)) already" }
    if controller.modality.presenter != nil { return "that one is presented already" }
    if controller.parent != nil || controller === self {
      return "that one is shown by \(type(of: controller.parent ?? self))"
    }
    if viewIfLoaded?.window == nil { return "its view is in no window" }
    return nil
  }

  func endPresenting(animated: Bool, completion: (() -> Void)?) {
    let around = Array(sequence(first: self, next: \.parent))
    let presenter = around.first { $0.modality.presented != nil } ?? presentingViewController
    guard let presented = presenter?.modality.presented else {
      completion?()
      return
    }
    presented.dismissPresentedAtOnce()
    presented.ownPresentation.dismiss(animated: animated, completion: completion)
  }

  /// Dismisses what this controller presents, and what that does, without animation.
  func dismissPresentedAtOnce() {
    guard let presented = modality.presented else { return }
    presented.dismissPresentedAtOnce()
    presented.ownPresentation.dismiss(animated: false, completion: nil)
    presented.ownPresentation.endTransition()
  }

  /// What shows this controller, and not one around it.
  var ownPresentation: UIPresentationController {
    if let controller = modality.controller { return controller }
    let controller =
      modality.style == .popover
      ? UIPopoverPresentationController(presentedViewController: self, presenting: nil)
      : UIPresentationController(presentedViewController: self, presenting: nil)
    modality.controller = controller
    return controller
  }

  func setPresentationStyle(_ style: UIModalPresentationStyle) {
    let isOther = (style == .popover) != (modality.style == .popover)
    modality.style = style
    if isOther, modality.presenter == nil { modality.controller = nil }
  }

  /// This controller, or the last of those that are presented one by the other from it on.
  var lastPresented: UIViewController {
    modality.presented?.lastPresented ?? self
  }
}
