public import Foundation

/// The delegate of a presentation that the user can dismiss, by Escape or a press beside it; every method is optional.
@preconcurrency @MainActor
public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
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
  /// `true`.
  public func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool { OptionalCall.leftOut(by: self, answer: true) }

  /// Does nothing.
  public func presentationControllerWillDismiss(
    _ presentationController: UIPresentationController
  ) { OptionalCall.leftOut(by: self) }

  /// Does nothing.
  public func presentationControllerDidDismiss(
    _ presentationController: UIPresentationController
  ) { OptionalCall.leftOut(by: self) }

  /// Does nothing.
  public func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) { OptionalCall.leftOut(by: self) }
}
