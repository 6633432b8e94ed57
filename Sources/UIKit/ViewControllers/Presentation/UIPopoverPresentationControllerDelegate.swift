/// The delegate of a popover; every method is optional.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// The popover is about to be shown; its source can still be set.
  func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController
  )
}
