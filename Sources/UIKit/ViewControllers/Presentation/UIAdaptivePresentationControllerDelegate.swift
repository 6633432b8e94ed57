public import Foundation

/// The delegate of a presentation that the user can dismiss, by Escape or a press beside it; every method is optional.
@preconcurrency @MainActor
public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
  /// Asks for the style in place of a popover where the width is compact; `none` keeps the popover.
  func adaptivePresentationStyle(for controller: UIPresentationController)
    -> UIModalPresentationStyle
  /// Asks for the style in place of a popover where the width is compact, in the surroundings of the presenter.
  func adaptivePresentationStyle(
    for controller: UIPresentationController,
    traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle
  /// Asks whether the user may dismiss the presented controller.
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController)
    -> Bool
  /// It is about to be dismissed.
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  /// It was dismissed.
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
  /// The person has tried to dismiss it, and may not.
  func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  )
}

extension UIAdaptivePresentationControllerDelegate {
  /// `pageSheet`.
  public func adaptivePresentationStyle(for controller: UIPresentationController)
    -> UIModalPresentationStyle
  { OptionalCall.leftOut(by: self, answer: .pageSheet) }

  /// That of `adaptivePresentationStyle(for:)`.
  public func adaptivePresentationStyle(
    for controller: UIPresentationController,
    traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    if OptionalCall.isLeftOut(by: self) { return .none }
    return adaptivePresentationStyle(for: controller)
  }

  /// `true`.
  public func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool { OptionalCall.leftOut(by: self, answer: true) }
}
